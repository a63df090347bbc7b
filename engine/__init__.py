"""The rules of the games: pure Python, standard library only, no clock, no files, no chance but what is handed in.

``game(key)`` gives a game's rules, ``games()`` lists the keys; ``contract`` holds what all games promise.
"""

from engine.contract import (
    TURN,
    Action,
    Decision,
    Event,
    Game,
    Meta,
    Note,
    Outcome,
    View,
    latest_turn,
    seen,
)
from engine.errors import GameError, NotAllowed, NotYourDecision, UnreadableAction
from engine.registry import AnyGame, every_game, game, games
from engine.rng import FastRng, KeyedRng, Rng

__all__ = [
    "TURN",
    "Action",
    "AnyGame",
    "Decision",
    "Event",
    "FastRng",
    "Game",
    "GameError",
    "KeyedRng",
    "Meta",
    "NotAllowed",
    "NotYourDecision",
    "Note",
    "Outcome",
    "Rng",
    "UnreadableAction",
    "View",
    "every_game",
    "game",
    "games",
    "latest_turn",
    "seen",
]
