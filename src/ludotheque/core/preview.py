"""What an action would cost, bring and change; the rules work it out, the others display it."""

from __future__ import annotations

from typing import Any, NamedTuple

from ludotheque.core.message import Message


class Amount(NamedTuple):
    """A quantity of something, and what the sum consists of.

    ``what`` is the name of a field of a player in the position, such as ``money``, or another word
    that the game's catalogues know. ``parts`` breaks a sum down: ``(("price", 6), ("plot", 1))``.
    """

    what: str
    amount: int
    parts: tuple[tuple[str, int], ...] = ()

    def to_json(self) -> dict[str, Any]:
        """The amount as plain values."""
        data: dict[str, Any] = {"what": self.what, "amount": self.amount}
        if self.parts:
            data["parts"] = [list(part) for part in self.parts]
        return data


class Preview(NamedTuple):
    """What an action would do, as far as its seat can know.

    ``costs`` and ``gains`` cover what the action begins, including what is paid in a later step of
    it. ``changes`` are the paths in the position's JSON of what is taken, moved or built, such as
    ``market.a1`` or ``players.0.quarter``. ``loses`` are the paths of what is given up for good.
    ``reveals`` says that something hidden comes to light or chance is used, so that undo is no
    longer free. ``no_effect`` says that the action changes nothing but whose decision is next.
    """

    message: Message
    costs: tuple[Amount, ...] = ()
    gains: tuple[Amount, ...] = ()
    changes: tuple[str, ...] = ()
    loses: tuple[str, ...] = ()
    reveals: bool = False
    no_effect: bool = False

    def to_json(self) -> dict[str, Any]:
        """The preview as plain values; what is empty or false is left out."""
        data: dict[str, Any] = {"message": self.message.to_json()}
        for name, amounts in (("costs", self.costs), ("gains", self.gains)):
            if amounts:
                data[name] = [amount.to_json() for amount in amounts]
        for name, paths in (("changes", self.changes), ("loses", self.loses)):
            if paths:
                data[name] = list(paths)
        if self.reveals:
            data["reveals"] = True
        if self.no_effect:
            data["no_effect"] = True
        return data
