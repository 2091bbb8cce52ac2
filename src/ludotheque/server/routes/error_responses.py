"""Error responses: an HTTP status, the name of the error, and a sentence."""

from __future__ import annotations

import logging
from typing import Any

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException

from ludotheque.bots import UnknownBot
from ludotheque.core import errors
from ludotheque.server.errors import (
    BadName,
    Banned,
    DatabaseAway,
    Draining,
    ForeignOrigin,
    Muted,
    NameTaken,
    NoSuchBox,
    NoSuchLesson,
    NoSuchTable,
    NotNow,
    NotSeated,
    NotSignedIn,
    NotYourBox,
    NoUndo,
    OneSeat,
    Removed,
    StillHere,
    TookTooLong,
    TooManyBoxes,
    UnreadableTable,
    WrongPassword,
)

_STATUS: dict[type[errors.LudothequeError], int] = {
    errors.UnknownGame: 404,
    NoSuchBox: 404,
    NoSuchLesson: 404,
    NoSuchTable: 404,
    UnreadableTable: 404,
    errors.NotYourTurn: 403,
    NotSeated: 403,
    NotYourBox: 403,
    WrongPassword: 403,
    Banned: 403,
    Muted: 403,
    NotSignedIn: 403,
    Removed: 403,
    ForeignOrigin: 403,
    errors.Stale: 409,
    errors.IllegalAction: 409,
    errors.GameOver: 409,
    NotNow: 409,
    OneSeat: 409,
    StillHere: 409,
    NoUndo: 409,
    NameTaken: 409,
    TooManyBoxes: 409,
    TookTooLong: 503,
    BadName: 422,
    errors.UnknownRuleset: 422,
    errors.MalformedAction: 422,
    errors.BadSetup: 422,
    errors.BadRecord: 422,
    errors.BadCards: 422,
    errors.BadPosition: 422,
    UnknownBot: 422,
    DatabaseAway: 503,
    Draining: 503,
}
UNEXPECTED = {
    "error": "ServerError",
    "sentence": "something went wrong on the server; nothing of your game is lost.",
}
"""An error that should not happen, as it is sent; the log has the details."""
_RETRY_AFTER = "2"
"""Seconds after which a request may be repeated when the database is away."""
_log = logging.getLogger(__name__)


def problem_json(error: errors.LudothequeError) -> dict[str, Any]:
    """An error as it is sent."""
    problem: dict[str, Any] = {"error": type(error).__name__, "sentence": str(error)}
    if isinstance(error, errors.Stale) and error.now is not None:
        problem["now"] = error.now
    if isinstance(error, errors.IllegalAction | errors.BadCards) and error.reason is not None:
        problem["reason"] = error.reason.to_json()
    return problem


def _own(request: Request[Any, Any, Any], error: errors.LudothequeError) -> Response[Any]:
    status = _STATUS.get(type(error), 400)
    headers = {"Retry-After": _RETRY_AFTER} if status == 503 else None
    return _response(status, problem_json(error), headers=headers)


def _http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    problem: dict[str, Any] = {"error": type(error).__name__, "sentence": error.detail}
    if isinstance(error, ValidationException) and error.extra:
        problem["sentence"] = "the request does not have the form that is expected here."
        problem["fields"] = error.extra
    return _response(error.status_code, problem, headers=error.headers)


def _unreadable(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    sentence = "this cannot be read: it is not UTF-8, or nested too deeply."
    return _response(400, {"error": "Unreadable", "sentence": sentence})


def _unexpected(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    _log.error("unexpected error at %s", request.url.path, exc_info=error)
    return _response(500, UNEXPECTED)


def _response(
    status: int, content: dict[str, Any], headers: dict[str, str] | None = None
) -> Response[Any]:
    return Response(content, status_code=status, media_type=MediaType.JSON, headers=headers)


HANDLERS: dict[int | type[Exception], Any] = {
    errors.LudothequeError: _own,
    HTTPException: _http,
    RecursionError: _unreadable,
    UnicodeError: _unreadable,
    Exception: _unexpected,
}
