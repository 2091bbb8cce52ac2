"""Uchronia in words: catalogues, numbered rules, events, and how actions are described."""
