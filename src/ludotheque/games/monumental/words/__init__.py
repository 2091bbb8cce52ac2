"""Monumental in English and French: names, questions, actions, events and cards."""
