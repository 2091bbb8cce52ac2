"""Users: guests, and accounts with a name and a password."""

from __future__ import annotations

from typing import NamedTuple

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError
from sqlalchemy import insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ludotheque.server.accounts.names import check_name, folded, is_reserved, skeleton
from ludotheque.server.accounts.password_thread import in_password_thread
from ludotheque.server.errors import Banned, Muted, NameTaken, NotSignedIn, WrongPassword
from ludotheque.server.storage.database import Database
from ludotheque.server.storage.schema import users

_HASHER = PasswordHasher()
_DUMMY_HASH = _HASHER.hash("nobody")
"""Verified for unknown names, so that they take as long as known ones."""


class Account(NamedTuple):
    """An account whose password somebody has given, with the hash that was compared."""

    id: int
    password: str


class Users:
    """Stores guests and accounts."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, id: int | None) -> dict[str, object]:
        """A user as the API shows them to themselves; an unknown id is nobody."""
        query = select(users).where(users.c.id == id)
        async with self._database.read() as connection:
            row = (await connection.execute(query)).one_or_none()
        if row is None:
            return {"id": None, "name": None, "guest": True}
        return {"id": row.id, "name": row.name, "guest": row.login is None}

    async def check_free(self, name: str, *, id: int | None = None) -> str:
        """A name as it is stored, if a user, or somebody new, may have it.

        Raises `BadName` and `NameTaken`.
        """
        name = check_name(name)
        async with self._database.read() as connection:
            await _check_free(connection, name, id)
        return name

    async def rename(self, id: int, name: str) -> None:
        """Changes the name of a user; that of an account is also the one to sign in with.

        Raises `BadName` and `NameTaken`.
        """
        name = check_name(name)
        this = update(users).where(users.c.id == id)
        account = this.where(users.c.login.is_not(None))
        try:
            async with self._database.begin() as connection:
                await connection.execute(this.values(name=name))
                await _check_free(connection, name, id)
                await connection.execute(account.values(_identifiers(name)))
        except IntegrityError as error:
            raise _taken(name) from error

    async def register(self, id: int | None, name: str, password: str) -> int:
        """Turns a guest into an account, or creates a new one.

        Raises `BadName` and `NameTaken`.
        """
        name = await self.check_free(name, id=id)
        hashed = await in_password_thread(_HASHER.hash, password)
        values = {"name": name, "password": hashed} | _identifiers(name)
        guest = users.c.id == id, users.c.login.is_(None)
        try:
            async with self._database.begin() as connection:
                if id is not None:
                    upgrade = update(users).where(*guest).values(values).returning(users.c.id)
                    found = (await connection.execute(upgrade)).scalar_one_or_none()
                    if found is not None:
                        return int(found)
                new = await connection.execute(insert(users).values(values).returning(users.c.id))
                return int(new.scalar_one())
        except IntegrityError as error:
            raise _taken(name) from error

    async def sign_in(self, name: str, password: str) -> Account:
        """The account with that name and password.

        Raises `WrongPassword` and `Banned`.
        """
        columns = users.c.id, users.c.password, users.c.banned
        query = select(*columns).where(users.c.login == folded(name))
        async with self._database.read() as connection:
            row = (await connection.execute(query)).one_or_none()
        await _verify(row.password if row is not None else _DUMMY_HASH, password)
        if row is None:
            raise _wrong()
        if row.banned:
            raise Banned("the operator of this server has closed this account.")
        return Account(row.id, row.password)

    async def check_may_write(self, id: int) -> None:
        """Raises `Muted` for a person who may not write in chats."""
        query = select(users.c.muted).where(users.c.id == id)
        async with self._database.read() as connection:
            if (await connection.execute(query)).scalar_one_or_none():
                raise Muted("the operator of this server has muted you.")

    async def change_password(self, id: int, old: str, new: str) -> None:
        """Changes the password of an account.

        Raises `NotSignedIn` for guests, and `WrongPassword`.
        """
        query = select(users.c.password).where(users.c.id == id)
        async with self._database.read() as connection:
            stored = (await connection.execute(query)).scalar_one_or_none()
        if stored is None:
            raise NotSignedIn("a guest has no password; create an account first.")
        await _verify(stored, old)
        hashed = await in_password_thread(_HASHER.hash, new)
        async with self._database.begin() as connection:
            this = update(users).where(users.c.id == id)
            await connection.execute(this.values(password=hashed))


def hash_password(password: str) -> str:
    """A password as it is stored."""
    return _HASHER.hash(password)


async def _check_free(connection: AsyncConnection, name: str, id: int | None) -> None:
    """Raises `NameTaken` if the name could be mistaken for a bot's or for another account's."""
    alike = or_(users.c.login == folded(name), users.c.skeleton == skeleton(name))
    query = select(users.c.id).where(alike, users.c.login.is_not(None))
    others = [one for one in (await connection.execute(query)).scalars() if one != id]
    if others or is_reserved(name):
        raise _taken(name)


def _identifiers(name: str) -> dict[str, str]:
    return {"login": folded(name), "skeleton": skeleton(name)}


async def _verify(hashed: str, password: str) -> None:
    try:
        await in_password_thread(_HASHER.verify, hashed, password)
    except VerifyMismatchError as error:
        raise _wrong() from error


def _wrong() -> WrongPassword:
    return WrongPassword("this name and this password do not fit together.")


def _taken(name: str) -> NameTaken:
    return NameTaken(f"'{name}' is the name of somebody else, or looks like it; choose another.")
