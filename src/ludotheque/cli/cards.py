"""`ludotheque cards`: every card of a game, and where each of its values comes from."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from ludotheque.cli.common import (
    CardsOption,
    GameArgument,
    JsonOption,
    LangOption,
    console,
    game_with,
    print_json,
)
from ludotheque.core.errors import LudothequeError
from ludotheque.core.game import CardInfo, Game
from ludotheque.core.message import Message
from ludotheque.words import Words

RECONSTRUCTED = "~"


def cards(
    game: GameArgument,
    cards: CardsOption = None,
    export: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Write a copy of the card file instead of showing it."),
    ] = None,
    force: Annotated[
        bool, typer.Option("--force", help="Let --export replace a file that is there already.")
    ] = False,
    lang: LangOption = "en",
    json: JsonOption = False,
) -> None:
    """Show all cards of a game with their values, or write them to a file of your own.

    Some printed values are not known to us. They are reconstructed, and marked with `~` in the
    tables; `--json` gives the provenance of every single value. Whoever owns the printed game can
    export the card file, put the true values in, and play with them: the commands that play take
    `--cards`.

    For example:

    `ludotheque cards spyrium --lang fr`

    `ludotheque cards spyrium --export my.toml`

    `ludotheque simulate spyrium --cards my.toml`
    """
    chosen = game_with(game, cards)
    if export is not None:
        _export(chosen, export, force)
        print(f"{export}: the card values of {chosen.title}; play with them by --cards {export}")
    elif json:
        print_json(_report(chosen, Words(lang, chosen)))
    else:
        _show(chosen.card_sheet(), Words(lang, chosen))


def _export(game: Game[Any], path: Path, force: bool) -> None:
    """Copies the card file in use, comments and all."""
    assert game.card_file is not None
    content = game.card_file.read_bytes()
    try:
        with path.open("wb" if force else "xb") as file:
            file.write(content)
    except FileExistsError as error:
        raise LudothequeError(f"{path} is there already; --force replaces it.") from error


def _report(game: Game[Any], words: Words) -> dict[str, object]:
    return {
        "game": game.name,
        "ruleset": game.ruleset,
        "fingerprint": game.fingerprint,
        "cards": [
            {
                "id": card.id,
                "section": card.section,
                "name": words.say(card.name),
                "text": [words.say(line) for line in card.lines],
                "values": {field: _text(value, words) for field, value in card.values.items()},
                "provenance": dict(card.provenance),
            }
            for card in game.card_sheet()
        ],
        "file": game.card_values(),
    }


def _show(sheet: list[CardInfo], words: Words) -> None:
    out = console()
    for section in dict.fromkeys(card.section for card in sheet):
        out.print(_section(section, [card for card in sheet if card.section == section], words))
    if any(_is_reconstructed(card, field) for card in sheet for field in card.provenance):
        out.print(words("cards-legend"))


def _section(section: str, cards: list[CardInfo], words: Words) -> Table:
    """The cards of one section; the columns are the values that any of them has."""
    fields = list(dict.fromkeys(field for card in cards for field in card.values))
    shown = Table(title=words(f"section-{section}"), title_justify="left", title_style="bold")
    shown.add_column(words("cards-id"), style="dim", no_wrap=True)
    shown.add_column(words("cards-name"), style="bold", no_wrap=True)
    for field in fields:
        counts = all(isinstance(card.values.get(field, 0), int) for card in cards)
        shown.add_column(words(f"value-{field}"), justify="right" if counts else "left")
    shown.add_column(words("cards-text"))
    for card in cards:
        cells = [
            _marked(str(_text(card.values.get(field, ""), words)), card, [field])
            for field in fields
        ]
        # Values without a column of their own are in the text.
        in_text = [
            field for field in card.provenance if field not in card.values and field != "name"
        ]
        text = _marked("\n".join(words.say(line) for line in card.lines), card, in_text)
        name = _marked(words.say(card.name), card, ["name"])
        shown.add_row(card.id, name, *cells, text)
    return shown


def _text(value: int | str | Message, words: Words) -> int | str:
    return words.say(value) if isinstance(value, Message) else value


def _marked(cell: str, card: CardInfo, fields: list[str]) -> str:
    """The cell, with a mark if one of the fields that it shows is reconstructed."""
    marked = any(_is_reconstructed(card, field) for field in fields)
    # Without a mark a blank keeps the numbers aligned.
    return cell + (RECONSTRUCTED if marked else " ")


def _is_reconstructed(card: CardInfo, field: str) -> bool:
    return card.provenance.get(field, "").startswith("reconstructed")
