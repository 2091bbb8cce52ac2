"""Any game in a terminal, drawn from the JSON of a view: numbers, cards, piles, hidden cards.

A field is labelled by the message ``field-<name>`` if the game has one, else by its name. A value
that is the id of a card is shown by the card's name.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludotheque.cli.boards.style import seat_mark
from ludotheque.core.view import View
from ludotheque.words import Words

OF_THE_VIEW = {"game", "ruleset", "options", "cards", "seat", "actor", "pending", "unseen"}
"""Fields that describe the game and the view, not the table."""
PLAYERS = "players"


def board(view: View, words: Words) -> RenderableType:
    """The fields that all share, then one column for each player."""
    fields = view.to_json()
    names = {card.id: words.say(card.name) for card in view.game.card_sheet()}
    shared = Table(title=view.game.title, show_header=False, title_justify="left")
    for field, value in fields.items():
        if field != PLAYERS and field not in OF_THE_VIEW:
            shared.add_row(label(field, words), shown(value, names, words))
    players = fields.get(PLAYERS)
    if not isinstance(players, list) or not all(isinstance(each, Mapping) for each in players):
        return shared
    seats = Table()
    seats.add_column()
    for seat in range(len(players)):
        name = f" {words.names[seat]}" if seat < len(words.names) else ""
        mark = " ◀" if seat == view.actor else ""
        seats.add_column(Text.assemble(seat_mark(seat), name, mark))
    for field in dict.fromkeys(field for player in players for field in player):
        values = [shown(player.get(field), names, words) for player in players]
        seats.add_row(label(field, words), *values)
    return Group(shared, seats)


def label(field: str, words: Words) -> str:
    """The name of a field, as the game says it."""
    key = f"field-{field}"
    return words(key) if words.has(key) else field.replace("_", " ")


def shown(value: Any, names: Mapping[str, str], words: Words) -> str:
    """A JSON value in few characters; ``▒`` is a hidden card."""
    if isinstance(value, Mapping):
        if "hidden" in value:
            known = [shown(item, names, words) for item in value.get("known", ())]
            return " ".join(["▒" * value["hidden"] or "-", *known])
        inner = [f"{label(key, words)} {shown(item, names, words)}" for key, item in value.items()]
        return ", ".join(inner) or "-"
    if isinstance(value, Sequence) and not isinstance(value, str):
        return ", ".join(shown(item, names, words) for item in value) or "-"
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "✓" if value else "-"
    return names.get(str(value), str(value))
