"""Ports for servers that tests start."""

from __future__ import annotations

import socket
import sys

_reserved: list[socket.socket] = []


def free_port() -> int:
    """A port that nobody uses, and that nobody else is given while these tests run.

    On Linux a socket that is bound but does not listen keeps the port, also from outgoing
    connections; a server may still listen there, since both allow the address to be shared.
    """
    reserved = socket.socket()
    reserved.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    reserved.bind(("127.0.0.1", 0))
    port = int(reserved.getsockname()[1])
    if sys.platform == "linux":
        _reserved.append(reserved)
    else:
        reserved.close()
    return port
