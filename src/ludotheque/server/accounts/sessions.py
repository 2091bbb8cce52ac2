"""Sessions: a random token in a cookie, of which the database knows the SHA-256.

A session is independent of the number of its user. So a cookie that a database does not know, such
as after a backup was restored, is nobody's.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from datetime import datetime, timedelta

import msgspec
from sqlalchemy import ColumnElement, Row, and_, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ludotheque.server.accounts.devices import device_name
from ludotheque.server.accounts.users import Account
from ludotheque.server.errors import WrongPassword
from ludotheque.server.storage.database import Database
from ludotheque.server.storage.schema import sessions, users
from ludotheque.server.storage.times import now as present
from ludotheque.server.storage.times import utc

LIFETIME = timedelta(days=365)
"""After so long without use a session ends."""
_RENEWED_AFTER = timedelta(days=1)
"""How often the use of a session is noted."""
_FIRST_REQUESTS = timedelta(seconds=10)
"""First requests of a browser that come within this time create one guest."""


class Session(msgspec.Struct, frozen=True):
    """A device on which somebody is signed in; the id is no secret."""

    id: str
    user: int
    device: str
    created: datetime
    seen: datetime


class Client(msgspec.Struct, frozen=True):
    """What is known of a browser before it has a session."""

    csrf: str
    address: str
    agent: str


class Sessions:
    """Stores sessions."""

    def __init__(self, database: Database, key: str) -> None:
        self._database = database
        self._key = key.encode()

    async def find(self, token: str) -> Session | None:
        """The session of a token."""
        query = select(sessions).where(sessions.c.token == _hash(token), _alive())
        async with self._database.read() as connection:
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else _session(row)

    async def create(self, user: int, agent: str) -> tuple[Session, str]:
        """A new session of a user, and its token."""
        token = secrets.token_urlsafe(32)
        async with self._database.begin() as connection:
            return await _insert(connection, user, agent, token), token

    async def create_verified(self, account: Account, agent: str) -> tuple[Session, str]:
        """A new session of an account whose password has been verified, and its token.

        Raises `WrongPassword` if it was changed or banned in the meantime.
        """
        token = secrets.token_urlsafe(32)
        same = users.c.id == account.id, users.c.password == account.password, ~users.c.banned
        async with self._database.begin() as connection:
            # The update locks the row, so that a change ends this session or comes too late.
            unchanged = update(users).where(*same).values(password=account.password)
            if not (await connection.execute(unchanged)).rowcount:
                raise WrongPassword("this account has just been changed; sign in again.")
            return await _insert(connection, account.id, agent, token), token

    async def create_guest(self, name: str, client: Client) -> tuple[Session, str]:
        """A new guest with a session, and its token.

        A browser may send several first requests at once. They derive the same token, so that the
        database lets only one of them create a guest.
        """
        now, before = self._first_tokens(client)
        found = await self.find(before) if client.csrf else None
        if found is not None:
            return found, before
        try:
            async with self._database.begin() as connection:
                new = insert(users).values(name=name).returning(users.c.id)
                user = int((await connection.execute(new)).scalar_one())
                return await _insert(connection, user, client.agent, now), now
        except IntegrityError:
            found = await self.find(now)
            if found is None:
                raise
            return found, now

    def _first_tokens(self, client: Client) -> tuple[str, str]:
        """The tokens of first requests: of the present moment, and of the one before."""
        if not client.csrf:
            return secrets.token_urlsafe(32), ""
        moment = int(present().timestamp() / _FIRST_REQUESTS.total_seconds())
        now, before = (
            hmac.new(
                self._key,
                msgspec.json.encode([client.csrf, client.address, client.agent, one]),
                hashlib.sha256,
            ).hexdigest()
            for one in (moment, moment - 1)
        )
        return now, before

    def is_due(self, session: Session) -> bool:
        """Whether the use of a session has to be noted."""
        return present() - session.seen > _RENEWED_AFTER

    async def note_use(self, session: Session) -> None:
        """Notes that a session is in use."""
        this = update(sessions).where(sessions.c.id == session.id)
        async with self._database.begin() as connection:
            await connection.execute(this.values(seen=present()))

    async def of_user(self, user: int) -> list[Session]:
        """The sessions of a user, the last used first."""
        query = select(sessions).where(sessions.c.user_id == user, _alive())
        async with self._database.read() as connection:
            rows = (await connection.execute(query.order_by(sessions.c.seen.desc()))).all()
        return [_session(row) for row in rows]

    async def end(self, user: int, ids: Sequence[str]) -> list[str]:
        """Ends sessions of a user; returns the ids of those that there were."""
        return await self._end(and_(sessions.c.user_id == user, sessions.c.id.in_(ids)))

    async def end_all(self, user: int) -> list[str]:
        """Ends all sessions of a user; returns their ids."""
        return await self._end(sessions.c.user_id == user)

    async def _end(self, which: ColumnElement[bool]) -> list[str]:
        async with self._database.begin() as connection:
            ended = await connection.execute(delete(sessions).where(which).returning(sessions.c.id))
            return [str(id) for id in ended.scalars()]


async def _insert(connection: AsyncConnection, user: int, agent: str, token: str) -> Session:
    values = {
        "token": _hash(token),
        "id": secrets.token_urlsafe(9),
        "user_id": user,
        "device": device_name(agent),
    }
    new = await connection.execute(insert(sessions).values(values).returning(sessions))
    return _session(new.one())


def _alive() -> ColumnElement[bool]:
    return sessions.c.seen > present() - LIFETIME


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def _session(row: Row[tuple[object, ...]]) -> Session:
    return Session(row.id, row.user_id, row.device, utc(row.created), utc(row.seen))
