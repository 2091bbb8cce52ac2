"""Somebody at a browser: what they see, and what they click."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, expect
from websockets.sync.client import connect

import ludotheque as lt
from ludotheque.words import Words

Choose = Callable[[Sequence[str]], str]


def first(texts: Sequence[str]) -> str:
    """The first choice of the list."""
    return texts[0]


def hasty(texts: Sequence[str]) -> str:
    """What ends a turn soonest; otherwise the first choice."""
    return next((text for text in ("pass", "switch") if text in texts), texts[0])


EAGER = ("build", "activate", "exploit", "residence score", "token 3", "place")


def eager(texts: Sequence[str]) -> str:
    """What fills a quarter; otherwise the first choice."""
    wanted = (text for word in EAGER for text in texts if text.startswith(word))
    return next(wanted, texts[0])


class Player:
    """One browser with its own cookies, speaking one language."""

    def __init__(self, context: BrowserContext, address: str, language: str) -> None:
        self.context = context
        self.address = address
        self.game = "spyrium"
        self.speak(language)
        self.name = ""
        self.page: Page = context.new_page()
        self.troubles: list[str] = []
        self.asked: set[str] = set()
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("request", lambda request: self.asked.add(request.url))

    def _heard(self, message: Any) -> None:
        if message.type in ("error", "warning"):
            self.troubles.append(f"{message.type}: {message.text}")

    # ---- Words ----

    def speak(self, language: str) -> None:
        """From now on words are sought in this language."""
        self.words = Words(language, lt.GAMES[self.game])

    def button(self, key: str, **params: Any) -> Locator:
        """The button with these words."""
        return self.page.get_by_role("button", name=self.words(key, **params), exact=True)

    # ---- Ways ----

    def visit(self, path: str) -> None:
        """Opens a page."""
        self.page.goto(self.address + path)

    def post(self, path: str, **data: Any) -> dict[str, Any]:
        """What the page would send, without its clicks: to set a scene."""
        api = self.context.request
        token = self._cookie("csrftoken")
        if token is None:
            api.get(f"{self.address}/api/me")
            token = self._cookie("csrftoken")
        answer = api.post(
            f"{self.address}/api{path}", data=data, headers={"X-CSRF-Token": token or ""}
        )
        assert answer.ok, f"{path}: {answer.text()}"
        told: dict[str, Any] = answer.json()
        return told

    def _cookie(self, name: str) -> str | None:
        return next(
            (one["value"] for one in self.context.cookies() if one.get("name") == name), None
        )

    def named(self, name: str) -> Player:
        """Known by this name."""
        self.post("/me", name=name)
        self.name = name
        return self

    def set_table(self, *seats: str, **wishes: Any) -> str:
        """Sets a table with `me`, `open` and `bot` seats; gives its id."""
        wanted = [
            {"kind": "bot", "bot": "random"} if seat == "bot" else {"kind": seat} for seat in seats
        ]
        table = self.post("/tables", game=self.game, seats=wanted, **wishes)
        return str(table["id"])

    def play_unseen(
        self,
        table: str,
        choose: Choose = first,
        until_turn: int | None = None,
        until_step: int = 10_000,
    ) -> None:
        """Plays on without a page until a turn or step comes or the game ends: to set a scene."""
        answers: dict[int, str] = {}
        # Whoever was too fast is heard again at once on a new socket.
        while not self._plays_on(table, choose, answers, until_turn, until_step):
            pass

    def _plays_on(
        self,
        table: str,
        choose: Choose,
        answers: dict[int, str],
        until_turn: int | None,
        until_step: int,
    ) -> bool:
        """Whether the game came as far as it should, before it was played too fast."""
        cookies = "; ".join(f"{one['name']}={one['value']}" for one in self.context.cookies())
        live = f"{self.address.replace('http', 'ws')}/api/tables/{table}/live"
        answered = -1
        with connect(live, additional_headers={"Cookie": cookies}) as socket:
            while True:
                told = json.loads(socket.recv(timeout=20))
                if told["type"] == "refused" and told["error"] == "NotUnderstood":
                    return False
                assert told["type"] != "refused", told
                frame = told.get("frame")
                if frame is None:
                    continue
                if frame["outcome"] is not None:
                    return True
                if not frame["actions"] or frame["step"] == answered:
                    continue
                turn_came = until_turn is not None and frame["view"]["turn"] >= until_turn
                if turn_came or frame["step"] >= until_step:
                    return True
                answered = frame["step"]
                if answered not in answers:
                    answers[answered] = choose([one["text"] for one in frame["actions"]])
                answer = {"step": answered, "action": answers[answered], "seat": frame["seat"]}
                socket.send(json.dumps({"type": "act"} | answer))

    def step(self, table: str) -> int:
        """How many choices have been made at a table."""
        told = self.context.request.get(f"{self.address}/api/tables/{table}").json()
        return int(told["frame"]["step"])

    # ---- The table ----

    @property
    def bar(self) -> Locator:
        """The sentence that leads, with its buttons."""
        return self.page.get_by_role("region", name=self.words("web-decision"), exact=True)

    @property
    def options(self) -> Locator:
        """All choices in words."""
        return self.page.locator("[role=option]")

    @property
    def result(self) -> Locator:
        """The end of the game."""
        return self.page.locator("section.result")

    def spot(self, name: str) -> Locator:
        """A place or a gap of the market."""
        return self.page.locator(f"[data-spot='{name}']")

    def workers(self) -> list[str]:
        """What stands in every gap of the market, in words."""
        return self.page.locator("[data-spot*='-']").all_inner_texts()

    def turn_lamp(self) -> Locator:
        """The lamp of the turn that is played."""
        return self.page.locator(".lamp[aria-current=step]")

    def expect_my_turn(self) -> None:
        """Waits until it is this player who decides."""
        expect(self.bar).to_have_class(re.compile(r"\bmine\b"))

    def expect_log_of(self, other: Player) -> None:
        """Waits until both have read the same."""
        expect(self.page.locator(".log .line")).to_have_text(other.log())

    def expect_answered(self) -> None:
        """Waits until the choice on its way has been made."""
        expect(self.page.locator("[role=option][aria-selected=true]")).to_have_count(0)
        expect(self.page.locator(".bar .preview")).to_have_count(0)

    def choices(self) -> list[str]:
        """The notation of all choices, in the order of the list."""
        self.expect_my_turn()
        found: list[str] = self.options.evaluate_all("all => all.map((one) => one.dataset.text)")
        return found

    def choose(self, text: str) -> None:
        """Chooses in the list: one click to see what it brings, a second one to do it."""
        option = self.page.locator(f"[role=option][data-text='{text}']")
        option.click()
        expect(option).to_have_attribute("aria-selected", "true")
        option.click()
        self.expect_answered()

    def touch(self, text: str) -> None:
        """Chooses by what glows on the table, if something stands for the choice there."""
        target = self.page.locator(f".{self.game} [data-action='{text}']")
        gap = re.fullmatch(r"place (\S+-\S+)", text)
        if gap:
            target = self.spot(gap[1])
        elif target.count() == 0:
            self.choose(text)
            return
        # The first click may open more ways to say the same.
        target = target.first
        target.click()
        expect(target).to_have_attribute("aria-pressed", "true")
        target.click()
        self.expect_answered()

    def log(self) -> list[str]:
        """All lines of the log."""
        return [
            " ".join(line.split()) for line in self.page.locator(".log .line").all_inner_texts()
        ]


def in_turn(one: Player, two: Player) -> tuple[Player, Player]:
    """Who decides now, and who waits."""
    mine, theirs = one.words("web-your-turn"), one.words("web-their-turn", player=two.name)
    expect(one.bar).to_contain_text(re.compile(f"{re.escape(mine)}|{re.escape(theirs)}"))
    return (one, two) if mine in one.bar.inner_text() else (two, one)
