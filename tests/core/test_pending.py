"""Pending entries: where they may lie on the stack, whom they concern, and what they check."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.core.errors import BadPosition
from ludotheque.core.pending import Pending, Registry, check_stack
from ludotheque.core.seat import Seat


class Turn(Pending):
    name = "turn"
    lowest = True


class Round(Pending):
    name = "round"
    lowest = True
    is_step = True


class Pay(Pending):
    name = "pay"
    within = ("turn", "round")
    same_seat = True
    on_top = True


class Bought(Pending):
    name = "bought"
    upon = ("turn",)
    is_step = True
    awaits = "pay"


class Anything(Pending):
    name = "anything"

    def check(self, state: Any, below: Any) -> None:
        self.require(below is None or state["allowed"], "it is not allowed")


KINDS = Registry([Turn, Round, Pay, Bought, Anything])


def entry(text: str) -> Pending:
    name, seat = text.split()
    return KINDS[name](Seat(int(seat)))


@pytest.mark.parametrize(
    "stack", [[], ["turn 0"], ["turn 0", "bought 0", "pay 0"], ["round 1", "pay 1"], ["anything 0"]]
)
def test_a_stack_that_can_be(stack: list[str]) -> None:
    check_stack({"allowed": True}, [entry(text) for text in stack], KINDS)


@pytest.mark.parametrize(
    ("stack", "sentence"),
    [
        (["round 0"], "'round' of seat 0: the last entry must be a question."),
        (["pay 0"], "'pay' of seat 0: the first entry is one of 'turn', 'round'."),
        (["turn 0", "pay 1"], "'pay' of seat 1: it must be for seat 0."),
        (["turn 0", "turn 0"], "'turn' of seat 0: it lies on 'turn', but belongs upon nothing."),
        (["turn 0", "pay 0", "anything 0"], "'pay' of seat 0: it must be the last entry."),
        (["turn 0", "bought 0", "anything 0"], "'bought' of seat 0: it waits only below 'pay'."),
        (
            ["round 0", "bought 0", "pay 0"],
            "'bought' of seat 0: it lies on 'round', but belongs upon 'turn'.",
        ),
        (
            ["anything 0", "pay 0"],
            "'pay' of seat 0: the first entry is 'anything', but it belongs to 'turn', 'round'.",
        ),
        (["anything 0", "anything 1"], "'anything' of seat 1: it is not allowed."),
    ],
)
def test_a_stack_that_no_game_has(stack: list[str], sentence: str) -> None:
    with pytest.raises(BadPosition) as refused:
        check_stack({"allowed": False}, [entry(text) for text in stack], KINDS)
    assert str(refused.value) == f"position, pending, {sentence}"
