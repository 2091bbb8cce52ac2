"""What the Automa conquers, and what that is worth to it."""

from __future__ import annotations

from typing import Any

from ludotheque.core.action import Action
from ludotheque.core.bits import bit
from ludotheque.core.event import Cause
from ludotheque.core.seat import Seat
from ludotheque.games.monumental import actions
from ludotheque.games.monumental.cards.card import CONQUER_HIGH, CONQUER_LOW
from ludotheque.games.monumental.cards.effects import Gain
from ludotheque.games.monumental.cards.ids import (
    EMPTY,
    Face,
    Tile,
    is_city,
)
from ludotheque.games.monumental.position import AUTOMA_SIDE, HUMAN, MonumentalState
from ludotheque.games.monumental.rules.buying import waiting_tokens
from ludotheque.games.monumental.rules.conquest import send_home, take_tile
from ludotheque.games.monumental.rules.forces import defence
from ludotheque.games.monumental.rules.maps import beside, tiles
from ludotheque.games.monumental.rules.pending import Question, Step
from ludotheque.games.monumental.words import events


def get_gold(state: MonumentalState, amount: int) -> None:
    if amount:
        state.side[AUTOMA_SIDE].gold += amount
        if state.listening:
            state.emit(events.AUTOMA_GOLD, -1, amount)


def gold_for(state: MonumentalState, amount: int, cause: Cause) -> None:
    """Gold that a token brings."""
    before = state.cause
    if state.listening:
        state.cause = cause
    get_gold(state, amount)
    state.cause = before


# Conquest.


def has_force(state: MonumentalState) -> bool:
    """A Soldier in its Capital, or an Outpost, goes with the Warlord."""
    own = state.side[AUTOMA_SIDE]
    return bool(state.soldiers[own.capital] or own.outposts_left)


def targets(state: MonumentalState) -> tuple[Tile, ...]:
    """Provinces beside its own tiles."""
    board, held = state.board, state.side[AUTOMA_SIDE].held
    return tiles(beside(held, held, board.near) & board.land & ~held)


def cost_for_it(state: MonumentalState, tile: Tile) -> int:
    """What a conquest costs, to be compared: a Free City by the number of its resources."""
    if state.holder[tile] != EMPTY:
        return defence(state, tile)
    token, value = state.token[tile], state.board.values[tile]
    if token == EMPTY:
        return value
    lying = state.cards.token(token)
    return value + (lying.value if lying.cost is None else lying.cost.size)


def can_conquer(state: MonumentalState) -> bool:
    """Whether it has Units to send, and a province to send them to."""
    return has_force(state) and bool(targets(state))


class AutomaConquests(Step):
    """The Automa goes on with a line of several conquests, as far as it can."""

    name = "automa-conquests"
    within = ("finish",)
    same_seat = False
    fields = (("line", "line"), ("left", "times"))

    def __init__(self, seat: Seat, line: int, left: int) -> None:
        super().__init__(seat)
        self.line = line
        self.left = left

    def check(self, state: MonumentalState, below: Any) -> None:
        super().check(state, below)
        self.require(self.line in (CONQUER_LOW, CONQUER_HIGH), "its line is a conquest")

    def run(self, state: MonumentalState) -> None:
        if can_conquer(state):
            if state.listening:
                state.cause = ("line", self.line)
            if self.left > 1:
                state.stack.append(AutomaConquests(HUMAN, self.line, self.left - 1))
            begin_conquest(state, self.line)


def begin_conquest(state: MonumentalState, do: int) -> None:
    """The cheapest or dearest; of equals the tiles of the lowest value."""
    sign = 1 if do == CONQUER_LOW else -1
    best = lowest = 0
    found: list[Tile] = []
    for tile in targets(state):
        cost, value = sign * cost_for_it(state, tile), state.board.values[tile]
        if not found or cost < best or (cost == best and value < lowest):
            best, lowest, found = cost, value, [tile]
        elif cost == best and value == lowest:
            found.append(tile)
    if len(found) > 1:
        state.stack.append(AutomaTarget(HUMAN, tuple(found)))
    else:
        conquer(state, found[0])


class AutomaTarget(Question):
    """Which of several equal provinces the Automa conquers."""

    name = "automa-target"
    within = ("finish",)
    same_seat = False
    on_top = True
    fields = (("tiles", "tiles"),)

    def __init__(self, seat: Seat, tiles: tuple[Tile, ...]) -> None:
        super().__init__(seat)
        self.tiles = tiles

    def check(self, state: MonumentalState, below: Any) -> None:
        super().check(state, below)
        known = targets(state) if can_conquer(state) else []
        fits = bool(self.tiles) and set(self.tiles) <= set(known)
        self.require(fits, "its tiles are provinces that the Automa can conquer")

    def legal(self, state: MonumentalState) -> list[Action]:
        return [actions.automa[tile] for tile in self.tiles]

    def answer(self, state: MonumentalState, action: Action) -> None:
        conquer(state, Tile(action.a))


def conquer(state: MonumentalState, tile: Tile) -> None:
    """The Warlord and a Soldier, or an Outpost, move in; the token is worth Gold."""
    token, enemy = state.token[tile], state.holder[tile]
    if state.listening:
        if enemy != EMPTY:
            state.emit(events.AUTOMA_CONQUERS_FROM, -1, tile, enemy)
        else:
            state.emit(events.AUTOMA_CONQUERS, -1, tile)
    if enemy != EMPTY:
        send_home(state, tile)
    capital = state.side[AUTOMA_SIDE].capital
    soldier = int(state.soldiers[capital] > 0)
    state.soldiers[capital] -= soldier
    take_tile(state, AUTOMA_SIDE, tile, soldier)
    if not soldier:
        state.outposts |= bit(tile)
        state.side[AUTOMA_SIDE].outposts_left -= 1
    state.side[AUTOMA_SIDE].warlord = tile
    waiting = waiting_tokens(state, AUTOMA_SIDE)
    if waiting and state.wonder_on[tile] == EMPTY:
        place_token(state, waiting[0], tile)
    if token != EMPTY:
        most = 0
        for reward in state.cards.token(token).rewards:
            worth = worth_to_it(state, reward) if is_city(token) else reward.gold
            most = max(most, worth)
        gold_for(state, most, ("token", token))


def place_token(state: MonumentalState, wonder: Face, tile: Tile) -> None:
    state.wonder_on[tile] = wonder
    if state.listening:
        state.emit(events.AUTOMA_PLACES, -1, wonder, tile)


def worth_to_it(state: MonumentalState, gain: Gain) -> int:
    """Gold, and Culture at its worth in Gold."""
    return gain.gold + gain.culture * state.cards.box.automa_culture
