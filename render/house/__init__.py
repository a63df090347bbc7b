"""Pictures that belong to no single game."""
