"""Pictures of the house itself, that belong to no single game."""
