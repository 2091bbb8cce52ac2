"""What a seat knows of Spyrium as numbers; `docs/research.md` explains the layout."""

from __future__ import annotations

from ludotheque.core.observation import (
    Bag,
    ByName,
    BySeat,
    Choice,
    Layout,
    Number,
    Part,
    Pending,
    Pile,
    Record,
    Seat,
    Seats,
)
from ludotheque.games.spyrium.actions import GAPS, PLACES
from ludotheque.games.spyrium.cards.card import ERAS, Cards
from ludotheque.games.spyrium.decisions import DECISIONS
from ludotheque.games.spyrium.position import BONUSES, PHASES

VERSION = 0

RICH = 40
"""So much money or spyrium counts as the most."""
HIGH = 120
"""So many points count as the most."""


def layout(cards: Cards, players: int) -> Layout:
    """The vector for a number of players."""
    faces = [card.id for card in cards.faces]
    events = [event.id for event in cards.events]
    copies = max(card.total for card in cards.faces)
    tokens = range(1, len(cards.box.tokens) + 1)
    all_tokens = sum(cards.box.tokens)
    event = Record({"event": Choice(events), "token": Number(len(tokens))})
    decks: dict[str, Part] = {
        name: Pile((), sum(card.copies[era] for card in cards.faces))
        for era, name in enumerate(ERAS)
    }
    return Layout(
        VERSION,
        players,
        {
            "turn": Number(len(cards.box.turns)),
            "first": Seat(players),
            "players": BySeat(players, _player(cards)),
            "market": _each(PLACES, Record({"card": Choice(faces), "tokens": Bag(tokens, 2)})),
            "workers": _each(GAPS, Seats(players, cards.box.workers_in_all)),
            "event": event,
            "next_event": event,
            "event_pile": Pile((), len(events)),
            "decks": Record(decks),
            "gone": Bag(faces, copies),
            "token_reserve": Pile((), all_tokens),
            "token_discard": Bag(tokens, max(cards.box.tokens)),
            "pending": Pending(DECISIONS.names, players, _frame(cards, faces)),
            "unseen": Record(
                {
                    **{f"era {era}": Bag(faces, copies) for era in ERAS},
                    "events": Bag(events),
                    "tokens": Bag(tokens, max(cards.box.tokens)),
                }
            ),
        },
    )


def _each(names: tuple[str, ...], part: Part) -> Record:
    return Record(dict.fromkeys(names, part))


def _player(cards: Cards) -> Record:
    box = cards.box
    techniques = [card.id for card in cards.by_power.values()]
    buildings = [card.id for card in cards.buildings]
    copies = max(card.total for card in cards.buildings)
    tokens = range(1, len(box.tokens) + 1)
    return Record(
        {
            "money": Number(RICH),
            "spyrium": Number(RICH),
            "score": Number(HIGH),
            "residence": Choice(box.residences),
            "active": Number(box.workers_in_all),
            "inactive": Number(box.workers_in_all),
            "reserve": Number(box.workers_in_all),
            "phase": Choice(PHASES),
            "bonuses": Bag(tuple(BONUSES)),
            "techniques": Bag(techniques),
            "used": Bag((*techniques, "event")),
            "kept": Number(max(box.tokens)),
            "kept_tokens": Bag(tokens, max(box.tokens)),
            "quarter": ByName("card", buildings, {"tilted": Number()}, copies),
        }
    )


def _frame(cards: Cards, faces: list[str]) -> dict[str, Part]:
    """What the open decision names."""
    return {
        "place": Choice(PLACES),
        "card": Choice(faces),
        "option": Number(3),
        "token": Number(len(cards.box.tokens)),
        "due": Number(RICH),
    }
