"""Sessions at the terminal: lines are typed, and what appears is read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pytest

from ludotheque.cli import main


class Terminal:
    """A keyboard and a screen for commands that run inside the test."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys
        self._typed: Iterator[str] = iter(())
        self.prompts: list[str] = []
        monkeypatch.setattr("builtins.input", self._input)

    def _input(self, prompt: str = "") -> str:
        self.prompts.append(prompt)
        try:
            return next(self._typed)
        except StopIteration:
            raise EOFError from None

    def run(self, *arguments: str, typed: Iterable[str] = ()) -> str:
        """What a command that goes well prints; lines of text are joined to one."""
        self._typed = iter(typed)
        assert main(arguments) == 0
        out, err = self._capsys.readouterr()
        assert not err
        return " ".join(out.split())

    def complaint(self, *arguments: str) -> str:
        """The one sentence with which a command refuses its arguments."""
        assert main(arguments) == 2
        out, err = self._capsys.readouterr()
        assert not out
        assert err.startswith("ludotheque: ")
        assert err.count("\n") == 1
        return err.removeprefix("ludotheque: ").removesuffix("\n")
