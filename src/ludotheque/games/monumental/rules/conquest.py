"""Conquest: what it takes, which Units may be sent, and what follows."""

from __future__ import annotations

from ludotheque.core.action import Action
from ludotheque.core.seat import Seat
from ludotheque.games.monumental import actions, map_decisions, steps
from ludotheque.games.monumental.bits import Bits, bit, first, has, rest
from ludotheque.games.monumental.cards.effects import (
    AGAINST_BARBARIANS,
    BARBARIAN_SCIENCE,
    FIRST_CONQUEST_GOLD,
    FREE_CITY_FRIEND,
    MILITARY,
    PRODUCTION,
    SCIENCE,
    Cost,
)
from ludotheque.games.monumental.ids import (
    EMPTY,
    NO_TILE,
    NO_TOKEN,
    Tile,
    TokenId,
    city_of,
    is_barbarian,
    is_city,
)
from ludotheque.games.monumental.position import (
    AUTOMA_SIDE,
    WARLORD_USED,
    Front,
    MonumentalState,
    Target,
)
from ludotheque.games.monumental.rules.buying import waiting_tokens
from ludotheque.games.monumental.rules.forces import (
    fewest,
    fewest_led,
    forces_of,
    leaving_from,
    units_missing,
    units_needed,
    warlord_strength,
)
from ludotheque.games.monumental.rules.manoeuvres import may_move
from ludotheque.games.monumental.rules.maps import flood
from ludotheque.games.monumental.rules.resources import (
    charge,
    doubled,
    generate_by_policy,
    gold_by_policy,
    have,
    lack,
    pay_gold,
    purse,
)
from ludotheque.games.monumental.rules.territory import neighbours, spare, territories
from ludotheque.games.monumental.rules.vocabulary import give
from ludotheque.games.monumental.words import events

Price = tuple[int, int, int, int]
"""Production, Science, Military and Gold."""

# The price of a conquest.


def price(state: MonumentalState, seat: Seat, tile: Tile, units: int, saved: int) -> Price:
    """What a conquest costs: 1 Military for each Unit that moves, and what a Free City takes.

    ``saved`` is the kind of resource of which a Policy saves one, or EMPTY.
    """
    city = _city_cost(state, tile)
    if city is None:
        return 0, 0, units, 0
    production, science, military = city.resources
    gold = city.gold
    if saved != EMPTY:
        less = state.side[seat].power_amount
        if saved == PRODUCTION:
            production = lack(production, less)
        elif saved == SCIENCE:
            science = lack(science, less)
        elif saved == MILITARY:
            military = lack(military, less)
        else:
            gold = lack(gold, less)
    return production, science, military + units, gold


def restricted_for(state: MonumentalState, tile: Tile) -> int:
    """The restricted resource that may pay for a conquest, or EMPTY."""
    barbarian = state.holder[tile] == EMPTY and not is_city(state.token[tile])
    return AGAINST_BARBARIANS if barbarian else EMPTY


def savings(state: MonumentalState, seat: Seat, tile: Tile) -> list[int]:
    """The kinds of resources of which a Policy saves one at a Free City, or EMPTY for none."""
    if state.side[seat].power != FREE_CITY_FRIEND or not is_city(state.token[tile]):
        return [EMPTY]
    full = price(state, seat, tile, 0, EMPTY)
    return [kind for kind, amount in enumerate(full) if amount] or [EMPTY]


def _city_cost(state: MonumentalState, tile: Tile) -> Cost | None:
    token = state.token[tile]
    return state.cards.cities[city_of(token)].cost if is_city(token) else None


def _can_pay(state: MonumentalState, seat: Seat, tile: Tile, units: int, saved: int) -> bool:
    """Whether a conquest in which so many Units move can be paid."""
    have_production, have_science, have_military, _for_wonders, against_barbarians = state.res
    production, science, military, gold = price(state, seat, tile, units, saved)
    if restricted_for(state, tile) != EMPTY:
        have_military += against_barbarians
    gold = state.side[seat].gold - gold
    if gold < 0:
        return False
    production = lack(production, have_production)
    science = lack(science, have_science)
    military = lack(military, have_military)
    short = production + science + military
    if not short:
        return True
    if not gold:
        return False
    most = max(production, max(science, military))
    return short - min(most, doubled(state, seat)) + 1 <= gold


def ways(state: MonumentalState, seat: Seat, tile: Tile) -> tuple[int, list[int]]:
    """The fewest Units that conquer a tile, and the savings with which that can be paid."""
    forces = forces_of(state, seat, sources(state, seat, tile))
    needed = units_needed(state, seat, tile)
    units = fewest(needed, warlord_strength(state, seat), forces, 0, False)
    if units == EMPTY:
        return units, []
    return units, [
        saved for saved in savings(state, seat, tile) if _can_pay(state, seat, tile, units, saved)
    ]


# Attacking.


def may_fight(state: MonumentalState, seat: Seat, military: int, legal: list[Action]) -> None:
    """Every province that can be conquered, and every Unit that can move.

    ``military`` is what the seat can pay of it, Gold included.
    """
    front = state.front
    if front is None:
        groups, edges = territories(state, seat)
        targets = _targets(state, seat, groups, edges)
        front = state.front = Front(targets, may_move(state, seat, groups))
    power = military + have(state, AGAINST_BARBARIANS)
    for target in front.targets:
        if target.fewest <= (power if target.barbarian else military):
            city = target.city
            if city is None or _can_take_city(state, seat, target, city):
                legal.append(target.action)
    if military or state.moves:
        legal += front.moves


def _targets(
    state: MonumentalState, seat: Seat, groups: list[Bits], edges: list[Bits]
) -> list[Target]:
    """What the Units of a seat could conquer, with the fewest that it takes."""
    reached = 0
    for edge in edges:
        reached |= edge
    left = reached & state.board.land & ~state.side[seat].held
    strength = warlord_strength(state, seat)
    whole = groups[0] if len(groups) == 1 else 0
    # Most tiles are reached by the same Units, which are counted once.
    counted, forces = 0, (0, 0, 0)
    found = []
    while left:
        tile = Tile(first(left))
        group = whole or _within_reach(groups, edges, tile)
        left = rest(left)
        if group != counted:
            counted, forces = group, forces_of(state, seat, group)
        units = fewest(units_needed(state, seat, tile), strength, forces, 0, False)
        if units == EMPTY:
            continue
        city = _city_cost(state, tile)
        barbarian = state.holder[tile] == EMPTY and city is None
        found.append(Target(actions.attack[tile], units, barbarian, city))
    return found


def _within_reach(groups: list[Bits], edges: list[Bits], tile: Tile) -> Bits:
    """The territories that touch a tile."""
    found = 0
    for number, group in enumerate(groups):
        if has(edges[number], tile):
            found |= group
    return found


def _can_take_city(state: MonumentalState, seat: Seat, target: Target, city: Cost) -> bool:
    """Whether a Free City can be paid, less one resource of some kind if a Policy says so."""
    production, science, military, _for_wonders, _against_barbarians = state.res
    lacking = lack(city.resources[0], production) + lack(city.resources[1], science)
    lacking += lack(city.resources[2] + 1, military) + city.gold
    if state.side[seat].power == FREE_CITY_FRIEND:
        lacking -= state.side[seat].power_amount
    if lacking > purse(state, seat):
        return False
    tile = Tile(target.action.a)
    return any(
        _can_pay(state, seat, tile, target.fewest, saved) for saved in savings(state, seat, tile)
    )


def attack(state: MonumentalState, seat: Seat, tile: Tile) -> None:
    """Asks which Units are sent, one after the other."""
    _, payable = ways(state, seat, tile)
    if len(payable) > 1:
        state.stack.append(map_decisions.Save(seat, tile))
    else:
        state.stack.append(map_decisions.Send(seat, tile, payable[0], 0, ()))


def may_save(state: MonumentalState, asked: map_decisions.Save) -> list[Action]:
    """The resource of a Free City's price of which one is saved."""
    _, payable = ways(state, asked.seat, asked.tile)
    return [actions.save[kind] for kind in payable]


def save(state: MonumentalState, asked: map_decisions.Save, action: Action) -> None:
    state.stack.append(map_decisions.Send(asked.seat, asked.tile, action.a, 0, ()))


def sources(state: MonumentalState, seat: Seat, tile: Tile) -> Bits:
    """The tiles that may send Units to a tile: beside it, or linked to such a tile by own ones."""
    near = neighbours(state, seat)
    return flood(near[tile] & state.side[seat].held, state.side[seat].held, near)


def may_send(state: MonumentalState, asked: map_decisions.Send) -> list[Action]:
    """A Soldier of a tile, or the Warlord, so that the conquest can still be finished."""
    seat, tile, saved, sent = asked.seat, asked.tile, asked.saved, asked.sent
    leads = asked.warlord == 1
    group = sources(state, seat, tile)
    strength = warlord_strength(state, seat)
    missing = units_missing(state, seat, tile, len(sent), leads)
    moving = len(sent) + asked.warlord
    leader = state.side[seat].warlord if leads else NO_TILE
    legal: list[Action] = []
    left = group
    while left:
        source = Tile(first(left))
        left = rest(left)
        gone = leaving_from(source, sent)
        free = spare(state, seat, source) - gone - (1 if source == leader else 0)
        if free > 0 and state.soldiers[source] > gone:
            forces = forces_of(state, seat, group, sent, source)
            more = fewest(missing - 1, strength, forces, moving + 1, leads)
            if more != EMPTY and _can_pay(state, seat, tile, moving + 1 + more, saved):
                legal.append(actions.send[source])
    if not leads:
        more = fewest_led(missing, strength, forces_of(state, seat, group, sent), moving)
        if more != EMPTY and _can_pay(state, seat, tile, moving + more, saved):
            legal.append(actions.send_warlord)
    return legal


def send(state: MonumentalState, asked: map_decisions.Send, action: Action) -> None:
    """Notes one more Unit; when they are enough, the attack is paid and carried out."""
    seat, tile, saved, leads, sent = (
        asked.seat,
        asked.tile,
        asked.saved,
        asked.warlord,
        asked.sent,
    )
    if action is actions.send_warlord:
        leads = 1
    else:
        sent += (Tile(action.a),)
    if units_missing(state, seat, tile, len(sent), leads == 1) > 0:
        state.stack.append(map_decisions.Send(seat, tile, saved, leads, sent))
        return
    state.stack.append(steps.Conquest(seat, tile, leads, sent))
    pay(state, seat, tile, len(sent) + leads, saved)


def pay(state: MonumentalState, seat: Seat, tile: Tile, units: int, saved: int) -> None:
    """Pays for a conquest in which so many Units move."""
    production, science, military, gold = price(state, seat, tile, units, saved)
    if not is_city(state.token[tile]):
        charge(state, seat, MILITARY, military, restricted_for(state, tile))
        return
    pay_gold(state, seat, gold)
    amounts = (production, science, military)
    # What lacks most is paid first, so that a Gold which counts for more is not wasted.
    for kind in sorted(range(3), key=lambda kind: amounts[kind] - have(state, kind)):
        if amounts[kind]:
            state.stack.append(steps.Charge(seat, kind, amounts[kind]))


# What follows.


def conquer(
    state: MonumentalState, seat: Seat, tile: Tile, leads: bool, sent: tuple[Tile, ...]
) -> None:
    """The Units move in: enemies go home, the token is taken, the Warlord has its effect."""
    token, enemy = state.token[tile], state.holder[tile]
    _report_conquest(state, seat, tile)
    for source in sent:
        state.soldiers[source] -= 1
    if enemy != EMPTY:
        send_home(state, tile)
    take_tile(state, seat, tile, len(sent))
    if leads:
        state.side[seat].warlord = tile
    if state.listening:
        state.emit(events.UNITS_MOVED_IN, seat, tile, len(sent))
    state.units_moved()
    state.conquered += 1
    waiting = waiting_tokens(state, seat)
    if waiting and state.wonder_on[tile] == EMPTY:
        state.stack.append(map_decisions.PlaceWonder(seat, waiting[0]))
    power = state.side[seat].power
    if token != EMPTY:
        if is_city(token) and power == FREE_CITY_FRIEND:
            state.stack.append(steps.Grant(seat, token, 1))
            state.stack.append(steps.Grant(seat, token, 0))
        else:
            state.stack.append(map_decisions.Reward(seat, token))
    if leads and not state.flags & WARLORD_USED:
        state.flags |= WARLORD_USED
        civilization = state.cards.civilizations[state.side[seat].civilization]
        if state.listening:
            state.emit(events.WARLORD_FOUGHT, seat, civilization.index)
            state.cause = ("warlord", civilization.index)
        give(state, seat, civilization.warlord.attack)
        state.cause = None
    if power == FIRST_CONQUEST_GOLD and state.conquered == 1:
        gold_by_policy(state, seat)
    if power == BARBARIAN_SCIENCE and is_barbarian(token):
        generate_by_policy(state, seat, SCIENCE)


def _report_conquest(state: MonumentalState, seat: Seat, tile: Tile) -> None:
    if not state.listening:
        return
    token, enemy = state.token[tile], state.holder[tile]
    if enemy == AUTOMA_SIDE and state.players == 1:
        state.emit(events.CONQUERED_FROM_AUTOMA, seat, tile)
    elif enemy != EMPTY:
        state.emit(events.CONQUERED_FROM, seat, tile, enemy)
    elif is_city(token):
        state.emit(events.CONQUERED_CITY, seat, tile, city_of(token))
    else:
        value = state.cards.barbarians[token].value if token != EMPTY else 0
        state.emit(events.CONQUERED_BARBARIANS, seat, tile, value)


def send_home(state: MonumentalState, tile: Tile) -> None:
    """Units of a lost province go back to their Capital, an Outpost to the reserve."""
    side = state.side[state.holder[tile]]
    state.soldiers[side.capital] += state.soldiers[tile]
    if side.warlord == tile:
        side.warlord = side.capital
    if has(state.outposts, tile):
        state.outposts &= ~bit(tile)
        side.outposts_left += 1
    side.held &= ~bit(tile)


def take_tile(state: MonumentalState, side: int, tile: Tile, soldiers: int) -> None:
    """A side moves in and takes the token, if one lies there."""
    state.holder[tile] = side
    state.side[side].held |= bit(tile)
    state.soldiers[tile] = soldiers
    if state.token[tile] != EMPTY:
        state.side[side].trophies += (state.token[tile],)
        state.token[tile] = NO_TOKEN


def grant(state: MonumentalState, seat: Seat, token: TokenId, choice: int) -> None:
    """Gives one of the two rewards of a token."""
    if state.listening:
        state.emit(events.REWARD, seat, choice)
        state.cause = ("token", token)
    give(state, seat, state.cards.token(token).rewards[choice])
