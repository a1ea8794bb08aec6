"""The log tells what happened, in both languages: who, what and how much."""

import pytest

from civitas.core.match import Match
from civitas.core.telling import Tale
from tests.games.stone_age.scenarios import Table, play

langs = pytest.mark.parametrize("lang", ["en", "pl"])


def sentence(match: Match, event: str, lang: str) -> str:
    """The only sentence about an event, checked to name the one it happened to."""
    tale = Tale(match.game, lang)
    (note,) = [note for note in match.notes if match.game.events[note.event].name == event]
    text = tale.note(note)
    assert text in match.log(None, lang)
    assert tale.who(note.seat) in text
    return text


def component(match: Match, kind: str, design: str, lang: str) -> str:
    pool = match.game.layout.pools[kind]
    return match.game.content.name_of(kind, pool.names.index(design), lang)


@langs
def test_a_placement_tells_who_places_how_many(lang: str) -> None:
    match = play(Table().placing(2), "place river 4")
    assert "4" in sentence(match, "places", lang)


@langs
def test_a_roll_tells_its_dice_their_total_and_the_yield(lang: str) -> None:
    match = Table().stand(0, forest=3).rolls(2, 6, 5).acting(0)
    rolled = sentence(match, "rolls", lang)
    assert "2 + 6 + 5" in rolled and "13" in rolled
    assert "4" in sentence(match, "gains", lang)


@langs
def test_a_tool_tells_its_value_and_the_new_total(lang: str) -> None:
    table = Table().has(0, tools=(4, 3, 3), used=(False, True, True)).stand(0, forest=2).rolls(6, 5)
    match = play(table.acting(0), "tool 1")
    told = sentence(match, "adds_tool", lang)
    assert "4" in told and "15" in told


@langs
def test_a_purchase_tells_the_price_the_card_and_its_space(lang: str) -> None:
    table = Table().card_on(3, "green_pottery_food7").has(0, stone=3).stand(0, card_3=1)
    match = play(table.acting(0), "buy")
    bought = sentence(match, "buys_card", lang)
    assert component(match, "card", "green_pottery_food7", lang) in bought and "3" in bought
    assert "3" in sentence(match, "pays", lang)
    assert "7" in sentence(match, "gains", lang)


@langs
def test_a_building_tells_its_name_and_points(lang: str) -> None:
    table = Table().tile_on(1, "choice_5_of_1").has(0, gold=5).stand(0, building_1=1)
    match = play(table.acting(0), "buy")
    told = sentence(match, "buys_building", lang)
    assert component(match, "tile", "choice_5_of_1", lang) in told and "30" in told


@langs
def test_a_draft_tells_all_dice_and_every_pick(lang: str) -> None:
    table = Table(2).card_on(1, "green_time_dice").has(0, wood=1).stand(0, card_1=1).rolls(6, 3)
    match = play(table.acting(0), "buy", "draft 6")
    assert "6 + 3" in sentence(match, "rolls_draft", lang)
    tale = Tale(match.game, lang)
    picks = [tale.note(note) for note in match.notes if match.game.events[note.event].name == "drafts"]
    assert len(picks) == len(set(picks)) == 2
    assert all(pick in match.log(None, lang) and tale.who(seat) in pick for seat, pick in enumerate(picks))


@langs
def test_hunger_tells_the_shortage_and_the_points_lost(lang: str) -> None:
    match = Table(2).has(0, food=2).feeding()
    assert "3" in sentence(match, "lacks_food", lang)
    assert "10" in sentence(match, "starves", lang)


def test_the_languages_differ() -> None:
    match = play(Table().stand(0, hunt=2, field=1).acting(0), "resolve hunt")
    assert not set(match.log(None, "en")) & set(match.log(None, "pl"))
