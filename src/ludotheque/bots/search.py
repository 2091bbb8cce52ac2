"""Information-set Monte Carlo tree search (ISMCTS), which uses only what the seat knows.

The bot does not know the position, only its view. Each iteration samples a *world*, a full position
that agrees with the view, and goes down one tree that all worlds share.
A node of the tree is a decision, reached by a sequence of actions; its edges are the actions that
were legal there in some world. One iteration does four things.

1. *Select*: from the root, follow the edge with the highest sum of its value for the seat that
   decides (every seat plays for itself) and an exploration bonus. The bonus is larger for actions
   with a high prior and few visits (PUCT).
2. *Expand*: where the path leaves the tree, add the next decision. The priors of its actions come
   from a policy, or from the evaluation one step ahead.
3. *Evaluate* the position after the seat has finished its turn greedily. There are no playouts to
   the end of the game: the evaluation is more accurate.
4. *Back up*: add the result to every edge of the path.

The action with the most visits is played. All randomness comes from the seed, so the same seed and
the same number of iterations give the same move.
"""

from __future__ import annotations

import time
from math import exp, sqrt
from random import Random
from typing import NamedTuple

from ludotheque.bots.advice import Advice, advice
from ludotheque.bots.evaluation import Evaluator
from ludotheque.bots.lookahead import finish_turn, play_until_quiet
from ludotheque.core.action import Action
from ludotheque.core.state import State
from ludotheque.core.view import View


class SearchSettings(NamedTuple):
    """How a search divides its iterations."""

    exploration: float = 0.1
    """The weight of the exploration bonus against the value."""
    temperature: float = 0.04
    """Softmax temperature of the priors, in chance to win."""
    finish: bool = True
    """Whether the seat finishes its turn before the position is evaluated."""


USUAL = SearchSettings()
"""As the levels of version 0.1 search."""


class Edge:
    """An action in the tree: its prior, its visits, their total value, and the next decision.

    ``guess`` is the chance to win by which it starts, ``weight`` how much it is to be explored.
    """

    __slots__ = ("action", "guess", "node", "total", "visits", "weight")

    def __init__(self, action: Action, guess: float, weight: float) -> None:
        self.action: Action = action
        self.guess: float = guess
        self.weight: float = weight
        self.visits: int = 0
        self.total: float = 0.0
        self.node: Node | None = None

    @property
    def value(self) -> float:
        """The chance to win of the seat that decides; the guess counts as one visit."""
        return (self.total + self.guess) / (self.visits + 1)


class Node:
    """A decision in the tree, with an edge for each action that some world has allowed."""

    __slots__ = ("edges",)

    def __init__(self) -> None:
        self.edges: dict[int, Edge] = {}


class SearchBot:
    """Searches for a number of iterations or of seconds, whichever ends first.

    Where the game may come to a standstill it judges by another evaluation, if it has one.
    """

    def __init__(
        self,
        seed: int,
        evaluation: Evaluator,
        iterations: int,
        seconds: float | None = None,
        in_need: Evaluator | None = None,
        settings: SearchSettings = USUAL,
    ) -> None:
        self._rng = Random(seed)
        self._usual = evaluation
        self._in_need = in_need or evaluation
        self._evaluation = evaluation
        self._iterations = iterations
        self._seconds = seconds
        self._settings = settings
        self.iterations_done: int = 0
        """Iterations so far, for all decisions."""
        self.edges: list[Edge] = []
        """The actions of the last decision after its search, the best one first."""

    def choose(self, view: View) -> Action:
        actions = view.actions()
        self.edges = []
        return actions[0] if len(actions) == 1 else self._search(view)[0].action

    def rated_actions(self, view: View) -> list[tuple[Action, float]]:
        """All actions with the chance to win after each, in the order of preference."""
        if len(view.actions()) == 1:
            return [self._rate_only_action(view)]
        return [(edge.action, edge.value) for edge in self._search(view)]

    def _rate_only_action(self, view: View) -> tuple[Action, float]:
        """The chance after an action without alternative, in one sampled position."""
        assert view.seat is not None
        action = view.actions()[0]
        world = view.sample(self._rng)
        world.listening = False
        after = play_until_quiet(self._evaluation, world, action)
        return action, self._evaluation.chances(after)[view.seat]

    def explain(self, view: View) -> list[Advice]:
        """The best few actions, with reasons."""
        rated = self.rated_actions(view)
        return advice(self._evaluation, view, view.sample(self._rng), rated)

    def _search(self, view: View) -> list[Edge]:
        """All actions of the view after the search, the best one first."""
        stalls = self._usual.stalls(view.position)
        self._evaluation = self._in_need if stalls else self._usual
        root = Node()
        until = None if self._seconds is None else time.monotonic() + self._seconds
        for done in range(self._iterations):
            self._explore(root, view.sample(self._rng))
            self.iterations_done += 1
            if _decided(root, self._iterations - done - 1):
                break
            if until is not None and time.monotonic() > until:
                break
        self.edges = sorted(root.edges.values(), key=lambda edge: (-edge.visits, -edge.value))
        return self.edges

    def _explore(self, root: Node, world: State) -> None:
        """One iteration in one world."""
        world.listening = False
        node = root
        path: list[tuple[Edge, int]] = []
        while not world.over:
            actions = world.options()
            if len(actions) == 1:
                world.advance(actions[0])
                continue
            seat = world.actor
            assert seat is not None
            edge = self._select(self._open(node, world, actions, seat))
            path.append((edge, seat))
            if edge.node is None:
                world = play_until_quiet(self._evaluation, world, edge.action)
                if self._settings.finish:
                    finish_turn(self._evaluation, world, seat)
                edge.node = Node()
                break
            world.advance(edge.action)
            node = edge.node
        chances = self._evaluation.chances(world)
        for edge, seat in path:
            edge.visits += 1
            edge.total += chances[seat]

    def _open(self, node: Node, world: State, actions: list[Action], seat: int) -> list[Edge]:
        """The edges of the actions that are legal in this world; new edges get a prior."""
        known = node.edges
        new = [action for action in actions if action.index not in known]
        if new:
            for edge in self._with_priors(world, new, seat):
                known[edge.action.index] = edge
        return [known[action.index] for action in actions]

    def _with_priors(self, world: State, actions: list[Action], seat: int) -> list[Edge]:
        """Edges with the priors of a policy, or of the evaluation after each action."""
        judge = self._evaluation
        shares = judge.policy(world, actions)
        if shares is not None:
            guess = judge.chances(world)[seat]
            pairs = zip(actions, shares, strict=True)
            return [Edge(action, guess, share) for action, share in pairs]
        chances = judge.chances_of([play_until_quiet(judge, world, each) for each in actions])
        heat = self._settings.temperature
        return [
            Edge(action, each[seat], exp((each[seat] - 1) / heat))
            for action, each in zip(actions, chances, strict=True)
        ]

    def _select(self, edges: list[Edge]) -> Edge:
        """The edge with the highest sum of value and exploration bonus."""
        visits, weight = 0, 0.0
        for edge in edges:
            visits += edge.visits
            weight += edge.weight
        bonus = self._settings.exploration * sqrt(visits + 1) / weight
        best, most = edges[0], -1.0
        for edge in edges:
            worth = edge.value + bonus * edge.weight / (1 + edge.visits)
            if worth > most:
                best, most = edge, worth
        return best


def _decided(root: Node, left: int) -> bool:
    """Whether the remaining iterations cannot change which action has the most visits."""
    visits = sorted([edge.visits for edge in root.edges.values()], reverse=True)
    return len(visits) == 1 or visits[0] - visits[1] > left
