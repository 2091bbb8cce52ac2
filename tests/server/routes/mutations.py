"""Random damage to JSON values, for fuzzing: a field is lost, doubled, or becomes something odd."""

from __future__ import annotations

import copy
from random import Random
from typing import Any

ODD: list[Any] = [
    *(None, True, False, 0, -1, 1, 7, 8, 1_000_000, 2**31, 2**63, 2**64, -(2**63) - 1, 10**40),
    *(0.5, -0.0, 1e308, "", " ", "x", "0", "-1", "\x00", "é" * 70, "x" * 5000, "'; --"),
    *([], {}, [[]], [None], [{}], {"a": {}}, {"": []}, [0] * 30, ["x"] * 30),
]


def mutated(value: Any, rng: Random, changes: int = 1) -> Any:
    """A copy of a value with some random changes."""
    changed = [copy.deepcopy(value)]
    for _ in range(changes):
        place, key = rng.choice(_places(changed))
        _change(place, key, rng)
    return changed[0] if changed else None


def _places(value: Any) -> list[tuple[Any, Any]]:
    """Every place in a value: the list or object that contains it, and its index or name."""
    inside = value.items() if isinstance(value, dict) else enumerate(value)
    found: list[tuple[Any, Any]] = []
    for key, one in inside:
        found.append((value, key))
        if isinstance(one, dict | list):
            found += _places(one)
    return found or [(value, None)]


def _change(place: Any, key: Any, rng: Random) -> None:
    if key is None:
        return
    old = place[key]
    kind = rng.randrange(6)
    if kind == 0:
        del place[key]
    elif kind == 1 and isinstance(old, int):
        place[key] = old + rng.choice((-1, 1, 10, -10))
    elif kind == 2 and isinstance(old, str) and old:
        at = rng.randrange(len(old))
        place[key] = old[:at] + rng.choice(("", "x", "0", "\x00", " ")) + old[at + 1 :]
    elif kind == 3 and isinstance(place, list):
        place.insert(key, copy.deepcopy(rng.choice(place)))
    elif kind == 3 and isinstance(place, dict):
        place[rng.choice(("x", str(key) + "s", ""))] = old
    elif kind == 4 and isinstance(old, list | dict) and old:
        keys = list(old) if isinstance(old, dict) else list(range(len(old)))
        one, other = rng.choice(keys), rng.choice(keys)
        old[one], old[other] = old[other], old[one]
    else:
        place[key] = copy.deepcopy(rng.choice(ODD))
