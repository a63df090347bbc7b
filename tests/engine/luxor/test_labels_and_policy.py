"""Labels' statements of consequences, and the choices of a seat without a person."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine import FastRng
from engine.luxor.game import GAME
from engine.luxor.state import State
from tests.engine.luxor.builder import do, happened, position


def label(state: State, notation: str) -> tuple[str, dict[str, Any]]:
    note = GAME.explain(GAME.view(state, state.turn), GAME.parse(notation))
    return note.key, dict(note.facts)


def ask(state: State) -> tuple[str, dict[str, Any]]:
    note = GAME.prompt(GAME.view(state, state.turn))
    return note.key, dict(note.facts)


def test_a_move_is_told_to_its_end() -> None:
    # From the stairs to 9, where Osiris +2 throws on to 11.
    state = position(". . . . H . . . O2 - H", hands=["2 1 1 1 5"], own=["0 5", "0 0"], tops="less-1")
    do(state, "play.left")
    assert ask(state) == ("move", {"card": "2"})
    assert label(state, "move.0.2") == (
        "walk-key-or-horus",
        {"from": 0, "to": 11, "woken": 1, "level": 1},
    )
    assert label(state, "move.5.2")[1] == {
        "from": 5, "to": 10, "woken": 1, "treasure": "vase", "points": 5, "have": 1, "need": 3,
    }  # fmt: skip


def test_a_treasure_that_completes_a_set_says_so() -> None:
    state = position("v3 j3", hands=["2 1 1 1 5"], own=["0 0 1 2", "0 0"], treasures=["v3 s4"])
    do(state, "play.left")
    key, facts = label(state, "move.0.2")
    assert key == "walk-treasure-set" and (facts["treasure"], facts["points"], facts["set"]) == ("jewel", 3, 3)


def test_a_tunnel_tells_where_it_comes_out_and_whom_it_wakes() -> None:
    state = position("2: T 13: T", hands=["1 1 1 1 5"], own=["0 1", "0 0"])
    do(state, "play.left")
    key, facts = label(state, "move.1.1")
    assert key == "walk-tunnel" and (facts["to"], facts["end"], facts["woken"]) == (2, 13, 1)


def test_the_last_tunnel_says_that_it_leads_nowhere() -> None:
    state = position("2: T 13: T", hands=["1 1 1 1 5"], own=["0 1 12", "0 0"])
    do(state, "play.left")
    assert label(state, "move.12.1")[0] == "walk-tunnel-end"
    assert label(state, "move.1.1")[0] == "walk-tunnel"


@pytest.mark.parametrize(("winners", "points"), [("0 0 0 0 40", 5), ("0 0 0 40 41", 3), ("0 0 40 41 41", 0)])
def test_the_tomb_tells_which_sarcophagus_is_won(winners: str, points: int) -> None:
    state = position(hands=["1 1 1 1 5"], own=[winners, "0 0"], keys=[1])
    do(state, "play.left")
    assert label(state, "move.40.1")[1]["points"] == points


def test_a_card_with_a_single_move_tells_what_a_tap_does_at_once() -> None:
    state = position("- - S", hands=["1 2 2 2 5"], own=["0 0", "0 0"], checked=False)
    key, facts = label(state, "play.left")
    assert key == "play-waiting" and (facts["side"], facts["card"], facts["from"], facts["to"]) == ("left", "1", 0, 1)
    assert facts["value"] == 1
    assert label(state, "play.right")[0] == "play-key-or-horus"


def test_a_card_with_several_moves_tells_nothing_of_them() -> None:
    state = position(hands=["upto3-1 2 2 2 die"], own=["0 4", "0 0"])
    assert ask(state) == ("card", {})
    assert label(state, "play.left") == (
        "play-effect", {"side": "left", "card": "upto3-1", "effect": "up-to", "number": 3},
    )  # fmt: skip
    assert label(state, "play.right") == ("play-die", {"side": "right", "card": "die"})


def test_a_card_tells_whether_who_or_how_far_is_still_open() -> None:
    for own, movers in (("0 4", 2), ("4 4", 1)):
        state = position(hands=["plus-minus 2 2 2 5"], own=[own, "0 0"])
        assert label(state, "play.left")[1]["movers"] == movers


def test_advance_all_tells_how_many_move_and_enter() -> None:
    state = position("37: . . . -", hands=["all-1 2 2 2 5"], own=["0 40 40 40 41", "0 0"], keys=[2])
    assert label(state, "play.left") == (
        "play-all",
        {"side": "left", "card": "all-1", "effect": "all", "number": 1, "count": 3, "tombs": 2},
    )


def test_the_choice_after_advance_all_tells_each_action() -> None:
    state = position("- - - S", hands=["all-1 1 1 1 5"], own=["0 3", "0 0"])
    do(state, "play.left")
    assert ask(state) == ("act", {})
    assert label(state, "act.4") == ("act-scarab", {"space": 4, "woken": 0})
    assert label(state, "act.none") == ("act-none", {})


def test_questions_after_a_roll_and_after_a_pick() -> None:
    state = position(hands=["upto-die-1 1 1 1 5"], own=["0 1 2 3 4", "0 0"])
    do(state, "play.left", dice=[6])
    assert ask(state) == ("adventurer-die", {"card": "upto-die-1", "roll": 6})
    assert label(state, "from.3") == ("from", {"from": 3})
    do(state, "from.3")
    assert ask(state) == ("move-from-die", {"card": "upto-die-1", "roll": 6, "from": 3})


def test_a_player_who_cannot_move_is_asked_what_to_discard() -> None:
    state = position("37: . . . -", hands=["4 1 3 4 5"], own=["40 40 40 40 40", "0 0"])
    assert ask(state) == ("card-none", {})
    assert label(state, "discard.left") == ("discard", {"side": "left", "card": "4"})


def test_rewards_name_the_card() -> None:
    state = position(hands=["1 1 1 1 5"], own=["0 4", "0 0"], tops="less-1")
    do(state, "play.left", "move.4.1")
    assert ask(state) == ("horus", {"level": 1})
    assert label(state, "take.horus1") == (
        "take-horus", {"card": "less-1", "level": 1, "effect": "less", "number": 1},
    )  # fmt: skip
    assert label(state, "take.key") == ("take-key", {})


def kept_promises(state: State, notation: str, key: str, facts: dict[str, Any]) -> None:
    """Check that the label's statement comes true."""
    twin = GAME.copy(state)
    seat = twin.turn
    events = GAME.apply(twin, seat, GAME.parse(notation), FastRng(1))
    what = key.split("-", 1)[1]
    own = [event for event in events[: next((i for i, e in enumerate(events) if e.kind == "turn"), len(events))]]
    assert happened(own, "moved")[0]["from"] == facts["from"]
    assert (happened(own, "thrown") or happened(own, "moved"))[-1]["to"] == facts["to"]
    assert len(happened(own, "woke")) == facts["woken"]
    kinds = {event.kind for event in own}
    expected = {
        "treasure": "took-treasure", "treasure-set": "took-treasure", "scarab": "took-scarab", "wild": "took-wild",
        "key": "took-key", "horus": "took-horus", "tunnel": "tunnelled", "tomb": "entered",
    }  # fmt: skip
    for kind in set(expected.values()):
        assert (kind in kinds) == (expected.get(what) == kind), (notation, key, kinds)
    if "end" in facts:
        assert happened(own, "tunnelled")[0]["to"] == facts["end"]
    for kind in ("took-treasure", "entered"):
        assert all(event["points"] == facts["points"] for event in happened(own, kind))
    if what in ("key-or-horus", "favour", "scarab-or-wild"):
        assert twin.turn == seat and len(GAME.legal(twin, seat)) == 2


def test_labels_hold_their_promises_in_hundreds_of_positions() -> None:
    rng = FastRng(2)
    kinds: Counter[str] = Counter()
    for seed in range(8):
        state, _ = GAME.setup(2 + seed % 3, {}, rng)
        while state.ending is None:
            view = GAME.view(state, state.turn)
            for action in view.actions:
                note = GAME.explain(view, action)
                kinds[note.key.split("-")[0]] += 1
                if "woken" in note.facts and "to" in note.facts:
                    kept_promises(state, str(action), note.key, dict(note.facts))
            GAME.apply(state, state.turn, rng.choice(view.actions), rng)
    assert min(kinds[kind] for kind in ("walk", "play", "act", "take")) > 20


def test_a_spectator_is_asked_nothing() -> None:
    view = GAME.view(position(), None)
    assert view.actions == () and view.decision is None
    with pytest.raises(ValueError):
        GAME.suggest(view, FastRng(1))


def test_a_suggestion_is_legal_and_the_same_for_the_same_view() -> None:
    rng = FastRng(6)
    state, _ = GAME.setup(3, {}, rng)
    while state.ending is None:
        view = GAME.view(state, state.turn)
        action = GAME.suggest(view, rng)
        assert action in view.actions and action == GAME.suggest(view, rng)
        GAME.apply(state, state.turn, action, rng)


def test_suggestions_beat_chance() -> None:
    rng = FastRng(12)
    wins = 0
    for number in range(16):
        clever = number % 2
        state, _ = GAME.setup(2, {}, rng)
        while state.ending is None:
            if state.turn == clever:
                action = GAME.suggest(GAME.view(state, clever), rng)
            else:
                action = rng.choice(GAME.legal(state, state.turn))
            GAME.apply(state, state.turn, action, rng)
        outcome = GAME.outcome(state)
        assert outcome is not None
        wins += outcome.winners == (clever,)
    assert wins >= 13
