"""Information-set tree search: looking ahead without looking at hidden cards.

The bot does not know the position, only its view of it. So it imagines: each iteration draws a
*world*, a full position that agrees with the view, and walks down one tree that all worlds share.
A node of the tree is a decision, reached by a sequence of actions; its edges are the actions that
were legal there in some world. One iteration does four things.

1. *Select*: from the root, follow the edge with the best sum of two terms: how well it has done
   for the seat that decides (every seat plays for itself), and how much is still to be learnt
   about it. Actions that look good at first sight are tried first and more often.
2. *Expand*: where the walk leaves the tree, add the next decision, and guess the worth of each
   of its actions by the evaluation, one step ahead.
3. *Evaluate* the position reached, once the seat has finished its turn with whatever looks best:
   no playing out to the end of the game, the evaluation knows better.
4. *Back up*: tell every edge of the walk what came of it.

The action that was tried most is played. All chance comes from the seed, so the same seed and the
same number of iterations give the same move.
"""

from __future__ import annotations

import time
from math import exp, sqrt
from random import Random

from ludotheque.bots.advice import Advice, advice
from ludotheque.bots.evaluation import Evaluation
from ludotheque.bots.lookahead import finish_turn, settled
from ludotheque.core.action import Action
from ludotheque.core.state import State
from ludotheque.core.view import View

CURIOSITY = 0.1
"""How much is given for what is still to be learnt, against what is known."""
CONTRAST = 0.04
"""Actions whose first guesses differ by this chance to win are tried in the ratio of 1 to e."""


class Edge:
    """An action in the tree: how often it was tried, what came of it, and what follows."""

    __slots__ = ("action", "guess", "node", "total", "visits")

    def __init__(self, action: Action, guess: float) -> None:
        self.action = action
        self.guess = guess
        self.visits = 0
        self.total = 0.0
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
    """Looks ahead for so many iterations, or for so many seconds, whichever ends first."""

    def __init__(
        self, seed: int, evaluation: Evaluation, iterations: int, seconds: float | None = None
    ) -> None:
        self._rng = Random(seed)
        self._evaluation = evaluation
        self._iterations = iterations
        self._seconds = seconds
        self.walks = 0
        """Iterations made so far, for all decisions."""

    def choose(self, view: View) -> Action:
        actions = view.actions()
        return actions[0] if len(actions) == 1 else self._search(view)[0].action

    def opinions(self, view: View) -> list[tuple[Action, float]]:
        """All actions with the chance to win after each, in the order of preference."""
        return [(edge.action, edge.value) for edge in self._search(view)]

    def explain(self, view: View) -> list[Advice]:
        """The best few actions, with reasons."""
        return advice(self._evaluation, view, view.sample(self._rng), self.opinions(view))

    def _search(self, view: View) -> list[Edge]:
        """All actions of the view after the search, the best one first."""
        root = Node()
        until = None if self._seconds is None else time.monotonic() + self._seconds
        for done in range(self._iterations):
            self._explore(root, view.sample(self._rng))
            self.walks += 1
            if _decided(root, self._iterations - done - 1):
                break
            if until is not None and time.monotonic() > until:
                break
        return sorted(root.edges.values(), key=lambda edge: (-edge.visits, -edge.value))

    def _explore(self, root: Node, world: State) -> None:
        """One iteration in one world."""
        world.listening = False
        node = root
        walk: list[tuple[Edge, int]] = []
        while not world.over:
            actions = world.options()
            if len(actions) == 1:
                world.advance(actions[0])
                continue
            seat = world.actor
            assert seat is not None
            edge = _select(self._open(node, world, actions, seat))
            walk.append((edge, seat))
            if edge.node is None:
                world = settled(self._evaluation, world, edge.action)
                finish_turn(self._evaluation, world, seat)
                edge.node = Node()
                break
            world.advance(edge.action)
            node = edge.node
        chances = self._evaluation.chances(world)
        for edge, seat in walk:
            edge.visits += 1
            edge.total += chances[seat]

    def _open(self, node: Node, world: State, actions: list[Action], seat: int) -> list[Edge]:
        """The edges of the actions that are legal in this world; new ones get their first guess."""
        edges = []
        for action in actions:
            edge = node.edges.get(action.index)
            if edge is None:
                after = settled(self._evaluation, world, action)
                edge = Edge(action, self._evaluation.chances(after)[seat])
                node.edges[action.index] = edge
            edges.append(edge)
        return edges


def _select(edges: list[Edge]) -> Edge:
    """The edge with the best sum of what it has brought and what it may still teach."""
    best_guess = max([edge.guess for edge in edges])
    weights = [exp((edge.guess - best_guess) / CONTRAST) for edge in edges]
    visits = sum([edge.visits for edge in edges])
    reward = CURIOSITY * sqrt(visits + 1) / sum(weights)
    best, most = edges[0], -1.0
    for edge, weight in zip(edges, weights, strict=True):
        worth = edge.value + reward * weight / (1 + edge.visits)
        if worth > most:
            best, most = edge, worth
    return best


def _decided(root: Node, left: int) -> bool:
    """Whether the remaining iterations cannot change which action was tried most."""
    visits = sorted([edge.visits for edge in root.edges.values()], reverse=True)
    return len(visits) == 1 or visits[0] - visits[1] > left
