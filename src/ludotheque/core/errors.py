"""What can go wrong, as a small family of errors.

Each carries one sentence that says what was wrong and what would have been right.
"""

from __future__ import annotations

from ludotheque.core.message import Message


class LudothequeError(Exception):
    """The parent of every error that is meant for a reader."""


class UnknownGame(LudothequeError):
    """No game of that name is installed."""


class UnknownRuleset(LudothequeError):
    """This version cannot play by that ruleset."""


class BadSetup(LudothequeError):
    """The number of players or an option does not fit the game."""


class BadCards(LudothequeError):
    """A card file cannot be used; the sentence names the file, the card and the field.

    ``place`` has the section, the entry and the field, as far as they are known; ``reason`` says
    what is wrong there, as a message of the catalogues.
    """

    def __init__(
        self,
        sentence: str,
        place: tuple[str, str, str] = ("", "", ""),
        reason: Message | None = None,
    ) -> None:
        super().__init__(sentence)
        self.place = place
        self.reason = reason


class BadPosition(LudothequeError):
    """A position written as JSON does not describe a possible position."""


class BadRecord(LudothequeError):
    """A stored game is damaged, edited or illegal.

    ``step`` is the number of the first action that cannot be trusted; 0 is the header.
    """

    def __init__(self, sentence: str, step: int = 0) -> None:
        super().__init__(sentence)
        self.step = step


class MalformedAction(LudothequeError):
    """A text is not the notation of any action of the game."""


class IllegalAction(LudothequeError):
    """An action of the game that may not be played now.

    ``reason`` says why, as a message of the game's catalogues.
    """

    def __init__(self, sentence: str, reason: Message | None = None) -> None:
        super().__init__(sentence)
        self.reason = reason


class NotYourTurn(LudothequeError):
    """Another seat must decide."""


class Stale(LudothequeError):
    """The answer belongs to a decision that has been taken already.

    ``now`` is the step that waits for an answer instead, where that is known.
    """

    def __init__(self, sentence: str, now: int | None = None) -> None:
        super().__init__(sentence)
        self.now = now


class GameOver(LudothequeError):
    """The game has ended; nothing more can be played."""
