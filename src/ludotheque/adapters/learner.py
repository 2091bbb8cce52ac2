"""One learner at a table with bots."""

from __future__ import annotations

from random import Random
from typing import Any

from ludotheque import bots
from ludotheque.adapters.common import Mask, Setup, Vector, render_text
from ludotheque.arena.match import answer, close, finish
from ludotheque.bots import Bot
from ludotheque.bots.registry import AnyBot
from ludotheque.core.errors import BadSetup, GameOver, IllegalAction
from ludotheque.core.numbers import Floats


class Learner:
    """A seat at a table whose other seats are played by bots."""

    def __init__(self, setup: Setup, opponents: AnyBot, seat: int | None) -> None:
        self.setup = setup
        others = setup.players - 1
        names = list(opponents) if isinstance(opponents, list | tuple) else [opponents]
        names = names * others if len(names) == 1 else names
        if len(names) != others:
            raise BadSetup(f"{len(names)} opponents are named; the learner has {others}.")
        if seat is not None and not 0 <= seat < setup.players:
            raise BadSetup(f"there is no seat {seat}; seats are 0 to {others}.")
        bots.check_names(names, game=setup.game, players=setup.players)
        self._names = names
        self._seat = seat
        self.start(0)

    def start(self, seed: int) -> None:
        """Starts a new game, up to the learner's first decision; the seed decides everything."""
        setup, rng = self.setup, Random(seed)
        self.seat: int = rng.randrange(setup.players) if self._seat is None else self._seat
        seats: list[Bot | None] = [bots.make(name, rng.getrandbits(48)) for name in self._names]
        seats.insert(self.seat, None)
        close(getattr(self, "_bots", ()))
        self._bots = seats
        self._state = setup.new(seed)
        self.reward: float = 0.0
        self.over: bool = False
        self.refused: str = ""
        self._play_bots()

    def act(self, action: int) -> None:
        """Plays an action, then the bots, up to the learner's next decision.

        An action that is not legal ends the game with -1; ``refused`` says what was wrong.
        """
        if self.over:
            raise GameOver("the game is over; reset begins the next game.")
        try:
            self._state.apply(self.setup.action(action), self.seat)
        except IllegalAction as error:
            self.reward, self.over, self.refused = -1.0, True, str(error)
        else:
            self._play_bots()

    def _play_bots(self) -> None:
        state = self._state
        while (seat := state.actor) is not None and (bot := self._bots[seat]) is not None:
            state.apply(answer(state, bot))
        if state.over:
            outcome = finish(state, self._bots)
            self.reward, self.over = outcome.results()[self.seat], True

    def vector(self) -> Vector:
        """What the learner knows."""
        return self.setup.vector(self._state, self.seat)

    def put_vector(self, out: Floats, row: int) -> None:
        """Writes it into a row of zeros."""
        encoder = self.setup.encoder
        encoder.put(self._state, self.seat, out, row * encoder.size)

    def mask(self) -> Mask:
        """What the learner may do; nothing once the game is over."""
        return self.setup.mask(self._state)

    def info(self) -> dict[str, Any]:
        """The `info` of a step: mask and seat."""
        info = {"action_mask": self.mask(), "seat": self.seat}
        return info | ({"refused": self.refused} if self.refused else {})

    def render_text(self) -> str:
        """What the learner knows, as text."""
        return render_text(self._state, self.seat)
