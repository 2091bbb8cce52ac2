"""The rulesets of Uchronia, and what each changed.

A stored game continues by the ruleset that it began with. Ruleset 2 changed four things:

- every game ends after a whole round, also by a drought (U-126) or a standstill (U-125);
- the names in the language of the table decide who begins (U-9);
- a Fountain fed from the Stock needs no Forum (U-113);
- a position says what hands are known to lack, and what the pile was made of when it was shuffled.
"""

from __future__ import annotations

from typing import Final

FIRST: Final = 1
NEWEST: Final = 2
RULESETS = (FIRST, NEWEST)
