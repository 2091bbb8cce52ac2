"""The games, their cards and their rules."""

from __future__ import annotations

from typing import Any

from litestar import get
from litestar.params import FromPath

from ludotheque.bots import NAMES, ratings
from ludotheque.bots.registry import registered
from ludotheque.core.game import GAMES, CardInfo, Game, find
from ludotheque.server.routes import rulebook
from ludotheque.server.routes.requests import Language, responses
from ludotheque.server.routes.schemas import CardSheet, Catalogue, GameInfo, RuleBook
from ludotheque.teaching import lesson, puzzles
from ludotheque.words import catalogue, words_folder


@get("/api/games", sync_to_thread=False, responses=responses(list[GameInfo]))
def all_games() -> list[dict[str, Any]]:
    """Every game, with the options and bots of a new table."""
    return [
        {
            "name": game.name,
            "title": game.title,
            "min_players": game.min_players,
            "max_players": game.max_players,
            "options": {
                name: {"default": option.default, "choices": list(option.choices)}
                for name, option in game.options.items()
            },
            "bots": [*NAMES, *registered()],
            "ratings": ratings(game),
            "advice": game.features is not None,
            "secrets": game.visibility.viewer_class(0) is not None,
            "lesson": lesson(game) is not None,
            "puzzles": len(puzzles(game)),
        }
        for game in GAMES.values()
    ]


@get(
    "/api/games/{name:str}/cards",
    sync_to_thread=False,
    responses=responses(CardSheet, others=(404,)),
)
def cards(name: FromPath[str]) -> dict[str, Any]:
    """Every card of a game: texts, values, and where the values come from."""
    return sheet_json(find(name))


def sheet_json(game: Game[Any]) -> dict[str, Any]:
    """All cards of a game, and its card file."""
    numbers = rulebook.rules_about(find(game.name))
    return {
        "sheet": [card_json(card, numbers.get(card.id, [])) for card in game.card_sheet()],
        "file": game.card_values(),
    }


def card_json(card: CardInfo, rules: list[str]) -> dict[str, Any]:
    """A card with its texts, and the numbers of the rules about it."""
    return {
        "id": card.id,
        "section": card.section,
        "name": card.name.to_json(),
        "lines": [line.to_json() for line in card.lines],
        "values": dict(card.values),
        "provenance": dict(card.provenance),
        "rules": rules,
    }


@get(
    "/api/games/{name:str}/rules",
    sync_to_thread=False,
    responses=responses(RuleBook, others=(404,)),
)
def rules(name: FromPath[str], language: Language = "en") -> RuleBook:
    """The numbered rules of a game."""
    return RuleBook(rulebook.rules(find(name), language))


@get(
    "/api/games/{name:str}/messages",
    sync_to_thread=False,
    responses=responses(Catalogue, others=(404,)),
)
def messages(name: FromPath[str], language: Language = "en") -> Catalogue:
    """The game's messages, for a page that was built without them."""
    return Catalogue(catalogue(words_folder(find(name)), language))


HANDLERS = [all_games, cards, messages, rules]
