"""The declaration of a position: every field with its kind, place, visibility and meaning.

`position.py` has the class of positions; JSON, views, vectors, checks and documentation follow from
this file.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludotheque.core.compound import Custom
from ludotheque.core.fields import (
    AT_ONCE,
    LAST,
    FieldSpec,
    PendingStack,
    Players,
    Section,
    hidden_pile,
    what_lies_nowhere_else,
)
from ludotheque.core.kinds import Kind, OneOf, SeatOf, Vocabulary, Whole
from ludotheque.core.lists import Fixed
from ludotheque.core.piles import Counts, Names, NameSet
from ludotheque.core.places import Attribute, Computed, Element, OfPlayer
from ludotheque.core.schema import Components
from ludotheque.core.visibility import NOBODY, OWNER
from ludotheque.games.monumental import defaults, kinds, markets, tiles
from ludotheque.games.monumental.cards.card import BASIC, ERAS, Cards
from ludotheque.games.monumental.cards.effects import RESOURCES
from ludotheque.games.monumental.check import check_rules, derive
from ludotheque.games.monumental.decisions import DECISIONS
from ludotheque.games.monumental.derived import derived
from ludotheque.games.monumental.kinds import (
    AT_RANDOM,
    CITY_DECK,
    COPIES,
    MANY,
    RICH,
    ROUNDS,
    VALUES,
    MonumentalSchema,
    Vocabularies,
)
from ludotheque.games.monumental.position import AUTOMA_SIDE, ENDINGS, FLAGS, MonumentalState
from ludotheque.games.monumental.rules.display import PLACES
from ludotheque.games.monumental.rules.set_up import lay_out, sides_for

if TYPE_CHECKING:
    from ludotheque.games.monumental.game import Monumental


def declare(game: Monumental, cards: Cards) -> MonumentalSchema:
    """The declaration of positions with one set of cards."""
    return _Declaration(game, cards).schema()


def _blank(game: Any, players: int) -> MonumentalState:
    """An empty table on the map of the box."""
    state = MonumentalState(game, players)
    state.sides = sides_for(players)
    lay_out(state, game.layout_for(players))
    return state


class _Declaration(Vocabularies):
    # What a side has.

    def side(self) -> list[FieldSpec]:
        """The fields of a player, or of the Automa."""
        faces, box = self.faces, self.cards.box

        def of(name: str, kind: Kind, meaning: str, kept: str = "", **more: Any) -> FieldSpec:
            return FieldSpec(name, kind, meaning, place=OfPlayer("side", kept or name), **more)

        tile = tiles.tile(self)
        wonder = OneOf(faces, optional=True, shown=self.wonders)
        deck = Names(faces, size=CITY_DECK, as_list=True)
        kept = Names(self.market_tokens, size=len(self.markets.names))
        return [
            of(
                "civilization",
                OneOf(self.civilizations, optional=True),
                "its civilization",
                default=defaults.civilization,
            ),
            FieldSpec(
                "capital",
                tile,
                "its Capital",
                place=tiles.CAPITALS,
                default=defaults.capital,
                when=AT_ONCE,
            ),
            of("gold", Whole(RICH), "Gold", default=defaults.gold),
            of("culture", Whole(RICH), "Culture"),
            of("warlord", tile, "where the Warlord is", default=defaults.warlord),
            of(
                "explorers",
                tiles.explorers(self),
                "where the two Explorers are",
                default=defaults.explorers,
            ),
            of(
                "outposts",
                Whole(box.outposts),
                "Outposts in reserve",
                "outposts_left",
                default=defaults.outposts,
            ),
            of("production", Whole(MANY), "Production tokens that are kept"),
            of("policies", Names(self.policies, last_counts=True), "Policies, the topmost last"),
            of("building", wonder, "the Wonder under construction", counted=True),
            of("wonders", Names(faces, shown=self.wonders), "completed Wonders"),
            of("trophies", self.trophies(), "exploration tokens taken", counted=True),
            of(
                "city",
                self.city(),
                "the city",
                default=defaults.dealt_city,
                when=LAST,
                counted=True,
            ),
            of(
                "deck",
                deck,
                "the city deck",
                seen_by=NOBODY,
                pool="city *",
                default=defaults.deck,
                counted=True,
            ),
            of(
                "top",
                Names(faces, COPIES, last_counts=True),
                "cards that lie openly on the deck",
                counted=True,
            ),
            of(
                "discard",
                Names(faces, COPIES, as_list=True),
                "the discard pile",
                default=defaults.discard,
                counted=True,
            ),
            of("archived", self.pile, "archived cards", counted=True),
            FieldSpec(
                "markets",
                Names(self.markets),
                "markets whose token is not used yet",
                place=markets.KEPT_MARKETS,
            ),
            FieldSpec(
                "tokens",
                kept,
                "the tokens of these markets",
                place=markets.KEPT_TOKENS,
                counted=True,
                seen_by=OWNER,
                pools=markets.kept_pools,
            ),
            FieldSpec(
                "used",
                Names(self.market_tokens),
                "Market tokens that have been used",
                place=markets.USED_TOKENS,
                counted=True,
            ),
        ]

    def automa_kind(self, automa: Section) -> Kind:
        """What the Automa has, written from a whole position; read like a player's things."""

        def write(state: Any) -> dict[str, Any] | None:
            if state.players > 1:
                return None
            return {
                spec.name: spec.kind.write(spec.where.get(state, AUTOMA_SIDE), state.players)
                for spec in automa.fields
                if isinstance(spec, FieldSpec)
            }

        return Custom(
            "a player or null",
            'View["players"][number] | null',
            empty=lambda: None,
            write=write,
            read=lambda field, _: None,
            part=automa.part,
        )

    # The table.

    def _turn(self) -> Section:
        def field(name: str, kind: Kind, meaning: str, kept: str = "", **more: Any) -> FieldSpec:
            return FieldSpec(name, kind, meaning, place=Attribute(kept or name), **more)

        basic = Vocabulary("BasicResource", "basic resource", RESOURCES[:3])
        made = Counts(basic, MANY, all_named=True, as_tuple=True, shown=RESOURCES)
        resources = Counts(self.resources, MANY, all_named=True, as_tuple=True)
        ready = Names(self.faces, COPIES, sort=True, as_list=True)
        done = NameSet(Vocabulary("OncePerTurn", "once-a-turn action", tuple(FLAGS)))
        picked = kinds.numbers_in_set("a list of 1 and 2", 1, 2)
        return Section(
            "turn",
            [
                field("resources", resources, "what is left of each resource", "res"),
                field("generated", made, "how much of each was generated", "made"),
                field("active", NameSet(self.slots), "the activated slots"),
                field("drawn", self.pile, "cards drawn into play", counted=True),
                field("ready", ready, "cards whose effect can still be used"),
                field("reinforce", Whole(MANY), "cards that may stay"),
                field("reinforce_other", self.other_slots(), "slots of cards that let others stay"),
                field("moves", Whole(MANY), "Units that may move free"),
                field("steps", Fixed(2, Whole(COPIES), as_tuple=True), "free steps of Explorers"),
                field("picked", picked, "Explorers that have picked something up"),
                field("conquered", Whole(COPIES), "provinces conquered"),
                field("done", done, "what can be done once a turn, and was", "flags"),
            ],
        )

    def schema(self) -> MonumentalSchema:
        """All of it."""
        faces, cards = self.faces, self.cards
        sorts = self.sorts()
        automa = Section("automa", self.side())
        copies = [card.copies if card.set >= BASIC else None for card in cards.faces]
        schema = MonumentalSchema(
            _blank,
            [
                FieldSpec(
                    "map",
                    tiles.map(self),
                    "the tiles of the map",
                    place=tiles.MAP,
                    default=defaults.layout,
                    when=AT_ONCE,
                ),
                FieldSpec("difficulty", Whole(4, 0, 4), "advanced cards of the Automa"),
                FieldSpec("first", SeatOf(sides=sides_for, noun="side"), "the first side"),
                FieldSpec("round", Whole(ROUNDS), "the round", default=1),
                FieldSpec(
                    "ending",
                    OneOf(Vocabulary("Ending", "stage", ENDINGS)),
                    "how near the end is",
                    default=defaults.ending,
                    when=LAST,
                ),
                Players(self.side()),
                FieldSpec(
                    "automa",
                    self.automa_kind(automa),
                    "what the Automa has",
                    otherwise="as at set-up",
                    place=Computed(kinds.whole_position, kinds.leave),
                ),
                hidden_pile(
                    "automa_deck",
                    Names(self.automa, size=len(self.automa.names)),
                    "cards of the Automa to come",
                    "automa",
                    defaults.automa_deck,
                    otherwise=AT_RANDOM,
                    counted=False,
                ),
                FieldSpec(
                    "automa_played",
                    Names(self.automa),
                    "cards of the Automa that were turned over",
                    place=Attribute("automa_discard"),
                ),
                FieldSpec(
                    "tiles",
                    tiles.tile_contents(self),
                    "what lies on each tile",
                    place=tiles.TILES,
                    default={},
                    otherwise="as at set-up",
                    counted=True,
                ),
                tiles.barbarians_on_map(self),
                self._turn(),
                FieldSpec(
                    "display",
                    Fixed(PLACES, OneOf(faces, optional=True)),
                    "the display",
                    default=defaults.dealt_display,
                    when=LAST,
                    counted=True,
                ),
                FieldSpec(
                    "taken",
                    kinds.numbers_in_set("a list of rows", 0, 2),
                    "rows from which a card was taken this turn",
                ),
                Section(
                    "decks",
                    [
                        hidden_pile(
                            name,
                            Names(faces, size=MANY),
                            "the Development cards of an era",
                            f"era {name}",
                            defaults.era_deck(era),
                            otherwise=AT_RANDOM,
                            place=Element("decks", era),
                        )
                        for era, name in enumerate(ERAS)
                    ],
                ),
                FieldSpec(
                    "basics",
                    Counts(self.basics, MANY, all_named=True, shown=faces.names),
                    "Basic buildings that are left",
                    default=defaults.basics,
                    counted=True,
                ),
                FieldSpec(
                    "gone",
                    Names(faces, as_list=True),
                    "Development cards out of the game",
                    counted=True,
                ),
                FieldSpec(
                    "gone_tokens",
                    Names(self.market_tokens),
                    "Market tokens out of the game",
                    counted=True,
                ),
                markets.piles(self),
                markets.visits(self),
                Section(
                    "box",
                    [
                        tiles.barbarians_in_box(self),
                        markets.in_box(self),
                        FieldSpec(
                            "cities",
                            Names(self.cities),
                            "Free Cities in the box",
                            place=Attribute("box_cities"),
                            default=what_lies_nowhere_else("FreeCity", ordered=True),
                            otherwise="those that lie nowhere else",
                            counted=True,
                        ),
                    ],
                ),
                FieldSpec(
                    "pending",
                    PendingStack(DECISIONS, sorts, first=("token", "kept"), sides=sides_for),
                    "what is asked and what is still to be done",
                    place=Attribute("stack"),
                    default=defaults.pending,
                    when=AT_ONCE,
                    counted=True,
                ),
            ],
            components=[
                Components(faces, copies),
                Components(self.barbarians, [token.copies for token in cards.barbarians]),
                Components(self.cities, [1] * len(self.cities.names)),
                Components(self.market_tokens, [1] * len(self.market_tokens.names)),
            ],
            unseen=self._unseen(),
            version=2,  # since five estimates of civilizations were adjusted
            derive=derive,
            derived=derived(self),
            check_rules=check_rules,
            sides=sides_for,
        )
        schema.automa = automa
        return schema

    def _unseen(self) -> dict[str, Kind]:
        def tokens(market: str) -> Kind:
            own = [name for name in self.market_tokens.names if name.startswith(f"{market}-")]
            return Names(self.market_tokens, shown=own)

        markets = self.markets.names
        return {
            **{f"era {era}": Names(self.faces) for era in ERAS},
            "city *": self.pile,
            "automa": Names(self.automa),
            **{f"barbarian {value}": Names(self.barbarians, COPIES) for value in VALUES},
            **{market: tokens(market) for market in markets},
            **{f"{market}, looked at": tokens(market) for market in markets},
        }
