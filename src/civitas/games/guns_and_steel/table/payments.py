"""Whole payments, the one that costs the board least first: a price is asked for one contribution at a time."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from civitas.games.guns_and_steel.shortlist import LOSS, LOSS_OF_TEMPORARY, OFFERED
from civitas.games.guns_and_steel.table import words
from civitas.games.guns_and_steel.table.facts import Facts, Nation
from civitas.games.guns_and_steel.tables import CARDS, EARTH, PLAIN, RESOURCES, SPACE

UNIT_NAMES = (*RESOURCES[:PLAIN], "any")


@dataclass(frozen=True)
class Payment:
    """Everything that one way to pay takes."""

    cards: tuple[int, ...]
    spent: tuple[tuple[str, int], ...]  # resources of this turn
    loss: int

    @property
    def decisions(self) -> str:
        """All its contributions as one chain of decisions."""
        spends = [f"spend {name}" for name, n in self.spent for _ in range(n)]
        return "; ".join(spends + [f"deplete {CARDS.names[card]}" for card in self.cards])


def offers(facts: Facts) -> list[Payment]:
    """The best few whole payments for what the viewer is asked to pay."""
    payer = facts.deciding
    if payer is None or facts.question not in ("pay_purchase", "pay_cost", "lose"):
        return []
    position = facts.position
    due = tuple(position["due"][name] for name in UNIT_NAMES)
    entered = tuple(position["entered"][name] for name in RESOURCES)
    uses_temporary = facts.question != "lose"
    held = facts.temporary if uses_temporary else (0,) * len(RESOURCES)
    payable = [position["payable"] >> i & 1 for i in range(len(RESOURCES))]
    room = [may * (payer.shown[i] + held[i]) for i, may in enumerate(payable)]
    found = [
        _payment(payer, counts, held)
        for counts in _minimal(due, entered, room, exchanges=facts.question == "pay_purchase")
    ]
    return sorted(found, key=lambda one: (one.loss, len(one.cards)))[:OFFERED]


def _minimal(
    due: Sequence[int], entered: Sequence[int], room: Sequence[int], *, exchanges: bool
) -> Iterator[tuple[int, ...]]:
    """GS-13.4: the counts, type by type, that cover together with what is entered, and of which none is superfluous."""
    for counts in _counts(room, sum(due) * 3):
        total = [a + b for a, b in zip(counts, entered, strict=True)]
        if not covers(due, total, exchanges=exchanges):
            continue
        less = ([*total[:i], n - 1, *total[i + 1 :]] for i, n in enumerate(total) if n)
        if not any(covers(due, one, exchanges=exchanges) for one in less):
            yield counts


def _counts(room: Sequence[int], most: int) -> Iterator[tuple[int, ...]]:
    """All ways to take some of each type, at most so many in all."""
    if not room:
        yield ()
        return
    for n in range(min(room[0], most) + 1):
        for rest in _counts(room[1:], most - n):
            yield (n, *rest)


def covers(due: Sequence[int], paid: Sequence[int], *, exchanges: bool) -> bool:
    """GS-13.2: the same count as the rules make, for the eye before the click."""
    wild = paid[EARTH] + 2 * paid[SPACE]
    spare = missing = pairs = below = 0
    for kind in range(PLAIN):
        lack = due[kind] - paid[kind]
        if lack > 0:
            missing += lack
            pairs += min(lack, below // 2)
        below = max(-lack, 0)
        spare += below
    by_wild = min(wild, missing)
    rest, missing = spare + wild - by_wild - due[PLAIN], missing - by_wild
    if not exchanges:
        return missing == 0 and rest >= 0
    by_pair = min(pairs, missing)
    return rest - 2 * by_pair - 3 * (missing - by_pair) >= 0


def _payment(payer: Nation, counts: Sequence[int], held: Sequence[int]) -> Payment:
    """Resources of this turn go first; of equal cards the one whose technology guards its owner best."""
    cards: list[int] = []
    spent: list[tuple[str, int]] = []
    loss = 0
    for i, n in enumerate(counts):
        this_turn = min(n, held[i])
        if this_turn:
            spent.append((RESOURCES[i], this_turn))
        own = [card for card in payer.resources if words.resource_of(card) == RESOURCES[i]]
        cards += sorted(own, key=lambda card: (-words.strength_of(card), words.points_of(card)))[: n - this_turn]
        loss += int(LOSS[i]) * (n - this_turn) + LOSS_OF_TEMPORARY * this_turn
    return Payment(tuple(cards), tuple(spent), loss)
