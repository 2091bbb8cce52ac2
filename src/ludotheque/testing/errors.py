"""Errors that a check expects."""

from __future__ import annotations

from collections.abc import Callable


def error_of(expected: type[Exception], call: Callable[..., object], *arguments: object) -> str:
    """The sentence of the error that a call must raise."""
    try:
        call(*arguments)
    except expected as error:
        return str(error)
    raise AssertionError(f"{expected.__name__} was not raised for {arguments}")
