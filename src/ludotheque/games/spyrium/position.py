"""Positions as JSON, both ways.

`docs/positions.md` describes every field. What a hand-written position leaves out takes its
natural value, so that a scenario needs only the few fields that matter.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ludotheque.core.chance import seeded, shuffled
from ludotheque.core.errors import BadPosition
from ludotheque.core.field import Field
from ludotheque.core.state import Frame
from ludotheque.games.spyrium.actions import BESIDE, GAPS, PLACES
from ludotheque.games.spyrium.cards import ERAS, TECHNIQUE
from ludotheque.games.spyrium.check import (
    all_tokens,
    cards_in_play,
    check,
    left_over,
    tokens_in_play,
)
from ludotheque.games.spyrium.state import (
    ASKS,
    BONUSES,
    CHOOSE_PLOT,
    CHOOSE_TOKEN,
    CHOOSE_VALUE,
    EMPTY,
    EVENT_USED,
    PHASES,
    TURN,
    SpyriumState,
)

if TYPE_CHECKING:
    from ludotheque.games.spyrium.game import Spyrium

Json = dict[str, Any]


# Writing.


def write(state: SpyriumState) -> Json:
    """The fields of a position as plain values."""
    faces = state.cards.faces
    return {
        "turn": state.turn,
        "first": state.first,
        "players": [_write_player(state, seat) for seat in range(state.players)],
        "market": {
            name: None
            if state.market[place] == EMPTY
            else {"card": faces[state.market[place]].id, "tokens": list(state.tokens[place])}
            for place, name in enumerate(PLACES)
        },
        "workers": {
            name: seats for gap, name in enumerate(GAPS) if (seats := _seats_in_gap(state, gap))
        },
        "event": _write_event(state, state.event, state.event_token),
        "next_event": _write_event(state, state.next_event, state.next_token),
        "event_pile": [state.cards.events[event].id for event in state.event_pile],
        "decks": {
            name: [faces[face].id for face in deck]
            for name, deck in zip(ERAS, state.decks, strict=True)
        },
        "gone": [faces[face].id for face in state.gone],
        "token_reserve": list(state.token_reserve),
        "token_discard": list(state.token_discard),
        "pending": [_write_frame(state, frame) for frame in state.stack],
    }


def _seats_in_gap(state: SpyriumState, gap: int) -> list[int]:
    return [seat for seat in range(state.players) for _ in range(state.workers[12 * seat + gap])]


def _write_event(state: SpyriumState, event: int, token: int) -> Json | None:
    if event == EMPTY:
        return None
    return {"event": state.cards.events[event].id} | ({"token": token} if token else {})


def _write_player(state: SpyriumState, seat: int) -> Json:
    techniques = [card for card in state.cards.faces if card.kind == TECHNIQUE]
    used = [card.id for card in techniques if state.used[seat] & card.power]
    return {
        "money": state.money[seat],
        "spyrium": state.spyrium[seat],
        "score": state.score[seat],
        "residence": state.residence_value(seat),
        "active": state.active[seat],
        "inactive": state.inactive[seat],
        "reserve": state.reserve[seat],
        "phase": PHASES[state.phase[seat]],
        "bonuses": [name for name, bit in BONUSES.items() if state.bonuses[seat] & bit],
        "techniques": [card.id for card in techniques if state.techniques[seat] & card.power],
        "used": used + (["event"] if state.used[seat] & EVENT_USED else []),
        "kept": state.kept[seat],
        "kept_tokens": list(state.kept_tokens[seat]),
        "quarter": [
            {"card": state.cards.buildings[slot >> 1].id, "tilted": bool(slot & 1)}
            for slot in state.quarter[seat]
        ],
    }


def _write_frame(state: SpyriumState, frame: Frame) -> Json:
    told: Json = {"ask": ASKS[frame[0]], "seat": frame[1]}
    if frame[0] in (CHOOSE_TOKEN, CHOOSE_PLOT):
        told |= {"place": PLACES[frame[2]], "due": frame[3]}
    elif frame[0] == CHOOSE_VALUE:
        source: Json = (
            {"option": -frame[2]} if frame[2] < 0 else {"card": state.cards.faces[frame[2]].id}
        )
        told |= source | {"token": frame[3], "due": frame[4]}
    return told


# Reading.


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
    state.first = top.get("first", 0).number(0, state.players - 1)
    chance = state.chance
    _read_market(state, top)
    _read_players(state, players)
    _read_piles(state, top)
    _read_pending(state, top.get("pending", None))
    state.chance = chance
    check(state)
    return state


def _read_market(state: SpyriumState, top: Field) -> None:
    state.market, state.tokens = [EMPTY] * 9, [()] * 9
    state.standing = 0
    for name, field in top.get("market", {}).entries():
        place = PLACES.index(Field(name, "market").among(PLACES))
        if field.value is None:
            continue
        card = state.cards.by_id[field.get("card", None).among(state.cards.by_id)]
        state.market[place] = card.index
        state.standing |= 1 << place
        state.tokens[place] = _read_tokens(field.get("tokens", []))
    state.workers, state.crowd = [0] * (12 * state.players), [0] * 9
    for name, field in top.get("workers", {}).entries():
        gap = GAPS.index(Field(name, "workers").among(GAPS))
        for item in field.items():
            state.workers[12 * item.number(0, state.players - 1) + gap] += 1
            for place in BESIDE[gap]:
                state.crowd[place] += 1


def _read_tokens(field: Field) -> tuple[int, ...]:
    return tuple(item.number(1, 3) for item in field.items())


def _read_players(state: SpyriumState, players: list[Field]) -> None:
    box = state.cards.box
    techniques = {card.id: card.power for card in state.cards.faces if card.kind == TECHNIQUE}
    marks = techniques | {"event": EVENT_USED}
    numbers = {str(card.id): 2 * card.number for card in state.cards.buildings}
    tracks = {value: space for space, value in enumerate(box.residences)}
    for field in players:
        field.known(_PLAYER)
    state.money = [field.get("money", box.money).number() for field in players]
    state.spyrium = [field.get("spyrium", box.spyrium).number() for field in players]
    state.score = [field.get("score", 0).number() for field in players]
    state.residence = []
    for field in players:
        residence = field.get("residence", box.residences[0])
        if residence.value not in tracks:
            raise residence.wrong(f"one of {', '.join(map(str, tracks))}")
        state.residence.append(tracks[residence.value])
    state.inactive = [field.get("inactive", 0).number() for field in players]
    state.active, state.reserve = [], []
    for seat, field in enumerate(players):
        busy = state.inactive[seat] + state.workers_in_market(seat)
        state.active.append(field.get("active", max(0, box.workers - busy)).number())
        rest = max(0, box.workers_in_all - busy - state.active[seat])
        state.reserve.append(field.get("reserve", rest).number())
    state.phase = [PHASES.index(field.get("phase", "placement").among(PHASES)) for field in players]
    state.bonuses = [
        sum(BONUSES[item.among(BONUSES)] for item in _bonuses(state, seat, field).items())
        for seat, field in enumerate(players)
    ]
    state.techniques = [
        sum(techniques[item.among(techniques)] for item in field.get("techniques", []).items())
        for field in players
    ]
    state.used = [
        sum(marks[item.among(marks)] for item in field.get("used", []).items()) for field in players
    ]
    state.kept_tokens = [_read_tokens(field.get("kept_tokens", [])) for field in players]
    state.kept = [
        field.get("kept", len(state.kept_tokens[seat])).number()
        for seat, field in enumerate(players)
    ]
    state.quarter = [
        tuple(
            numbers[item.get("card", None).among(numbers)] + bool(item.get("tilted", False).value)
            for item in field.get("quarter", []).items()
        )
        for field in players
    ]


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
    ids = {card.id: card.index for card in state.cards.events}
    found = []
    for name in ("event", "next_event"):
        field = top.get(name, None)
        if field.value is None:
            found += [EMPTY, 0]
            continue
        event = ids[field.get("event", None).among(ids)]
        has_token = state.cards.events[event].has_token
        found += [event, field.get("token", int(has_token)).number(0, 3)]
    state.event, state.event_token, state.next_event, state.next_token = found
    named = {state.event, state.next_event}
    rest, state.chance = shuffled(
        [index for index in ids.values() if index not in named], state.chance
    )
    to_come = max(0, len(ids) - state.turn - 1)
    if state.event == EMPTY:
        state.event = rest.pop()
        state.event_token = int(state.cards.events[state.event].has_token)
    default = [state.cards.events[index].id for index in rest[:to_come]]
    state.event_pile = tuple(
        ids[item.among(ids)] for item in top.get("event_pile", default).items()
    )


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
        rest: list[int] = []
        for card in state.cards.faces:
            elsewhere = min(seen[card.index], card.copies[era])
            seen[card.index] -= elsewhere
            rest += [card.index] * (card.copies[era] - elsewhere)
        order, state.chance = shuffled(rest, state.chance)
        size = sum(card.copies[era] for card in state.cards.faces) - dealt
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
        state.stack = [(TURN, state.first)]
        return
    state.stack = [_read_frame(state, item) for item in field.items()]
    state.over = not state.stack


def _read_frame(state: SpyriumState, field: Field) -> Frame:
    kind = ASKS.index(field.get("ask", "turn").among(ASKS))
    seat = field.get("seat", None).number(0, state.players - 1)
    if kind in (CHOOSE_TOKEN, CHOOSE_PLOT):
        place = PLACES.index(field.get("place", None).among(PLACES))
        if state.market[place] == EMPTY:
            raise field.wrong("a place that holds a card")
        return kind, seat, place, field.get("due", 0).number()
    if kind == CHOOSE_VALUE:
        token, due = field.get("token", None).number(1, 3), field.get("due", 0).number()
        if "option" in field.value:
            return kind, seat, -field.get("option", 1).number(1, 3), token, due
        card = state.cards.by_id[field.get("card", None).among(state.cards.by_id)]
        return kind, seat, card.index, token, due
    return kind, seat
