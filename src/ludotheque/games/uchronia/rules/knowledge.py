"""What everybody, or one seat alone, has been told of hidden cards beyond those that were seen.

Whoever had to give a card of some colours and gave nothing holds none of them: so many cards of its
hand have other colours. What it draws may be anything, and what it plays of other colours may be
one of those cards. ``lacks`` keeps such limits, the newest first, each with more colours and fewer
cards than the one before it.

Cards that were shuffled lay open before, so the cards in the hands could be counted. They still
can: ``shuffled`` keeps what the pile was made of, ``drawn`` what a seat itself took from it, and
``fresh`` how many that were, so that it may still hold as many.
"""

from __future__ import annotations

from ludotheque.core.arrangement import Limit
from ludotheque.core.seat import Seat
from ludotheque.games.uchronia.cards.colours import (
    EVERY,
    Colour,
    PackedLimit,
    change,
    includes,
    limit_cards,
    limit_colours,
    packed,
)
from ludotheque.games.uchronia.position import UchroniaState
from ludotheque.games.uchronia.rules.rulesets import FIRST

# Limits of a hand.


def note_lack(state: UchroniaState, seat: Seat, colours: int) -> None:
    """Notes that a hand has no card of some colours."""
    unknown = len(state.hands[seat]) - len(state.seen[seat])
    if not unknown or state.game.ruleset == FIRST:
        return
    limits = [packed(colours, unknown)]
    for limit in state.lacks[seat]:
        _add_limit(limits, limit_colours(limit) | colours, limit_cards(limit))
    _set_limits(state, seat, limits)


def note_left(state: UchroniaState, seat: Seat, colour: Colour) -> None:
    """Notes that a card of a hand that has limits was unknown and no longer is."""
    if includes(limit_colours(state.lacks[seat][0]), colour):
        return  # It is of the colours of all limits, so it was none of these cards.
    limits: list[PackedLimit] = []
    for limit in state.lacks[seat]:
        colours, cards = limit_colours(limit), limit_cards(limit)
        _add_limit(limits, colours, cards if includes(colours, colour) else cards - 1)
    _set_limits(state, seat, limits)


def _add_limit(limits: list[PackedLimit], colours: int, cards: int) -> None:
    """Adds a limit, unless it says nothing new, in place of one that says less."""
    if limits and limit_cards(limits[-1]) == cards:
        limits.pop()
    if cards and not (limits and limit_colours(limits[-1]) == colours):
        limits.append(packed(colours, cards))


def _set_limits(state: UchroniaState, seat: Seat, limits: list[PackedLimit]) -> None:
    lacks = state.lacks[:]
    lacks[seat] = limits
    state.lacks = lacks


def limits_of(state: UchroniaState, seat: int) -> list[Limit]:
    """How many of the unknown cards of a hand have none of some colours, at least."""
    return [(limit_colours(limit), limit_cards(limit)) for limit in state.lacks[seat]]


# The pile since it was shuffled.


def note_shuffle(state: UchroniaState, cards: tuple[Colour, ...]) -> None:
    """Notes what the new pile was made of."""
    if state.game.ruleset != FIRST:
        state.shuffled = cards
        state.drawn = [()] * state.players
        state.fresh = [0] * state.players


def note_drawn(state: UchroniaState, seat: Seat, cards: tuple[Colour, ...]) -> None:
    """Notes which cards of the pile a seat has drawn."""
    drawn, fresh = state.drawn[:], state.fresh[:]
    drawn[seat] = drawn[seat] + cards
    change(fresh, seat, len(cards))
    state.drawn, state.fresh = drawn, fresh


def note_turned_up(state: UchroniaState, card: Colour) -> None:
    """Notes that everybody saw a card of the pile."""
    place = state.shuffled.index(card)
    state.shuffled = state.shuffled[:place] + state.shuffled[place + 1 :]


def most_in_pile(state: UchroniaState, viewer: int | None) -> list[int]:
    """The most cards of each colour in the pile, as a viewer knows it; nothing if unlimited."""
    if not state.shuffled or state.plain:
        return []
    own = state.drawn[viewer] if viewer is not None else ()
    return [state.shuffled.count(colour) - own.count(colour) for colour in EVERY]
