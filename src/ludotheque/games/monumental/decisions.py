"""What a seat can be asked: each kind of question with its fields, legal answers and effect.

`DECISIONS` lists all kinds of pending entries: the questions of this file, those that are answered
on the map (`map_decisions.py`), and the steps that ask nothing (`steps.py`).
"""

from __future__ import annotations

from typing import ClassVar, Final

from ludotheque.core.action import Action
from ludotheque.core.message import Message, say
from ludotheque.core.pending import FieldList, Registry
from ludotheque.core.seat import SEATS, Seat
from ludotheque.games.monumental import actions, map_decisions, steps
from ludotheque.games.monumental.bits import Bits
from ludotheque.games.monumental.cards.effects import RESOURCES
from ludotheque.games.monumental.ids import (
    CivilizationId,
    Face,
    PolicyId,
    Slot,
    Tile,
)
from ludotheque.games.monumental.pending import Question
from ludotheque.games.monumental.position import MonumentalState
from ludotheque.games.monumental.rules import (
    buying,
    city,
    policies,
    resources,
    setup,
    turn,
    vocabulary,
)
from ludotheque.games.monumental.words.goods import goods
from ludotheque.games.monumental.words.names import face_name


class ChooseRival(Question):
    """Which civilization the Automa has, for a player who plays alone."""

    name: ClassVar[str] = "rival"

    def legal(self, state: MonumentalState) -> list[Action]:
        return actions.choose_rival

    def answer(self, state: MonumentalState, action: Action) -> None:
        setup.give_rival(state, CivilizationId(action.a))


class ChooseCivilization(Question):
    """Which civilization the seat plays."""

    name: ClassVar[str] = "civilization"

    def legal(self, state: MonumentalState) -> list[Action]:
        return setup.may_choose_civilization(state)

    def answer(self, state: MonumentalState, action: Action) -> None:
        setup.give_civilization(state, self.seat, CivilizationId(action.a))


class ChooseCapital(Question):
    """Which Capital the seat takes."""

    name: ClassVar[str] = "capital"

    def legal(self, state: MonumentalState) -> list[Action]:
        return setup.may_choose_capital(state)

    def answer(self, state: MonumentalState, action: Action) -> None:
        setup.choose_capital(state, self.seat, Tile(action.a))


class Activate(Question):
    """Which row and which column are activated; actions follow in its place."""

    name: ClassVar[str] = "activate"

    def legal(self, state: MonumentalState) -> list[Action]:
        return actions.activate

    def take(self, state: MonumentalState, action: Action) -> None:
        self.answer(state, action)

    def answer(self, state: MonumentalState, action: Action) -> None:
        city.activate(state, self, action)


class Turn(Question):
    """The next action of a turn; it is asked again until the turn ends."""

    name: ClassVar[str] = "turn"

    def legal(self, state: MonumentalState) -> list[Action]:
        return turn.may_act(state, self.seat)

    def take(self, state: MonumentalState, action: Action) -> None:
        self.answer(state, action)

    def answer(self, state: MonumentalState, action: Action) -> None:
        turn.act(state, self.seat, action)


class ChooseAny(Question):
    """Which basic resource is generated next."""

    name: ClassVar[str] = "any"
    fields: ClassVar[FieldList] = (("left", "number"),)

    def __init__(self, seat: Seat, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def legal(self, state: MonumentalState) -> list[Action]:
        return actions.take

    def answer(self, state: MonumentalState, action: Action) -> None:
        vocabulary.choose_any(state, self, action)

    def message(self, state: MonumentalState) -> Message:
        return say("ask-any", left=self.left)


class ChooseSame(Question):
    """Of which basic resource all are generated."""

    name: ClassVar[str] = "same"
    fields: ClassVar[FieldList] = (("left", "number"),)

    def __init__(self, seat: Seat, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def legal(self, state: MonumentalState) -> list[Action]:
        return actions.take

    def answer(self, state: MonumentalState, action: Action) -> None:
        vocabulary.choose_same(state, self, action)

    def message(self, state: MonumentalState) -> Message:
        return say("ask-same", left=self.left)


class Spend(Question):
    """Which resource is spent on the effect of a card."""

    name: ClassVar[str] = "spend"
    fields: ClassVar[FieldList] = (
        ("card", "card"),
        ("left", "number"),
        ("times", "number"),
    )

    def __init__(self, seat: Seat, card: Face, left: int, times: int) -> None:
        super().__init__(seat)
        self.card = card
        self.left = left
        self.times = times

    def legal(self, state: MonumentalState) -> list[Action]:
        return city.may_spend(state, self)

    def answer(self, state: MonumentalState, action: Action) -> None:
        city.spend(state, self, action)

    def message(self, state: MonumentalState) -> Message:
        return say("ask-spend", card=face_name(state, self.card), left=self.left)


class Archive(Question):
    """Which card is archived."""

    name: ClassVar[str] = "archive"
    fields: ClassVar[FieldList] = (("left", "number"),)

    def __init__(self, seat: Seat, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def legal(self, state: MonumentalState) -> list[Action]:
        return vocabulary.may_archive(state, self)

    def answer(self, state: MonumentalState, action: Action) -> None:
        vocabulary.archive(state, self, action)

    def message(self, state: MonumentalState) -> Message:
        return say("ask-archive", left=self.left)


class GiveUp(Question):
    """Which card is archived or discarded for the effect of another."""

    name: ClassVar[str] = "give-up"
    fields: ClassVar[FieldList] = (("card", "card"),)

    def __init__(self, seat: Seat, card: Face) -> None:
        super().__init__(seat)
        self.card = card

    def legal(self, state: MonumentalState) -> list[Action]:
        return city.may_give_up(state, self)

    def answer(self, state: MonumentalState, action: Action) -> None:
        city.give_up(state, self, action)

    def message(self, state: MonumentalState) -> Message:
        return say("ask-give-up", card=face_name(state, self.card))


class Swap(Question):
    """How many of one basic resource become another."""

    name: ClassVar[str] = "swap"
    fields: ClassVar[FieldList] = (("left", "number"),)

    def __init__(self, seat: Seat, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def legal(self, state: MonumentalState) -> list[Action]:
        return city.may_swap(state, self)

    def answer(self, state: MonumentalState, action: Action) -> None:
        city.swap(state, self, action)


class KeepWonder(Question):
    """Which of two Wonders stays under construction."""

    name: ClassVar[str] = "keep-wonder"
    fields: ClassVar[FieldList] = (("card", "card"),)

    def __init__(self, seat: Seat, card: Face) -> None:
        super().__init__(seat)
        self.card = card

    def legal(self, state: MonumentalState) -> list[Action]:
        return buying.may_keep_wonder(state, self)

    def answer(self, state: MonumentalState, action: Action) -> None:
        buying.keep_wonder(state, self, action)


class GainBasic(Question):
    """Which Basic building is gained."""

    name: ClassVar[str] = "gain-basic"

    def legal(self, state: MonumentalState) -> list[Action]:
        return vocabulary.may_gain_basic(state, self)

    def answer(self, state: MonumentalState, action: Action) -> None:
        vocabulary.choose_basic(state, self, action)

    def is_settled(self, state: MonumentalState) -> bool:
        return self.is_moot(state)


class GainCard(Question):
    """Which card of the display is gained."""

    name: ClassVar[str] = "gain-card"
    fields: ClassVar[FieldList] = (
        ("kind", "kind"),
        ("left", "number"),
    )

    def __init__(self, seat: Seat, kind: int, left: int) -> None:
        super().__init__(seat)
        self.kind = kind
        self.left = left

    def legal(self, state: MonumentalState) -> list[Action]:
        return buying.may_gain_card(state, self)

    def answer(self, state: MonumentalState, action: Action) -> None:
        buying.gain_card(state, self, action)

    def is_settled(self, state: MonumentalState) -> bool:
        return self.is_moot(state)


class ActivateExtra(Question):
    """Which further card is activated."""

    name: ClassVar[str] = "extra"
    fields: ClassVar[FieldList] = (("left", "number"),)

    def __init__(self, seat: Seat, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def legal(self, state: MonumentalState) -> list[Action]:
        return vocabulary.may_activate_extra(state, self)

    def answer(self, state: MonumentalState, action: Action) -> None:
        vocabulary.activate_extra(state, self, action)

    def is_settled(self, state: MonumentalState) -> bool:
        return self.is_moot(state)


class Reactivate(Question):
    """Which card or Policy is activated once more."""

    name: ClassVar[str] = "reactivate"

    def legal(self, state: MonumentalState) -> list[Action]:
        return vocabulary.may_reactivate(state, self)

    def answer(self, state: MonumentalState, action: Action) -> None:
        vocabulary.choose_reactivation(state, self, action)

    def is_settled(self, state: MonumentalState) -> bool:
        return self.is_moot(state)


class Bonus(Question):
    """Which earlier bonus comes next; the last one comes without asking."""

    name: ClassVar[str] = "bonus"
    fields: ClassVar[FieldList] = (("policies", "policies"),)

    def __init__(self, seat: Seat, policies: tuple[PolicyId, ...]) -> None:
        super().__init__(seat)
        self.policies = policies

    def legal(self, state: MonumentalState) -> list[Action]:
        return policies.may_choose_bonus(state, self)

    def answer(self, state: MonumentalState, action: Action) -> None:
        policies.choose_bonus(state, self, action)

    def is_settled(self, state: MonumentalState) -> bool:
        return policies.settle_bonus(state, self)


class KeepKnowledge(Question):
    """Which of two Knowledge cards in a row is kept."""

    name: ClassVar[str] = "keep-knowledge"
    fields: ClassVar[FieldList] = (
        ("slot", "slot"),
        ("card", "card"),
        ("other", "card"),
    )

    def __init__(self, seat: Seat, slot: Slot, card: Face, other: Face) -> None:
        super().__init__(seat)
        self.slot = slot
        self.card = card
        self.other = other

    def legal(self, state: MonumentalState) -> list[Action]:
        return city.may_keep_knowledge(state, self)

    def answer(self, state: MonumentalState, action: Action) -> None:
        city.keep_knowledge(state, self, action)


class Reinforce(Question):
    """Which activated card stays in the city."""

    name: ClassVar[str] = "reinforce"
    fields: ClassVar[FieldList] = (("kept", "slots"),)

    def __init__(self, seat: Seat, kept: Bits) -> None:
        super().__init__(seat)
        self.kept = kept

    def legal(self, state: MonumentalState) -> list[Action]:
        return city.may_reinforce(state, self)

    def answer(self, state: MonumentalState, action: Action) -> None:
        city.reinforce(state, self, action)


class Pay(Question):
    """Whether a resource is paid, or a Gold that counts for more."""

    name: ClassVar[str] = "pay"
    fields: ClassVar[FieldList] = (
        ("resource", "resource"),
        ("left", "number"),
    )

    def __init__(self, seat: Seat, resource: int, left: int) -> None:
        super().__init__(seat)
        self.resource = resource
        self.left = left

    def legal(self, state: MonumentalState) -> list[Action]:
        return resources.may_choose_payment(state, self)

    def answer(self, state: MonumentalState, action: Action) -> None:
        resources.choose_payment(state, self, action)

    def message(self, state: MonumentalState) -> Message:
        return say("ask-pay", goods=goods(RESOURCES[self.resource], self.left))


ACTIVATE: Final = [Activate(seat) for seat in SEATS[4]]
TURN: Final = [Turn(seat) for seat in SEATS[4]]

DECISIONS: Final = Registry(
    [
        ChooseRival,
        ChooseCivilization,
        ChooseCapital,
        Activate,
        Turn,
        ChooseAny,
        ChooseSame,
        Spend,
        Archive,
        GiveUp,
        Swap,
        map_decisions.Send,
        map_decisions.MoveTo,
        map_decisions.Reward,
        map_decisions.PickToken,
        KeepWonder,
        map_decisions.PlaceWonder,
        GainBasic,
        GainCard,
        ActivateExtra,
        Reactivate,
        Bonus,
        KeepKnowledge,
        Reinforce,
        Pay,
        map_decisions.Save,
        map_decisions.AutomaTarget,
        map_decisions.AutomaWonder,
        map_decisions.AutomaMarket,
        map_decisions.AutomaStep,
        steps.Charge,
        steps.Bought,
        steps.Completed,
        steps.OnTop,
        steps.Progressed,
        steps.PaidFor,
        steps.Conquest,
        steps.Grant,
        steps.Refill,
        steps.Finish,
        steps.AutomaCards,
        steps.AutomaLine,
        steps.AutomaExplorer,
    ]
)
"""All kinds of pending entries; their order is that of observation vectors."""
