"""The cards of Spyrium: what they are, and how they are read from their file."""
