"""Users: guests, and accounts with a name and a password."""

from __future__ import annotations

import asyncio
import unicodedata

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError
from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from ludotheque.server.errors import BadName, NameTaken, WrongPassword
from ludotheque.server.storage.database import Database
from ludotheque.server.storage.schema import users

_MAX_LOGIN = 90
"""Characters of a normalized name."""
_CONFUSABLE = {"LATIN", "GREEK", "CYRILLIC", "ARMENIAN", "CHEROKEE", "COPTIC"}
"""Scripts with letters that look the same."""
_HASHER = PasswordHasher()
_DUMMY_HASH = _HASHER.hash("nobody")
"""Verified for unknown names, so that they take as long as known ones."""


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

    async def guest(self, name: str) -> int:
        """Creates a guest."""
        async with self._database.begin() as connection:
            new = await connection.execute(insert(users).values(name=name).returning(users.c.id))
            return int(new.scalar_one())

    async def rename(self, id: int, name: str) -> None:
        """Changes the displayed name of a user."""
        async with self._database.begin() as connection:
            await connection.execute(update(users).where(users.c.id == id).values(name=name))

    async def register(self, id: int | None, name: str, password: str) -> int:
        """Turns a guest into an account, or creates a new one.

        Raises `BadName` and `NameTaken`.
        """
        login = _login(name)
        if len(login) > _MAX_LOGIN or _mixes_scripts(login):
            raise BadName("this name could be mistaken for another one; choose a plainer one.")
        hashed = await asyncio.to_thread(_HASHER.hash, password)
        values = {"name": name, "login": login, "password": hashed}
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
            raise NameTaken(
                f"there is an account '{name}' already; choose another name."
            ) from error

    async def sign_in(self, name: str, password: str) -> int:
        """The account with that name and password.

        Raises `WrongPassword`.
        """
        query = select(users.c.id, users.c.password).where(users.c.login == _login(name))
        async with self._database.read() as connection:
            row = (await connection.execute(query)).one_or_none()
        hashed = row.password if row is not None else _DUMMY_HASH
        try:
            await asyncio.to_thread(_HASHER.verify, hashed, password)
        except VerifyMismatchError as error:
            raise WrongPassword("this name and this password do not fit together.") from error
        if row is None:
            raise WrongPassword("this name and this password do not fit together.")
        return int(row.id)


def _login(name: str) -> str:
    """A normalized name: without case, width, decomposed accents and invisible characters."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return "".join(c for c in folded if c != "\ufe0f" and unicodedata.category(c) != "Cf")


def _mixes_scripts(name: str) -> bool:
    """Whether it mixes scripts with letters that look the same."""
    used = {unicodedata.name(c, "").split(" ")[0] for c in name if c.isalpha()}
    return len(used & _CONFUSABLE) > 1
