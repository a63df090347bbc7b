"""The tiles' effects: "Realizar uma ação", "Resumo das peças de templo"."""

from __future__ import annotations

import pytest

from engine.luxor.components import CARD_CODES, TILES
from engine.luxor.game import GAME
from tests.engine.luxor.builder import do, hand, happened, legal, position, tile_at

# ---------------------------------------------------------------- treasures


def test_enough_adventurers_take_the_treasure_and_its_points() -> None:
    # The rulebook's example: two adventurers take a 3, the cobra icon reveals a tile, without an action on it.
    state = position("- j3", hands=["2 1 1 1 5"], own=["0 0 2", "0 2"])
    events = do(state, "play.left", "move.0.2")
    assert happened(events, "took-treasure") == [{"seat": 0, "space": 2, "treasure": "jewel", "points": 3}]
    assert happened(events, "turned") == [{"seat": 0, "space": 2, "tile": "tunnel"}]
    assert happened(events, "tunnelled") == [] and tile_at(state, 2) == "tunnel"
    assert state.adventurers == [[-3, -2, 0, 2, 2], [-3, -2, -1, 0, 2]]


def test_a_played_card_and_a_turned_tile_are_told_as_something_new() -> None:
    state = position("- - - v3", hands=["2 1 1 1 5"], own=["2 4", "0 0"], temple="scarab")
    events = do(state, "play.left", "move.2.2")
    assert [event.kind for event in events if event.reveals] == ["played", "turned", "drew"]
    assert happened(events, "turned") == [{"seat": 0, "space": 4, "tile": "scarab"}]
    assert state.scarabs[0] == []


def test_too_few_adventurers_take_nothing() -> None:
    state = position("- j3", hands=["2 1 1 1 5"], own=["0 1", "2 2"])
    events = do(state, "play.left", "move.0.2")
    assert happened(events, "took-treasure") == [] and tile_at(state, 2) == "jewel-3"


def test_more_adventurers_than_needed_take_it_too() -> None:
    state = position("- s1", hands=["2 1 1 1 5"], own=["0 1 2", "0 0"], treasures=["v3"])
    do(state, "play.left", "move.0.2")
    assert [TILES[code].word for code in state.treasures[0]] == ["vase-3", "statue-1"]


def test_other_players_adventurers_do_not_count() -> None:
    state = position("- j3", hands=["2 1 1 1 5"], own=["0 1", "2 2", "2 2"])
    assert happened(do(state, "play.left", "move.0.2"), "took-treasure") == []


def test_a_treasure_without_an_icon_leaves_an_empty_space_that_still_scores() -> None:
    state = position("- - s3", hands=["3 1 1 1 5"], own=["0 1 3", "0 3"])
    events = do(state, "play.left", "move.0.3")
    assert happened(events, "turned") == [] and tile_at(state, 3) == "empty"
    assert state.adventurers == [[-3, -2, 1, 3, 3], [-3, -2, -1, 0, 3]]
    assert GAME.view(state, 1).scores[1].adventurers == 1
    assert 3 not in state.path


def test_a_treasure_is_taken_only_when_somebody_lands_there() -> None:
    state = position("- j3", hands=["1 1 1 1 5"], own=["2 2 3", "0 0"])
    events = do(state, "play.left", "move.3.1")
    assert happened(events, "took-treasure") == [] and tile_at(state, 2) == "jewel-3"


def test_the_three_statues_icons_turn_up_their_own_stacks() -> None:
    for board, space, word in (("- j3", 2, "tunnel"), ("- - - j3", 4, "eyes-23"), ("6: - j3", 7, "wild")):
        state = position(board, hands=["1 2 2 2 5"], own=[f"{space - 1} {space}", "0 0"], temple=word)
        do(state, "play.left", f"move.{space - 1}.1")
        assert tile_at(state, space) == word


# ---------------------------------------------------------------- Horus


def test_a_horus_tile_gives_a_key_or_the_top_card() -> None:
    state = position(hands=["1 2 3 4 5"], own=["0 4", "0 0"], tops="less-1", draw="die")
    do(state, "play.right", "move.0.5")
    assert legal(state) == ["take.key", "take.horus1"]
    do(state, "take.key")
    assert state.keys[0] == 1 and state.key_supply == 19
    assert hand(state) == "1 2 die 3 4"


def test_a_horus_card_goes_to_the_middle_instead_of_the_draw() -> None:
    state = position(hands=["1 2 3 4 5"], own=["0 4", "0 0"], tops="upto4-1 less-1", draw="die")
    pile = len(state.pile)
    events = do(state, "play.right", "move.0.5", "take.horus1")
    assert hand(state) == "1 2 less-1 3 4"
    assert len(state.pile) == pile and happened(events, "drew") == []
    assert happened(events, "took-horus") == [{"seat": 0, "card": "less-1", "level": 1}]
    assert state.horus[0][-1] == CARD_CODES["upto4-1"]


@pytest.mark.parametrize(("space", "level"), [(5, 1), (11, 1), (18, 2), (24, 2), (30, 3), (36, 3)])
def test_each_horus_tile_gives_cards_of_its_own_level(space: int, level: int) -> None:
    state = position(hands=["1 2 3 4 5"], own=[f"0 0 0 0 {space - 1}", "0 0"])
    do(state, "play.left", f"move.{space - 1}.1")
    assert legal(state) == ["take.key", f"take.horus{level}"]


def emptied(state, level):  # type: ignore[no-untyped-def]
    """Move all Horus cards of a level to the discard pile."""
    state.discard += state.horus[level - 1]
    state.horus[level - 1] = []
    return state


def test_ruling_horus_supply() -> None:
    state = emptied(position(hands=["1 2 3 4 5"], own=["0 4", "0 0"]), 1)
    do(state, "play.right", "move.0.5")
    assert state.keys[0] == 1, "only keys are left"
    state = position(hands=["1 2 3 4 5"], own=["0 4", "0 0"], keys=[0, 20], tops="all-1")
    do(state, "play.right", "move.0.5")
    assert hand(state).split()[2] == "all-1", "only cards are left"
    state = emptied(position(hands=["1 2 3 4 5"], own=["0 4", "0 0"], keys=[0, 20], draw="die"), 1)
    do(state, "play.right", "move.0.5")
    assert hand(state).split()[2] == "die" and state.keys[0] == 0


# ---------------------------------------------------------------- temple tiles


def test_a_scarab_is_drawn_in_secret() -> None:
    state = position("- - - S", hands=["1 1 1 1 5"], own=["0 3", "0 0"])
    events = do(state, "play.left", "move.3.1")
    (event,) = [event for event in events if event.kind == "took-scarab"]
    assert event.knows == (0,) and event.reveals and event.secret == {"points": state.scarabs[0][0]}
    shown = event.seen_by(1)
    assert shown is not None and shown.secret == {}


def test_a_wild_treasure_is_taken() -> None:
    state = position("7: W", hands=["1 1 1 1 5"], own=["0 6", "0 0"])
    do(state, "play.left", "move.6.1")
    assert state.wilds[0] == 1 and state.wild_supply == 17


@pytest.mark.parametrize("reward", ["scarab", "wild"])
def test_scarab_or_wild_is_a_choice(reward: str) -> None:
    state = position("7: SW", hands=["1 1 1 1 5"], own=["0 6", "0 0"])
    do(state, "play.left", "move.6.1")
    assert legal(state) == ["take.scarab", "take.wild"]
    do(state, f"take.{reward}")
    assert (len(state.scarabs[0]), state.wilds[0]) == ((1, 0) if reward == "scarab" else (0, 1))


def test_the_favour_of_horus_is_the_top_card_of_one_of_two_stacks() -> None:
    state = position("- - - E12", hands=["1 1 1 1 5"], own=["0 3", "0 0"], tops="all-2", draw="die")
    do(state, "play.left", "move.3.1")
    assert legal(state) == ["take.horus1", "take.horus2"]
    events = do(state, "take.horus2")
    assert hand(state).split()[2] == "all-2" and happened(events, "drew") == []


def test_the_favour_of_one_stack_is_not_asked() -> None:
    state = emptied(position("- - - E23", hands=["1 1 1 1 5"], own=["0 3", "0 0"], tops="all-3"), 2)
    do(state, "play.left", "move.3.1")
    assert hand(state).split()[2] == "all-3"


def test_with_both_stacks_empty_there_is_no_favour_and_a_card_is_drawn() -> None:
    state = emptied(emptied(position("- - - E23", hands=["1 1 1 1 5"], own=["0 3", "0 0"], draw="die"), 2), 3)
    do(state, "play.left", "move.3.1")
    assert hand(state).split()[2] == "die"


def test_ruling_supplies() -> None:
    hands, own = ["1 1 1 1 5"], ["0 6", "0 0"]
    state = position("7: SW", hands=hands, own=own, wilds=[0, 18])
    do(state, "play.left", "move.6.1")
    assert len(state.scarabs[0]) == 1, "no wild is left, so it is the scarab"
    everything = [1] * 4 + [2] * 8 + [3] * 6 + [4] * 4
    state = position("7: SW", hands=hands, own=own, scarabs=[[], everything])
    do(state, "play.left", "move.6.1")
    assert state.wilds[0] == 1, "no scarab is left, so it is the wild"
    state = position("7: SW", hands=hands, own=own, scarabs=[[], everything], wilds=[0, 18])
    do(state, "play.left", "move.6.1")
    assert (state.wilds[0], state.scarabs[0], state.turn) == (0, [], 1), "nothing is left"
    state = position("7: W", hands=hands, own=own, wilds=[0, 18])
    do(state, "play.left", "move.6.1")
    assert state.turn == 1


# ---------------------------------------------------------------- tunnels


def test_a_tunnel_leads_to_the_next_one_and_no_further() -> None:
    state = position("2: T - - H 13: T 23: T", hands=["1 1 1 1 5"], own=["0 1", "0 0"])
    events = do(state, "play.left", "move.1.1")
    assert happened(events, "tunnelled") == [{"seat": 0, "from": 2, "to": 13}]
    assert state.adventurers[0] == [-3, -2, 0, 0, 13], "it passed the first statue"


def test_a_tunnel_skips_what_is_no_tunnel_yet() -> None:
    state = position("2: T 32: T", hands=["1 1 1 1 5"], own=["0 1", "0 0"])
    events = do(state, "play.left", "move.1.1")
    assert happened(events, "tunnelled") == [{"seat": 0, "from": 2, "to": 32}]
    assert [event["statue"] for event in happened(events, "woke")] == [1, 2, 3]


def test_the_last_tunnel_does_nothing() -> None:
    state = position("2: T 13: T", hands=["1 1 1 1 5"], own=["0 0 12", "0 0"])
    assert happened(do(state, "play.left", "move.12.1"), "tunnelled") == []
    assert state.turn == 1


def test_a_tunnel_is_taken_after_an_osiris_throw_too() -> None:
    state = position("9: O2 . H . T 23: T", hands=["1 1 1 1 5"], own=["0 0 8", "0 0"])
    events = do(state, "play.left", "move.8.1")
    assert happened(events, "tunnelled") == [{"seat": 0, "from": 13, "to": 23}]
