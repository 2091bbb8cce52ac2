"""Conquest: what it costs, which Units may be sent, and what follows."""

from __future__ import annotations

from ludotheque.core.action import Action
from ludotheque.core.state import Frame
from ludotheque.games.monumental import actions
from ludotheque.games.monumental.cards.card import (
    AGAINST_BARBARIANS,
    BARBARIAN_SCIENCE,
    CHEAPER_BARBARIANS,
    CHEAPER_ENEMIES,
    DEARER_PROVINCES,
    FIRST_CONQUEST_GOLD,
    FREE_CITY_FRIEND,
    MILITARY,
    PRODUCTION,
    SCIENCE,
    STRONG_WARLORD,
    STRONGER_PROVINCES,
    STRONGER_WONDERS,
    Cost,
)
from ludotheque.games.monumental.position import (
    AUTOMA_SIDE,
    CHARGE,
    CITY_TOKENS,
    CONQUEST,
    EMPTY,
    GRANT,
    PLACE_WONDER,
    REWARD,
    SAVE,
    SEND,
    WARLORD_USED,
    Forces,
    Front,
    MonumentalState,
    Target,
    have,
)
from ludotheque.games.monumental.rules.display import waiting_tokens
from ludotheque.games.monumental.rules.manoeuvres import may_move
from ludotheque.games.monumental.rules.maps import flood
from ludotheque.games.monumental.rules.territory import neighbours, spare, territories
from ludotheque.games.monumental.rules.vocabulary import (
    charge_now,
    doubled,
    generate,
    get_gold,
    give,
    lack,
    pay_gold,
    purse,
)
from ludotheque.games.monumental.words import events


def _forces(
    state: MonumentalState, seat: int, group: int, sent: Frame = (), leaving: int = EMPTY
) -> Forces:
    """The Units of some tiles that may leave.

    ``sent`` are tiles from which a Soldier is leaving already, and ``leaving`` is one more.
    """
    soldiers = with_warlord = warlord = 0
    side, outposts = state.side[seat], state.outposts
    while group:
        low = group & -group
        group ^= low
        tile = low.bit_length() - 1
        here = state.soldiers[tile]
        if sent:
            here -= _leaving(tile, sent)
        if tile == leaving:
            here -= 1
        # All may leave a Capital or an Outpost; elsewhere one Unit stays.
        stays = 0 if tile == side.capital or outposts & low else 1
        if tile == side.warlord:
            if here + 1 > stays:
                warlord = 1
                with_warlord += here - stays if here > stays else 0
            soldiers += here
        elif here > stays:
            soldiers += here - stays
            with_warlord += here - stays
    return soldiers, warlord, with_warlord


def _leaving(tile: int, sent: Frame) -> int:
    """How many Soldiers are leaving a tile already."""
    number = 0
    for source in sent:
        if source == tile:
            number += 1
    return number


# The cost of a conquest.


def defence(state: MonumentalState, tile: int) -> int:
    """What a controlled province costs others to conquer."""
    box, side = state.cards.box, state.side[state.holder[tile]]
    cost = state.board.values[tile] + state.soldiers[tile] * box.soldier_defence
    if side.warlord == tile:
        cost += box.warlord_defence
    if state.outposts >> tile & 1:
        cost += box.outpost_defence
    wonder = state.wonder_on[tile]
    if wonder != EMPTY:
        stronger = side.power == STRONGER_WONDERS and wonder in side.wonders
        cost += side.power_amount if stronger else box.wonder_defence
    if side.power in (STRONGER_PROVINCES, DEARER_PROVINCES):
        cost += side.power_amount
    return cost


def units_needed(state: MonumentalState, seat: int, tile: int) -> int:
    """How many Units a conquest takes."""
    if state.holder[tile] != EMPTY:
        cost, cheaper = defence(state, tile), CHEAPER_ENEMIES
    else:
        token, value = state.token[tile], state.board.values[tile]
        if token >= CITY_TOKENS:
            return max(1, value)
        cost = value + state.cards.barbarians[token].value if token != EMPTY else max(1, value)
        cheaper = CHEAPER_BARBARIANS
    side = state.side[seat]
    return max(1, cost - side.power_amount) if side.power == cheaper else cost


def city_price(state: MonumentalState, tile: int) -> tuple[int, int, int, int]:
    """The resources and the Gold that a Free City takes beside the Units."""
    cost = _city_cost(state, tile)
    if cost is None:
        return 0, 0, 0, 0
    production, science, military = cost.resources
    return production, science, military, cost.gold


def _city_cost(state: MonumentalState, tile: int) -> Cost | None:
    token = state.token[tile]
    return state.cards.cities[token - CITY_TOKENS].cost if token >= CITY_TOKENS else None


def _can_pay(state: MonumentalState, seat: int, tile: int, units: int, saved: int) -> bool:
    """Whether a conquest with so many Units moving can be paid, less one resource if saved."""
    have_production, have_science, have_military, _for_wonders, against_barbarians = state.res
    if state.token[tile] < CITY_TOKENS:
        have = have_military + purse(state, seat)
        if state.holder[tile] == EMPTY:
            have += against_barbarians
        return have >= units
    production, science, military, price = _price(state, seat, tile, saved)
    gold = state.side[seat].gold - price
    if gold < 0:
        return False
    production = lack(production, have_production)
    science = lack(science, have_science)
    military = lack(military + units, have_military)
    short = production + science + military
    if not short:
        return True
    if not gold:
        return False
    most = max(production, max(science, military))
    return short - min(most, doubled(state, seat)) + 1 <= gold


def _price(state: MonumentalState, seat: int, tile: int, saved: int) -> tuple[int, int, int, int]:
    """What a Free City takes beside the Units, less one resource if a Policy saves it."""
    production, science, military, gold = city_price(state, tile)
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
    return production, science, military, gold


def savings(state: MonumentalState, seat: int, tile: int) -> list[int]:
    """The kinds of resources of which a Policy saves one at a Free City, or EMPTY for none."""
    if state.side[seat].power != FREE_CITY_FRIEND or state.token[tile] < CITY_TOKENS:
        return [EMPTY]
    return [kind for kind, amount in enumerate(city_price(state, tile)) if amount] or [EMPTY]


# Attacking.


def may_fight(state: MonumentalState, seat: int, military: int, legal: list[Action]) -> None:
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
        if target.least <= (power if target.barbarian else military):
            city = target.city
            if city is None or _can_take_city(state, seat, target, city):
                legal.append(target.action)
    if military or state.moves:
        legal += front.moves


def _targets(
    state: MonumentalState, seat: int, groups: list[int], edges: list[int]
) -> list[Target]:
    """What the Units of a seat could conquer, with the least Military that it takes."""
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
        low = left & -left
        left ^= low
        tile = low.bit_length() - 1
        group = whole or _within_reach(groups, edges, low)
        if group != counted:
            counted, forces = group, _forces(state, seat, group)
        soldiers, warlord, with_warlord = forces
        needed = units_needed(state, seat, tile)
        # With the Warlord, and never worse, if enough Soldiers are left beside it.
        led = max(0, needed - strength) if warlord else needed
        if warlord and led <= with_warlord:
            least = led + 1
        elif needed <= soldiers:
            least = needed
        else:
            continue
        city = _city_cost(state, tile)
        barbarian = state.holder[tile] == EMPTY and city is None
        found.append(Target(actions.attack[tile], least, barbarian, city, forces))
    return found


def _within_reach(groups: list[int], edges: list[int], tile: int) -> int:
    """The territories that touch a tile, which is given as its bit."""
    found = 0
    for number, group in enumerate(groups):
        if edges[number] & tile:
            found |= group
    return found


def _can_take_city(state: MonumentalState, seat: int, target: Target, city: Cost) -> bool:
    """Whether a Free City can be paid, less one resource of some kind if a Policy says so."""
    production, science, military, _for_wonders, _against_barbarians = state.res
    lacking = lack(city.resources[0], production) + lack(city.resources[1], science)
    lacking += lack(city.resources[2] + 1, military) + city.gold
    if state.side[seat].power == FREE_CITY_FRIEND:
        lacking -= state.side[seat].power_amount
    if lacking > purse(state, seat):
        return False
    tile = target.action.a
    needed = units_needed(state, seat, tile)
    return any(
        _can_finish(state, seat, tile, needed, target.forces, 0, False, saved)
        for saved in savings(state, seat, tile)
    )


def warlord_strength(state: MonumentalState, seat: int) -> int:
    """As how many Units the Warlord attacks."""
    side = state.side[seat]
    return side.power_amount if side.power == STRONG_WARLORD else 1


def _can_finish(
    state: MonumentalState,
    seat: int,
    tile: int,
    left: int,
    forces: Forces,
    moving: int,
    leads: bool,
    saved: int,
) -> bool:
    """Whether the Units still missing can be found and all that move be paid.

    ``moving`` Units move already, and ``leads`` says whether the Warlord is one of them.
    """
    soldiers, warlord, with_warlord = forces
    if leads:
        soldiers, warlord = with_warlord, 0
    if left <= soldiers and _can_pay(state, seat, tile, moving + left, saved):
        return True
    if not warlord:
        return False
    strength = warlord_strength(state, seat)
    rest = left - strength
    # The Warlord never makes more Units than are required, unless it goes alone.
    if rest < 0:
        return moving == 0 and _can_pay(state, seat, tile, 1, saved)
    return rest <= with_warlord and _can_pay(state, seat, tile, moving + rest + 1, saved)


def attack(state: MonumentalState, seat: int, tile: int) -> None:
    """Asks which Units are sent, one after the other."""
    kinds = savings(state, seat, tile)
    forces = _forces(state, seat, sources(state, seat, tile))
    needed = units_needed(state, seat, tile)
    payable = [
        kind for kind in kinds if _can_finish(state, seat, tile, needed, forces, 0, False, kind)
    ]
    if len(payable) > 1:
        state.stack.append((SAVE, seat, tile))
    else:
        state.stack.append((SEND, seat, tile, payable[0], 0))


def may_save(state: MonumentalState, frame: Frame) -> list[Action]:
    """The resource of a Free City's price of which one is saved."""
    _, seat, tile = frame
    forces = _forces(state, seat, sources(state, seat, tile))
    needed = units_needed(state, seat, tile)
    return [
        actions.save[kind]
        for kind in savings(state, seat, tile)
        if _can_finish(state, seat, tile, needed, forces, 0, False, kind)
    ]


def save(state: MonumentalState, frame: Frame, action: Action) -> None:
    state.stack.append((SEND, frame[1], frame[2], action.a, 0))


def sources(state: MonumentalState, seat: int, tile: int) -> int:
    """The tiles that may send Units to a tile: beside it, or linked to such a tile by own ones."""
    near = neighbours(state, seat)
    return flood(near[tile] & state.side[seat].held, state.side[seat].held, near)


def may_send(state: MonumentalState, frame: Frame) -> list[Action]:
    """A Soldier of a tile, or the Warlord, so that the conquest can still be finished."""
    seat, tile, saved, leads, sent = frame[1], frame[2], frame[3], frame[4], frame[5:]
    group = sources(state, seat, tile)
    strength = warlord_strength(state, seat)
    left = units_needed(state, seat, tile) - len(sent) - (strength if leads else 0)
    moving = len(sent) + leads
    leader = state.side[seat].warlord if leads else EMPTY
    legal: list[Action] = []
    rest = group
    while rest:
        low = rest & -rest
        rest ^= low
        source = low.bit_length() - 1
        gone = _leaving(source, sent)
        free = spare(state, seat, source) - gone - (1 if source == leader else 0)
        if free > 0 and state.soldiers[source] > gone:
            forces = _forces(state, seat, group, sent, source)
            if _can_finish(state, seat, tile, left - 1, forces, moving + 1, bool(leads), saved):
                legal.append(actions.send[source])
    if not leads and (left >= strength or not sent):
        _, warlord, soldiers = _forces(state, seat, group, sent)
        more = max(0, left - strength)
        if warlord and more <= soldiers and _can_pay(state, seat, tile, moving + more + 1, saved):
            legal.append(actions.send_warlord)
    return legal


def send(state: MonumentalState, frame: Frame, action: Action) -> None:
    """Notes one more Unit; when they are enough, the attack is paid and carried out."""
    seat, tile, saved, leads = frame[1], frame[2], frame[3], frame[4]
    if action is actions.send_warlord:
        leads = 1
        frame = (SEND, seat, tile, saved, leads, *frame[5:])
    else:
        frame += (action.a,)
    sent = frame[5:]
    strength = warlord_strength(state, seat) if leads else 0
    if len(sent) + strength < units_needed(state, seat, tile):
        state.stack.append(frame)
        return
    state.stack.append((CONQUEST, seat, tile, leads, *sent))
    units = len(sent) + leads
    if state.token[tile] < CITY_TOKENS:
        restricted = AGAINST_BARBARIANS if state.holder[tile] == EMPTY else EMPTY
        charge_now(state, seat, MILITARY, units, restricted)
        return
    production, science, military, gold = _price(state, seat, tile, saved)
    pay_gold(state, seat, gold)
    price = (production, science, military + units)
    # What lacks most is paid first, so that a Gold which counts for more is not wasted.
    for kind in sorted(range(3), key=lambda kind: price[kind] - have(state, kind)):
        if price[kind]:
            state.stack.append((CHARGE, seat, kind, price[kind], EMPTY))


def conquest(state: MonumentalState, frame: Frame) -> None:
    """The Units move in: enemies go home, the token is taken, the Warlord has its effect."""
    seat, tile, leads, sent = frame[1], frame[2], frame[3], frame[4:]
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
        state.stack.append((PLACE_WONDER, seat, waiting[0]))
    power, amount = state.side[seat].power, state.side[seat].power_amount
    if token != EMPTY:
        if token >= CITY_TOKENS and power == FREE_CITY_FRIEND:
            state.stack.append((GRANT, seat, token, 1))
            state.stack.append((GRANT, seat, token, 0))
        else:
            state.stack.append((REWARD, seat, token))
    if leads and not state.flags & WARLORD_USED:
        state.flags |= WARLORD_USED
        civilization = state.cards.civilizations[state.side[seat].civilization]
        if state.listening:
            state.emit(events.WARLORD_FOUGHT, seat, civilization.index)
        give(state, seat, civilization.warlord.attack)
    if power == FIRST_CONQUEST_GOLD and state.conquered == 1:
        get_gold(state, seat, amount)
    if power == BARBARIAN_SCIENCE and EMPTY < token < CITY_TOKENS:
        generate(state, seat, SCIENCE, amount)


def _report_conquest(state: MonumentalState, seat: int, tile: int) -> None:
    if not state.listening:
        return
    token, enemy = state.token[tile], state.holder[tile]
    if enemy == AUTOMA_SIDE and state.players == 1:
        state.emit(events.CONQUERED_FROM_AUTOMA, seat, tile)
    elif enemy != EMPTY:
        state.emit(events.CONQUERED_FROM, seat, tile, enemy)
    elif token >= CITY_TOKENS:
        state.emit(events.CONQUERED_CITY, seat, tile, token - CITY_TOKENS)
    else:
        value = state.cards.barbarians[token].value if token != EMPTY else 0
        state.emit(events.CONQUERED_BARBARIANS, seat, tile, value)


def send_home(state: MonumentalState, tile: int) -> None:
    """Units of a lost province go back to their Capital, an Outpost to the reserve."""
    side = state.holder[tile]
    state.soldiers[state.side[side].capital] += state.soldiers[tile]
    if state.side[side].warlord == tile:
        state.side[side].warlord = state.side[side].capital
    if state.outposts >> tile & 1:
        state.outposts &= ~(1 << tile)
        state.side[side].outposts_left += 1
    state.side[side].held &= ~(1 << tile)


def take_tile(state: MonumentalState, side: int, tile: int, soldiers: int) -> None:
    """A side moves in and takes the token, if one lies there."""
    state.holder[tile] = side
    state.side[side].held |= 1 << tile
    state.soldiers[tile] = soldiers
    if state.token[tile] != EMPTY:
        state.side[side].trophies += (state.token[tile],)
        state.token[tile] = EMPTY


def may_choose_reward(state: MonumentalState, frame: Frame) -> list[Action]:
    return actions.reward


def choose_reward(state: MonumentalState, frame: Frame, action: Action) -> None:
    grant(state, (GRANT, frame[1], frame[2], action.a))


def grant(state: MonumentalState, frame: Frame) -> None:
    """Gives one of the two rewards of a token."""
    _, seat, token, choice = frame
    if state.listening:
        state.emit(events.REWARD, seat, choice)
    cards = state.cards
    if token >= CITY_TOKENS:
        give(state, seat, cards.cities[token - CITY_TOKENS].rewards[choice])
    else:
        give(state, seat, cards.barbarians[token].rewards[choice])
