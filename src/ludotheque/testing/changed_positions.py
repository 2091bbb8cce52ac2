"""Hand-written positions: one with a mistake is refused with a sentence, or can be played.

Positions of random games are written as JSON and one thing of each is changed, as somebody might
who writes positions by hand: a number, a name, a card that lies elsewhere, an entry too few or too
many, a field of another position. Whatever is not refused must be sound and lead to an end.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from ludotheque.core.errors import BadPosition
from ludotheque.core.state import State
from ludotheque.testing.invariants import check_position
from ludotheque.testing.random_games import AnyGame, some_positions

Path = tuple[str | int, ...]
Change = tuple[str, dict[str, Any]]
"""What was changed, in words, and the changed position."""

_HEAD = ("game", "ruleset", "cards", "chance")
"""Fields that say how the others are read, or that may have any value."""
_POSITIONS = 6
"""So many positions of each game are changed."""
_CHANGES = 40
"""So many changes are made to each of them."""
_STRIDE = 7
"""A position that is played on is looked at after so many decisions."""


def check_changed_positions(game: AnyGame, players: int, seeds: range) -> None:
    """Positions spread over random games, each changed in many ways."""
    for seed in seeds:
        states = [state for state, _ in some_positions(game, players, seed, _POSITIONS)]
        written = [state.to_json() for state in states]
        rng = Random(f"changes {seed}")
        for data in written:
            for _ in range(_CHANGES):
                check_change(game, *changed(data, written, rng), rng)


def check_change(game: AnyGame, what: str, data: dict[str, Any], rng: Random) -> None:
    """A changed position is refused with a sentence, or can be played to its end."""
    try:
        state = _read(data)
        if state is not None:
            _play_out(game, state, rng)
    except Exception as error:
        error.add_note(f"changed: {what}")
        error.add_note(json.dumps({key: data[key] for key in data if key != "cards"}))
        raise


def _read(data: dict[str, Any]) -> State | None:
    try:
        return State.from_json(data)
    except BadPosition as refusal:
        sentence = str(refusal)
        assert "\n" not in sentence, f"refused with several lines: {sentence!r}"
        assert sentence.endswith((".", "?")), f"refused without a sentence: {sentence!r}"
        return None


def _play_out(game: AnyGame, state: State, rng: Random) -> None:
    check_position(state)
    for step in range(game.longest + 1):
        if state.over:
            check_position(state)
            return
        if step % _STRIDE == 0:
            check_position(state)
        state.apply(rng.choice(state.actions()))
    raise AssertionError(f"not over after {game.longest} decisions")


# Changes.


def changed(data: dict[str, Any], others: Sequence[dict[str, Any]], rng: Random) -> Change:
    """A position with one thing changed; ``others`` show which values there are."""
    while True:
        result = rng.choice(_CHANGES_OF)(copy.deepcopy(data), others, rng)
        if result is not None and result[1] != data:
            return result


def _change_value(
    data: dict[str, Any], others: Sequence[dict[str, Any]], rng: Random
) -> Change | None:
    """Another number, name or flag."""
    found = [place for place in _nodes(data) if not isinstance(place[1], dict | list)]
    path, value = rng.choice(found)
    if isinstance(value, bool):
        new: Any = not value
    elif isinstance(value, int) and rng.random() < 0.7:
        new = value + rng.choice((-1, 1, 2))
    else:
        new = rng.choice(_seen(others, path) or [None])
    _put(data, path, new)
    return f"{_text(path)} = {new!r}", data


def _change_list(
    data: dict[str, Any], others: Sequence[dict[str, Any]], rng: Random
) -> Change | None:
    """An entry of a list less, twice or elsewhere."""
    found = [place for place in _nodes(data) if isinstance(place[1], list) and place[1]]
    path, items = rng.choice(found)
    place = rng.randrange(len(items))
    what = rng.choice(("removed", "doubled", "first"))
    entry = items.pop(place)
    if what == "doubled":
        items[place:place] = [entry, copy.deepcopy(entry)]
    elif what == "first":
        items.insert(0, entry)
    return f"{_text(path)}[{place}] {what}", data


def _remove_key(
    data: dict[str, Any], others: Sequence[dict[str, Any]], rng: Random
) -> Change | None:
    """A field left out."""
    found = [place for place in _nodes(data) if isinstance(place[1], dict) and place[1]]
    path, fields = rng.choice([((), data), *found])
    key = rng.choice([name for name in fields if name not in _HEAD] or [None])
    if key is None:
        return None
    del fields[key]
    return f"{_text((*path, key))} left out", data


def _move_component(
    data: dict[str, Any], others: Sequence[dict[str, Any]], rng: Random
) -> Change | None:
    """A card, counted or listed, that lies somewhere else."""
    holders = [(path, value) for path, value in _nodes(data) if _is_holder(value)]
    sources = [(path, value) for path, value in holders if value]
    path, source = rng.choice(sources)
    name = rng.choice(list(source))
    alike = [(to, held) for to, held in holders if to != path and _takes(held, name, others, to)]
    if not alike or (isinstance(source, dict) and not source[name]):
        return None
    to, target = rng.choice(alike)
    if isinstance(source, dict):
        source[name] -= 1
    else:
        source.remove(name)
    if isinstance(target, dict):
        target[name] = target.get(name, 0) + 1
    else:
        target.insert(rng.randint(0, len(target)), name)
    return f"{name} from {_text(path)} to {_text(to)}", data


def _take_field(
    data: dict[str, Any], others: Sequence[dict[str, Any]], rng: Random
) -> Change | None:
    """A field as another position has it."""
    found = [path for path, _ in _nodes(data) if len(path) in (1, 3)]
    path = rng.choice(found)
    new = rng.choice(_seen(others, path) or [None])
    _put(data, path, copy.deepcopy(new))
    return f"{_text(path)} = {json.dumps(new)[:200]}", data


_CHANGES_OF = (
    _change_value,
    _change_value,
    _change_list,
    _remove_key,
    _move_component,
    _move_component,
    _take_field,
)


# The JSON of a position.


def _nodes(data: dict[str, Any]) -> list[tuple[Path, Any]]:
    """Everything in a position with its path, but for the head."""
    return [
        place for key, value in data.items() if key not in _HEAD for place in _below((key,), value)
    ]


def _below(path: Path, value: Any) -> Iterator[tuple[Path, Any]]:
    yield path, value
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _below((*path, key), inner)
    elif isinstance(value, list):
        for place, inner in enumerate(value):
            yield from _below((*path, place), inner)


def _pattern(path: Path) -> Path:
    return tuple("*" if isinstance(key, int) else key for key in path)


def _seen(others: Sequence[dict[str, Any]], path: Path) -> list[Any]:
    """The values that stand at such a path in any position."""
    wanted = _pattern(path)
    return [value for other in others for at, value in _nodes(other) if _pattern(at) == wanted]


def _is_holder(value: Any) -> bool:
    """Whether names are listed or counted here."""
    if isinstance(value, list):
        return all(isinstance(name, str) for name in value)
    return (
        isinstance(value, dict)
        and bool(value)
        and all(isinstance(n, int) and not isinstance(n, bool) for n in value.values())
    )


def _takes(held: Any, name: str, others: Sequence[dict[str, Any]], path: Path) -> bool:
    """Whether a name of this kind could lie here."""
    if isinstance(held, dict):
        return name in held
    return any(name in value for value in _seen(others, path) if isinstance(value, list))


def _put(data: Any, path: Path, value: Any) -> None:
    for key in path[:-1]:
        data = data[key]
    data[path[-1]] = value


def _text(path: Path) -> str:
    return ".".join(map(str, path)) or "top"
