"""Monumental, a game by Matthew Dunstan: a city of nine cards, wonders, knowledge and conquest."""
