"""Uchronia for bots: positions as named numbers, and their weights."""
