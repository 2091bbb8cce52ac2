"""What an action would cost, bring and change.

An action is played on a copy of the position in which nothing is left to be drawn but what lies
openly on top of a deck, so that nothing hidden has a say. The events of the copy tell what is paid
and gained: the amounts are those that the rules charge. What is paid only in a later step, as for
a conquest, is charged to the copy by the same functions.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from ludotheque.core.action import Action
from ludotheque.core.pending import Pending
from ludotheque.core.preview import Amount
from ludotheque.core.seat import Seat
from ludotheque.games.monumental import actions
from ludotheque.games.monumental.actions import GOODS
from ludotheque.games.monumental.cards.card import BASIC, KINDS
from ludotheque.games.monumental.cards.effects import MILITARY, RESOURCES
from ludotheque.games.monumental.cards.ids import Face, Tile
from ludotheque.games.monumental.position import MonumentalState
from ludotheque.games.monumental.rules import (
    buying,
    city,
    conquest,
    forces,
    manoeuvres,
    progress,
    resources,
    turn,
    vocabulary,
)
from ludotheque.games.monumental.words import events

_GOT: Final = {
    **{kind.name: name for kind, name in zip(events.GOT, RESOURCES, strict=True)},
    events.GOT_GOLD.name: "gold",
    events.GOT_CULTURE.name: "culture",
    events.GOT_MOVES.name: "free_moves",
    events.GOT_STEPS.name: "free_steps",
    events.GOT_REINFORCEMENT.name: "reinforce",
}
_PAID: Final = {
    **{kind.name: name for kind, name in zip(events.PAID, RESOURCES, strict=True)},
    events.PAID_GOLD.name: "gold",
    events.PAID_CULTURE.name: "culture",
}
"""For each event of getting or paying what it was."""


Parts = tuple[tuple[str, int], ...]
"""What a sum consists of, each part with a word for it."""


class Amounts(NamedTuple):
    """What an action costs and brings."""

    costs: tuple[Amount, ...]
    gains: tuple[Amount, ...]


def amounts(state: MonumentalState, action: Action) -> Amounts:
    """What an action costs and brings, including what is paid in a later step of it."""
    asked: Pending = state.stack[-1]
    seat = asked.seat
    if action.verb == actions.END:
        return Amounts((), _peace(state, seat))
    copy = _without_secrets(state)
    if action.verb == actions.ATTACK:
        tile = Tile(action.a)
        units, payable = forces.ways(state, seat, tile)
        return Amounts(_conquest(copy, seat, tile, units, payable[0]), ())
    if action.verb == actions.SAVE:
        assert isinstance(asked, conquest.Save)
        units, _ = forces.ways(state, seat, asked.tile)
        return Amounts(_conquest(copy, seat, asked.tile, units, action.a), ())
    if action.verb in (actions.MOVE, actions.MOVE_WARLORD):
        copy.advance(action)
        price = manoeuvres.move_price(state)
        if price:
            resources.charge(copy, seat, MILITARY, price)
        return _read_events(copy, seat, len(state.stack) + 1)
    copy.advance(action)
    found = _read_events(copy, seat, _depth(state, asked))
    return found._replace(costs=_with_parts(found.costs, _price_parts(state, seat, action)))


def _price_parts(state: MonumentalState, seat: Seat, action: Action) -> Parts:
    """The printed price of what an action buys, and what a Policy takes off."""
    if action.verb == actions.BUY:
        return buying.price_parts(state, seat, state.cards.faces[action.a], 0)
    if action.verb == actions.BUILD:
        return buying.price_parts(state, seat, state.cards.faces[state.side[seat].building], 1)
    if action.verb == actions.PROGRESS:
        return progress.price_parts(state, seat)
    return ()


def _with_parts(costs: tuple[Amount, ...], parts: Parts, what: str = "") -> tuple[Amount, ...]:
    """Says what a sum consists of, where one resource pays all of it."""
    said = tuple((name, amount) for name, amount in parts if amount)
    due = sum(amount for _, amount in said)
    if len(said) < 2 or (not what and len(costs) > 1):
        return costs
    return tuple(
        Amount(cost.what, cost.amount, said)
        if cost.amount == due and what in ("", cost.what)
        else cost
        for cost in costs
    )


def _without_secrets(state: MonumentalState) -> MonumentalState:
    """A copy that tells what happens and holds no card that nobody knows the place of."""
    copy = state.copy()
    copy.listening = True
    for side in copy.side:
        side.deck = []
        side.discard = []
    return copy


def _depth(state: MonumentalState, asked: Pending) -> int:
    """How many entries were on the stack that the action did not put there."""
    stays = isinstance(asked, turn.Turn | city.Activate)
    return len(state.stack) - (0 if stays else 1)


def _conquest(
    copy: MonumentalState, seat: Seat, tile: Tile, units: int, saved: int
) -> tuple[Amount, ...]:
    """What is paid for a conquest in which so many Units move."""
    depth = len(copy.stack)
    conquest.pay(copy, seat, tile, units, saved)
    _settle_payments(copy, depth)
    parts = forces.military_parts(copy, seat, tile, units, saved)
    return _with_parts(_read_events(copy, seat, depth).costs, parts, RESOURCES[MILITARY])


def _settle_payments(copy: MonumentalState, depth: int) -> None:
    """Carries payments out; where a Gold may count for more, the resource itself is paid."""
    while len(copy.stack) > depth:
        entry = copy.stack.pop()
        if isinstance(entry, resources.Pay):
            entry.answer(copy, actions.pay_basic)
        else:
            entry.run(copy)


def _peace(state: MonumentalState, seat: Seat) -> tuple[Amount, ...]:
    """What the end of a turn brings by a Policy."""
    gold = resources.peace_gold(state, seat)
    return (Amount("gold", gold),) if gold else ()


def _read_events(copy: MonumentalState, seat: Seat, depth: int) -> Amounts:
    """What the events of a copy say, and what it will ask for next."""
    while len(copy.stack) > depth and isinstance(copy.stack[-1], resources.Pay):
        entry = copy.stack.pop()
        entry.answer(copy, actions.pay_basic)
        turn.settle(copy)
    costs: dict[str, int] = {}
    gains: dict[str, int] = {}
    for event in copy.events:
        if event.seat != seat:
            continue
        name = event.kind.name
        if name in _PAID:
            costs[_PAID[name]] = costs.get(_PAID[name], 0) + (event["amount"] or 0)
        elif name in _GOT:
            gains[_GOT[name]] = gains.get(_GOT[name], 0) + (event["amount"] or 0)
        elif event.kind is events.SWAPPED:
            costs[GOODS[event["good"] or 0]] = event["amount"] or 0
            gains[GOODS[event["other"] or 0]] = event["amount"] or 0
    for entry in copy.stack[depth:]:
        what, amount = _asked_for(entry)
        if what and entry.seat == seat:
            gains[what] = gains.get(what, 0) + amount
    return Amounts(
        tuple(Amount(what, amount) for what, amount in costs.items() if amount),
        tuple(Amount(what, amount) for what, amount in gains.items() if amount),
    )


def _asked_for(entry: Pending) -> tuple[str, int]:
    """What a question that is still to come will bring."""
    if isinstance(entry, vocabulary.ChooseAny):
        return "any", entry.left
    if isinstance(entry, vocabulary.ChooseSame):
        return "same", entry.left
    if isinstance(entry, vocabulary.Archive):
        return "archive", entry.left
    if isinstance(entry, vocabulary.ActivateExtra):
        return "activate", entry.left
    if isinstance(entry, vocabulary.Reactivate):
        return "reactivate", 1
    if isinstance(entry, buying.GainCard):
        return KINDS[entry.kind], entry.left
    return "", 0


# What is changed, and where.


def changes(state: MonumentalState, action: Action) -> tuple[str, ...]:
    """The paths of what is taken, moved or built."""
    seat, verb = state.stack[-1].seat, action.verb
    own = f"players.{seat}"
    if verb == actions.ACTIVATE:
        return tuple(f"{own}.city.{slot}" for slot in city.slots_of(action))
    if verb in (actions.BUY, actions.GAIN):
        return (_where_for_sale(state, Face(action.a)), f"{own}.{_where_bought(state, action)}")
    if verb == actions.BUILD:
        return (f"{own}.building", f"{own}.wonders")
    if verb in (actions.POLICY, actions.BONUS, actions.AGAIN_POLICY, actions.FAVOUR):
        return (f"{own}.policies",)
    if verb == actions.EXPLORE:
        return (f"{own}.explorers", f"tiles.{action.b + 1}")
    if verb in (actions.MOVE_WARLORD, actions.SEND_WARLORD):
        return (f"{own}.warlord", f"tiles.{state.side[seat].warlord + 1}")
    if verb in _ON_TILES:
        return (f"tiles.{action.a + 1}",)
    if verb in (actions.PICK_PRODUCTION, actions.PICK_MARKET):
        return (f"tiles.{state.side[seat].explorer(action.a) + 1}",)
    if verb in _ON_SLOTS:
        return (f"{own}.city.{action.a}",)
    if verb == actions.RIVAL:
        return ("automa.civilization",)
    return tuple(f"{own}.{field}" for field in _FIELDS.get(verb, ()))


_ON_TILES: Final = (
    actions.CAPITAL,
    actions.ATTACK,
    actions.MOVE,
    actions.OUTPOST,
    actions.OUTPOST_WARLORD,
    actions.SEND,
    actions.TO,
    actions.PLACE,
    actions.AUTOMA,
)
_ON_SLOTS: Final = (actions.ARCHIVE, actions.DISCARD, actions.EXTRA, actions.REINFORCE)
_FIELDS: Final = {
    actions.CIVILIZATION: ("civilization",),
    actions.MARKET: ("tokens",),
    actions.TOKEN: ("tokens",),
    actions.PRODUCTION: ("production",),
    actions.KEEP: ("building", "city"),
}


def _where_for_sale(state: MonumentalState, face: Face) -> str:
    card = state.cards.faces[face]
    if card.set == BASIC:
        return f"basics.{card.id}"
    return f"display.{state.display.index(face)}"


def _where_bought(state: MonumentalState, action: Action) -> str:
    wonder = KINDS[state.cards.faces[action.a].kind] == "wonder"
    return "building" if wonder and action.verb == actions.BUY else "top"


def loses(state: MonumentalState, action: Action) -> tuple[str, ...]:
    """The paths of what is given up for good."""
    asked: Pending = state.stack[-1]
    own = f"players.{asked.seat}"
    if action.verb == actions.ARCHIVE:
        return (f"{own}.city.{action.a}",)
    if isinstance(asked, buying.KeepWonder) and action.a == asked.card:
        return (f"{own}.building",)
    if action.verb == actions.END and any(state.res):
        return ("turn.resources",)
    return ()


def has_no_effect(state: MonumentalState, action: Action) -> bool:
    """Whether an action changes nothing but whose decision is next."""
    if action.verb not in _MAY_DO_NOTHING:
        return False
    after = _without_secrets(state)
    before = after.copy()
    after.advance(action)
    if len(after.stack) != len(state.stack) - 1:
        return False
    side = state.side[state.stack[-1].seat]
    if events.NOTHING_TO_DRAW in [event.kind for event in after.events] and (
        side.deck or side.discard
    ):
        return False
    after.stack, before.stack = [], []
    return after.position_json() == before.position_json()


_MAY_DO_NOTHING: Final = (
    actions.STOP,
    actions.REWARD,
    actions.BONUS,
    actions.AGAIN,
    actions.AGAIN_POLICY,
)
"""Other actions always change something."""
