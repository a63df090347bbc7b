"""What is painted for Luxor."""
