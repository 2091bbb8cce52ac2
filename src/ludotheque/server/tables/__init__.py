"""Tables and what is done at them apart from playing: seats, start, proposals, chat, rematch."""
