"""Scoring, the end of a game and illegal actions in Guardiões do Mausoléu."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

from engine import Action, FastRng, NotAllowed, NotYourDecision, UnreadableAction
from engine.mausoleum.actions import ACTIONS
from engine.mausoleum.scoring import score
from engine.selfplay import bare_plies
from tests.engine.table import ANA, BEN, GAME, asked, cards, do, kinds, look, position

# ---------------------------------------------------------------- points


@pytest.mark.parametrize(
    ("area", "mausolo", "points"),
    [
        ((0, 0, 0, 0), False, 0),
        ((6, 6, 6, 0), False, 0),
        ((1, 1, 1, 1), False, 8),
        ((2, 2, 2, 2), False, 20),  # 8 + 8 + 4
        ((3, 3, 3, 3), False, 28),  # the 4 come once
        ((0, 1, 1, 1), True, 0),  # nothing to double
        ((1, 1, 1, 1), True, 16),
        ((2, 3, 2, 4), True, 28),  # one set counts double, not both
    ],
)
def test_points(area: tuple[int, ...], mausolo: bool, points: int) -> None:
    assert score(area, mausolo).total == points


def test_the_outcome_tells_sets_the_bonus_and_mausolo_apart() -> None:
    state = position(
        "> ana: hand roubo; area 2 base 2 colunas 2 piramide 2 estatuas; mausolo \n ben: hand roubo", passes=1
    )
    do(state, "pass")
    outcome = GAME.outcome(state)
    assert dict(zip(outcome.categories, outcome.points[ANA], strict=True)) == {"sets": 16, "several": 4, "mausolo": 8}
    assert (outcome.totals, outcome.places, outcome.decided_by) == ((28, 0), (1, 2), "points")


def test_with_equal_points_more_sets_win() -> None:
    # Rare but possible: 28 points are three sets, or two sets with Mausolo.
    three, two = "3 base 3 colunas 3 piramide 3 estatuas", "2 base 2 colunas 2 piramide 2 estatuas"
    state = position(f"> ana: hand roubo; area {two}; mausolo; used mausolo \n ben: hand roubo; area {three}", passes=1)
    do(state, "pass")
    outcome = GAME.outcome(state)
    assert (outcome.totals, outcome.winners, outcome.decided_by) == ((28, 28), (BEN,), "sets")


# ---------------------------------------------------------------- the end


def test_the_game_ends_when_all_have_passed_in_a_row() -> None:
    state = position("> ana: hand base \n ben: hand base \n cai: hand base \n pile:")
    do(state, "pass", "pass")
    assert GAME.outcome(state) is None
    assert kinds(do(state, "pass")) == ["passed", "ended"]
    assert GAME.outcome(state).ending == "passes"
    assert GAME.deciding(state) == ()


def test_the_game_ends_when_all_hands_are_empty() -> None:
    state = position("> ana: hand base \n ben: hand \n pile:")
    do(state, "play.base")
    assert GAME.outcome(state).ending == "hands"


def test_as_long_as_there_is_a_card_to_draw_the_game_goes_on() -> None:
    state = position("> ana: hand base \n ben: hand \n pile: base")
    do(state, "play.base")
    assert asked(state) == (BEN, "play")


def test_a_discard_that_is_owed_comes_before_the_end() -> None:
    state = position("> ana: hand 6 base \n ben: hand base \n pile:", passes=1)
    do(state, "pass")
    assert asked(state) == (ANA, "discard")
    do(state, "discard.base")
    assert GAME.outcome(state).ending == "passes"


def test_a_play_breaks_the_row_of_passes() -> None:
    state = position("> ana: hand 2 base \n ben: hand 2 base \n pile:")
    do(state, "pass", "play.base", "pass")
    assert GAME.outcome(state) is None
    do(state, "pass")
    assert GAME.outcome(state).ending == "passes"


def test_a_pass_says_so_when_it_ends_the_game() -> None:
    def label(text: str, passes: int) -> str:
        return GAME.explain(look(position(text, passes=passes), ANA), Action("pass")).key

    assert label("> ana: hand base \n ben: hand base \n pile:", 1) == "pass-last"
    assert label("> ana: hand base \n ben: hand base \n pile:", 0) == "pass"
    assert label("> ana: hand base \n ben: hand \n pile:", 0) == "pass-last"  # Ben will pass automatically
    assert label("> ana: hand 6 base \n ben: hand base \n pile:", 1) == "pass"  # a discard comes first
    assert label("> ana: hand base \n ben: hand base \n pile: base", 1) == "pass"


# ---------------------------------------------------------------- illegal actions

MOMENTS = {
    "play": position("> ana: hand roubo base; area base \n ben: hand base \n cai: hand base \n pile: 2 base"),
    "target": position("> ana: hand roubo base \n ben: hand base \n cai: hand base \n pile: 2 base"),
    "take": position("> ana: hand invasao base \n ben: hand base; area base colunas \n pile: 2 base"),
    "give": position("> ana: hand troca base colunas \n ben: hand base \n pile: 2 base"),
    "recover": position("> ana: hand descoberta base \n ben: hand base \n discard: base troca \n pile: 2 base"),
    "lose": position("> ana: hand terremoto base \n ben: hand base; area base colunas \n pile: 2 base"),
    "discard": position("> ana: hand 6 base \n ben: hand base \n pile: 2 base"),
    "over": position("> ana: hand base \n ben: hand base \n pile:", passes=1),
}
do(MOMENTS["target"], "play.roubo")
do(MOMENTS["take"], "play.invasao")
do(MOMENTS["give"], "play.troca")
do(MOMENTS["recover"], "play.descoberta")
do(MOMENTS["lose"], "play.terremoto")
do(MOMENTS["discard"], "pass")
do(MOMENTS["over"], "pass")


@pytest.mark.parametrize("moment", MOMENTS)
def test_of_all_actions_there_are_only_the_legal_ones_are_done_and_the_others_change_nothing(moment: str) -> None:
    state = MOMENTS[moment]
    assert state.step == moment
    before = GAME.dump(state)
    forged = [Action("play.base"), Action("play", ("base", "base")), Action("play"), Action(""), Action("at", ("9",))]
    for seat in range(-1, state.seats + 1):
        legal = set(GAME.legal(state, seat))
        for action in (*ACTIONS.values(), *forged):
            tried = copy.deepcopy(state)
            if action in legal:
                GAME.apply(tried, seat, action, FastRng(1))
                assert tried != state
                continue
            with pytest.raises((NotAllowed, NotYourDecision)):
                GAME.apply(tried, seat, action, FastRng(1))
            assert GAME.dump(tried) == before


def test_an_error_says_why() -> None:
    def why(moment: str, seat: int, notation: str) -> str:
        error = GAME.why_not(MOMENTS[moment], seat, GAME.parse(notation))
        return getattr(error, "reason", type(error).__name__)

    assert why("play", ANA, "play.mausolo") == "not-in-hand"
    assert why("play", ANA, "at.1") == "not-now"
    assert why("play", BEN, "play.base") == "NotYourDecision"
    assert why("target", ANA, "at.0") == "no-such-target"
    assert why("take", ANA, "take.estatuas") == "not-there"
    assert why("give", ANA, "give.troca") == "not-in-hand"
    assert why("recover", ANA, "recover.mausolo") == "not-there"
    assert why("lose", BEN, "lose.estatuas") == "not-there"
    assert why("discard", ANA, "discard.mausolo") == "not-in-hand"
    assert why("lose", ANA, "lose.base") == "NotYourDecision"
    assert why("over", ANA, "pass") == "over"


def test_the_card_in_play_cannot_be_given_away_or_be_its_own_find() -> None:
    assert Action("give", ("troca",)) not in GAME.legal(MOMENTS["give"], ANA)
    assert Action("recover", ("descoberta",)) not in GAME.legal(MOMENTS["recover"], ANA)


@pytest.mark.parametrize(
    "text", ["", "play", "play.base.base", "play.Base", "play.terremoto ", "at.4", "at.-1", "take.roubo"]
)
def test_what_is_no_notation_is_unreadable(text: str) -> None:
    with pytest.raises(UnreadableAction):
        GAME.parse(text)


# ---------------------------------------------------------------- stored positions


def _without(key: str) -> Callable[[Any], Any]:
    return lambda data: {name: value for name, value in data.items() if name != key}


def _with(**changed: Any) -> Callable[[Any], Any]:
    return lambda data: {**data, **changed}


DAMAGE: dict[str, Callable[[Any], Any]] = {
    "nothing": lambda data: None,
    "a list": lambda data: list(data),
    "a field is missing": _without("pile"),
    "a field too many": _with(extra=1),
    "five players": _with(seats=5),
    "a seat without a hand": lambda data: {**data, "hands": data["hands"][:-1]},
    "an unknown card": lambda data: {**data, "pile": ["joker", *data["pile"][1:]]},
    "a card lost": lambda data: {**data, "pile": data["pile"][1:]},
    "a card doubled": lambda data: {**data, "discard": ["base"]},
    "an unknown step": _with(step="dance"),
    "a target step without a card": _with(step="target"),
    "a victim without a name": _with(step="lose"),
    "over without an ending": _with(step="over"),
    "an ending before the end": _with(ending="passes"),
    "a turn of no seat": _with(turn=7),
    "a victim who is not there": _with(step="lose", target=7),
    "a number as text": _with(passes="0"),
    "no number": _with(chance=float("inf")),
    "a fifth part": lambda data: {**data, "areas": [[0] * 5, *data["areas"][1:]]},
    "less than nothing": lambda data: {**data, "areas": [[-1, 0, 0, 0], *data["areas"][1:]]},
    "passes while there is a pile": _with(passes=1),
    "a shield of stone": lambda data: {**data, "shields": [["base"], *data["shields"][1:]]},
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_position_is_refused(damage: str) -> None:
    data = GAME.dump(GAME.setup(3, {}, FastRng(1))[0])
    assert GAME.dump(GAME.load(json.loads(json.dumps(data)))) == data
    with pytest.raises(ValueError, match=r"."):
        GAME.load(DAMAGE[damage](data))


def test_a_copy_shares_nothing() -> None:
    state = GAME.setup(3, {}, FastRng(1))[0]
    before = GAME.dump(state)
    copied = GAME.copy(state)
    for row in (*copied.hands, *copied.shields, *copied.used, copied.pile, copied.discard):
        row.append(cards("base")[0])
    copied.areas[0][0] = 9
    copied.mausolo[0] = True
    assert GAME.dump(state) == before


# ---------------------------------------------------------------- hidden information


def test_a_resampled_game_differs_in_what_is_hidden() -> None:
    view = GAME.view(GAME.setup(3, {}, FastRng(1))[0], BEN)
    samples = [GAME.sample(view, FastRng(n)) for n in range(6)]
    assert len({tuple(map(tuple, each.hands)) for each in samples}) == 6
    assert len({tuple(each.pile) for each in samples}) == 6
    assert len({tuple(sorted(each.hands[BEN])) for each in samples}) == 1


def test_no_card_in_a_view_or_an_event_depends_on_what_its_viewer_cannot_know() -> None:
    """Two games that differ only in hidden cards look the same to Ben until one of those cards is shown."""
    state = position("> ana: hand roubo base \n ben: hand colunas mausolo \n pile: troca base estatuas")
    other = position("> ana: hand roubo invasao \n ben: hand colunas mausolo \n pile: base terremoto estatuas")
    assert look(state, BEN) == look(other, BEN)
    told = [[event.seen_by(BEN) for event in do(each, "play.roubo", rng=FastRng(3))] for each in (state, other)]
    assert told[0] == told[1]
    assert look(state, BEN) == look(other, BEN)


# ---------------------------------------------------------------- the bot


def test_the_bot_beats_chance() -> None:
    won = 0.0
    for number in range(200):
        rng = FastRng(number)
        state, _ = GAME.setup(2, {}, rng)
        clever = number % 2
        while deciding := GAME.deciding(state):
            seat = deciding[0].seat
            legal = GAME.legal(state, seat)
            action = GAME.suggest(GAME.view(state, seat), rng) if seat == clever else rng.choice(legal)
            assert action in legal
            GAME.apply(state, seat, action, rng)
        winners = GAME.outcome(state).winners
        won += (clever in winners) / len(winners)
    assert won / 200 > 0.8


def test_a_game_is_not_longer_than_its_cards_allow() -> None:
    # At most 42 cards are drawn one by one. Afterwards each play removes a card or a Descoberta from all hands.
    assert max(bare_plies(GAME, 2 + number % 3, FastRng(number)) for number in range(600)) < 250
