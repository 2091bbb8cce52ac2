"""Connections by device, so that signing out ends those of the device."""

from __future__ import annotations

from ludotheque.server.realtime.connection import Connection


class Devices:
    """The connections that each device has opened in this process."""

    def __init__(self) -> None:
        self._connections: dict[str, set[Connection]] = {}

    def add(self, device: str, connection: Connection) -> None:
        """A device opens a connection."""
        self._connections.setdefault(device, set()).add(connection)

    def remove(self, device: str, connection: Connection) -> None:
        """A device has closed a connection."""
        connections = self._connections.get(device, set())
        connections.discard(connection)
        if not connections:
            self._connections.pop(device, None)

    def end_connections(self, device: str) -> None:
        """Ends all connections of a device; it may reconnect with its new session."""
        for connection in list(self._connections.get(device, ())):
            connection.end()
