"""Proofs of fair shuffles: the commitment, the verification and the record of a game."""
