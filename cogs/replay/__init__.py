"""Replays of finished games, as pages and as an animation."""
