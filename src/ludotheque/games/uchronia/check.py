"""What no single field of a position can tell: whether the fields agree with each other."""

from __future__ import annotations

from collections import Counter

from ludotheque.core.arrangement import respects
from ludotheque.core.reader import require
from ludotheque.core.seat import Seat
from ludotheque.games.uchronia.cards.colours import (
    COLOURS,
    EVERY,
    Colour,
    colours_in,
    counts_by_seat,
)
from ludotheque.games.uchronia.cards.effects import ADD_AT_ONCE
from ludotheque.games.uchronia.position import NOBODY, UchroniaState
from ludotheque.games.uchronia.rules import great_works, knowledge
from ludotheque.games.uchronia.rules.construction import takes, working


def check_rules(state: UchroniaState) -> None:
    """Raises ``BadPosition`` for what no single field can tell."""
    one = not state.plain or len(set(state.pile)) <= 1
    require(one, "plain", "the pile has more than one colour")
    known = state.sunk <= len(state.building_pile)
    require(known, "sunk", "there are not so many buildings in the pile")
    for seat in state.seats():
        _check_seat(state, seat)
        for colour, most in enumerate(knowledge.most_in_pile(state, seat)):
            fits = state.pile.count(Colour(colour)) <= most
            require(fits, "shuffled", "the pile was not made of these cards")
    for colour in EVERY:
        _check_monopoly(state, colour)
    mended = len(state.works) < state.cards.box.works or not great_works.can_mend(state)
    require(mended, "works", "all have one colour; they would be replaced")
    _check_turn(state)


def _check_seat(state: UchroniaState, seat: Seat) -> None:
    where = f"players[{seat}]"
    one = len(set(state.domain[seat])) <= 1
    require(one, f"{where}.domain", "the cards played together have one colour")
    seen, hand = Counter(state.seen[seat]), Counter(state.hands[seat])
    require(seen <= hand, f"{where}.seen", "a card that is not in the hand")
    fits = respects(knowledge.limits_of(state, seat), list((hand - seen).elements()))
    require(fits, f"{where}.lacks", "the hand has more cards of these colours")
    found, limit = state.count_activities(seat), state.activity_limit(seat)
    sentence = f"there may be {limit}, but there are {found}"
    require(found <= limit, f"{where}.activities", sentence)
    begun = state.begun(seat)
    new = not begun & state.completed[seat] and begun.bit_count() == len(state.sites[seat])
    require(new, f"{where}.sites", "a building that the player has already")
    for site in state.sites[seat]:
        card = state.cards.buildings[site.building]
        unfinished = len(site.resources) < card.cost
        require(unfinished, f"{where}.sites", f"'{card.id}' would be completed")
        for colour in site.resources:
            lies = f"under '{card.id}' lies {COLOURS[colour]}, which cannot stand for its colour"
            require(takes(state, seat, card, colour), f"{where}.sites", lies)
    built = state.cards.named(state.completed[seat])
    follows = (working(state, seat), len(built), sum(card.points for card in built))
    kept = (state.live[seat], state.finished[seat], state.points[seat])
    require(follows == kept, where, "what follows from the buildings is not up to date")


def _check_monopoly(state: UchroniaState, colour: Colour) -> None:
    counts = counts_by_seat(state.activities, colour)
    most, holder = max(counts), state.monopoly[colour]
    alone = counts.index(most) if counts.count(most) == 1 else NOBODY
    fits = (holder == NOBODY or counts[holder] > 0) and alone in (NOBODY, holder)
    require(fits, f"monopolies.{COLOURS[colour]}", "it is not with the player who has most")


def _check_turn(state: UchroniaState) -> None:
    """What is noted of the turn and of the end."""
    seat = state.player
    works = not state.used & ~state.live[seat]
    require(works, "used", "a building that does not work for the seat on turn")
    has = not state.started & ~(state.begun(seat) | state.completed[seat])
    require(has, "started", "a building that the seat on turn does not have")
    at_once = state.has(seat, ADD_AT_ONCE)
    for site in state.sites[seat]:
        card = state.cards.buildings[site.building]
        empty = not state.started & card.bit or not site.resources
        sentence = f"'{card.id}' has Resources, but was started this turn"
        require(empty or at_once, "started", sentence)
    later = not state.started & state.completed[seat]
    require(later or at_once, "started", "a building cannot be completed in its first turn")
    own = state.is_spared(seat) or state.has_given(seat) or state.obliging(seat)
    require(not own, "raid", "the seat on turn is not its own victim")
    revealed = colours_in(state.revealed)
    for other in state.opponents(seat):
        shown = not state.obliging(other) & ~revealed
        require(shown, f"raid.effective[{other}]", "a colour that is not revealed")
        obliged = bool(state.domain[other] and state.obliging(other))
        gave = state.has_given(other)
        require(obliged or not gave, "raid.gave", f"nothing obliges seat {other}")
    over = state.dry >= state.players * (state.cards.box.drought + 1)
    require(not over, "dry", "the game would be over")
