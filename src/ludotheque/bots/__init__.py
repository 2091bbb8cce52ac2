"""Players made of code: a bot is given a view and answers with an action."""

from ludotheque.bots.bot import Bot
from ludotheque.bots.random_bot import RandomBot
from ludotheque.bots.registry import NAMES, UnknownBot, check_names, make

__all__ = ["NAMES", "Bot", "RandomBot", "UnknownBot", "check_names", "make"]
