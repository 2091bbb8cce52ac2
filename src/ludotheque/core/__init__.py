"""The ground of every game: positions, actions, views, records. It knows no game."""
