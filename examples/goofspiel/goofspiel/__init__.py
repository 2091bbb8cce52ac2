"""Goofspiel: bid for prizes with cards that everybody has."""
