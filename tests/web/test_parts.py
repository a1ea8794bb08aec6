"""A decision that is put together from parts: cards that are ticked and played at one go."""

from civitas.core.game import find_game
from civitas.web.routes.table import decision_of


def test_ticked_parts_follow_the_decision_in_the_order_of_the_page() -> None:
    form = {"stamp": "7", "decision": "select", "part:military": "1", "part:raid": "1"}
    assert decision_of(form) == "select military raid"
    find_game("historia").actions.parse(decision_of(form))


def test_a_plain_decision_stays_as_it_is() -> None:
    assert decision_of({"stamp": "7", "decision": "place forest 3"}) == "place forest 3"
