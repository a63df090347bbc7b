"""Texts and pictures for Discord's App Directory. ``python -m docs.listing`` draws the pictures of this folder."""
