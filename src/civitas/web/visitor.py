"""Who asks: a browser with its key, language and theme; or a program with a seat's token."""

from dataclasses import dataclass
from http.cookies import CookieError, SimpleCookie
from typing import Any, cast
from urllib.parse import parse_qsl

from litestar import Request
from litestar.datastructures import Cookie

from civitas.web import tokens
from civitas.web.house import House
from civitas.web.problems import ForeignOrigin, Problem
from civitas.web.ui.layout import Theme
from civitas.web.words import Lang, Say, preferred, speaker

KEY_COOKIE = "civitas_key"
LANG_COOKIE = "lang"
THEME_COOKIE = "theme"
NAME_COOKIE = "civitas_name"
YEAR_S = 365 * 24 * 3600
MAX_FIELDS = 80

AnyRequest = Request[Any, Any, Any]


@dataclass(frozen=True)
class Visitor:
    """One browser."""

    lang: Lang
    theme: Theme | None
    key: str | None
    name: str
    secure: bool
    by_script: bool  # asks for a part of a page, not for a page

    @property
    def holder(self) -> str | None:
        return tokens.fingerprint(self.key) if self.key else None

    @property
    def say(self) -> Say:
        return speaker(self.lang)


def visitor_of(request: AnyRequest) -> Visitor:
    cookies = _cookies(request)
    lang, theme = cookies.get(LANG_COOKIE), cookies.get(THEME_COOKIE)
    key = cookies.get(KEY_COOKIE, "")
    return Visitor(
        lang=cast(Lang, lang) if lang in ("en", "pl") else preferred(request.headers.get("accept-language", "")),
        theme=cast(Theme, theme) if theme in ("light", "dark") else None,
        key=key if 20 <= len(key) <= 64 else None,
        name=cookies.get(NAME_COOKIE, "")[:40],
        secure=request.url.scheme == "https",
        by_script=request.headers.get("hx-request") == "true",
    )


def _cookies(request: AnyRequest) -> dict[str, str]:
    try:
        found = SimpleCookie(request.headers.get("cookie", ""))
    except CookieError:
        return {}
    return {name: morsel.value for name, morsel in found.items()}


def key_cookie(key: str, *, secure: bool) -> Cookie:
    """The browser's key: no script reads it, no other site's form sends it."""
    return Cookie(KEY_COOKIE, value=key, max_age=YEAR_S, path="/", httponly=True, samesite="lax", secure=secure)


def plain_cookie(name: str, value: str) -> Cookie:
    return Cookie(name, value=value, max_age=YEAR_S, path="/", httponly=name == NAME_COOKIE, samesite="lax")


def house_of(request: AnyRequest) -> House:
    return request.app.state.house


def refuse_foreign(request: AnyRequest) -> None:
    """A form counts only if it comes from our own pages: browsers say where a request comes from."""
    site = request.headers.get("sec-fetch-site")
    if site is not None:
        if site not in ("same-origin", "none"):
            raise ForeignOrigin
        return
    origin = request.headers.get("origin")
    if origin is not None and origin.partition("://")[2] != request.headers.get("host", ""):
        raise ForeignOrigin


async def form_of(request: AnyRequest) -> dict[str, str]:
    """The fields of one of our own forms."""
    refuse_foreign(request)
    try:
        text = (await request.body()).decode()
        return dict(parse_qsl(text, keep_blank_values=True, max_num_fields=MAX_FIELDS, strict_parsing=bool(text)))
    except ValueError:
        raise Problem("this is no form of ours") from None


def whole(form: dict[str, str], field: str) -> int:
    """A number of a form."""
    value = form.get(field, "")
    if not value.isascii() or not value.isdigit() or len(value) > 9:
        raise Problem(f"{field} has to be a whole number")
    return int(value)
