"""Signing out: ends the connections of the device in all server processes."""

from __future__ import annotations

from ludotheque.server.realtime.cluster import Cluster
from ludotheque.server.realtime.devices import Devices


class SignOut:
    """Ends the connections of devices whose session has ended."""

    def __init__(self, devices: Devices, cluster: Cluster) -> None:
        self._devices = devices
        self._cluster = cluster

    async def device(self, device: str) -> None:
        """The session of a device has ended; an empty name is no device."""
        if device:
            self._devices.end_connections(device)
            await self._cluster.signed_out(device)
