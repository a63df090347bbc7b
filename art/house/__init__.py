"""What is painted for all games."""
