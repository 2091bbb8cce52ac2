"""What an action would cost, bring and change; the rules work it out, the others display it.

A preview is made of every legal action for every message of the server, so these are plain classes:
compiled, a named tuple takes four times as long to make.
"""

from __future__ import annotations

from typing import Any

from ludotheque.core.message import Message


class Amount:
    """A quantity of something, and what the sum consists of.

    ``what`` is the name of a field of a player in the position, such as ``money``, or another word
    that the game's catalogues know. ``parts`` breaks a sum down: ``(("price", 6), ("plot", 1))``.
    """

    __slots__ = ("amount", "parts", "what")

    def __init__(self, what: str, amount: int, parts: tuple[tuple[str, int], ...] = ()) -> None:
        self.what: str = what
        self.amount: int = amount
        self.parts: tuple[tuple[str, int], ...] = parts

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Amount) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash((self.what, self.amount, self.parts))

    def __repr__(self) -> str:
        return f"Amount({self.what!r}, {self.amount}, {self.parts})"

    def to_json(self) -> dict[str, Any]:
        """The amount as plain values."""
        data: dict[str, Any] = {"what": self.what, "amount": self.amount}
        if self.parts:
            data["parts"] = self.parts
        return data


class Preview:
    """What an action would do, as far as its seat can know.

    ``costs`` and ``gains`` cover what the action begins, including what is paid in a later step of
    it. ``changes`` are the paths in the position's JSON of what is taken, moved or built, such as
    ``market.a1`` or ``players.0.quarter``. ``loses`` are the paths of what is given up for good.
    ``reveals`` says that something hidden comes to light or chance is used, so that undo is no
    longer free; ``None`` if that was not worked out. ``no_effect`` says that the action changes
    nothing but whose decision is next.
    """

    __slots__ = ("changes", "costs", "gains", "loses", "message", "no_effect", "reveals")

    def __init__(
        self,
        message: Message,
        costs: tuple[Amount, ...] = (),
        gains: tuple[Amount, ...] = (),
        changes: tuple[str, ...] = (),
        loses: tuple[str, ...] = (),
        reveals: bool | None = None,
        no_effect: bool = False,
    ) -> None:
        self.message: Message = message
        self.costs: tuple[Amount, ...] = costs
        self.gains: tuple[Amount, ...] = gains
        self.changes: tuple[str, ...] = changes
        self.loses: tuple[str, ...] = loses
        self.reveals: bool | None = reveals
        self.no_effect: bool = no_effect

    def to_json(self) -> dict[str, Any]:
        """The preview for a JSON encoder, which writes tuples and the message as lists.

        What is empty or false is left out.
        """
        data: dict[str, Any] = {"message": self.message}
        if self.costs:
            data["costs"] = [amount.to_json() for amount in self.costs]
        if self.gains:
            data["gains"] = [amount.to_json() for amount in self.gains]
        if self.changes:
            data["changes"] = self.changes
        if self.loses:
            data["loses"] = self.loses
        if self.reveals:
            data["reveals"] = True
        if self.no_effect:
            data["no_effect"] = True
        return data
