"""The HTTP API described by itself: OpenAPI as JSON, and as a page that needs no script."""

from __future__ import annotations

from copy import deepcopy
from html import escape
from typing import Any

from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin
from msgspec import json

from nivelo.server.security.origins import HEADERS

REF = "#/components/schemas/"
PROBLEM = {
    "title": "Problem",
    "type": "object",
    "properties": {"code": {"type": "string"}, "text": {"type": "string"}},
    "required": ["code", "text"],
    "description": "Why it was not done. The code is stable, the text is English.",
}
REFUSED = {
    "description": "Not done; nothing has changed. docs/protocol.md lists all codes.",
    "content": {"application/json": {"schema": {"$ref": f"{REF}Problem"}}},
}
METHODS = ("get", "post", "put", "delete")


def described(generated: dict[str, Any]) -> dict[str, Any]:
    """What the framework found out, with what it cannot know and without what says nothing."""
    schema = deepcopy(generated)
    for methods in schema["paths"].values():
        for operation in methods.values():
            for response in operation["responses"].values():
                for name in HEADERS:
                    response.get("headers", {}).pop(name, None)
            # The framework's own form of an error, which we do not use.
            operation["responses"].pop("400", None)
            operation["responses"]["default"] = REFUSED
    schemas = schema["components"]["schemas"]
    schemas["Problem"] = PROBLEM
    # It is encoded once for all readers; its type does not show what it is.
    schemas["Hello"]["properties"]["open"] = {"oneOf": [{"$ref": f"{REF}Open"}, {"type": "null"}]}
    return schema


class ApiJson(JsonRenderPlugin):
    """The description for programs, at `openapi.json`; made once."""

    made: bytes | None = None

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        if self.made is None:
            self.made = self.render_json(request, described(openapi_schema))
        return self.made


class ApiPage(OpenAPIRenderPlugin):
    """The same for people: Litestar's own pages load scripts from elsewhere."""

    def __init__(self) -> None:
        super().__init__(path="/")
        self.made: bytes | None = None

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        if self.made is None:
            # Through JSON, because defaults may be objects of ours.
            schema = json.decode(self.render_json(request, described(openapi_schema)))
            self.made = page(schema, self.get_openapi_json_route(request)).encode()
        return self.made


def page(schema: dict[str, Any], address: str) -> str:
    title = escape(f"{schema['info']['title']} {schema['info']['version']}: HTTP API")
    operations = "".join(
        operation(method, path, methods[method])
        for path, methods in schema["paths"].items()
        for method in METHODS
        if method in methods
    )
    types = "".join(structure(*each) for each in schema["components"]["schemas"].items())
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{title}</title></head>'
        f'<body><h1>{title}</h1><p><a href="{escape(address)}">OpenAPI as JSON</a></p>'
        f"<h2>Requests</h2>{operations}<h2>Types</h2>{types}</body></html>"
    )


def operation(method: str, path: str, about: dict[str, Any]) -> str:
    lines = [f"<p>{escape(about.get(key, ''))}</p>" for key in ("summary", "description")]
    rows = [
        (each["name"], each["in"], kind(each["schema"])) for each in about.get("parameters", [])
    ]
    if "requestBody" in about:
        rows.append(("body", "", content(about["requestBody"])))
    for status, response in about["responses"].items():
        rows.append((status if status != "default" else "refused", "", content(response)))
    head = f"<h3><code>{method.upper()} {escape(path)}</code></h3>"
    return head + "".join(lines) + table(rows)


def content(part: dict[str, Any]) -> str:
    kinds = [
        kind(each["schema"]) if media == "application/json" else escape(media)
        for media, each in part.get("content", {}).items()
    ]
    return ", ".join(kinds)


def structure(name: str, schema: dict[str, Any]) -> str:
    needed = schema.get("required", [])
    rows = [
        (key, "" if key in needed else "optional", kind(value))
        for key, value in schema.get("properties", {}).items()
    ]
    about = escape(schema.get("description", ""))
    return f'<h3 id="{escape(name)}">{escape(name)}</h3><p>{about}</p>{table(rows)}'


def kind(schema: dict[str, Any]) -> str:
    """A type in few words, with links to those that have a name."""
    if "$ref" in schema:
        name = escape(schema["$ref"].removeprefix(REF))
        return f'<a href="#{name}">{name}</a>'
    for choice in ("oneOf", "anyOf"):
        if choice in schema:
            return " or ".join(kind(each) for each in schema[choice])
    if "const" in schema:
        return f"<code>{escape(str(schema['const']))}</code>"
    if schema.get("type") == "array":
        return f"list of {kind(schema.get('items', {}))}"
    limits = [
        f"{word} {schema[key]:g}"
        for key, word in (("minimum", "from"), ("maximum", "to"), ("maxLength", "at most"))
        if key in schema
    ]
    default = f" = {escape(str(schema['default']))}" if "default" in schema else ""
    return escape(" ".join([str(schema.get("type", "anything")), *limits])) + default


def table(rows: list[tuple[str, str, str]]) -> str:
    cells = "".join(
        f"<tr><td><code>{escape(name)}</code></td><td>{escape(where)}</td><td>{what}</td></tr>"
        for name, where, what in rows
    )
    return f"<table>{cells}</table>"
