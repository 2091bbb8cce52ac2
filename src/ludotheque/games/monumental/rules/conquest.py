"""Conquest: what it takes, which Units may be sent, and what follows."""

from __future__ import annotations

from typing import Any

from ludotheque.core.action import Action
from ludotheque.core.bits import Bits, bit, first, has, rest
from ludotheque.core.message import Message, say
from ludotheque.core.pending import Pending
from ludotheque.core.seat import Seat
from ludotheque.games.monumental import actions
from ludotheque.games.monumental.cards.effects import (
    AGAINST_BARBARIANS,
    BARBARIAN_SCIENCE,
    FIRST_CONQUEST_GOLD,
    FREE_CITY_FRIEND,
    MILITARY,
    SCIENCE,
    Cost,
)
from ludotheque.games.monumental.cards.ids import (
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
from ludotheque.games.monumental.rules.buying import PlaceWonder, waiting_tokens
from ludotheque.games.monumental.rules.forces import (
    can_pay,
    city_cost,
    fewest,
    fewest_led,
    forces_of,
    leaving_from,
    price,
    restricted_for,
    savings,
    sources,
    units_added,
    units_missing,
    units_needed,
    units_saved,
    warlord_strength,
    ways,
)
from ludotheque.games.monumental.rules.manoeuvres import may_move
from ludotheque.games.monumental.rules.pending import Question, Step
from ludotheque.games.monumental.rules.resources import (
    Charge,
    by_policy,
    charge,
    generate_by_policy,
    gold_by_policy,
    have,
    lack,
    pay_gold,
    purse,
    report_lower_price,
    spendable,
)
from ludotheque.games.monumental.rules.territory import spare, territories
from ludotheque.games.monumental.rules.vocabulary import give, give_or_tell
from ludotheque.games.monumental.words import events
from ludotheque.games.monumental.words.names import tile_name, token_name

# Attacking.


def may_fight(state: MonumentalState, seat: Seat, military: int, legal: list[Action]) -> None:
    """Every province that can be conquered, and every Unit that can move.

    ``military`` is what the seat can pay of it, Gold included.
    """
    front = _front(state, seat)
    for target in front.targets:
        if _can_conquer(state, seat, target, military):
            legal.append(target.action)
    if military or state.moves:
        legal += front.moves


def attacks(state: MonumentalState, seat: Seat) -> dict[Tile, int]:
    """The provinces that a seat can attack now, each with the fewest Units that conquer it."""
    military = spendable(state, seat, MILITARY)
    return {
        Tile(target.action.a): target.fewest
        for target in _front(state, seat).targets
        if _can_conquer(state, seat, target, military)
    }


def _front(state: MonumentalState, seat: Seat) -> Front:
    """What the Units of a seat can reach, worked out once for as long as none of them moves."""
    front = state.front
    if front is None:
        groups, edges = territories(state, seat)
        targets = _targets(state, seat, groups, edges)
        front = state.front = Front(targets, may_move(state, seat, groups))
    return front


def _can_conquer(state: MonumentalState, seat: Seat, target: Target, military: int) -> bool:
    """Whether a conquest can be paid."""
    if target.barbarian:
        military += have(state, AGAINST_BARBARIANS)
    if target.fewest > military:
        return False
    city = target.city
    return city is None or _can_take_city(state, seat, target, city)


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
        city = city_cost(state, tile)
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
        can_pay(state, seat, tile, target.fewest, saved) for saved in savings(state, seat, tile)
    )


def attack(state: MonumentalState, seat: Seat, tile: Tile) -> None:
    """Asks which Units are sent, one after the other."""
    _, payable = ways(state, seat, tile)
    if len(payable) > 1:
        state.stack.append(Save(seat, tile))
    else:
        state.stack.append(Send(seat, tile, payable[0], 0, ()))


def check_target(state: MonumentalState, entry: Pending, tile: Tile) -> None:
    """A seat conquers a province of somebody else, or of nobody."""
    target = has(state.board.land, tile) and state.holder[tile] != entry.seat
    entry.require(target, "the seat cannot conquer the tile")


def check_sent(
    state: MonumentalState, entry: Pending, sent: tuple[Tile, ...], warlord: int
) -> None:
    """The Units that are sent to a conquest may leave where they are."""
    side = state.side[entry.seat]
    for source in sent:
        leaving = leaving_from(source, sent)
        leader = int(bool(warlord and source == side.warlord))
        free = has(side.held, source) and state.soldiers[source] >= leaving
        free = free and spare(state, entry.seat, source) >= leaving + leader
        entry.require(free, f"so many Soldiers may not leave tile {source + 1}")


class Save(Question):
    """Of which resource of its price a Policy saves one at a Free City."""

    name = "save"
    on_top = True
    fields = (("tile", "tile"),)

    def __init__(self, seat: Seat, tile: Tile) -> None:
        super().__init__(seat)
        self.tile = tile

    def check(self, state: MonumentalState, below: Any) -> None:
        super().check(state, below)
        check_target(state, self, self.tile)

    def legal(self, state: MonumentalState) -> list[Action]:
        _, payable = ways(state, self.seat, self.tile)
        return [actions.save[kind] for kind in payable]

    def answer(self, state: MonumentalState, action: Action) -> None:
        state.stack.append(Send(self.seat, self.tile, action.a, 0, ()))


class Send(Question):
    """Which Unit is sent to a conquest next."""

    name = "send"
    on_top = True
    fields = (("tile", "tile"), ("saved", "good"), ("warlord", "bit"), ("sent", "sent"))

    def __init__(
        self, seat: Seat, tile: Tile, saved: int, warlord: int, sent: tuple[Tile, ...]
    ) -> None:
        super().__init__(seat)
        self.tile = tile
        self.saved = saved
        self.warlord = warlord
        self.sent = sent

    def check(self, state: MonumentalState, below: Any) -> None:
        super().check(state, below)
        check_target(state, self, self.tile)
        check_sent(state, self, self.sent, self.warlord)
        known = self.saved in savings(state, self.seat, self.tile)
        self.require(known, "'saved' is no resource that a Policy saves there")

    def legal(self, state: MonumentalState) -> list[Action]:
        """A Soldier of a tile, or the Warlord, so that the conquest can still be finished."""
        seat, tile, saved, sent = self.seat, self.tile, self.saved, self.sent
        leads = self.warlord == 1
        group = sources(state, seat, tile)
        strength = warlord_strength(state, seat)
        missing = units_missing(state, seat, tile, len(sent), leads)
        moving = len(sent) + self.warlord
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
                if more != EMPTY and can_pay(state, seat, tile, moving + 1 + more, saved):
                    legal.append(actions.send[source])
        if not leads:
            more = fewest_led(missing, strength, forces_of(state, seat, group, sent), moving)
            if more != EMPTY and can_pay(state, seat, tile, moving + more, saved):
                legal.append(actions.send_warlord)
        return legal

    def answer(self, state: MonumentalState, action: Action) -> None:
        """Notes one more Unit; when they are enough, the attack is paid and carried out."""
        seat, tile, saved, leads, sent = (
            self.seat,
            self.tile,
            self.saved,
            self.warlord,
            self.sent,
        )
        if action is actions.send_warlord:
            leads = 1
        else:
            sent += (Tile(action.a),)
        if units_missing(state, seat, tile, len(sent), leads == 1) > 0:
            state.stack.append(Send(seat, tile, saved, leads, sent))
            return
        state.stack.append(Conquest(seat, tile, leads, sent))
        pay(state, seat, tile, len(sent) + leads, saved)

    def message(self, state: MonumentalState) -> Message:
        """Which Unit is sent next, and how many more it takes."""
        left = units_missing(state, self.seat, self.tile, len(self.sent), self.warlord == 1)
        return say("ask-send", tile=tile_name(state, self.tile), left=left)


def pay(state: MonumentalState, seat: Seat, tile: Tile, units: int, saved: int) -> None:
    """Pays for a conquest in which so many Units move."""
    production, science, military, gold = price(state, seat, tile, units, saved)
    if saved != EMPTY and state.listening:
        full = sum(price(state, seat, tile, units, EMPTY))
        report_lower_price(state, seat, full - production - science - military - gold)
    if not is_city(state.token[tile]):
        charge(state, seat, MILITARY, military, restricted_for(state, tile))
        return
    pay_gold(state, seat, gold)
    amounts = (production, science, military)
    # What lacks most is paid first, so that a Gold which counts for more is not wasted.
    for kind in sorted(range(3), key=lambda kind: amounts[kind] - have(state, kind)):
        if amounts[kind]:
            state.stack.append(Charge(seat, kind, amounts[kind]))


# What follows.


class Conquest(Step):
    """The Units of a conquest are paid for and move in."""

    name = "conquest"
    awaits = "pay"
    fields = (("tile", "tile"), ("warlord", "bit"), ("sent", "sent"))

    def __init__(self, seat: Seat, tile: Tile, warlord: int, sent: tuple[Tile, ...]) -> None:
        super().__init__(seat)
        self.tile = tile
        self.warlord = warlord
        self.sent = sent

    def check(self, state: MonumentalState, below: Any) -> None:
        super().check(state, below)
        check_target(state, self, self.tile)
        check_sent(state, self, self.sent, self.warlord)
        self.require(bool(self.sent) or self.warlord == 1, "no Unit was sent")

    def run(self, state: MonumentalState) -> None:
        """Enemies go home, the token is taken, the Warlord has its effect."""
        seat, tile, leads = self.seat, self.tile, self.warlord == 1
        token, enemy = state.token[tile], state.holder[tile]
        if state.listening:
            _report_policies(state, seat, tile, leads)
            _report_conquest(state, seat, tile)
        for source in self.sent:
            state.soldiers[source] -= 1
        if enemy != EMPTY:
            send_home(state, tile)
        take_tile(state, seat, tile, len(self.sent))
        if leads:
            state.side[seat].warlord = tile
        if state.listening:
            state.emit(events.UNITS_MOVED_IN, seat, tile, len(self.sent))
        state.units_moved()
        state.conquered += 1
        waiting = waiting_tokens(state, seat)
        if waiting and state.wonder_on[tile] == EMPTY:
            state.stack.append(PlaceWonder(seat, waiting[0]))
        power = state.side[seat].power
        if token != EMPTY:
            if is_city(token) and power == FREE_CITY_FRIEND:
                state.stack.append(Grant(seat, token, 1))
                state.stack.append(Grant(seat, token, 0))
            else:
                state.stack.append(Reward(seat, token))
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


def _report_policies(state: MonumentalState, seat: Seat, tile: Tile, leads: bool) -> None:
    """Tells which Policies changed the number of Units."""
    before = state.cause
    added, saved = units_added(state, tile), units_saved(state, seat, tile)
    if added:
        by_policy(state, Seat(state.holder[tile]))
        state.emit(events.MORE_UNITS, seat, added)
    if saved:
        by_policy(state, seat)
        state.emit(events.FEWER_UNITS, seat, saved)
    strength = warlord_strength(state, seat)
    if leads and strength > 1:
        by_policy(state, seat)
        state.emit(events.WARLORD_COUNTS, seat, state.side[seat].civilization, strength)
    state.cause = before


def _report_conquest(state: MonumentalState, seat: Seat, tile: Tile) -> None:
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


class Reward(Question):
    """Which of the two rewards of a token is taken."""

    name = "reward"
    fields = (("token", "token"),)

    def __init__(self, seat: Seat, token: TokenId) -> None:
        super().__init__(seat)
        self.token = token

    def check(self, state: MonumentalState, below: Any) -> None:
        super().check(state, below)
        own = self.token in state.side[self.seat].trophies
        self.require(own, f"the seat has not taken '{state.cards.token(self.token).id}'")

    def legal(self, state: MonumentalState) -> list[Action]:
        return actions.reward

    def answer(self, state: MonumentalState, action: Action) -> None:
        grant(state, self.seat, self.token, action.a)

    def message(self, state: MonumentalState) -> Message:
        return say("ask-reward", token=token_name(state.cards, self.token))


class Grant(Step):
    """One of the rewards of a token is given."""

    name = "grant"
    fields = (("token", "token"), ("choice", "bit"))

    def __init__(self, seat: Seat, token: TokenId, choice: int) -> None:
        super().__init__(seat)
        self.token = token
        self.choice = choice

    def check(self, state: MonumentalState, below: Any) -> None:
        super().check(state, below)
        own = self.token in state.side[self.seat].trophies
        self.require(own, f"the seat has not taken '{state.cards.token(self.token).id}'")

    def run(self, state: MonumentalState) -> None:
        grant(state, self.seat, self.token, self.choice)


def grant(state: MonumentalState, seat: Seat, token: TokenId, choice: int) -> None:
    """Gives one of the two rewards of a token."""
    if state.listening:
        state.cause = ("token", token)
        state.emit(events.REWARD, seat, choice)
    give_or_tell(state, seat, state.cards.token(token).rewards[choice])
