"""Reading positions: what a hand-written one leaves out takes its natural value.

`docs/positions.md` describes the fields; a mistake is answered with the field where it stands.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ludotheque.core.chance import seeded, shuffled
from ludotheque.core.errors import BadPosition
from ludotheque.core.field import Field
from ludotheque.core.schema import HEAD
from ludotheque.core.seat import Seat
from ludotheque.games.monumental.bits import bits
from ludotheque.games.monumental.cards.card import BASIC, ERAS
from ludotheque.games.monumental.check import cards_of
from ludotheque.games.monumental.decisions import Activate, Turn
from ludotheque.games.monumental.ids import BARE, EMPTY, NO_FACE, Content, Face, filled
from ludotheque.games.monumental.position import AUTOMA_SIDE, MonumentalState
from ludotheque.games.monumental.restore_map import MapReader
from ludotheque.games.monumental.rules import automa, city, display, setup, turn
from ludotheque.games.monumental.rules.policies import set_policies
from ludotheque.games.monumental.write import ENDINGS

if TYPE_CHECKING:
    from ludotheque.games.monumental.game import Monumental


_PLAIN = (
    "gold",
    "culture",
    "production",
    "policies",
    "building",
    "wonders",
    "top",
    "discard",
    "archived",
    "deck",
)
"""What a side has that needs no other field to be read."""


def read(game: Monumental, data: Mapping[str, Any]) -> MonumentalState:
    """The position that a JSON value describes."""
    top = Field(data, "")
    entries = {entry.name: entry for entry in game.position.entries}
    top.known((*HEAD, *entries, "chance"))
    players = top.get("players", None).items()
    if not game.min_players <= len(players) <= game.max_players:
        raise BadPosition(
            f"position, players: {game.title} is for {game.min_players} to {game.max_players}, "
            f"found {len(players)}."
        )
    state = MonumentalState(game, len(players))
    state.sides = max(2, state.players)
    state.chance = chance = top.get("chance", seeded(0)).number()
    state.listening = False
    reader = _Reader(state, top, game.layout_for(state.players))
    reader.read([*players, top.get("automa", None)] if state.players == 1 else players)
    state.listening = True
    state.chance = chance
    game.position.check(state)
    if not state.over and not turn.legal(state):
        raise BadPosition("position, pending: the seat that is asked has nothing that it can do.")
    return state


class _Reader(MapReader):
    """Fills a position field by field; the order matters, since defaults lean on what is known."""

    def _entry(self, name: str) -> Any:
        """A declared entry of a position."""
        return next(one for one in self.state.game.position.entries if one.name == name)

    def _names_in(self, section: str) -> tuple[str, ...]:
        """The declared names of the fields of a section."""
        return tuple(field.name for field in self._entry(section).fields)

    def read(self, sides: list[Field]) -> None:
        state, top = self.state, self.top
        layout = self._layout()
        setup.lay_out(state, layout)
        state.difficulty = top.get("difficulty", 0).number(0, 4)
        state.first = top.get("first", 0).number(0, state.sides - 1)
        state.round = top.get("round", 1).number()
        state.ending = ENDINGS.index(top.get("ending", "running").among(ENDINGS))
        sides = [Field({}, "automa") if field.value is None else field for field in sides]
        for field in sides:
            field.known(self._names_in("players"))
        for side, field in enumerate(sides):
            self._civilization(side, field)
        self._map(sides)
        self._market_tokens(sides)
        self._stack(top.get("pending", None))
        self._turn(top.get("turn", {}))
        for side, field in enumerate(sides):
            self._belongings(side, field)
        self._development(sides)
        if state.players == 1:
            self._automa()

    # The turn.

    def _stack(self, field: Field) -> None:
        state = self.state
        if field.value is None:
            kind = Turn if "turn" in self.top.value else Activate
            state.stack = [kind(Seat(state.first if state.first < state.players else 0))]
        else:
            state.stack = self._entry("pending").kind.read(field, state.sides - 1)
        state.over = not state.stack

    def _turn(self, field: Field) -> None:
        self._read_given("turn", field, -1)
        for face in self.state.ready:
            effect = self.state.cards.faces[face].effect
            if effect is None or effect.passive:
                raise field.get("ready", []).wrong("cards with an effect to use")

    def _read_given(self, section: str, field: Field, side: int, *only: str) -> None:
        """Reads the fields of a section that were given, or some of them, as they are declared."""
        field.known(self._names_in(section))
        for spec in self._entry(section).fields:
            if spec.name in field.value and (not only or spec.name in only):
                value = spec.kind.read(field.get(spec.name, None), self.state.players)
                spec.where.set(self.state, side, value)

    # Cards.

    def _faces(self, field: Field) -> tuple[Face, ...]:
        return tuple(self.faces[item.among(self.faces)] for item in field.items())

    def _civilization(self, side: int, field: Field) -> None:
        state = self.state
        taken = [other.civilization for other in state.side]
        free = [n for n in range(len(self.civilizations)) if n not in taken]
        named = field.get("civilization", list(self.civilizations)[free[0]])
        if "civilization" not in field.value:
            others = self._named_civilizations()
            named = Field(
                next(id for id, n in self.civilizations.items() if n in free and id not in others),
                named.path,
            )
        if named.value is None:
            return
        civilization = self.civilizations[named.among(self.civilizations)]
        if civilization in taken:
            raise named.wrong("a civilization of its own")
        state.side[side].civilization = civilization

    def _named_civilizations(self) -> set[str]:
        players = self.top.get("players", []).items()
        everybody = [*players, self.top.get("automa", None)]
        return {
            field.value["civilization"]
            for field in everybody
            if isinstance(field.value, Mapping) and field.value.get("civilization")
        }

    def _belongings(self, side: int, field: Field) -> None:
        state = self.state
        automa = side == AUTOMA_SIDE and state.players == 1
        self._read_given("players", field, side, *_PLAIN)
        set_policies(state, side, state.side[side].policies)
        if automa:
            state.side[side].power = state.side[side].power_amount = 0
        if "city" in field.value:
            slots = field.get("city", []).items()
            content = [self._slot(item) for item in slots]
            if len(content) > 9:
                raise field.get("city", []).wrong("at most nine slots")
            state.side[side].city = content + [BARE] * (9 - len(content))
        if automa or state.side[side].civilization == EMPTY:
            return
        if "deck" not in field.value:
            own = Counter(setup.starting_cards(state, state.side[side].civilization))
            rest = sorted((own - Counter(cards_of(state, side))).elements())
            order, state.chance = shuffled(rest, state.chance)
            state.side[side].deck = order
        if "city" not in field.value:
            depth, top = len(state.stack), state.side[side].top
            state.side[side].top = ()
            city.refill(state, Seat(side))
            state.side[side].top = top
            if len(state.stack) != depth:
                raise field.get("city", []).wrong("nine slots, since two Knowledge cards follow")

    def _slot(self, field: Field) -> Content:
        if field.value is None:
            return BARE
        if isinstance(field.value, str):
            return filled(self.faces[field.among(self.faces)])
        field.known(("card", "knowledge"))
        knowledge = field.get("knowledge", None)
        below = NO_FACE if knowledge.value is None else self.faces[knowledge.among(self.faces)]
        return filled(self.faces[field.get("card", None).among(self.faces)], below)

    def _development(self, sides: list[Field]) -> None:
        """Cards that are named nowhere lie in the decks, and the display is dealt from them."""
        state, top, faces = self.state, self.top, self.state.cards.faces
        state.gone = list(self._faces(top.get("gone", [])))
        shown = top.get("display", [None] * display.PLACES).items()
        if len(shown) != display.PLACES:
            raise top.get("display", []).wrong(f"{display.PLACES} places")
        state.display = [
            NO_FACE if item.value is None else self.faces[item.among(self.faces)] for item in shown
        ]
        owned = [face for side in range(state.sides) for face in cards_of(state, side)]
        seen = {*state.gone, *state.display, *owned}
        given = top.get("decks", {})
        given.known(ERAS)
        for era, name in enumerate(ERAS):
            rest = [card.index for card in faces if card.era == era and card.index not in seen]
            order, state.chance = shuffled(rest, state.chance)
            listed = self._faces(given.get(name, [])) if name in given.value else tuple(order)
            state.decks[era] = listed
        if "display" not in top.value:
            ending, state.taken = state.ending, state.all_rows
            display.replenish(state)
            state.ending = ending
        rows = top.get("taken", []).items()
        state.taken = bits(item.number(0, state.rows - 1) for item in rows)
        piles = top.get("basics", {})
        piles.known(tuple(faces[face].id for face in state.cards.basics))
        counts = Counter(face for face in owned if faces[face].set == BASIC)
        state.basics = [
            piles.get(faces[face].id, max(0, faces[face].copies - counts[face])).number()
            for face in state.cards.basics
        ]
        display.set_offers(state)

    def _automa(self) -> None:
        state, top = self.state, self.top
        ids = {card.id: card.index for card in state.cards.automa}
        played = top.get("automa_played", []).items()
        state.automa_discard = tuple(ids[item.among(ids)] for item in played)
        if "automa_deck" in top.value:
            cards = top.get("automa_deck", []).items()
            state.automa_deck = tuple(ids[item.among(ids)] for item in cards)
        elif state.side[AUTOMA_SIDE].civilization != EMPTY:
            rival = state.side[AUTOMA_SIDE].civilization
            deck, state.chance = automa.deck_for(state, rival, state.chance)
            state.automa_deck = tuple(card for card in deck if card not in state.automa_discard)
