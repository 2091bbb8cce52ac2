"""What is printed: the card file, its vocabulary, and how it is read."""
