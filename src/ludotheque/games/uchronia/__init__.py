"""Uchronia, a game by Carl Chudyk: one card is an order, a resource or an activity."""
