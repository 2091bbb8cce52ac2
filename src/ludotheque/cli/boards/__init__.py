"""Boards in the terminal: one file for each game, and a generic one for other games."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import RenderableType

from ludotheque.cli.boards import generic, monumental, spyrium, uchronia
from ludotheque.core.view import View
from ludotheque.words import Words

BOARDS: dict[str, Callable[[View, Words], RenderableType]] = {
    "spyrium": spyrium.board,
    "uchronia": uchronia.board,
    "monumental": monumental.board,
}


def board(view: View, words: Words) -> RenderableType:
    """The table as a viewer sees it."""
    return BOARDS.get(view.game.name, generic.board)(view, words)
