"""The events of Monumental in words: who, what, from whom, and what is behind it."""

from __future__ import annotations

from collections.abc import Callable

from ludotheque.core.event import Event
from ludotheque.core.message import Message, say
from ludotheque.games.monumental.actions import GOODS, SLOTS
from ludotheque.games.monumental.cards.card import ERAS, LINES, POLICY_GOLD, Cards
from ludotheque.games.monumental.cards.ids import MarketTokenId, TokenId, market_of
from ludotheque.games.monumental.words import events, goods, sheet
from ludotheque.games.monumental.words.names import token_name, who

Params = dict[str, int | str | Message]


def event(cards: Cards, event: Event) -> Message:
    """An event as a line of the log; what is secret is left out."""
    params: Params = {}
    if event.seat >= 0:
        params["seat"] = event.seat
    key = f"log-{event.kind.name}"
    for name, value in zip(event.kind.params, event.values, strict=True):
        if value is None:
            key = f"unheard-{event.kind.name}"
        elif name == "other_seat":
            params["loser"] = who(value)
        else:
            params[name] = _value(cards, name, value)
    teller = _BY_CAUSE.get(event.kind.name)
    if teller is not None and event.cause is not None:
        line = teller(cards, event, params)
        if line is not None:
            return line
    line = Message(key, params)
    cause = _cause(cards, event, params)
    return line if cause is None else say("caused", cause=cause, event=line)


def _value(cards: Cards, name: str, value: int) -> int | str | Message:
    described = _VALUES.get(name)
    return value if described is None else described(cards, value)


_VALUES: dict[str, Callable[[Cards, int], int | str | Message]] = {
    "card": lambda cards, n: goods.card_name(cards.faces[n]),
    "policy": lambda cards, n: cards.policies[n].name,
    "civilization": lambda cards, n: cards.civilizations[n].name,
    "warlord": lambda cards, n: cards.civilizations[n].warlord.name,
    "city": lambda cards, n: cards.cities[n].name,
    "market": lambda cards, n: cards.markets[n].name,
    "token": goods.token_gain,
    "automa_card": lambda cards, n: sheet.automa_summary(cards.automa[n]),
    "line": lambda cards, n: say(f"line-{LINES[n]}"),
    "good": lambda cards, n: say(f"good-{GOODS[n]}"),
    "other": lambda cards, n: say(f"good-{GOODS[n]}"),
    "tile": lambda cards, n: say("tile-number", tile=n + 1),
    "to": lambda cards, n: say("tile-number", tile=n + 1),
    "slot": lambda cards, n: SLOTS[n],
    "era": lambda cards, n: ERAS[n],
    "row": lambda cards, n: n + 1,
    "column": lambda cards, n: "abc"[n],
    "explorer": lambda cards, n: n + 1,
    "choice": lambda cards, n: n + 1,
}


# Causes.


def _cause(cards: Cards, event: Event, params: Params) -> Message | None:
    """The card, Policy, Warlord or token behind an event, unless the event names it itself."""
    if event.cause is None:
        return None
    sort, value = event.cause
    named = _CAUSES.get(sort)
    if named is None:
        return None
    cause = named(cards, value)
    return None if cause in params.values() else cause


_CAUSES: dict[str, Callable[[Cards, int], Message]] = {
    "card": lambda cards, n: goods.card_name(cards.faces[n]),
    "policy": lambda cards, n: cards.policies[n].name,
    "warlord": lambda cards, n: cards.civilizations[n].warlord.name,
    "token": lambda cards, n: token_name(cards, TokenId(n)),
    "market_token": lambda cards, n: cards.markets[market_of(MarketTokenId(n))].name,
}
"""How a cause is named before an event; the lines of the Automa have sentences of their own."""


def _reward(cards: Cards, event: Event, params: Params) -> Message | None:
    """Which reward of which token is taken."""
    sort, token = event.cause or ("", 0)
    choice = event["choice"]
    if sort != "token" or choice is None:
        return None
    gain = goods.gain(cards, cards.token(TokenId(token)).rewards[choice])
    return say("reward-taken", seat=event.seat, token=token_name(cards, TokenId(token)), gain=gain)


def _automa_pays(cards: Cards, event: Event, params: Params) -> Message | None:
    """What the Automa pays for."""
    sort, line = event.cause or ("", 0)
    if sort != "line":
        return None
    return say("automa-pays-for", line=say(f"line-{LINES[line]}"), **params)


def _automa_gold(cards: Cards, event: Event, params: Params) -> Message | None:
    """What the Automa has its Gold for."""
    sort, value = event.cause or ("", 0)
    if sort == "automa_card":
        return say("automa-gold-coast", **params)
    if sort in ("token", "market_token"):
        return say("automa-gold-token", **params)
    if sort == "line" and value == POLICY_GOLD:
        return say("automa-gold-policies", **params)
    return None


_BY_CAUSE: dict[str, Callable[[Cards, Event, Params], Message | None]] = {
    events.REWARD.name: _reward,
    events.AUTOMA_PAYS.name: _automa_pays,
    events.AUTOMA_GOLD.name: _automa_gold,
}
"""Events whose sentence depends on their cause."""
