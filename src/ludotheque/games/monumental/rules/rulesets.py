"""The rulesets of Monumental, and what each changed.

A stored game continues by the ruleset that it began with. Ruleset 2 changed the Automa:

- a line with several conquests is one line, with one consolation (M-113);
- its Explorers take the token of every market to which they come (M-118);
- without an open market they go for Production tokens (M-116);
- of equal cards it takes the first of the card file, whatever their names are (M-110).
"""

from __future__ import annotations

from typing import Final

FIRST: Final = 1
NEWEST: Final = 2
RULESETS = (FIRST, NEWEST)
