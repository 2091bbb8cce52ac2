"""A game in the terminal: people type, bots answer, and the record is saved after each move."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from rich.console import Console
from rich.panel import Panel
from rich.text import Text

from ludotheque import bots
from ludotheque.arena.match import close, finish
from ludotheque.cli import saves
from ludotheque.cli.boards import BOARDS, board
from ludotheque.cli.common import log_lines
from ludotheque.cli.result import result
from ludotheque.core.action import Action
from ludotheque.core.errors import LudothequeError
from ludotheque.core.event import Event
from ludotheque.core.message import Message
from ludotheque.core.record import Record
from ludotheque.core.state import State
from ludotheque.words import Words

with contextlib.suppress(ImportError):
    import readline  # noqa: F401  (input() then offers editing and history)

HUMAN = "human"

_IN_FRENCH = {
    "annuler": "undo",
    "annuler!": "undo!",
    "table": "board",
    "journal": "log",
    "carte": "card",
    "conseil": "hint",
    "sauver": "save",
    "quitter": "quit",
    "aide": "help",
}


class TerminalGame:
    """One game with its players, until it ends or they quit."""

    def __init__(
        self, record: Record, words: Words, console: Console, path: Path, *, hints: bool = True
    ) -> None:
        self._hints = hints
        self.record = record
        self.words = words
        self.console = console
        self.path = path
        self.log: list[str] = []
        self._news: list[str] = []
        """Log lines to be printed before the next question."""
        self._shown_at = -1
        self._shown_to: int | None = None
        """For whom the board was drawn last; it is drawn again for anybody else."""
        self._left = False
        self._bots = {
            seat: bots.make(name, record.seed * 8 + seat)
            for seat, name in enumerate(record.seats)
            if name != HUMAN
        }
        people = [seat for seat in range(record.players) if seat not in self._bots]
        self._viewer = people[0] if len(people) == 1 else None
        """From whose view the log is written; people who share a screen see no secrets."""
        self.state = self._replay()

    def _replay(self) -> State:
        """The newest position; writes the log again."""
        self.log.clear()
        state = self.record.first()
        for position, _, events in self.record.steps():
            self._log_events(events)
            state = position
        return state

    def _log_events(self, events: Sequence[Event]) -> None:
        """Writes events to the log, as the viewer may see them."""
        game = self.record.game
        redacted = [game.visibility.redact_event(event, self._viewer) for event in events]
        self.log += log_lines(game, redacted, self.words)
        news = [event for event in redacted if not event.kind.quiet]
        self._news += log_lines(game, news, self.words)

    # Playing.

    def run(self) -> None:
        """Plays until the game is over or the players leave."""
        while not self.state.over and not self._left:
            seat = self.state.actor
            assert seat is not None
            self._take_turn(seat)
        if self.state.over:
            outcome = finish(self.state, [self._bots.get(seat) for seat in self.state.seats()])
            self._print_news()
            self.console.print(result(self.record.game, outcome, self.words))
        close(list(self._bots.values()))
        saves.write(self.record, self.path)
        self._say("play-resume-hint" if self._left else "play-saved-as", file=str(self.path))

    def _take_turn(self, seat: int) -> None:
        """Lets a seat answer: a bot at once, a person if there is a choice."""
        choices = self.state.actions()
        if seat in self._bots:
            self._play_bot(self._bots[seat], seat)
        elif len(choices) == 1:
            self._log_forced(choices[0])
            self._play(choices[0])
        else:
            self._ask(seat)

    def _play_bot(self, bot: bots.Bot, seat: int) -> None:
        had_lost = getattr(bot, "forfeit", None) is not None
        action = bot.choose(self.state.view(seat))
        lost = getattr(bot, "forfeit", None)
        if lost is not None and not had_lost:
            self.log.append(self.words.say(lost))
            self._news.append(self.log[-1])
        self._play(action)

    def _play(self, action: Action) -> None:
        events = self.record.play(self.state, action)
        self._log_events(events)
        for seat, bot in self._bots.items():
            if isinstance(bot, bots.ProgramBot):
                redact = self.record.game.visibility.redact_event
                bot.hear([redact(event, seat) for event in events])
        saves.write(self.record, self.path)

    def _log_forced(self, action: Action) -> None:
        said = self.words.say(self.record.game.describe(self.state, action))
        self.log.append(self.words("play-forced", action=said))
        self._news.append(self.log[-1])

    # Asking.

    def _ask(self, seat: int) -> None:
        """Shows what has changed and the legal actions, and handles one line of input."""
        step = len(self.record.actions)
        if self._shown_at != step:
            self._shown_at = step
            with self.console.capture() as printed:
                with_board = self._show_turn(seat)
            self.console.file.write(printed.get())
            too_long = printed.get().count("\n") >= self.console.height
            if with_board and too_long and self.console.is_terminal:
                self._say("play-board-away", style="dim")
        try:
            line = input(self.words("play-prompt", seat=seat) + " ")
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            line = "quit"
        self._handle(" ".join(line.split()))

    def _show_turn(self, seat: int) -> bool:
        """The table if it may have changed, what has happened, and what is asked."""
        decision = self.state.decision
        assert decision is not None
        # Decisions of other games need not be called turns.
        turn = decision.kind == "turn" or self.record.game.name not in BOARDS
        with_board = turn or seat != self._shown_to
        if with_board:
            self._show_board()
            self._shown_to = seat
            self.console.print()
        self._print_news()
        self._say("play-your-turn", style="bold", seat=seat)
        self.console.print(self.words.say(decision.message), style="bold")
        self._list_choices()
        return with_board

    def _list_choices(self) -> None:
        for number, action in enumerate(self.state.actions(), 1):
            said = self.words.say(self.record.game.describe(self.state, action))
            line = Text(f"{said}  ").append(action.text, "dim")
            self._print_item(number, line)

    def _handle(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        word = word.lower()
        command = self._commands().get(_IN_FRENCH.get(word, word))
        choices = self.state.actions()
        if not line:
            return
        if command is not None:
            command(rest)
        elif line.isdecimal():
            if 1 <= int(line) <= len(choices):
                self._play(choices[int(line) - 1])
            else:
                self._say("play-unknown", text=line, count=len(choices))
        else:
            self._play_notation(line)

    def _play_notation(self, line: str) -> None:
        choices = self.state.actions()
        try:
            action = self.record.game.parse(line)
        except LudothequeError:
            self._say("play-unknown", text=line, count=len(choices))
            return
        reason = self.state.view(self.state.actor).reason(action)
        if reason is None:
            self._play(action)
        else:
            self._say("play-not-now", text=action.text, reason=reason)

    # Commands.

    def _commands(self) -> dict[str, Callable[[str], None]]:
        return {
            "undo": self._undo,
            "undo!": self._undo_past_barrier,
            "board": self._board_command,
            "log": self._log_command,
            "card": self._card,
            "hint": self._hint,
            "save": self._save,
            "quit": self._quit,
            "q": self._quit,
            "help": self._help,
            "?": self._help,
        }

    def _help(self, rest: str) -> None:
        self._say("play-help")

    def _quit(self, rest: str) -> None:
        self._left = True

    def _board_command(self, rest: str) -> None:
        with self._paged():
            self._show_board()
            self._list_choices()

    def _log_command(self, rest: str) -> None:
        with self._paged():
            self.console.print("\n".join(self.log), markup=False)

    def _hint(self, rest: str) -> None:
        """What a strong bot would do that knows what the player knows."""
        if not self._hints:
            self._say("hint-none")
            return
        if self.record.game.features is None:
            self._say("hint-unknown", game=self.record.game.title)
            return
        choices = self.state.actions()
        adviser = bots.LevelBot(bots.ADVISER, len(self.record.actions))
        for one in adviser.explain(self.state.view(self.state.actor)):
            said = self.words.say(self.record.game.describe(self.state, one.action))
            chance = round(100 * one.chance)
            line = self.words("hint-line", action=said, chance=chance, reason=one.reason)
            self._print_item(choices.index(one.action) + 1, Text(line))

    def _save(self, rest: str) -> None:
        path = Path(rest) if rest else self.path
        try:
            saves.write(self.record, path)
        except LudothequeError as error:
            self.console.print(str(error), markup=False)
        else:
            self._say("play-saved-as", file=str(path))

    def _card(self, rest: str) -> None:
        """Shows a card: its text, its values, and where they come from."""
        wanted = rest.casefold()
        sheet = self.record.game.card_sheet()
        if not wanted:
            names = ", ".join(self.words.say(card.name) for card in sheet)
            self._say("play-cards", names=names)
            return
        for card in sheet:
            name = self.words.say(card.name)
            if wanted in (card.id, name.casefold()):
                lines = [self.words.say(line) for line in card.lines]
                lines += [
                    self.words("play-value", field=self._field(field), value=self._value(value))
                    for field, value in card.values.items()
                ]
                lines += [
                    self.words(
                        "play-provenance", field=self._field(field), source=self.words.source(text)
                    )
                    for field, text in card.provenance.items()
                ]
                self.console.print(Panel(Text("\n".join(lines)), title=name, expand=False))
                return
        self._say("play-no-card", text=rest)

    def _field(self, field: str) -> str:
        return self.words(f"value-{field}")

    def _value(self, value: int | str | Message) -> str:
        return self.words.say(value) if isinstance(value, Message) else str(value)

    # Undo.

    def _undo(self, rest: str) -> None:
        """Goes back to the last choice of a person, if nothing was revealed since."""
        step = self._last_choice()
        if step is None:
            self._say("play-nothing-to-undo")
        elif self.record.game.visibility.reveals(self.record.replay(step), self.state):
            people = self.record.seats.count(HUMAN) > 1
            self._say("play-undo-barrier-people" if people else "play-undo-barrier")
        else:
            self._go_back(step)

    def _undo_past_barrier(self, rest: str) -> None:
        step = self._last_choice()
        if step is None:
            self._say("play-nothing-to-undo")
        else:
            self._go_back(step)

    def _last_choice(self) -> int | None:
        """The last step before which a person had more than one choice."""
        found = None
        for step, (state, _, _) in enumerate(self.record.steps()):
            mine = state.actor is not None and state.actor not in self._bots
            if step < len(self.record.actions) and mine and len(state.actions()) > 1:
                found = step
        return found

    def _go_back(self, step: int) -> None:
        self.record.cut(step)
        self.state = self._replay()
        self._news = [self.words("play-undone")]
        self._shown_at = -1
        saves.write(self.record, self.path)

    # Showing.

    def _print_item(self, number: int, text: Text) -> None:
        """A line of a list; where it is too long, the rest stands below its beginning."""
        mark = f"{number:>3}  "
        for line in text.wrap(self.console, max(20, self.console.width - len(mark))):
            line.rstrip()
            self.console.print(Text(mark).append_text(line))
            mark = " " * len(mark)

    @contextlib.contextmanager
    def _paged(self) -> Iterator[None]:
        """Whatever is printed within, page by page if the screen is too low for all of it."""
        with self.console.capture() as printed:
            yield
        lines = printed.get().splitlines(keepends=True)
        page = self.console.height - 2 if self.console.is_terminal else len(lines)
        while lines:
            self.console.file.write("".join(lines[:page]))
            self.console.file.flush()
            lines = lines[page:]
            if lines and self._stops():
                return

    def _stops(self) -> bool:
        """Whether the player does not want to see more."""
        try:
            return bool(input(self.words("play-more") + " "))
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            return True

    def _show_board(self) -> None:
        self.console.print(board(self.state.view(self.state.actor), self.words))

    def _print_news(self) -> None:
        for line in self._news:
            self.console.print(line, style="italic", markup=False)
        self._news.clear()
        self.console.print()

    def _say(self, key: str, style: str = "", **params: int | str | Message) -> None:
        # A wrapped path could not be copied.
        wrap = "file" in params
        self.console.print(self.words(key, **params), style=style, markup=False, soft_wrap=wrap)
