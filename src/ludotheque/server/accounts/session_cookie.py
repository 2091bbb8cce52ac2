"""The session cookie: which session a connection belongs to, and cookies for new ones.

A cookie is only set when it changes, so an answer that comes late cannot bring back an old session.
"""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ludotheque.server.accounts.networks import Networks
from ludotheque.server.accounts.sessions import LIFETIME, Client, Session, Sessions
from ludotheque.server.operations.origin import is_writing
from ludotheque.server.operations.rate_limits import address_of

AnyConnection = ASGIConnection[Any, Any, Any, Any]

_NEW_TOKEN = "new_session_token"
"""Where the token for the cookie of the response is kept; empty to delete the cookie."""
_MAX_TOKEN = 100


def cookie_name(name: str, *, secure: bool) -> str:
    """The name of a cookie; over TLS one that no sibling domain and no plain page can set."""
    return f"__Host-{name}" if secure else name


class SessionCookie(ASGIMiddleware):
    """Finds the session of each connection to the API, and sets the cookie if it has changed."""

    def should_bypass_for_scope(self, scope: Scope) -> bool:
        """The files of the page are the same for everybody."""
        return not scope["path"].startswith("/api/")

    def __init__(self, *, secure: bool) -> None:
        self._secure = secure
        self._name = cookie_name("session", secure=secure)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Handles a connection."""
        connection: AnyConnection = ASGIConnection(scope)
        sessions: Sessions = scope["litestar_app"].state.services.sessions
        token = connection.cookies.get(self._name, "")
        session = await sessions.find(token) if 0 < len(token) <= _MAX_TOKEN else None
        scope["auth"] = session
        if session is not None:
            note_network(connection, session.user)
        if session is not None and is_writing(scope) and sessions.is_due(session):
            await sessions.note_use(session)
            set_token(connection, token)
        await next_app(scope, receive, self._setting_cookie(scope, send))

    def _setting_cookie(self, scope: Scope, send: Send) -> Send:
        async def send_with_cookie(message: Message) -> None:
            token = scope["state"].pop(_NEW_TOKEN, None)
            if message["type"] == "http.response.start" and token is not None:
                headers = MutableScopeHeaders.from_message(message)
                headers.add("set-cookie", self._cookie(token).to_header(header=""))
            await send(message)

        return send_with_cookie

    def _cookie(self, token: str) -> Cookie:
        return Cookie(
            key=self._name,
            value=token or "null",
            max_age=int(LIFETIME.total_seconds()) if token else 0,
            secure=self._secure,
            httponly=True,
            samesite="lax",
        )


def session_of(connection: AnyConnection) -> Session | None:
    """The session of a connection."""
    session: Session | None = connection.scope.get("auth")
    return session


def user_of(connection: AnyConnection) -> int | None:
    """The user of the session."""
    session = session_of(connection)
    return None if session is None else session.user


def device_of(connection: AnyConnection) -> str:
    """The id of the session; empty if there is none."""
    session = session_of(connection)
    return "" if session is None else session.id


def agent_of(connection: AnyConnection) -> str:
    """What the browser calls itself."""
    return connection.headers.get("user-agent", "")[:300]


def client_of(connection: AnyConnection, *, secure: bool) -> Client:
    """The browser of a connection that may not have a session."""
    return Client(
        csrf=connection.cookies.get(cookie_name("csrftoken", secure=secure), ""),
        address=connection.client.host if connection.client else "",
        agent=agent_of(connection),
    )


def note_network(connection: AnyConnection, user: int) -> None:
    """Notes from where a user has sent a request."""
    networks: Networks = connection.app.state.services.networks
    networks.note(user, address_of(connection))


def switch_session(connection: AnyConnection, session: Session, token: str) -> None:
    """From now on the connection belongs to another session."""
    connection.scope["auth"] = session
    note_network(connection, session.user)
    set_token(connection, token)


def set_token(connection: AnyConnection, token: str) -> None:
    """Sets the cookie of the response; without a token, deletes it."""
    connection.scope["state"][_NEW_TOKEN] = token
