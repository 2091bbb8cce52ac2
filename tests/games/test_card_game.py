"""What games with card files have in common."""

from __future__ import annotations

import pytest

import ludotheque as lt


@pytest.mark.parametrize("name", lt.GAMES)
def test_changing_the_values_that_were_handed_out_changes_no_game(name: str) -> None:
    game = lt.GAMES[name]
    values = game.card_values()
    own = game.with_cards(values | {"cards": values["cards"] | {}})
    handed_out = game.card_values()
    for card in values["cards"]:
        values["cards"][card].clear()
    assert game.card_values() == own.card_values() == handed_out
    record = lt.Record.begin(game, players=2, seed=1, seats=["ann", "bob"])
    assert lt.Record.loads(record.dumps()).game is game
