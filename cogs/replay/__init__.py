"""Finished games: their pages, and the same as an animation."""
