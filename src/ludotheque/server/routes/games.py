"""The games of the house, their cards and their rules."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from litestar import get
from litestar.params import FromPath

from ludotheque.bots import NAMES
from ludotheque.core.game import GAMES, find

_RULE = re.compile(r"^- \*\*([A-Z]-\d+)\*\* (.*?)\s*\*\((.*)\)\*$", re.DOTALL)


@get("/api/games", sync_to_thread=False)
def all_games() -> list[dict[str, Any]]:
    """Every game, with what can be chosen when a table is made."""
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
            "bots": list(NAMES),
        }
        for game in GAMES.values()
    ]


@get("/api/games/{name:str}/cards", sync_to_thread=False)
def cards(name: FromPath[str]) -> dict[str, Any]:
    """Every card in words and in values, with its provenance."""
    game = find(name)
    return {
        "sheet": [
            {
                "id": card.id,
                "section": card.section,
                "name": card.name.to_json(),
                "lines": [line.to_json() for line in card.lines],
                "values": dict(card.values),
                "provenance": dict(card.provenance),
            }
            for card in game.card_sheet()
        ],
        "file": game.card_values(),
    }


@get("/api/games/{name:str}/rules", sync_to_thread=False)
def rules(name: FromPath[str]) -> dict[str, Any]:
    """The numbered rules."""
    return {"rules": _rules(find(name).folder / "rules.md")}


@cache
def _rules(file: Path) -> list[dict[str, str]]:
    """The numbered rules of a document, each with its section."""
    told = []
    section = ""
    for block in re.split(r"\n(?=- \*\*|## |\n)", file.read_text(encoding="utf-8")):
        if block.startswith("## "):
            section = block[3:].strip()
        found = _RULE.match(" ".join(block.split()))
        if found:
            number, text, source = found.groups()
            told.append({"number": number, "text": text, "source": source, "section": section})
    return told


HANDLERS = [all_games, cards, rules]
