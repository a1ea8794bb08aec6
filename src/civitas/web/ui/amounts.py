"""One small step for several decisions of one kind: how much of each is paid, taken or sent."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from htpy import Node, Renderable, button, div, fieldset, input, label, legend, output, span

from civitas.web.ui.base import icon, unseen

SEVERAL_FORM: Final = "several"
"""The id of the form that takes several decisions at once."""


class Amount(NamedTuple):
    """How often one decision may be taken: what it concerns, how often at most, and what is proposed."""

    decision: str
    label: str
    picture: str
    most: int
    start: int = 0
    worth: int = 0


def amounts(
    heading: str,
    rows: Sequence[Amount],
    *,
    least: int,
    most: int,
    submit: Node,
    why: str,
    fewer: str,
    more: str,
    key: str,
    kinds: int = 0,
    worth_label: str = "",
    then: str | None = None,
) -> Renderable:
    """Numbers with a minus and a plus; they are given together when they add up to `least` to `most`.

    With `kinds`, of exactly so many kinds. `then` is a decision that follows if it is still legal. `why` tells what
    is missing. `key` has to change with the question, so that no number of an earlier one stays.
    """
    together = sum(row.start for row in rows)
    rule = {"data-least": str(least), "data-most": str(most), "data-kinds": str(kinds) if kinds else None}
    return fieldset(".amounts", id=f"amounts-{key}", data_amounts=True, **rule)[
        legend(".unseen")[heading],
        [_row(row, key, fewer, more) for row in rows],
        output(".amounts-sum", data_tip=heading)[
            span(".n", data_sum=True)[str(together)], span(".limit")[f"/{most}"],
            worth_label and [unseen(f" {worth_label} "), span(".amounts-worth")[
                icon("victory_points"), span(".n", data_worth_sum=True)[str(sum(row.start * row.worth for row in rows))]
            ]],
        ],
        then and input(type="hidden", name="then", value=then, form=SEVERAL_FORM),
        button(".choice.primary.can-choose", type="submit", form=SEVERAL_FORM, data_why=why)[
            icon("confirm"), span[submit]
        ],
    ]  # fmt: skip


def _row(row: Amount, key: str, fewer: str, more: str) -> Renderable:
    id = f"n-{key}-{row.decision.replace(' ', '-')}"
    worth = {"data-worth": str(row.worth)} if row.worth else {}
    return div(".amount", data_tip=row.label)[
        label(for_=id)[icon(row.picture), unseen(row.label)],
        _step(f"{row.label}: {fewer}", "\u2212", id, -1),
        input(
            id=id, type="number", name=f"n:{row.decision}", form=SEVERAL_FORM, value=str(row.start), min="0",
            max=str(row.most), inputmode="numeric", autocomplete="off", **worth,
        ),
        _step(f"{row.label}: {more}", "+", id, 1),
    ]  # fmt: skip


def _step(name: str, sign: str, owner: str, by: int) -> Renderable:
    """A button for the hand; the keyboard has the number itself with its arrow keys."""
    return button(".amount-step", type="button", tabindex="-1", aria_label=name, data_step=str(by), data_of=owner)[sign]
