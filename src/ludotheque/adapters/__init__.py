"""Interfaces for other programs: PettingZoo, Gymnasium, OpenSpiel, and bots in any language.

The modules for PettingZoo, Gymnasium and OpenSpiel need the packages that they are named after;
`pip install ludotheque[research]` installs all of them.
"""


def missing(error: ImportError) -> ImportError:
    """The same error with a sentence that says what to install."""
    package = str(error.name).partition(".")[0]
    return ImportError(
        f"this needs {package}, which `pip install 'ludotheque[research]'` installs.", name=package
    )
