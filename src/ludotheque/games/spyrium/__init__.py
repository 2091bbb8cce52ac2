"""Spyrium, a game by William Attia: workers between the cards of a market, then an industry."""
