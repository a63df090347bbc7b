"""Commands for people who add a game: ``new_game`` writes one from a template, ``check_game`` says what it lacks."""
