"""Somebody at a browser: what they see, and what they click."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, expect
from websockets.sync.client import connect

import ludotheque as lt
from ludotheque.words import Words

ASKS_AGAIN = """() => {
  const shown = document.querySelector('[role=option][aria-selected=true]');
  if (!shown) return 'done';
  return document.querySelector('[role=listbox][aria-busy=true]') ? '' : 'asks';
}"""
"""Whether what was clicked is done, or shown first."""

NO_SERVICE_WORKER = "Service Worker registration blocked by Playwright"
"""What is kept by one test must not be found by another."""
SLOW_MACHINE = "but not used within a few seconds"
"""What the page asks for ahead waits longer where much else runs."""

DECIDES = """() => {
  if (document.querySelector('section.result')) return 'over';
  const list = document.querySelector('[role=listbox][aria-busy=false]');
  return list?.querySelectorAll('[role=option]').length > 1 ? 'mine' : '';
}"""
"""Whether somebody must choose; choices without an alternative are made by the page."""

ASKED_ALWAYS = """() => {
  if (location.protocol === 'about:') return;
  const settings = JSON.parse(localStorage.getItem('ludotheque') ?? '{}');
  localStorage.setItem('ludotheque', JSON.stringify(
    {...settings, forced: false, introduced: ['spyrium', 'uchronia', 'monumental']}));
}"""
"""A page that makes no choice by itself, so that a test can look at each of them."""

SOAKING = "LUDOTHEQUE_SOAK" in os.environ
"""Whether games are played in full that otherwise leave out their middle."""
LAST_ROUND: dict[str, Callable[[dict[str, Any]], bool]] = {
    "spyrium": lambda view: view["turn"] == 6,
    "uchronia": lambda view: view["ending"] or view["dry"] > 0,
    "monumental": lambda view: view["ending"] == "last-round",
}
"""Whether a game is about to end; Uchronia may also end when nothing is left to draw."""

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

    def __init__(
        self, context: BrowserContext, address: str, language: str, *, taps: bool = False
    ) -> None:
        """Uses the mouse, or else a finger."""
        self.taps = taps
        self.context = context
        self.address = address
        self.game = "spyrium"
        self.speak(language)
        self.name = ""
        context.add_init_script(f"({ASKED_ALWAYS})()")
        self.page: Page = context.new_page()
        self.troubles: list[str] = []
        self.asked: set[str] = set()
        self.page.on("console", self._on_console)
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("request", lambda request: self.asked.add(request.url))

    def _on_console(self, message: Any) -> None:
        expected = message.text == NO_SERVICE_WORKER or SLOW_MACHINE in message.text
        if message.type in ("error", "warning") and not expected:
            self.troubles.append(f"{message.type}: {message.text}")

    def hastened(self) -> Player:
        """The page makes choices without an alternative by itself, as it does by default."""
        self.context.add_init_script(f"({ASKED_ALWAYS.replace('false', 'true')})()")
        return self

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
        content: dict[str, Any] = answer.json() if answer.text() else {}
        return content

    def _cookie(self, name: str) -> str | None:
        return next(
            (one["value"] for one in self.context.cookies() if one.get("name") == name), None
        )

    def named(self, name: str) -> Player:
        """Known by this name."""
        self.post("/me", name=name)
        self.name = name
        return self

    def set_table(self, *seats: str, **settings: Any) -> str:
        """Sets a table with `me`, `open` and `bot` seats; gives its id."""
        wanted = [
            {"kind": "bot", "bot": "random"} if seat == "bot" else {"kind": seat} for seat in seats
        ]
        table = self.post("/tables", game=self.game, seats=wanted, **settings)
        return str(table["id"])

    def play_unseen(
        self,
        table: str,
        choose: Choose = first,
        until_turn: int | None = None,
        until_step: int = 10_000,
        *,
        until_last_round: bool = False,
    ) -> None:
        """Plays on without a page until a turn or step comes or the game ends: to set a scene."""
        answers: dict[int, str] = {}

        def has_come(frame: dict[str, Any]) -> bool:
            turn_came = until_turn is not None and frame["view"]["turn"] >= until_turn
            last_came = until_last_round and LAST_ROUND[self.game](frame["view"])
            return turn_came or last_came or frame["step"] >= until_step

        # After too many messages, a new socket is accepted at once.
        while not self._plays_on(table, choose, answers, has_come):
            pass

    def to_the_last_round(self, table: str, choose: Choose) -> None:
        """Plays on to the last round without a page, and opens the table again."""
        self.page.goto("about:blank")
        self.play_unseen(table, choose, until_last_round=True)
        self.visit(f"/table/{table}")

    def _plays_on(
        self,
        table: str,
        choose: Choose,
        answers: dict[int, str],
        has_come: Callable[[dict[str, Any]], bool],
    ) -> bool:
        """Whether the game came as far as it should, before it was played too fast."""
        cookies = "; ".join(f"{one['name']}={one['value']}" for one in self.context.cookies())
        live = f"{self.address.replace('http', 'ws')}/api/tables/{table}/live"
        answered = -1
        with connect(live, additional_headers={"Cookie": cookies}, ping_interval=None) as socket:
            while True:
                message = json.loads(socket.recv(timeout=20))
                if message["type"] == "refused" and message["error"] == "NotUnderstood":
                    return False
                assert message["type"] != "refused", message
                frame = message.get("frame")
                if frame is None:
                    continue
                if frame["outcome"] is not None:
                    return True
                if not frame["actions"] or frame["step"] == answered:
                    continue
                if has_come(frame):
                    return True
                answered = frame["step"]
                if answered not in answers:
                    answers[answered] = choose([one["text"] for one in frame["actions"]])
                answer = {"step": answered, "action": answers[answered], "seat": frame["seat"]}
                socket.send(json.dumps({"type": "act"} | answer))

    def step(self, table: str) -> int:
        """How many choices have been made at a table."""
        message = self.context.request.get(f"{self.address}/api/tables/{table}").json()
        return int(message["frame"]["step"])

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

    def told(self, *awaited: str) -> str:
        """What the bar says, as soon as it says one of these; what bots do stands there too."""
        one_of_them = re.compile("|".join(re.escape(text) for text in awaited))
        while True:
            expect(self.bar).to_contain_text(one_of_them)
            said = self.bar.inner_text()
            if one_of_them.search(said):
                return said

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

    def open_list(self) -> None:
        """Opens the list of choices, if it is not open."""
        self.expect_my_turn()
        if self.page.locator("#choices.unseen").count():
            self._press(self.page.locator("[aria-controls=choices]").locator("visible=true"))

    def decides(self) -> bool:
        """Waits until there is something to choose; not if the game ends instead."""
        return bool(self.page.wait_for_function(DECIDES).json_value() == "mine")

    def _press(self, thing: Locator) -> None:
        """A click, or a tap."""
        if self.taps:
            thing.tap()
        else:
            thing.click()

    def choose(self, text: str) -> None:
        """Chooses in the list: one click, and a second one where that is asked for."""
        self.open_list()
        option = self.page.locator(f"[role=option][data-text='{text}']")
        self._press(option)
        self._confirm(option)

    def touch(self, text: str) -> None:
        """Chooses by what glows on the table, if something stands for the choice there."""
        target = self.page.locator(f".{self.game} [data-action='{text}']")
        gap = re.fullmatch(r"place (\S+-\S+)", text)
        if gap:
            target = self.spot(gap[1])
        elif target.count() == 0:
            self.choose(text)
            return
        if not self.taps:
            # An explanation of what was pointed at before may lie over the target.
            self.page.mouse.move(0, 0)
        self._press(target.first)
        if self.asks():
            # It is shown first, or there is more to do with the thing.
            offered = self.page.locator(f".popover [data-action='{text}']")
            self._press((offered if offered.count() else target).first)
            self._confirm(offered)
        self.expect_answered()

    def asks(self) -> bool:
        """Whether the page waits for another click."""
        return bool(self.page.wait_for_function(ASKS_AGAIN).json_value() == "asks")

    def _confirm(self, target: Locator) -> None:
        """Clicks once more where that is asked for."""
        if self.asks():
            self._press(target.first)
        self.expect_answered()

    def log(self) -> list[str]:
        """All lines of the log."""
        return [
            " ".join(line.split()) for line in self.page.locator(".log .line").all_inner_texts()
        ]


def in_turn(one: Player, two: Player) -> tuple[Player, Player]:
    """Who decides now, and who waits."""
    mine, theirs = one.words("web-your-turn"), one.words("web-their-turn", player=two.name)
    return (one, two) if mine in one.told(mine, theirs) else (two, one)


def view_after_moves(zoe: Player, marc: Player, moves: int, **options: str) -> dict[str, Any]:
    """Two people play a few moves at one table; returns the view of the second one."""
    table = zoe.set_table("me", "open", start=False, options=options)
    marc.post(f"/tables/{table}/join", seat=1)
    zoe.post(f"/tables/{table}/start")
    for player in (zoe, marc):
        player.visit(f"/table/{table}")
    for _ in range(moves):
        one, other = in_turn(zoe, marc)
        one.choose(one.choices()[0])
        other.expect_log_of(one)
    response = marc.context.request.get(f"{marc.address}/api/tables/{table}").json()
    view: dict[str, Any] = response["frame"]["view"]
    return view
