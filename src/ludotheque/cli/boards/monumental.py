"""Monumental in a terminal: the display, the map of hexes, the cities and every player's things."""

from __future__ import annotations

from typing import cast

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ludotheque.cli.boards.style import SEATS, Hanging, seat_mark
from ludotheque.core.bits import has
from ludotheque.core.view import View
from ludotheque.games.monumental.actions import SLOTS
from ludotheque.games.monumental.cards.card import KNOWLEDGE, TYPES, WONDER, Card
from ludotheque.games.monumental.cards.effects import RESOURCES
from ludotheque.games.monumental.cards.ids import EMPTY, below, cover, is_city
from ludotheque.games.monumental.position import (
    AUTOMA_SIDE,
    ENDING,
    LAST_ROUND,
    MonumentalState,
)
from ludotheque.games.monumental.rules.end import points_by_source
from ludotheque.games.monumental.words import goods
from ludotheque.games.monumental.words.goods import card_name
from ludotheque.games.monumental.words.sheet import card_lines
from ludotheque.words import Words

_COLOURS = ("white", "cyan", "yellow")
_HEX_WIDTH, _HEX_HEIGHT = 14, 4
_SLOT_WIDTH = 32
_AUTOMA_STYLE = ("@", "bold magenta")


def board(view: View, words: Words) -> RenderableType:
    """The whole table as one seat sees it."""
    state = cast(MonumentalState, view.position)
    parts: list[RenderableType] = [_headline(state, words)]
    if not state.over:
        parts += [_display(state, words), _basics(state, words)]
    parts += [_map(state, words), Hanging(Text(words("label-legend"), "dim"))]
    parts += [_side(view, state, words, side) for side in range(state.sides)]
    shown = view.seat if view.seat is not None else state.actor
    if shown is not None and state.side[shown].civilization != EMPTY and not state.over:
        parts.append(_city(state, words, shown))
        if shown == state.actor:
            parts.append(_turn(state, words))
    return Group(*parts)


def _mark(state: MonumentalState, side: int) -> tuple[str, str]:
    """Letter and style of a side; the Automa has a sign of its own."""
    if side == AUTOMA_SIDE and state.players == 1:
        return _AUTOMA_STYLE
    return SEATS[side]


def _headline(state: MonumentalState, words: Words) -> Text:
    when = "round" if state.round else "setup"
    numbers = {"round": state.round} if state.round else {}
    if state.first >= state.players:
        line = words(f"label-{when}-automa", **numbers)
    else:
        line = words(f"label-{when}", seat=state.first, **numbers)
    if state.ending == ENDING:
        line += " · " + words("label-ending")
    elif state.ending == LAST_ROUND:
        line += " · " + words("label-last-round")
    return Text(line, "bold")


# The display.


def _display(state: MonumentalState, words: Words) -> RenderableType:
    """One line a card, the next to go last; the rows of two players one after the other."""
    left = sum(len(deck) for deck in state.decks)
    notes = [words("label-deck-left", count=left)] + [words("label-leaves")] * bool(left)
    title = f"{words('label-display')} ({' · '.join(notes)})"
    grid = Table.grid(padding=(0, 1))
    width = len(state.display) // state.rows
    for place, face in enumerate(state.display):
        where = f"{place // width + 1}.{place % width + 1}"
        if face == EMPTY:
            grid.add_row(Text(where, "dim"), Text("–", "dim"))
            continue
        card = state.cards.faces[face]
        name = Text(words.say(card_name(card)), f"bold {_COLOURS[card.kind]}")
        grid.add_row(Text(where, "dim"), name, _price(card, words), Text(_text(state, words, card)))
    return Group(Hanging(Text(title, "bold")), Padding(grid, (0, 0, 0, 2)))


def _price(card: Card, words: Words) -> Text:
    priced = "steps" if card.kind == WONDER else "cost"
    mark = "~" if card.provenance.get(priced, "").startswith("reconstructed") else ""
    if card.kind == WONDER:
        steps = " + ".join(words("short-production", amount=step) for step in card.steps)
        return Text(mark + steps)
    kind = "science" if card.kind == KNOWLEDGE else "production"
    return Text(mark + words(f"short-{kind}", amount=card.cost))


def _text(state: MonumentalState, words: Words, card: Card) -> str:
    return " ".join(words.say(line) for line in card_lines(state.cards, card))


def _basics(state: MonumentalState, words: Words) -> Hanging:
    text = Text(words("label-basics"), "bold")
    for pile, face in enumerate(state.cards.basics):
        card = state.cards.faces[face]
        name, cost = words.say(card_name(card)), _price(card, words).plain
        left = words("label-left", count=state.basics[pile])
        text.append(f" · {name} {cost} → {_short(card, words)} ({left})", "not bold")
    return Hanging(text)


def _short(card: Card, words: Words) -> str:
    """What a card prints, in letters; a plus if it does more."""
    parts = []
    printed = card.printed
    if printed is not None:
        parts = [words(f"short-{RESOURCES[n]}", amount=amount) for n, amount in printed.amounts]
        for name, amount in (
            ("gold", printed.gold),
            ("culture", printed.culture),
            ("any", printed.any),
            ("cover", printed.cover_production),
        ):
            if amount:
                parts.append(words(f"short-{name}", amount=amount))
        if printed.per is not None:
            parts.append(words("short-per"))
    if card.effect is not None:
        parts.append(words("short-more"))
    return " ".join(parts)


# The map.


class _Canvas:
    """A field of letters in colours."""

    def __init__(self, width: int, height: int) -> None:
        self.letters = [[" "] * width for _ in range(height)]
        self.styles = [[""] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str) -> None:
        for step, letter in enumerate(text):
            self.letters[y][x + step] = letter
            self.styles[y][x + step] = style

    def text(self) -> Text:
        whole = Text()
        for letters, styles in zip(self.letters, self.styles, strict=True):
            for letter, style in zip(letters, styles, strict=True):
                whole.append(letter, style)
            whole.append("\n")
        whole.rstrip()
        return whole


def _map(state: MonumentalState, words: Words) -> RenderableType:
    """Hexes as bricks: each row is shifted by half a hex, so all six neighbours touch."""
    layout = state.board.layout
    columns = [2 * tile.q + tile.r for tile in layout]
    rows = [tile.r for tile in layout]
    left, top = min(columns), min(rows)
    half = _HEX_WIDTH // 2
    width = (max(columns) - left + 2) * half + 1
    canvas = _Canvas(width, (max(rows) - top + 1) * _HEX_HEIGHT + 1)
    for tile in range(len(layout)):
        x, y = (columns[tile] - left) * half, (rows[tile] - top) * _HEX_HEIGHT
        _hex(state, words, canvas, tile, x, y)
    return Group(Text(words("label-map"), "bold"), Padding(canvas.text(), (0, 0, 0, 2)))


def _hex(state: MonumentalState, words: Words, canvas: _Canvas, tile: int, x: int, y: int) -> None:
    inner = _HEX_WIDTH - 1
    holder = state.holder[tile]
    style = _mark(state, holder)[1] if holder != EMPTY else "dim"
    for edge in (y, y + _HEX_HEIGHT):
        canvas.put(x, edge, "+" + "-" * inner + "+", "dim")
    for line in range(1, _HEX_HEIGHT):
        canvas.put(x, y + line, "|", "dim")
        canvas.put(x + _HEX_WIDTH, y + line, "|", "dim")
    terrain = state.board.layout[tile].terrain
    land = has(state.board.land, tile)
    name = words(f"land-{terrain}") + (str(state.board.values[tile]) if land else "")
    canvas.put(x + 1, y + 1, f"{tile + 1:>2} {name}"[:inner], "bold" if land else style)
    canvas.put(x + 1, y + 2, _held(state, words, tile)[:inner], style if holder != EMPTY else "")
    canvas.put(x + 1, y + 3, _lying(state, words, tile)[:inner], "")


def _held(state: MonumentalState, words: Words, tile: int) -> str:
    """The token of a tile, or who holds it with what."""
    token, holder = state.token[tile], state.holder[tile]
    if is_city(token):
        name = words.say(state.cards.token(token).name)
        return f"{words('map-sign-city')} {name}"
    if token != EMPTY:
        return words("map-sign-barbarian", value=state.cards.barbarians[token].value)
    if holder == EMPTY:
        return ""
    signs = f"{_mark(state, holder)[0]}{state.soldiers[tile]}"
    if state.side[holder].warlord == tile:
        signs += words("map-sign-warlord")
    if has(state.outposts, tile):
        signs += words("map-sign-outpost")
    return signs + (words("map-sign-wonder") if state.wonder_on[tile] != EMPTY else "")


def _lying(state: MonumentalState, words: Words, tile: int) -> str:
    """Production token, market and Explorers."""
    signs = words("map-sign-production") if has(state.production_on, tile) else ""
    market = state.board.market[tile]
    if market != EMPTY:
        signs += f"{words('map-sign-market')}{market + 1}:{len(state.piles[market])}"
    here = [
        _mark(state, side)[0]
        for side in range(state.sides)
        for explorer in state.side[side].explorers
        if explorer == tile
    ]
    return f"{signs} e{''.join(here)}".strip() if here else signs


# The sides.


def _side(view: View, state: MonumentalState, words: Words, side: int) -> RenderableType:
    """Name, goods, Policies and tokens of a side."""
    automa = side == AUTOMA_SIDE and state.players == 1
    if automa:
        text = Text(_AUTOMA_STYLE[0], _AUTOMA_STYLE[1])
        text.append(f" {words('label-automa')}", "bold")
    else:
        text = seat_mark(side)
        text.append(f" {words.names[side]}", "bold reverse" if side == state.actor else "bold")
    if state.side[side].civilization == EMPTY:
        return text
    civilization = state.cards.civilizations[state.side[side].civilization]
    notes = [words.say(civilization.name)]
    if automa:
        kind = words(f"type-{TYPES[civilization.type]}")
        notes.append(words("label-automa-type", type=kind))
    notes.append(words("goods-gold", amount=state.side[side].gold))
    notes.append(words("goods-culture", amount=state.side[side].culture))
    points = points_by_source(state, side)
    notes.append(words("label-score", points=sum(points.values())))
    text.append(" · " + " · ".join(notes), "not bold not reverse")
    lines: list[RenderableType] = [text]
    if automa:
        parts = [f"{words(f'source-{name}')} {number}" for name, number in points.items() if number]
        lines += [Padding(Text(" · ".join(parts), "dim"), (0, 0, 0, 2))] if parts else []
    for line in _belongings(view, state, words, side):
        lines.append(Padding(Text(line, "dim"), (0, 0, 0, 2)))
    return Group(*lines)


def _belongings(view: View, state: MonumentalState, words: Words, side: int) -> list[str]:
    lines = []
    if state.side[side].capital != EMPTY:
        one, two = (tile + 1 for tile in state.side[side].explorers)
        lines.append(
            words(
                "label-units",
                tile=state.side[side].warlord + 1,
                one=one,
                two=two,
                outposts=state.side[side].outposts_left,
            )
        )
    things = []
    if state.side[side].policies:
        named = [words.say(state.cards.policies[n].name) for n in state.side[side].policies]
        things.append(words("label-policies", policies=" < ".join(named)))
        if state.side[side].power:
            topmost = state.cards.policies[state.side[side].policies[-1]]
            lines.append(words.say(goods.power(topmost)))
    if state.side[side].building != EMPTY:
        card = state.cards.faces[state.side[side].building]
        things.append(words("label-building", card=words.say(card_name(card))))
    if state.side[side].production:
        things.append(words("label-tokens", count=state.side[side].production))
    things += _market_tokens(view, state, words, side)
    if side >= state.players:
        taken = [words.say(card_name(state.cards.faces[face])) for face in state.side[side].discard]
        if taken:
            things.append(words("label-taken", cards=", ".join(taken)))
        return [*lines, " · ".join(things)] if things else lines
    deck = len(state.side[side].deck) + len(state.side[side].top)
    things.append(words("label-piles", deck=deck, discard=len(state.side[side].discard)))
    if state.side[side].top:
        card = state.cards.faces[state.side[side].top[-1]]
        things.append(words("label-on-top", card=words.say(card_name(card))))
    return [*lines, " · ".join(things)]


def _market_tokens(view: View, state: MonumentalState, words: Words, side: int) -> list[str]:
    """Market tokens; those that others have not used are hidden."""
    lines = []
    for market in state.cards.markets:
        token = state.side[side].market_tokens[market.index]
        if token == EMPTY:
            continue
        name = words.say(market.name)
        automa = side >= state.players
        if not automa and not has(state.side[side].market_kept, market.index):
            lines.append(words("label-market-used", market=name))
        elif automa or side == view.seat:
            gain = words.say(goods.token_gain(state.cards, token))
            lines.append(words("label-market-token", market=name, gain=gain))
        else:
            lines.append(words("label-market-hidden", market=name))
    return lines


# The city.


def _city(state: MonumentalState, words: Words, seat: int) -> RenderableType:
    """Nine slots; a Knowledge is named below the card that covers it."""
    grid = Table.grid()
    for _ in range(3):
        grid.add_column(width=_SLOT_WIDTH)
    for row in range(3):
        grid.add_row(*(_slot(state, words, seat, 3 * row + column) for column in range(3)))
    return Group(Text(words("label-city"), "bold"), grid, *_effects(state, words, seat))


def _effects(state: MonumentalState, words: Words, seat: int) -> list[Hanging]:
    """What the cards of the city do beside what they print."""
    found = {face for content in state.side[seat].city for face in (cover(content), below(content))}
    lines = []
    for face in sorted(found - {EMPTY}):
        card = state.cards.faces[face]
        if card.effect is not None:
            effect = goods.effect(state.cards, card.effect)
            lines.append(words("label-effect", card=card_name(card), effect=effect))
    return [Hanging(Text(line, "dim")) for line in lines]


def _slot(state: MonumentalState, words: Words, seat: int, slot: int) -> RenderableType:
    content = state.side[seat].city[slot]
    active = state.actor == seat and has(state.active, slot)
    lines: list[Text] = []
    for face in (cover(content), below(content)):
        if face != EMPTY:
            card, room = state.cards.faces[face], _SLOT_WIDTH - 4
            given = f" {_short(card, words)}"
            name = Text(words.say(card_name(card)), f"bold {_COLOURS[card.kind]}", no_wrap=True)
            name.truncate(room - len(given), overflow="ellipsis")
            lines.append(name.append(given, "not bold"))
    return Panel(
        Group(*lines, *[Text("")] * (2 - len(lines))),
        box=ROUNDED,
        title=SLOTS[slot] + ("*" if active else ""),
        title_align="left",
        border_style="green" if active else "dim",
        width=_SLOT_WIDTH,
    )


def _turn(state: MonumentalState, words: Words) -> Text:
    """What is left of the turn: resources, drawn cards, free moves."""
    amounts = [
        words(f"short-{name}", amount=amount)
        for number, (name, amount) in enumerate(zip(RESOURCES, state.res, strict=True))
        if amount or number < 3
    ]
    parts = [words("label-resources", goods=" ".join(amounts))]
    if state.drawn:
        drawn = ", ".join(words.say(card_name(state.cards.faces[face])) for face in state.drawn)
        parts.append(words("label-drawn", cards=drawn))
    if state.moves or any(state.steps):
        one, two = state.steps
        parts.append(words("label-free", moves=state.moves, one=one, two=two))
    return Text(" · ".join(parts), "bold")
