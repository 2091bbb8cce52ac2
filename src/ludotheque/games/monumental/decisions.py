"""Every kind of question and step, listed once.

Each is one class in the file of its rule: its name, its fields, the legal answers, and what an
answer does.
"""

from __future__ import annotations

from typing import Final

from ludotheque.core.pending import Registry
from ludotheque.games.monumental.rules import (
    automa,
    automa_conquest,
    automa_explorers,
    buying,
    city,
    conquest,
    effects,
    explorers,
    manoeuvres,
    policies,
    progress,
    resources,
    set_up,
    turn,
    vocabulary,
)

DECISIONS: Final = Registry(
    [
        # Questions.
        set_up.ChooseRival,
        set_up.ChooseCivilization,
        set_up.ChooseCapital,
        city.Activate,
        turn.Turn,
        vocabulary.ChooseAny,
        vocabulary.ChooseSame,
        effects.Spend,
        vocabulary.Archive,
        effects.GiveUp,
        effects.Swap,
        conquest.Send,
        manoeuvres.MoveTo,
        conquest.Reward,
        explorers.PickToken,
        buying.KeepWonder,
        buying.PlaceWonder,
        buying.GainBasic,
        buying.GainCard,
        vocabulary.ActivateExtra,
        vocabulary.Reactivate,
        policies.Bonus,
        city.KeepKnowledge,
        city.Reinforce,
        resources.Pay,
        conquest.Save,
        automa_conquest.AutomaTarget,
        automa.AutomaWonder,
        automa_explorers.AutomaMarket,
        automa_explorers.AutomaStep,
        # Steps.
        resources.Charge,
        buying.Bought,
        buying.Completed,
        buying.OnTop,
        progress.Progressed,
        effects.PaidFor,
        conquest.Conquest,
        conquest.Grant,
        city.Refill,
        turn.Finish,
        automa.AutomaCards,
        automa.AutomaLine,
        automa_conquest.AutomaConquests,
        automa_explorers.AutomaExplorer,
    ]
)
"""All kinds of pending entries; their order is that of observation vectors."""
