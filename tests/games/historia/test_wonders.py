"""HI-9: wonders, their windows and costs."""

from civitas.games.historia.tables import CONTENT
from tests.games.historia.scenarios import Table, answers, cubes, noted, of, play, question, refusal, wonders

WONDERS = CONTENT["wonder"]


def wonder(**wanted: object) -> str:
    """A wonder with these properties; `word` stands in its effect, `cost` in its cost."""
    for one in WONDERS:
        if "word" in wanted and wanted["word"] not in [word for word, _ in one["effect"]]:
            continue
        if "cost" in wanted and wanted["cost"] not in [word for word, _ in one["cost"]]:
            continue
        plain = {key: value for key, value in wanted.items() if key not in ("word", "cost")}
        if all(one[key] == value for key, value in plain.items()):
            return one["id"]
    raise AssertionError(f"no wonder has {wanted}")


def test_a_trigger_opens_after_its_action_only() -> None:
    """HI-9.4: not before the first card, not after another action."""
    name = wonder(trigger="raid", majority="none")
    match = Table(2).owns(0, name).reveal(0, "raid").resolving()
    assert question(match) == ("window", 0) and set(answers(match)) == {f"activate {name}", "stop"}
    match = Table(2).owns(0, name).cubes(0, 0, 0).reveal(0, "art").resolving()
    assert not noted(match, "activates") and question(match) == ("select", 0)


def test_any_wonder_may_be_turned_before_the_first_card() -> None:
    """HI-6.3, HI-9.4."""
    name = wonder(trigger="any", majority="military")
    match = Table(2).owns(0, name).levels(0, 2, 5).levels(1, 2, 2).cubes(0, 0, 0).reveal(0, "art").resolving()
    assert question(match) == ("window", 0) and not noted(match, "plays_action")


def test_a_turned_wonder_rests_until_the_turn_ends() -> None:
    """HI-9.2, HI-10.6."""
    name = wonder(trigger="raid", majority="none")
    match = Table(2).owns(0, name, turned=(name,)).reveal(0, "raid").resolving()
    assert question(match) == ("select", 0)
    assert Table(2).owns(0, name, turned=(name,)).icons().position()["wonder_state"][name] == "ready"


def test_a_new_wonder_waits_for_the_next_card() -> None:
    """HI-9.3: not in the window of the card that brought it."""
    name = wonder(trigger="art", majority="none", era=1)
    table = Table(2).levels(0, 5, 3).row(name).cubes(0, 2, 0).reveal(0, "art")
    match = table.resolving()
    assert wonders(match, 0) == {name} and question(match) == ("select", 0)
    assert match.position()["wonder_state"][name] == "ready"


def test_a_tie_is_no_majority() -> None:
    """HI-9.5."""
    name = wonder(trigger="any", majority="technology")
    match = Table(2).owns(0, name).levels(0, 4, 3).levels(1, 4, 2).cubes(0, 0, 0).reveal(0, "trade").resolving()
    assert question(match) == ("select", 0)


def test_wonders_are_destroyed_for_others_never_for_themselves() -> None:
    """HI-9.6, D-50."""
    name = wonder(cost="wonder_destroy", majority="none")
    trigger = next(one["trigger"] for one in WONDERS if one["id"] == name)
    card = "raid" if trigger == "any" else trigger
    alone = Table(2).owns(0, name).cubes(0, 0, 0).queue(0, "trade", "exploit", "art").reveal(0, card).resolving()
    assert not any("activate" in answer for answer in answers(alone))
    table = Table(2).owns(0, name, "giza", turned=("giza",)).cubes(0, 0, 0).queue(0, "trade", "exploit", "art")
    match = table.reveal(0, card).resolving()
    while question(match) != ("window", 0):
        match.play(match.legal()[0])
    play(match, f"activate {name}")
    assert wonders(match, 0) == {name} and match.position()["wonder_at"]["giza"] == "gone"


def test_a_destroyed_cube_goes_back_to_the_reserve() -> None:
    """HI-9.6, D-14: from the supply or the used pool, as the owner chooses."""
    name = wonder(cost="cube_destroy", majority="none")
    trigger = next(one["trigger"] for one in WONDERS if one["id"] == name)
    card = "raid" if trigger == "any" else trigger
    match = Table(2).owns(0, name).cubes(0, 1, 1).queue(0, "trade", "exploit", "art").reveal(0, card).resolving()
    while question(match) != ("window", 0):
        match.play(match.legal()[0])
    before = of(match, 0, "reserve")
    play(match, f"activate {name}")
    assert question(match) == ("destroy_cube", 0)
    play(match, "destroy used")
    assert of(match, 0, "reserve") == before + 1


def test_a_reviving_wonder_revives_no_reviving_one() -> None:
    """HI-9.2, D-26: otherwise a window would never end."""
    reviving = [one["id"] for one in WONDERS if any(word == "wonder_ready" for word, _ in one["effect"])]
    name = reviving[0]
    trigger = next(one["trigger"] for one in WONDERS if one["id"] == name)
    card = "raid" if trigger == "any" else trigger
    table = (
        Table(2)
        .levels(0, 12, 8)
        .owns(0, name, "giza", "luxor", *reviving[1:2], turned=("giza", "luxor", *reviving[1:2]))
    )
    match = table.cubes(0, 4, 0).queue(0, "trade", "exploit", "art").reveal(0, card).resolving()
    while question(match) != ("window", 0):
        match.play(match.legal()[0])
    play(match, f"activate {name}")
    assert set(answers(match)) == {"ready giza", "ready luxor"}
    for other in reviving[1:2]:
        assert refusal(match, f"ready {other}") == "HI-9.2"


def test_an_advisor_with_an_action_opens_its_window() -> None:
    """HI-9.4: an advisor who carries out a complete action counts as that action."""
    advisor = next(one for one in CONTENT["advisor"] if one["action"] != "none" and not one["cost"])
    name = next(
        (
            one["id"]
            for one in WONDERS
            if one["trigger"] == advisor["action"] and one["majority"] == "none" and not one["cost"]
        ),
        None,
    )
    assert name is not None, advisor
    match = Table(2).owns(0, name).cubes(0, 4, 2).reveal(0, advisor["id"]).resolving()
    while question(match) != ("window", 0):
        match.play(match.legal()[0])
    assert f"activate {name}" in answers(match)
    assert cubes(match, 0)[2] >= 1
