"""How far a nation is with a wonder's condition, counted from what lies open."""

from civitas.games.guns_and_steel.table import words
from civitas.games.guns_and_steel.table.facts import Facts, Nation
from civitas.games.guns_and_steel.tables import RESOURCES


def progress(facts: Facts, wonder: int) -> tuple[tuple[int, int], ...]:
    """For every part of the condition what the viewer has and needs; nothing for a spectator."""
    mine = facts.mine
    if mine is None or facts.seen.view["over"]:
        return ()
    return tuple((_have(facts, mine, name, counted), n) for name, n, counted in words.needs_of(wonder))


def _have(facts: Facts, mine: Nation, name: str, counted: tuple[str, ...]) -> int:
    if name == "res_count":
        return sum(n for resource, n in zip(RESOURCES, mine.shown, strict=True) if resource in counted)
    if name == "res_distinct":
        return sum(n > 0 for n in mine.shown)
    if name == "tech_count":
        return sum(words.type_of(card) in counted for card in mine.technologies)
    if name == "strength":
        return mine.strength
    if name == "hand_count":
        return mine.hand_size
    if name == "track_vp":
        return mine.track
    own_turn = facts.active == mine.seat
    return facts.position["taken_back_vp" if name == "pickup_vp" else "taken_back"] if own_turn else 0
