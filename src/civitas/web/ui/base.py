"""What all pieces share: where static files lie, icons, and the way pure markup is kept."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Final, ParamSpec

from htpy import Node, Renderable, span, svg, use
from markupsafe import Markup

from civitas.web.ui.icons import SHEET_OF

P = ParamSpec("P")

STATIC: Final = "/static"
"""The address that static files are served under."""

DECISION_FORM: Final = "decide"
"""The id of the one form that every choice on the page belongs to, wherever it stands."""


def keep(piece: Callable[P, Renderable]) -> Callable[P, Markup]:
    """Renders a pure piece once per set of arguments: a card in a language never changes, drawing it again would."""

    @functools.lru_cache(maxsize=4096)
    def rendered(*args: P.args, **kwargs: P.kwargs) -> Markup:
        return Markup(str(piece(*args, **kwargs)))

    return functools.wraps(piece)(rendered)  # type: ignore[return-value]


@keep
def icon(name: str, label: str | None = None, *, size: str = "") -> Renderable:
    """The picture that stands for one meaning; `label` is its word, `None` when the word stands beside it.

    `size` is "", "s", "l" or "xl".
    """
    sheet = SHEET_OF[name]
    naming = {"role": "img", "aria-label": label, "data-tip": label} if label else {"aria-hidden": "true"}
    picture = svg(class_=["icon", size and f"icon-{size}"], viewBox="0 0 512 512", **naming)
    return picture[use(href=f"{STATIC}/vendor/icons-{sheet}.svg#{name}")]


def unseen(text: Node) -> Renderable:
    """Text for the ear only."""
    return span(".unseen")[text]
