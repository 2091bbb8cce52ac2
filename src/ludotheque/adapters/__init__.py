"""Doors for programs of others: bots in any language, and the tools that learners are trained with.

PettingZoo, Gymnasium and OpenSpiel each have a module, which needs the package it is named after;
`pip install ludotheque[research]` brings all.
"""


def missing(error: ImportError) -> ImportError:
    """The same error with a sentence that says what to install."""
    package = str(error.name).partition(".")[0]
    return ImportError(
        f"this needs {package}, which `pip install 'ludotheque[research]'` brings.", name=package
    )
