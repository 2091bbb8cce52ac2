"""The display: buying buildings and Knowledge, Wonders in two steps, Policies, new cards."""

from __future__ import annotations

from typing import Final

from ludotheque.core.action import Action
from ludotheque.core.state import Frame
from ludotheque.games.monumental import actions
from ludotheque.games.monumental.cards.card import (
    BASIC,
    BUILDING,
    CHEAPER_KNOWLEDGE,
    CHEAPER_WONDERS,
    FIRST_STEP_GOLD,
    FOR_WONDERS,
    KNOWLEDGE,
    PRODUCTION,
    SCIENCE,
    WONDER,
    WONDER_CULTURE,
    Card,
)
from ludotheque.games.monumental.position import (
    BONUS,
    BOUGHT,
    COMPLETED,
    EMPTY,
    ENDING,
    GAIN_CARD,
    KEEP_WONDER,
    ON_TOP,
    PLACE_WONDER,
    RUNNING,
    MonumentalState,
    pending,
)
from ludotheque.games.monumental.rules.maps import tiles
from ludotheque.games.monumental.rules.vocabulary import (
    charge_now,
    get_culture,
    get_gold,
    give,
    no_longer_for_sale,
    take_basic,
)
from ludotheque.games.monumental.words import events

PLACES: Final = 6


# Buying.


def price_of(state: MonumentalState, seat: int, card: Card) -> int:
    """What a card costs a seat now; for a Wonder, its first step."""
    if card.kind == WONDER:
        return step_price(state, seat, card, 0)
    side = state.side[seat]
    if card.kind == KNOWLEDGE and side.power == CHEAPER_KNOWLEDGE:
        return max(1, card.price - side.power_amount)
    return card.price


def step_price(state: MonumentalState, seat: int, card: Card, step: int) -> int:
    """What a step of a Wonder costs a seat."""
    first, second = card.steps
    price = second if step else first
    side = state.side[seat]
    return max(1, price - side.power_amount) if side.power == CHEAPER_WONDERS else price


def may_buy(state: MonumentalState, seat: int, gold: int, legal: list[Action]) -> None:
    """What can be paid for: cards of the display, Basic buildings, the second step of a Wonder.

    ``gold`` is what the Gold of the seat can stand for.
    """
    production, science, _military, for_wonders, _against_barbarians = state.res
    production += gold
    science += gold
    for_wonders += production
    side = state.side[seat]
    less = side.power_amount if side.power in (CHEAPER_KNOWLEDGE, CHEAPER_WONDERS) else 0
    most = max(science, for_wonders) + less
    for card in state.offers:
        if card.price > most:
            continue
        kind = card.kind
        have = production if kind == BUILDING else science if kind == KNOWLEDGE else for_wonders
        if (price_of(state, seat, card) if less else card.price) <= have:
            legal.append(card.buy)
    begun = side.building
    if begun != EMPTY and step_price(state, seat, state.cards.faces[begun], 1) <= for_wonders:
        legal.append(actions.build)


def set_offers(state: MonumentalState) -> None:
    """Notes what is for sale: all piles of Basic buildings that are not empty, and the display."""
    faces = state.cards.faces
    state.offers = [
        faces[face] for pile, face in enumerate(state.cards.basics) if state.basics[pile]
    ]
    for face in state.display:
        if face != EMPTY:
            _put_up_for_sale(state, face)


def _put_up_for_sale(state: MonumentalState, face: int) -> None:
    """Notes a new card of the display; offers stand in the order of the table."""
    offers = state.offers
    place = len(offers)
    while place and offers[place - 1].index > face:
        place -= 1
    offers.insert(place, state.cards.faces[face])


def buy(state: MonumentalState, seat: int, face: int) -> None:
    """Pays for a card, and then takes it."""
    card = state.cards.faces[face]
    resource = SCIENCE if card.kind == KNOWLEDGE else PRODUCTION
    restricted = FOR_WONDERS if card.kind == WONDER else EMPTY
    state.stack.append((BOUGHT, seat, face))
    charge_now(state, seat, resource, price_of(state, seat, card), restricted)


def bought(state: MonumentalState, frame: Frame) -> None:
    """Lays a card on top of the deck, or begins a Wonder."""
    _, seat, face = frame
    card = state.cards.faces[face]
    if card.set == BASIC:
        take_basic(state, face)
    else:
        take_from_display(state, face)
    if card.kind != WONDER:
        state.side[seat].top += (face,)
        if state.listening:
            state.emit(events.BOUGHT, seat, face)
        return
    if state.listening:
        state.emit(events.WONDER_BEGUN, seat, face)
    if state.side[seat].building == EMPTY:
        state.side[seat].building = face
    else:
        state.stack.append((KEEP_WONDER, seat, face))
    if state.side[seat].power == FIRST_STEP_GOLD:
        get_gold(state, seat, state.side[seat].power_amount)


def take_from_display(state: MonumentalState, face: int) -> None:
    place = state.display.index(face)
    state.display[place] = EMPTY
    state.taken |= 1 << row_of(state, place)
    no_longer_for_sale(state, face)


def row_of(state: MonumentalState, place: int) -> int:
    return place * state.rows // PLACES


def may_keep_wonder(state: MonumentalState, frame: Frame) -> list[Action]:
    """The Wonder that was under construction, or the new one."""
    return [actions.keep[face] for face in sorted((state.side[frame[1]].building, frame[2]))]


def keep_wonder(state: MonumentalState, frame: Frame, action: Action) -> None:
    _, seat, new = frame
    lost = new if action.a != new else state.side[seat].building
    state.side[seat].building = action.a
    state.gone.append(lost)
    if state.listening:
        state.emit(events.WONDER_GIVEN_UP, seat, lost)


def build(state: MonumentalState, seat: int) -> None:
    """Pays the second step of a Wonder."""
    card = state.cards.faces[state.side[seat].building]
    state.stack.append(pending(COMPLETED, seat))
    charge_now(state, seat, PRODUCTION, step_price(state, seat, card, 1), FOR_WONDERS)


def completed(state: MonumentalState, frame: Frame) -> None:
    seat = frame[1]
    face = state.side[seat].building
    state.side[seat].building = EMPTY
    complete(state, seat, face)


def complete(state: MonumentalState, seat: int, face: int) -> None:
    """A Wonder stands: its acquisition effect, then the card onto the deck, then its token."""
    state.side[seat].wonders += (face,)
    if state.listening:
        state.emit(events.WONDER_COMPLETED, seat, face)
    state.stack.append((ON_TOP, seat, face))
    if state.side[seat].power == WONDER_CULTURE:
        get_culture(state, seat, state.side[seat].power_amount)
    acquisition = state.cards.faces[face].acquisition
    if acquisition is not None:
        give(state, seat, acquisition)


def on_top(state: MonumentalState, frame: Frame) -> None:
    """The finished Wonder goes on top of the deck; its token waits if no tile is free."""
    _, seat, face = frame
    state.side[seat].top += (face,)
    if free_of_wonders(state, seat):
        state.stack.append((PLACE_WONDER, seat, face))
    elif state.listening:
        state.emit(events.WONDER_WAITS, seat, face)


def waiting_tokens(state: MonumentalState, side: int) -> list[int]:
    """The Wonders of a side whose token lies on no tile."""
    return [face for face in state.side[side].wonders if face not in state.wonder_on]


def free_of_wonders(state: MonumentalState, side: int) -> list[int]:
    """The tiles that a side controls, its Capital too, without a Wonder token."""
    return [tile for tile in tiles(state.side[side].held) if state.wonder_on[tile] == EMPTY]


def may_place_wonder(state: MonumentalState, frame: Frame) -> list[Action]:
    return [actions.place[tile] for tile in free_of_wonders(state, frame[1])]


def place_wonder(state: MonumentalState, frame: Frame, action: Action) -> None:
    state.wonder_on[action.a] = frame[2]
    if state.listening:
        state.emit(events.WONDER_PLACED, frame[1], frame[2], action.a)


def may_gain_card(state: MonumentalState, frame: Frame) -> list[Action]:
    """A card of the display of a kind."""
    faces = state.cards.faces
    found = [face for face in state.display if face != EMPTY and faces[face].kind == frame[2]]
    return [actions.gain[face] for face in sorted(found)]


def gain_card(state: MonumentalState, frame: Frame, action: Action) -> None:
    """Takes a card for nothing; a Wonder stands at once."""
    _, seat, kind, left = frame
    if left > 1:
        state.stack.append((GAIN_CARD, seat, kind, left - 1))
    take_from_display(state, action.a)
    if state.listening:
        state.emit(events.CARD_GAINED, seat, action.a)
    if kind == WONDER:
        complete(state, seat, action.a)
    else:
        state.side[seat].top += (action.a,)


# Policies.


def may_develop(state: MonumentalState, seat: int, legal: list[Action]) -> None:
    """Any Policy not developed yet, for a seat that has the Culture: the n-th costs n."""
    have = state.side[seat].policies
    for policy in state.cards.civilizations[state.side[seat].civilization].policies:
        if policy not in have:
            legal.append(actions.develop[policy])


def develop(state: MonumentalState, seat: int, policy: int) -> None:
    """Lays a Policy on top: its bonus, and then once more those of all below it."""
    price = len(state.side[seat].policies) + 1
    state.side[seat].culture -= price
    if state.listening:
        state.emit(events.PAID_CULTURE, seat, price)
        state.emit(events.DEVELOPED, seat, policy)
    earlier = state.side[seat].policies
    set_policies(state, seat, (*earlier, policy))
    if earlier:
        state.stack.append((BONUS, seat, *sorted(earlier)))
    give_bonus(state, seat, policy)


def set_policies(state: MonumentalState, side: int, policies: tuple[int, ...]) -> None:
    state.side[side].policies = policies
    state.units_moved()
    if policies:
        top = state.cards.policies[policies[-1]]
        state.side[side].power, state.side[side].power_amount = top.power, top.amount


def give_bonus(state: MonumentalState, seat: int, policy: int) -> None:
    if state.listening:
        state.emit(events.BONUS, seat, policy)
    give(state, seat, state.cards.policies[policy].bonus)


def may_choose_bonus(state: MonumentalState, frame: Frame) -> list[Action]:
    """Which of the earlier bonuses comes next."""
    return [actions.bonus[policy] for policy in frame[2:]]


def choose_bonus(state: MonumentalState, frame: Frame, action: Action) -> None:
    rest = tuple(policy for policy in frame[2:] if policy != action.a)
    if rest:
        state.stack.append((BONUS, frame[1], *rest))
    give_bonus(state, frame[1], action.a)


# New cards.


def next_card(state: MonumentalState) -> int:
    """The next card of the Development deck, or EMPTY."""
    for era, deck in enumerate(state.decks):
        if deck:
            state.decks[era] = deck[:-1]
            if state.listening and len(deck) == len(state.cards.eras[era]):
                state.emit(events.ERA_BEGINS, -1, era)
            return deck[-1]
    return EMPTY


def _has_cards(state: MonumentalState) -> bool:
    """Whether the Development deck has any card left."""
    return any(deck for deck in state.decks)


def replenish(state: MonumentalState) -> None:
    """Cards move to the right, new ones come from the left; an idle row loses its last card."""
    rows = state.rows
    width = PLACES // rows
    had_cards = _has_cards(state)
    for row in range(rows):
        first = row * width
        last = first + width - 1
        if had_cards and not state.taken >> row & 1:
            _lose_last_card(state, first, last)
        place = _move_to_the_right(state, first, last)
        while place >= first:
            face = next_card(state)
            if face == EMPTY:
                break
            state.display[place] = face
            _put_up_for_sale(state, face)
            place -= 1
            if state.listening:
                state.emit(events.DISPLAY_DEALT, -1, face)
    state.taken = 0
    if had_cards and not _has_cards(state) and state.ending == RUNNING:
        state.ending = ENDING
        if state.listening:
            state.emit(events.DECK_EMPTY, -1)


def _lose_last_card(state: MonumentalState, first: int, last: int) -> None:
    for place in range(last, first - 1, -1):
        lost = state.display[place]
        if lost != EMPTY:
            state.display[place] = EMPTY
            no_longer_for_sale(state, lost)
            state.gone.append(lost)
            if state.listening:
                state.emit(events.DISPLAY_DISCARDED, -1, lost)
            return


def _move_to_the_right(state: MonumentalState, first: int, last: int) -> int:
    """Closes the gaps of a row; the rightmost place that is empty then comes back."""
    row = state.display
    free = last
    for place in range(last, first - 1, -1):
        face = row[place]
        if face != EMPTY:
            if free != place:
                row[free] = face
                row[place] = EMPTY
            free -= 1
    return free
