"""What a device is called in the list of sessions: its browser and its system."""

from __future__ import annotations

_BROWSERS = (
    ("Edg/", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
"""The first that fits: browsers claim to be those below them as well."""
_SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("CrOS", "ChromeOS"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)


def device_name(agent: str) -> str:
    """The name of a device by its `User-Agent`.

    >>> device_name("Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0")
    'Firefox, Linux'
    >>> device_name("python-httpx/0.27")
    'python-httpx'
    """
    found = [
        next((name for mark, name in names if mark in agent), "") for names in (_BROWSERS, _SYSTEMS)
    ]
    known = ", ".join(filter(None, found))
    program = agent.partition("/")[0].partition(" ")[0]
    return known or "".join(c for c in program if c.isascii() and c.isprintable())[:30]
