"""Moves: how the answer of a person or a bot becomes part of the game."""

from __future__ import annotations

from ludotheque.server.errors import NotSeated
from ludotheque.server.play.committer import Committer
from ludotheque.server.play.running_table import RunningTable
from ludotheque.server.storage.log import Entry
from ludotheque.server.tables.registry import TableRegistry


class Moves:
    """Plays actions; turn, end and legality are checked by the rules engine."""

    def __init__(self, registry: TableRegistry, committer: Committer) -> None:
        self._registry = registry
        self._committer = committer

    async def act(self, id: str, user: int, step: int, text: str, seat: int | None) -> int:
        """Plays an action for a person in answer to a step; returns the next step.

        Without a `seat` it is the one that must decide if it is theirs, else their first. Raises
        `Stale`, `NotSeated`, `MalformedAction`, `GameOver`, `NotYourTurn` and `IllegalAction`.
        """
        table = await self._registry.at_step(id, step)
        own = table.info.seats_of(user)
        if not own or (seat is not None and seat not in own):
            raise NotSeated("you do not sit there.")
        if seat is None:
            actor = table.state.actor
            seat = actor if actor in own else own[0]
        return await self.play(table, seat, text)

    async def play(self, table: RunningTable, seat: int, text: str) -> int:
        """Plays an action for a seat and commits it; returns the next step."""
        action = table.info.game.parse(text)
        state = table.state.copy()
        state.listening = True
        events = tuple(state.apply(action, seat))
        entry = Entry(table.step, "action", seat, action.text, events)
        snapshot = table.needs_snapshot() or state.over
        return await self._committer.append(table.info.id, entry, state, snapshot=snapshot)
