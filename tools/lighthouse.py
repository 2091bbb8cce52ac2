"""Measures the page of a server of its own with Lighthouse; `make lighthouse` runs it."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

from tests.browser.conftest import chromium
from tests.browser.server_process import ServerProcess

SCRIPT = Path(__file__).parents[1] / "web" / "dev" / "lighthouse.mjs"


def main() -> int:
    """Fails if a page scores too low."""
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder))
        server.open()
        try:
            command = ["node", str(SCRIPT), server.address, chromium(), *sys.argv[1:]]
            return subprocess.run(command, check=False).returncode
        finally:
            server.kill()


if __name__ == "__main__":
    sys.exit(main())
