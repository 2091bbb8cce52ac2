"""Set-up: everything is laid out, and the first turn begins."""

from __future__ import annotations

from ludotheque.core.chance import below, shuffled
from ludotheque.core.seat import Seat
from ludotheque.games.spyrium.cards.card import ERAS, Face, Token
from ludotheque.games.spyrium.position import MONEY_BONUS, WORKER_BONUS, SpyriumState
from ludotheque.games.spyrium.rules.start_of_turn import begin_turn, reveal_next_event


def set_up(state: SpyriumState, chance: int) -> None:
    """Fills an empty table and begins the first turn."""
    cards, box, players = state.cards, state.cards.box, state.players
    decks: list[tuple[Face, ...]] = []
    for era in range(len(ERAS)):
        faces = [card.index for card in cards.faces for _ in range(card.copies[era])]
        order, chance = shuffled(faces, chance)
        decks.append(tuple(order))
    state.decks = tuple(decks)
    pile, chance = shuffled([event.index for event in cards.events], chance)
    state.event_pile = tuple(pile)
    tokens = [Token(value) for value in (1, 2, 3) for _ in range(box.tokens[value - 1])]
    reserve, chance = shuffled(tokens, chance)
    state.token_reserve = tuple(reserve)
    first, state.chance = below(players, chance)
    state.first = Seat(first)
    state.turn = 0
    state.money = [box.money] * players
    state.spyrium = [box.spyrium] * players
    state.active = [box.workers] * players
    state.reserve = [box.workers_in_all - box.workers] * players
    state.bonuses = [WORKER_BONUS | MONEY_BONUS] * players
    reveal_next_event(state)
    begin_turn(state)
