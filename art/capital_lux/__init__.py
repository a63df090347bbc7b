"""What is painted for Capital Lux."""
