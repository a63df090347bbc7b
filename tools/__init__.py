"""Commands for people who add a game (``new_game``, ``check_game``) and for the lock files (``lock``, ``audit``)."""
