"""Markup is made quickly here; it has to be the library's own, byte for byte, whatever it is made of."""

import json
import subprocess
import sys

import pytest

PIECES = """
from htpy import div, span, input, html, fragment, br, p
from markupsafe import Markup
class Html:
    def __html__(self): return "<i>x</i>"
    def __str__(self): return "<x>"
def many(): yield "a"; yield b
b = span["<b>"]
PIECES = [
    lambda: div, lambda: div[b], lambda: div("#a.b.c")["x"], lambda: div(".b", class_="d")["&"],
    lambda: div(class_=["a", None, "b", False, "", 0, "c"]), lambda: div(class_=["a", "x", "b"]),
    lambda: div(class_=["a"], x="b"), lambda: div(class_=[]), lambda: div(class_={"a": True, "b": False}),
    lambda: div(class_=["a", {"b": True}]), lambda: div(class_=("a", "b")), lambda: div(class_=None)["q"],
    lambda: div(data_n=1), lambda: div(data_n=True), lambda: div(data_n=0), lambda: div(data_n=False),
    lambda: div(data_n="1"), lambda: div(data_n=None), lambda: div(title="<&\\"'>"), lambda: div(title=Markup("&amp;")),
    lambda: div(title="&amp;"), lambda: div({"a": "1", "b": None}), lambda: div("#i", {"a": "1"}, b_c="2"),
    lambda: div(for_="f", hx_swap_oob="true"), lambda: div(data_x=Html()), lambda: input(type="text", disabled=True),
    lambda: br, lambda: html(lang="pl")["x"], lambda: fragment[b, "x"], lambda: div[1, None, True, False, "y"],
    lambda: div[[b, [b, ("t", Markup("<u>"))]]], lambda: div[(x for x in "abc")], lambda: div[many()],
    lambda: div[Html()], lambda: p["long " * 60], lambda: div[""], lambda: div[[]], lambda: span(".a")[b][b],
    lambda: div(title=7), lambda: div(**{"aria-label": "x", "@click": "y"}), lambda: div(id="i", class_="c d"),
]
WRONG = [lambda: div[b"bytes"], lambda: div(".a b"), lambda: div("a"), lambda: div(".a#b"), lambda: div(x=1.5),
         lambda: div[object()], lambda: div[{"a": 1}]]
def told(make):
    try: return str(make())
    except Exception as error: return type(error).__name__
"""
MAKE = "import json; print(json.dumps([told(make) for make in [*PIECES, *PIECES, *WRONG, *WRONG]]))"


def _markup(first: str) -> list[str]:
    done = subprocess.run([sys.executable, "-c", first + PIECES + MAKE], capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


@pytest.mark.filterwarnings("default")
def test_quick_markup_is_the_librarys_markup() -> None:
    """Twice over, so that what is remembered is compared too."""
    quick = _markup("from civitas.web.quick import make_htpy_quick; make_htpy_quick()\n")
    plain = _markup("")
    assert quick == plain
    assert len(set(plain)) > 30
