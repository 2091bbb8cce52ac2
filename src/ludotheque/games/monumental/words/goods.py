"""What is gained and paid, in words."""

from __future__ import annotations

from ludotheque.core.message import Message, say
from ludotheque.core.preview import Amount
from ludotheque.games.monumental.cards.card import Card, Cards, Policy
from ludotheque.games.monumental.cards.effects import (
    ANY_BASIC,
    COUNTS,
    NO_BASIC,
    POWERS,
    RESOURCES,
    Cost,
    Effect,
    Gain,
)
from ludotheque.games.monumental.cards.ids import MarketTokenId, market_of, number_of


def card_name(card: Card) -> Message:
    """The name of a card."""
    return card.name


def joined(parts: list[Message]) -> Message:
    """Several goods as one message."""
    if not parts:
        return say("nothing-printed")
    whole = parts[0]
    for part in parts[1:]:
        whole = say("plus", one=whole, two=part)
    return whole


def goods(kind: str, amount: int) -> Message:
    """So much of something."""
    return say(f"goods-{kind}", amount=amount)


def gain(cards: Cards, given: Gain) -> Message:
    """Everything that a gain gives."""
    parts = [goods(RESOURCES[resource], amount) for resource, amount in given.amounts]
    amounts = (
        ("cover_production", given.cover_production),
        ("gold", given.gold),
        ("culture", given.culture),
        ("any", given.any),
        ("same", given.same),
        ("draw", given.draw),
        ("archive", given.archive),
        ("reinforce", given.reinforce),
        ("reinforce_other", given.reinforce_other),
        ("free_moves", given.free_moves),
        ("free_steps", given.free_steps),
        ("activate", given.activate),
        ("reactivate", given.reactivate),
        ("knowledge", given.knowledge),
        ("wonder", given.wonder),
    )
    parts += [goods(kind, amount) for kind, amount in amounts if amount]
    if given.reactivate_cover:
        parts.append(say("goods-reactivate_cover"))
    if given.basic == ANY_BASIC:
        parts.append(say("goods-basic_any"))
    elif given.basic != NO_BASIC:
        parts.append(say("goods-basic_card", card=card_name(cards.faces[given.basic])))
    if given.per is not None:
        per = given.per
        parts.append(
            say(
                f"goods-per-{COUNTS[per.count]}",
                good=goods(RESOURCES[per.good], 1),
                every=per.every,
                least=per.least,
                most=per.most,
            )
        )
    return joined(parts)


def power(policy: Policy) -> Message:
    """What a Policy does while it lies on top."""
    return say(f"power-{POWERS[policy.power]}", amount=policy.amount)


def cost(taken: Cost) -> Message:
    """Everything that a cost takes."""
    amounts = (
        *zip(RESOURCES[:3], taken.resources, strict=True),
        ("basic", taken.basic),
        ("gold", taken.gold),
        ("archive", taken.archive),
        ("discard", taken.discard),
    )
    return joined([goods(kind, amount) for kind, amount in amounts if amount])


def amounts(found: tuple[Amount, ...]) -> Message:
    """Everything that an action brings."""
    return joined([goods(amount.what, amount.amount) for amount in found])


def amounts_with_parts(found: tuple[Amount, ...]) -> Message:
    """Everything that an action costs, and what the sums consist of."""
    return joined([_with_parts(amount) for amount in found])


def _with_parts(found: Amount) -> Message:
    whole = goods(found.what, found.amount)
    if not found.parts:
        return whole
    parts = [say(f"part-{name}", amount=amount) for name, amount in found.parts]
    said = parts[0]
    for part in parts[1:]:
        said = say("part-and", one=said, two=part)
    return say("part-of", goods=whole, parts=said)


def token_gain(cards: Cards, token: int) -> Message:
    """What a Market token gives."""
    token = MarketTokenId(token)
    return gain(cards, cards.markets[market_of(token)].tokens[number_of(token)])


def effect(cards: Cards, used: Effect) -> Message:
    """What the effect of a card does, for what, and when."""
    if used.swap:
        return say("goods-swap", amount=used.swap)
    message = gain(cards, used.gain)
    taken = used.spend
    if any(taken.resources) or taken.basic or taken.gold or taken.archive or taken.discard:
        message = say("deal", cost=cost(taken), gain=message)
    if used.times > 1:
        message = say("deal-repeated", deal=message, times=used.times)
    made = [
        goods(RESOURCES[place], amount) for place, amount in enumerate(used.generated) if amount
    ]
    if made and used.conquered:
        conquered = say("times-conquered", provinces=used.conquered)
        return say("if-both", generated=joined(made), conquered=conquered, gain=message)
    if used.conquered:
        conquered = say("times-conquered", provinces=used.conquered)
        return say("if-conquered", conquered=conquered, gain=message)
    return say("if-generated", generated=joined(made), gain=message) if made else message
