"""How a game ended."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple


class Rival(NamedTuple):
    """An opponent that has no seat: its points by source, and its place."""

    points: Mapping[str, int]
    place: int


class Outcome(NamedTuple):
    """The result of a finished game.

    ``ranking`` holds groups of seats, best first; seats of one group share their place. A group
    without seats stands for an opponent that has none and did better than those behind it.
    ``points`` gives, for each seat, its points by source; ``scores`` their sums.
    ``tie_break`` names the rule that separated or joined tied seats, if one was needed.
    ``reason`` says why the game ended. ``rival`` is the opponent without a seat, if there was one.
    ``forfeits`` are seats whose program failed, which come last whatever their points.
    """

    ranking: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    points: tuple[Mapping[str, int], ...]
    tie_break: str | None
    reason: str
    rival: Rival | None = None
    forfeits: tuple[int, ...] = ()

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in first place."""
        return self.ranking[0]

    def place(self, seat: int) -> int:
        """The place of a seat, 1 for a winner; two winners are followed by place 3.

        >>> Outcome(((), (0,)), (4,), ({},), None, "beaten by the game").place(0)
        2
        """
        better = 0
        for group in self.ranking:
            if seat in group:
                return better + 1
            better += max(1, len(group))
        raise ValueError(f"seat {seat} did not play")

    def with_forfeits(self, seats: Sequence[int]) -> Outcome:
        """The same with some seats in the last place.

        >>> Outcome(((1,), (0,)), (3, 9), (), None, "").with_forfeits([1]).ranking
        ((0,), (1,))
        """
        groups = [tuple([seat for seat in group if seat not in seats]) for group in self.ranking]
        kept = [new for new, old in zip(groups, self.ranking, strict=True) if new or not old]
        ranking = (*kept, tuple(sorted(seats)))
        return self._replace(ranking=ranking, forfeits=tuple(sorted(seats)))

    def results(self) -> list[float]:
        """What the game was worth to each seat: 1 for the first, -1 for the last, evenly between.

        Seats that share a place share its worth, so all results add up to 0. A seat that plays
        alone wins or loses.

        >>> Outcome(((2,), (0, 1)), (3, 3, 9), (), None, "").results()
        [-0.5, -0.5, 1.0]
        """
        players = len(self.scores)
        if players == 1:
            return [1.0 if self.winners else -1.0]
        worth = [0.0] * players
        better = 0
        for group in self.ranking:
            mean = better + (len(group) - 1) / 2
            for seat in group:
                worth[seat] = 1.0 - 2.0 * mean / (players - 1)
            better += len(group)
        return worth

    def to_json(self) -> dict[str, object]:
        """The outcome as plain lists, dicts, numbers and strings, as records keep it.

        What a rival has got follows from the position.
        """
        return {
            "ranking": [list(group) for group in self.ranking],
            "scores": list(self.scores),
            "points": [dict(points) for points in self.points],
            "tie_break": self.tie_break,
            "reason": self.reason,
        }


def ranked(keys: list[tuple[int, ...]]) -> tuple[tuple[int, ...], ...]:
    """Seats grouped by equal keys, the largest key first.

    >>> ranked([(40,), (52,), (40,)])
    ((1,), (0, 2))
    """
    groups: dict[tuple[int, ...], list[int]] = {}
    for seat, key in enumerate(keys):
        groups.setdefault(key, []).append(seat)
    return tuple(tuple(groups[key]) for key in sorted(groups, reverse=True))
