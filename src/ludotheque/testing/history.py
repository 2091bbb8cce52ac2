"""No sample contradicts what a seat has been told.

A random game is played with marked cards. After an action a sample of a viewer is *pulled back*:
each card that has stayed hidden takes the value that the sample gives it back to the place where it
lay before the action. In that earlier world

- the viewer must have known just what it knew, so it is one of the worlds that were possible then,
- the action, or one like it by which a seat chooses another hidden card, must be legal, and
- the viewer must get the same events and the same view after it.

If there is no such world, the viewer knew better: somebody could not give what it had to and is
said to hold it, or cards that everybody saw before they were shuffled are said to lie elsewhere.
Since this holds for every action, it holds for the whole game, one action after the other.

A sample says what lies in a hand, not which of these cards was there before. So of a hand that has
drawn any of its cards may be the new ones, and of cards that were shuffled any may lie anywhere.
With several hidden hands, cards may change hands in the earlier world: a position need not say in
which of them the cards lie that are known to lie in some of them.

An action by which a seat moves a card face down, chosen by itself, from one hidden place to another
is left out: what others then know is no longer a matter of places.
"""

from __future__ import annotations

import itertools
import json
from collections import Counter
from collections.abc import Iterator
from random import Random

from ludotheque.core.action import Action
from ludotheque.core.errors import BadPosition
from ludotheque.core.state import State
from ludotheque.core.visibility import OWNER, Zone
from ludotheque.testing.leaks import learned, named
from ludotheque.testing.marks import Mark, hidden_zones, marked, tags_of, write_zone
from ludotheque.testing.random_games import AnyGame, Viewer, every_nth_step, viewer_name
from ludotheque.testing.samples import keeps_order
from ludotheque.testing.zones import hides_something

TRIES = 200
"""So many earlier worlds are tried before a sample counts as a contradiction."""

World = dict[int, int]
"""For each mark, the value of the card."""


Free = tuple[list[int], list[int]]
"""Marks, and the values that they have got, in some order."""


class Cell:
    """Places after an action among which a sample does not say which card is which."""

    def __init__(self, zone: Zone, owner: int) -> None:
        self.zone = zone
        self.owner = owner
        self.values: list[int] = []
        """What a sample puts there."""
        self.tags: list[int] = []
        """The marks of cards that were hidden before."""
        self.fresh: list[int] = []
        """Cards that the viewer saw before, or while the action was played."""

    def take(self, values: Counter[int]) -> None:
        """Takes values away, all of which are there."""
        self.values = list((Counter(self.values) - values).elements())


def check_history(game: AnyGame, players: int, seeds: range, stride: int = 1) -> None:
    """After actions of random games, for a random seat, and for all if chance was used."""
    tried = 0
    for seed in seeds:
        rng = Random(f"history {seed}")
        for _, state, action, after in every_nth_step(game, players, seed, stride):
            shuffled = after.chance != state.chance
            for seat in range(players) if shuffled else [rng.randrange(players)]:
                tried += check_pulled_back(state, action, seat, rng)
    assert tried or not hides_something(game), "no sample was compared with what was known before"


def check_pulled_back(state: State, action: Action, viewer: int, rng: Random) -> bool:
    """A sample after an action agrees with what a viewer knew before it and has learned since.

    False comes back for an action that is left out.
    """
    before = marked(state, viewer, known_too=True)
    after = before.copy()
    events = after.apply(action)
    if _is_face_down(before, after, viewer):
        return False
    shuffled = after.chance != before.chance
    sample = after.view(viewer).sample(rng)
    cells = _cells(after, sample, viewer, tags_of(named(after, events, viewer)), shuffled)
    what = f"a sample of {viewer_name(viewer)} after '{action}' contradicts"
    assert _take_fresh(cells, shuffled, rng), f"{what} what lay open before"
    knew = json.dumps(state.view(viewer).to_json())
    truth = json.dumps(learned(state, action, viewer))
    places = Places(before, viewer, cells)
    for assignments in (places.in_one_hand(), places.between_hands(rng)):
        possible = False
        for values in itertools.islice(assignments, TRIES):
            world = _earlier(before, viewer, values)
            if _is_possible(world, viewer, knew):
                possible = True
                if learns_the_same(world, action, viewer, truth):
                    return True
        assert not possible, f"{what} what it learns from it"
    raise AssertionError(f"{what} what it knew before")


def learns_the_same(world: State, action: Action, viewer: Viewer, truth: str) -> bool:
    """Whether a viewer learns the same when the action is played in another world.

    A seat may choose a hidden card that is another one there: then its action has another text.
    """
    legal = world.actions()
    answers = [action] if action in legal else [a for a in legal if a.verb == action.verb]
    return any(json.dumps(learned(world, answer, viewer)) == truth for answer in answers)


def _is_face_down(before: State, after: State, viewer: int) -> bool:
    """Whether a seat chose a card that the viewer does not get to see, and moved it."""
    lay = {
        tag: (zone, owner)
        for zone, owner, components in hidden_zones(before, viewer)
        for tag in tags_of(components)
    }
    for zone, owner, components in hidden_zones(after, viewer):
        unknown = zone.unknown(after, owner)
        for place, component in enumerate(components):
            if isinstance(component, Mark):
                origin, holder = lay[component.tag]
                moved = (origin, holder) != (zone, owner)
                if moved and origin.seen(holder, before.actor):
                    return True
            elif before.chance == after.chance and place in unknown:
                return True
    return False


# Which cards of a sample may be which.


def _cells(after: State, sample: State, viewer: int, seen: set[int], shuffled: bool) -> list[Cell]:
    """All places that are hidden after an action, with what a sample puts there.

    Cards that were shown and hidden again may be any of those that were shown.
    """
    cells = []
    sampled = hidden_zones(sample, viewer)
    for (zone, owner, components), (_, _, values) in zip(
        hidden_zones(after, viewer), sampled, strict=True
    ):
        fresh = [not isinstance(card, Mark) or card.tag in seen for card in components]
        pile = _is_pile(after, zone, owner, components)
        one, again = Cell(zone, owner), Cell(zone, owner)
        for place, card in enumerate(components):
            together = not pile or (shuffled and any(fresh))
            cell = one if together else again if fresh[place] else Cell(zone, owner)
            if not cell.values:
                cells.append(cell)
            cell.values.append(int(values[place]))
            if isinstance(card, Mark) and not fresh[place]:
                cell.tags.append(card.tag)
            else:
                cell.fresh.append(int(card))
    return cells


def _is_pile(state: State, zone: Zone, owner: int, components: list[int]) -> bool:
    ordered = sorted(int(component) for component in components)
    return len(set(ordered)) > 1 and keeps_order(state, zone, owner, ordered)


def _take_fresh(cells: list[Cell], shuffled: bool, rng: Random) -> bool:
    """Takes out of the cells what the viewer saw before; false if it is not there.

    Of cards that were shuffled, those that lie in one cell may be any.
    """
    if not shuffled:
        for cell in cells:
            fresh = Counter(cell.fresh)
            if not fresh <= Counter(cell.values):
                return False
            cell.take(fresh)
        return True
    kinds: dict[str, list[Cell]] = {}
    for cell in cells:
        kind = cell.zone.kind_of(cell.owner) or cell.zone.path
        kinds.setdefault(kind, []).append(cell)
    return all(_take_shuffled(some, rng) for some in kinds.values())


def _take_shuffled(cells: list[Cell], rng: Random) -> bool:
    """The same for cells of one kind of components."""
    open_before = Counter([card for cell in cells for card in cell.fresh])
    for cell in cells:
        if cell.fresh and not cell.tags:
            if not Counter(cell.values) <= open_before:
                return False
            open_before -= Counter(cell.values)
            cell.values = []
    mixed = [cell for cell in cells if cell.fresh and cell.tags]
    for _ in range(TRIES):
        chosen = _share(open_before, mixed, rng)
        if chosen is not None:
            for cell, values in zip(mixed, chosen, strict=True):
                cell.take(values)
            return True
    return False


def _share(cards: Counter[int], cells: list[Cell], rng: Random) -> list[Counter[int]] | None:
    """Shares cards among the cells that have got some of them, by a few random choices."""
    left = list(cards.elements())
    rng.shuffle(left)
    shares = []
    for cell in cells:
        share: Counter[int] = Counter()
        room = Counter(cell.values)
        for card in left[:]:
            if share.total() < len(cell.fresh) and room[card] > share[card]:
                share[card] += 1
                left.remove(card)
        shares.append(share)
    return None if left else shares


# Earlier worlds.


class Places:
    """Where the cards of a sample may have lain before an action."""

    def __init__(self, before: State, viewer: int, cells: list[Cell]) -> None:
        self._real: World = {}
        self._origin: dict[int, int] = {}
        """For each mark the owner of the zone where it lay."""
        self._free: list[Free] = []
        self._hands: list[Free] = []
        known: set[int] = set()
        for zone, owner, components in hidden_zones(before, viewer):
            unknown = zone.unknown(before, owner)
            for place, component in enumerate(components):
                assert isinstance(component, Mark)
                self._real[component.tag] = int(component)
                self._origin[component.tag] = owner
                if place not in unknown:
                    known.add(component.tag)
        self.keeps_known: bool = all(self._add(cell, known) for cell in cells)

    def _add(self, cell: Cell, known: set[int]) -> bool:
        """Takes a cell in; false if a card is missing that the viewer knew to be there."""
        kept = Counter([self._real[tag] for tag in cell.tags if tag in known])
        if not kept <= Counter(cell.values):
            return False
        if kept:
            cell.take(kept)
        self._free.append(([tag for tag in cell.tags if tag not in known], cell.values))
        if cell.zone.seen_by == OWNER and cell.zone.pools is None:
            self._hands.append(self._free[-1])
        return True

    def in_one_hand(self) -> Iterator[World]:
        """For each mark a value; of a hand that has drawn, any cards may be the new ones."""
        if not self.keeps_known:
            return
        likeliest = self._likeliest()
        yield likeliest
        for tags, values in self._free:
            for some in _parts(tags, values, self._origin):
                yield likeliest | some

    def between_hands(self, rng: Random) -> Iterator[World]:
        """The same, but cards change hands: who of several seats has what is not known."""
        while self.keeps_known and len(self._hands) > 1:
            tags = [tag for some, _ in self._hands for tag in some]
            values = [value for _, some in self._hands for value in some]
            rng.shuffle(values)
            for some in _parts(tags, values, self._origin):
                yield self._likeliest() | some

    def _likeliest(self) -> World:
        lie = {tag: value for some in self._free for tag, value in zip(*some, strict=True)}
        return self._real | lie


def _parts(tags: list[int], values: list[int], origin: dict[int, int]) -> Iterator[World]:
    """The ways to tell which cards of a hand, or of hands, are those that came from a pile."""
    came = [tag for tag in tags if origin[tag] < 0]
    stayed = [tag for tag in tags if origin[tag] >= 0]
    for some in _choices(Counter(values), len(came)):
        left = Counter(some)
        rest = []
        for value in values:
            if left[value]:
                left[value] -= 1
            else:
                rest.append(value)
        yield dict(zip(came, some, strict=True)) | dict(zip(stayed, rest, strict=True))


def _choices(cards: Counter[int], number: int) -> Iterator[tuple[int, ...]]:
    """Every different choice of so many cards."""
    if not number:
        yield ()
    elif cards.total() >= number:
        first = min(cards)
        rest = Counter({card: count for card, count in cards.items() if card != first})
        for many in range(min(number, cards[first]), -1, -1):
            for others in _choices(rest, number - many):
                yield (first,) * many + others


def _earlier(before: State, viewer: int, values: World) -> State:
    """The position before the action, with other values on the marked cards."""
    world = before.copy()
    world.forget_legal()
    world.game.visibility.forget_private(world, viewer)
    for zone, owner, components in hidden_zones(before, viewer):
        cards = [values[card.tag] for card in components if isinstance(card, Mark)]
        write_zone(world, zone, owner, cards)
    return world


def _is_possible(world: State, viewer: int, knew: str) -> bool:
    """Whether a viewer could not tell a world from the true one."""
    try:
        world.game.check(world)
        agrees = world.game.visibility.agrees(world, viewer)
        return agrees and json.dumps(world.view(viewer).to_json()) == knew
    except (BadPosition, ValueError):
        return False
