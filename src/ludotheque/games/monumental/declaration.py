"""The declaration of a position: every field with its kind, place, visibility and meaning."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from ludotheque.core.compound import Fixed
from ludotheque.core.fields import FieldSpec, Players, Section
from ludotheque.core.kinds import Counts, Kind, Names, NameSet, OneOf, SeatOf, Vocabulary, Whole
from ludotheque.core.observation import (
    Bag,
    Choice,
    Layout,
    Number,
    Part,
    Pile,
    Record,
    Row,
    Seat,
    Seats,
    Unseen,
)
from ludotheque.core.places import Attribute, Computed, Element, OfPlayer
from ludotheque.core.schema import Schema
from ludotheque.core.visibility import NOBODY, OWNER, Pools
from ludotheque.games.monumental import hidden
from ludotheque.games.monumental.actions import GOODS, SLOTS
from ludotheque.games.monumental.bits import bits, members
from ludotheque.games.monumental.cards.card import ERAS, KINDS, KNOWLEDGE, LINES, WONDER, Cards
from ludotheque.games.monumental.cards.effects import RESOURCES
from ludotheque.games.monumental.check import check_rules
from ludotheque.games.monumental.decisions import DECISIONS
from ludotheque.games.monumental.ids import EMPTY, MARKET_TOKENS, Slot, TokenId, city_token
from ludotheque.games.monumental.kinds import Entries, Shown, Written
from ludotheque.games.monumental.position import AUTOMA_SIDE, FLAGS, MonumentalState
from ludotheque.games.monumental.rules.maps import CAPITAL, MOST_TILES, SEA
from ludotheque.games.monumental.write import ENDINGS, Json, write_map, write_slot, write_tiles

if TYPE_CHECKING:
    from ludotheque.games.monumental.game import Monumental

RICH = 60
"""So much Gold or Culture counts as the most."""
MANY = 20
"""So many of a resource or of Units count as the most."""
COPIES = 6
"""So many equal cards in one place count as the most."""
CITY_DECK = 40
"""So many cards of a city deck count as the most."""
ROUNDS = 40
VALUES = range(1, 5)
"""The values of Barbarians."""


class MonumentalSchema(Schema[MonumentalState]):
    """The declaration; what a position leaves out leans on its map, so `restore.py` reads it."""

    def read(self, game: Any, data: Mapping[str, Any]) -> MonumentalState:
        """The position that JSON describes; what is left out takes its default."""
        from ludotheque.games.monumental.restore import read

        return read(game, data)

    def layout(self, players: int) -> Layout:
        """What the numbers of a vector mean; only a player alone has the Automa in it."""
        parts = {entry.name: entry.part(players) for entry in self.entries}
        if players > 1:
            del parts["automa"]
        pools = {name: kind.part(players) for name, kind in self._unseen.items()}
        parts["unseen"] = Unseen(players, pools)
        return Layout(self._version, players, parts, left_out=("at",))


def declare(game: Monumental, cards: Cards) -> MonumentalSchema:
    """The declaration of positions with one set of cards."""
    return _Declaration(game, cards).schema()


class _Declaration:
    def __init__(self, game: Monumental, cards: Cards) -> None:
        self.cards = cards
        self.game = game
        self.faces = Vocabulary("Card", "card", [card.id for card in cards.faces])
        self.wonders = [card.id for card in cards.faces if card.kind == WONDER]
        self.knowledge = [card.id for card in cards.faces if card.kind == KNOWLEDGE]
        self.policies = Vocabulary("Policy", "Policy", [one.id for one in cards.policies])
        self.civilizations = Vocabulary(
            "Civilization", "civilization", [one.id for one in cards.civilizations]
        )
        self.markets = Vocabulary("MarketName", "market", [one.id for one in cards.markets])
        self.market_tokens = Vocabulary(
            "MarketToken",
            "Market token",
            [f"{one.id}-{n + 1}" for one in cards.markets for n in range(MARKET_TOKENS)],
        )
        self.barbarians = Vocabulary("Barbarian", "Barbarian", [one.id for one in cards.barbarians])
        self.cities = Vocabulary("FreeCity", "Free City", [one.id for one in cards.cities])
        self.automa = Vocabulary("AutomaCard", "Automa card", [one.id for one in cards.automa])
        self.slots = Vocabulary("Slot", "slot", SLOTS)
        self.tiles = Vocabulary("Tile", "tile", [str(n + 1) for n in range(MOST_TILES)])
        self.goods = Vocabulary("Good", "good", GOODS)
        self.resources = Vocabulary("Resource", "resource", RESOURCES)
        self.pile = Names(self.faces, COPIES)
        self.tokens_taken = self.barbarians.names + self.cities.names

    # Sorts of values in pending entries and in events.

    def sorts(self) -> dict[str, Kind]:
        """The kinds of values by the names that decisions and events use."""
        lines = Vocabulary("Line", "line", LINES)
        card = OneOf(self.faces, optional=True)
        by_name = {one.id: TokenId(one.index) for one in self.cards.barbarians}
        by_name |= {one.id: city_token(one.index) for one in self.cards.cities}
        token = Written(
            "an exploration token",
            "Barbarian | FreeCity",
            lambda value, _: self.cards.token(value).id,
            lambda _: Choice(self.tokens_taken),
            (self.barbarians, self.cities),
            lambda field: by_name[field.among(by_name)],
        )
        return {
            "number": Whole(MANY),
            "seat": SeatOf(extra=1),
            "card": card,
            "policies": Names(self.policies, COPIES),
            "policy": OneOf(self.policies),
            "civilization": OneOf(self.civilizations),
            "warlord": OneOf(
                Vocabulary("Warlord", "Warlord", [c.warlord.id for c in self.cards.civilizations])
            ),
            "market": OneOf(self.markets, optional=True),
            "markets": Names(self.markets, COPIES),
            "market_token": OneOf(self.market_tokens),
            "city": OneOf(self.cities),
            "automa_card": OneOf(self.automa),
            "tile": OneOf(self.tiles, optional=True),
            "tiles": Names(self.tiles, COPIES),
            "slot": OneOf(self.slots, optional=True),
            "slots": NameSet(self.slots),
            "kind": OneOf(Vocabulary("CardKind", "kind of card", KINDS)),
            "good": OneOf(self.goods, optional=True),
            "resource": OneOf(self.resources, optional=True),
            "line": OneOf(lines),
            "era": OneOf(Vocabulary("Era", "era", ERAS)),
            "token": token,
        }

    # What a side has.

    def side(self) -> list[FieldSpec]:
        """The fields of a player, or of the Automa."""
        faces, box = self.faces, self.cards.box

        def of(name: str, kind: Kind, meaning: str, kept: str = "", **more: Any) -> FieldSpec:
            return FieldSpec(name, kind, meaning, place=OfPlayer("side", kept or name), **more)

        tile = Written(
            "a tile, counted from 1, or null",
            "number | null",
            lambda value, _: None if value == EMPTY else value + 1,
            lambda players: Choice(self._tile_numbers(players)),
        )
        explorers = Written(
            "two tiles, counted from 1",
            "number[]",
            lambda value, _: [] if value[0] == EMPTY else [tile + 1 for tile in value],
            lambda players: Row(2, Choice(self._tile_numbers(players))),
        )
        city = Written(
            "nine slots, row by row: null, or `card` and perhaps `knowledge`",
            "({ card: Card; knowledge?: Card } | null)[]",
            lambda value, _: [write_slot(faces.names, content) for content in value],
            lambda _: Row(
                len(SLOTS),
                Record({"card": Choice(faces.names), "knowledge": Choice(self.knowledge)}),
            ),
            (faces,),
        )
        trophies = Written(
            "a list of exploration tokens",
            "(Barbarian | FreeCity)[]",
            lambda value, _: [self.cards.token(token).id for token in value],
            lambda _: Bag(self.tokens_taken, COPIES),
            (self.barbarians, self.cities),
        )
        wonder = Shown(OneOf(faces, optional=True), lambda _: Choice(self.wonders))
        wonders = Shown(Names(faces), lambda _: Bag(self.wonders))
        deck = Shown(Names(faces, COPIES, CITY_DECK, as_list=True), lambda _: Pile((), CITY_DECK))
        kept = Shown(
            Names(self.market_tokens),
            lambda _: Pile(self.market_tokens.names, len(self.markets.names)),
        )
        return [
            of("civilization", OneOf(self.civilizations, optional=True), "its civilization"),
            of("capital", tile, "its Capital"),
            of("gold", Whole(RICH), "Gold"),
            of("culture", Whole(RICH), "Culture"),
            of("warlord", tile, "where the Warlord is"),
            of("explorers", explorers, "where the two Explorers are"),
            of("outposts", Whole(box.outposts), "Outposts in reserve", "outposts_left"),
            of("production", Whole(MANY), "Production tokens that are kept"),
            of("policies", Names(self.policies, last_counts=True), "Policies, the topmost last"),
            of("building", wonder, "the Wonder under construction"),
            of("wonders", wonders, "completed Wonders"),
            of("trophies", trophies, "exploration tokens taken"),
            of("city", city, "the city"),
            of("deck", deck, "the city deck", seen_by=NOBODY, pool="city *"),
            of("top", Names(faces, COPIES, last_counts=True), "cards that lie openly on the deck"),
            of("discard", Names(faces, COPIES, as_list=True), "the discard pile"),
            of("archived", self.pile, "archived cards"),
            FieldSpec(
                "markets",
                Names(self.markets),
                "markets whose token is not used yet",
                place=Computed(hidden.kept_markets, hidden.leave),
            ),
            FieldSpec(
                "tokens",
                kept,
                "the tokens of these markets",
                place=Computed(hidden.kept_tokens, hidden.set_kept),
                seen_by=OWNER,
                pools=hidden.kept_pools,
            ),
            FieldSpec(
                "used",
                Names(self.market_tokens),
                "Market tokens that have been used",
                place=Computed(hidden.used_tokens, hidden.leave),
            ),
        ]

    def _tile_numbers(self, players: int) -> list[int]:
        return [n + 1 for n in range(len(self.game.layout_for(players)))]

    def _write_automa(self, state: Any, players: int) -> Json | None:
        if players > 1:
            return None
        return {
            spec.name: spec.kind.write(spec.where.get(state, AUTOMA_SIDE), players)
            for spec in self.side()
        }

    # The table.

    def _tile_part(self, players: int) -> Part:
        tile = Record(
            {
                "holder": Seat(max(2, players)),
                "soldiers": Number(MANY),
                "outpost": Number(),
                "city": Choice(self.cities.names),
                "barbarian": Number(len(VALUES)),
                "wonder": Choice(self.wonders),
                "production": Number(),
            }
        )
        return Record({str(number): tile for number in self._tile_numbers(players)})

    def _map_part(self, players: int) -> Part:
        terrains = (CAPITAL, SEA, *self.cards.box.terrain_values)
        tile = Record({"terrain": Choice(terrains), "market": Choice(range(1, 5))})
        return Row(len(self.game.layout_for(players)), tile)

    def _turn(self) -> Section:
        def field(name: str, kind: Kind, meaning: str, kept: str = "") -> FieldSpec:
            return FieldSpec(name, kind, meaning, place=Attribute(kept or name))

        basic = Vocabulary("BasicResource", "basic resource", RESOURCES[:3])
        others = Written(
            "a list of slots or null",
            "(Slot | null)[]",
            lambda value, _: [None if slot == EMPTY else SLOTS[slot] for slot in value],
            lambda _: Bag((*SLOTS, None)),
            (self.slots,),
            lambda field: tuple(
                Slot(EMPTY if item.value is None else self.slots.read(item))
                for item in field.items()
            ),
        )
        picked = Written(
            "a list of 1 and 2",
            "number[]",
            lambda value, _: [explorer + 1 for explorer in members(value)],
            lambda _: Bag((1, 2)),
            (),
            lambda field: bits(item.number(1, 2) - 1 for item in field.items()),
        )
        made = Shown(
            Counts(basic, MANY, all_named=True, as_tuple=True), lambda _: Bag(RESOURCES, MANY)
        )
        resources = Counts(self.resources, MANY, all_named=True, as_tuple=True)
        done = NameSet(Vocabulary("OncePerTurn", "thing done once a turn", tuple(FLAGS)))
        return Section(
            "turn",
            [
                field("resources", resources, "what is left of each resource", "res"),
                field("generated", made, "how much of each was generated", "made"),
                field("active", NameSet(self.slots), "the activated slots"),
                field("drawn", self.pile, "cards drawn into play"),
                field(
                    "ready",
                    Names(self.faces, COPIES, sort=True, as_list=True),
                    "cards whose effect can still be used",
                ),
                field("reinforce", Whole(MANY), "cards that may stay"),
                field("reinforce_other", others, "slots of cards that let others stay"),
                field("moves", Whole(MANY), "Units that may move free"),
                field("steps", Fixed(2, Whole(COPIES), as_tuple=True), "free steps of Explorers"),
                field("picked", picked, "Explorers that have picked something up"),
                field("conquered", Whole(COPIES), "provinces conquered"),
                field("done", done, "what can be done once a turn, and was", "flags"),
            ],
        )

    def _hidden(
        self, name: str, kind: Names, part: Pile, meaning: str, place: Any, pool: str, **more: Any
    ) -> FieldSpec:
        shown = Shown(kind, lambda _: part)
        return FieldSpec(name, shown, meaning, place=place, seen_by=NOBODY, pool=pool, **more)

    def _barbarians(self, meaning: str, place: Callable[[int], Any]) -> Section:
        kind, part = Names(self.barbarians, COPIES, sort=False), Pile((), MANY)
        return Section(
            "barbarians",
            [
                self._hidden(str(value), kind, part, meaning, place(value), f"barbarian {value}")
                for value in VALUES
            ],
        )

    def _markets(
        self, name: str, meaning: str, kept: str, sort: bool, pools: Callable[[int], Pools] | None
    ) -> Section:
        kind, part = Names(self.market_tokens, sort=sort), Pile((), MARKET_TOKENS)
        return Section(
            name,
            [
                self._hidden(
                    market,
                    kind,
                    part,
                    meaning,
                    Element(kept, number),
                    market,
                    **({"pools": pools(number)} if pools is not None else {}),
                )
                for number, market in enumerate(self.markets.names)
            ],
        )

    def schema(self) -> MonumentalSchema:
        """All of it."""
        faces = self.faces
        sorts = self.sorts()
        visits = Written(
            "a list of seats", "Seat[]", lambda value, _: list(value), lambda n: Seats(max(2, n))
        )
        first = Written("a side", "Seat", lambda value, _: value, lambda n: Seat(max(2, n)))
        basics = Vocabulary(
            "Basic", "Basic building", [faces.names[face] for face in self.cards.basics]
        )
        rows = Written(
            "a list of rows",
            "number[]",
            lambda value, _: list(members(value)),
            lambda _: Bag(range(2)),
        )
        return MonumentalSchema(
            MonumentalState,
            [
                FieldSpec(
                    "map",
                    Written(
                        "tiles", "MapTile[]", lambda layout, _: write_map(layout), self._map_part
                    ),
                    "the tiles of the map",
                    place=Computed(lambda state, _: state.board.layout, hidden.leave),
                ),
                FieldSpec("difficulty", Whole(4, 0, 4), "advanced cards of the Automa"),
                FieldSpec("first", first, "the first side"),
                FieldSpec("round", Whole(ROUNDS), "the round"),
                FieldSpec(
                    "ending", OneOf(Vocabulary("Ending", "stage", ENDINGS)), "how near the end is"
                ),
                Players(self.side()),
                FieldSpec(
                    "automa",
                    Written(
                        "a player or null",
                        "Player | null",
                        self._write_automa,
                        lambda players: Section("automa", self.side()).part(players),
                    ),
                    "what the Automa has",
                    place=Computed(lambda state, _: state, hidden.leave),
                ),
                self._hidden(
                    "automa_deck",
                    Names(self.automa),
                    Pile((), len(self.automa.names)),
                    "cards of the Automa to come",
                    Attribute("automa_deck"),
                    "automa",
                ),
                FieldSpec(
                    "automa_played",
                    Names(self.automa),
                    "cards of the Automa that were turned over",
                    place=Attribute("automa_discard"),
                ),
                FieldSpec(
                    "tiles",
                    Written(
                        "an object by tile",
                        "{ [tile: string]: TileContent }",
                        lambda state, _: write_tiles(state),
                        self._tile_part,
                    ),
                    "what lies on each tile",
                    place=Computed(lambda state, _: state, hidden.leave),
                ),
                self._barbarians("Barbarians on the map, in the order of tiles", hidden.on_map),
                self._turn(),
                FieldSpec("display", Fixed(6, OneOf(faces, optional=True)), "the display"),
                FieldSpec("taken", rows, "rows from which a card was taken this turn"),
                Section(
                    "decks",
                    [
                        self._hidden(
                            name,
                            Names(faces),
                            Pile((), MANY),
                            "the Development cards of an era",
                            Element("decks", era),
                            f"era {name}",
                        )
                        for era, name in enumerate(ERAS)
                    ],
                ),
                FieldSpec(
                    "basics",
                    Shown(Counts(basics, MANY, all_named=True), lambda _: Bag(faces.names, MANY)),
                    "Basic buildings that are left",
                ),
                FieldSpec("gone", Names(faces, as_list=True), "Development cards out of the game"),
                FieldSpec(
                    "gone_tokens", Names(self.market_tokens), "Market tokens out of the game"
                ),
                self._markets("piles", "tokens of a market", "piles", False, hidden.pile_pools),
                Section(
                    "visits",
                    [
                        FieldSpec(
                            name, visits, "who has looked at its tokens", place=Element("visits", n)
                        )
                        for n, name in enumerate(self.markets.names)
                    ],
                ),
                Section(
                    "box",
                    [
                        self._barbarians("Barbarians in the box", hidden.in_box),
                        self._markets("markets", "tokens in the box", "box_markets", True, None),
                        FieldSpec(
                            "cities",
                            Names(self.cities),
                            "Free Cities in the box",
                            place=Attribute("box_cities"),
                        ),
                    ],
                ),
                FieldSpec(
                    "pending",
                    Entries(DECISIONS, sorts, 1),
                    "what is asked and what is still to be done",
                    place=Attribute("stack"),
                ),
            ],
            registry=DECISIONS,
            sorts=sorts,
            unseen=self._unseen(),
            check_rules=check_rules,
        )

    def _unseen(self) -> dict[str, Kind]:
        def tokens(market: str) -> Kind:
            own = [name for name in self.market_tokens.names if name.startswith(f"{market}-")]
            return Shown(Names(self.market_tokens), lambda _: Bag(own))

        markets = self.markets.names
        return {
            **{f"era {era}": Names(self.faces) for era in ERAS},
            "city *": self.pile,
            "automa": Names(self.automa),
            **{f"barbarian {value}": Names(self.barbarians, COPIES) for value in VALUES},
            **{market: tokens(market) for market in markets},
            **{f"{market}, looked at": tokens(market) for market in markets},
        }
