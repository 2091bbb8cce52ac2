"""Doors for programs of others: bots in any language."""
