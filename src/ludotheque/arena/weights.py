"""Writes fitted weights as a readable TOML file that names the command that made it."""

from __future__ import annotations

from collections.abc import Mapping

from ludotheque.bots.evaluation import Evaluation


def weights_toml(fits: Mapping[str, Evaluation], made: Mapping[str, int | str]) -> str:
    """The text of a file of weights; ``made`` has the command, the seed and the version."""
    lines = ["# Fitted, not written by hand: what each feature is worth, in points at the end.", ""]
    lines += ["[made]", *(f"{name} = {_value(value)}" for name, value in made.items())]
    for name, fit in fits.items():
        lines += ["", f"[{name}]", "# What turns points into chances to win, stage by stage."]
        lines += [f"scales = {_numbers(fit.scales)}", "", f"[{name}.weights]"]
        for place, feature in enumerate(fit.features.names):
            column = [stage[place] for stage in fit.weights]
            if any(round(weight, 3) for weight in column):
                lines.append(f'"{feature}" = {_numbers(column)}')
    return "\n".join(lines) + "\n"


def _value(value: int | str) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)


def _numbers(numbers: list[float]) -> str:
    return "[" + ", ".join(f"{number + 0.0:.3f}" for number in numbers) + "]"
