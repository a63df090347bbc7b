"""A strong bot's whole move, as a hint and a review follow it."""

from __future__ import annotations

from engine import AnyGame, FastRng, View, every_game, game
from engine.hints import MAX_ACTIONS
from engine.players import Choice
from tables import whole_moves
from tests.engine.players.test_players import some


async def test_a_move_goes_on_while_its_player_decides_and_learns_nothing() -> None:
    longest = 0
    for key in every_game():
        rules = game(key)

        async def decide(view: View, rules: AnyGame = rules) -> Choice:
            return Choice(rules.suggest(view, FastRng(1)))

        for state, seat in some(key, rules.meta.seats[0], 12):
            view = rules.view(state, seat)
            first = rules.suggest(view, FastRng(1))
            rest = await whole_moves.after(rules, view, first, decide)
            assert all(seen.viewer == seat and choice.action in seen.actions for seen, choice in rest)
            longest = max(longest, len(rest))
            if rest:
                rules.apply(state, seat, first, FastRng(2))
                assert rules.view(state, seat) == rest[0][0], "whatever is hidden"
    assert 0 < longest < MAX_ACTIONS
