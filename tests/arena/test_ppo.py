"""PPO: gradients, advantages, imitation, checkpoints, and the network as a bot."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import ludotheque as lt
from ludotheque import bots
from ludotheque.adapters.self_play import SelfPlay
from ludotheque.arena import Plan, ppo, simulate
from ludotheque.arena.actor_critic import draw, gradients, log_chances, new_weights
from ludotheque.arena.adam import Adam
from ludotheque.arena.curves import picture, read_rows
from ludotheque.arena.imitation import Imitation
from ludotheque.arena.league import League
from ludotheque.arena.ppo_training import CURVE, PICTURE, Settings, Training
from ludotheque.bots.evaluation import learn_folder
from ludotheque.bots.policy_net import FILE, PUBLISHED, forward, published
from ludotheque.cli import main

TINY = Settings("spyrium", steps=400, imitation=0.5, hidden=8, tables=4, trial=1)


def test_gradients_are_those_of_the_loss() -> None:
    rng = np.random.default_rng(1)
    weights = {name: value.astype(float) for name, value in new_weights(6, 4, 5, rng).items()}
    seen: Any = rng.random((3, 6))
    masks = np.ones((3, 4), bool)

    def loss(changed: dict[str, Any]) -> float:
        found = forward(changed, seen)
        return float(-log_chances(found.likes, masks)[:, 2].sum() + (found.values**2).sum() / 2)

    found = forward(weights, seen)
    likes = np.exp(log_chances(found.likes, masks))
    likes[:, 2] -= 1
    slopes = gradients(weights, seen, found, likes, found.values)
    for name, slope in slopes.items():
        place = tuple(0 for _ in slope.shape)
        moved = {key: value.copy() for key, value in weights.items()}
        moved[name][place] += 1e-5
        assert slope[place] == pytest.approx((loss(moved) - loss(weights)) / 1e-5, abs=1e-3), name


def test_only_legal_actions_are_drawn() -> None:
    rng = np.random.default_rng(1)
    masks = rng.random((200, 30)) < 0.2
    masks[:, 3] = True
    actions, logs = draw(rng.normal(size=(200, 30)).astype(np.float32), masks, rng)
    assert masks[np.arange(200), actions].all()
    assert (logs <= 0).all()


def test_advantages_follow_each_seat_to_the_end_of_its_game() -> None:
    """Two seats in turn; the game ends at step 2 and another one begins."""
    values = np.array([[0.1], [0.2], [0.3], [0.4]], np.float32)
    seats = np.array([[0], [1], [0], [1]])
    ended = np.array([[False], [False], [True], [False]])
    worths = np.zeros((4, 1, 2), np.float32)
    worths[2, 0] = [1, -1]
    everything = np.ones((4, 1), bool)
    found, known = ppo.Rollout._advantages(values, seats, everything, ended, worths, np.arange(1))
    assert known[:, 0].tolist() == [True, True, True, False], "nobody knows how the last one ends"
    assert found[2, 0] == pytest.approx(1 - 0.3)
    assert found[1, 0] == pytest.approx(-1 - 0.2)
    assert found[0, 0] == pytest.approx(0.3 - 0.1 + ppo.LAMBDA * 0.7)


def test_a_step_makes_what_went_well_likelier() -> None:
    rng = np.random.default_rng(1)
    weights = new_weights(6, 4, 8, rng)
    seen, masks = rng.random((64, 6)).astype(np.float32), np.ones((64, 4), bool)
    actions, logs = draw(forward(weights, seen).likes, masks, rng)
    gains = np.where(actions == 1, 1, -1).astype(np.float32)
    batch = ppo.Decisions(seen, masks, actions, logs, gains, gains)
    before = np.exp(log_chances(forward(weights, seen).likes, masks))[:, 1].mean()
    adam = Adam(weights)
    for _ in range(20):
        ppo.ppo_step(weights, adam, batch, 0.01, 0.0)
    assert np.exp(log_chances(forward(weights, seen).likes, masks))[:, 1].mean() > before + 0.05


def test_imitation_comes_nearer_to_the_teacher() -> None:
    env = SelfPlay("spyrium", players=2, tables=8, seed=1)
    rng = np.random.default_rng(1)
    weights = new_weights(env.observations.shape[1], env.masks.shape[1], 16, rng)
    adam, imitation = Adam(weights), Imitation(env, "greedy", 1)
    imitation.play(weights, 0.5, rng)
    losses = [imitation.learn(weights, adam, rng) for _ in range(15)]
    assert min(losses[-5:]) < min(losses[:5])


def test_the_league_plays_its_seats_and_counts() -> None:
    env = SelfPlay("spyrium", players=3, tables=6, seed=1)
    rng = np.random.default_rng(2)
    weights = new_weights(env.observations.shape[1], env.masks.shape[1], 4, rng)
    league = League(["random"], 3, env.tables, rng)
    league.join("before", weights)
    rollout = ppo.Rollout(env, league, rng)
    seen = rollout.play(weights, 400)
    assert rollout.games > 6
    assert 0 < len(seen.actions) < 6 * 400, "the others' decisions are not learnt from"
    assert (seen.masks.sum(1) > 1).all()
    assert {member.won for member in league.members} != {0.5}


def test_a_training_goes_on_where_it_stopped(tmp_path: Path) -> None:
    training = Training(TINY, tmp_path)
    training.run(minutes=0)
    training = Training.resume(tmp_path)
    assert training.done == 0
    training.run()
    again = Training.resume(tmp_path)
    assert (again.done, again.settings) == (training.done, TINY)
    for name, value in training.weights.items():
        assert (again.weights[name] == value).all()
    rows = read_rows(tmp_path / CURVE)
    assert {row["phase"] for row in rows} == {"imitation", "ppo"}
    assert int(rows[-1]["steps"]) == training.done
    assert (tmp_path / PICTURE).read_text().count("<polyline") == 3
    # The file is a bot for its game and number of players, and for nothing else.
    net = f"net:{tmp_path / FILE}"
    plan = Plan.of(lt.GAMES["spyrium"], bots=(net, "random"), seed=1)
    assert simulate(plan, 2).games == 2
    with pytest.raises(lt.BadSetup, match="is for Spyrium with 2 players"):
        bots.check_names([net], game=lt.GAMES["spyrium"], players=3)


def test_the_same_seed_learns_the_same(tmp_path: Path) -> None:
    one, two = (Training(TINY, tmp_path / name) for name in ("one", "two"))
    for training in (one, two):
        training.run()
    assert all((one.weights[name] == two.weights[name]).all() for name in one.weights)


def test_the_command_trains_and_says_where(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = str(tmp_path / "net")
    command = ["train", "uchronia", "--method", "ppo", "--steps", "100", "--trial", "1"]
    assert main([*command, "--out", folder]) == 0
    assert capsys.readouterr().out.strip().endswith(FILE)
    assert main([*command, "--out", folder]) == 2
    assert "--resume goes on" in capsys.readouterr().err
    assert main([*command, "--out", folder, "--resume"]) == 0
    assert main([*command, "--out", str(tmp_path / "nothing"), "--resume"]) == 2
    assert "no training" in capsys.readouterr().err


@pytest.mark.parametrize("content", [None, b"", b"not a network"])
def test_a_file_that_is_no_network_is_named(content: bytes | None, tmp_path: Path) -> None:
    path = tmp_path / "policy.npz"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(lt.BadSetup, match=r"no network"):
        bots.check_names([f"net:{path}"])


def test_a_network_of_somebody_else_is_not_read() -> None:
    with pytest.raises(bots.UnknownBot):
        bots.check_names(["net:policy.npz"], by_name_only=True)


def test_pictures_take_empty_cells() -> None:
    rows = [{"steps": "1", "won": ""}, {"steps": "2", "won": "0.5"}]
    assert "0.5" in picture(rows, "steps", ("won",))


TRAINED = [game for game in lt.GAMES.values() if (learn_folder(game) / FILE).is_file()]


@pytest.mark.parametrize("game", TRAINED, ids=lambda game: game.name)
def test_the_network_that_comes_with_a_game_beats_random_play(game: lt.Game[Any]) -> None:
    path = published(game)
    assert path.stat().st_size < 1_500_000
    plan = Plan.of(game, bots=(PUBLISHED, "random"), seed=2)
    assert simulate(plan, 4).win_share(0) >= 0.75
    if game.max_players > 2:
        with pytest.raises(lt.BadSetup, match="with 2 players"):
            simulate(Plan.of(game, bots=(PUBLISHED,) * 3, seed=1), 1)
