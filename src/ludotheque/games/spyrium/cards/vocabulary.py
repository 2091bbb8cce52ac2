"""The vocabulary of the card file: verbs with their parameters, and where each may stand.

`load.py` checks every card against it, and the comment at the top of `cards.toml` explains it to
whoever enters cards; a test compares the two.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ludotheque.games.cardfile import CardFile, Place
from ludotheque.games.spyrium.cards.card import EFFECTS, EVENT_POWERS, FINALS, POWERS, SYMBOLS

GAIN: Final = ("effect", "amount")
"""What every gain says: its verb, and how much of it."""

DEALS: Final[dict[str, tuple[str, ...]]] = {
    "call": ("spyrium", "pay_token"),
    "uses": ("workers", "spyrium"),
    "built": (),
    "options": ("spyrium", "money", "money_per_worker"),
}
"""What can be asked for a gain, by the field of the card in which the deal stands."""


def check_words(file: CardFile, raw: Mapping[str, Any], where: Place, is_event: bool) -> None:
    """Refuses a card that says what the vocabulary has no word for, and says what it has."""
    for field in DEALS:
        deals = raw.get(field, [])
        for deal in deals if isinstance(deals, list) else [deals]:
            if isinstance(deal, Mapping):
                _check_deal(file, deal, where.at(field))
    symbols = raw.get("symbols", [])
    for symbol in symbols if isinstance(symbols, list) else []:
        file.choices(symbol, tuple(SYMBOLS), where.at("symbols"))
    powers = EVENT_POWERS if is_event else POWERS
    file.choices(raw.get("power"), tuple(powers), where.at("power"))
    final = raw.get("final")
    if isinstance(final, Mapping):
        file.choices(final.get("count"), FINALS, where.at("final"))


def _check_deal(file: CardFile, deal: Mapping[str, Any], where: Place) -> None:
    known = (*DEALS[where.field], *GAIN, "also")
    for word in deal:
        if word not in known:
            raise file.complain(where, "wrong-word", word=word, words=", ".join(known))
    others = deal.get("also", [])
    gains = [deal, *(others if isinstance(others, list) else [])]
    verbs = []
    for gain in gains:
        if isinstance(gain, Mapping) and "effect" in gain:
            file.choices(gain["effect"], EFFECTS, where)
            verbs.append(gain["effect"])
    if len(verbs) != len(set(map(str, verbs))):
        raise file.complain(where, "wrong-effect-twice")
    if where.field == "uses" and any(
        isinstance(gain, Mapping) and gain.get("amount") == "token" for gain in gains
    ):
        raise file.complain(where, "wrong-use-token")
