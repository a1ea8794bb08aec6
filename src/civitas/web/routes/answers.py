"""Ways to answer."""

from typing import Any

from htpy import Renderable
from litestar import Response
from litestar.datastructures import Cookie
from litestar.enums import MediaType

HTML = "text/html; charset=utf-8"


def page(content: Renderable, *, status: int = 200, cookies: list[Cookie] | None = None) -> Response[bytes]:
    """A whole page; never kept by anybody, because it depends on who asks."""
    body = "".join(content.iter_chunks()).encode()
    return Response(body, status_code=status, media_type=HTML, cookies=cookies, headers={"cache-control": "no-store"})


def part(text: str, *, status: int = 200) -> Response[bytes]:
    """A part of a page."""
    return Response(text.encode(), status_code=status, media_type=HTML, headers={"cache-control": "no-store"})


def go_to(address: str, *cookies: Cookie) -> Response[None]:
    """After a form: look at the result, and reloading does not send the form again."""
    return Response(None, status_code=303, headers={"location": address}, cookies=list(cookies))


def text(content: str, media_type: str = MediaType.TEXT, **headers: Any) -> Response[bytes]:
    return Response(content.encode(), media_type=media_type, headers=headers)
