"""Doors for programs of others: bots in any language, and the tools that learners are trained with.

PettingZoo, Gymnasium and OpenSpiel each have a module, which needs the package it is named after;
`pip install ludotheque[research]` brings all.
"""
