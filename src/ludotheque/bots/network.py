"""A small network that corrects the linear evaluation, in whole numbers.

Each side's strength is the linear evaluation plus what hidden units add. A hidden unit sees the
side's own features, the mean of its opponents' and the stage, so that it knows which things go
together and what opponents make of them.

Whole numbers are exact, so that the same network judges alike on every machine, compiled and plain.
Compiled code adds rows of them in C (`core/numbers.py`).
"""

from __future__ import annotations

from struct import Struct
from typing import Any, Final

from ludotheque.bots.evaluation import Evaluation, final_chances, from_data, softmax
from ludotheque.core.features import Features, Holding
from ludotheque.core.numbers import PARTS, add_rows, add_units, doubles, packed
from ludotheque.core.state import State

UNIT: Final = 1 << 10
"""A weight of 1 as a whole number."""
LIMIT = (1 << 15) - 1
"""The largest weight."""
_WHOLE: Final = float(PARTS * UNIT * UNIT)
"""A strength of 1 as the network adds it up."""
_COMPILED: Final = not __file__.endswith(".py")


class Layers:
    """What a network has learnt: whole numbers, in units of ``UNIT``.

    ``own`` and ``others`` have a row of hidden units for each feature, ``biases`` one for each
    stage; ``out`` says what each hidden unit adds to the strength.
    """

    __slots__ = ("biases", "others", "out", "own")

    def __init__(
        self,
        own: list[list[int]],
        others: list[list[int]],
        biases: list[list[int]],
        out: list[int],
    ) -> None:
        self.own = own
        self.others = others
        self.biases = biases
        self.out = out


class Network(Evaluation):
    """A linear evaluation and the network that corrects it."""

    __slots__ = ("_biases", "_out", "_rows", "_sums", "_width", "layers")

    def __init__(
        self,
        features: Features[Any],
        weights: list[list[float]],
        scales: list[float],
        layers: Layers,
    ) -> None:
        super().__init__(features, weights, scales)
        self.layers = layers
        rows = [own + others for own, others in zip(layers.own, layers.others, strict=True)]
        biases = [[PARTS * bias for bias in row] for row in layers.biases]
        self._width = 2 * len(layers.out)
        # What add_rows and add_units take, which differs between C and Python.
        self._rows: Any = doubles(rows) if _COMPILED else packed(rows)
        self._biases: Any = doubles(biases) if _COMPILED else biases
        self._out: Any = doubles([layers.out]) if _COMPILED else [layers.out]
        self._sums: dict[int, Any] = {}
        """For each number of sides, where their sums are written."""

    def with_weights(self, weights: list[list[float]]) -> Evaluation:
        """The same with another linear part."""
        return Network(self.features, weights, self.scales, self.layers)

    def simpler(self, share: float) -> Evaluation:
        """The same, but only a share of what it knows beside present points counts."""
        layers = self.layers
        out = [round(weight * share) for weight in layers.out]
        less = Layers(layers.own, layers.others, layers.biases, out)
        linear = super().simpler(share)
        return Network(self.features, linear.weights, self.scales, less)

    def chances(self, state: State) -> list[float]:
        """Each seat's chance to win; certain at the end, where victories may be shared."""
        if state.over:
            outcome = state.outcome
            assert outcome is not None
            return final_chances(outcome, state.players)
        stage = self.features.stage(state)
        return softmax(self.strengths(state, stage), self.scales[stage])[: state.players]

    def strengths(self, state: State, stage: int) -> list[float]:
        """How many points each side will have at the end, more or less than the others."""
        holdings = self.features.holdings(state)
        sides = len(holdings)
        sums = self._sums.get(sides)
        if sums is None:
            empty = [[0] * self._width for _ in range(sides)]
            sums = self._sums[sides] = doubles(empty) if _COMPILED else empty
        width, weights = self._width, self.weights[stage]
        for side in range(sides):
            holding = holdings[side]
            add_rows(sums, side, holding.plain, holding.pieces, self._rows, width)
        found = []
        for side in range(sides):
            added = add_units(sums, side, sides, self._biases, stage, self._out)
            found.append(_linear(holdings[side], weights) + added / _WHOLE)
        return found


def _linear(holding: Holding, weights: list[float]) -> float:
    total = 0.0
    for place, number in enumerate(holding.plain):
        total += weights[place] * number
    for place in holding.pieces:
        total += weights[place]
    return total


def read_network(features: Features[Any], fit: dict[str, Any]) -> Network:
    """The network that a table of the file describes; features that it lacks add nothing."""
    linear = from_data(features, fit)
    hidden: int = fit["hidden"]
    rows: dict[str, str] = fit["rows"]
    nothing = digits([0] * (2 * hidden))
    known = [numbers(rows.get(name, nothing)) for name in features.names]
    layers = Layers(
        [row[:hidden] for row in known],
        [row[hidden:] for row in known],
        [numbers(text) for text in fit["biases"]],
        numbers(fit["out"]),
    )
    return Network(features, linear.weights, linear.scales, layers)


def read_evaluation(features: Features[Any], fit: dict[str, Any]) -> Evaluation:
    """The evaluation that a table describes, with or without a network."""
    return read_network(features, fit) if "hidden" in fit else from_data(features, fit)


def table_of(network: Network) -> dict[str, Any]:
    """What the file holds of a network beside its weights."""
    layers, names = network.layers, network.features.names
    rows = [own + others for own, others in zip(layers.own, layers.others, strict=True)]
    return {
        "hidden": len(layers.out),
        "out": digits(layers.out),
        "biases": [digits(row) for row in layers.biases],
        "rows": {n: digits(row) for n, row in zip(names, rows, strict=True) if any(row)},
    }


def numbers(text: str) -> list[int]:
    """The numbers of a row as the file has them: 16 bits each, in hexadecimal digits.

    >>> numbers(digits([3, -1, 32767]))
    [3, -1, 32767]
    """
    data = bytes.fromhex(text)
    return list(Struct(f"<{len(data) // 2}h").unpack(data))


def digits(row: list[int]) -> str:
    """A row as the file has it."""
    return Struct(f"<{len(row)}h").pack(*row).hex()
