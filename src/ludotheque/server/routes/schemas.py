"""The types of all responses and WebSocket messages: the schemas of the OpenAPI document.

They only describe: the messages are built as plain values in `realtime/messages.py`, which is
faster. Tests check every response against these types.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType

Message = Annotated[
    list[Any],
    msgspec.Meta(
        min_length=2,
        max_length=2,
        description=(
            "A text: a key of the message catalogue, and its parameters by name; a parameter is a "
            "string, a number, or such a list again."
        ),
    ),
]
OptionValue = bool | int | str


class FieldProblem(Struct):
    """What is wrong with a field of a request."""

    message: str
    key: str | UnsetType = UNSET
    source: str | UnsetType = UNSET


class Problem(Struct):
    """A request that failed; it has changed nothing.

    `error` is the stable name of the error. `now` comes with `Stale`: the step that waits for an
    answer. `reason` comes with `IllegalAction`, why the action is not legal, and with `BadCards`.
    """

    error: str
    sentence: str
    fields: list[FieldProblem] | UnsetType = UNSET
    now: int | UnsetType = UNSET
    reason: Message | UnsetType = UNSET


class Me(Struct):
    """The current user; without an id, nobody yet."""

    id: int | None
    name: str | None
    guest: bool


class SessionInfo(Struct):
    """A device on which I am signed in; `current` is the one that asks."""

    id: str
    device: str
    created: str
    seen: str
    current: bool


class GameOption(Struct):
    """An option of a new table."""

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
    advice: bool
    """Whether bots can give hints and review games."""
    secrets: bool
    """Whether seats know things that the others do not, such as the cards of a hand."""
    lesson: bool
    """Whether there is a guided first game."""
    puzzles: int
    """How many puzzles there are."""


class CardInfo(Struct):
    """A card: texts, values, where each value comes from, and the rules that mention it."""

    id: str
    section: str
    name: Message
    lines: list[Message]
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
    """A seat. A bot that took over from a person keeps the person's name.

    `guest`: the name is not that of an account. `can_return`: a bot plays for me, and I may take
    the seat back.
    """

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    bot: str | None
    mine: bool
    online: bool
    resigned: bool
    guest: bool
    can_return: bool


class Proposal(Struct):
    """An undo, a replacement or a rematch that needs consent; `asked`: whether mine is missing.

    A replacement is carried out when it is `due`, unless the player has come back by then.
    """

    id: int
    kind: Literal["undo", "replace", "rematch"]
    seat: int
    target: int
    asked: bool
    due: str | None


class Result(Struct):
    """How a game ended: the points of each seat and of a rival without one, and who has won."""

    scores: list[int]
    winners: list[int]
    rival: int | None


class Table(Struct):
    """A table as I see it.

    `commitment` is the SHA-256 of seed and nonce, which the record contains when the game is over.
    `absence` is for how many seconds a player must be away before a bot may take the seat.
    `my_turn` and `host` say whether it is me; `rematch` is the id of the table of the rematch.
    `own_cards`: it is played with a box that somebody has entered; `/api/tables/{id}/cards` has its
    cards. `result` and `ended` are there once the game is over.
    """

    id: str
    game: str
    status: Literal["open", "playing", "over"]
    listed: bool
    undo: bool
    hints: bool
    absence: int
    several_seats: bool
    spectator_chat: bool
    created: str
    seats: list[Seat]
    step: int
    actor: int | None
    my_turn: bool
    host: bool
    commitment: str
    rematch: str | None
    own_cards: bool
    result: Result | None
    ended: str | None
    proposals: list[Proposal]


class Tables(Struct):
    """My tables, and those that are open to all."""

    mine: list[Table]
    open: list[Table]


class Decision(Struct):
    """The pending question, and the seat that must answer it."""

    kind: str
    seat: int
    message: Message


class Amount(Struct):
    """A quantity of something, and the names and amounts that it consists of.

    `what` is a field of a player in the position, such as `money`, or another word of the game.
    """

    what: str
    amount: int
    parts: list[tuple[str, int]] | UnsetType = UNSET


class Action(Struct):
    """A legal action, in words and as what it would do; what is empty or false is left out.

    `costs` and `gains` include what is paid or received in a later step of it. `changes` are the
    paths in the view of what is taken, moved or built, `loses` of what is given up for good. One
    that `reveals` something cannot be undone freely. One with `no_effect` only passes on the
    decision.
    """

    text: str
    message: Message
    costs: list[Amount] | UnsetType = UNSET
    gains: list[Amount] | UnsetType = UNSET
    changes: list[str] | UnsetType = UNSET
    loses: list[str] | UnsetType = UNSET
    reveals: bool | UnsetType = UNSET
    no_effect: bool | UnsetType = UNSET


class Reason(Struct):
    """Why I cannot play an action now; null if I can."""

    reason: Message | None


class Hint(Struct):
    """An action that a strong bot considers, its chance to win, and the reason."""

    text: str
    message: Message
    winning: float
    reason: Message


class TurningPoint(Struct):
    """A move that lost much, and a better one; `step` is the step before the move."""

    step: int
    seat: int
    played: Message
    winning: float
    better: Message
    better_winning: float
    reason: Message


class Review(Struct):
    """Each seat's chance to win after each step, and the turning points."""

    curve: list[list[float]]
    turns: list[TurningPoint]


class Rival(Struct):
    """An opponent without a seat: its points by source, and its place."""

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
    """Whether I can undo, to which step, and whether that is free: without consent."""

    can: bool
    to: int | None
    free: bool


class Frame(Struct):
    """A position as seen from a seat; `seat` is null for a spectator.

    `view` is the position as plain values, as the game documents them. `derived` is what the rules
    say about it: prices, limits, reach. `actions` are my legal actions. `standing` has the
    points of each seat by source if the game ended now.
    """

    step: int
    seat: int | None
    view: dict[str, Any]
    derived: dict[str, Any]
    decision: Decision | None
    actions: list[Action]
    standing: list[dict[str, int]]
    outcome: Outcome | None
    undo: Undo


class LogEvent(Struct):
    """An event: as a text, and as plain values with the names that views use.

    `event` is its kind, `seat` whom it happened to (-1: nobody), `by` whose action led to it, and
    `cause` the card or rule behind it, if there is one. What is hidden from me is `null`. `weight`
    says how long people look at it.
    """

    message: Message
    event: dict[str, Any]
    weight: Literal["quiet", "minor", "move", "moment"]


class LogEntry(Struct):
    """An entry of the log. The `action` of an `undo` is the step that it goes back to."""

    number: int
    kind: Literal["action", "undo", "resign", "replace", "return"]
    seat: int
    action: str
    events: list[LogEvent]


class ChatLine(Struct):
    """A chat line, with the name under which it was written."""

    id: int
    user: int
    name: str
    guest: bool
    text: str
    at: str


class NextStep(Struct):
    """The step that waits for an answer."""

    step: int


class NewProposal(Struct):
    """The proposal that the others have to answer."""

    proposal: int


class ProposalStatus(Struct):
    """The status of a proposal."""

    status: Literal["open", "accepted", "refused", "ended"]


class Replay(Struct):
    """A finished game at one of its steps; entry N of the log led to step N."""

    table: Table
    frame: Frame
    log: list[LogEntry]
    steps: int


class GameRecord(Struct):
    """A finished game with its seed; `POST /api/verify` and `ludotheque verify` check it.

    `checks` has the start of each position's digest, to find the first edited step.
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
    """A valid record: every step, the result, and the commitment if there is one."""

    ok: bool
    game: str
    steps: int
    over: bool
    committed: bool


# WebSocket messages of the server.


class Hello(Struct, tag_field="type", tag="hello"):
    """The first message: the table, the position, and the log from the requested entry on.

    There is no `frame` before the game starts. `since` is the step at which I last left the table.
    """

    table: Table
    frame: Frame | None
    log: list[LogEntry]
    chat: list[ChatLine]
    since: int


class TableStatus(Struct):
    """The part of a table that a step of the game changes."""

    status: Literal["open", "playing", "over"]
    step: int
    actor: int | None
    my_turn: bool
    proposals: list[Proposal]


class Step(Struct, tag_field="type", tag="step"):
    """The game went on: the new position, the new log entries, and the table's status."""

    table: TableStatus
    frame: Frame
    log: list[LogEntry]


class TableChanged(Struct, tag_field="type", tag="table"):
    """Seats, proposals or presence have changed."""

    table: Table


class ChatChanged(Struct, tag_field="type", tag="chat"):
    """New lines of the chat; after a connection between server processes was lost, all of them."""

    chat: list[ChatLine]


class Refused(Struct, tag_field="type", tag="refused"):
    """A message of the client that failed; `step` is the step that it named.

    `now` comes with `Stale`: the step that waits for an answer. `reason` comes with
    `IllegalAction`: why the action is not legal.
    """

    error: str
    sentence: str
    step: int | UnsetType | None = UNSET
    now: int | UnsetType = UNSET
    reason: Message | UnsetType = UNSET


class ServerChanged(Struct, tag_field="type", tag="server"):
    """The state of the server has changed, or is unusual when the connection opens.

    Without its database it takes no moves; games can be looked at. While it is draining it takes
    no new tables. `announcement` is a text of the operator.
    """

    database: bool
    draining: bool
    announcement: str | None


ServerMessage = Hello | Step | TableChanged | ChatChanged | ServerChanged | Refused
