"""Bots in any language: a subprocess that speaks JSON lines over stdin and stdout.

The program is started once a game. For each decision it gets one line, a JSON object:

- `game`, `seat`: what is played, and where the bot sits;
- `decision`: the kind of the decision;
- `actions`: the notation of all legal actions;
- `view`: all that the seat knows, as `View.to_json` gives it.

It answers with a line that is one of the actions. A program that exits, takes too long or sends
anything else is killed, and a substitute plays that move; ``trouble`` says what happened. For the
next move the program is started again, a few times at most.
"""

from __future__ import annotations

import json
import shlex
import subprocess
import threading
from contextlib import suppress
from queue import Empty, Queue

from ludotheque.bots.registry import make
from ludotheque.core.action import Action
from ludotheque.core.message import Message, say
from ludotheque.core.view import View

PREFIX = "cmd:"
"""A seat with this prefix is played by the command after it."""
SUBSTITUTE = "greedy"
"""The bot that plays where a program fails."""
SECONDS = 10.0
"""How long a program may take for a move."""
_MAX_FAILURES = 3
"""Failures after which a program is not started again."""


class SubprocessBot:
    """A bot that asks a program."""

    def __init__(self, command: str, seed: int, seconds: float = SECONDS) -> None:
        self.command = command
        self.trouble: Message | None = None
        """What went wrong with the last answer, if anything did."""
        self._seconds = seconds
        self._substitute = make(SUBSTITUTE, seed)
        self._failures = 0
        self._process: subprocess.Popen[str] | None = None
        self._answers: Queue[str | None] = Queue()

    def choose(self, view: View) -> Action:
        """The answer of the program, or of the substitute."""
        self.trouble = None
        key, text = self._ask(view) if self._failures < _MAX_FAILURES else ("crashed", "")
        if key == "answer":
            for action in view.actions():
                if action.text == " ".join(text.lower().split()):
                    return action
            key = "nonsense"
        self.close()
        self._failures += 1
        action = self._substitute.choose(view)
        self.trouble = say(
            f"protocol-{key}",
            command=self.command,
            text=text[:60],
            seconds=round(self._seconds),
            seat=view.seat if view.seat is not None else -1,
            action=view.game.describe(view.position, action),
            bot=SUBSTITUTE,
        )
        return action

    def _ask(self, view: View) -> tuple[str, str]:
        """The result of asking the program (`answer`, `stalled` or `crashed`), and its line."""
        decision = view.decision
        assert decision is not None
        asked = {
            "game": view.game.name,
            "seat": view.seat,
            "decision": decision.kind,
            "actions": [action.text for action in view.actions()],
            "view": view.to_json(),
        }
        try:
            stdin = self._running().stdin
            assert stdin is not None
            stdin.write(json.dumps(asked) + "\n")
            stdin.flush()
            answer = self._answers.get(timeout=self._seconds)
        except Empty:
            return "stalled", ""
        except (OSError, ValueError):
            return "crashed", ""
        return ("crashed", "") if answer is None else ("answer", answer)

    def _running(self) -> subprocess.Popen[str]:
        """The program, started if it does not run."""
        if self._process is None:
            self._answers = Queue()
            self._process = subprocess.Popen(
                shlex.split(self.command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                encoding="utf-8",
            )
            reading = (self._process, self._answers)
            threading.Thread(target=_read_lines, args=reading, daemon=True).start()
        return self._process

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


def _read_lines(process: subprocess.Popen[str], answers: Queue[str | None]) -> None:
    """Queues each line of the program, and ``None`` when it has ended."""
    assert process.stdout is not None
    with process.stdout:
        try:
            for line in process.stdout:
                answers.put(line.strip())
        except ValueError:
            pass  # Not UTF-8: no answer.
    answers.put(None)
