"""Questions to the players of a table, such as whether to end the game."""
