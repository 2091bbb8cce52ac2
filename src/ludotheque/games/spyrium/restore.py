"""Reading positions: what a hand-written one leaves out takes its natural value.

`docs/positions.md` describes every field; a mistake is answered with the field where it stands.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ludotheque.core.chance import seeded, shuffled
from ludotheque.core.errors import BadPosition
from ludotheque.core.field import Field
from ludotheque.core.seat import Seat
from ludotheque.games.spyrium import decisions
from ludotheque.games.spyrium.actions import GAPS, PLACES, Gap, Place
from ludotheque.games.spyrium.cards.card import (
    BUILDING,
    CHARACTER,
    EMPTY,
    ERAS,
    KINDS,
    TECHNIQUE,
    BuildingNumber,
    EventNumber,
    Face,
    Slot,
    Token,
    slot_of,
)
from ludotheque.games.spyrium.check import (
    all_tokens,
    cards_in_play,
    check,
    left_over,
    tokens_in_play,
)
from ludotheque.games.spyrium.position import BONUSES, EVENT_USED, PASSED, PHASES, SpyriumState

if TYPE_CHECKING:
    from ludotheque.games.spyrium.game import Spyrium


_TOP = (
    "game",
    "ruleset",
    "cards",
    "turn",
    "first",
    "players",
    "market",
    "workers",
    "event",
    "next_event",
    "event_pile",
    "decks",
    "gone",
    "token_reserve",
    "token_discard",
    "pending",
    "chance",
)
_PLAYER = (
    "money",
    "spyrium",
    "score",
    "residence",
    "active",
    "inactive",
    "reserve",
    "phase",
    "bonuses",
    "techniques",
    "used",
    "kept",
    "kept_tokens",
    "quarter",
)


def read(game: Spyrium, data: Mapping[str, Any]) -> SpyriumState:
    """The position that a JSON value describes."""
    top = Field(data, "")
    top.known(_TOP)
    players = top.get("players", None).items()
    if not game.min_players <= len(players) <= game.max_players:
        raise BadPosition(
            f"position, players: {game.title} is for {game.min_players} to {game.max_players}, "
            f"found {len(players)}."
        )
    state = SpyriumState(game, len(players))
    box = game.cards.box
    state.chance = top.get("chance", seeded(0)).number()
    state.turn = top.get("turn", 1).number(1, len(box.turns))
    state.first = Seat(top.get("first", 0).number(0, state.players - 1))
    chance = state.chance
    _read_market(state, top)
    _read_players(state, players)
    _read_piles(state, top)
    _read_pending(state, top.get("pending", None))
    state.chance = chance
    check(state)
    if not state.over and not game.legal(state):
        raise BadPosition("position, pending: the seat that is asked has nothing that it can do.")
    return state


def _read_market(state: SpyriumState, top: Field) -> None:
    state.clear_market()
    state.clear_workers()
    for name, field in top.get("market", {}).entries():
        place = Place(PLACES.index(Field(name, "market").among(PLACES)))
        if field.value is None:
            continue
        field.known(("card", "tokens"))
        card = state.cards.by_id[field.get("card", None).among(state.cards.by_id)]
        state.lay_card(place, card.index)
        state.tokens[place] = _read_tokens(field.get("tokens", []))
    for name, field in top.get("workers", {}).entries():
        gap = Gap(GAPS.index(Field(name, "workers").among(GAPS)))
        for item in field.items():
            state.add_worker(Seat(item.number(0, state.players - 1)), gap)


def _read_tokens(field: Field) -> tuple[Token, ...]:
    return tuple(Token(item.number(1, 3)) for item in field.items())


def _read_players(state: SpyriumState, players: list[Field]) -> None:
    box = state.cards.box
    techniques = {card.id: card.power for card in state.cards.faces if card.kind == TECHNIQUE}
    marks = techniques | {"event": EVENT_USED}
    numbers = {str(card.id): card.number for card in state.cards.buildings}
    tracks = {value: space for space, value in enumerate(box.residences)}
    for field in players:
        field.known(_PLAYER)
    state.money = [field.get("money", box.money).number() for field in players]
    state.spyrium = [field.get("spyrium", box.spyrium).number() for field in players]
    state.score = [field.get("score", 0).number() for field in players]
    state.residence = []
    for field in players:
        residence = field.get("residence", box.residences[0])
        if residence.number() not in tracks:
            raise residence.wrong(f"one of {', '.join(map(str, tracks))}")
        state.residence.append(tracks[residence.number()])
    state.inactive = [field.get("inactive", 0).number() for field in players]
    state.active, state.reserve = [], []
    for seat, field in enumerate(players):
        busy = state.inactive[seat] + state.workers_in_market(seat)
        state.active.append(field.get("active", max(0, box.workers - busy)).number())
        rest = max(0, box.workers_in_all - busy - state.active[seat])
        state.reserve.append(field.get("reserve", rest).number())
    state.phase = [PHASES.index(field.get("phase", "placement").among(PHASES)) for field in players]
    state.bonuses = [
        _bits(_bonuses(state, seat, field), BONUSES) for seat, field in enumerate(players)
    ]
    state.techniques = [_bits(field.get("techniques", []), techniques) for field in players]
    state.used = [_bits(field.get("used", []), marks) for field in players]
    state.kept_tokens = [_read_tokens(field.get("kept_tokens", [])) for field in players]
    state.kept = [
        field.get("kept", len(state.kept_tokens[seat])).number()
        for seat, field in enumerate(players)
    ]
    state.quarter = [
        tuple(_read_slot(item, numbers) for item in field.get("quarter", []).items())
        for field in players
    ]


def _bits(field: Field, names: Mapping[str, int]) -> int:
    """The bits of the names in a list, each at most once."""
    bits = 0
    for item in field.items():
        bit = names[item.among(names)]
        if bits & bit:
            raise item.wrong("each name once")
        bits |= bit
    return bits


def _read_slot(field: Field, numbers: Mapping[str, BuildingNumber]) -> Slot:
    field.known(("card", "tilted"))
    tilted = field.get("tilted", False)
    if not isinstance(tilted.value, bool):
        raise tilted.wrong("true or false")
    return slot_of(numbers[field.get("card", None).among(numbers)], tilted.value)


def _bonuses(state: SpyriumState, seat: int, field: Field) -> Field:
    """The bonuses still to win: both below the first threshold, money below the second."""
    at_first, at_second = state.cards.box.bonus_at
    left = ["worker", "money"]
    if state.score[seat] >= at_second:
        left = []
    elif state.score[seat] >= at_first:
        left = ["money"]
    return field.get("bonuses", left)


def _read_piles(state: SpyriumState, top: Field) -> None:
    _read_events(state, top)
    _read_decks(state, top)
    state.token_discard = _read_tokens(top.get("token_discard", []))
    rest = left_over(all_tokens(state), tokens_in_play(state))
    reserve, state.chance = shuffled(rest, state.chance)
    state.token_reserve = _read_tokens(top.get("token_reserve", reserve))


def _read_events(state: SpyriumState, top: Field) -> None:
    """Events that are left out are drawn from those that are named nowhere."""
    ids = {card.id: card.index for card in state.cards.events}
    pile = [ids[item.among(ids)] for item in top.get("event_pile", []).items()]
    named = {
        ids[top.get(name, None).get("event", None).among(ids)]
        for name in ("event", "next_event")
        if top.get(name, None).value is not None
    }
    rest, state.chance = shuffled(
        [index for index in ids.values() if index not in named and index not in pile],
        state.chance,
    )
    state.event, state.event_token = _read_event(state, top, "event", rest)
    state.next_event, state.next_token = _read_event(state, top, "next_event", rest)
    if "event_pile" not in top.value:
        pile = rest[: max(0, len(ids) - state.turn - 1)]
    state.event_pile = tuple(pile)


def _read_event(
    state: SpyriumState, top: Field, name: str, rest: list[EventNumber]
) -> tuple[EventNumber, Token]:
    """An event and its token: as given, none if it is given as null, drawn if it is left out."""
    field = top.get(name, None)
    if field.value is None:
        event = rest.pop() if name not in top.value and rest else EventNumber(EMPTY)
        token = 1 if event != EMPTY and state.cards.events[event].has_token else 0
        return event, Token(token)
    field.known(("event", "token"))
    ids = {card.id: card.index for card in state.cards.events}
    event = ids[field.get("event", None).among(ids)]
    if not state.cards.events[event].has_token:
        return event, Token(field.get("token", 0).number(0, 0))
    return event, Token(field.get("token", 1).number(1, 3))


def _read_decks(state: SpyriumState, top: Field) -> None:
    """Decks that are left out get the cards that lie nowhere else, as many as the turn leaves."""
    faces = {card.id: card.index for card in state.cards.faces}
    gone = top.get("gone", []).items()
    state.gone = tuple(faces[item.among(faces)] for item in gone)
    given = top.get("decks", {})
    given.known(ERAS)
    seen = Counter(cards_in_play(state))
    decks = []
    for era, name in enumerate(ERAS):
        dealt = 9 * state.cards.box.turns[: state.turn].count(era)
        rest: list[Face] = []
        for card in state.cards.faces:
            elsewhere = min(seen[card.index], card.copies[era])
            seen[card.index] -= elsewhere
            rest += [card.index] * (card.copies[era] - elsewhere)
        order, state.chance = shuffled(rest, state.chance)
        size = sum(card.copies[era] for card in state.cards.faces) - dealt
        if "gone" in top.value:
            size = len(order)
        default = [state.cards.faces[face].id for face in order[:size]]
        deck = given.get(name, default).items()
        decks.append(tuple(faces[item.among(faces)] for item in deck))
    state.decks = tuple(decks)
    if "gone" not in top.value:
        everything = [card.index for card in state.cards.faces for _ in range(card.total)]
        in_decks = [face for deck in state.decks for face in deck]
        state.gone = tuple(left_over(everything, cards_in_play(state) + in_decks))


def _read_pending(state: SpyriumState, field: Field) -> None:
    if field.value is None:
        seats = [(state.first + step) % state.players for step in range(state.players)]
        to_act = [seat for seat in seats if state.phase[seat] != PASSED]
        if not to_act:
            raise BadPosition("position, players: somebody must not have passed yet.")
        state.stack = [decisions.TURN[to_act[0]]]
    else:
        state.stack = [_read_question(state, item) for item in field.items()]
    state.over = not state.stack


def _read_question(state: SpyriumState, field: Field) -> decisions.Question:
    ask = field.get("ask", "turn").among(decisions.DECISIONS.names)
    kind = decisions.DECISIONS[ask]
    field.known(("ask", "seat", *(name for name, _ in kind.fields)))
    seat = Seat(field.get("seat", None).number(0, state.players - 1))
    if kind is decisions.ChooseToken:
        return decisions.ChooseToken(seat, _read_place(state, field, CHARACTER), _read_due(field))
    if kind is decisions.ChoosePlot:
        return decisions.ChoosePlot(seat, _read_place(state, field, BUILDING), _read_due(field))
    if kind is decisions.ChooseValue:
        return _read_value(state, field, seat)
    if kind is decisions.ChooseResidence:
        return decisions.ChooseResidence(seat)
    return decisions.ChooseBonus(seat) if kind is decisions.ChooseBonus else decisions.TURN[seat]


def _read_due(field: Field) -> int:
    return field.get("due", 0).number()


def _read_place(state: SpyriumState, field: Field, wanted: int) -> Place:
    """A place that holds a card of a kind; a character must have a token left."""
    place = Place(PLACES.index(field.get("place", None).among(PLACES)))
    face = state.market[place]
    if face == EMPTY or state.cards.faces[face].kind != wanted:
        raise field.wrong(f"a place that holds a {KINDS[wanted]}")
    if wanted == CHARACTER and not state.tokens[place]:
        raise field.wrong("a character with tokens")
    return place


def _read_value(state: SpyriumState, field: Field, seat: Seat) -> decisions.ChooseValue:
    """What the token belongs to: a card that uses one, or an option of the event."""
    token, due = Token(field.get("token", None).number(1, 3)), _read_due(field)
    if "option" in field.value:
        if state.event == EMPTY or not state.cards.events[state.event].has_token:
            raise field.wrong("an event with a token")
        options = len(state.cards.events[state.event].deals)
        option = field.get("option", 1).number(1, options)
        return decisions.ChooseValue(seat, Face(EMPTY), option, token, due)
    card = state.cards.by_id[field.get("card", None).among(state.cards.by_id)]
    if not card.has_token:
        raise field.wrong("a card that uses tokens")
    return decisions.ChooseValue.of_card(seat, card.index, token, due)
