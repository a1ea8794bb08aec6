"""Several decisions in one answer, such as all resources of a payment: tried as a whole, then taken in their order."""

from collections.abc import Mapping, Sequence

from civitas.core.match import Match
from civitas.web.house import House, decide
from civitas.web.problems import Problem
from civitas.web.rooms import Room

PREFIX = "n:"
MOST_AT_ONCE = 60


def decisions_of(form: Mapping[str, str]) -> list[str]:
    """The decisions that a form asks for, one after another."""
    found: list[str] = []
    for field, value in form.items():
        if not field.startswith(PREFIX):
            continue
        if not (value.isascii() and value.isdigit()) or len(value) > 2:
            raise Problem(f"{field} has to be a small whole number")
        found += [field.removeprefix(PREFIX)[:80]] * int(value)
    if len(found) > MOST_AT_ONCE:
        raise Problem("that is more than any question asks for")
    return found


def planned(match: Match, decisions: Sequence[str], then: str = "") -> list[str]:
    """The decisions that will really be taken: as long as the same question stands. An illegal one is refused here."""
    trial, question, seat = match.copy(), match.asks, match.to_act
    assert question is not None
    done: list[str] = []

    def stands() -> bool:
        return trial.to_act == seat and trial.asks is not None and trial.asks.name == question.name

    for decision in decisions:
        if not stands():
            break
        trial.play(decision)
        done.append(decision)
    if then and stands() and trial.check(then) is None:
        done.append(then)
    return done


async def decide_several(
    house: House, room: Room, seat: int, form: Mapping[str, str], stamp: int, stream: str = ""
) -> None:
    """All or nothing, as far as the rules are concerned: nothing is written before every part was tried.

    The page that asked, known by the name of its stream, is not shown the states in between.
    """
    plan = planned(room.match, decisions_of(form), form.get("then", "")[:80])
    for number, decision in enumerate(plan):
        await decide(house, room, seat, decision, stamp + number)
        house.notices.seen(stream, room.tag)
