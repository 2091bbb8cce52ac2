"""Writes fitted weights as a readable TOML file that names the command that made it."""

from __future__ import annotations

from collections.abc import Mapping

from ludotheque.bots.evaluation import Evaluation
from ludotheque.bots.network import Network, table_of


def weights_toml(fits: Mapping[str, Evaluation], made: Mapping[str, int | str]) -> str:
    """The text of a file of weights; ``made`` has the command, the seed and the version."""
    lines = ["# Fitted, not written by hand: what each feature is worth, in points at the end.", ""]
    lines += ["[made]", *(f"{name} = {_value(value)}" for name, value in made.items())]
    for name, fit in fits.items():
        lines += ["", f"[{name}]", "# What turns points into chances to win, stage by stage."]
        lines.append(f"scales = {_numbers(fit.scales)}")
        if isinstance(fit, Network):
            lines += _layers(name, fit)
        lines += ["", f"[{name}.weights]"]
        for place, feature in enumerate(fit.features.names):
            column = [stage[place] for stage in fit.weights]
            if any(round(weight, 3) for weight in column):
                lines.append(f'"{feature}" = {_numbers(column)}')
    return "\n".join(lines) + "\n"


def _layers(name: str, network: Network) -> list[str]:
    """The hidden units; two bytes a weight, in hexadecimal digits."""
    table = table_of(network)
    lines = [f"hidden = {table['hidden']}", f'out = "{table["out"]}"']
    lines += ["biases = [", *(f'  "{row}",' for row in table["biases"]), "]"]
    lines += ["", f"[{name}.rows]"]
    return lines + [f'"{feature}" = "{row}"' for feature, row in table["rows"].items()]


def _value(value: int | str) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)


def _numbers(numbers: list[float]) -> str:
    return "[" + ", ".join(f"{number + 0.0:.3f}" for number in numbers) + "]"
