"""How Monumental's declaration differs from others: its reader, its defaults, the Automa."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludotheque.core.observation import Layout, Unseen
from ludotheque.core.schema import Schema
from ludotheque.games.monumental.left_out import LEFT_OUT
from ludotheque.games.monumental.position import MonumentalState


class MonumentalSchema(Schema[MonumentalState]):
    """The declaration; what a position leaves out leans on its map, so `restore.py` reads it."""

    def read(self, game: Any, data: Mapping[str, Any]) -> MonumentalState:
        """The position that JSON describes; what is left out takes its default."""
        from ludotheque.games.monumental.restore import read

        return read(game, data)

    def table(self) -> list[tuple[str, str, str, str]]:
        """For each field its path, kind, default and meaning; the reader knows the defaults."""
        return [
            (path, spec.kind.words, LEFT_OUT.get(path) or spec.left_out(), spec.meaning)
            for path, spec in self._leaves
        ]

    def layout(self, players: int) -> Layout:
        """What the numbers of a vector mean; only a player alone has the Automa in it."""
        parts = {entry.name: entry.part(players) for entry in self.entries}
        if players > 1:
            del parts["automa"]
        pools = {name: kind.part(players) for name, kind in self._unseen.items()}
        parts["unseen"] = Unseen(players, pools)
        return Layout(self._version, players, parts, left_out=("at",))
