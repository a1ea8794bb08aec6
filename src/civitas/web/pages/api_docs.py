"""The API, readable: made from the same document that programs read."""

from collections.abc import Mapping
from typing import Any

from htpy import Node, Renderable, a, code, dd, div, dl, dt, h2, h3, li, p, pre, section, span, ul

from civitas.web import ui
from civitas.web.words import Say

EXAMPLE = """\
table=$(curl -s -X POST $HOST/api/tables -H 'content-type: application/json' \\
  -d '{"game": "stone_age", "seats": [{"name": "Ada", "bot": null}, {"name": "Bot", "bot": "greedy"}]}')
curl -s $HOST/api/tables/$ID/view -H "authorization: Bearer $SEAT_TOKEN"
curl -s $HOST/api/tables/$ID/legal -H "authorization: Bearer $SEAT_TOKEN"
curl -s -X POST $HOST/api/tables/$ID/decisions -H "authorization: Bearer $SEAT_TOKEN" \\
  -H 'content-type: application/json' -d '{"decision": "place forest 3", "version": 0}'
curl -sN $HOST/api/tables/$ID/events -H "authorization: Bearer $SEAT_TOKEN"
"""


def api_page(document: Mapping[str, Any], say: Say) -> Node:
    """Every address, what it takes and what it gives."""
    schemas = document.get("components", {}).get("schemas", {})
    return div(".rules")[
        section(".panel.rules-text")[
            p[say("api-about")],
            p[say("api-english"), " ", a(href="/api/openapi.json")[code["/api/openapi.json"]]],
            pre(lang="en", tabindex="0")[code[EXAMPLE]],
            h2[say("api-addresses")],
            [
                _operation(path, method, operation)
                for path, item in sorted(document["paths"].items())
                for method, operation in item.items()
            ],
            h2[say("api-shapes")],
            [_schema(name, schema) for name, schema in sorted(schemas.items())],
        ]
    ]


def _operation(path: str, method: str, operation: Mapping[str, Any]) -> Renderable:
    takes = [parameter["name"] for parameter in operation.get("parameters", [])]
    body = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
    return section(".operation", lang="en")[
        h3[code[f"{method.upper()} {path}"]],
        p[operation.get("description") or operation.get("summary", "")],
        takes and p[[code(".argument")[name] for name in takes]],
        body and p[ui.icon("step"), " ", _type(body)],
        ul[[li[code[status], " ", _answer(answer)] for status, answer in operation["responses"].items()]],
    ]


def _answer(answer: Mapping[str, Any]) -> Node:
    schema = answer.get("content", {}).get("application/json", {}).get("schema")
    return [answer.get("description", ""), schema and [" ", _type(schema)]]


def _schema(name: str, schema: Mapping[str, Any]) -> Renderable:
    return section(".operation", id=f"shape-{name}", lang="en")[
        h3[name],
        p[schema.get("description", "")],
        dl(".fields")[
            [
                (dt[code[field]], dd[_type(inner), " ", span(".subtitle")[inner.get("description", "")]])
                for field, inner in schema.get("properties", {}).items()
            ]
        ],
    ]


def _type(schema: Mapping[str, Any]) -> Node:
    """A schema in a few words."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return a(href=f"#shape-{name}")[name]
    if "oneOf" in schema or "anyOf" in schema:
        parts = schema.get("oneOf") or schema["anyOf"]
        return [[" | " if i else "", _type(part)] for i, part in enumerate(parts)]
    if schema.get("type") == "array":
        return ["[", _type(schema.get("items", {})), "]"]
    if "enum" in schema:
        return " | ".join(map(str, schema["enum"]))
    return str(schema.get("type", "object"))
