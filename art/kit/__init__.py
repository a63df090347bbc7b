"""What painting is done with. It imports no game."""
