"""Bots: `choose(view)` returns an action."""

from ludotheque.bots.bot import Bot
from ludotheque.bots.levels import ADVISER, JUDGE, LEVELS, LevelBot, ratings
from ludotheque.bots.policy import PolicyBot
from ludotheque.bots.program import ProgramBot
from ludotheque.bots.random_bot import RandomBot
from ludotheque.bots.registry import (
    ALL_NAMES,
    NAMES,
    UnknownBot,
    check_names,
    current,
    label,
    make,
)

__all__ = [
    "ADVISER",
    "ALL_NAMES",
    "JUDGE",
    "LEVELS",
    "NAMES",
    "Bot",
    "LevelBot",
    "PolicyBot",
    "ProgramBot",
    "RandomBot",
    "UnknownBot",
    "check_names",
    "current",
    "label",
    "make",
    "ratings",
]
