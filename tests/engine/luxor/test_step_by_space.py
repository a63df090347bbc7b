"""The option "step": with "space", the card ±1 moves by one space, empty ones too."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine import FastRng
from engine.luxor import evaluate
from engine.luxor.components import CARD_CODES, EMPTY, TOMB
from engine.luxor.game import GAME
from engine.luxor.movement import playable
from engine.luxor.offers import LEFT
from engine.luxor.outlook import possible
from engine.luxor.state import State, Step
from render.luxor import hand as pictures
from tests.engine.luxor.builder import do, happened, legal, position

BOARD = "- . - . H . - - 9: O2 . H - -"
"""Tiles on 1, 3, 5, 7, 8, Osiris on 9 (a throw by 2 tiles), then 11, 12 and 13."""


def all_on(space: int) -> str:
    """Return five adventurers on one space: none of them sleeps."""
    return " ".join([str(space)] * 5)


def given(own: str, *, keys: int = 0, board: str = BOARD, cards: str = "plus-minus 2 3 4 5") -> State:
    return position(board, hands=[cards], own=[own, "0 0"], keys=[keys], by_space=True)


def asking(own: str, *, keys: int = 0, board: str = BOARD) -> State:
    """Return a position in which ±1 is being played, even if it has a single move."""
    state = given(own, keys=keys, board=board)
    state.step, state.card, state.side = Step.MOVE, CARD_CODES["plus-minus"], LEFT
    return state


def ends(state: State) -> dict[str, int]:
    """Return the end of every offered move, as its label tells it."""
    view = GAME.view(state, 0)
    return {str(action): int(GAME.explain(view, action).facts["to"]) for action in view.actions}


def why_not(state: State, notation: str) -> str | None:
    found = GAME.why_not(state, 0, GAME.parse(notation))
    return None if found is None else str(getattr(found, "reason", found))


@pytest.mark.parametrize(("start", "back", "on"), [(3, 2, 4), (4, 3, 5), (7, 6, 8), (12, 11, 13)])
def test_the_card_moves_by_a_space_forward_or_back(start: int, back: int, on: int) -> None:
    state = given(all_on(start))
    do(state, "play.left")
    assert ends(state) == {f"move.{start}.1": on, f"move.{start}.-1": back}
    for steps, end in ((-1, back), (1, on)):
        after = GAME.copy(state)
        (moved,) = happened(do(after, f"move.{start}.{steps}"), "moved")
        assert moved == {"seat": 0, "from": start, "to": end} and end in after.adventurers[0]


def test_ruling_step() -> None:
    """By tile, the same card skips empty spaces; that is the default."""
    assert GAME.meta.options["step"][0] == "tile"
    state = given("3 3")
    state.by_space = False
    do(state, "play.left")
    assert ends(state) == {"move.3.1": 5, "move.3.-1": 1}


def test_an_empty_space_has_no_action() -> None:
    state = given("3 3")
    do(state, "play.left")
    view = GAME.view(state, 0)
    assert {GAME.explain(view, action).key for action in view.actions} == {"walk-nothing"}
    assert [event.kind for event in do(state, "move.3.1")] == ["played", "moved", "drew", "turn"]


@pytest.mark.parametrize("own", ["0 0", "0 1", "1 1"])
def test_nobody_goes_back_onto_the_stairs_or_below(own: str) -> None:
    state = asking(own)
    assert all(each.endswith(".1") for each in legal(state))
    assert {why_not(state, f"move.{space}.-1") for space in own.split()} == {"stairs-behind"}


def test_a_card_with_one_move_makes_it_and_says_so() -> None:
    state = given("1 1")
    assert GAME.explain(GAME.view(state, 0), GAME.parse("play.left")).facts["to"] == 2
    assert happened(do(state, "play.left"), "moved") == [{"seat": 0, "from": 1, "to": 2}]


def test_before_the_first_tile_the_card_still_moves_back() -> None:
    """By tile, an adventurer on or before the first remaining tile has no move back."""
    state = asking("2 2", board=". . . - -")
    assert ends(state) == {"move.2.1": 3, "move.2.-1": 1}
    state.by_space = False
    assert why_not(state, "move.2.-1") == "nothing-behind"


@pytest.mark.parametrize(("start", "steps"), [(8, 1), (10, -1)])
def test_osiris_throws_forward_by_tiles_as_always(start: int, steps: int) -> None:
    state = given(all_on(start))
    do(state, "play.left")
    assert ends(state)[f"move.{start}.{steps}"] == 12
    events = do(state, f"move.{start}.{steps}")
    assert happened(events, "moved") == [{"seat": 0, "from": start, "to": 9}]
    assert happened(events, "thrown") == [{"seat": 0, "from": 9, "to": 12, "steps": 2}]
    assert 12 in state.adventurers[0]


def test_the_tomb_needs_a_key() -> None:
    without, rich = asking(all_on(40), board="40: ."), given(all_on(40), board="40: .", keys=1)
    assert legal(without) == ["move.40.-1"] and why_not(without, "move.40.1") == "no-key"
    do(rich, "play.left")
    assert ends(rich)["move.40.1"] == 41
    assert happened(do(rich, "move.40.1"), "entered") == [{"seat": 0, "points": 5}]


def test_over_empty_spaces_the_card_does_not_reach_the_tomb() -> None:
    """By tile, one step from 38 over two empty spaces enters it."""
    state = asking(all_on(38), board="38: . . .", keys=1)
    assert ends(state) == {"move.38.-1": 37, "move.38.1": 39}
    state.by_space = False
    assert ends(state)["move.38.1"] == 41


def test_a_throw_past_the_tomb_is_illegal() -> None:
    state = asking(all_on(34), board="33: O4 - . . . . . .")
    assert legal(state) == ["move.34.1"] and why_not(state, "move.34.-1") == "too-far"


def test_a_card_that_cannot_move_by_tile_may_move_by_space() -> None:
    """On an empty board, without a key."""
    path, tiles, card = [TOMB], [EMPTY] * TOMB, CARD_CODES["plus-minus"]
    assert not playable(path, tiles, [20], 0, card)
    assert playable(path, tiles, [20], 0, card, True)
    assert not playable(path, tiles, [20], 0, CARD_CODES["1"], True)


def test_the_step_passes_an_anubis() -> None:
    state = position("- - - - H - . .", hands=["plus-minus 2 3 4 5"], own=["7 7", "0 0"], by_space=True)
    assert -1 in state.adventurers[0]
    assert happened(do(state, "play.left", "move.7.1"), "woke") == [{"seat": 0, "statue": 1}]


def test_the_other_cards_move_by_tile() -> None:
    state = given("3 3", cards="1 2 3 4 less-1")
    (moved,) = happened(do(state, "play.left"), "moved")
    assert moved["to"] == 5


def test_bots_weigh_the_moves_that_the_card_has() -> None:
    """A space before the tomb: by tile the way from 38 leads into it, by space it does not."""
    state = asking("0 0 0 38 40", board="38: . . .", keys=1)
    actions = GAME.legal(state, 0)
    ratings = dict(zip(map(str, actions), evaluate.prefer(state, 0, actions), strict=True))
    assert max(ratings, key=lambda each: ratings[each]) == "move.40.1" and ratings["move.38.1"] < 1
    assert str(GAME.suggest(GAME.view(state, 0), FastRng(1))) == "move.40.1"
    card = GAME.view(given("3 3 3 3 8"), 0)
    assert possible(card, card.hand[LEFT], 0) == [(3, 1), (3, -1), (8, 1), (8, -1)]


def test_the_words_of_the_card_say_how_it_moves() -> None:
    view = GAME.view(given("3 3"), 0)
    assert GAME.cards(view) == ("plus-minus-space", "2", "3", "4", "5")
    assert GAME.cards(replace(view, by_space=False))[0] == "plus-minus"


def test_the_hand_shows_where_the_card_leads() -> None:
    state = given("3 3")
    do(state, "play.left")
    by_space = pictures.draw(GAME.view(state, 0), ("Ana", "Bo"), (), "en-US")
    state.by_space = False
    assert by_space.tobytes() != pictures.draw(GAME.view(state, 0), ("Ana", "Bo"), (), "en-US").tobytes()
