"""Set-up: map, tokens, decks, civilizations and Capitals, up to the first turn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludotheque.core.action import Action
from ludotheque.core.bits import bit, has
from ludotheque.core.chance import below, shuffled
from ludotheque.core.errors import BadSetup
from ludotheque.core.game import Option, OptionValue
from ludotheque.core.seat import Seat
from ludotheque.games.monumental import actions
from ludotheque.games.monumental.cards.card import ERAS
from ludotheque.games.monumental.cards.ids import (
    BARE,
    EMPTY,
    MARKET_TOKENS,
    NO_FACE,
    NO_MARKET_TOKEN,
    NO_TOKEN,
    CivilizationId,
    Face,
    Tile,
    TokenId,
    city_token,
    market_token,
)
from ludotheque.games.monumental.position import (
    AUTOMA_SIDE,
    RUNNING,
    MonumentalState,
    Side,
    clear_turn,
)
from ludotheque.games.monumental.rules import automa, city, display
from ludotheque.games.monumental.rules.maps import Layout, random_layout
from ludotheque.games.monumental.rules.pending import Question
from ludotheque.games.monumental.words import events

OPTIONS = {
    "map": Option("standard", ("standard", "random")),
    "civilizations": Option("chosen", ("chosen", "dealt")),
    "difficulty": Option(0, (0, 1, 2, 3, 4)),
    "solo_first": Option("automa", ("automa", "player")),
}
_SOLO = ("difficulty", "solo_first")


def check_options(players: int, options: Mapping[str, OptionValue]) -> None:
    """Options of the Automa are for a player who plays alone."""
    for name in _SOLO:
        if players > 1 and options[name] != OPTIONS[name].default:
            raise BadSetup(f"option '{name}' is for one player, not for {players}.")


def set_up(
    state: MonumentalState, chance: int, layout: Layout, options: Mapping[str, OptionValue]
) -> None:
    """Lays everything out that nobody chooses, and asks for the choices."""
    players = state.players
    state.sides = sides = sides_for(players)
    state.difficulty = int(options["difficulty"])
    state.chance = chance
    if options["map"] == "random":
        layout, state.chance = random_layout(layout, state.chance)
    lay_out(state, layout)
    _lay_tokens(state)
    _lay_markets(state)
    for era, faces in enumerate(state.cards.eras):
        order, state.chance = shuffled(faces, state.chance)
        state.decks[era] = tuple(order)
    if players == 1:
        state.first = AUTOMA_SIDE if options["solo_first"] == "automa" else 0
    else:
        state.first, state.chance = below(sides, state.chance)
    listening, state.listening = state.listening, False
    state.taken = state.all_rows
    display.replenish(state)
    state.listening = listening
    _report_first(state)
    turns = [(state.first + step) % sides for step in range(sides)]
    seats = [Seat(seat) for seat in turns if seat < players]
    state.stack = [ChooseCapital(seat) for seat in seats]
    if options["civilizations"] == "chosen":
        state.stack += [ChooseCivilization(seat) for seat in reversed(seats)]
        if players == 1:
            state.stack.append(ChooseRival(seats[0]))
    else:
        everyone = [civilization.index for civilization in state.cards.civilizations]
        dealt, state.chance = shuffled(everyone, state.chance)
        if players == 1:
            give_rival(state, dealt.pop())
        for seat in seats:
            give_civilization(state, seat, dealt.pop())


def _report_first(state: MonumentalState) -> None:
    """Tells who begins."""
    if not state.listening:
        return
    if state.first < state.players:
        state.emit(events.FIRST_PLAYER, state.first)
    else:
        state.emit(events.FIRST_AUTOMA, -1)


def sides_for(players: int) -> int:
    """How many sides there are; one player plays against the Automa."""
    return max(2, players)


def first_gold(state: MonumentalState, side: int) -> int:
    """The Gold that a side begins with."""
    automa = side == AUTOMA_SIDE and state.players == 1
    return state.cards.box.automa_gold if automa else state.cards.box.gold


def lay_map(state: MonumentalState, layout: Layout) -> None:
    """A map on which nothing lies."""
    state.board = board = state.game.board(layout)  # type: ignore[attr-defined]
    state.holder = [EMPTY] * board.size
    state.soldiers = [0] * board.size
    state.token = [NO_TOKEN] * board.size
    state.wonder_on = [NO_FACE] * board.size
    state.outposts = 0
    state.production_on = 0


def lay_out(state: MonumentalState, layout: Layout) -> None:
    """An empty table on a map."""
    lay_map(state, layout)
    state.round = 0
    state.ending = RUNNING
    state.side = [Side([BARE] * 9, [], []) for _ in range(state.sides)]
    for number, side in enumerate(state.side):
        side.gold = first_gold(state, number)
        side.outposts_left = state.cards.box.outposts
        side.market_tokens = (NO_MARKET_TOKEN,) * len(state.cards.markets)
    state.display = [NO_FACE] * display.PLACES
    state.taken = 0
    state.decks = [()] * len(ERAS)
    state.basics = [state.cards.faces[face].copies for face in state.cards.basics]
    display.set_offers(state)
    state.gone = []
    state.gone_tokens = ()
    state.piles = ((),) * len(state.cards.markets)
    state.visits = ((),) * len(state.cards.markets)
    state.box_markets = tuple(
        tuple(market_token(market.index, number) for number in range(MARKET_TOKENS))
        for market in state.cards.markets
    )
    values = range(1, 5)
    state.box_barbarians = tuple(
        tuple(
            TokenId(token.index)
            for token in state.cards.barbarians
            for _ in range(token.copies)
            if token.value == value
        )
        for value in values
    )
    state.box_cities = tuple(range(len(state.cards.cities)))
    state.automa_deck = state.automa_discard = ()
    clear_turn(state)


def _lay_tokens(state: MonumentalState) -> None:
    """A random Barbarian of the value of each tile, Free Cities, Production tokens."""
    board, boxes = state.board, []
    for box in state.box_barbarians:
        order, state.chance = shuffled(box, state.chance)
        boxes.append(order)
    cities, state.chance = shuffled(state.box_cities, state.chance)
    for tile, hexagon in enumerate(board.layout):
        if hexagon.barbarian:
            state.token[tile] = boxes[hexagon.barbarian - 1].pop()
        elif hexagon.city:
            state.token[tile] = city_token(cities.pop())
        if has(board.land, tile) and board.market[tile] == EMPTY:
            state.production_on |= bit(tile)
    state.box_barbarians = tuple(tuple(sorted(box)) for box in boxes)
    state.box_cities = tuple(sorted(cities))


def _lay_markets(state: MonumentalState) -> None:
    """Each market on the map gets as many of its tokens as there are sides."""
    piles, boxes = list(state.piles), list(state.box_markets)
    for market in sorted(market for market in state.board.market if market != EMPTY):
        order, state.chance = shuffled(boxes[market], state.chance)
        piles[market] = tuple(order[: state.sides])
        boxes[market] = tuple(sorted(order[state.sides :]))
    state.piles, state.box_markets = tuple(piles), tuple(boxes)


# Civilizations and Capitals.


class ChooseRival(Question):
    """Which civilization the Automa has, for a player who plays alone."""

    name = "rival"
    upon = ("civilization",)
    within = ()
    same_seat = False

    def legal(self, state: MonumentalState) -> list[Action]:
        return actions.choose_rival

    def answer(self, state: MonumentalState, action: Action) -> None:
        give_rival(state, CivilizationId(action.a))


def give_rival(state: MonumentalState, civilization: CivilizationId) -> None:
    """The Automa plays a civilization, with a deck of its own."""
    state.side[AUTOMA_SIDE].civilization = civilization
    deck, state.chance = automa.deck_for(state, civilization, state.chance)
    state.automa_deck = tuple(deck)
    if state.listening:
        state.emit(events.RIVAL_CHOSEN, -1, civilization)


class ChooseCivilization(Question):
    """Which civilization the seat plays, of those that nobody has."""

    name = "civilization"
    upon = ("capital", "civilization")
    within = ()
    same_seat = False

    def legal(self, state: MonumentalState) -> list[Action]:
        taken = [side.civilization for side in state.side]
        return [action for action in actions.choose_civilization if action.a not in taken]

    def answer(self, state: MonumentalState, action: Action) -> None:
        give_civilization(state, self.seat, CivilizationId(action.a))


def starting_cards(state: MonumentalState, civilization: CivilizationId) -> list[Face]:
    """The cards that a civilization begins with."""
    return list(state.cards.start + state.cards.civilizations[civilization].faces)


def give_civilization(state: MonumentalState, seat: Seat, civilization: CivilizationId) -> None:
    """Shuffles the starting cards and lays the city."""
    side = state.side[seat]
    side.civilization = civilization
    if state.listening:
        state.emit(events.CIVILIZATION_CHOSEN, seat, civilization)
    side.deck, state.chance = shuffled(starting_cards(state, civilization), state.chance)
    city.refill(state, seat)


class ChooseCapital(Question):
    """Which Capital the seat takes, of those that nobody has."""

    name = "capital"
    lowest = True
    upon = ("capital",)
    within = ()
    same_seat = False

    def check(self, state: MonumentalState, below: Any) -> None:
        super().check(state, below)
        if below is None:
            self._check_set_up(state)

    def _check_set_up(self, state: MonumentalState) -> None:
        """Everybody still to choose is asked once, and nobody else."""
        for name in ("capital", "civilization"):
            asked = sorted(entry.seat for entry in state.stack if entry.name == name)
            without = [seat for seat in state.seats() if getattr(state.side[seat], name) == EMPTY]
            self.require(asked == without, f"'{name}' is asked of the seats that have none")
        filling = ("refill", "reinforce", "keep-knowledge")
        dealt = [entry.seat for entry in state.stack if entry.name in filling]
        one = all(
            seat == dealt[0] < state.players and state.side[seat].civilization != EMPTY
            for seat in dealt
        )
        self.require(one, "only a city that was dealt is filled")
        rivals = sum(entry.name == "rival" for entry in state.stack)
        its = state.side[AUTOMA_SIDE] if state.players == 1 else None
        wanted = int(its is not None and its.civilization == EMPTY)
        self.require(rivals == wanted, "a player alone is asked for a rival once")
        none = its is None or its.capital == EMPTY
        self.require(none, "the Automa takes the Capital that is left")

    def legal(self, state: MonumentalState) -> list[Action]:
        taken = [side.capital for side in state.side]
        return [actions.choose_capital[tile] for tile in state.board.capitals if tile not in taken]

    def answer(self, state: MonumentalState, action: Action) -> None:
        """Units and Explorers begin in the Capital; the Automa takes the one that is left."""
        tile = Tile(action.a)
        settle_in(state, self.seat, tile)
        if state.listening:
            state.emit(events.CAPITAL_CHOSEN, self.seat, tile)
        if state.players == 1:
            left = next(other for other in state.board.capitals if other != tile)
            settle_in(state, AUTOMA_SIDE, left)


def settle_in(state: MonumentalState, side: int, tile: Tile) -> None:
    state.side[side].capital = state.side[side].warlord = tile
    state.side[side].explorers = (tile, tile)
    state.holder[tile] = side
    state.side[side].held |= bit(tile)
    state.soldiers[tile] = state.cards.box.soldiers
