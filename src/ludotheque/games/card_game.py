"""A game whose card values stand in a file: what such games have in common."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from copy import deepcopy
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar, cast

from ludotheque.core.game import GAMES, CardInfo, Game
from ludotheque.core.native import mypyc_attr
from ludotheque.core.state import State
from ludotheque.games.cardfile import CardFile, fingerprint, without_provenance

if TYPE_CHECKING:
    from typing import Self

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class CardGame(Game[S]):
    """A game made by ``Class(file, ruleset)``; without a file it has its built-in cards."""

    file: CardFile | None
    values: dict[str, Any]
    entry_types: Mapping[str, Mapping[str, type]]
    """The structures that check the entries of each section, by the kind of the entry."""
    open_sections: tuple[str, ...] = ()
    """Sections to which a card file may add entries, and of which it may leave some out."""
    sections_of_sheet: Mapping[str, str] = {}
    """The sections of the file by those of the sheet, where they are not `cards`."""

    def note_cards(self, file: CardFile | None, used: CardFile) -> None:
        """Keeps which cards are used: those of ``file``, or else the built-in ones."""
        self.file = file
        self.card_file = used.path
        self.values = without_provenance(used.values)
        self.fingerprint = fingerprint(self.values)
        self.own_cards = None if file is None else self.values

    def with_cards(self, source: str | Path | Mapping[str, Any]) -> Self:
        """The same game with card values from a file, or from values read before.

        Raises ``BadCards`` for values that cannot be used.
        """
        file = CardFile(source, self)
        built_in = GAMES[self.name]
        if file.path is None and fingerprint(file.values) == built_in.fingerprint:
            return cast("Self", built_in.with_ruleset(self.ruleset))
        return self._made(file, self.ruleset)

    def under_ruleset(self, number: int) -> Self:
        """The same game as another ruleset plays it."""
        return self._made(self.file, number)

    def _made(self, file: CardFile | None, ruleset: int) -> Self:
        kind: Any = type(self)
        return cast("Self", kind(file, ruleset))

    @abstractmethod
    def sheet_of(self, file: CardFile) -> list[CardInfo]:
        """The cards of a file with their texts, without a game that could be played.

        Raises ``BadCards`` for what is wrong in a single entry.
        """

    def place_of(self, card: CardInfo) -> tuple[str, str]:
        """The section and the entry of the file that a card of the sheet comes from."""
        if card.section == "box":
            return "box", card.id
        section = self.sections_of_sheet.get(card.section, "cards")
        return section, card.id.removeprefix(f"{card.section}-")

    def card_values(self) -> dict[str, Any]:
        """The card values in use, as a copy that may be changed."""
        return deepcopy(self.values)
