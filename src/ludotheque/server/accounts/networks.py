"""From which network each person came last: people at one address share what takes long.

Anybody can be a new guest with every request, so persons alone are no measure of fairness.
"""

from __future__ import annotations

from collections import OrderedDict

from ludotheque.server.play.worker_pool import Owner

_KEPT = 20_000
"""Persons whose network is remembered."""


class Networks:
    """Remembers networks in memory; until a person comes back, it is unknown."""

    def __init__(self) -> None:
        self._of_person: OrderedDict[int, str] = OrderedDict()

    def note(self, user: int, network: str) -> None:
        """A person has sent a request from a network."""
        self._of_person[user] = network
        self._of_person.move_to_end(user)
        if len(self._of_person) > _KEPT:
            self._of_person.popitem(last=False)

    def owner(self, user: int) -> Owner:
        """A person as one for whom something is computed."""
        return Owner(self._of_person.get(user, ""), user)
