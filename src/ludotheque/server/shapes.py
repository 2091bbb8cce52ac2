"""Everything that the server says, in one place: answers, and the messages of the live socket.

They describe; the messages themselves are put together where that is quickest. The tests hold
every answer against them, and the types of the page as well.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType

Spoken = Annotated[
    list[Any],
    msgspec.Meta(
        min_length=2,
        max_length=2,
        description=(
            "Something to be said: a key of the message catalogue, and its parameters by name; "
            "a parameter is a text, a number, or such a list in its turn."
        ),
    ),
]
OptionValue = bool | int | str


class FieldProblem(Struct):
    """What is wrong with one field of a request."""

    message: str
    key: str | UnsetType = UNSET
    source: str | UnsetType = UNSET


class Problem(Struct):
    """A request that was not granted; nothing was changed by it.

    `error` stays the same whatever the sentence says. `now` comes with `Stale`: the step that waits
    for an answer at present.
    """

    error: str
    sentence: str
    fields: list[FieldProblem] | UnsetType = UNSET
    now: int | UnsetType = UNSET


class Me(Struct):
    """The person behind the cookie; without an id, nobody yet."""

    id: int | None
    name: str | None
    guest: bool


class GameOption(Struct):
    """A choice when a table is made."""

    default: OptionValue
    choices: list[OptionValue]


class GameInfo(Struct):
    """A game that can be played."""

    name: str
    title: str
    min_players: int
    max_players: int
    options: dict[str, GameOption]
    bots: list[str]
    ratings: dict[str, int]


class CardInfo(Struct):
    """A card in words and values, where each value comes from, and the rules that speak of it."""

    id: str
    section: str
    name: Spoken
    lines: list[Spoken]
    values: dict[str, Any]
    provenance: dict[str, str]
    rules: list[str]


class CardSheet(Struct):
    """All cards of a game; `file` is the card file as plain values."""

    sheet: list[CardInfo]
    file: dict[str, Any]


class Rule(Struct):
    """A numbered rule."""

    number: str
    text: str
    source: str
    section: str


class Catalogue(Struct):
    """The messages of a game in one language, as a Fluent file."""

    messages: str


class RuleBook(Struct):
    """The rules of a game."""

    rules: list[Rule]


class Seat(Struct):
    """A seat. A bot that plays on for a person who has gone keeps the person's name."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    bot: str | None
    mine: bool
    online: bool
    resigned: bool


class Proposal(Struct):
    """Something that needs consent; `asked` says whether mine is still missing."""

    id: int
    kind: Literal["undo", "replace"]
    seat: int
    target: int
    asked: bool


class Table(Struct):
    """A table as I see it.

    `commitment` is the SHA-256 of seed and nonce, which the record opens when the game is over.
    `my_turn` and `host` say whether that is me; `rematch` is the table of the next game.
    """

    id: str
    game: str
    status: Literal["open", "playing", "over"]
    listed: bool
    undo: bool
    hints: bool
    created: str
    seats: list[Seat]
    step: int
    actor: int | None
    my_turn: bool
    host: bool
    commitment: str
    rematch: str | None
    proposals: list[Proposal]


class Tables(Struct):
    """My tables, and those that are open to all."""

    mine: list[Table]
    open: list[Table]


class Decision(Struct):
    """What is asked, and of which seat."""

    kind: str
    seat: int
    message: Spoken


class Action(Struct):
    """Something that I may do; `reveals` says that it cannot be taken back freely."""

    text: str
    message: Spoken
    reveals: bool


class Hint(Struct):
    """An action that a strong bot would consider, how likely it is to win with it, and why."""

    text: str
    message: Spoken
    winning: float
    reason: Spoken


class TurningPoint(Struct):
    """A move that lost much, and what would have been better; `step` is that before the move."""

    step: int
    seat: int
    played: Spoken
    winning: float
    better: Spoken
    better_winning: float
    reason: Spoken


class Review(Struct):
    """How likely each seat was to win after each step, and where the game turned."""

    curve: list[list[float]]
    turns: list[TurningPoint]


class Rival(Struct):
    """An opponent that has no seat: its points by source, and its place."""

    points: dict[str, int]
    place: int


class Outcome(Struct):
    """How the game ended: groups of seats, best first, and the points by source."""

    ranking: list[list[int]]
    scores: list[int]
    points: list[dict[str, int]]
    tie_break: str | None
    reason: str
    rival: Rival | None = None


class Undo(Struct):
    """What taking back would do: to which step, and whether nobody need be asked."""

    can: bool
    to: int | None
    free: bool


class Frame(Struct):
    """A position as I may know it; `seat` is whose eyes these are, nobody's for a spectator.

    `view` is the position as plain values, as the game documents them. `actions` is what I may do
    now. `standing` has the points by source for each seat if the game ended now.
    """

    step: int
    seat: int | None
    view: dict[str, Any]
    decision: Decision | None
    actions: list[Action]
    standing: list[dict[str, int]]
    outcome: Outcome | None
    undo: Undo


class Told(Struct):
    """Something that happened: in words, and as plain values. What is secret is `null`."""

    message: Spoken
    event: dict[str, Any]


class LogEntry(Struct):
    """An entry of the log. The `action` of an `undo` is the step to which the game went back."""

    number: int
    kind: Literal["action", "undo", "resign", "replace"]
    seat: int
    action: str
    events: list[Told]


class ChatLine(Struct):
    """A line of chat."""

    id: int
    name: str
    text: str
    at: str


class Stepped(Struct):
    """The step that waits for an answer now."""

    step: int


class Proposed(Struct):
    """The others are asked, by this proposal."""

    proposal: int


class Voted(Struct):
    """What has become of a proposal."""

    status: Literal["open", "accepted", "refused", "ended"]


class Replay(Struct):
    """A finished game at one of its steps; entry N of the log led to step N."""

    table: Table
    frame: Frame
    log: list[LogEntry]
    steps: int


class GameRecord(Struct):
    """A finished game with its seed; `POST /api/verify` and `ludotheque verify` check it.

    `checks` has the beginning of each position's digest, so that the first edited step is found.
    """

    format: int
    game: str
    ruleset: int
    players: int
    seats: list[str]
    options: dict[str, OptionValue]
    seed: int
    commitment: str
    nonce: str
    cards: dict[str, Any]
    position: dict[str, Any] | None
    actions: list[str]
    checks: list[str]
    result: Outcome | None


class Verdict(Struct):
    """A record that holds: every step, the result, and the commitment if there is one."""

    ok: bool
    game: str
    steps: int
    over: bool
    committed: bool


# The live socket: what the server says.


class Hello(Struct, tag_field="type", tag="hello"):
    """The first message: all about the table, its log from the entry that was asked for.

    There is no `frame` before the game begins. `since` is the entry up to which I had seen the
    table when I last left it.
    """

    table: Table
    frame: Frame | None
    log: list[LogEntry]
    chat: list[ChatLine]
    since: int


class Stand(Struct):
    """The part of a table that the game changes."""

    status: Literal["open", "playing", "over"]
    step: int
    actor: int | None
    my_turn: bool
    proposals: list[Proposal]


class Step(Struct, tag_field="type", tag="step"):
    """The game went on: the new position, the entries that led to it, and the table's news."""

    table: Stand
    frame: Frame
    log: list[LogEntry]


class TableChanged(Struct, tag_field="type", tag="table"):
    """Seats, proposals or presence have changed."""

    table: Table


class ChatHeard(Struct, tag_field="type", tag="chat"):
    """The newest lines of the chat, all of them."""

    chat: list[ChatLine]


class Refused(Struct, tag_field="type", tag="refused"):
    """Something that was said here and not granted; `step` is the one that it named.

    `now` comes with `Stale`: the step that waits for an answer at present.
    """

    error: str
    sentence: str
    step: int | UnsetType | None = UNSET
    now: int | UnsetType = UNSET


ServerMessage = Hello | Step | TableChanged | ChatHeard | Refused


# What a client says there.

StepNumber = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=7)]
ActionText = Annotated[str, msgspec.Meta(max_length=60)]


class Act(Struct, tag_field="type", tag="act"):
    """An action that answers the decision of a step; everybody hears of it in a `step`."""

    step: StepNumber
    action: ActionText
    seat: SeatNumber | None = None


class Ping(Struct, tag_field="type", tag="ping"):
    """Keeps the line open; it is not answered."""


ClientMessage = Act | Ping
