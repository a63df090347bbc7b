"""The rules of the games: pure Python, standard library only, no clock, no files, randomness only as an argument.

``game(key)`` returns a game's rules, ``games()`` the keys. ``contract`` defines what every game provides.
"""

from engine.any_game import AnyGame, Game
from engine.contract import TURN, Action, Decision, Event, Meta, Note, View, latest_turn, seen
from engine.errors import GameError, NotAllowed, NotYourDecision, UnreadableAction
from engine.outcome import Outcome
from engine.registry import every_game, game, games, meta
from engine.rng import FastRng, KeyedRng, LabelledRng, Rng

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
    "LabelledRng",
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
    "meta",
    "seen",
]
