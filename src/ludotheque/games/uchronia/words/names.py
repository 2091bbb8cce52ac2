"""Names of cards, orders and players, and questions, as messages."""

from __future__ import annotations

from ludotheque.core.message import Message, say
from ludotheque.core.pending import Pending
from ludotheque.core.seat import Seat
from ludotheque.games.uchronia.cards.building import Building
from ludotheque.games.uchronia.cards.colours import COLOURS, ORDERS, Colour, Order
from ludotheque.games.uchronia.position import UchroniaState

Params = dict[str, int | str | Message]


def building_name(card: Building) -> Message:
    """The name of a building."""
    return say(f"card-{card.id}")


def resource_name(colour: Colour | None) -> Message:
    """The name of a resource card; that of a hidden one says nothing."""
    return say("unseen") if colour is None else say(f"resource-{COLOURS[colour]}")


def order_name(order: Order) -> Message:
    """The name of an order."""
    return say(f"order-{ORDERS[order]}")


def who(seat: Seat) -> Message:
    """The name of a player who is spoken of."""
    return say("who", seat=seat)


def question(state: UchroniaState, asked: Pending) -> Message:
    """What is asked: the kind of the question, and what its fields name."""
    params: Params = {}
    for (name, sort), value in zip(asked.fields, asked.values(), strict=True):
        if sort == "seat":
            params["to"] = who(value)
        elif sort == "building":
            params["building"] = building_name(state.cards.buildings[value])
        elif sort == "colour":
            params["card"] = resource_name(value)
        elif sort == "order":
            params["order"] = order_name(value)
        elif sort == "number":
            params[name] = value
    return say(f"ask-{asked.name}", **params)
