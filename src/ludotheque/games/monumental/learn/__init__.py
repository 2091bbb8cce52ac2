"""Positions as features for bots, and what the features were found to be worth."""
