"""Pieces of a table that stand on what a viewer sees: made of `civitas.web.ui` and the frame's own words."""

from collections.abc import Sequence

from htpy import Node, Renderable

from civitas.web import ui
from civitas.web.table_contract import Seen
from civitas.web.words import say


def several(
    seen: Seen,
    rows: Sequence[ui.Amount],
    *,
    least: int,
    most: int,
    submit: Node,
    kinds: int = 0,
    worth_label: str = "",
    then: str | None = None,
) -> Renderable:
    """The answer to a question that comes once for every unit, given in one small step.

    The rows stand in the order in which the rules want the units.
    """
    rule = "amounts-kinds" if kinds else "amounts-exactly" if least == most else "amounts-between"
    return ui.amounts(
        seen.question, rows, least=least, most=most, kinds=kinds, submit=submit, worth_label=worth_label, then=then,
        why=say(seen.lang, rule, least=least, most=most, kinds=kinds),
        fewer=say(seen.lang, "one-less"), more=say(seen.lang, "one-more"), key=str(seen.view["decisions"]),
    )  # fmt: skip
