"""Many games at once: playing out, simulating, counting and measuring."""

from ludotheque.arena.match import play_with
from ludotheque.arena.playout import play_out
from ludotheque.arena.processes import WorkerDied
from ludotheque.arena.simulate import Plan, record, simulate
from ludotheque.arena.tally import Tally

__all__ = ["Plan", "Tally", "WorkerDied", "play_out", "play_with", "record", "simulate"]
