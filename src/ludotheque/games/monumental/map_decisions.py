"""Questions that are answered on the map: conquest, moves, markets, Wonder tokens, the Automa."""

from __future__ import annotations

from typing import ClassVar

from ludotheque.core.action import Action
from ludotheque.core.message import Message, say
from ludotheque.core.pending import FieldList
from ludotheque.core.seat import Seat
from ludotheque.games.monumental import actions
from ludotheque.games.monumental.ids import (
    Face,
    MarketId,
    Tile,
    TokenId,
)
from ludotheque.games.monumental.pending import Question
from ludotheque.games.monumental.position import MonumentalState
from ludotheque.games.monumental.rules import (
    automa,
    automa_map,
    buying,
    conquest,
    explorers,
    manoeuvres,
)
from ludotheque.games.monumental.words import describe
from ludotheque.games.monumental.words.names import face_name, market_name


class Send(Question):
    """Which Unit is sent to a conquest next."""

    name: ClassVar[str] = "send"
    fields: ClassVar[FieldList] = (
        ("tile", "tile"),
        ("saved", "good"),
        ("warlord", "number"),
        ("sent", "tiles"),
    )

    def __init__(
        self, seat: Seat, tile: Tile, saved: int, warlord: int, sent: tuple[Tile, ...]
    ) -> None:
        super().__init__(seat)
        self.tile = tile
        self.saved = saved
        self.warlord = warlord
        self.sent = sent

    def legal(self, state: MonumentalState) -> list[Action]:
        return conquest.may_send(state, self)

    def answer(self, state: MonumentalState, action: Action) -> None:
        conquest.send(state, self, action)

    def message(self, state: MonumentalState) -> Message:
        return describe.ask_send(state, self)


class MoveTo(Question):
    """Where a Unit moves."""

    name: ClassVar[str] = "to"
    fields: ClassVar[FieldList] = (
        ("tile", "tile"),
        ("warlord", "number"),
    )

    def __init__(self, seat: Seat, tile: Tile, warlord: int) -> None:
        super().__init__(seat)
        self.tile = tile
        self.warlord = warlord

    def legal(self, state: MonumentalState) -> list[Action]:
        return manoeuvres.may_move_to(state, self)

    def answer(self, state: MonumentalState, action: Action) -> None:
        manoeuvres.move_to(state, self, action)


class Reward(Question):
    """Which of the two rewards of a token is taken."""

    name: ClassVar[str] = "reward"
    fields: ClassVar[FieldList] = (("token", "token"),)

    def __init__(self, seat: Seat, token: TokenId) -> None:
        super().__init__(seat)
        self.token = token

    def legal(self, state: MonumentalState) -> list[Action]:
        return actions.reward

    def answer(self, state: MonumentalState, action: Action) -> None:
        conquest.grant(state, self.seat, self.token, action.a)


class PickToken(Question):
    """Which token of a market is taken."""

    name: ClassVar[str] = "pick"
    fields: ClassVar[FieldList] = (("market", "market"),)

    def __init__(self, seat: Seat, market: MarketId) -> None:
        super().__init__(seat)
        self.market = market

    def legal(self, state: MonumentalState) -> list[Action]:
        return explorers.may_take_token(state, self)

    def answer(self, state: MonumentalState, action: Action) -> None:
        explorers.take_token(state, self, action)

    def message(self, state: MonumentalState) -> Message:
        return say("ask-pick", market=market_name(state, self.market))


class PlaceWonder(Question):
    """On which tile the token of a Wonder is placed."""

    name: ClassVar[str] = "place-wonder"
    fields: ClassVar[FieldList] = (("card", "card"),)

    def __init__(self, seat: Seat, card: Face) -> None:
        super().__init__(seat)
        self.card = card

    def legal(self, state: MonumentalState) -> list[Action]:
        return buying.may_place_wonder(state, self)

    def answer(self, state: MonumentalState, action: Action) -> None:
        buying.place_wonder(state, self, action)

    def message(self, state: MonumentalState) -> Message:
        return say("ask-place-wonder", card=face_name(state, self.card))


class Save(Question):
    """Of which resource a Policy saves one at a Free City."""

    name: ClassVar[str] = "save"
    fields: ClassVar[FieldList] = (("tile", "tile"),)

    def __init__(self, seat: Seat, tile: Tile) -> None:
        super().__init__(seat)
        self.tile = tile

    def legal(self, state: MonumentalState) -> list[Action]:
        return conquest.may_save(state, self)

    def answer(self, state: MonumentalState, action: Action) -> None:
        conquest.save(state, self, action)


class AutomaTarget(Question):
    """Which of several equal provinces the Automa conquers."""

    name: ClassVar[str] = "automa-target"
    fields: ClassVar[FieldList] = (("tiles", "tiles"),)

    def __init__(self, seat: Seat, tiles: tuple[Tile, ...]) -> None:
        super().__init__(seat)
        self.tiles = tiles

    def legal(self, state: MonumentalState) -> list[Action]:
        return automa_map.may_choose_target(state, self)

    def answer(self, state: MonumentalState, action: Action) -> None:
        automa_map.conquer(state, Tile(action.a))


class AutomaWonder(Question):
    """Where the Automa places the token of a Wonder."""

    name: ClassVar[str] = "automa-wonder"
    fields: ClassVar[FieldList] = (
        ("card", "card"),
        ("tiles", "tiles"),
    )

    def __init__(self, seat: Seat, card: Face, tiles: tuple[Tile, ...]) -> None:
        super().__init__(seat)
        self.card = card
        self.tiles = tiles

    def legal(self, state: MonumentalState) -> list[Action]:
        return automa.may_place_for_it(state, self)

    def answer(self, state: MonumentalState, action: Action) -> None:
        automa.place_for_it(state, self, action)

    def message(self, state: MonumentalState) -> Message:
        return say("ask-automa-wonder", card=face_name(state, self.card))


class AutomaMarket(Question):
    """To which market an Explorer of the Automa goes."""

    name: ClassVar[str] = "automa-market"
    fields: ClassVar[FieldList] = (
        ("explorer", "number"),
        ("left", "number"),
        ("number", "number"),
        ("avoid", "market"),
        ("markets", "markets"),
    )

    def __init__(
        self,
        seat: Seat,
        explorer: int,
        left: int,
        number: int,
        avoid: MarketId,
        markets: tuple[MarketId, ...],
    ) -> None:
        super().__init__(seat)
        self.explorer = explorer
        self.left = left
        self.number = number
        self.avoid = avoid
        self.markets = markets

    def legal(self, state: MonumentalState) -> list[Action]:
        return automa_map.may_choose_market(state, self)

    def answer(self, state: MonumentalState, action: Action) -> None:
        automa_map.choose_market(state, self, action)

    def message(self, state: MonumentalState) -> Message:
        return say("ask-automa-market", explorer=self.explorer + 1)


class AutomaStep(Question):
    """Which way an Explorer of the Automa takes."""

    name: ClassVar[str] = "automa-step"
    fields: ClassVar[FieldList] = (
        ("explorer", "number"),
        ("left", "number"),
        ("number", "number"),
        ("goal", "market"),
        ("avoid", "market"),
        ("tiles", "tiles"),
    )

    def __init__(
        self,
        seat: Seat,
        explorer: int,
        left: int,
        number: int,
        goal: MarketId,
        avoid: MarketId,
        tiles: tuple[Tile, ...],
    ) -> None:
        super().__init__(seat)
        self.explorer = explorer
        self.left = left
        self.number = number
        self.goal = goal
        self.avoid = avoid
        self.tiles = tiles

    def legal(self, state: MonumentalState) -> list[Action]:
        return automa_map.may_choose_step(state, self)

    def answer(self, state: MonumentalState, action: Action) -> None:
        automa_map.choose_step(state, self, action)

    def message(self, state: MonumentalState) -> Message:
        return say("ask-automa-step", explorer=self.explorer + 1)
