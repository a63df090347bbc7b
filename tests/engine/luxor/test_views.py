"""A viewer's knowledge, and stored positions."""

from __future__ import annotations

from dataclasses import fields

import pytest

from engine import FastRng, seen
from engine.luxor.game import GAME
from engine.luxor.offers import path_of
from engine.luxor.state import PLAIN, State
from tests.engine.luxor.builder import do, position, walk


def test_sampling_redeals_hidden_things() -> None:
    state = position(scarabs=[[1, 2], [3, 4]], own=["0 0", "0 0", "0 0"])
    view = GAME.view(state, 0)
    others = [GAME.sample(view, FastRng(seed)) for seed in range(8)]
    assert len({tuple(other.hands[1]) for other in others}) > 4
    assert len({tuple(other.pile) for other in others}) > 4
    assert len({tuple(other.scarabs[1]) for other in others}) > 2
    assert len({tuple(other.horus[0][:-1]) for other in others}) > 2
    assert all(other.hands[0] == state.hands[0] and other.scarabs[0] == [1, 2] for other in others)


def test_sampled_games_can_be_played_to_their_end() -> None:
    rng = FastRng(3)
    for number, state in enumerate(walk(3, 8)):
        if number % 60 == 0:
            playout = GAME.sample(GAME.view(state, number % 3), rng)
            while playout.ending is None:
                GAME.apply(playout, playout.turn, rng.choice(GAME.legal(playout, playout.turn)), rng)
            GAME.check(playout)


def test_before_a_reshuffle_horus_cards_are_in_hands_and_not_in_the_pile() -> None:
    state = position(hands=["1 2 3 4 5", "upto3-1 1 1 1 1"], own=["0 1", "0 0"])
    for seed in range(20):
        other = GAME.sample(GAME.view(state, 0), FastRng(seed))
        assert not any(code > 6 for code in other.pile)


def test_hands_and_scarab_values_are_their_owners() -> None:
    state = position(hands=["1 2 3 4 5", "die 1 1 1 1"], scarabs=[[4], [3, 3]], own=["0 1", "0 0"])
    mine, theirs, nobodys = (GAME.view(state, viewer) for viewer in (0, 1, None))
    assert mine.hand == tuple(state.hands[0]) and theirs.hand == tuple(state.hands[1]) and nobodys.hand == ()
    assert mine.scarabs == ((4,), None) and theirs.scarabs == (None, (3, 3)) and nobodys.scarabs == (None, None)
    assert mine.scarab_counts == nobodys.scarab_counts == (1, 2)
    assert mine.scores[1].scarabs is None and mine.scores[0].total == mine.scores[0].open + 4


def test_the_tops_of_the_horus_stacks_are_public_and_no_more() -> None:
    state = position(tops="less-1 all-2 last-3", own=["0 1", "0 0"])
    view = GAME.view(state, None)
    assert view.horus == tuple(stack[-1] for stack in state.horus) and view.horus_counts == (8, 8, 8)
    held = {each.name for each in fields(view)}
    assert not held & {"hands", "temple", "chance", "could_move"}


def test_a_card_chosen_but_not_yet_played_is_shown_to_its_player_alone() -> None:
    state = position(hands=["1 2 3 4 5"], own=["0 1", "0 0"])
    before = GAME.view(state, 1)
    events = do(state, "play.left")
    assert GAME.view(state, 1) == before and seen(events, 1) == ()
    mine = GAME.view(state, 0)
    assert (mine.decision, mine.card, mine.side, before.stage) == ("move", 0, "left", "card")


def test_a_die_is_rolled_in_public() -> None:
    state = position(hands=["die 2 3 4 5"], own=["0 1", "0 0"])
    do(state, "play.left", dice=[3])
    theirs = GAME.view(state, 1)
    assert (theirs.card, theirs.roll, theirs.stage) == (6, 3, "move") and theirs.discard == (6,)
    assert theirs.hand_sizes == (4, 5) and theirs.side is None


def test_the_adventurer_picked_after_a_public_roll_is_still_private() -> None:
    state = position(hands=["upto-die-1 1 1 1 5"], own=["0 1 2 3 4", "0 0"])
    do(state, "play.left", dice=[6])
    before = GAME.view(state, 1)
    do(state, "from.3")
    assert GAME.view(state, 1) == before and before.stage == "adventurer"
    other = GAME.sample(GAME.view(state, 0), FastRng(1))
    assert other.mover == 3 and GAME.view(other, 0) == GAME.view(state, 0)


def test_a_card_that_cannot_move_is_barred_with_its_reason() -> None:
    state = position("37: . . . -", hands=["1 1 3 4 5"], own=["36 36 40 40 40", "0 0"])
    assert GAME.view(state, 0).barred == (("right", "card-cannot-move"),)
    assert GAME.view(state, 1).barred == ()


def test_draws_are_told_to_all_and_shown_to_one() -> None:
    events = do(position(hands=["1 2 3 4 5"], own=["0 1", "0 0"], draw="die"), "play.left", "move.0.1")
    (drew,) = [event for event in events if event.kind == "drew"]
    assert drew.secret == {"card": "die"} and drew.knows == (0,) and drew.reveals
    assert [event.secret for event in seen(events, 1) if event.kind == "drew"] == [{}]


def test_a_horus_card_taken_shows_the_next_one_of_its_stack() -> None:
    events = do(position(hands=["5 1 1 1 1"], own=["0 4", "0 0"]), "play.left", "move.0.5", "take.horus1")
    (took,) = [event for event in events if event.kind == "took-horus"]
    assert took.reveals and took.secret == {}


def test_the_last_horus_card_of_a_stack_shows_nothing_new() -> None:
    state = position(hands=["5 1 1 1 1"], own=["0 4", "0 0"])
    *played, last = state.horus[0]
    state.horus[0], state.discard = [last], played
    events = do(state, "play.left", "move.0.5", "take.horus1")
    assert [event.kind for event in events if event.reveals] == ["played"] and events[-2].kind == "took-horus"


# ---------------------------------------------------------------- copies, dumps, replays


def test_a_dump_speaks_in_words() -> None:
    data = GAME.dump(position("v3 . -", hands=["1 die plus-minus 4 less-2"], own=["0 1", "0 0"]))
    assert data["tiles"][1:3] == ["vase-3", "empty"]
    assert data["hands"][0] == ["1", "die", "plus-minus", "4", "less-2"]
    assert "path" not in data


def test_what_is_no_position_is_refused() -> None:
    good = GAME.dump(position())
    changes = (
        {"seats": 5}, {"tiles": []}, {"hands": [["1"]]}, {"step": "nap"}, {"card": "joker"}, {"extra": 1},
        {"adventurers": [[0], [0]]}, {"horus": []}, {"keys": None},
        {"round": "1"}, {"could_move": "yes"}, {"round": 0}, {"turn": 2}, {"first": -1}, {"sarcophagi": [2]},
        {"adventurers": [[-4, -2, -1, 0, 0]] * 2}, {"adventurers": [[-3, -2, -1, 0, 42]] * 2},
        {"side": 2}, {"landed": [0]}, {"landed": [41]}, {"mover": 41}, {"mover": -2}, {"at": 0}, {"at": 41},
    )  # fmt: skip
    for change in changes:
        with pytest.raises(ValueError):
            GAME.load({**good, **change})
    with pytest.raises(ValueError):
        GAME.load({})


def test_a_list_of_another_length_and_a_number_out_of_range_are_refused_before_anything_looks_at_them() -> None:
    """The parser alone detects it, before all other checks."""
    good = GAME.dump(position())
    rows = ("hands", "adventurers", "keys", "wilds", "treasures", "scarabs")
    for name in rows:
        for length in (1, 3):
            with pytest.raises(ValueError, match="one entry for each seat"):
                PLAIN.load({**good, name: (good[name] * 2)[:length]})
    five = {name: (good[name] * 3)[:5] for name in rows}
    for change in (
        {"seats": 5, **five}, {"tiles": good["tiles"][:-1]}, {"adventurers": [[0] * 4] * 2},
        {"horus": good["horus"][:2]}, {"temple": good["temple"][:2]},
        {"round": 0}, {"turn": 2}, {"adventurers": [[0, 0, 0, 0, 42]] * 2},
        {"adventurers": [[-4, 0, 0, 0, 0]] * 2}, {"side": 2}, {"landed": [0]}, {"landed": [41]}, {"mover": 41},
        {"mover": -2}, {"at": 0}, {"at": 41},
    ):  # fmt: skip
        with pytest.raises(ValueError):
            PLAIN.load({**good, **change})
    assert PLAIN.load({**good, "landed": [1, 40]}).landed == [1, 40]


def test_a_copy_shares_nothing_changeable() -> None:
    state = position(hands=["1 2 3 4 5"], own=["0 4", "0 0"])
    twin = GAME.copy(state)
    assert twin == state
    before = GAME.dump(state)
    do(twin, "play.right", "move.0.5", "take.key")
    assert GAME.dump(state) == before
    for each in fields(State):
        value = getattr(twin, each.name)
        assert not isinstance(value, list) or value is not getattr(state, each.name)


def test_the_path_follows_from_the_tiles() -> None:
    for state in walk(2, 6):
        assert state.path == path_of(state.tiles)


def test_the_last_turns_are_those_left_in_the_round_of_the_second_entry() -> None:
    state = position(
        "37: . . . -",
        hands=["1 - - - 5", "2 - - - 3", "2 - - - 1"],
        own=["0 0 0 40 41", "0 1", "0 1"],
        keys=[1],
        sarcophagi=[0],
    )
    assert GAME.view(state, None).last_turns == ()
    do(state, "play.left", "move.40.1")
    assert GAME.view(state, None).last_turns == (1, 2)
    assert GAME.prompt(GAME.view(state, 1)).key == "card-last"
    do(state, "play.left", "move.0.2")
    assert GAME.view(state, None).last_turns == (2,)
    do(state, "play.left", "move.0.2")
    assert GAME.view(state, None).last_turns == ()
