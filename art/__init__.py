"""Paints what the bot shows, once: ``python -m art`` writes the files, and the bot reads them."""
