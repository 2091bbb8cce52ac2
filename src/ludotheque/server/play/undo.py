"""Undo: at once if nothing was revealed since, otherwise with the consent of the others."""

from __future__ import annotations

from typing import Any

from ludotheque.core.errors import Stale
from ludotheque.server.errors import NotSeated, NoUndo
from ludotheque.server.play.committer import Committer
from ludotheque.server.storage.log import Entry
from ludotheque.server.tables.proposals import Proposals
from ludotheque.server.tables.registry import TableRegistry


class Undo:
    """Takes back a player's last choice, or the choices of one gesture."""

    def __init__(self, registry: TableRegistry, committer: Committer, proposals: Proposals) -> None:
        self._registry = registry
        self._committer = committer
        self._proposals = proposals

    async def request(
        self, id: str, user: int, step: int, since: int | None = None
    ) -> dict[str, Any]:
        """Undoes a user's last choice, or proposes it: the next step, or the proposal.

        With `since` the user's choices from that step on are undone together.
        Raises `NotSeated`, `NoUndo` and `Stale`.
        """
        table = await self._registry.latest(id)
        own = table.info.seats_of(user)
        if not own:
            raise NotSeated("you do not sit at this table.")
        if not table.info.undo:
            raise NoUndo("at this table nothing is taken back.")
        found = table.undo_target(own, since)
        if found is None:
            raise NoUndo("there is nothing that you could take back.")
        if step != table.step:
            sentence = f"it is step {table.step} now; look at it before you take something back."
            raise Stale(sentence, table.step)
        target, free = found
        if free or not table.info.users() - {user}:
            return {"step": await self._go_back(id, own[0], step, target)}
        return await self._proposals.propose(id, "undo", own[0], target, step, user)

    async def _go_back(self, id: str, seat: int, step: int, target: int) -> int:
        table = await self._registry.at_step(id, step)
        entry = Entry(step, "undo", seat, str(target))
        return await self._committer.append(id, entry, table.state_at(target), snapshot=True)
