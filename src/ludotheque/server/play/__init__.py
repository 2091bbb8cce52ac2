"""The game at a table: moves, undo, bots, hints, records."""
