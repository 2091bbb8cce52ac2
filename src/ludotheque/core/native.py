"""What compiling must be told of the source; it means nothing while the source runs as it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64, mypyc_attr
else:
    i64 = int

    def mypyc_attr(**_):
        """Marks a class.

        ``allow_interpreted_subclasses`` lets plain Python derive from it; ``acyclic`` promises that
        its objects never lead back to themselves, so that nobody searches them for garbage.
        """
        return lambda marked: marked


__all__ = ["i64", "mypyc_attr"]
