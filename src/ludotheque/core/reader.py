"""Reading JSON that people wrote: each value knows its path, so that errors can name it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludotheque.core.errors import BadPosition


class Field:
    """A value of the JSON and its path, such as ``players[0].hand``."""

    def __init__(self, value: Any, path: str) -> None:
        self.value = value
        self.path = path

    def wrong(self, expected: str) -> BadPosition:
        """The complaint that something else was expected here."""
        shown = repr(self.value)
        return BadPosition(f"position, {self.path}: expected {expected}, found {shown[:60]}.")

    def get(self, key: str, default: Any) -> Field:
        """A field of an object, or its default."""
        if not isinstance(self.value, Mapping):
            raise self.wrong("an object")
        path = f"{self.path}.{key}" if self.path else key
        return Field(self.value.get(key, default), path)

    def known(self, keys: tuple[str, ...]) -> None:
        """Refuses fields that mean nothing, since they are spelling mistakes."""
        if not isinstance(self.value, Mapping):
            raise self.wrong("an object")
        for key in self.value:
            if key not in keys:
                raise BadPosition(
                    f"position, {self.path or 'top'}: there is no field '{key}'; "
                    f"the fields are: {', '.join(keys)}."
                )

    def items(self) -> list[Field]:
        """The elements of a list."""
        if not isinstance(self.value, list | tuple):
            raise self.wrong("a list")
        return [Field(value, f"{self.path}[{index}]") for index, value in enumerate(self.value)]

    def entries(self) -> list[tuple[str, Field]]:
        """The keys and values of an object."""
        if not isinstance(self.value, Mapping):
            raise self.wrong("an object")
        return [(key, Field(value, f"{self.path}.{key}")) for key, value in self.value.items()]

    def number(self, least: int = 0, most: int | None = None) -> int:
        """A whole number within bounds."""
        value = self.value
        fits = isinstance(value, int) and not isinstance(value, bool) and value >= least
        if not fits or (most is not None and value > most):
            upper = f" to {most}" if most is not None else " or more"
            raise self.wrong(f"a whole number, {least}{upper}")
        return int(value)

    def among(self, names: Mapping[str, Any] | tuple[str, ...]) -> str:
        """One of several names."""
        if not isinstance(self.value, str) or self.value not in names:
            raise self.wrong(f"one of {', '.join(names)}")
        return self.value


def require(holds: bool, where: str, sentence: str) -> None:
    """Raises ``BadPosition`` about a field, or about all of them, if something does not hold."""
    if not holds:
        place = f", {where}" if where else ""
        raise BadPosition(f"position{place}: {sentence}.")
