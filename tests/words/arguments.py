"""What can stand in the gaps of messages: every name of a kind, numbers that show the plural."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from math import prod
from pathlib import Path

from ludotheque.core.message import Message, say
from tests.words.catalogue import COMMON, catalogue

Value = int | str | Message

NUMBERS: tuple[Value, ...] = (0, 1, 2, 5)
PLAYERS: tuple[Value, ...] = ("Anna", "Basile", "Édith", "Yves", "Zoé")
SOURCES: tuple[Value, ...] = ("Q1", "P3, P4")
GAPS: tuple[Value, ...] = ("a1-b1", "b2-c2")
PLACES: tuple[Value, ...] = ("a1", "c3")
SLOTS: tuple[Value, ...] = ("a1", "c3")
ERAS: tuple[Value, ...] = ("A", "I")
NAMES: tuple[Value, ...] = ("Anna", "Anna, Basile")
FILE: tuple[Value, ...] = ("partie.json",)
GAMES: tuple[Value, ...] = ("Uchronia", "Spyrium", "Monumental")
MOST = 60
"""Of the combinations of several arguments, so many are said at most, spread evenly."""

Domain = tuple[Value, ...] | str
"""Values, or the beginning of the keys of messages; several beginnings are separated by blanks."""

_NUMBERS = (
    "activities after amount before bots buildings cap chance choice cost count crowd deck "
    "discard effects every explorer gone has home kept least left limit max min minutes money "
    "monopolies most moves needed number open outposts per pile place plot points price rating "
    "residence round row score seats seconds seed soldiers spyrium step steps tile tiles times "
    "tokens total turn turns used value workers worth"
)

ANYWHERE: dict[str, Domain] = {
    **dict.fromkeys(_NUMBERS.split(), NUMBERS),
    "player": PLAYERS,
    "name": PLAYERS,
    "players": PLAYERS,
    "names": NAMES,
    "game": GAMES,
    "action": ("passer", "jouer"),
    "bot": "web-bot-easy web-bot-expert",
    "sign": ("+", ""),
    "more": NUMBERS,
    "level": "web-bot-easy web-bot-expert",
    "command": ("mon-robot",),
    "field": ("Prix",),
    "value": ("£2",),
    "file": FILE,
    "letter": ("A", "B"),
    "reason": "hint-even",
    "source": "source-rulebook source-own",
    "text": ("xyz",),
    "time": ("12 h 34",),
    "device": ("Firefox, Linux",),
    "what": ("points",),
    "of": SOURCES,
    # What is wrong in a card file.
    "found": (28,),
    "persons": (5,),
    "dealt": (6,),
    "allowed": (40,),
    "near": ("mine1",),
    "fields": ("price, points",),
    "language": ("de",),
    "title": ("xyz",),
    **dict.fromkeys(
        ["word", "words", "sections", "other", "first", "kinds", "kind", "effects"], ("xyz",)
    ),
    "min": (2,),
    "max": (5,),
}
"""The arguments of the common catalogue; games add theirs."""

OF_GAME: dict[str, dict[str, Domain]] = {
    "uchronia": {
        "card": "resource-",
        "building": "card-",
        "order": "order-",
        "orders": "order-",
        "one": "order-",
        "two": "order-",
        "resource": "resource-",
        "to": PLAYERS,
        "cause": "card- cause-",
        "event": "log-took log-drew log-declined",
        "effect": "effect-",
        "question": "ask-",
        "size": (5, 7),
        "why": "idle-",
        "value": NUMBERS,
        "place": NUMBERS,
    },
    "spyrium": {
        "card": "card-",
        "old": "card-",
        "technique": "card-lobbying card-grue card-automatisation",
        "event": "event-",
        "bonus": "goods-money goods-workers",
        "more": "nothing gained-more",
        "parts": "part-price plus minus",
        "why": "nothing because-of",
        **dict.fromkeys(("three", "four", "five"), "can-"),
        "event_card": "event-",
        "one": "card- empty-place",
        "two": "card- empty-place",
        "gap": GAPS,
        "place": PLACES,
        "era": ERAS,
        "cost": "goods-money sum-of-parts",
        "gain": "goods-",
        "deal": "deal goods-",
        "title": "web-spyrium-event-now",
        "value": (1, 2, 3),
    },
    "monumental": {
        "card": "card-",
        "cards": NUMBERS,
        "city": "city-",
        "civilization": "civilization-",
        "column": ("a", "c"),
        "cost": "goods-",
        "deal": "deal",
        "effect": "deal goods-",
        "era": ("I", "II"),
        "gain": "goods-",
        "gold": "goods-gold",
        "good": "good-",
        "goods": "goods-",
        "have": "goods-production goods-gold",
        "needed": "goods-production goods-units",
        "id": ("A06",),
        "line": "line-",
        "market": "market-",
        "name": PLAYERS,
        "own": "card-",
        "one": "goods-",
        "two": "goods-",
        "other": "good-",
        "policy": "policy-",
        "policies": "policy-",
        "power": "power-",
        "slot": SLOTS,
        "terrain": "terrain-",
        "tile": "tile-number tile-name",
        "tiles": (16, 20),
        "to": "tile-number",
        "token": "goods-",
        "tokens": "goods-",
        "type": "type-",
        "units": "goods-units",
        "value": NUMBERS,
        "warlord": "warlord-",
        "what": "source-",
        "automa_card": "does-",
        "cause": "card- policy- market- cause-barbarians",
        "event": "log-got-science log-paid-gold log-no-effect",
        "conquered": "times-conquered",
        "generated": "goods-production goods-science",
        "provinces": NUMBERS,
        "lines": "does-",
        "loser": PLAYERS,
        "parts": "part-price part-units part-city",
        "place": NUMBERS,
        "letter": ("a",),
    },
}

OF_MESSAGE: dict[tuple[str, str], Domain] = {
    ("ask-reward", "token"): "city- cause-barbarians",
    ("card-own", "name"): "own-name",
    ("card-own", "the"): "own-name",
    ("own-name", "en"): ("Harbour",),
    ("own-name", "fr"): ("Port",),
    ("log-first-player", "language"): ("en", "fr"),
    ("play-welcome", "count"): (1, 2, 5),
    ("web-share-open", "open"): (0, 1, 2),
    ("web-share-open", "seats"): (2, 5),
    ("web-share-playing", "seats"): (1, 2, 5),
    ("play-unknown", "count"): (2, 5),
    ("play-cards", "names"): ("Mine I, Mine II",),
    ("review-head", "count"): (2, 5),
    ("result-place", "place"): (1, 2, 5),
    ("text-bonus", "effect"): "effect-draw-cards effect-swap-activity",
    ("feature-completed", "card"): "card-",
    **{
        (f"ask-{number}", name): "can-"
        for number in ("one", "two", "three", "four", "five")
        for name in ("one", "two")
    },
    **{(key, name): "part- goods-" for key in ("plus", "minus") for name in ("one", "two")},
    **{("either", name): "deal goods-" for name in ("one", "two")},
    **{("box-kinds-value", name): (2, 5) for name in ("character", "building", "technique")},
    ("web-spyrium-event", "name"): "event-",
    ("web-spyrium-gap", "one"): "card- web-spyrium-place-empty",
    ("web-spyrium-event-used-by", "names"): NAMES,
    ("illegal-active-workers", "needed"): NUMBERS,
    ("tile-name", "tile"): NUMBERS,
    ("tile-number", "tile"): NUMBERS,
    ("label-units", "tile"): NUMBERS,
    ("label-units", "one"): NUMBERS,
    ("label-units", "two"): NUMBERS,
    ("label-free", "one"): NUMBERS,
    ("label-free", "two"): NUMBERS,
    ("label-drawn", "cards"): "card-",
    ("label-taken", "cards"): "card-",
    ("web-monumental-steps", "one"): NUMBERS,
    ("web-monumental-steps", "two"): NUMBERS,
    ("web-monumental-explorers", "one"): NUMBERS,
    ("web-monumental-explorers", "two"): NUMBERS,
    ("web-monumental-warlord", "tile"): NUMBERS,
    ("web-monumental-warlord", "name"): "warlord-",
    ("web-monumental-policy-price", "cost"): NUMBERS,
    ("does-priced", "line"): "does-",
    ("does-then", "one"): "does-",
    ("does-then", "two"): "does-",
    ("text-sentence", "text"): "does-",
    ("part-and", "one"): "part-price part-units",
    ("part-and", "two"): "part-policy part-city",
    ("log-automa-trades", "tokens"): NUMBERS,
    ("reward-taken", "token"): "city- cause-barbarians",
    ("goods-basic_card", "card"): "card-workshop card-laboratory card-archery_range card-temple",
    ("do-move", "cost"): "cost-",
    ("do-move-warlord", "cost"): "cost-",
    ("do-explore", "cost"): "cost-",
    ("do-outpost", "units"): NUMBERS,
    ("do-outpost-warlord", "units"): NUMBERS,
    ("ask-any", "left"): NUMBERS,
    ("web-you-won", "other"): NUMBERS,
    ("web-has-won", "other"): NUMBERS,
    ("ask-same", "left"): (2, 5),
}
"""Arguments that mean something else in one message than in the others."""


def messages(folder: Path, key: str) -> list[Message]:
    """A message with all its arguments: every value at least once, and pairs of them."""
    return _messages(folder, key, depth=0)


@cache
def _messages(folder: Path, key: str, depth: int) -> list[Message]:
    names = sorted(catalogue(folder, "en")[key].variables)
    domains = [_values(folder, key, name, depth) for name in names]
    found = [say(key, **dict(zip(names, chosen, strict=True))) for chosen in _spread(domains)]
    # A message within a message shows the plural, one within that only that it fits.
    return found[: (None, 4, 1)[depth]]


def _spread(domains: list[list[Value]]) -> Iterator[tuple[Value, ...]]:
    """All combinations; of too many only some, but every value, and values in changing pairs."""
    sizes = [len(domain) for domain in domains]
    if prod(sizes) <= MOST:
        yield from product(*domains)
        return
    for turn in range(max(MOST, *sizes)):
        yield tuple(
            domain[(turn + place * (turn // len(domain))) % len(domain)]
            for place, domain in enumerate(domains)
        )


def _values(folder: Path, key: str, name: str, depth: int) -> list[Value]:
    """What an argument of a message can be."""
    own = OF_GAME.get(folder.parent.name, {})
    domain = OF_MESSAGE.get((key, name)) or own.get(name) or ANYWHERE.get(name)
    assert domain, f"say in {Path(__file__).name} what ${name} of {key} can be"
    if not isinstance(domain, str):
        return list(domain)
    found: list[Value] = []
    for home in {folder: 0, COMMON: 0}:
        for inner in catalogue(home, "en"):
            if inner.startswith(tuple(domain.split())) and inner != key and depth < 2:
                found += _messages(home, inner, depth + 1)
    assert found or depth, f"no message begins like ${name} of {key}: {domain}"
    return found or ["…"]
