"""HI-7: the development matrix, its gifts, and the advisor deck."""

import pytest

from civitas.games.historia.tables import LEVELS, MATRIX
from tests.games.historia.scenarios import Table, cubes, hand, levels, noted, of, play, question, queue


def test_the_band_and_its_cells() -> None:
    """HI-7.1: t <= 2m + 1 and m <= 2t + 1, 158 cells."""
    cells = {(t, m) for t in range(1, LEVELS + 1) for m in range(1, LEVELS + 1) if MATRIX[t, m]}
    assert cells == {(t, m) for t in range(1, 17) for m in range(1, 17) if t <= 2 * m + 1 and m <= 2 * t + 1}
    assert len(cells) == 158


@pytest.mark.parametrize("tech", [3, 6, 9, 11, 14])
def test_cubes_and_cards_of_technology_levels(tech: int) -> None:
    """HI-7.5: the gift of the content is taken at once, in full or as far as possible."""
    from civitas.games.historia.tables import CONTENT

    gives = dict(next(one["gives"] for one in CONTENT["technology"] if one["level"] == tech))
    table = Table(2).levels(0, tech - 1, tech // 2 + 1).cubes(0, 1, 1).queue(0, "raid", "trade")
    match = table.reveal(0, "technology").resolving()
    if question(match) == ("side", 0):
        play(match, "basic")
    assert levels(match, 0)[0] == tech
    assert cubes(match, 0)[0] == min(2, gives.get("cube", 0))
    assert queue(match, 0) == ["raid", "trade", "technology"][gives.get("card_old", 0) :]


def test_losing_a_level_keeps_what_it_brought() -> None:
    """HI-7.8: an event takes a military level and neither card nor cube; it never leads off the band."""
    table = Table(2, events="on").event("fall_of_roman_empire").levels(0, 5, 4).queue(0, "raid", "trade", "art")
    match = table.cubes(0, 2, 1).reveal(0, "revolution").resolving()
    assert levels(match, 0) == (5, 3) and cubes(match, 0)[:2] == (2, 1)
    table = Table(2, events="on").event("fall_of_roman_empire").levels(0, 5, 2).queue(0, "raid", "trade", "art")
    assert levels(table.reveal(0, "revolution").resolving(), 0) == (5, 2), "military 1 is off the band there"


def test_a_level_that_is_gained_again_gives_again_but_no_second_card() -> None:
    """HI-7.8."""
    table = Table(2).levels(0, 2, 2).cubes(0, 1, 2)
    match = table.reveal(0, "military").resolving()
    assert levels(match, 0) == (2, 3) and cubes(match, 0)[:2] == (1, 2)
    match = Table(2).levels(0, 2, 1).levels(0, 1, 1).cubes(0, 1, 0).reveal(0, "technology").resolving()
    assert levels(match, 0) == (2, 1) and "war" in hand(match, 0) and not noted(match, "gets_card")


def test_an_empty_deck_gives_no_advisor() -> None:
    """HI-7.7."""
    table = Table(2).levels(0, 3, 2).cubes(0, 1, 0)
    table.plain["advisor_hand"][0] = [f"advisor_{n}" for n in range(1, 6)]
    table.plain["advisor_deck"][0] = [None] * 5
    match = table.reveal(0, "technology").resolving()
    assert levels(match, 0) == (4, 2) and noted(match, "deck_empty")


def test_a_deck_of_used_advisors_is_turned_at_once() -> None:
    """HI-7.7, D-43: the last face-down advisor is drawn and the used ones lie face down again."""
    table = Table(2).levels(0, 3, 2).cubes(0, 1, 0)
    table.plain["advisor_hand"][0] = ["advisor_1", None, None, None, None]
    table.plain["advisor_deck"][0] = ["advisor_2", None, None, None, None]
    table.plain["advisor_used"][0] = ["advisor_3", "advisor_4", "advisor_5", None, None]
    match = table.reveal(0, "technology").resolving()
    assert sum(one is not None for one in of(match, 0, "advisor_hand")) == 2
    assert sum(one is not None for one in of(match, 0, "advisor_deck")) == 3
    assert not any(of(match, 0, "advisor_used"))
