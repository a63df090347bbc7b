"""The daily deal: a game a day that all share, with one try each."""
