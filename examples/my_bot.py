"""A bot that any language could hold: JSON lines in, one action out (docs/protocol.md).

ludotheque play spyrium --seats "human,cmd:python examples/my_bot.py"

It likes to build and to exploit, and gains money before it passes.
"""

import json
import sys

LIKES = ("build", "replace", "exploit", "activate", "command", "start", "add", "gain", "place")


def liking(action: str) -> int:
    """How early the action's first word stands in the list of what the bot likes."""
    verb = action.split()[0]
    return LIKES.index(verb) if verb in LIKES else len(LIKES)


for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "hello":
        print('{"type": "ready", "name": "my bot"}', flush=True)
    elif told["type"] == "decide":
        print(min(told["actions"], key=liking), flush=True)
