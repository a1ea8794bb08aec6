"""Requests that nobody foresaw: made from the API's own description, none may break the server or its promises."""

from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.generation import GenerationMode

from tests.web.serving import HOST, bearer, browser, open_api_table, serving

EACH = 40  # requests an operation; the stream of events, which does not end, is left to tests of its own


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE], ids=["good", "bad"])
async def test_no_request_breaks_the_server(tmp_path: Path, mode: GenerationMode) -> None:
    """No 500, no undeclared status, every answer shaped as described: with real tables' ids and tokens mixed in."""
    async with serving(tmp_path, bots=False) as app, browser(app) as client:
        tables = [await open_api_table(client) for _ in range(2)]
        document = (await client.get("/api/openapi.json")).json()
        schema = schemathesis.openapi.from_dict(document)
        asked = 0
        for operation in schema.get_all_operations():
            if operation.ok().path.endswith("/events"):
                continue
            for number, case in enumerate(_cases(operation.ok(), mode)):
                answer = await _ask(client, case, tables, number)
                asked += 1
                assert answer.status_code < 500, f"{case.method} {case.path} {case.body}: {answer.text}"
                _as_described(document, case, answer)
        assert asked > 5 * EACH


def _cases(operation: Any, mode: GenerationMode) -> list[Any]:
    """What Schemathesis thinks of for an operation."""
    found: list[Any] = []

    @settings(
        max_examples=EACH, database=None, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
    )
    @schemathesis_given(operation, mode)
    def collect(case: Any) -> None:
        found.append(case)

    try:
        collect()
    except Exception as error:  # nothing can be wrong about an address without parameters
        if "Unsatisfiable" not in type(error).__name__ and "Unsatisfied" not in type(error).__name__:
            raise
    return found


def schemathesis_given(operation: Any, mode: GenerationMode) -> Any:
    from hypothesis import given

    return given(operation.as_strategy(generation_mode=mode))


async def _ask(client: httpx.AsyncClient, case: Any, tables: list[dict[str, Any]], number: int) -> httpx.Response:
    kwargs = case.as_transport_kwargs(base_url=HOST)
    url, headers = str(kwargs.pop("url")), {**dict(kwargs.pop("headers", {}) or {})}
    table = tables[number % 2]
    if number % 3 and case.path_parameters:
        # Most made-up ids lead nowhere; these lead to a table, and its seats' tokens open it.
        url = HOST + case.path.replace("{table_id}", table["id"])
        headers |= bearer(table, number % 2)
    kept = {name: kwargs[name] for name in ("json", "data", "params", "content") if kwargs.get(name) is not None}
    if isinstance(kept.get("data"), bytes | str):
        kept["content"] = kept.pop("data")
    clean = {name: value for name, value in headers.items() if str(value).isascii() and str(value).isprintable()}
    clean.pop("Content-Length", None)
    return await client.request(case.method, url, headers=clean, **kept)


def _as_described(document: dict[str, Any], case: Any, answer: httpx.Response) -> None:
    """The status is one of those that are described, and its body has the fields that are described."""
    described = document["paths"].get(case.path, {}).get(case.method.lower(), {}).get("responses", {})
    if answer.status_code in (404, 405) and answer.json().get("code") in ("no-page", "no-table"):
        return
    assert str(answer.status_code) in described, f"{case.method} {case.path}: {answer.status_code} {answer.text}"
    content = described[str(answer.status_code)].get("content", {}).get("application/json", {}).get("schema")
    if content is not None and "$ref" in content:
        shape = document["components"]["schemas"][content["$ref"].rpartition("/")[2]]
        assert set(shape.get("required", ())) <= set(answer.json()), answer.text


# ---- who may do what


ASKED = {
    "view": ("GET", None),
    "legal": ("GET", None),
    "decisions": ("POST", {"decision": "place forest 1", "version": 0}),
    "undo": ("POST", {"version": 0}),
    "claim": ("POST", {"name": "Mallory"}),
}
# Who asks -> what is answered, at a table that everybody may watch and at one that is closed.
MATRIX = {
    "the seat that is asked": {"view": (200, 200), "legal": (200, 200), "undo": (409, 409), "claim": (200, 200),
                               "decisions": (200, 200)},
    "the opponent": {"view": (200, 200), "legal": (200, 200), "undo": (409, 409), "claim": (200, 200),
                     "decisions": (409, 409)},
    "the host": {"view": (200, 200), "legal": (403, 403), "undo": (403, 403), "claim": (403, 403),
                 "decisions": (403, 403)},
    "nobody": {"view": (200, 403), "legal": (403, 403), "undo": (403, 403), "claim": (403, 403),
               "decisions": (403, 403)},
    "a foreign seat": dict.fromkeys(ASKED, (403, 403)),
    "an expired link": dict.fromkeys(ASKED, (403, 403)),
    "a forger": dict.fromkeys(ASKED, (403, 403)),
    "a forger by one letter": dict.fromkeys(ASKED, (403, 403)),
    "another scheme": dict.fromkeys(ASKED, (403, 403)),
}  # fmt: skip


@pytest.mark.parametrize("watchable", [True, False], ids=["open", "closed"])
@pytest.mark.parametrize("who", MATRIX)
async def test_everybody_may_do_what_is_theirs_and_nothing_else(tmp_path: Path, who: str, watchable: bool) -> None:
    async with serving(tmp_path, bots=False) as app, browser(app) as client:
        table = await open_api_table(client, watchable=watchable)
        other = await open_api_table(client)
        room = await app.house.rooms.get(table["id"])
        seat = room.match.to_act or 0
        token = table["seats"][seat]["token"]
        expired = await _renew(app, room, 1 - seat)
        keys = {
            "the seat that is asked": f"Bearer {token}",
            "the opponent": f"Bearer {app.house.token(table['id'], 1 - seat, 1)}",
            "the host": f"Bearer {table['host_token']}",
            "nobody": "",
            "a foreign seat": f"Bearer {other['seats'][seat]['token']}",
            "an expired link": f"Bearer {expired}",
            "a forger": "Bearer AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
            "a forger by one letter": f"Bearer {token[:-1]}{'A' if token[-1] != 'A' else 'B'}",
            "another scheme": f"Basic {token}",
        }
        headers = {"authorization": keys[who]} if keys[who] else {}
        for what, answers in MATRIX[who].items():
            method, body = ASKED[what]
            answer = await client.request(method, f"/api/tables/{table['id']}/{what}", json=body, headers=headers)
            assert answer.status_code == answers[not watchable], f"{what}: {answer.text}"
        assert room.table.version == (who == "the seat that is asked")


async def _renew(app: Any, room: Any, seat: int) -> str:
    from civitas.web import store
    from civitas.web.house import change

    old = app.house.token(room.id, seat, 0)
    await change(app.house, room, lambda connection: store.revoke(connection, room.id, seat))
    return old
