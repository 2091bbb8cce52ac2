"""The count of everything in the box: nothing missing, doubled, negative or in the wrong place."""

from __future__ import annotations

from collections import Counter

from ludotheque.core.errors import BadPosition
from ludotheque.games.uchronia.cards import COLOURS
from ludotheque.games.uchronia.state import BEGIN, CLOSE, FIRST_STEP, NOBODY, UchroniaState


def resources_in_play(state: UchroniaState) -> list[int]:
    """All resource cards but those of the pile."""
    cards = [*state.discard]
    for colour in range(5):
        cards += [colour] * state.forum[colour]
        counts = state.stock[colour::5] + state.activities[colour::5]
        cards += [colour] * sum(counts)
    for seat in range(state.players):
        cards += state.hands[seat] + state.domain[seat]
        cards += [card for site in state.sites[seat] for card in site[1:]]
    return cards


def buildings_in_play(state: UchroniaState) -> list[int]:
    """All buildings but those of the pile."""
    numbers = [*state.works, *state.gone]
    for seat in range(state.players):
        numbers += [card.index for card in state.cards.named(state.completed[seat])]
        numbers += [site[0] for site in state.sites[seat]]
    return numbers


def check(state: UchroniaState) -> None:
    """Raises ``BadPosition`` if anything is missing, doubled, negative or in the wrong place."""
    box = state.cards.box
    if min(state.forum + state.stock + state.activities) < 0:
        raise BadPosition("position: there are fewer cards than none.")
    found = Counter([*resources_in_play(state), *state.pile])
    for colour, name in enumerate(COLOURS):
        if found[colour] != box.resources[colour]:
            raise BadPosition(
                f"position: of '{name}' the box has {box.resources[colour]} cards, "
                f"but {found[colour]} were found."
            )
    counted = Counter([*buildings_in_play(state), *state.building_pile])
    for card in state.cards.buildings:
        if counted[card.index] != box.copies:
            raise BadPosition(
                f"position: of '{card.id}' the box has {box.copies}, "
                f"but {counted[card.index]} were found."
            )
    if state.plain and len(set(state.pile)) > 1:
        raise BadPosition("position, plain: the pile has more than one colour.")
    if len(state.works) > box.works:
        raise BadPosition(f"position, works: there is room for {box.works}.")
    if state.sunk > len(state.building_pile):
        raise BadPosition("position, sunk: there are not so many buildings in the pile.")
    for seat in range(state.players):
        _check_seat(state, seat)
    for colour in range(5):
        _check_monopoly(state, colour)
    _check_stack(state)


def _check_seat(state: UchroniaState, seat: int) -> None:
    where = f"position, players[{seat}]"
    for name, cards in (("hand", state.hands[seat]), ("seen", state.seen[seat])):
        if list(cards) != sorted(cards):
            raise BadPosition(f"{where}.{name}: the cards are not in order of colour.")
    if Counter(state.seen[seat]) - Counter(state.hands[seat]):
        raise BadPosition(f"{where}.seen: a card that is not in the hand.")
    if state.count_activities(seat) > state.activity_limit(seat):
        raise BadPosition(
            f"{where}.activities: there may be {state.activity_limit(seat)}, "
            f"but there are {state.count_activities(seat)}."
        )
    begun = state.begun(seat)
    if begun & state.completed[seat] or begun.bit_count() != len(state.sites[seat]):
        raise BadPosition(f"{where}.sites: a building that the player has already.")
    for number, *under in state.sites[seat]:
        card = state.cards.buildings[number]
        if len(under) >= card.cost:
            raise BadPosition(f"{where}.sites: '{card.id}' would be completed.")
    built = state.cards.named(state.completed[seat])
    live = state.completed[seat]
    for bit, others in state.cards.unfinished:
        if live & bit:
            live |= begun & others
    follows = (live, len(built), sum(card.points for card in built))
    if follows != (state.live[seat], state.finished[seat], state.points[seat]):
        raise BadPosition(f"{where}: what follows from the buildings is not up to date.")


def _check_monopoly(state: UchroniaState, colour: int) -> None:
    counts = state.activities[colour::5]
    most, holder = max(counts), state.monopoly[colour]
    alone = counts.index(most) if counts.count(most) == 1 else NOBODY
    if (holder != NOBODY and not counts[holder]) or alone not in (NOBODY, holder):
        raise BadPosition(
            f"position, monopolies.{COLOURS[colour]}: it is not with the player who has most."
        )


def _check_stack(state: UchroniaState) -> None:
    if state.over != (not state.stack):
        raise BadPosition("position: a running game has a pending decision, a finished one none.")
    if state.stack:
        if state.stack[0][0] not in (BEGIN, CLOSE):
            raise BadPosition("position, pending: the first must be 'begin' or 'close'.")
        if state.stack[-1][0] >= FIRST_STEP:
            raise BadPosition("position, pending: the last must be a question.")
