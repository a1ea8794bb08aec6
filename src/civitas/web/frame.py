"""The frame of every page: head, tools, language and theme."""

import hashlib
from functools import cache
from pathlib import Path
from urllib.parse import quote

from htpy import Node, Renderable

from civitas.web import ui
from civitas.web.visitor import Visitor

STATIC_FOLDER = Path(__file__).parent / "static"
OWN_FILES = Path(__file__).parent / "pages" / "static"


@cache
def version() -> str:
    """Changes with the files that browsers keep."""
    total = hashlib.sha256()
    for folder in (STATIC_FOLDER, OWN_FILES):
        for path in sorted(folder.rglob("*")):
            if path.is_file() and path.suffix in (".css", ".js", ".svg"):
                total.update(path.read_bytes())
    return total.hexdigest()[:10]


def framed(
    visitor: Visitor,
    title: str,
    content: Node,
    *,
    here: str,
    heading: str = "",
    subtitle: Node = None,
    middle: Node = None,
    tools: Node = None,
    game: str | None = None,
    notice: str = "",
    styles: tuple[str, ...] = (),
    scripts: tuple[str, ...] = (),
) -> Renderable:
    """A whole page; `here` is its own address, to come back to after a change of language."""
    say = visitor.say
    head = ui.masthead(
        heading or title,
        home_label=say("home"),
        subtitle=subtitle,
        middle=middle,
        tools=[tools, house_tools(visitor, here)],
        tools_label=say("tools"),
    )
    return ui.page(
        visitor.lang,
        f"{title} · Civitas" if title != "Civitas" else title,
        content,
        skip_label=say("skip"),
        game=game,
        theme=visitor.theme,
        notice=notice,
        top=head,
        styles=("frame.css", *styles),
        scripts=scripts,
        version=version(),
    )


def house_tools(visitor: Visitor, here: str) -> Node:
    """What stands at the right of every head."""
    say = visitor.say
    other = "pl" if visitor.lang == "en" else "en"
    return [
        ui.tool_button("theme", say("theme"), toggles_theme=True),
        ui.tool_button(
            "language", say("other-language"), href=f"/language/{other}?back={quote(here, safe='')}", word=True
        ),
    ]
