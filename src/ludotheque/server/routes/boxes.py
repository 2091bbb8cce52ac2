"""Boxes: card sets of one's own, entered card by card or as a file, and shared by link."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Response, delete, get, post
from litestar.params import FromPath, JSONBody

from ludotheque.core.errors import BadCards
from ludotheque.core.game import CardInfo, Game, find
from ludotheque.games.card_form import form_of
from ludotheque.games.card_game import CardGame
from ludotheque.games.card_writer import card_file_text, comment_of
from ludotheque.games.entered_cards import Entered, look_at, read_entered, written_values
from ludotheque.server.accounts.session_cookie import user_of
from ludotheque.server.operations import rate_limits
from ludotheque.server.routes import rulebook
from ludotheque.server.routes.box_schemas import (
    BoxChanged,
    BoxContent,
    BoxInfo,
    CardForms,
)
from ludotheque.server.routes.games import card_json
from ludotheque.server.routes.requests import (
    ONE_LINE,
    WRITING,
    AnyRequest,
    known_user,
    responses,
    services_of,
)
from ludotheque.server.storage.boxes import Box

_TITLE = Annotated[str, msgspec.Meta(min_length=1, max_length=60, pattern=ONE_LINE)]
_ID = Annotated[str, msgspec.Meta(max_length=40)]


class NewBox(msgspec.Struct):
    """A box to begin with: the values that there are, those of a card file, or those of a box."""

    game: Annotated[str, msgspec.Meta(max_length=30)]
    title: _TITLE
    file: str | None = None
    """The text of a card file."""
    copy_of: _ID | None = None
    """The id of another box."""


class EntryChange(msgspec.Struct):
    """An entry of a box with all its values; without values it is taken out."""

    section: _ID
    entry: _ID
    values: dict[str, Any] | None


class NewTitle(msgspec.Struct):
    """What a box is called."""

    title: _TITLE


def card_game(name: str) -> CardGame[Any]:
    """A game whose cards can be entered. Raises `UnknownGame` and `BadCards`."""
    game: Game[Any] = find(name)
    if not isinstance(game, CardGame):
        raise BadCards(f"{game.title} has no card values that could be changed.")
    return game


def _info(box: Box, user: int | None) -> dict[str, Any]:
    return {
        "id": box.id,
        "game": box.game.name,
        "title": box.title,
        "mine": user is not None and box.user == user,
        "playable": box.playable,
        "changed": box.changed,
    }


def _problems(entered: Entered) -> list[dict[str, Any]]:
    return [
        {"section": section, "entry": entry, "field": field, "message": reason.to_json()}
        for section, entry, field, reason in entered.problems
    ]


def _card(game: CardGame[Any], card: CardInfo, rules: dict[str, list[str]]) -> dict[str, Any]:
    section, entry = game.place_of(card)
    info = card_json(card, rules.get(card.id, []))
    return {"section": section, "entry": entry, "info": info}


def _content(box: Box, user: int | None) -> dict[str, Any]:
    entered = look_at(box.game, box.values)
    rules = rulebook.rules_about(box.game)
    return _info(box, user) | {
        "values": box.values,
        "problems": _problems(entered),
        "cards": [_card(box.game, card, rules) for card in entered.sheet],
    }


@get(
    "/api/games/{name:str}/card-form",
    sync_to_thread=False,
    responses=responses(CardForms, others=(404, 422)),
)
def card_form(name: FromPath[str]) -> dict[str, Any]:
    """The fields in which the cards of a game are entered, by section and kind."""
    game = card_game(name)
    return {
        "forms": {
            section: {kind: form_of(type) for kind, type in kinds.items()}
            for section, kinds in game.entry_types.items()
        },
        "open": list(game.open_sections),
        "built_in": written_values(game),
    }


@get("/api/boxes", responses=responses(list[BoxInfo]))
async def my_boxes(request: AnyRequest) -> list[dict[str, Any]]:
    """The boxes that I have entered."""
    user = user_of(request)
    return [_info(box, user) for box in await services_of(request).boxes.of_user(user)]


@post(
    "/api/boxes",
    middleware=[rate_limits.EXPENSIVE],
    responses=responses(BoxContent, status=201, others=(*WRITING, 404, 409, 422)),
)
async def new_box(request: AnyRequest, data: JSONBody[NewBox]) -> dict[str, Any]:
    """Begins a box: from the built-in cards, from a card file, or as a copy of another box."""
    game = card_game(data.game)
    stored = services_of(request).boxes
    values = written_values(game)
    if data.copy_of is not None:
        values = (await stored.find(data.copy_of)).values
    elif data.file is not None:
        values = read_entered(game, data.file)
    user = await known_user(request)
    return _content(await stored.create(user, game, data.title, values), user)


@get(
    "/api/boxes/{id:str}",
    middleware=[rate_limits.ENTERED_CARDS],
    responses=responses(BoxContent, others=(404,)),
)
async def box_content(request: AnyRequest, id: FromPath[str]) -> dict[str, Any]:
    """A box with all its cards, and what is still wrong with it."""
    return _content(await services_of(request).boxes.find(id), user_of(request))


@get("/api/boxes/{id:str}/file", responses=responses(str, others=(404,)))
async def box_file(request: AnyRequest, id: FromPath[str]) -> Response[str]:
    """The box as a card file, as `--cards` takes it."""
    box = await services_of(request).boxes.find(id)
    path = find(box.game.name).card_file
    assert path is not None
    text = card_file_text(box.values, comment_of(path.read_text(encoding="utf-8")))
    name = f"{box.game.name}-{box.id}.toml"
    return Response(
        text,
        media_type="application/toml",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@post(
    "/api/boxes/{id:str}/entry",
    status_code=200,
    middleware=[rate_limits.ENTERED_CARDS],
    responses=responses(BoxChanged, others=(*WRITING, 404, 422)),
)
async def change_entry(
    request: AnyRequest, id: FromPath[str], data: JSONBody[EntryChange]
) -> dict[str, Any]:
    """Changes an entry of my box; what is wrong with it is stored too, and said."""
    box, entered = await services_of(request).boxes.change(
        id, user_of(request), data.section, data.entry, data.values
    )
    rules = rulebook.rules_about(box.game)
    cards = [_card(box.game, card, rules) for card in entered.sheet]
    changed = [
        card
        for card in cards
        if card["section"] == data.section and data.entry in ("", card["entry"])
    ]
    return {"playable": box.playable, "problems": _problems(entered), "cards": changed}


@post(
    "/api/boxes/{id:str}/title",
    status_code=200,
    responses=responses(BoxInfo, others=(*WRITING, 404)),
)
async def change_title(
    request: AnyRequest, id: FromPath[str], data: JSONBody[NewTitle]
) -> dict[str, Any]:
    """Gives my box another title."""
    user = user_of(request)
    return _info(await services_of(request).boxes.rename(id, user, data.title), user)


@delete(
    "/api/boxes/{id:str}",
    status_code=204,
    responses=responses(None, status=204, others=(*WRITING, 404)),
)
async def delete_box(request: AnyRequest, id: FromPath[str]) -> None:
    """Deletes my box; games that began with it keep their cards."""
    await services_of(request).boxes.delete(id, user_of(request))


HANDLERS = [
    card_form,
    my_boxes,
    new_box,
    box_content,
    box_file,
    change_entry,
    change_title,
    delete_box,
]
