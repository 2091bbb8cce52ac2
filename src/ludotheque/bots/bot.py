"""The interface of a bot."""

from __future__ import annotations

from typing import Protocol

from ludotheque.core.action import Action
from ludotheque.core.view import View


class Bot(Protocol):
    """Anything that chooses one of the actions of a view.

    A bot never sees a `State`, so it cannot use what its seat does not know. All randomness of a
    bot comes from its seed, so that its games can be repeated.
    """

    def choose(self, view: View) -> Action:
        """One of ``view.actions()``; asked only while the view's seat must decide."""
