"""The count of everything in the box: nothing missing, doubled, negative or in the wrong place."""

from __future__ import annotations

from collections import Counter

from ludotheque.core.errors import BadPosition
from ludotheque.games.monumental.bits import has
from ludotheque.games.monumental.cards.card import BASIC, KNOWLEDGE, WONDER
from ludotheque.games.monumental.decisions import KeepKnowledge, KeepWonder
from ludotheque.games.monumental.ids import (
    EMPTY,
    MARKET_TOKENS,
    Face,
    TokenId,
    below,
    city_token,
    cover,
    has_below,
)
from ludotheque.games.monumental.position import AUTOMA_SIDE, MonumentalState
from ludotheque.games.monumental.rules.end import owned_cards
from ludotheque.games.monumental.rules.maps import tiles
from ludotheque.games.monumental.rules.setup import starting_cards
from ludotheque.games.monumental.steps import OnTop


def check_rules(state: MonumentalState) -> None:
    """Raises ``BadPosition`` if anything is missing, doubled, negative or in the wrong place."""
    _check_cards(state)
    _check_tokens(state)
    _check_map(state)
    for side in range(state.sides):
        _check_side(state, side)
    if any(amount < 0 for amount in state.res):
        raise BadPosition("position, turn.resources: an amount is below zero.")


def held_by_entries(state: MonumentalState, side: int) -> list[Face]:
    """Cards that a pending entry holds, and that lie nowhere else."""
    found: list[Face] = []
    for entry in state.stack:
        if entry.seat != side:
            continue
        if isinstance(entry, KeepKnowledge):
            found += [entry.card, entry.other]
        elif isinstance(entry, KeepWonder | OnTop):
            found.append(entry.card)
    return found


def cards_of(state: MonumentalState, side: int) -> list[Face]:
    """All cards of a side: in use, archived, under construction, or being chosen."""
    faces = (
        owned_cards(state, side) + list(state.side[side].archived) + held_by_entries(state, side)
    )
    if state.side[side].building != EMPTY:
        faces.append(state.side[side].building)
    return faces


def _check_cards(state: MonumentalState) -> None:
    cards = state.cards
    found: Counter[int] = Counter()
    for side in range(state.sides):
        own = Counter(cards_of(state, side))
        automa = side == AUTOMA_SIDE and state.players == 1
        if state.side[side].civilization != EMPTY and not automa:
            begun_with = starting_cards(state, state.side[side].civilization)
            for face, number in Counter(begun_with).items():
                if own[face] != number:
                    raise BadPosition(
                        f"position, players[{side}]: of '{cards.faces[face].id}' its civilization "
                        f"has {number}, but {own[face]} were found."
                    )
                del own[face]
        for face, number in own.items():
            if number and cards.faces[face].set < BASIC:
                raise BadPosition(
                    f"position, players[{side}]: it cannot have '{cards.faces[face].id}'."
                )
        found += own
    found += Counter(state.gone)
    found += Counter(face for face in state.display if face != EMPTY)
    found += Counter(face for deck in state.decks for face in deck)
    for pile, face in enumerate(cards.basics):
        found[face] += state.basics[pile]
    for card in cards.faces:
        if card.set >= BASIC and found[card.index] != card.copies:
            raise BadPosition(
                f"position: of '{card.id}' the box has {card.copies}, "
                f"but {found[card.index]} were found."
            )
    for era, deck in enumerate(state.decks):
        for face in deck:
            if cards.faces[face].era != era:
                raise BadPosition(f"position, decks: '{cards.faces[face].id}' is of another era.")


def _check_tokens(state: MonumentalState) -> None:
    cards = state.cards
    tokens = Counter(token for token in state.token if token != EMPTY)
    tokens += Counter(token for side in state.side for token in side.trophies)
    tokens += Counter(token for box in state.box_barbarians for token in box)
    tokens += Counter(city_token(city) for city in state.box_cities)
    for token in cards.barbarians:
        number = tokens[TokenId(token.index)]
        if number != token.copies:
            raise BadPosition(
                f"position: of the Barbarians '{token.id}' the box has {token.copies}, "
                f"but {number} were found."
            )
    for token in cards.cities:
        found = tokens[city_token(token.index)]
        if found != 1:
            raise BadPosition(f"position: the Free City '{token.id}' was found {found} times.")
    market_tokens = Counter(token for pile in state.piles for token in pile)
    market_tokens += Counter(token for box in state.box_markets for token in box)
    market_tokens += Counter(
        token for side in state.side for token in side.market_tokens if token != EMPTY
    )
    market_tokens += Counter(state.gone_tokens)
    if sorted(market_tokens.elements()) != list(range(len(cards.markets) * MARKET_TOKENS)):
        raise BadPosition("position: a Market token is missing or doubled.")


def _check_map(state: MonumentalState) -> None:
    board = state.board
    for tile in range(board.size):
        where = f"position, tiles.{tile + 1}"
        holder = state.holder[tile]
        units = state.soldiers[tile] + sum(side.warlord == tile for side in state.side)
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
    where = "position, automa" if side >= state.players else f"position, players[{side}]"
    box = state.cards.box
    counts = (
        ("gold", state.side[side].gold),
        ("culture", state.side[side].culture),
        ("production", state.side[side].production),
        ("outposts", state.side[side].outposts_left),
    )
    for name, value in counts:
        if value < 0:
            raise BadPosition(f"{where}.{name}: {value} is below zero.")
    if state.side[side].capital == EMPTY:
        return
    soldiers = sum(state.soldiers[tile] for tile in tiles(state.side[side].held))
    if soldiers != box.soldiers:
        raise BadPosition(f"{where}: it has {box.soldiers} Soldiers, {soldiers} were found.")
    outposts = (state.outposts & state.side[side].held).bit_count() + state.side[side].outposts_left
    if outposts != box.outposts:
        raise BadPosition(f"{where}: it has {box.outposts} Outposts, {outposts} were found.")
    own = state.cards.civilizations[state.side[side].civilization].policies
    policies = state.side[side].policies
    if len(set(policies)) != len(policies) or not set(policies) <= set(own):
        raise BadPosition(f"{where}.policies: a Policy is doubled or not its own.")
    for slot, content in enumerate(state.side[side].city):
        if content and state.cards.faces[cover(content)].kind == KNOWLEDGE:
            raise BadPosition(f"{where}.city[{slot}]: a Knowledge card lies uncovered.")
        if has_below(content) and state.cards.faces[below(content)].kind != KNOWLEDGE:
            raise BadPosition(f"{where}.city[{slot}]: only Knowledge lies below a card.")
    for tile in state.side[side].explorers:
        if not 0 <= tile < state.board.size or not state.board.near[tile]:
            raise BadPosition(f"{where}.explorers: they stand on land.")
