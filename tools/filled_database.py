"""Makes the database of a version, with every kind of row, which all later versions must open.

    git worktree add --detach ../released v0.1.0
    PYTHONPATH=../released/src:. python tools/filled_database.py tests/server/storage/0.1.0.sql.gz

It starts the server of the package that Python finds, plays at a few tables, and kills the server
while a bot is thinking.
"""

from __future__ import annotations

import gzip
import sqlite3
import sys
import tempfile
from pathlib import Path
from random import Random

from tests.server.clients import PASSWORD, Person, Watch, play_on
from tests.server.server_process import ServerProcess

GAMES = "uchronia", "spyrium", "monumental"
STEPS = 45
"""Enough for three snapshots of each game."""


def main(target: Path) -> None:
    """Fills a database and writes it as SQL."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "ludotheque.db"
        server = ServerProcess(f"sqlite:///{file}", Path(folder) / "output")
        try:
            fill(server)
        finally:
            server.kill()
        with sqlite3.connect(file) as connection:
            dump = "\n".join(connection.iterdump())
    target.write_bytes(gzip.compress(dump.encode(), mtime=0))


def fill(server: ServerProcess) -> None:
    """Plays on a server until its database has every kind of row."""
    rng = Random(1)
    zoe, bob, ann = (Person(server.transport, name) for name in ("Zoé", "Bob", "Ann"))
    for person, name in ((zoe, "Zoé"), (bob, "Bob")):
        person.post("/api/account", {"name": name, "password": PASSWORD})
    zoe.table("me", "open", "random", listed=True)
    for game in GAMES:
        id = zoe.table("me", "random", game=game, hints=False)
        with zoe.watch(id) as watch:
            play(watch, rng, STEPS)
    undone(zoe, bob, ann, rng)
    zoe.finished("me", "random")
    over = zoe.table("me", "random")
    with zoe.watch(over) as watch:
        play(watch, rng, sys.maxsize)
    zoe.do(over, "rematch")
    bob.do(over, "fork", step=20)
    zoe.table("champion", "me", game="monumental")


def undone(zoe: Person, bob: Person, ann: Person, rng: Random) -> None:
    """Tables with an undo, chat, an open proposal, and a player whom a bot replaced."""
    id = zoe.table("me", "open", "open", game="spyrium")
    for person in (bob, ann):
        person.do(id, "join")
    zoe.do(id, "start")
    zoe.do(id, "chat", text="Bonne chance à tous !")
    for _ in range(3):
        for person in (zoe, bob, ann):
            frame = person.frame(id)
            if frame["actions"]:
                person.act(id, frame, rng.choice(frame["actions"])["text"])
    accept(zoe, [bob, ann], id, "undo", step=zoe.frame(id)["step"])
    zoe.do(id, "proposals", seat=2)
    other = zoe.table("me", "open", "open", "random", game="uchronia", undo=False)
    for person in (bob, ann):
        person.do(other, "join")
    zoe.do(other, "start")
    accept(zoe, [bob], other, "proposals", seat=2)


def accept(person: Person, others: list[Person], id: str, what: str, **body: object) -> None:
    """Proposes something, to which the others agree."""
    proposed = person.do(id, what, **body)
    for other in others:
        if "proposal" in proposed:
            other.do(id, "votes", proposal=proposed["proposal"], agree=True)


def play(watch: Watch, rng: Random, steps: int) -> None:
    """Plays random actions up to a step."""
    play_on(watch, rng, lambda frame: frame["step"] >= steps or frame["outcome"])


if __name__ == "__main__":
    main(Path(sys.argv[1]))
