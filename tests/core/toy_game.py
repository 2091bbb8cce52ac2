"""A small game with hidden hands, to test `core` and the conformance suite with.

Each seat holds cards of value 1 to 6 that only it sees, may lay some aside face down, and hands
some to others. A card that is played may be matched by the next seat, which is asked whether or
not it can, so that being asked tells nothing. The deck is refilled from the discard. After a few
rounds what was laid aside is turned up and counts.

Everybody remembers a card that was picked up from the discard, and one that was put under the deck.

Its rules are methods, so that a test can spoil one of them.
"""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Self

from ludotheque.core.action import Action, ActionTable
from ludotheque.core.chance import shuffled
from ludotheque.core.errors import BadCards, BadPosition
from ludotheque.core.event import Event, EventKind
from ludotheque.core.game import CardInfo, Game, Option, OptionValue
from ludotheque.core.message import Message, say
from ludotheque.core.observation import Bag, BySeat, Layout, Number, Pile, Record, Row
from ludotheque.core.outcome import Outcome, ranked
from ludotheque.core.reader import Field
from ludotheque.core.state import Decision, State
from ludotheque.core.visibility import NOBODY, OWNER, Visibility, Zone

VALUES = range(1, 7)
COPIES = 4
CARDS = {"worth": 2}
"""What a card that was laid aside is worth, times its value."""

ACT, MATCH = range(2)
ASKS = ("act", "match")

TABLE = ActionTable("toy")
DRAW, DIG, PLAY, KEEP, GIVE, PICK, MATCH_IT, DECLINE, LOOK = range(9)
draw = TABLE.add("draw", DRAW)
dig = TABLE.add("dig", DIG)
play = [TABLE.add(f"play {value}", PLAY, value) for value in VALUES]
keep = [TABLE.add(f"keep {value}", KEEP, value) for value in VALUES]
give = [
    [TABLE.add(f"give {value} {seat}", GIVE, value, seat) for seat in range(4)] for value in VALUES
]
pick = TABLE.add("pick", PICK)
match = TABLE.add("match", MATCH_IT)
decline = TABLE.add("decline", DECLINE)
look = [TABLE.add(f"look {seat}", LOOK, seat) for seat in range(4)]
"""Not an action of the toy itself, but of a variant; see `tests/testing/faulty_peeking.py`."""

DREW = EventKind("drew", ("card",), {"card": "players.*.hand"})
DUG = EventKind("dug", ("card",), {"card": "shown"})
PICKED = EventKind("picked", ("card",))
PLAYED = EventKind("played", ("card",))
KEPT = EventKind("kept", ("card",), {"card": "players.*.kept"})
GAVE = EventKind("gave", ("to",))
GOT = EventKind("got", ("card",), {"card": "players.*.hand"})
REFILLED = EventKind("refilled", ("cards",))
TURNED_UP = EventKind("turned-up", ("card",))
EVENTS = (DREW, DUG, PICKED, PLAYED, KEPT, GAVE, GOT, REFILLED, TURNED_UP)


class ToyState(State):
    """A position: the deck's next card is the last; hands lie in order of value."""

    __slots__ = ("buried", "deck", "discard", "hands", "kept", "left", "score", "seen", "shown")

    deck: tuple[int, ...]
    discard: tuple[int, ...]
    shown: tuple[int, ...]
    """Cards that lie open for good."""
    hands: list[tuple[int, ...]]
    kept: list[tuple[int, ...]]
    score: list[int]
    left: int
    """Turns still to come."""
    seen: list[tuple[int, ...]]
    """For each hand the cards that everybody knows to be in it."""
    buried: int
    """How many cards at the bottom of the deck everybody knows."""

    def copy(self) -> Self:
        new = type(self)(self.game, self.players)
        new.stack = self.stack[:]
        new.chance = self.chance
        new.over = self.over
        new.listening = self.listening
        new._legal = self._legal
        new.deck = self.deck
        new.discard = self.discard
        new.shown = self.shown
        new.hands = self.hands[:]
        new.kept = self.kept[:]
        new.score = self.score[:]
        new.left = self.left
        new.seen = self.seen[:]
        new.buried = self.buried
        return new

    def position_json(self) -> dict[str, Any]:
        return {
            "players": [
                {
                    "hand": list(self.hands[seat]),
                    "seen": list(self.seen[seat]),
                    "kept": list(self.kept[seat]),
                    "score": self.score[seat],
                }
                for seat in range(self.players)
            ],
            "deck": list(self.deck),
            "discard": list(self.discard),
            "shown": list(self.shown),
            "left": self.left,
            "buried": self.buried,
            "pending": [list(frame) for frame in self.stack],
        }


def _read_hand(state: ToyState, owner: int) -> tuple[int, ...]:
    return state.hands[owner]


def _write_hand(state: ToyState, owner: int, cards: list[int]) -> None:
    state.hands[owner] = tuple(sorted(cards))


def _known_hand(state: ToyState, owner: int) -> list[int]:
    """The first of equal cards are those that everybody knows."""
    hand, seen = state.hands[owner], state.seen[owner]
    return [hand.index(card) + seen[:place].count(card) for place, card in enumerate(seen)]


def _read_kept(state: ToyState, owner: int) -> tuple[int, ...]:
    return state.kept[owner]


def _write_kept(state: ToyState, owner: int, cards: list[int]) -> None:
    state.kept[owner] = tuple(cards)


def read_deck(state: ToyState, owner: int) -> tuple[int, ...]:
    return state.deck


def _write_deck(state: ToyState, owner: int, cards: list[int]) -> None:
    state.deck = tuple(cards)


def known_deck(state: ToyState, owner: int) -> range:
    return range(state.buried)


OPEN = (
    "game",
    "ruleset",
    "cards",
    "discard",
    "shown",
    "left",
    "buried",
    "pending",
    "players.*.score",
    "players.*.seen",
)
HIDDEN = (
    Zone("players.*.hand", OWNER, "card", _read_hand, _write_hand, _known_hand),
    Zone("players.*.kept", OWNER, "card", _read_kept, _write_kept),
    Zone("deck", NOBODY, "card", read_deck, _write_deck, known_deck),
    Zone("chance", NOBODY),
)
VISIBILITY = Visibility([*(Zone(path) for path in OPEN), *HIDDEN])


class Toy(Game[ToyState]):
    """The toy; its rules are methods, so that a test can spoil one."""

    state_class: type[ToyState] = ToyState

    def __init__(self) -> None:
        self.name = "toy"
        self.title = "Toy"
        self.min_players = 2
        self.max_players = 4
        self.ruleset = 1
        self.options = {"rounds": Option(6, (3, 6))}
        self.table = TABLE
        self.visibility = VISIBILITY
        self.event_kinds = {kind.name: kind for kind in EVENTS}
        self.folder = Path(__file__).parent
        self.longest = 2 * 6 * self.max_players
        self.card_file = None
        self.use(CARDS)

    def use(self, values: Mapping[str, Any]) -> None:
        """Plays with other card values."""
        if set(values) != set(CARDS) or not isinstance(values["worth"], int):
            raise BadCards("the cards of the toy have one value, 'worth'.")
        self.worth = int(values["worth"])
        self.fingerprint = f"worth {self.worth}"
        self.own_cards = None if values == CARDS else dict(values)

    # The rules.

    def deal(self, players: int, chance: int, options: Mapping[str, OptionValue]) -> ToyState:
        state = self.state_class(self, players)
        cards = [value for value in VALUES for _ in range(COPIES)]
        deck, state.chance = shuffled(cards, chance)
        state.hands = [tuple(sorted(deck[3 * seat : 3 * seat + 3])) for seat in range(players)]
        state.deck = tuple(deck[3 * players :])
        state.kept = [()] * players
        state.discard = state.shown = ()
        state.score = [0] * players
        state.seen = [()] * players
        state.buried = 0
        state.left = int(options["rounds"]) * players
        state.stack = [(ACT, 0)]
        return state

    def legal(self, state: ToyState) -> list[Action]:
        kind, seat = state.stack[-1][:2]
        hand = sorted(set(state.hands[seat]))
        if kind == MATCH:
            return [match, decline] if state.stack[-1][2] in hand else [decline]
        legal = [draw, dig] if state.deck else [draw]
        legal += [play[value - 1] for value in hand]
        legal += [keep[value - 1] for value in hand]
        legal += [
            give[value - 1][to] for value in hand for to in range(state.players) if to != seat
        ]
        return [*legal, pick] if state.discard else legal

    def play(self, state: ToyState, action: Action) -> None:
        kind, seat, *rest = state.stack.pop()
        if kind == MATCH:
            if action is match:
                self.lay_open(state, seat, rest[0])
            self.end_turn(state, rest[1])
            return
        if action is draw:
            self.draw(state, seat)
        elif action is dig:
            self.dig(state, seat)
        elif action is pick:
            self.pick(state, seat)
        elif action.verb == PLAY:
            self.lay_open(state, seat, action.a)
            self.ask_for_match(state, seat, action.a)
            return
        elif action.verb == KEEP:
            self.keep(state, seat, action.a)
        else:
            self.give(state, seat, action.a, action.b)
        self.end_turn(state, seat)

    def draw(self, state: ToyState, seat: int) -> None:
        if not state.deck:
            self.refill(state)
        if not state.deck:
            return
        card = state.deck[-1]
        state.deck = state.deck[:-1]
        state.buried = min(state.buried, len(state.deck))
        state.hands[seat] = tuple(sorted((*state.hands[seat], card)))
        if state.listening:
            state.emit(DREW, seat, card)

    def refill(self, state: ToyState) -> None:
        order, state.chance = shuffled(state.discard, state.chance)
        state.deck, state.discard = tuple(order), ()
        if state.listening:
            state.emit(REFILLED, -1, len(order))

    def dig(self, state: ToyState, seat: int) -> None:
        """Shows the next card to all and puts it under the deck; its worth is scored."""
        card = state.deck[-1]
        state.deck = (card, *state.deck[:-1])
        state.buried = min(state.buried + 1, len(state.deck))
        state.score[seat] += card
        if state.listening:
            state.emit(DUG, seat, card)

    def pick(self, state: ToyState, seat: int) -> None:
        """Takes the last card of the discard into the hand, before everybody's eyes."""
        card = state.discard[-1]
        state.discard = state.discard[:-1]
        state.hands[seat] = tuple(sorted((card, *state.hands[seat])))
        self.remember(state, seat, card)
        if state.listening:
            state.emit(PICKED, seat, card)

    def remember(self, state: ToyState, seat: int, card: int) -> None:
        state.seen[seat] = tuple(sorted((card, *state.seen[seat])))

    def forget(self, state: ToyState, seat: int, cards: Iterable[int]) -> None:
        """Each of these cards may have been the one that left the hand."""
        left = Counter(state.seen[seat]) - Counter(cards)
        state.seen[seat] = tuple(sorted(left.elements()))

    def take_out(self, state: ToyState, seat: int, card: int) -> int:
        """The very card of the hand, not just its value."""
        hand = list(state.hands[seat])
        taken = hand.pop(hand.index(card))
        state.hands[seat] = tuple(hand)
        return taken

    def lay_open(self, state: ToyState, seat: int, card: int) -> None:
        taken = self.take_out(state, seat, card)
        self.forget(state, seat, [card])
        state.discard = (*state.discard, taken)
        state.score[seat] += card
        if state.listening:
            state.emit(PLAYED, seat, taken)

    def ask_for_match(self, state: ToyState, seat: int, card: int) -> None:
        state.stack.append((MATCH, (seat + 1) % state.players, card, seat))

    def keep(self, state: ToyState, seat: int, card: int) -> None:
        taken = self.take_out(state, seat, card)
        self.forget(state, seat, set(state.seen[seat]))
        state.kept[seat] = (*state.kept[seat], taken)
        if state.listening:
            state.emit(KEPT, seat, taken)

    def give(self, state: ToyState, seat: int, card: int, to: int) -> None:
        taken = self.take_out(state, seat, card)
        self.forget(state, seat, set(state.seen[seat]))
        state.hands[to] = tuple(sorted((*state.hands[to], taken)))
        if state.listening:
            state.emit(GAVE, seat, to)
            state.emit(GOT, to, taken)

    def end_turn(self, state: ToyState, seat: int) -> None:
        state.left -= 1
        if state.left:
            state.stack.append((ACT, (seat + 1) % state.players))
            return
        for owner in range(state.players):
            for card in state.kept[owner]:
                state.score[owner] += self.worth * card
                if state.listening:
                    state.emit(TURNED_UP, owner, card)
            state.shown += state.kept[owner]
            state.kept[owner] = ()
        state.over = True

    # The rest of the contract.

    def decision(self, state: ToyState) -> Decision:
        kind, seat = state.stack[-1][:2]
        return Decision(ASKS[kind], seat, say(f"ask-{ASKS[kind]}", seat=seat))

    def standing(self, state: ToyState) -> list[dict[str, int]]:
        return [{"cards": score} for score in state.score]

    def outcome(self, state: ToyState) -> Outcome:
        scores = tuple(state.score)
        ranking = ranked([(score,) for score in scores])
        return Outcome(ranking, scores, tuple(self.standing(state)), None, "last-round")

    def restore(self, data: Mapping[str, Any]) -> ToyState:
        top = Field(data, "")
        players = top.get("players", None).items()
        state = self.state_class(self, len(players))
        state.chance = top.get("chance", 0).number()
        state.left = top.get("left", 0).number()
        for name in ("deck", "discard", "shown"):
            setattr(state, name, _cards(top.get(name, [])))
        state.hands = [_cards(field.get("hand", [])) for field in players]
        state.kept = [_cards(field.get("kept", [])) for field in players]
        state.score = [field.get("score", 0).number() for field in players]
        state.seen = [_cards(field.get("seen", [])) for field in players]
        state.buried = top.get("buried", 0).number()
        pending = top.get("pending", []).items()
        state.stack = [tuple(item.number() for item in frame.items()) for frame in pending]
        state.over = not state.stack
        self.check(state)
        return state

    def check(self, state: ToyState) -> None:
        hands = [card for hand in state.hands + state.kept for card in hand]
        found = Counter([*state.deck, *state.discard, *state.shown, *hands])
        if found != dict.fromkeys(VALUES, COPIES):
            raise BadPosition("position: a card is missing or doubled.")
        if any(list(hand) != sorted(hand) for hand in state.hands):
            raise BadPosition("position: a hand is not in order.")
        if any(
            Counter(seen) - Counter(hand)
            for seen, hand in zip(state.seen, state.hands, strict=True)
        ):
            raise BadPosition("position: a hand lacks what was seen in it.")

    def observation(self, players: int) -> Layout:
        pile = Pile(VALUES, COPIES * len(VALUES), COPIES)
        player = {"hand": pile, "seen": Bag(VALUES, COPIES), "kept": pile, "score": Number(99)}
        return Layout(
            0,
            players,
            {
                "players": BySeat(players, Record(player)),
                "deck": pile,
                "discard": Bag(VALUES, COPIES),
                "shown": Bag(VALUES, COPIES),
                "left": Number(6 * players),
                "buried": Number(COPIES * len(VALUES)),
                "pending": Row(1, Row(4, Number(6))),
                "unseen": Record({"card": Bag(VALUES, COPIES)}),
            },
        )

    def with_cards(self, source: str | Path | Mapping[str, Any]) -> Self:
        other = copy.copy(self)
        other.use(source if isinstance(source, Mapping) else {})
        return other

    def card_values(self) -> dict[str, Any]:
        return {"worth": self.worth}

    def card_sheet(self) -> list[CardInfo]:
        return []

    def source_name(self, source: str) -> Message:
        return say(f"source-{source}")

    def describe(self, state: ToyState, action: Action) -> Message:
        return say("do", action=action.text)

    def tell(self, event: Event) -> Message:
        values = {
            name: "?" if (value := event[name]) is None else value for name in event.kind.params
        }
        return say(f"log-{event.kind.name}", seat=event.seat, **values)


def _cards(field: Field) -> tuple[int, ...]:
    return tuple(item.number(VALUES[0], VALUES[-1]) for item in field.items())
