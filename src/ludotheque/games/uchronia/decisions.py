"""Every kind of pending entry, listed once: the questions that a seat can be asked, and the steps.

Each stands in the file of its rule. A question about which nobody can doubt that nothing can be
done has no legal answers and is passed over; one that depends on hidden cards is always asked,
since being asked must reveal nothing.
"""

from __future__ import annotations

from ludotheque.core.pending import Registry
from ludotheque.games.uchronia.rules import (
    completion,
    construction,
    draconians,
    draconians_bonuses,
    effects,
    orders,
    plotting,
    set_up,
    trade,
    turn,
)

DECISIONS = Registry(
    [
        turn.Turn,
        set_up.Opening,
        turn.ChooseOrder,
        turn.LayMore,
        plotting.Copy,
        orders.Before,
        orders.After,
        orders.Produce,
        orders.Explore,
        draconians.Reveal,
        draconians.BuyOff,
        draconians.Withhold,
        draconians.Give,
        trade.Launch,
        construction.Build,
        completion.Salvage,
        completion.Pick,
        completion.Triggers,
        effects.Granted,
        trade.LaunchFromHand,
        trade.Return,
        draconians_bonuses.Target,
        draconians_bonuses.Rob,
        draconians_bonuses.Loot,
        draconians_bonuses.Seize,
        draconians_bonuses.Tribute,
        plotting.Drop,
        plotting.Visit,
        turn.Recall,
        turn.Begin,
        turn.Commence,
        orders.Execute,
        orders.Perform,
        draconians.Raid,
        draconians.Victim,
        draconians.Gather,
        completion.Reactions,
        plotting.WindUp,
        plotting.Draw,
        turn.Close,
    ]
)
"""All kinds, in the order of observation vectors."""
