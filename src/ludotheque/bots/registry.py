"""The bots by name, and bots that anybody brings along.

A bot is named by one of the built-in names, by a name that an installed package has registered as
entry point of the group ``ludotheque.bots``, by ``package.module:Name``, by ``net:`` and the file
of a trained network, or by ``cmd:`` and the command of a program. Where Python calls Python, an
object will do as well.
"""

from __future__ import annotations

import difflib
import importlib
import inspect
from collections.abc import Callable, Iterable
from functools import cache, partial
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any

from ludotheque.bots import policy_net
from ludotheque.bots.bot import Bot
from ludotheque.bots.distracted import DistractedBot
from ludotheque.bots.levels import FORMER, LEVELS, OLD_LEVELS, LevelBot
from ludotheque.bots.policy import PolicyBot
from ludotheque.bots.policy_net import NetBot
from ludotheque.bots.program import PREFIX, ProgramBot
from ludotheque.bots.random_bot import RandomBot
from ludotheque.core.errors import LudothequeError
from ludotheque.core.game import Game

GROUP = "ludotheque.bots"
"""The group of entry points by which packages register bots."""


class UnknownBot(LudothequeError):
    """No bot has that name."""


def _distracted(seed: int) -> Bot:
    """Between the two weakest levels of version 0.1: a third of its moves are random."""
    return DistractedBot(LevelBot("old-journeyman", seed), 1 / 3, seed)


_MAKERS: dict[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    **{name: partial(LevelBot, name) for name in (*LEVELS, "greedy", "search", *OLD_LEVELS)},
    policy_net.PUBLISHED: partial(NetBot, None),
    "distracted": _distracted,
}


def current(name: str) -> str:
    """The present name of a bot; the levels of version 0.1 had others.

    >>> current("journeyman")
    'normal'
    """
    return FORMER.get(name, name)


NAMES = ("random", *LEVELS)
"""The names that people choose from, the weakest bot first."""
ALL_NAMES = tuple(_MAKERS)
"""All built-in names."""

AnyBot = Any
"""A name, a bot, a class or function that makes one from a seed, or a policy."""


@cache
def registered() -> dict[str, EntryPoint]:
    """The bots that installed packages register, by name; built-in names stay what they are."""
    return {one.name: one for one in entry_points(group=GROUP) if one.name not in _MAKERS}


def make(bot: AnyBot, seed: int) -> Bot:
    """A new bot; the same seed gives the same play.

    >>> make("rnadom", seed=1)
    Traceback (most recent call last):
        ...
    ludotheque.bots.registry.UnknownBot: there is no bot 'rnadom'; did you mean 'random'?
    """
    if not isinstance(bot, str):
        return _made(bot, seed)
    bot = current(bot)
    if bot in _MAKERS:
        return _MAKERS[bot](seed)
    check_names([bot])
    if bot.startswith(PREFIX):
        return ProgramBot(bot.removeprefix(PREFIX), seed)
    if bot.startswith(policy_net.PREFIX):
        return NetBot(_net_file(bot), seed)
    return _made(_loaded(bot), seed)


def check_names(
    names: Iterable[AnyBot],
    *,
    by_name_only: bool = False,
    game: Game[Any] | None = None,
    players: int = 0,
) -> None:
    """Raises ``UnknownBot`` for the first that is no bot.

    ``by_name_only`` refuses everything but built-in and registered names: what comes from a network
    must neither start programs nor import modules. With a ``game``, ``BadSetup`` is raised for a
    trained network that is not for it or for so many players.
    """
    for name in names:
        if not isinstance(name, str):
            _kind(name)
            continue
        known = current(name) in _MAKERS or name in registered()
        if not known and (by_name_only or ":" not in name):
            near = difflib.get_close_matches(name, (*ALL_NAMES, *registered()), 1)
            all_names = ", ".join((*ALL_NAMES, *registered()))
            hint = f"did you mean '{near[0]}'?" if near else f"the bots are: {all_names}."
            raise UnknownBot(f"there is no bot '{name}'; {hint}")
        if name.startswith(policy_net.PREFIX):
            policy_net.read(_net_file(name))
        elif not known and not name.startswith(PREFIX):
            _kind(_loaded(name))
        if game is not None:
            _check_net(name, game, players)


def _net_file(name: str) -> Path:
    return Path(name.removeprefix(policy_net.PREFIX))


def _check_net(name: str, game: Game[Any], players: int) -> None:
    if name == policy_net.PUBLISHED:
        policy_net.read(policy_net.published(game)).check(game, players)
    elif name.startswith(policy_net.PREFIX):
        policy_net.read(_net_file(name)).check(game, players)


def label(bot: AnyBot) -> str:
    """How tables name a bot."""
    if isinstance(bot, str):
        return bot
    named = bot if inspect.isclass(bot) or inspect.isroutine(bot) else type(bot)
    return str(getattr(named, "__name__", named))


@cache
def _loaded(name: str) -> AnyBot:
    """What a registered name or ``package.module:Name`` stands for."""
    try:
        if name in registered():
            return registered()[name].load()
        module, _, path = name.partition(":")
        found: Any = importlib.import_module(module)
        for part in path.split("."):
            found = getattr(found, part)
    except Exception as error:
        # Whatever somebody's module raises: the sentence says what it was.
        raise UnknownBot(f"the bot '{name}' cannot be loaded: {error}.") from error
    return found


# What an object that somebody brings along can be.
BOT, MAKER, POLICY = "bot", "maker", "policy"


def _kind(found: AnyBot) -> str:
    """Whether an object is a bot, makes bots from seeds, or is a policy."""
    if inspect.isclass(found):
        return MAKER
    if callable(getattr(found, "choose", None)):
        return BOT
    if inspect.isroutine(found) or isinstance(found, partial):
        parameters = inspect.signature(found).parameters.values()
        needed = [one for one in parameters if one.default is one.empty]
        return MAKER if len(needed) == 1 else POLICY
    if callable(found):
        return POLICY
    raise UnknownBot(
        f"{found!r} is no bot: it has no choose(view), it is no class, and it is not callable."
    )


def _made(found: AnyBot, seed: int) -> Bot:
    kind = _kind(found)
    if kind == POLICY:
        return PolicyBot(found)
    if kind == BOT:
        bot: Bot = found
        return bot
    made = found(seed)
    if not callable(getattr(made, "choose", None)):
        raise UnknownBot(f"what {label(found)} makes is no bot: it has no choose(view).")
    own: Bot = made
    return own
