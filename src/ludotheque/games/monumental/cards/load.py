"""From `cards.toml` to `Cards`, with every check that keeps a wrong file out of a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, TypeVar

from ludotheque.core.message import Message
from ludotheque.games.card_names import read_name
from ludotheque.games.cardfile import CardFile, Place, constants, fill
from ludotheque.games.monumental.cards.box import Box
from ludotheque.games.monumental.cards.card import (
    BASIC,
    ERAS,
    KINDS,
    KNOWLEDGE,
    LINES,
    OF_CIVILIZATION,
    SETS,
    SPECIALS,
    START,
    TYPES,
    WONDER,
    AutomaCard,
    Card,
    Cards,
    Civilization,
    Line,
    Market,
    Policy,
    Token,
    Warlord,
)
from ludotheque.games.monumental.cards.effects import (
    ANY_BASIC,
    COUNTS,
    POWERS,
    RESOURCES,
    Cost,
    Effect,
    Gain,
    Per,
)
from ludotheque.games.monumental.cards.ids import (
    NO_CIVILIZATION,
    AutomaCardId,
    CivilizationId,
    Face,
    MarketId,
    PolicyId,
)
from ludotheque.games.monumental.cards.schema import (
    AutomaEntry,
    BarbarianEntry,
    BoxEntry,
    CardEntry,
    CityEntry,
    CivilizationEntry,
    CostEntry,
    EffectEntry,
    GainEntry,
    LineEntry,
    MapEntry,
    MarketEntry,
    NamedEntry,
    PolicyEntry,
    WarlordEntry,
)
from ludotheque.games.monumental.rules.maps import Hex, Layout, complaint

E = TypeVar("E")
T = TypeVar("T")

BUILT_IN = Path(__file__).with_name("cards.toml")
MAP_OF = {1: "for_two", 2: "for_two", 3: "for_three", 4: "for_four"}
"""The map for each number of players."""
SECTIONS = (
    "box",
    "civilizations",
    "warlords",
    "cards",
    "policies",
    "barbarians",
    "cities",
    "markets",
    "maps",
    "automa",
)

_BUILT_IN_VALUES = CardFile(BUILT_IN).values
FACE_IDS = tuple(_BUILT_IN_VALUES["cards"])
BUYABLE_IDS = tuple(
    id
    for id, card in _BUILT_IN_VALUES["cards"].items()
    if card["set"] not in ("start", "civilization")
)
POLICY_IDS = tuple(_BUILT_IN_VALUES["policies"])
CIVILIZATION_IDS = tuple(_BUILT_IN_VALUES["civilizations"])
MARKET_IDS = tuple(_BUILT_IN_VALUES["markets"])
_MAP_IDS = tuple(_BUILT_IN_VALUES["maps"])

ENTRY_TYPES: dict[str, dict[str, type]] = {
    "box": {"": BoxEntry},
    "civilizations": {"": CivilizationEntry},
    "warlords": {"": WarlordEntry},
    "cards": {"": CardEntry},
    "policies": {"": PolicyEntry},
    "barbarians": {"": BarbarianEntry},
    "cities": {"": CityEntry},
    "markets": {"": MarketEntry},
    "automa": {"": AutomaEntry},
}
"""The sections that can be entered card by card: all but the maps."""
SECTIONS_OF_SHEET = {
    "policy": "policies",
    "civilization": "civilizations",
    "warlord": "warlords",
    "barbarian": "barbarians",
    "city": "cities",
    "market": "markets",
    "map": "maps",
    "automa": "automa",
}


def complete(file: CardFile) -> CardFile:
    """The file with the built-in sections, and maps, that it leaves out."""
    for section in file.values:
        if section not in SECTIONS:
            raise file.complain(Place(section), "wrong-section", sections=", ".join(SECTIONS))
    values = dict(_BUILT_IN_VALUES) | dict(file.values)
    if isinstance(values["maps"], Mapping):
        values["maps"] = _BUILT_IN_VALUES["maps"] | dict(values["maps"])
    file.values = values
    return file


def load(file: CardFile) -> Cards:
    """The cards of a file, or of values read before; ``BadCards`` if anything is wrong."""
    return _Loader(file).cards()


class _Loader:
    """Reads the sections one after the other; each may lean on those before."""

    def __init__(self, file: CardFile) -> None:
        self.file = file
        file.only(SECTIONS)

    def cards(self) -> Cards:
        cards = Cards()
        box, sources = self.file.box(BoxEntry, _BUILT_IN_VALUES)
        for terrain in _BUILT_IN_VALUES["box"]["terrain_values"]:
            # Stored games keep what they began with.
            if self.file.has_provenance and terrain not in box.terrain_values:
                where = Place("box").at("terrain_values")
                raise self.file.complain(where, "wrong-missing", field=terrain)
        cards.box = fill(Box(), box)
        cards.box.provenance = sources
        cards.constants = constants(self.file.values["box"])
        cards.civilizations = self._made(
            "civilizations", "civilization", CivilizationEntry, self._civilization
        )
        cards.faces = self._made("cards", "card", CardEntry, self._face)
        cards.by_id = {card.id: card for card in cards.faces}
        cards.basics = tuple(card.index for card in cards.faces if card.set == BASIC)
        cards.start = tuple(
            card.index for card in cards.faces for _ in range(card.copies) if card.set == START
        )
        cards.eras = tuple(
            tuple(card.index for card in cards.faces if card.era == era) for era in range(len(ERAS))
        )
        cards.policies = self._made("policies", "policy", PolicyEntry, self._policy)
        self._check_policies(cards.policies)
        for civilization in cards.civilizations:
            civilization.faces = tuple(
                card.index for card in cards.faces if card.civilization == civilization.index
            )
            civilization.policies = tuple(
                policy.index
                for policy in cards.policies
                if policy.civilization == civilization.index
            )
        for warlord in self._made("warlords", "warlord", WarlordEntry, self._warlord):
            cards.civilizations[warlord.civilization].warlord = warlord
        cards.barbarians = self._made("barbarians", "barbarian", BarbarianEntry, self._barbarian)
        cards.cities = self._made("cities", "city", CityEntry, self._city)
        cards.markets = self._made("markets", "market", MarketEntry, self._market)
        cards.automa = self._made("automa", "automa card", AutomaEntry, self._automa_card)
        self._check_automa(cards.automa)
        cards.advanced = tuple(card.index for card in cards.automa if card.advanced)
        for civilization in cards.civilizations:
            whose = (-1, civilization.index)
            civilization.automa = tuple(
                card.index
                for card in cards.automa
                if not card.advanced and card.civilization in whose
            )
        cards.layouts, cards.map_provenance = self._maps(cards)
        return cards

    def _section(
        self, section: str, noun: str, type: type[E]
    ) -> list[tuple[str, E, dict[str, str]]]:
        return self.file.section(section, noun, type, _BUILT_IN_VALUES)

    def _made(
        self, section: str, noun: str, type: type[E], make: Callable[[str, int, E], T]
    ) -> tuple[T, ...]:
        """What is made of the entries of a section: of its id, its number and its values."""
        made: list[T] = []
        for id, entry, sources in self._section(section, noun, type):
            one: Any = make(id, len(made), entry)
            one.provenance = sources
            if isinstance(entry, NamedEntry) and entry.name is not None:
                one.name = read_name(self.file, entry.name, Place(section, noun, id)).message()
            made.append(one)
        return tuple(made)

    def _named_civilization(self, id: str, where: Place) -> CivilizationId:
        self.file.choices(id, CIVILIZATION_IDS, where.at("civilization"))
        return CivilizationId(CIVILIZATION_IDS.index(id))

    def _civilization(self, id: str, index: int, entry: CivilizationEntry) -> Civilization:
        return Civilization(id, CivilizationId(index), TYPES.index(entry.type))

    def _warlord(self, id: str, index: int, entry: WarlordEntry) -> Warlord:
        where = Place("warlords", "warlord", id)
        civilization = self._named_civilization(entry.civilization, where)
        return Warlord(id, civilization, self._gain(entry.attack, where.at("attack")))

    # Cards and Policies.

    def _face(self, id: str, index: int, entry: CardEntry) -> Card:
        where = Place("cards", "card", id)
        self._check_fixed(where, entry)
        kind, belongs_to = KINDS.index(entry.kind), SETS.index(entry.set)
        card = Card(id, Face(index), kind, belongs_to, entry.copies)
        if card.set == OF_CIVILIZATION:
            card.civilization = self._named_civilization(entry.civilization, where)
        if card.kind == WONDER:
            card.steps = entry.steps
            card.cost, card.price = sum(entry.steps), entry.steps[0]
        elif card.set >= BASIC:
            card.cost = card.price = entry.cost
        if entry.printed is not None:
            card.printed = self._gain(entry.printed, where.at("printed"), entry.kind)
        if entry.effect is not None:
            card.effect = self._effect(entry.effect, where.at("effect"), entry.kind)
        if entry.acquisition is not None:
            card.acquisition = self._gain(entry.acquisition, where.at("acquisition"))
        return card

    def _check_fixed(self, where: Place, entry: CardEntry) -> None:
        """The kind of a card, and the set it belongs to, cannot be changed."""
        built_in = _BUILT_IN_VALUES["cards"][where.entry]
        for field in ("kind", "set"):
            if getattr(entry, field) != built_in[field]:
                raise self.file.complain(where.at(field), "wrong-fixed", value=built_in[field])
        if entry.set in ERAS and entry.copies != 1:
            raise self.file.complain(where.at("copies"), "wrong-one-of-each")
        price = "steps" if entry.kind == "wonder" else "cost"
        priced = entry.set in ("basic", *ERAS)
        if priced and price not in self.file.values["cards"][where.entry]:
            raise self.file.complain(where.at(price), "wrong-price-missing")

    def _effect(self, entry: EffectEntry, where: Place, kind: str) -> Effect:
        effect = Effect(self._gain(entry.gain, where, kind), _cost(entry.spend))
        effect.generated = (
            entry.generated.get("production", 0),
            entry.generated.get("science", 0),
            entry.generated.get("military", 0),
        )
        effect.conquered = entry.conquered
        effect.times = entry.times
        effect.swap = entry.swap
        effect.costless = entry.spend == CostEntry()
        effect.free = not entry.generated and not entry.conquered
        unbound = effect.costless and effect.free and not entry.swap
        effect.passive = unbound and effect.gain.only_credit
        if entry.times > 1 and entry.spend.basic != 1:
            raise self.file.complain(where.at("effect.times"), "wrong-repeat")
        if entry.gain == GainEntry() and not entry.swap:
            raise self.file.complain(where, "wrong-no-gain")
        return effect

    def _gain(self, entry: GainEntry, where: Place, kind: str = "") -> Gain:
        """What something gives; ``kind`` is that of a card which can lie in a city."""
        covered = kind == KINDS[KNOWLEDGE]
        # Stored games keep what they began with.
        if self.file.has_provenance and not covered:
            for word in ("reactivate_cover", "cover_production"):
                if getattr(entry, word):
                    raise self.file.complain(where, "wrong-not-covered", word=word)
        gain = fill(Gain(), entry, without=(*RESOURCES, "basic", "per"))
        gain.resources = tuple(getattr(entry, name) for name in RESOURCES)
        gain.amounts = tuple(pair for pair in enumerate(gain.resources) if pair[1])
        if entry.basic:
            piles = tuple(
                id for id in BUYABLE_IDS if _BUILT_IN_VALUES["cards"][id]["set"] == "basic"
            )
            self.file.choices(entry.basic, ("any", *piles), where)
            gain.basic = ANY_BASIC if entry.basic == "any" else FACE_IDS.index(entry.basic)
        if entry.per is not None:
            per = entry.per
            count, good = COUNTS.index(per.count), RESOURCES.index(per.good)
            gain.per = Per(count, per.every, per.least, per.most, good)
        given = {name for name in entry.__struct_fields__ if getattr(entry, name)}
        gain.only_resources = given <= set(RESOURCES)
        return gain

    def _policy(self, id: str, index: int, entry: PolicyEntry) -> Policy:
        where = Place("policies", "policy", id)
        civilization = self._named_civilization(entry.civilization, where)
        bonus = self._gain(entry.bonus, where.at("bonus"))
        policy = Policy(id, PolicyId(index), civilization, bonus)
        self.file.choices(entry.power, POWERS, where.at("power"))
        policy.power, policy.amount = POWERS.index(entry.power), entry.amount
        return policy

    def _check_policies(self, policies: tuple[Policy, ...]) -> None:
        for number, name in enumerate(CIVILIZATION_IDS):
            owned = sum(policy.civilization == number for policy in policies)
            if owned != 5:
                self.file.refuse(
                    Place("policies", "policies"),
                    "wrong-policies",
                    civilization=Message(f"civilization-{name}", {}),
                    found=owned,
                )

    # Tokens and the Automa.

    def _gains(self, entries: list[GainEntry], where: Place) -> tuple[Gain, ...]:
        return tuple(self._gain(entry, where) for entry in entries)

    def _barbarian(self, id: str, index: int, entry: BarbarianEntry) -> Token:
        where = Place("barbarians", "barbarian", id, "rewards")
        token = Token(id, index, self._gains(entry.rewards, where))
        token.value, token.copies = entry.value, entry.copies
        return token

    def _city(self, id: str, index: int, entry: CityEntry) -> Token:
        where = Place("cities", "city", id)
        if entry.cost.basic or entry.cost.archive or entry.cost.discard:
            raise self.file.complain(where.at("cost"), "wrong-city-cost")
        token = Token(id, index, self._gains(entry.rewards, where.at("rewards")))
        token.cost = _cost(entry.cost)
        return token

    def _market(self, id: str, index: int, entry: MarketEntry) -> Market:
        where = Place("markets", "market", id, "tokens")
        return Market(id, MarketId(index), self._gains(entry.tokens, where))

    def _automa_card(self, id: str, index: int, entry: AutomaEntry) -> AutomaCard:
        where = Place("automa", "automa card", id)
        card = AutomaCard(id, AutomaCardId(index))
        for line in [*entry.always, *entry.typed]:
            self.file.choices(line.do, LINES, where.at("do"))
        card.always = tuple(_line(line) for line in entry.always)
        card.typed = tuple(_line(line) for line in entry.typed)
        if entry.type:
            self.file.choices(entry.type, TYPES, where.at("type"))
            card.type = TYPES.index(entry.type)
        self.file.choices(entry.special, SPECIALS, where.at("special"))
        card.special = SPECIALS.index(entry.special)
        if entry.civilization:
            card.civilization = self._named_civilization(entry.civilization, where)
        card.advanced = entry.advanced
        return card

    def _check_automa(self, cards: tuple[AutomaCard, ...]) -> None:
        """Some cards have others turned over until one fits, so one must be in every deck."""
        where = Place("automa", "automa cards")
        general = [
            card for card in cards if card.civilization == NO_CIVILIZATION and not card.advanced
        ]
        for type, name in enumerate(TYPES):
            if not any(card.type == type and card.typed for card in general):
                self.file.refuse(where, "wrong-automa", type=Message(f"type-{name}", {}))
        if not any(card.always for card in general):
            self.file.refuse(where, "wrong-automa-always")

    # Maps.

    def _maps(self, cards: Cards) -> tuple[tuple[Layout, ...], tuple[Mapping[str, str], ...]]:
        supply = Counter[int]()
        for token in cards.barbarians:
            supply[token.value] += token.copies
        layouts, provenance = [], []
        for id, entry, sources in self._section("maps", "map", MapEntry):
            where = Place("maps", "map", id)
            for tile in entry.tiles:
                known = tuple(cards.box.terrain_tiles)
                self.file.choices(tile.terrain, known, where.at("terrain"))
            layout = tuple(
                Hex(tile.at[0], tile.at[1], tile.terrain, tile.barbarian, tile.city, tile.market)
                for tile in entry.tiles
            )
            wrong = complaint(
                layout,
                2 + _MAP_IDS.index(id),
                cards.box.terrain_tiles,
                supply,
                len(cards.cities),
                cards.box.production_tokens,
            )
            if wrong:
                self.file.refuse(where, "wrong-other", text=wrong)
            layouts.append(layout)
            provenance.append(sources)
        return tuple(layouts), tuple(provenance)


def _cost(entry: CostEntry) -> Cost:
    cost = fill(Cost(), entry, without=RESOURCES)
    cost.resources = (entry.production, entry.science, entry.military)
    return cost


def _line(entry: LineEntry) -> Line:
    return LINES.index(entry.do), entry.number, entry.price
