"""A small network that corrects the linear evaluation, in whole numbers.

Each side's strength is the linear evaluation plus what hidden units add. A hidden unit sees the
side's own features, the mean of its opponents' and the stage, so that it knows which things go
together and what opponents make of them.

All hidden units of a feature lie side by side in one large integer, 32 bits each, so that one
addition adds a whole row. That is exact, the same compiled and plain, and quick without a library.
"""

from __future__ import annotations

from struct import Struct
from typing import Any

from ludotheque.bots.evaluation import Evaluation, final_chances, from_data, softmax
from ludotheque.core.features import Features, Holding
from ludotheque.core.state import State

BITS = 32
"""The width of a hidden unit in a row."""
UNIT = 1 << 10
"""A weight of 1 as a whole number."""
LIMIT = (1 << 15) - 1
"""The largest weight."""
LOWEST, STEPS = -32, 128
"""A plain number counts in steps: so many below 0, and so many in all. Others are cut off."""
_HALF_UP = 0.5 - LOWEST


class Layers:
    """What a network has learnt: whole numbers, in units of ``UNIT``.

    ``own`` and ``others`` have a row of hidden units for each feature, ``biases`` one for each
    stage; ``out`` says what each hidden unit adds to the strength. ``steps`` says in how many
    steps a unit of each number is divided.
    """

    __slots__ = ("biases", "others", "out", "own", "steps")

    def __init__(
        self,
        steps: list[int],
        own: list[list[int]],
        others: list[list[int]],
        biases: list[list[int]],
        out: list[int],
    ) -> None:
        self.steps: list[int] = steps
        self.own: list[list[int]] = own
        self.others: list[list[int]] = others
        self.biases: list[list[int]] = biases
        self.out: list[int] = out


class Packed:
    """The rows of a network as large integers, for a number of sides."""

    __slots__ = ("_layers", "_opponents", "biases", "products", "rows")

    def __init__(self, layers: Layers, sides: int) -> None:
        self._layers = layers
        self._opponents = max(1, sides - 1)
        count = len(layers.own)
        self.rows: list[int] = [self._row(place, 1.0) for place in range(count)]
        self.products: list[list[int | None]] = [[None] * STEPS for _ in range(count)]
        """The row of each number, times each of its steps; made when it is needed."""
        self.biases: list[int] = [pack(row) for row in layers.biases]

    def _row(self, place: int, times: float) -> int:
        layers = self._layers
        own = [round(weight * times) for weight in layers.own[place]]
        share = times / self._opponents
        return pack(own + [round(weight * share) for weight in layers.others[place]])

    def product(self, place: int, step: int) -> int:
        """The row of a plain number, so many steps large."""
        found = self._row(place, (step + LOWEST) / self._layers.steps[place])
        self.products[place][step] = found
        return found


def pack(row: list[int]) -> int:
    """Numbers side by side in one.

    >>> pack([3, -1, 2]) == 3 - (1 << 32) + (2 << 64)
    True
    """
    total = 0
    for weight in reversed(row):
        total = (total << BITS) + weight
    return total


class Network(Evaluation):
    """A linear evaluation and the network that corrects it."""

    __slots__ = ("_half", "_low", "_offset", "_packed", "_signs", "_unpack", "layers")

    def __init__(
        self,
        features: Features[Any],
        weights: list[list[float]],
        scales: list[float],
        layers: Layers,
    ) -> None:
        super().__init__(features, weights, scales)
        self.layers: Layers = layers
        hidden = len(layers.out)
        self._half = BITS * hidden
        self._offset = pack([1 << (BITS - 2)] * (2 * hidden))
        self._low = (1 << self._half) - 1
        self._signs = pack([1 << (BITS - 1)] * hidden)
        self._unpack = Struct(f"<{hidden}i")
        self._packed: dict[int, Packed] = {}

    def with_weights(self, weights: list[list[float]]) -> Evaluation:
        """The same with another linear part."""
        return Network(self.features, weights, self.scales, self.layers)

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
        packed = self._packed.get(sides)
        if packed is None:
            packed = self._packed[sides] = Packed(self.layers, sides)
        sums = [self._sum(holding, packed) for holding in holdings]
        everyone = 0
        for each in sums:
            everyone += each
        bias = packed.biases[stage]
        weights = self.weights[stage]
        return [
            _linear(holding, weights) + self._correction(each + bias, everyone - each)
            for holding, each in zip(holdings, sums, strict=True)
        ]

    def _sum(self, holding: Holding, packed: Packed) -> int:
        """What a side adds to the hidden units, its own and after them those of its opponents."""
        total = 0
        rows, products, steps = packed.rows, packed.products, self.layers.steps
        for place, number in enumerate(holding.plain):
            if number:
                step = int(number * steps[place] + _HALF_UP)
                if step < 0:
                    step = 0
                elif step >= STEPS:
                    step = STEPS - 1
                known = products[place][step]
                total += packed.product(place, step) if known is None else known
        for place in holding.pieces:
            total += rows[place]
        return total

    def _correction(self, own: int, others: int) -> float:
        """What the hidden units add to the strength of a side."""
        hidden = ((own + self._offset) & self._low) + ((others + self._offset) >> self._half)
        # Each lane is too large by its highest bit, which the other reading takes for the sign.
        lanes: tuple[int, ...] = self._unpack.unpack(
            (hidden ^ self._signs).to_bytes(self._half >> 3, "little")
        )
        out = self.layers.out
        total = 0
        for unit, lane in enumerate(lanes):
            if lane > 0:
                total += lane * out[unit]
        return total / (UNIT * UNIT)


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
    steps: dict[str, int] = fit["steps"]
    rows: dict[str, str] = fit["rows"]
    nothing = digits([0] * (2 * hidden))
    known = [numbers(rows.get(name, nothing)) for name in features.names]
    layers = Layers(
        [steps.get(name, 1) for name in features.names],
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
        "steps": {n: step for n, step in zip(names, layers.steps, strict=True) if step != 1},
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
