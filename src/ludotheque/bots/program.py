"""Bots in any language: a program that speaks the line protocol over stdin and stdout.

It is started for one game. `docs/protocol.md` says what it is told and what it may ask. A program
that ends, takes too long or answers with anything that cannot be played forfeits the game:
``forfeit`` says why, and a substitute plays on, so that the others can finish.
"""

from __future__ import annotations

import json
import shlex
import subprocess
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, Queue
from typing import Any

import ludotheque
from ludotheque.bots import protocol
from ludotheque.bots.bot import Bot
from ludotheque.bots.levels import LevelBot
from ludotheque.core.action import Action
from ludotheque.core.event import Event
from ludotheque.core.message import Message, say
from ludotheque.core.outcome import Outcome
from ludotheque.core.view import View

PREFIX = "cmd:"
"""A seat with this prefix is played by the command after it."""
SUBSTITUTE = "greedy"
"""The bot that plays on where a program has failed."""
SECONDS = 10.0
"""How long a program may take for a decision, and for its first answer."""


class ProgramFailed(Exception):
    """A program did not answer as it should: `crashed`, `stalled` or `nonsense`, and its line."""

    def __init__(self, how: str, line: str = "") -> None:
        super().__init__(how)
        self.how = how
        self.line = line


class ProgramBot:
    """A bot that asks a program."""

    def __init__(self, command: str, seed: int, seconds: float = SECONDS) -> None:
        self.command = command
        self.name: str = ""
        """What the program calls itself."""
        self.forfeit: Message | None = None
        """Why the program has lost the game, if it has."""
        self._seed = seed
        self._seconds = seconds
        self._substitute: Bot | None = None
        self._heard: list[Event] = []
        self._process: subprocess.Popen[str] | None = None
        self._lines: Queue[str | None] = Queue()

    def choose(self, view: View) -> Action:
        """The answer of the program, or of the substitute once it has failed."""
        if self._substitute is None:
            try:
                return self._ask(view)
            except ProgramFailed as failed:
                self._give_up(view, failed)
        assert self._substitute is not None
        return self._substitute.choose(view)

    def hear(self, events: Sequence[Event]) -> None:
        """Keeps what happened, as the seat saw it, for the next question."""
        if self._substitute is None:
            self._heard += events

    def finish(self, outcome: Outcome) -> None:
        """Tells the program the result, and ends it."""
        if self._process is not None:
            with suppress(OSError, ValueError, subprocess.TimeoutExpired):
                self._send(protocol.result_message(outcome))
                self._send({"type": "bye"})
                if self._process.stdin is not None:
                    self._process.stdin.close()
                self._process.wait(1)
        self.close()

    def _give_up(self, view: View, failed: ProgramFailed) -> None:
        self.close()
        self._substitute = LevelBot(SUBSTITUTE, self._seed)
        self.forfeit = say(
            f"protocol-{failed.how}",
            command=self.command,
            text=failed.line[:60],
            seconds=round(self._seconds),
            seat=view.seat if view.seat is not None else -1,
            bot=SUBSTITUTE,
        )

    def _ask(self, view: View) -> Action:
        try:
            if self._process is None:
                self._start(view)
            clock = time.monotonic() + self._seconds
            self._send(protocol.decide_message(view, self._heard, self._seconds))
            self._heard = []
            ahead = protocol.LookAhead(view)
            while True:
                line = self._line(clock)
                answer = _parsed(line)
                if isinstance(answer, dict) and answer.get("type") != "play":
                    self._send(ahead.answer(answer))
                    continue
                text = answer.get("action", "") if isinstance(answer, dict) else line
                return _chosen(view, str(text))
        except (OSError, ValueError) as error:
            raise ProgramFailed("crashed") from error

    def _start(self, view: View) -> None:
        """Starts the program, greets it and waits until it is ready."""
        self._lines = Queue()
        self._process = subprocess.Popen(
            shlex.split(self.command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )
        reading = (self._process, self._lines)
        threading.Thread(target=_read_lines, args=reading, daemon=True).start()
        self._send(protocol.hello(ludotheque.__version__))
        line = self._line(time.monotonic() + self._seconds)
        ready = _parsed(line)
        if not isinstance(ready, dict) or ready.get("type") != "ready":
            raise ProgramFailed("nonsense", line)
        if ready.get("protocol", protocol.VERSION) != protocol.VERSION:
            raise ProgramFailed("version", str(ready["protocol"]))
        self.name = str(ready.get("name", ""))
        self._send(protocol.game_message(view, self._seed))

    def _send(self, message: protocol.Message) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(message, separators=(",", ":")) + "\n")
        self._process.stdin.flush()

    def _line(self, until: float) -> str:
        """The next line of the program."""
        try:
            line = self._lines.get(timeout=max(0.0, until - time.monotonic()))
        except Empty as error:
            raise ProgramFailed("stalled") from error
        if line is None:
            raise ProgramFailed("crashed")
        return line

    def close(self) -> None:
        """Ends the program."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            if self._process.stdin is not None:
                # What it did not read any more can no longer be sent.
                with suppress(BrokenPipeError):
                    self._process.stdin.close()
            self._process = None


def _parsed(line: str) -> Any:
    """The JSON object of a line, or the line itself: an action may stand there by itself."""
    if line.startswith("{"):
        with suppress(ValueError):
            return json.loads(line)
    return line


def _chosen(view: View, text: str) -> Action:
    wanted = " ".join(text.lower().split())
    for action in view.actions():
        if action.text == wanted:
            return action
    raise ProgramFailed("nonsense", text)


def _read_lines(process: subprocess.Popen[str], lines: Queue[str | None]) -> None:
    """Queues each line of the program, and ``None`` when it has ended."""
    assert process.stdout is not None
    with process.stdout:
        try:
            for line in process.stdout:
                lines.put(line.strip())
        except ValueError:
            pass  # Not UTF-8: no answer.
    lines.put(None)
