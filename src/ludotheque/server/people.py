"""People: guests with a signed cookie, and accounts with a name and a password."""

from __future__ import annotations

import asyncio
import unicodedata

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError
from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from ludotheque.core.errors import LudothequeError
from ludotheque.server.database import Database
from ludotheque.server.models import users

_LONGEST = 90
"""Characters of a name with its case folded."""
_LOOK_ALIKE = {"LATIN", "GREEK", "CYRILLIC", "ARMENIAN", "CHEROKEE", "COPTIC"}
"""Alphabets that share the shapes of letters."""
_HASHER = PasswordHasher()
_NOBODY = _HASHER.hash("nobody")
"""What an unknown name is compared with, so that it takes as long as a known one."""


class NameTaken(LudothequeError):
    """An account of that name exists."""


class BadName(LudothequeError):
    """No account can have that name."""


class WrongPassword(LudothequeError):
    """Name and password do not fit."""


class People:
    """Who plays."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, id: int | None) -> dict[str, object]:
        """A person as they are shown to themselves."""
        query = select(users).where(users.c.id == id)
        async with self._database.read() as connection:
            row = (await connection.execute(query)).one_or_none()
        if row is None:
            return {"id": None, "name": None, "guest": True}
        return {"id": row.id, "name": row.name, "guest": row.login is None}

    async def guest(self, name: str) -> int:
        """A new guest."""
        async with self._database.engine.begin() as connection:
            made = await connection.execute(insert(users).values(name=name).returning(users.c.id))
            return int(made.scalar_one())

    async def rename(self, id: int, name: str) -> None:
        """Gives a person another name to be shown."""
        async with self._database.engine.begin() as connection:
            await connection.execute(update(users).where(users.c.id == id).values(name=name))

    async def register(self, id: int | None, name: str, password: str) -> int:
        """Turns a guest into an account, or makes a new one."""
        login = _login(name)
        if len(login) > _LONGEST or _mixes_alphabets(login):
            raise BadName("this name could be mistaken for another one; choose a plainer one.")
        hashed = await asyncio.to_thread(_HASHER.hash, password)
        values = {"name": name, "login": login, "password": hashed}
        guest = users.c.id == id, users.c.login.is_(None)
        try:
            async with self._database.engine.begin() as connection:
                if id is not None:
                    turned = update(users).where(*guest).values(values).returning(users.c.id)
                    found = (await connection.execute(turned)).scalar_one_or_none()
                    if found is not None:
                        return int(found)
                made = await connection.execute(insert(users).values(values).returning(users.c.id))
                return int(made.scalar_one())
        except IntegrityError as error:
            raise NameTaken(
                f"there is an account '{name}' already; choose another name."
            ) from error

    async def sign_in(self, name: str, password: str) -> int:
        """The account of that name, if the password is right."""
        query = select(users.c.id, users.c.password).where(users.c.login == _login(name))
        async with self._database.read() as connection:
            row = (await connection.execute(query)).one_or_none()
        hashed = row.password if row is not None else _NOBODY
        try:
            await asyncio.to_thread(_HASHER.verify, hashed, password)
        except VerifyMismatchError as error:
            raise WrongPassword("this name and this password do not fit together.") from error
        if row is None:
            raise WrongPassword("this name and this password do not fit together.")
        return int(row.id)


def _login(name: str) -> str:
    """A name without what can hardly be seen: case, width, accents typed apart, joiners."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return "".join(c for c in folded if c != "\ufe0f" and unicodedata.category(c) != "Cf")


def _mixes_alphabets(name: str) -> bool:
    """Whether letters of several alphabets could pass for each other."""
    used = {unicodedata.name(c, "").split(" ")[0] for c in name if c.isalpha()}
    return len(used & _LOOK_ALIKE) > 1
