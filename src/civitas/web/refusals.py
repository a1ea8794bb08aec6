"""Every error becomes an answer that says what was wrong: a page for people, JSON for programs."""

import logging
from typing import Any

from htpy import div
from litestar import Response
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap

from civitas.core.errors import CivitasError, IllegalDecision, UnknownDecision
from civitas.web import ui
from civitas.web.frame import framed
from civitas.web.problems import Problem
from civitas.web.routes.answers import page
from civitas.web.routes.shapes import Refusal
from civitas.web.visitor import AnyRequest, house_of, visitor_of
from civitas.web.words import TEXTS

log = logging.getLogger("civitas.web")


def _status(error: CivitasError) -> int:
    if isinstance(error, Problem):
        return error.status
    return 422 if isinstance(error, IllegalDecision | UnknownDecision) else 400


def _code(error: CivitasError) -> str:
    if isinstance(error, Problem):
        return error.code
    return "illegal" if isinstance(error, IllegalDecision) else "bad-request"


def civitas_error(request: AnyRequest, error: CivitasError) -> Response[Any]:
    house_of(request).metrics.count("civitas_refusals_total", reason=_code(error))
    rule = error.rule or None if isinstance(error, IllegalDecision) else None
    now: Any = error.values.get("now") if isinstance(error, Problem) else None
    return _answer(request, _status(error), Refusal(_code(error), str(error)[:500], rule, now))


def http_error(request: AnyRequest, error: HTTPException) -> Response[Any]:
    codes = {404: "no-page", 405: "no-page", 413: "too-large"}
    details = f": {error.extra}" if error.extra else ""
    refusal = Refusal(codes.get(error.status_code, "bad-request"), f"{error.detail}{details}"[:500])
    return _answer(request, error.status_code, refusal)


def unexpected(request: AnyRequest, error: Exception) -> Response[Any]:
    table = request.path_params.get("table_id")
    log.error("a request failed", exc_info=error, extra={"path": request.url.path, "table": table})
    return _answer(request, 500, Refusal("our-fault", "something went wrong here; it was written down"))


def _answer(request: AnyRequest, status: int, refusal: Refusal) -> Response[Any]:
    if request.url.path.startswith("/api/"):
        return Response(refusal, status_code=status, media_type="application/json")
    visitor = visitor_of(request)
    say = visitor.say
    words = f"problem-{refusal.code}" if TEXTS.has(visitor.lang, f"problem-{refusal.code}") else "problem-bad-request"
    home = ui.button_link(say("home"), "/", picture="seats", primary=True)
    content = div("#table")[
        div(".panel.problem")[ui.notice(say("problem"), say(words), picture="warning", kind="bad", actions=home)]
    ]
    if visitor.by_script:
        return Response(str(content), status_code=status, media_type="text/html; charset=utf-8")
    return page(
        framed(visitor, say("problem"), content, here="/", heading="Civitas", subtitle=say("motto")), status=status
    )


HANDLERS: ExceptionHandlersMap = {CivitasError: civitas_error, HTTPException: http_error, Exception: unexpected}
