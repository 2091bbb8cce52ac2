"""Lines of the log."""

from __future__ import annotations

import logging

from ludotheque.server.operations.logs import TextLines


def test_nobody_writes_lines_of_their_own_into_the_log() -> None:
    line = "%s GET %s 404"
    path = "/\n2026-01-01T00:00:00.000Z error   all is lost\x1b[2J\u2028"
    record = logging.LogRecord("access", logging.INFO, "", 0, line, ("127.0.0.1", path), None)
    written = TextLines().format(record)
    assert written.endswith(r"/\n2026-01-01T00:00:00.000Z error   all is lost\x1b[2J\u2028 404")
    assert len(written.splitlines()) == 1
