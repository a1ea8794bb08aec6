"""GS-D18, GS-15.4: what others can tell with closed hands."""

import civitas
from civitas.core.match import Match
from civitas.games.guns_and_steel.state import STOP
from tests.games.guns_and_steel.scenes import SLUG, asks, legal, own, scene, seen

NOTHING: dict[str, list[str]] = {}
TURN = (("end_phase", 0), ("offer_purchase", 0), ("lay_technology", 0), ("lay_resource", 0))


def test_a_card_laid_from_several_alike_is_known_to_its_owner_only() -> None:
    match = scene([NOTHING, NOTHING], hands="closed", steps=TURN)
    match.play("resource agriculture")
    for viewer in (1, None):
        shown = match.view(viewer)["position"]
        assert [shown["place"][0][name] for name in ("agriculture", "barter", "reinforcements")] == ["unsure"] * 3
        assert shown["laid"][0] == [0, 0]
        assert shown["shown"][0]["food"] == 1
    assert match.view(0)["position"]["laid"][0] != [0, 0]
    assert not any("Agriculture" in line for line in match.log(1))
    assert any("Agriculture" in line for line in match.log(0))


def test_a_card_that_is_the_only_one_of_its_kind_in_hand_is_known() -> None:
    match = scene([{"technology": ["mining"]}, NOTHING], hands="closed", steps=TURN)
    match.play("resource warrior")
    assert own(match, 0, "resource") == {"warrior"}


def test_turning_a_card_up_makes_it_known_and_can_settle_the_others() -> None:
    """Two Iron cards: when the laid one shows its technology, the other can only be in hand."""
    match = scene([{"resource": ["agriculture"]}, NOTHING], hands="closed", rows={"horse": ["philosophy"]}, steps=TURN)
    match.play("resource mining")
    assert own(match, 0, "unsure") == {"mining", "warrior"}
    match.play("technology barter")
    match.play("decline")
    match.play("buy philosophy")
    assert own(match, 0, "unsure") == set()
    assert "mining" in own(match, 0, "technology")
    assert "warrior" in own(match, 0, "hand")


def test_open_and_closed_games_go_the_same_way() -> None:
    """Nothing in the rules turns on it."""
    games = [civitas.new(SLUG, players=3, seed=8, hands=hands) for hands in ("open", "closed")]
    for step in range(120):
        for match in games:
            while match.legal_ids() == [STOP]:  # asked only to keep a secret
                match.play(STOP)
        answers = [match.legal_ids() for match in games]
        assert answers[0] == answers[1]
        for match in games:
            match.play(answers[0][step % len(answers[0])])
    assert seen(games[0], "shown") == seen(games[1], "shown")


def attacked_with_iron_in_doubt(laid: str) -> Match:
    """Seat 1 has laid one of its two Iron cards, nobody else knows which; seat 0 attacks."""
    others = {"technology": ["reinforcements", "agriculture", "barter"]}
    steps = (*TURN[:3], ("lay_resource", 1))
    match = scene([{"hand": ["swordsman"]}, others, NOTHING], hands="closed", steps=steps)
    for decision in (f"resource {laid}", "technology swordsman", "activate swordsman"):
        match.play(decision)
    return match


def test_being_asked_to_react_tells_nothing() -> None:
    """GS-D18: a Warrior could be turned up, Mining could not; whether somebody is asked must not depend on it."""
    for laid, answers in (("warrior", {"deplete warrior", "stop"}), ("mining", {"stop"})):
        match = attacked_with_iron_in_doubt(laid)
        assert (match.to_act, asks(match)) == (1, "react")
        assert legal(match) == answers


def test_who_visibly_has_no_answer_is_not_asked() -> None:
    """GS-15.2: only civil cards, as everybody can tell."""
    seats = [{"hand": ["swordsman"]}, {"technology": ["reinforcements", "warrior"]}, NOTHING]
    for hands in ("open", "closed"):
        match = scene(seats, hands=hands, steps=TURN[:3])
        match.play("technology swordsman")
        match.play("activate swordsman")
        assert match.to_act == 2


def test_being_asked_what_to_play_tells_nothing() -> None:
    """GS-D18, GS-14.5: with the Warrior in doubt the question is asked even if it lies on the table."""
    for laid, answers in (("warrior", {"stop"}), ("mining", {"technology warrior", "stop"})):
        seats = [{"hand": ["flanking"], "technology": ["swordsman"]}, NOTHING, NOTHING]
        match = scene(seats, hands="closed", steps=TURN)
        match.play(f"resource {laid}")
        match.play("technology flanking")
        match.play("activate flanking")
        assert (match.to_act, asks(match)) == (0, "play")
        assert legal(match) == answers
