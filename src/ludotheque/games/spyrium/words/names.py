"""Names of cards, events and sources of points, as messages."""

from __future__ import annotations

from ludotheque.core.message import Message, say
from ludotheque.games.spyrium.actions import Place
from ludotheque.games.spyrium.cards.card import EMPTY, Card, Cards, EventCard
from ludotheque.games.spyrium.position import SpyriumState


def card_name(card: Card) -> Message:
    """The name of a card."""
    return card.name


def event_name(event: EventCard) -> Message:
    """The name of an event."""
    return event.name


def place_name(state: SpyriumState, place: Place) -> Message:
    """The card at a place, or that there is none."""
    face = state.market[place]
    return say("empty-place") if face == EMPTY else card_name(state.cards.faces[face])


def source_name(cards: Cards, source: str) -> Message:
    """The name of a source of points: the track, the buildings, or a technique."""
    card = cards.by_id.get(source)
    return say(f"source-{source}") if card is None else card_name(card)
