"""The games for the tools that learners are trained with: PettingZoo, Gymnasium and OpenSpiel.

Each module needs the package it is named after; `pip install ludotheque[research]` brings all.
"""
