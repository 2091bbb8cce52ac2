"""The documentation of REST and socket as one OpenAPI document."""

from __future__ import annotations

import inspect
from typing import Any

import msgspec
from litestar import Request
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import ludotheque
from ludotheque.server import shapes

_ABOUT = """\
Tables for people and bots. Everything that the page does can be done from here.

Ask for anything first: the answer sets the cookie `csrftoken`. Send it back with every request, and
its value in the header `X-CSRF-Token` with everything that is not a GET. Whoever makes or joins a
table without being known becomes a guest, by the cookie `session`; an account keeps that identity
on several devices.

A mistake is answered with a status of 4xx and a `Problem`: the name of an error and a sentence. It
has changed nothing. An answer to a decision names the step that it answers; if that step has been
answered already, it gets `Stale` (409), whose field `now` is the step that waits instead.

To play: `POST /api/tables`, then open the socket at `/api/tables/{id}/live`, take one of
`frame.actions` whenever there are any, and say `{"type": "act", "step": frame.step, "action":
text}`. Without a socket, `GET /api/tables/{id}` tells the same and `POST /api/tables/{id}/actions`
takes the answer. A view is a position as plain values, in which what is hidden is only counted;
words are keys of the message catalogues in the package, in English and French.
"""
_DOCUMENTED = "ludotheque.server.shapes", "ludotheque.server.routes."


class _Document(JsonRenderPlugin):
    """The document with the words of the code, and what a client says over the socket."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The document as JSON."""
        known: dict[str, Any] = openapi_schema["components"]["schemas"]
        (union,), said = msgspec.json.schema_components(
            [shapes.ClientMessage], ref_template="#/components/schemas/{name}"
        )
        known |= said | {"ClientMessage": union}
        for shape in msgspec.Struct.__subclasses__():
            if shape.__module__.startswith(_DOCUMENTED) and shape.__name__ in known:
                known[shape.__name__]["description"] = inspect.getdoc(shape)
        return super().render(request, openapi_schema)


def openapi() -> OpenAPIConfig:
    """What is documented, and where."""
    return OpenAPIConfig(
        title="Ludothèque",
        version=ludotheque.__version__,
        description=_ABOUT,
        path="/api/docs",
        use_handler_docstrings=True,
        render_plugins=[_Document(path=["/", "/openapi.json"])],
    )
