"""Whole bots on a simulated loop: people press at once, and what is outside answers in an order that a seed gives."""
