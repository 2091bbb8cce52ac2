"""The errors of the server. Their names are part of the API: the page words them by name."""

from __future__ import annotations

from ludotheque.core.errors import LudothequeError


class NoSuchTable(LudothequeError):
    """No table has that id."""


class NoSuchBox(LudothequeError):
    """No card set of anybody's own has that id."""


class NotYourBox(LudothequeError):
    """Only whoever has entered a card set may change it."""


class TooManyBoxes(LudothequeError):
    """A person has entered as many card sets as are kept."""


class NoSuchLesson(LudothequeError):
    """The game has no guided first game, or no puzzle of that number."""


class NoSuchPerson(LudothequeError):
    """Nobody has that number."""


class Banned(LudothequeError):
    """The operator has closed this account."""


class Muted(LudothequeError):
    """The operator has taken away the right to write in chats."""


class NotSeated(LudothequeError):
    """Only a player of the table may do that."""


class NotNow(LudothequeError):
    """The table is not in a state in which that can be done."""


class OneSeat(LudothequeError):
    """The table has one seat for each person."""


class Removed(LudothequeError):
    """The host has removed that person from the table."""


class StillHere(LudothequeError):
    """A player who is online, or was until a moment ago, is not replaced."""


class NoUndo(LudothequeError):
    """There is nothing to undo, or the table does not allow it."""


class NotUnderstood(LudothequeError):
    """A message on the WebSocket is malformed, too long or too frequent."""


class TooManySockets(LudothequeError):
    """A user has opened too many WebSockets."""


class TookTooLong(LudothequeError):
    """A computation was given up."""


class NameTaken(LudothequeError):
    """An account or a bot has that name, or one that looks like it."""


class BadName(LudothequeError):
    """The name cannot be used, since others could mistake it."""


class NotSignedIn(LudothequeError):
    """Only somebody with an account may do that."""


class WrongPassword(LudothequeError):
    """Name and password do not match."""


class ForeignOrigin(LudothequeError):
    """A request of a page that does not belong to this server."""


class BadProxies(LudothequeError):
    """The trusted proxies are not a list of addresses and networks."""


class BadSettings(LudothequeError):
    """A setting cannot be used."""


class BadDatabase(LudothequeError):
    """The database cannot be used."""


class BadBackup(LudothequeError):
    """A backup cannot be restored."""


class DatabaseAway(LudothequeError):
    """The database cannot be reached at the moment, or cannot be written."""


class Draining(LudothequeError):
    """The server takes no new tables, since it is about to stop."""


class UnreadableTable(LudothequeError):
    """What is stored of a table is damaged, or needs a game that is not installed."""


class BadChannels(LudothequeError):
    """The channel between server processes cannot be used."""


class BenchFailed(LudothequeError):
    """The server failed during the benchmark."""
