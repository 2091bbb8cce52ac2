"""The cards of Uchronia: what one is, which effects there are, and how a card file is read."""
