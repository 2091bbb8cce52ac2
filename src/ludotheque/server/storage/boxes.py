"""Boxes: card sets that people have entered from their printed games.

What does not fit together yet is stored too, since nobody enters sixty cards at once; only a box
without problems can be played with.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

import msgspec
from sqlalchemy import Row, delete, desc, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludotheque.core.errors import BadCards
from ludotheque.core.game import find
from ludotheque.games.card_game import CardGame
from ludotheque.games.cardfile import without_provenance
from ludotheque.games.entered_cards import Entered, look_at, whole
from ludotheque.server.errors import NoSuchBox, NotYourBox, TooManyBoxes
from ludotheque.server.storage.database import Database
from ludotheque.server.storage.schema import boxes, users
from ludotheque.server.storage.times import iso_time, now

MOST = 20
"""Boxes that one person may have."""
_ID_BYTES = 8


class Box(msgspec.Struct):
    """A box as it is stored."""

    id: str
    user: int
    game: CardGame[Any]
    title: str
    values: dict[str, Any]
    playable: bool
    changed: str


class Boxes:
    """Stores boxes."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of_user(self, user: int | None) -> list[Box]:
        """The boxes of a user, the last changed first."""
        query = select(boxes).where(boxes.c.user_id == (-1 if user is None else user))
        async with self._database.read() as connection:
            newest = query.order_by(desc(boxes.c.changed), boxes.c.id)
            return [_box(row) for row in await connection.execute(newest)]

    async def find(self, id: str) -> Box:
        """A box, whoever has entered it. Raises `NoSuchBox`."""
        async with self._database.read() as connection:
            return await _read(connection, id)

    async def create(
        self, user: int, game: CardGame[Any], title: str, values: Mapping[str, Any]
    ) -> Box:
        """Stores a new box. Raises `BadCards` and `TooManyBoxes`."""
        values = whole(game, values)
        playable = not look_at(game, values).problems
        id = secrets.token_hex(_ID_BYTES)[:12]
        async with self._database.begin() as connection:
            # The update makes others of the same user wait, so that nobody gets past the limit.
            await connection.execute(
                update(users).where(users.c.id == user).values(name=users.c.name)
            )
            owned = select(func.count()).select_from(boxes).where(boxes.c.user_id == user)
            if (await connection.execute(owned)).scalar_one() >= MOST:
                raise TooManyBoxes(f"you have {MOST} boxes already; delete one of them first.")
            row = {"id": id, "user_id": user, "game": game.name, "title": title}
            stored = {"card_values": values, "playable": playable}
            await connection.execute(insert(boxes).values(row | stored))
            return await _read(connection, id)

    async def change(
        self, id: str, user: int | None, section: str, entry: str, values: dict[str, Any] | None
    ) -> tuple[Box, Entered]:
        """Replaces an entry of a box, adds it, or takes it out if there are no values.

        Raises `NoSuchBox`, `NotYourBox` and `BadCards`.
        """
        async with self._database.begin() as connection:
            box = await _locked(connection, id, user)
            box.values = whole(box.game, _with_entry(box.values, section, entry, values))
            entered = look_at(box.game, box.values)
            box.playable = not entered.problems
            this = update(boxes).where(boxes.c.id == id)
            await connection.execute(
                this.values(card_values=box.values, playable=box.playable, changed=now())
            )
        return box, entered

    async def rename(self, id: str, user: int | None, title: str) -> Box:
        """Gives a box another title. Raises `NoSuchBox` and `NotYourBox`."""
        async with self._database.begin() as connection:
            await _locked(connection, id, user)
            await connection.execute(update(boxes).where(boxes.c.id == id).values(title=title))
            return await _read(connection, id)

    async def delete(self, id: str, user: int | None) -> None:
        """Deletes a box; games that began with it keep their cards."""
        async with self._database.begin() as connection:
            await _locked(connection, id, user)
            await connection.execute(delete(boxes).where(boxes.c.id == id))

    async def game(self, id: str, name: str) -> CardGame[Any]:
        """The game to be played with a box. Raises `NoSuchBox` and `BadCards`."""
        box = await self.find(id)
        if box.game.name != name:
            raise BadCards(f"the box '{box.title}' holds cards of {box.game.title}.")
        return box.game.with_cards(without_provenance(box.values))


def _with_entry(
    values: Mapping[str, Any], section: str, entry: str, wanted: dict[str, Any] | None
) -> dict[str, Any]:
    if section not in values:
        raise BadCards(f"the card file has no section '{section}'.", (section, entry, ""))
    if section == "box":
        return {**values, "box": wanted or {}}
    entries = {id: one for id, one in values[section].items() if id != entry or wanted is not None}
    return {**values, section: entries if wanted is None else {**entries, entry: wanted}}


async def _locked(connection: AsyncConnection, id: str, user: int | None) -> Box:
    """A box that its owner changes; others who want to change it wait."""
    lock = update(boxes).where(boxes.c.id == id).values(title=boxes.c.title)
    await connection.execute(lock)
    box = await _read(connection, id)
    if box.user != user:
        raise NotYourBox("only whoever has entered this box may change it; make a copy.")
    return box


async def _read(connection: AsyncConnection, id: str) -> Box:
    known = select(boxes).where(boxes.c.id == (id if id.isalnum() else ""))
    row = (await connection.execute(known)).one_or_none()
    if row is None:
        raise NoSuchBox(f"there is no box '{id}'.")
    return _box(row)


def _box(row: Row[Any]) -> Box:
    game = find(row.game)
    assert isinstance(game, CardGame)
    return Box(
        row.id, row.user_id, game, row.title, row.card_values, row.playable, iso_time(row.changed)
    )
