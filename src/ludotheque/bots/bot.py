"""What a bot is."""

from __future__ import annotations

from typing import Protocol

from ludotheque.core.action import Action
from ludotheque.core.view import View


class Bot(Protocol):
    """Anything that answers a view with one of its actions.

    A bot never sees a `State`: what its seat does not know, it cannot use. Whatever is random in
    a bot follows from the seed it was made with, so that its games can be played again.
    """

    def choose(self, view: View) -> Action:
        """One of ``view.actions()``; asked only while the view's seat must decide."""
