"""Who plays a seat: players who come back, take over, quit or are away."""
