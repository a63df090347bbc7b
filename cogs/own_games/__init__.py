"""Games of one person against bots, and the list of a person's tables."""
