"""A lobby until its game starts: who sits down, its options, guests and challenges."""
