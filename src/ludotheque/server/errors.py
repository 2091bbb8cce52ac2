"""The errors of the server. Their names are part of the API: the page words them by name."""

from __future__ import annotations

from ludotheque.core.errors import LudothequeError


class NoSuchTable(LudothequeError):
    """No table has that id."""


class NotSeated(LudothequeError):
    """Only a player of the table may do that."""


class NotNow(LudothequeError):
    """The table is not in a state in which that can be done."""


class NoUndo(LudothequeError):
    """There is nothing to undo, or the table does not allow it."""


class NotUnderstood(LudothequeError):
    """A message on the WebSocket is malformed, too long or too frequent."""


class NameTaken(LudothequeError):
    """An account with that name exists."""


class BadName(LudothequeError):
    """The name cannot be used for an account."""


class WrongPassword(LudothequeError):
    """Name and password do not match."""


class BadDatabase(LudothequeError):
    """The database cannot be used."""


class BadChannels(LudothequeError):
    """The channel between server processes cannot be used."""


class BenchFailed(LudothequeError):
    """The server failed during the benchmark."""
