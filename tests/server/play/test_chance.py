"""What the server draws cannot be told from what anybody is sent."""

from __future__ import annotations

import zlib

import ludotheque as lt
from ludotheque import bots
from ludotheque.server.play.chance import draw, table_secret
from tests.server.conftest import LocalServer


def test_draws_depend_on_the_secret_the_purpose_and_the_step() -> None:
    secrets = [table_secret(seed, nonce) for seed in "12" for nonce in ("a", "b")]
    drawn = {
        draw(secret, purpose, step)
        for secret in secrets
        for purpose in ("bot", "hint")
        for step in range(50)
    }
    assert len(drawn) == 4 * 2 * 50
    assert draw(secrets[0], "bot", 7) == draw(table_secret("1", "a"), "bot", 7)


def test_a_bots_choices_follow_from_its_view_and_the_secret_alone(
    sqlite_server: LocalServer,
) -> None:
    zoe = sqlite_server.person()
    id = zoe.finished()
    numbers = [entry.number for entry in sqlite_server.log(id) if entry.kind == "action"]
    record = lt.Record.from_json(zoe.get(f"/api/tables/{id}/record"))
    assert record.nonce is not None
    secret = table_secret(str(record.seed), record.nonce)
    public_guesses = chosen = opened = 0
    seats = zoe.look(id)["table"]["seats"]
    state = record.replay(0)
    for step, action in zip(numbers, record.actions, strict=True):
        seat = state.actor
        if seat is not None and seats[seat]["kind"] == "bot" and len(state.actions()) > 1:
            view, name = state.view(seat), seats[seat]["bot"]
            public = zlib.crc32(f"{id}:{step}".encode())
            public_guesses += bots.make(name, public).choose(view) is action
            opened += bots.make(name, draw(secret, "bot", step)).choose(view) is action
            chosen += 1
        state.apply(action)
    assert chosen > 10
    assert opened == chosen, "with the secret, which the record opens, all follows"
    assert public_guesses < chosen


def test_no_message_contains_the_secret(sqlite_server: LocalServer) -> None:
    zoe, eve = sqlite_server.person(), sqlite_server.person(None)
    id = zoe.table("me", "random")
    (row,) = sqlite_server.rows("SELECT seed, nonce FROM tables WHERE id = :id", id=id)
    for person in (zoe, eve):
        text = person.ask("GET", f"/api/tables/{id}").text
        assert row.seed not in text
        assert row.nonce not in text
