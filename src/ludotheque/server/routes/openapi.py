"""The OpenAPI document of the HTTP API and the WebSocket messages."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from typing import Any

import msgspec
from litestar import Request
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import ludotheque
from ludotheque.server.routes import client_messages

_ABOUT = """\
Tables for people and bots. Everything that the page does can be done with this API.

Start with any GET request: the response sets the cookie `csrftoken`. Send it back with every
request, and its value in the header `X-CSRF-Token` with everything that is not a GET. A client
without a session that creates or joins a table becomes a guest, by the cookie `session`; an account
keeps that identity on several devices. Over TLS the names of the cookies begin with `__Host-`.
Cookies are set when they change, so keep those that you have. Requests of web pages must come from
the server's own.

A mistake is answered with a 4xx status and a `Problem`: the name of an error and a sentence. It has
changed nothing. A move names the step that it answers; if that step has been answered already, the
response is `Stale` (409), whose field `now` is the step that waits for an answer instead.

To play: `POST /api/tables`, then open the WebSocket at `/api/tables/{id}/live`, choose one of
`frame.actions` whenever there are any, and send `{"type": "act", "step": frame.step, "action":
text}`. Without a WebSocket, `GET /api/tables/{id}` returns the same and `POST
/api/tables/{id}/actions` takes the move. A view is a position as plain values, in which hidden
cards are only counted; texts are keys of the message catalogues in the package, in English and
French.
"""
_DOCUMENTED = ("ludotheque.server.routes.", "ludotheque.games.card_form")


class _JsonDocument(JsonRenderPlugin):
    """Serves the document as JSON."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The document as JSON."""
        return super().render(request, complete_document(openapi_schema))


def complete_document(generated: dict[str, Any]) -> dict[str, Any]:
    """The document with what Litestar leaves out: client messages and descriptions of types."""
    schemas_by_name: dict[str, Any] = generated["components"]["schemas"]
    (union,), components = msgspec.json.schema_components(
        [client_messages.ClientMessage], ref_template="#/components/schemas/{name}"
    )
    schemas_by_name |= components | {"ClientMessage": union}
    for struct in _all_structs(msgspec.Struct):
        if struct.__module__.startswith(_DOCUMENTED) and struct.__name__ in schemas_by_name:
            schemas_by_name[struct.__name__]["description"] = inspect.getdoc(struct)
    return generated


def _all_structs(base: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    for struct in base.__subclasses__():
        yield struct
        yield from _all_structs(struct)


def openapi_config() -> OpenAPIConfig:
    """What is documented, and where."""
    return OpenAPIConfig(
        title="Ludothèque",
        version=ludotheque.__version__,
        description=_ABOUT,
        path="/api/docs",
        use_handler_docstrings=True,
        render_plugins=[_JsonDocument(path=["/", "/openapi.json"])],
    )
