"""The end: points by source, ranking, and what decides between equals."""

from __future__ import annotations

from enum import StrEnum
from typing import cast

from ludotheque.core.bits import Bits, bits
from ludotheque.core.outcome import Outcome, Rival, ranked
from ludotheque.core.pending import Pending
from ludotheque.games.monumental.cards.card import KNOWLEDGE
from ludotheque.games.monumental.cards.ids import Face, below, cover, has_below
from ludotheque.games.monumental.position import AUTOMA_SIDE, MonumentalState
from ludotheque.games.monumental.words import events


class EndReason(StrEnum):
    """Why the game ended."""

    LAST_ROUND = "last-round"
    AUTOMA_WINS = "automa-wins"
    AUTOMA_BEATEN = "automa-beaten"


class TieBreak(StrEnum):
    """What decided between those with the most points."""

    GOLD = "gold"
    CULTURE = "culture"
    SHARED_VICTORY = "shared-victory"


CATEGORIES = ("knowledge", "wonders", "provinces", "policies")


def owned_cards(state: MonumentalState, side: int) -> list[Face]:
    """The cards of a side wherever they lie, but for archived ones and unfinished Wonders."""
    faces = [*state.side[side].deck, *state.side[side].top, *state.side[side].discard]
    for content in state.side[side].city:
        if content:
            faces.append(cover(content))
        if has_below(content):
            faces.append(below(content))
    if state.stack and cast(Pending, state.stack[-1]).seat == side:
        faces += state.drawn
    return faces


def achievements(state: MonumentalState, side: int) -> list[int]:
    """How many Knowledge cards, Wonders, provinces and Policies a side has."""
    faces = state.cards.faces
    knowledge = 0
    for face in owned_cards(state, side):
        if faces[face].kind == KNOWLEDGE:
            knowledge += 1
    archived = state.side[side].archived
    wonders = 0
    for face in state.side[side].wonders:
        if face not in archived:
            wonders += 1
    return [knowledge, wonders, state.provinces(side), len(state.side[side].policies)]


def all_achievements(state: MonumentalState) -> list[list[int]]:
    """The same for each side."""
    return [achievements(state, side) for side in range(state.sides)]


def worth(state: MonumentalState) -> list[int]:
    """What one of each category scores."""
    box = state.cards.box
    return [box.knowledge_points, box.wonder_points, box.province_points, box.policy_points]


def lead(counts: list[list[int]], side: int, category: int) -> int:
    """How many more of a category a side has than the best of the others; they may have more."""
    best = 0
    for other, count in enumerate(counts):
        if other != side and count[category] > best:
            best = count[category]
    return counts[side][category] - best


def leads(counts: list[list[int]], side: int) -> Bits:
    """The categories in which a side leads, alone or with others."""
    return bits(
        category
        for category, number in enumerate(counts[side])
        if number and lead(counts, side, category) >= 0
    )


def points_by_source(state: MonumentalState, side: int) -> dict[str, int]:
    """What a side scores for each category, and for leading in some."""
    box = state.cards.box
    counts = all_achievements(state)
    points = {
        name: number * each
        for name, number, each in zip(CATEGORIES, counts[side], worth(state), strict=True)
    }
    points["domination"] = leads(counts, side).bit_count() * box.domination_points
    if side == AUTOMA_SIDE and state.players == 1:
        points["gold"] = state.side[side].gold // box.automa_points
    return points


def outcome(state: MonumentalState) -> Outcome:
    """The result: most points, then most Gold, then most Culture, then a shared victory."""
    points = tuple(points_by_source(state, seat) for seat in range(state.players))
    scores = tuple(sum(sources.values()) for sources in points)
    if state.players == 1:
        return _alone(state, points, scores)
    keys = [
        (scores[seat], state.side[seat].gold, state.side[seat].culture)
        for seat in range(state.players)
    ]
    ranking = ranked(list(keys))
    return Outcome(ranking, scores, points, _tie_break(keys), EndReason.LAST_ROUND)


def _tie_break(keys: list[tuple[int, int, int]]) -> TieBreak | None:
    """What decided between those with the most points."""
    best = max(keys)
    tied = [key for key in keys if key[0] == best[0]]
    if len(tied) == 1:
        return None
    if tied.count(best) > 1:
        return TieBreak.SHARED_VICTORY
    most_gold = [key[1] for key in tied].count(best[1])
    return TieBreak.GOLD if most_gold == 1 else TieBreak.CULTURE


def _alone(
    state: MonumentalState, points: tuple[dict[str, int], ...], scores: tuple[int, ...]
) -> Outcome:
    """Alone, one wins against the Automa or loses; ties are broken in the same way."""
    its = points_by_source(state, AUTOMA_SIDE)
    keys = [
        (scores[0], state.side[0].gold, state.side[0].culture),
        (sum(its.values()), state.side[AUTOMA_SIDE].gold, state.side[AUTOMA_SIDE].culture),
    ]
    tie = _tie_break(keys)
    if keys[0] < keys[1]:
        return Outcome(((), (0,)), scores, points, tie, EndReason.AUTOMA_WINS, Rival(its, 1))
    if keys[0] > keys[1]:
        return Outcome(((0,),), scores, points, tie, EndReason.AUTOMA_BEATEN, Rival(its, 2))
    return Outcome(((0,),), scores, points, tie, EndReason.LAST_ROUND, Rival(its, 1))


def report_end(state: MonumentalState) -> None:
    """Tells that the game is over."""
    if state.players == 1:
        points = sum(points_by_source(state, AUTOMA_SIDE).values())
        state.emit(events.AUTOMA_SCORES, -1, points)
    state.emit(events.GAME_ENDS, -1)
