"""How each game looks in a terminal: one file a game, one function `board`."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import RenderableType

from ludotheque.cli.boards import monumental, spyrium, uchronia
from ludotheque.core.view import View
from ludotheque.words import Words

BOARDS: dict[str, Callable[[View, Words], RenderableType]] = {
    "spyrium": spyrium.board,
    "uchronia": uchronia.board,
    "monumental": monumental.board,
}
