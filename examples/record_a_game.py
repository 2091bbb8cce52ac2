"""Plays a game between bots and writes it down, ready for `ludotheque replay` and `verify`.

    python examples/record_a_game.py > game.json

`game.json` beside this file was made that way.
"""

import ludotheque as lt
from ludotheque.bots import make

SEED = 461

names = ["random", "random", "random"]
bots = [make(name, SEED + seat) for seat, name in enumerate(names)]
record = lt.Record.begin(lt.GAMES["spyrium"], players=len(names), seed=SEED, seats=names)
state = record.replay()
while (seat := state.actor) is not None:
    record.play(state, bots[seat].choose(state.view(seat)))
print(record.dumps(), end="")
