"""Names of cards, orders and players, and questions, as messages."""

from __future__ import annotations

from ludotheque.core.message import Message, say
from ludotheque.core.pending import Pending
from ludotheque.core.seat import Seat
from ludotheque.games.uchronia.cards.building import Building
from ludotheque.games.uchronia.cards.colours import COLOURS, ORDERS, Colour, Order
from ludotheque.games.uchronia.cards.effects import Effect
from ludotheque.games.uchronia.position import UchroniaState

Params = dict[str, int | str | Message]


def building_name(card: Building) -> Message:
    """The name of a building; one that the catalogues do not have comes with all its forms."""
    return say(f"card-{card.id}") if card.name is None else card.name.message()


def resource_name(colour: Colour | None) -> Message:
    """The name of a resource card; that of a hidden one says nothing."""
    return say("unseen") if colour is None else say(f"resource-{COLOURS[colour]}")


def order_name(order: Order) -> Message:
    """The name of an order."""
    return say(f"order-{ORDERS[order]}")


def who(seat: Seat) -> Message:
    """The name of a player who is spoken of."""
    return say("who", seat=seat)


def question(
    state: UchroniaState, asked: Pending, owner: Seat, effect: Effect | None = None
) -> Message:
    """What is asked: the kind of the question, what its fields name, and whose building asks."""
    params: Params = {}
    if effect is not None:
        params["building"] = building_name(state.with_effect(owner, effect)[-1])
    for (name, sort), value in zip(asked.fields, asked.values(), strict=True):
        if sort == "seat":
            params["to"] = who(value)
        elif sort == "building":
            params["building"] = building_name(state.cards.buildings[value])
        elif sort == "colour":
            params["card"] = resource_name(value)
        elif sort == "order":
            params["order"] = order_name(value)
        elif sort in ("number", "times"):
            params[name] = value
    return say(f"ask-{asked.name}", **params)
