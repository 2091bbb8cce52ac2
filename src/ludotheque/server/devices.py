"""The open sockets by device: whoever signs out on one is no longer listened to there."""

from __future__ import annotations

from ludotheque.server.audience import Listener


class Devices:
    """Which sockets of this process a device has opened."""

    def __init__(self) -> None:
        self._sockets: dict[str, set[Listener]] = {}

    def join(self, device: str, listener: Listener) -> None:
        """A device opens a socket."""
        self._sockets.setdefault(device, set()).add(listener)

    def leave(self, device: str, listener: Listener) -> None:
        """A device has closed a socket."""
        sockets = self._sockets.get(device, set())
        sockets.discard(listener)
        if not sockets:
            self._sockets.pop(device, None)

    def hang_up(self, device: str) -> None:
        """Ends all sockets of a device; it may come back as who it is now."""
        for listener in list(self._sockets.get(device, ())):
            listener.let_go()
