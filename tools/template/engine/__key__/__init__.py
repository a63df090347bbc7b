"""Rules of __title__. Imports nothing: ``game.py`` holds ``GAME``."""
