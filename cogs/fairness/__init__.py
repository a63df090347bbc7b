"""How a shuffle came about, and whether a finished game can be verified."""
