"""Interfaces for other programs: PettingZoo, Gymnasium, OpenSpiel, and bots in any language.

The modules for PettingZoo, Gymnasium, OpenSpiel and RLlib need the packages that they are named
after; `pip install ludotheque[research]` installs all of them but RLlib, which `trainers` has.
"""


def missing(error: ImportError, extra: str = "research") -> ImportError:
    """The same error with a sentence that says what to install."""
    package = str(error.name).partition(".")[0]
    return ImportError(
        f"this needs {package}, which `pip install 'ludotheque[{extra}]'` installs.", name=package
    )
