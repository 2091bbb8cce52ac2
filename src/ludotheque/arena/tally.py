"""Statistics of many games, as sums that can be merged in any order."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ludotheque.core.outcome import Outcome


class Tally:
    """Counts over finished games with the same number of players.

    Everything is a sum of whole numbers, so tallies of parts add up to the tally of the whole,
    exactly and in any order.
    """

    __slots__ = ("decisions", "forfeits", "games", "players", "points", "reasons", "shared", "wins")

    def __init__(self, players: int) -> None:
        self.players: int = players
        self.games: int = 0
        self.decisions: int = 0
        self.points: list[Counter[str]] = [Counter() for _ in range(players)]
        """For each rank, the points by source. Seats that tie take the ranks in seat order."""
        self.wins: list[Counter[int]] = [Counter() for _ in range(players)]
        """For each seat, its first places by the number of seats that shared them."""
        self.shared: int = 0
        """Games with more than one winner."""
        self.reasons: Counter[str] = Counter()
        self.forfeits: Counter[int] = Counter()
        """For each seat, the games that it lost because its program failed."""

    def add(self, outcome: Outcome, decisions: int) -> None:
        """Counts one more game."""
        self.games += 1
        self.decisions += decisions
        seats = [seat for group in outcome.ranking for seat in group]
        for points, seat in zip(self.points, seats, strict=True):
            points.update(outcome.points[seat])
        for seat in outcome.winners:
            self.wins[seat][len(outcome.winners)] += 1
        self.shared += len(outcome.winners) > 1
        self.reasons[outcome.reason] += 1
        self.forfeits.update(outcome.forfeits)

    def merge(self, other: Tally) -> None:
        """Counts the games of another tally too."""
        self.games += other.games
        self.decisions += other.decisions
        for mine, theirs in zip(self.points, other.points, strict=True):
            mine.update(theirs)
        for won, others in zip(self.wins, other.wins, strict=True):
            won.update(others)
        self.shared += other.shared
        self.reasons.update(other.reasons)
        self.forfeits.update(other.forfeits)

    # What the sums say.

    @property
    def decisions_per_game(self) -> float:
        return self.decisions / self.games

    @property
    def sources(self) -> list[str]:
        """The sources of points, the richest first."""
        total: Counter[str] = Counter()
        for points in self.points:
            total.update(points)
        return sorted(total, key=lambda source: (-total[source], source))

    def score(self, rank: int) -> float:
        """The mean score of a rank, from 0."""
        return sum(self.points[rank].values()) / self.games

    def score_from(self, source: str, rank: int | None = None) -> float:
        """The mean points that a source gave to a rank, or to any player."""
        if rank is not None:
            return self.points[rank][source] / self.games
        return sum(points[source] for points in self.points) / (self.games * self.players)

    @property
    def mean_score(self) -> float:
        """The mean score of any player."""
        return sum(self.score(rank) for rank in range(self.players)) / self.players

    def win_share(self, seat: int) -> float:
        """The share of victories of a seat; a victory shared by k counts 1/k."""
        return sum(games / sharers for sharers, games in sorted(self.wins[seat].items())) / (
            self.games
        )

    def to_json(self) -> dict[str, Any]:
        """Counts and means as plain values."""
        ranks = range(self.players)
        return {
            "games": self.games,
            "decisions": self.decisions,
            "decisions_per_game": self.decisions_per_game,
            "mean_score": self.mean_score,
            "score_by_rank": [self.score(rank) for rank in ranks],
            "score_by_source": {source: self.score_from(source) for source in self.sources},
            "score_by_rank_and_source": [
                {source: self.score_from(source, rank) for source in self.sources} for rank in ranks
            ],
            "wins_by_seat": [self.win_share(seat) for seat in range(self.players)],
            "forfeits_by_seat": [self.forfeits[seat] for seat in range(self.players)],
            "shared_victories": self.shared / self.games,
            "end_reasons": {
                reason: games / self.games for reason, games in sorted(self.reasons.items())
            },
        }
