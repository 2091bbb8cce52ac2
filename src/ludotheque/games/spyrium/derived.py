"""What the rules say about a position and the page displays: crowds and prices."""

from __future__ import annotations

from ludotheque.core.compound import Shown
from ludotheque.core.fields import Entry, FieldSpec, Players
from ludotheque.core.kinds import Vocabulary, Whole
from ludotheque.core.lists import Each
from ludotheque.core.places import Attribute, Derived
from ludotheque.games.spyrium.rules.prices import QUOTE_TYPE, plot_cost, quote_json, quotes


def derived(places: Vocabulary, workers: Whole) -> list[Entry]:
    """All of it."""
    crowd = "how many workers stand beside each place"
    plot = FieldSpec("plot", Whole(), "the price of one more plot", place=Derived(plot_cost))
    quote = Shown(
        "sums of money in parts: `standing` with a worker of the seat that is there, or null, "
        "`joining` with one more; null without a card",
        QUOTE_TYPE,
        quote_json,
    )
    prices = FieldSpec(
        "prices",
        Each(places, quote),
        "what the card at each place would cost now",
        place=Derived(quotes),
    )
    return [
        FieldSpec("crowd", Each(places, workers), crowd, place=Attribute("crowd")),
        Players([plot, prices]),
    ]
