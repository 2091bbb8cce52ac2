"""What follows from the fields of a position, and what no single field can tell."""

from __future__ import annotations

from collections import Counter

from ludotheque.core.bits import bits, has
from ludotheque.core.reader import require
from ludotheque.games.monumental.cards.card import (
    ALWAYS_TWICE,
    BASIC,
    KNOWLEDGE,
    PLAIN_CARD,
    TYPED_ONLY,
    UNTIL_TYPE,
    WONDER,
)
from ludotheque.games.monumental.cards.ids import EMPTY, Face, below, cover, has_below
from ludotheque.games.monumental.position import AUTOMA_SIDE, RUNNING, MonumentalState
from ludotheque.games.monumental.rules.display import has_cards, set_offers
from ludotheque.games.monumental.rules.end import owned_cards
from ludotheque.games.monumental.rules.maps import tiles
from ludotheque.games.monumental.rules.policies import set_policies
from ludotheque.games.monumental.rules.set_up import starting_cards


def derive(state: MonumentalState) -> None:
    """Works out who holds what, which Policy is at work, and what is for sale."""
    for number, side in enumerate(state.side):
        if side.capital != EMPTY:
            state.holder[side.capital] = number
        side.held = bits(tile for tile, holder in enumerate(state.holder) if holder == number)
        set_policies(state, number, side.policies)
        if number >= state.players:
            # The Policies of the Automa are never used.
            side.power = side.power_amount = 0
    set_offers(state)


def check_rules(state: MonumentalState) -> None:
    """Raises ``BadPosition`` for what cannot be by the rules."""
    _check_civilizations(state)
    _check_cards(state)
    _check_ending(state)
    _check_turn(state)
    _check_markets(state)
    _check_map(state)
    for side in range(state.sides):
        _check_side(state, side)
    _check_automa(state)


def cards_of(state: MonumentalState, side: int) -> list[Face]:
    """All cards of a side: in use, archived, under construction, or being chosen."""
    faces = owned_cards(state, side) + list(state.side[side].archived)
    for entry in state.stack:
        if entry.seat == side:
            faces += [getattr(entry, name) for name in entry.holds]
    if state.side[side].building != EMPTY:
        faces.append(state.side[side].building)
    return faces


def where(state: MonumentalState, side: int) -> str:
    """How a complaint names a side."""
    return "automa" if side >= state.players else f"players[{side}]"


def _check_civilizations(state: MonumentalState) -> None:
    chosen = [side.civilization for side in state.side]
    for side, civilization in enumerate(chosen):
        own = civilization == EMPTY or civilization not in chosen[:side]
        require(own, f"{where(state, side)}.civilization", "expected a civilization of its own")


def _check_cards(state: MonumentalState) -> None:
    """Every side has the cards that it began with, and no other of that kind."""
    faces = state.cards.faces
    for side in range(state.sides):
        at, civilization = where(state, side), state.side[side].civilization
        own = Counter(face for face in cards_of(state, side) if faces[face].set < BASIC)
        begun_with: Counter[Face] = Counter()
        if civilization != EMPTY and side < state.players:
            begun_with.update(starting_cards(state, civilization))
        has_some = civilization == EMPTY and cards_of(state, side)
        require(not has_some, at, "it has no civilization, but cards")
        for face in own:
            require(face in begun_with, at, f"it cannot have '{faces[face].id}'")
        for face, number in begun_with.items():
            found = f"has {number}, found {own[face]}"
            sentence = f"of '{faces[face].id}' its civilization {found}"
            require(own[face] == number, at, sentence)
    for era, deck in enumerate(state.decks):
        for face in deck:
            of_era = faces[face].era == era
            require(of_era, "decks", f"'{faces[face].id}' is of another era")


def _check_ending(state: MonumentalState) -> None:
    begun = state.ending != RUNNING or has_cards(state)
    require(begun, "ending", "the Development deck is empty, so the end has begun")


def _check_turn(state: MonumentalState) -> None:
    lowest = state.stack[0] if state.stack else None
    if lowest is not None and lowest.name != "capital":
        known = state.sides if lowest.name == "finish" else state.players
        lowest.require(lowest.seat < known, "there is no such seat")
        chosen = all(EMPTY not in (side.civilization, side.capital) for side in state.side)
        lowest.require(chosen, "every side has a civilization and a Capital before it")
    plays = lowest is not None and lowest.name in ("turn", "finish") and lowest.seat < state.players
    idle = not state.drawn and not state.active
    require(plays or idle, "turn", "cards are in play only during a player's turn")
    for face in state.ready:
        effect = state.cards.faces[face].effect
        usable = effect is not None and not effect.passive
        require(usable, "turn.ready", "expected cards with an effect to use")


def _check_markets(state: MonumentalState) -> None:
    for market, visitors in enumerate(state.visits):
        at = f"visits.{state.cards.markets[market].id}"
        for seat in range(state.players):
            told = state.side[seat].market_tokens[market] == EMPTY or seat in visitors
            require(told, at, "expected all that have a token of the market")


def _check_map(state: MonumentalState) -> None:
    for tile in range(state.board.size):
        on_land = state.token[tile] == EMPTY or has(state.board.land, tile)
        require(on_land, f"tiles.{tile + 1}", "exploration tokens lie on provinces only")
        if state.holder[tile] == EMPTY:
            _check_free_tile(state, tile)
        else:
            _check_held_tile(state, tile, state.holder[tile])
    for number, side in enumerate(state.side):
        for tile in tiles(side.held):
            held = state.holder[tile] == number
            require(held, f"tiles.{tile + 1}", "it is held and not held")
    placed = [face for face in state.wonder_on if face != EMPTY]
    require(len(placed) == len(set(placed)), "tiles", "a Wonder token was found twice")


def _check_free_tile(state: MonumentalState, tile: int) -> None:
    at = f"tiles.{tile + 1}"
    require(state.wonder_on[tile] == EMPTY, at, "a Wonder stands where nobody built it")
    empty = not _units_on(state, tile) and not has(state.outposts, tile)
    require(empty, at, "Units stand in a province that nobody holds")


def _check_held_tile(state: MonumentalState, tile: int, holder: int) -> None:
    at = f"tiles.{tile + 1}"
    require(bool(state.board.near[tile]), at, "nobody holds Sea")
    others = [side for number, side in enumerate(state.side) if number != holder]
    away = all(side.warlord != tile for side in others)
    require(away, at, "a Warlord stands in a province of another side")
    bare = state.token[tile] == EMPTY
    require(bare, at, "a province that is held has no exploration token")
    own = state.side[holder]
    kept = _units_on(state, tile) or has(state.outposts, tile) or tile == own.capital
    require(bool(kept), at, "neither a Unit nor an Outpost holds it")
    require(has(own.held, tile), at, "it is held and not held")
    if state.wonder_on[tile] != EMPTY:
        card = state.cards.faces[state.wonder_on[tile]]
        built = any(card.index in side.wonders for side in state.side)
        require(built and card.kind == WONDER, at, f"nobody has built '{card.id}'")


def _units_on(state: MonumentalState, tile: int) -> int:
    return state.soldiers[tile] + sum(side.warlord == tile for side in state.side)


def _check_side(state: MonumentalState, side: int) -> None:
    at, box, own = where(state, side), state.cards.box, state.side[side]
    if own.capital == EMPTY:
        _check_homeless(state, side)
        return
    require(own.warlord != EMPTY, f"{at}.warlord", "expected the tile on which it stands")
    soldiers = sum(state.soldiers[tile] for tile in tiles(own.held))
    sentence = f"it has {box.soldiers} Soldiers, found {soldiers}"
    require(soldiers == box.soldiers, at, sentence)
    outposts = (state.outposts & own.held).bit_count() + own.outposts_left
    sentence = f"it has {box.outposts} Outposts, found {outposts}"
    require(outposts == box.outposts, at, sentence)
    _check_wonders(state, side)
    known = set(state.cards.civilizations[own.civilization].policies)
    fits = len(set(own.policies)) == len(own.policies) and known.issuperset(own.policies)
    require(fits, f"{at}.policies", "a Policy is doubled or not its own")
    faces = state.cards.faces
    for slot, content in enumerate(own.city):
        covered = not content or faces[cover(content)].kind != KNOWLEDGE
        require(covered, f"{at}.city[{slot}]", "a Knowledge card lies uncovered")
        fits = not has_below(content) or faces[below(content)].kind == KNOWLEDGE
        require(fits, f"{at}.city[{slot}]", "only Knowledge lies below a card")
    for tile in own.explorers:
        on_land = 0 <= tile < state.board.size and bool(state.board.near[tile])
        require(on_land, f"{at}.explorers", "they stand on land")


def _check_wonders(state: MonumentalState, side: int) -> None:
    """What a side has built stays among its cards."""
    cards, built = cards_of(state, side), state.side[side].wonders
    for face in built:
        card = state.cards.faces[face]
        stays = card.kind == WONDER and built.count(face) <= cards.count(face)
        sentence = f"'{card.id}' is not among its cards as often"
        require(stays, f"{where(state, side)}.wonders", sentence)


def _check_homeless(state: MonumentalState, side: int) -> None:
    """A side that has not chosen its Capital has nothing on the map, and no Policy."""
    own = state.side[side]
    placed = own.warlord != EMPTY or own.held or own.explorers[0] != EMPTY
    fewer = own.outposts_left != state.cards.box.outposts
    has_some = placed or fewer or own.policies or own.wonders
    require(not has_some, where(state, side), "it has no Capital, but things on the table")


def _check_automa(state: MonumentalState) -> None:
    """Each of its cards exists once, and some card ends the search of every special one."""
    if state.players > 1:
        return
    numbers = [*state.automa_deck, *state.automa_discard]
    require(len(set(numbers)) == len(numbers), "automa_deck", "a card was found twice")
    civilization = state.side[AUTOMA_SIDE].civilization
    if civilization == EMPTY:
        return
    cards = [state.cards.automa[number] for number in numbers]
    type = state.cards.civilizations[civilization].type
    needed = {
        UNTIL_TYPE: any(card.type == type for card in cards),
        ALWAYS_TWICE: any(card.always for card in cards),
        TYPED_ONLY: any(card.typed for card in cards),
    }
    plain = any(card.special == PLAIN_CARD for card in cards)
    ends = plain and all(needed.get(card.special, True) for card in cards)
    sentence = "its cards would make the Automa turn over cards for ever"
    require(ends, "automa_deck", sentence)
