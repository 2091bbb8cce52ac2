"""What compiling must be told of the source; it means nothing while the source runs as it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64, mypyc_attr
else:
    i64 = int

    def mypyc_attr(**_):
        """Marks a class: ``allow_interpreted_subclasses`` lets plain Python derive from it.

        ``acyclic`` is not used: freed deep in a chain, such objects write over other memory.
        """
        return lambda marked: marked


__all__ = ["i64", "mypyc_attr"]
