"""Spyrium in a terminal: the market with the workers in its gaps, and every player's board."""

from __future__ import annotations

from typing import cast

from rich.align import Align
from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ludotheque.cli.boards.style import Hanging, seat_mark
from ludotheque.core.view import View
from ludotheque.games.spyrium.actions import BESIDE, PLACES
from ludotheque.games.spyrium.cards.card import (
    EMPTY,
    ERAS,
    KEEP_TOKENS,
    KINDS,
    POWERS,
    SYMBOLS,
    TECHNIQUE,
    Card,
    Slot,
    is_tilted,
    number_in,
)
from ludotheque.games.spyrium.position import (
    BONUSES,
    EVENT_USED,
    PHASES,
    SpyriumState,
    worker_index,
)
from ludotheque.games.spyrium.words.describe import event_lines, printed
from ludotheque.games.spyrium.words.names import card_name, event_name
from ludotheque.words import Words

_CARD_WIDTH = 22
_GAP_WIDTH = 7
_COLOURS = ("cyan", "white", "magenta")
_GAP_OF: dict[frozenset[int], int] = {frozenset(places): gap for gap, places in enumerate(BESIDE)}


def board(view: View, words: Words) -> RenderableType:
    """The whole table."""
    state = cast(SpyriumState, view.position)
    if state.over:
        return _players(state, words)
    return Group(
        _headline(state, words),
        _events(state, words),
        _market(state, words),
        Hanging(Text(words("label-legend"), "dim")),
        _players(state, words),
    )


def _headline(state: SpyriumState, words: Words) -> Text:
    turns = state.cards.box.turns
    era = ERAS[turns[state.turn - 1]]
    line = words("label-turn", turn=state.turn, turns=len(turns), era=era, seat=state.first)
    return Text(line, "bold")


def _events(state: SpyriumState, words: Words) -> RenderableType:
    grid = Table.grid(padding=(0, 2))
    last = state.turn == len(state.cards.box.turns)
    coming = (
        words("label-left-over-event") if last else words("label-next-event", turn=state.turn + 1)
    )
    rows = (
        (words("label-event"), state.event, state.event_token),
        (coming, state.next_event, state.next_token),
    )
    for label, event, token in rows:
        if event == EMPTY:
            grid.add_row(Text(label, "bold"), Text(words("label-no-event"), "dim"))
            continue
        card = state.cards.events[event]
        name = words.say(event_name(card)) + (
            f", {words('label-token', value=token)}" if token else ""
        )
        options = " / ".join(words.say(printed(option)) for option in card.deals)
        text = options or words.say(event_lines(card)[0])
        grid.add_row(Text(label, "bold"), Text(name, "yellow"), Text(text, "dim"))
    return grid


# The market.


def _market(state: SpyriumState, words: Words) -> RenderableType:
    grid = Table.grid()
    for width in (_CARD_WIDTH, _GAP_WIDTH, _CARD_WIDTH, _GAP_WIDTH, _CARD_WIDTH):
        grid.add_column(width=width)
    for row in range(3):
        cells: list[RenderableType] = []
        for column in range(3):
            place = 3 * row + column
            cells.append(_card(state, words, place))
            if column < 2:
                gap = _workers(state, frozenset((place, place + 1)), "\n")
                cells.append(Align(gap, "center", vertical="middle", height=6))
        grid.add_row(*cells)
        if row < 2:
            below = []
            for column in range(3):
                place = 3 * row + column
                gap = _workers(state, frozenset((place, place + 3)), " ")
                below.append(Align(gap, "center"))
            grid.add_row(below[0], "", below[1], "", below[2])
    return grid


def _workers(state: SpyriumState, places: frozenset[int], between: str) -> Text:
    """The workers of a gap as letters; a crowd is broken up, seat by seat."""
    gap = _GAP_OF[places]
    groups = []
    for seat in range(state.players):
        count = state.workers[worker_index(seat, gap)]
        if count:
            groups.append(Text().join([seat_mark(seat)] * count))
    crowd = sum(len(group) for group in groups) > _GAP_WIDTH
    text = Text(between if crowd else "").join(groups)
    return text if text else Text("·", "dim")


def _card(state: SpyriumState, words: Words, place: int) -> RenderableType:
    face = state.market[place]
    if face == EMPTY:
        return Panel("", box=ROUNDED, title=PLACES[place], width=_CARD_WIDTH, height=6, style="dim")
    card = state.cards.faces[face]
    tokens = f"  [{' '.join(map(str, state.tokens[place]))}]" if state.tokens[place] else ""
    lines = [Text(_price(card, words) + tokens, "bold"), *_effects(card, words)]
    colour = _COLOURS[card.kind]
    letter = words(f"kind-{KINDS[card.kind]}")
    # A long name takes two lines where the card has room for them.
    tight = len(lines) > 2
    name = Text(words.say(card_name(card)), f"bold {colour}", no_wrap=tight, overflow="ellipsis")
    return Panel(
        Group(name, *lines),
        box=ROUNDED,
        title=f"{PLACES[place]} {letter}",
        title_align="left",
        subtitle=_symbols(card, words),
        subtitle_align="right",
        border_style=colour,
        width=_CARD_WIDTH,
        height=6,
    )


def _symbols(card: Card, words: Words) -> str | None:
    borne = [words(f"symbol-{name}") for name, bit in SYMBOLS.items() if card.symbols & bit]
    return " ".join(borne) or None


def _price(card: Card, words: Words) -> str:
    """Price and printed points, with a mark where they are reconstructed."""
    points = words("short-points", amount=card.points) if card.points else ""
    return f"{_mark(card, 'price')}£{card.price}  {_mark(card, 'points')}{points}".rstrip()


def _mark(card: Card, field: str) -> str:
    return "~" if card.provenance.get(field, "").startswith("reconstructed") else ""


def _effects(card: Card, words: Words) -> list[Text]:
    if card.kind == TECHNIQUE:
        power = next(name for name, bit in POWERS.items() if bit == card.power)
        final = words(f"short-final-{card.final}", per=card.per)
        return [Text(words(f"short-{power}", amount=card.amount)), Text(final)]
    uses = [words.say(printed(use, "short")) for use in card.deals]
    if card.built is not None:
        # Three lines would not fit: the uses share one.
        if len(uses) > 1:
            uses = ["/".join(use.replace(" ", "") for use in uses)]
        uses.append("+ " + words.say(printed(card.built, "short")))
    return [Text(use) for use in uses]


# The players.


def _players(state: SpyriumState, words: Words) -> RenderableType:
    return Group(*(_player(state, words, seat) for seat in range(state.players)))


def _player(state: SpyriumState, words: Words, seat: int) -> RenderableType:
    belongings = _belongings(state, words, seat)
    lines: list[RenderableType] = [
        _who(state, words, seat),
        Padding(_goods(state, words, seat), (0, 0, 0, 2)),
    ]
    return Group(*lines, Padding(belongings, (0, 0, 0, 2))) if belongings else Group(*lines)


def _who(state: SpyriumState, words: Words, seat: int) -> Text:
    """Letter, name, phase, and what has been used or is still to be won."""
    text = seat_mark(seat)
    text.append(f" {words.names[seat]}", "bold reverse" if seat == state.actor else "bold")
    notes = [words(f"label-phase-{PHASES[state.phase[seat]]}")]
    if state.used[seat] & EVENT_USED:
        notes.append(words("label-event-used"))
    bonuses = [name for name, bit in BONUSES.items() if state.bonuses[seat] & bit]
    if bonuses:
        notes.append(words("label-bonuses-" + "-".join(bonuses)))
    return text.append(" · " + " · ".join(notes), "dim")


def _goods(state: SpyriumState, words: Words, seat: int) -> Text:
    """Points, money, crystals, the residence track and the workers."""
    text = Text(words("goods-points", amount=state.score[seat]), "bold")
    text.append(f" · {words('goods-money', amount=state.money[seat])}")
    text.append(f" · {words('goods-spyrium', amount=state.spyrium[seat])}")
    text.append(f" · {words('label-residence')} ", "not bold")
    for space, value in enumerate(state.cards.box.residences):
        here = space == state.residence[seat]
        text.append(f"[{value}]" if here else f" {value} ", "bold" if here else "not bold dim")
    counts = (
        ("active", state.active[seat]),
        ("inactive", state.inactive[seat]),
        ("in-market", state.workers_in_market(seat)),
        ("in-reserve", state.reserve[seat]),
    )
    workers = [words(f"label-{name}", count=count) for name, count in counts if count]
    return text.append(f" · {words('label-workers')} {', '.join(workers)}", "not bold")


def _belongings(state: SpyriumState, words: Words, seat: int) -> Text:
    """Buildings with their uses, then techniques."""
    parts = [_building(state, words, slot) for slot in state.quarter[seat]]
    for card in state.cards.faces:
        if card.kind == TECHNIQUE and state.techniques[seat] & card.power:
            parts.append(_technique(state, words, seat, card))
    return Text(" · ").join(parts)


def _building(state: SpyriumState, words: Words, slot: Slot) -> Text:
    card = state.cards.buildings[number_in(slot)]
    text = Text(words.say(card_name(card)), "underline")
    if is_tilted(slot):
        text.append(f" {words('label-tilted')}", "not underline")
    uses = " / ".join(words.say(printed(use, "short")) for use in card.deals)
    points = words("short-points", amount=card.points)
    return text.append(f" {points} {uses}".rstrip(), "not underline dim")


def _technique(state: SpyriumState, words: Words, seat: int, card: Card) -> Text:
    text = Text(words.say(card_name(card)), "magenta")
    if state.used[seat] & card.power:
        text.append(f" {words('label-used')}", "dim")
    if card.power == KEEP_TOKENS:
        text.append(f" {words('label-kept', count=state.kept[seat])}", "dim")
    return text
