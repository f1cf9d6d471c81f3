"""The description of the API as a page to read: made from OpenAPI, without scripts."""
from __future__ import annotations

from html import escape
from typing import Any


def page(openapi: dict[str, Any]) -> str:
    """Every address with its method, parameters, body and answers."""
    parts = [f"<h1>{escape(openapi['info']['title'])}</h1>", paragraphs(openapi["info"].get("description", "")),
             '<p><a href="/api/openapi.json">openapi.json</a></p>']
    for path, methods in openapi["paths"].items():
        for method, operation in methods.items():
            parts.append(section(path, method, operation, openapi))
    return ("<!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content='width=device-width'>"
            f"<title>{escape(openapi['info']['title'])}</title><main>{''.join(parts)}</main></html>")


def paragraphs(text: str) -> str:
    return "".join(f"<p>{escape(part)}</p>" for part in text.split("\n\n") if part)


def section(path: str, method: str, operation: dict[str, Any], openapi: dict[str, Any]) -> str:
    out = [f"<h2><code>{method.upper()} {escape(path)}</code></h2>", paragraphs(operation.get("description", ""))]
    rows = [row(p["name"], p["in"], p.get("schema", {}), p.get("required", False), p.get("description", ""))
            for p in operation.get("parameters", [])]
    content = operation.get("requestBody", {}).get("content", {}).get("application/json", {})
    shape = resolved(content.get("schema", {}), openapi)
    rows += [row(name, "body", schema, name in shape.get("required", []), schema.get("description", ""))
             for name, schema in shape.get("properties", {}).items()]
    if rows:
        out.append(f"<table><tr><th>name<th>in<th>type<th>meaning</tr>{''.join(rows)}</table>")
    return f"<section>{''.join(out)}</section>"


def resolved(schema: dict[str, Any], openapi: dict[str, Any]) -> dict[str, Any]:
    name = schema.get("$ref", "").rpartition("/")[2]
    found: dict[str, Any] = openapi.get("components", {}).get("schemas", {}).get(name, schema)
    return found


def row(name: str, where: str, schema: dict[str, Any], required: bool, meaning: str) -> str:
    said = f"<code>{escape(name)}</code>{' (needed)' if required else ''}"
    cells = [said, where, escape(kind(schema)), escape(meaning)]
    return f"<tr>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>"


def kind(schema: dict[str, Any]) -> str:
    if "enum" in schema:
        return " | ".join(repr(value) for value in schema["enum"])
    if "anyOf" in schema:
        return " or ".join(kind(part) for part in schema["anyOf"])
    if schema.get("type") == "array":
        return f"list of {kind(schema.get('items', {}))}"
    return str(schema.get("type", "object"))
