"""Every card, token, Policy, map and constant, with its text, its values and their provenance."""

from __future__ import annotations

from ludotheque.core.game import CardInfo
from ludotheque.core.message import Message, say
from ludotheque.games.monumental.cards.card import (
    BUILDING_HIGH,
    BUILDING_LOW,
    KINDS,
    KNOWLEDGE_HIGH,
    KNOWLEDGE_LOW,
    LINES,
    POLICY_LINE,
    SETS,
    SPECIALS,
    TYPES,
    WONDER,
    WONDER_LINE,
    AutomaCard,
    Card,
    Cards,
    Line,
    Token,
)
from ludotheque.games.monumental.cards.load import MAP_OF
from ludotheque.games.monumental.words import goods

Values = dict[str, int | str | Message]

RULES = {
    "building": ("M-45", "M-126"),
    "knowledge": ("M-24", "M-47", "M-126"),
    "wonder": ("M-48", "M-50", "M-51", "M-126"),
    "policy": ("M-56", "M-57", "M-58", "M-128"),
    "civilization": ("M-2", "M-13"),
    "warlord": ("M-71", "M-72"),
    "barbarian": ("M-65", "M-66", "M-153"),
    "city": ("M-67", "M-68", "M-153"),
    "market": ("M-9", "M-82", "M-84", "M-85", "M-153"),
    "map": ("M-8", "M-10"),
    "automa": ("M-107", "M-108", "M-154"),
}
"""The rules that speak of everything in a section without naming it."""

RULES_OF = {
    "gold": ("M-15",),
    "soldiers": ("M-3",),
    "outposts": ("M-3", "M-79"),
    "progress": ("M-89",),
    "outpost_units": ("M-77",),
    "soldier_defence": ("M-69",),
    "warlord_defence": ("M-69",),
    "outpost_defence": ("M-69",),
    "wonder_defence": ("M-69",),
    "knowledge_points": ("M-100",),
    "wonder_points": ("M-100",),
    "policy_points": ("M-100",),
    "province_points": ("M-100",),
    "domination_points": ("M-102",),
    "production_token": ("M-86",),
    "terrain_tiles": ("M-7",),
    "terrain_values": ("M-7",),
    "production_tokens": ("M-10",),
    "automa_cards": ("M-107",),
    "automa_gold": ("M-104",),
    "automa_consolation": ("M-108",),
    "automa_production": ("M-117",),
    "automa_culture": ("M-115", "M-118"),
    "automa_points": ("M-125",),
    "until_type": ("M-120",),
    "coast": ("M-121",),
    "always_twice": ("M-122",),
    "typed_only": ("M-123",),
    "catch_up": ("M-124",),
}
"""The rules that give the constants of the box and the special lines of the Automa."""


_REPEATED = (KNOWLEDGE_LOW, KNOWLEDGE_HIGH, BUILDING_LOW, BUILDING_HIGH, WONDER_LINE, POLICY_LINE)
"""Lines whose number says how often they are done."""


def card_lines(cards: Cards, card: Card) -> list[Message]:
    """The text of a card, in our words."""
    lines = []
    if card.printed is not None:
        lines.append(say("text-printed", gain=goods.gain(cards, card.printed)))
    if card.effect is not None:
        lines.append(say("text-effect", effect=goods.effect(cards, card.effect)))
    if card.acquisition is not None:
        lines.append(say("text-acquisition", gain=goods.gain(cards, card.acquisition)))
    return lines


def token_name(token: Token) -> Message:
    """A Free City by its name, Barbarians by their value and a letter."""
    if token.cost is not None:
        return token.name
    return say("barbarian-name", value=token.value, letter=token.id[-1])


def sheet(cards: Cards) -> list[CardInfo]:
    """Everything in the box."""
    by_kind = sorted(cards.faces, key=lambda card: card.kind)
    infos = [_card(cards, card) for card in by_kind]
    for policy in cards.policies:
        civilization = cards.civilizations[policy.civilization].name
        lines = [
            say("text-bonus", gain=goods.gain(cards, policy.bonus)),
            goods.power(policy),
        ]
        values: Values = {"civilization": civilization}
        name = policy.name
        infos.append(CardInfo(policy.id, "policy", name, lines, values, policy.provenance))
    infos += _civilizations(cards)
    infos += [_token(cards, token, "barbarian") for token in cards.barbarians]
    infos += [_token(cards, token, "city") for token in cards.cities]
    for market in cards.markets:
        lines = [
            say("text-market-token", number=number + 1, gain=goods.gain(cards, given))
            for number, given in enumerate(market.tokens)
        ]
        name = market.name
        infos.append(CardInfo(market.id, "market", name, lines, {}, market.provenance))
    infos += [_automa(card) for card in cards.automa] + _maps(cards) + _constants(cards)
    return [info._replace(rules=RULES.get(info.section, ()) + info.rules) for info in infos]


def _card(cards: Cards, card: Card) -> CardInfo:
    values: Values = {"set": say(f"set-{SETS[card.set]}"), "copies": card.copies}
    if card.kind == WONDER:
        values["steps"] = f"{card.steps[0]} + {card.steps[1]}"
    elif card.cost:
        values["cost"] = card.cost
    if card.civilization >= 0:
        values["civilization"] = cards.civilizations[card.civilization].name
    lines = card_lines(cards, card)
    name = goods.card_name(card)
    return CardInfo(card.id, KINDS[card.kind], name, lines, values, card.provenance)


def _civilizations(cards: Cards) -> list[CardInfo]:
    infos = []
    for civilization in cards.civilizations:
        kind = say(f"type-{TYPES[civilization.type]}")
        name = civilization.name
        line = [say("text-civilization", type=kind)]
        source = civilization.provenance
        infos.append(CardInfo(civilization.id, "civilization", name, line, {"type": kind}, source))
    for civilization in cards.civilizations:
        warlord = civilization.warlord
        line = [say("text-attack", gain=goods.gain(cards, warlord.attack))]
        values: Values = {"civilization": civilization.name}
        name = warlord.name
        infos.append(CardInfo(warlord.id, "warlord", name, line, values, warlord.provenance))
    return infos


def _token(cards: Cards, token: Token, section: str) -> CardInfo:
    one, two = (goods.gain(cards, reward) for reward in token.rewards)
    lines = [say("text-rewards", one=one, two=two)]
    values: Values = {}
    if token.cost is not None:
        lines.insert(0, say("text-city-cost", cost=goods.cost(token.cost)))
    else:
        values = {"value": token.value, "copies": token.copies}
    return CardInfo(token.id, section, token_name(token), lines, values, token.provenance)


def _line(line: Line) -> Message:
    """A line of an Automa card, with its number and its price."""
    do, number, price = line
    message = say(f"does-{LINES[do]}", number=number)
    return say("does-priced", line=message, price=price) if price else message


def _lines(lines: tuple[Line, ...]) -> Message:
    """Lines one after the other; a line that is printed several times is said once."""
    counted: list[Line] = []
    for do, number, price in lines:
        if counted and counted[-1][0] == do and counted[-1][2] == price and do in _REPEATED:
            counted[-1] = (do, counted[-1][1] + number, price)
        else:
            counted.append((do, number, price))
    said = _line(counted[0])
    for line in counted[1:]:
        said = say("does-then", one=said, two=_line(line))
    return said


def _automa_parts(card: AutomaCard) -> list[Message]:
    """What an Automa card does: general lines, those of a type, and a special text."""
    parts = [_lines(card.always)] if card.always else []
    if card.typed:
        kind = say(f"type-{TYPES[card.type]}")
        parts.append(say("does-typed", type=kind, lines=_lines(card.typed)))
    if card.special:
        parts.append(say(f"does-{SPECIALS[card.special]}"))
    return parts


def automa_summary(card: AutomaCard) -> Message:
    """An Automa card by what it does."""
    said, *others = _automa_parts(card)
    for part in others:
        said = say("does-then", one=said, two=part)
    return said


def _automa(card: AutomaCard) -> CardInfo:
    lines = [say("text-sentence", text=part) for part in _automa_parts(card)]
    rules = RULES_OF[SPECIALS[card.special]] if card.special else ()
    if card.advanced:
        lines.append(say("text-advanced"))
    name = say("automa-name", id=card.id.upper())
    return CardInfo(card.id, "automa", name, lines, {}, card.provenance, rules)


def _maps(cards: Cards) -> list[CardInfo]:
    infos = []
    for number, layout in enumerate(cards.layouts):
        id = MAP_OF[number + 2]
        line = [say("text-map", tiles=len(layout))]
        source = cards.map_provenance[number]
        infos.append(CardInfo(id, "map", say(f"map-{id}"), line, {"tiles": len(layout)}, source))
    return infos


def _constants(cards: Cards) -> list[CardInfo]:
    return [
        CardInfo(
            name,
            "box",
            say(f"box-{name}"),
            [],
            {"value": cards.constants[name]},
            {"value": source},
            RULES_OF[name],
        )
        for name, source in cards.box.provenance.items()
    ]
