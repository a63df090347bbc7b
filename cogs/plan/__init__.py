"""Plans of a next decision, made while others decide."""
