"""Moves: how the answer of a person or a bot becomes part of the game."""

from __future__ import annotations

from ludotheque.core.errors import IllegalAction
from ludotheque.core.message import Message
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
        return await self.play(table, _seat_of(table, user, seat), text)

    async def reason(self, id: str, user: int, text: str, seat: int | None) -> Message | None:
        """Why a person cannot play an action now, from what the person knows.

        Raises `NotSeated` and `MalformedAction`.
        """
        table = await self._registry.latest(id)
        view = table.state.view(_seat_of(table, user, seat))
        return view.reason(table.info.game.parse(text))

    async def play(self, table: RunningTable, seat: int, text: str) -> int:
        """Plays an action for a seat and commits it; returns the next step."""
        action = table.info.game.parse(text)
        # Listed here, the legal actions are those of the copy too, and of undo later.
        table.state.options()
        state = table.state.copy()
        state.listening = True
        try:
            events = tuple(state.apply(action, seat))
        except IllegalAction as error:
            # The reason is for the player, so it comes from what the player knows.
            raise IllegalAction(str(error), table.state.view(seat).reason(action)) from None
        entry = Entry(table.step, "action", seat, action.text, events)
        snapshot = table.needs_snapshot() or state.over
        return await self._committer.append(table.info.id, entry, state, snapshot=snapshot)


def _seat_of(table: RunningTable, user: int, seat: int | None) -> int:
    """The seat for which a person acts. Raises `NotSeated`."""
    own = table.info.seats_of(user)
    if not own or (seat is not None and seat not in own):
        raise NotSeated("you do not sit there.")
    if seat is not None:
        return seat
    actor = table.state.actor
    return actor if actor is not None and actor in own else own[0]
