"""The server's benchmark, as small as it can be: that it measures, not what."""

from __future__ import annotations

import json
import platform

import pytest

from ludotheque.cli import main


def test_the_server_is_measured(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "server", "--quick", "--json"]) == 0
    out, err = capfd.readouterr()
    assert not err
    found = json.loads(out)
    assert found["cpu"]
    assert found["python"].endswith(platform.python_version())
    assert (found["tables"], found["sockets"]) == (4, 12)
    for measure in found["measures"]:
        assert 0 < measure["min"] <= measure["median"] <= measure["max"]
    assert found["moves"] == found["paced_moves"] + found["saturated_moves"]
    assert found["moves_sent_but_not_stored"] == 0
    assert 0 < found["steps_of_the_longest_game"] <= found["moves"]
    assert found["bytes_of_a_step"] > 1000
    page = found["first_page_bytes"]
    assert page is None or 10_000 < page < 200_000


def test_the_server_is_measured_with_the_built_in_cards(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "server", "--cards", "my.toml"]) == 2
    assert "built-in" in capsys.readouterr().err


def test_the_server_is_measured_under_stress(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "stress", "--quick", "--json"]) == 0
    found = json.loads(capfd.readouterr().out)
    assert len(found["measures"]) == 9
    assert all(measure["median"] > 0 for measure in found["measures"])
