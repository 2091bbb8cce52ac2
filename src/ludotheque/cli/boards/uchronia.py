"""Uchronia in a terminal: the Forum, the Great Works, and every player's city.

The five resources are distinguished by letter and shape as well as by colour.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ludotheque.cli.boards.style import Hanging, seat_mark
from ludotheque.core.seat import Seat
from ludotheque.core.view import View
from ludotheque.games.cardfile import has_estimates
from ludotheque.games.uchronia.cards.building import Building
from ludotheque.games.uchronia.cards.colours import COLOURS, EVERY, Colour, counts_of, order_of
from ludotheque.games.uchronia.position import NOBODY, UchroniaState
from ludotheque.games.uchronia.rules.the_end import dry_rounds_left, score, threshold
from ludotheque.games.uchronia.words.describe import card_lines
from ludotheque.games.uchronia.words.names import building_name, order_name, resource_name
from ludotheque.words import Words

SHAPES = "▲●■◆★"
"""Wood, clay, brick, stone, marble."""
_STYLES = ("dark_orange", "yellow", "red", "white", "blue")


def board(view: View, words: Words) -> RenderableType:
    """The whole table."""
    state = cast(UchroniaState, view.position)
    players = Group(*(_player(state, view.seat, words, seat) for seat in state.seats()))
    if state.over:
        return players
    return Group(
        Hanging(_headline(state, words)),
        Hanging(_legend(words)),
        _table(state, words),
        _works(state, words),
        Hanging(Text(words("label-legend"), "dim")),
        players,
    )


# Cards.


def card_mark(colour: Colour, words: Words, number: int | None = None) -> Text:
    """A resource as letter and shape in its colour, with a number if one is given."""
    letter = words(f"letter-{COLOURS[colour]}")
    text = Text(f"{letter}{SHAPES[colour]}", f"bold {_STYLES[colour]}")
    return text if number is None else text.append(f" {number}", "not bold")


def _cards(cards: Sequence[Colour], words: Words) -> Text:
    """Several cards, one by one."""
    marks = [card_mark(card, words) for card in cards]
    return Text(" ").join(marks) if marks else Text(words("label-nothing"), "dim")


def _counts(counts: Sequence[int], words: Words) -> Text:
    """Several cards, counted by colour."""
    marks = [card_mark(colour, words, counts[colour]) for colour in EVERY if counts[colour]]
    return Text("  ").join(marks) if marks else Text(words("label-nothing"), "dim")


# The middle of the table.


def _headline(state: UchroniaState, words: Words) -> Text:
    text = Text(words("label-turn", seat=state.player, points=threshold(state)), "bold")
    text.append(f" · {words('label-last', seat=state.last)}", "not bold")
    if state.ending:
        text.append(f" · {words('label-ending')}", "bold red")
    left = dry_rounds_left(state)
    if left:
        text.append(f" · {words('label-dry', left=left)}", "bold red")
    return text


def _legend(words: Words) -> Text:
    """Which letter and shape is which resource, and which order it gives."""
    parts = []
    for colour in EVERY:
        name, order = words.say(resource_name(colour)), words.say(order_name(order_of(colour)))
        parts.append(card_mark(colour, words).append(f" {name}, {order}", "not bold dim"))
    return Text(" · ").join(parts)


def _table(state: UchroniaState, words: Words) -> RenderableType:
    piles = words(
        "label-piles",
        pile=len(state.pile),
        discard=len(state.discard),
        buildings=len(state.building_pile),
    )
    grid = Table.grid(padding=(0, 2))
    grid.add_row(Text(words("label-forum"), "bold"), _counts(state.forum, words))
    grid.add_row(Text(words("label-monopolies"), "bold"), _monopolies(state, words))
    grid.add_row("", Text(piles, "dim"))
    return grid


def _monopolies(state: UchroniaState, words: Words) -> Text:
    held = [
        Text.assemble(card_mark(colour, words), " ", seat_mark(holder))
        for colour, holder in zip(EVERY, state.monopoly, strict=True)
        if holder != NOBODY
    ]
    return Text("  ").join(held) if held else Text(words("label-nothing"), "dim")


def _works(state: UchroniaState, words: Words) -> RenderableType:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column()
    for place, number in enumerate(state.works):
        card = state.cards.buildings[number]
        title = Text(words("label-works"), "bold") if place == 0 else Text()
        lines = " ".join(words.say(line) for line in card_lines(card))
        grid.add_row(title, _building(card, words), Text(lines, "dim"))
    return grid


def _building(card: Building, words: Words) -> Text:
    """A building with its colour and its cost, which is also its worth."""
    text = card_mark(card.colour, words).append(f" {card.cost} ", "not bold")
    text.append(words.say(building_name(card)), "bold default")
    return text.append("~", "not bold dim") if has_estimates(card.provenance) else text


# The players.


def _player(state: UchroniaState, viewer: int | None, words: Words, seat: Seat) -> RenderableType:
    grid = Table.grid(padding=(0, 1))
    grid.add_column(no_wrap=True, style="dim")
    grid.add_column()
    grid.add_row(words("label-hand"), _hand(state, viewer, words, seat))
    grid.add_row(words("label-domain"), _cards(state.domain[seat], words))
    grid.add_row(words("label-stock"), _counts(counts_of(state.stock, seat), words))
    title = words(
        "label-activities",
        count=state.count_activities(seat),
        limit=state.activity_limit(seat),
    )
    grid.add_row(title, _activities(state, words, seat))
    if state.sites[seat]:
        grid.add_row(words("label-sites"), _sites(state, words, seat))
    if state.completed[seat]:
        built = [_building(card, words) for card in state.cards.named(state.completed[seat])]
        grid.add_row(words("label-completed"), Text(" · ").join(built))
    return Group(_who(state, words, seat), Padding(grid, (0, 0, 0, 2)))


def _who(state: UchroniaState, words: Words, seat: Seat) -> Text:
    text = seat_mark(seat)
    text.append(f" {words.names[seat]}", "bold reverse" if seat == state.actor else "bold")
    return text.append(f" · {words('label-points', points=score(state, seat))}", "bold")


def _hand(state: UchroniaState, viewer: int | None, words: Words, seat: Seat) -> Text:
    """The cards of one's own hand; of others what is known, and how many are hidden."""
    if seat == viewer:
        return _cards(state.hands[seat], words)
    hidden = len(state.hands[seat]) - len(state.seen[seat])
    text = _cards(state.seen[seat], words) if state.seen[seat] else Text()
    if hidden or not text:
        text.append(("  " if text else "") + words("label-unknown", count=hidden), "not bold dim")
    return text


def _activities(state: UchroniaState, words: Words, seat: Seat) -> Text:
    """The Activities by colour, with a crown where they are a Monopoly."""
    parts = []
    counts = counts_of(state.activities, seat)
    for colour in EVERY:
        count = counts[colour]
        if count:
            text = card_mark(colour, words, count)
            parts.append(text.append("♛", "not bold") if state.monopoly[colour] == seat else text)
    return Text("  ").join(parts) if parts else Text(words("label-nothing"), "dim")


def _sites(state: UchroniaState, words: Words, seat: Seat) -> Text:
    parts = []
    for site in state.sites[seat]:
        card, under = state.cards.buildings[site.building], site.resources
        text = _building(card, words).append(f" {len(under)}/{card.cost}", "not bold")
        if under:
            text.append(" ").append_text(_cards(under, words))
        if seat == state.player and state.started & card.bit:
            text.append(f" {words('label-started')}", "not bold dim")
        if state.live[seat] & card.bit:
            text.append(f" {words('label-works-unfinished')}", "not bold dim")
        parts.append(text)
    return Text(" · ").join(parts)
