"""Spyrium in words: catalogues, numbered rules, events, questions and actions as messages."""
