"""A player's turn: the hand, what is done with it, and help with it."""
