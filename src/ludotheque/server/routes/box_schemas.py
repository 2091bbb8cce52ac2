"""The responses of the routes of `boxes.py`."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from ludotheque.games.card_form import CardField
from ludotheque.server.routes.schemas import CardInfo, Message


class CardForms(Struct):
    """The fields of the entries of a card file, by section and kind.

    A section has one form without a kind, or one for each. Entries can be added to the `open`
    sections. `built_in` is the card file of the game, with the provenance of each value.
    """

    forms: dict[str, dict[str, list[CardField]]]
    open: list[str]
    built_in: dict[str, Any]


class BoxInfo(Struct):
    """A box; `playable` if nothing is wrong with it, `mine` if I have entered it."""

    id: str
    game: str
    title: str
    mine: bool
    playable: bool
    changed: str


class BoxProblem(Struct):
    """What is wrong at a field; without a field with the entry, without an entry with all."""

    section: str
    entry: str
    field: str
    message: Message


class BoxCard(Struct):
    """A card of a box, and the section and the entry of the file that it comes from."""

    section: str
    entry: str
    info: CardInfo


class BoxContent(BoxInfo):
    """A box with everything in it; `values` is the card file."""

    values: dict[str, Any]
    problems: list[BoxProblem]
    cards: list[BoxCard]


class BoxChanged(Struct):
    """What has come of a change: the cards of the entry as they look now, and what is wrong."""

    playable: bool
    problems: list[BoxProblem]
    cards: list[BoxCard]
