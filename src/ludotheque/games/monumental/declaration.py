"""The declaration of a position: every field with its kind, place, visibility and meaning."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ludotheque.core.compound import Fixed
from ludotheque.core.fields import FieldSpec, Players, Section
from ludotheque.core.kinds import Counts, Kind, Names, NameSet, OneOf, Vocabulary, Whole
from ludotheque.core.observation import (
    Bag,
    Choice,
    Number,
    Part,
    Pile,
    Record,
    Row,
    Seat,
    Seats,
)
from ludotheque.core.places import Attribute, Computed, Element, OfPlayer
from ludotheque.core.visibility import NOBODY, OWNER, Pools
from ludotheque.games.monumental import hidden
from ludotheque.games.monumental.actions import SLOTS
from ludotheque.games.monumental.bits import bits, members
from ludotheque.games.monumental.cards.card import ERAS, Cards
from ludotheque.games.monumental.cards.effects import RESOURCES
from ludotheque.games.monumental.check import check_rules
from ludotheque.games.monumental.decisions import DECISIONS
from ludotheque.games.monumental.ids import EMPTY, MARKET_TOKENS, Slot
from ludotheque.games.monumental.kinds import Entries, MonumentalSchema, Shown, ShownNames, Written
from ludotheque.games.monumental.position import AUTOMA_SIDE, FLAGS, MonumentalState
from ludotheque.games.monumental.rules.maps import CAPITAL, SEA
from ludotheque.games.monumental.vocabularies import (
    CITY_DECK,
    COPIES,
    MANY,
    RICH,
    ROUNDS,
    VALUES,
    Vocabularies,
)
from ludotheque.games.monumental.write import ENDINGS, Json, write_map, write_slot, write_tiles

if TYPE_CHECKING:
    from ludotheque.games.monumental.game import Monumental


TILE_TYPE = (
    "{ [tile: string]: { holder?: Seat; soldiers?: number; outpost?: boolean; city?: FreeCity; "
    "barbarian?: number; wonder?: Card; production?: boolean } }"
)
"""What lies on each tile, in TypeScript."""


def declare(game: Monumental, cards: Cards) -> MonumentalSchema:
    """The declaration of positions with one set of cards."""
    return _Declaration(game, cards).schema()


class _Declaration(Vocabularies):
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
        wonders = ShownNames(Bag(self.wonders), faces)
        deck = ShownNames(Pile((), CITY_DECK), faces, as_list=True)
        kept = ShownNames(
            Pile(self.market_tokens.names, len(self.markets.names)), self.market_tokens
        )
        return [
            of(
                "civilization",
                OneOf(self.civilizations, optional=True),
                "its civilization",
                otherwise="the next one that nobody has",
            ),
            of("capital", tile, "its Capital", otherwise="the next one that is free"),
            of("gold", Whole(RICH), "Gold", otherwise="as at set-up"),
            of("culture", Whole(RICH), "Culture"),
            of("warlord", tile, "where the Warlord is", otherwise="in the Capital"),
            of("explorers", explorers, "where the two Explorers are", otherwise="in the Capital"),
            of(
                "outposts",
                Whole(box.outposts),
                "Outposts in reserve",
                "outposts_left",
                otherwise="those that are not on the map",
            ),
            of("production", Whole(MANY), "Production tokens that are kept"),
            of("policies", Names(self.policies, last_counts=True), "Policies, the topmost last"),
            of("building", wonder, "the Wonder under construction"),
            of("wonders", wonders, "completed Wonders"),
            of("trophies", trophies, "exploration tokens taken", otherwise="none"),
            of("city", city, "the city", otherwise="dealt from the deck"),
            of(
                "deck",
                deck,
                "the city deck",
                seen_by=NOBODY,
                pool="city *",
                otherwise="its starting cards that lie nowhere else, shuffled",
            ),
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
            none = "none" if isinstance(kind, Written) else ""
            return FieldSpec(name, kind, meaning, place=Attribute(kept or name), otherwise=none)

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
        done = NameSet(Vocabulary("OncePerTurn", "once-a-turn action", tuple(FLAGS)))
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
        self, name: str, kind: Names, meaning: str, place: Any, pool: str, **more: Any
    ) -> FieldSpec:
        return FieldSpec(
            name,
            kind,
            meaning,
            place=place,
            otherwise="what lies nowhere else, at random",
            seen_by=NOBODY,
            pool=pool,
            **more,
        )

    def _barbarians(self, meaning: str, place: Callable[[int], Any]) -> Section:
        kind = ShownNames(Pile((), MANY), self.barbarians)
        return Section(
            "barbarians",
            [
                self._hidden(str(value), kind, meaning, place(value), f"barbarian {value}")
                for value in VALUES
            ],
        )

    def _markets(
        self, name: str, meaning: str, kept: str, sort: bool, pools: Callable[[int], Pools] | None
    ) -> Section:
        kind = ShownNames(Pile((), MARKET_TOKENS), self.market_tokens, sort=sort)
        return Section(
            name,
            [
                self._hidden(
                    market,
                    kind,
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
                        "tiles",
                        "{ at: [number, number]; terrain: string; market?: number }[]",
                        lambda layout, _: write_map(layout),
                        self._map_part,
                    ),
                    "the tiles of the map",
                    otherwise="the map of the box",
                    place=Computed(lambda state, _: state.board.layout, hidden.leave),
                ),
                FieldSpec("difficulty", Whole(4, 0, 4), "advanced cards of the Automa"),
                FieldSpec("first", first, "the first side", otherwise="`0`"),
                FieldSpec("round", Whole(ROUNDS), "the round", default=1),
                FieldSpec(
                    "ending", OneOf(Vocabulary("Ending", "stage", ENDINGS)), "how near the end is"
                ),
                Players(self.side()),
                FieldSpec(
                    "automa",
                    Written(
                        "a player or null",
                        'View["players"][number] | null',
                        self._write_automa,
                        lambda players: Section("automa", self.side()).part(players),
                    ),
                    "what the Automa has",
                    otherwise="as at set-up",
                    place=Computed(lambda state, _: state, hidden.leave),
                ),
                self._hidden(
                    "automa_deck",
                    ShownNames(Pile((), len(self.automa.names)), self.automa),
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
                        TILE_TYPE,
                        lambda state, _: write_tiles(state),
                        self._tile_part,
                    ),
                    "what lies on each tile",
                    otherwise="as at set-up",
                    place=Computed(lambda state, _: state, hidden.leave),
                ),
                self._barbarians("Barbarians on the map, in the order of tiles", hidden.on_map),
                self._turn(),
                FieldSpec(
                    "display",
                    Fixed(6, OneOf(faces, optional=True)),
                    "the display",
                    otherwise="dealt from the decks",
                ),
                FieldSpec(
                    "taken", rows, "rows from which a card was taken this turn", otherwise="none"
                ),
                Section(
                    "decks",
                    [
                        self._hidden(
                            name,
                            ShownNames(Pile((), MANY), faces),
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
                    otherwise="those that nobody has",
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
                            name,
                            visits,
                            "who has looked at its tokens",
                            otherwise="who has a token of it",
                            place=Element("visits", n),
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
                            otherwise="those that lie nowhere else",
                            place=Attribute("box_cities"),
                        ),
                    ],
                ),
                FieldSpec(
                    "pending",
                    Entries(DECISIONS, sorts, 1),
                    "what is asked and what is still to be done",
                    otherwise="the turn of `first`",
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
            return ShownNames(Bag(own), self.market_tokens)

        markets = self.markets.names
        return {
            **{f"era {era}": Names(self.faces) for era in ERAS},
            "city *": self.pile,
            "automa": Names(self.automa),
            **{f"barbarian {value}": Names(self.barbarians, COPIES) for value in VALUES},
            **{market: tokens(market) for market in markets},
            **{f"{market}, looked at": tokens(market) for market in markets},
        }
