"""What follows from the fields of a position, and what no single field can tell."""

from __future__ import annotations

from collections import Counter

from ludotheque.core.bits import bits, has
from ludotheque.core.errors import BadPosition
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
    return "position, automa" if side >= state.players else f"position, players[{side}]"


def _check_civilizations(state: MonumentalState) -> None:
    chosen = [side.civilization for side in state.side]
    for side, civilization in enumerate(chosen):
        if civilization != EMPTY and civilization in chosen[:side]:
            raise BadPosition(
                f"{where(state, side)}.civilization: expected a civilization of its own."
            )


def _check_cards(state: MonumentalState) -> None:
    """Every side has the cards that it began with, and no other of that kind."""
    faces = state.cards.faces
    for side in range(state.sides):
        own = Counter(face for face in cards_of(state, side) if faces[face].set < BASIC)
        begun_with: Counter[Face] = Counter()
        if state.side[side].civilization != EMPTY and side < state.players:
            begun_with.update(starting_cards(state, state.side[side].civilization))
        if state.side[side].civilization == EMPTY and cards_of(state, side):
            raise BadPosition(f"{where(state, side)}: it has no civilization, but cards.")
        for face in own:
            if face not in begun_with:
                raise BadPosition(f"{where(state, side)}: it cannot have '{faces[face].id}'.")
        for face, number in begun_with.items():
            if own[face] != number:
                raise BadPosition(
                    f"{where(state, side)}: of '{faces[face].id}' its civilization "
                    f"has {number}, but {own[face]} were found."
                )
    for era, deck in enumerate(state.decks):
        for face in deck:
            if faces[face].era != era:
                raise BadPosition(f"position, decks: '{faces[face].id}' is of another era.")


def _check_ending(state: MonumentalState) -> None:
    if state.ending == RUNNING and not has_cards(state):
        raise BadPosition("position, ending: the Development deck is empty, so the end has begun.")


def _check_turn(state: MonumentalState) -> None:
    lowest = state.stack[0] if state.stack else None
    if lowest is not None and lowest.name != "capital":
        known = state.sides if lowest.name == "finish" else state.players
        lowest.require(lowest.seat < known, "there is no such seat")
        chosen = all(EMPTY not in (side.civilization, side.capital) for side in state.side)
        lowest.require(chosen, "every side has a civilization and a Capital before it")
    plays = lowest is not None and lowest.name in ("turn", "finish") and lowest.seat < state.players
    if (state.drawn or state.active) and not plays:
        raise BadPosition("position, turn: cards are in play only during a player's turn.")
    for face in state.ready:
        effect = state.cards.faces[face].effect
        if effect is None or effect.passive:
            raise BadPosition("position, turn.ready: expected cards with an effect to use.")


def _check_markets(state: MonumentalState) -> None:
    for market, visitors in enumerate(state.visits):
        for seat in range(state.players):
            if state.side[seat].market_tokens[market] != EMPTY and seat not in visitors:
                name = state.cards.markets[market].id
                raise BadPosition(
                    f"position, visits.{name}: expected all that have a token of the market."
                )


def _check_map(state: MonumentalState) -> None:
    board = state.board
    for tile in range(board.size):
        where = f"position, tiles.{tile + 1}"
        holder = state.holder[tile]
        units = state.soldiers[tile] + sum(side.warlord == tile for side in state.side)
        if state.token[tile] != EMPTY and not has(board.land, tile):
            raise BadPosition(f"{where}: exploration tokens lie on provinces only.")
        if holder != EMPTY and not board.near[tile]:
            raise BadPosition(f"{where}: nobody holds Sea.")
        if holder == EMPTY and state.wonder_on[tile] != EMPTY:
            raise BadPosition(f"{where}: a Wonder stands where nobody built it.")
        if holder == EMPTY:
            if units or has(state.outposts, tile):
                raise BadPosition(f"{where}: Units stand in a province that nobody holds.")
            continue
        if any(state.side[s].warlord == tile for s in range(state.sides) if s != holder):
            raise BadPosition(f"{where}: a Warlord stands in a province of another side.")
        if state.token[tile] != EMPTY:
            raise BadPosition(f"{where}: a province that is held has no exploration token.")
        if not units and not has(state.outposts, tile) and tile != state.side[holder].capital:
            raise BadPosition(f"{where}: neither a Unit nor an Outpost holds it.")
        if not has(state.side[holder].held, tile):
            raise BadPosition(f"{where}: it is held and not held.")
        if state.wonder_on[tile] != EMPTY:
            card = state.cards.faces[state.wonder_on[tile]]
            built = [face for side in state.side for face in side.wonders]
            if card.kind != WONDER or card.index not in built:
                raise BadPosition(f"{where}: nobody has built '{card.id}'.")
    for number, side in enumerate(state.side):
        for tile in tiles(side.held):
            if state.holder[tile] != number:
                raise BadPosition(f"position, tiles.{tile + 1}: it is held and not held.")
    placed = [face for face in state.wonder_on if face != EMPTY]
    if len(placed) != len(set(placed)):
        raise BadPosition("position, tiles: a Wonder token was found twice.")


def _check_side(state: MonumentalState, side: int) -> None:
    at = where(state, side)
    box = state.cards.box
    if state.side[side].capital == EMPTY:
        _check_homeless(state, side)
        return
    if state.side[side].warlord == EMPTY:
        raise BadPosition(f"{at}.warlord: expected the tile on which it stands.")
    soldiers = sum(state.soldiers[tile] for tile in tiles(state.side[side].held))
    if soldiers != box.soldiers:
        raise BadPosition(f"{at}: it has {box.soldiers} Soldiers, {soldiers} were found.")
    outposts = (state.outposts & state.side[side].held).bit_count() + state.side[side].outposts_left
    if outposts != box.outposts:
        raise BadPosition(f"{at}: it has {box.outposts} Outposts, {outposts} were found.")
    _check_wonders(state, side)
    own = state.cards.civilizations[state.side[side].civilization].policies
    policies = state.side[side].policies
    if len(set(policies)) != len(policies) or not set(policies) <= set(own):
        raise BadPosition(f"{at}.policies: a Policy is doubled or not its own.")
    for slot, content in enumerate(state.side[side].city):
        if content and state.cards.faces[cover(content)].kind == KNOWLEDGE:
            raise BadPosition(f"{at}.city[{slot}]: a Knowledge card lies uncovered.")
        if has_below(content) and state.cards.faces[below(content)].kind != KNOWLEDGE:
            raise BadPosition(f"{at}.city[{slot}]: only Knowledge lies below a card.")
    for tile in state.side[side].explorers:
        if not 0 <= tile < state.board.size or not state.board.near[tile]:
            raise BadPosition(f"{at}.explorers: they stand on land.")


def _check_wonders(state: MonumentalState, side: int) -> None:
    """What a side has built stays among its cards."""
    cards, built = cards_of(state, side), state.side[side].wonders
    for face in built:
        card = state.cards.faces[face]
        if card.kind != WONDER or face not in cards or built.count(face) > cards.count(face):
            raise BadPosition(
                f"{where(state, side)}.wonders: '{card.id}' is not among its cards as often."
            )


def _check_homeless(state: MonumentalState, side: int) -> None:
    """A side that has not chosen its Capital has nothing on the map, and no Policy."""
    own = state.side[side]
    placed = own.warlord != EMPTY or own.held or own.explorers[0] != EMPTY
    fewer = own.outposts_left != state.cards.box.outposts
    if placed or fewer or own.policies or own.wonders:
        raise BadPosition(f"{where(state, side)}: it has no Capital, but things on the table.")


def _check_automa(state: MonumentalState) -> None:
    """Each of its cards exists once, and some card ends the search of every special one."""
    if state.players > 1:
        return
    numbers = [*state.automa_deck, *state.automa_discard]
    if len(set(numbers)) != len(numbers):
        raise BadPosition("position, automa_deck: a card was found twice.")
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
    if not plain or not all(needed.get(card.special, True) for card in cards):
        raise BadPosition(
            "position, automa_deck: its cards would make the Automa turn over cards for ever."
        )
