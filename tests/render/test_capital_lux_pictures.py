"""Pictures of Capital Lux: gallery, words, a hand's meaning, secrets, legibility."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice

import pytest

import render
from engine import FastRng, game
from engine.capital_lux.components import CARDS, COLOURS, PICK, Colour
from engine.capital_lux.meta import META
from engine.capital_lux.view import View
from locales import LOCALES, say
from render import alt as scores
from render.capital_lux import (
    alt,
    draft_hand,
    gauge,
    gold_choice,
    hand,
    interlude,
    play_hand,
    prospects,
    texts,
)
from render.capital_lux.lettering import FACE, LEAST, size_for
from render.capital_lux.samples import SAMPLES
from render.capital_lux.tones import ACTIVE, ALARM, DIM, INK, PLATE, SAVED, TEXT, WON
from render.fonts import capital
from render.kit.colour import contrast, mix
from render.kit.type import width
from render.positions import NAMES
from render.wording import Words
from tests.render.galleries import gallery
from tools.keys import keys

GAME = "capital_lux"
HOME = "en-US"
SHOWN = gallery(GAME)
SHOWN_AT = 520 / 1560


def view_of(scene: render.Scene) -> View:
    assert isinstance(scene.view, View)
    return scene.view


# ---------------------------------------------------------------- the gallery


def test_the_gallery_shows_every_event_and_every_decision() -> None:
    told = {name.removeprefix("event-") for name in SHOWN.boards if name.startswith("event-")}
    events = {key.removeprefix("capital-lux-event-") for key in keys() if key.startswith("capital-lux-event-")}
    assert told >= {event for event in events if not event.endswith("-known")} - SAMPLES.quiet
    assert {view_of(scene).decision for scene in SHOWN.hands.values()} >= set(META.decisions)


def test_the_gallery_shows_all_that_can_come_of_a_colour_at_the_end_of_a_round() -> None:
    ends = [view_of(scene).round_end for scene in SHOWN.interludes.values()]
    known = [end for end in ends if end is not None]
    assert len(known) == len(ends)
    assert any(end.lost(seat) for end in known for seat in range(len(end.homes)))
    assert any(end.paid(seat) for end in known for seat in range(len(end.homes)))
    assert {len(end.homes) for end in known} == {2, 3, 4}
    assert {end.next_starter is None for end in known} == {True, False}
    assert max(len(row) for end in known for home in end.homes for row in home) == 18
    assert min(min(end.limits) for end in known) < 0
    tied = [[(won.colour, won.value) for won in end.bonuses] for end in known]
    assert any(len({colour for colour, _ in row}) < len(row) for row in tied), "no players share a bonus"


def test_the_end_of_a_round_is_drawn_once_for_the_whole_draft_that_follows() -> None:
    after = (render.Scene(step.view, NAMES, step.recent) for step in SAMPLES.game(4, 4) if step.view.round_end)
    first, second = islice(after, 2)
    assert first.key != second.key
    drawn = render.interlude(GAME, first, HOME)
    assert drawn is not None
    assert render.interlude(GAME, second, HOME) is drawn


# ---------------------------------------------------------------- words


@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_and_colour_has_a_name(locale: str) -> None:
    assert len({texts.card_names(Words(locale), [card]) for card in CARDS}) == len(CARDS)
    assert len({texts.colour_name(Words(locale), colour) for colour in COLOURS}) == len(COLOURS)


def test_the_alternative_text_of_a_board_tells_the_capital_and_every_hometown() -> None:
    text = alt.board(view_of(SHOWN.boards["stress-4"]), NAMES, Words(HOME))
    assert "Capital: Agents 0, Clerics 14, Scientists 19, Merchants 21. Hidden modifiers: Clerics 3." in text
    assert "▲ Ana: Agents 72, Clerics 19, Scientists 30, Merchants 23; coins 5, hand 1, bonus cards 5." in text
    assert "Above the limit: Clerics 10." in text


def test_the_alternative_text_of_a_hand_tells_what_each_card_brings() -> None:
    text = alt.hand(view_of(SHOWN.hands["hand-play"]), Words(HOME))
    assert text.startswith("Agent 6: home 9/11; Capital 11 → 17, lay a modifier. Cleric 4: home 19/14, 5 too many; ")
    assert "Scientist 3: home 10/9±, 1 too many; Capital 9 → 12, draw a card." in text
    assert "The Cleric may take: Agent 2, Scientist 3, Merchant 2." in text
    assert text.endswith("Modifiers you laid: Scientists +2. Your bonus cards: Merchant 6, Cleric 2.")


def test_the_alternative_text_of_a_modifier_tells_what_it_does_to_the_viewer_and_to_rivals() -> None:
    text = alt.hand(view_of(SHOWN.hands["hand-lay-minus"]), Words(HOME))
    assert "Agents: 11 → 8, you 3/8. Then over the limit: ◆." in text
    assert "Clerics: 14 → 11, you 15/11, 4 too many." in text


def test_the_alternative_text_of_the_end_of_a_round_tells_what_was_saved_lost_and_won() -> None:
    text = alt.interlude(view_of(SHOWN.interludes["interlude-4"]), NAMES, Words(HOME))
    assert text.splitlines() == [
        "End of round 1. Limits: Agents 11, Clerics 14, Scientists 13, Merchants 16. "
        "Modifiers revealed: Scientists +2, Scientists −1, Merchants −3.",
        "▲ Ana: hometown 28. Saved with coins: Clerics 1. Bonus cards won: Cleric 6.",
        "◆ Bernardo: hometown 40. Bonus cards won: Agent 5, Scientist 5.",
        "● Maria Clara: hometown 30. Saved with coins: Merchants 1. Bonus cards won: Merchant 5.",
        "■ Íñigo: hometown 16. Lost: Agents 14.",
        "First in the next round: ◆ Bernardo.",
    ]


@pytest.mark.parametrize(("name", "value"), [("score-tie-sixes", 6), ("score-tie-deep", 4)])
def test_the_alternative_text_of_a_score_names_what_decided_a_tie(name: str, value: int) -> None:
    told = scores.score(GAME, view_of(SHOWN.scores[name]), NAMES, Words(HOME))
    assert f"Tie: ▲ Ana ahead of ◆ Bernardo · Cards of value {value}: " in told


# ---------------------------------------------------------------- a hand's meaning


def test_the_steps_of_a_draft_add_up_to_the_hand_that_everybody_will_have() -> None:
    steps = {name: draft_hand.stages(view_of(scene)) for name, scene in SHOWN.hands.items() if "draft" in name}
    assert steps["hand-draft-first"] == steps["hand-draft-chosen"] == steps["hand-draft-second"] == (2, 2, 2)
    assert steps["hand-draft-start"] == (2, 2, 1)
    assert steps["hand-draft-short"] == (2, 1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_steps_of_a_draft_are_those_of_the_rules(seats: int) -> None:
    for own in (step.own for step in SAMPLES.game(seats, 2)):
        if own.decision == "pick":
            steps = draft_hand.stages(own)
            assert sum(steps) == len(own.hand) + len(own.kept)
            assert own.draft <= len(steps)
            assert all(step == PICK for step in steps[:-1])


def test_a_hand_says_why_it_is_empty() -> None:
    reasons = {
        name: hand.reason(view_of(SHOWN.hands[name])) for name in SHOWN.hands if not view_of(SHOWN.hands[name]).hand
    }
    assert reasons["hand-empty-closer"] == "closer"
    assert reasons["hand-empty-gold"] == "gold"
    assert reasons["hand-over"] == "over"


def test_what_becomes_of_a_colour_follows_the_choice() -> None:
    def fates(name: str) -> list[str]:
        return [gold_choice.fate(view_of(SHOWN.hands[name]), colour) for colour in COLOURS]

    assert fates("hand-save") == ["open", "open", "kept", "kept"]
    assert fates("hand-save-chosen") == ["saved", "lost", "kept", "kept"]
    assert fates("hand-save-stress") == ["short", "short", "open", "open"]


@pytest.mark.parametrize("decision", META.decisions)
def test_a_hand_does_not_depend_on_what_its_viewer_cannot_know(decision: str) -> None:
    """Other players' hands, picks, draws and modifiers do not change the viewer's picture."""
    rules, steps = game(GAME), (step for seed in range(1, 9) for step in SAMPLES.game(4, seed))
    step = next(step for step in steps if step.own.decision == decision and step.own.round == 2)
    scene, view = step.chair(step.own), step.own
    first = hand.draw(view, scene.names, scene.recent, HOME)
    for seed in range(3):
        other = rules.view(rules.sample(view, FastRng(seed)), view.viewer)
        assert hand.draw(other, scene.names, scene.recent, HOME).tobytes() == first.tobytes()


def test_only_the_viewers_own_modifiers_are_shown_with_their_values() -> None:
    view = view_of(SHOWN.hands["hand-play"])
    blind = replace(view, laid=tuple(one._replace(value=None) if one.seat != view.viewer else one for one in view.laid))
    assert blind == view, "a view never holds the value of somebody else's modifier"


# ---------------------------------------------------------------- legibility


PAIRS = {
    "words on glass": (TEXT, PLATE),
    "faint words on glass": (DIM, PLATE),
    "words on the glass of the starting player": (TEXT, ACTIVE),
    "numbers on alarm": (TEXT, ALARM),
    "a loss on alarm": ((255, 206, 192), ALARM),
    "bonus cards on glass": (WON, PLATE),
    "numbers on what was saved": (TEXT, SAVED),
    "a step on its lamp": (INK, (176, 190, 250)),
    **{f"words on a {colour.word}'s plate": (TEXT, mix(ACTIVE, PLATE, 0.7)) for colour in Colour},
}


@pytest.mark.parametrize("pair", PAIRS)
def test_words_stand_out_from_their_ground(pair: str) -> None:
    assert contrast(*PAIRS[pair]) >= 4.5


def test_words_are_10_pixels_high_on_a_phone_and_totals_13() -> None:
    assert round(capital(FACE, size_for(LEAST)) * SHOWN_AT) >= 10
    for size in interlude._SIZES.values():
        assert round(size.total * SHOWN_AT) >= 13
        assert round(size.cost * SHOWN_AT) >= 10


@pytest.mark.parametrize("limit", (-4, 0, 7, 14, 28))
@pytest.mark.parametrize("cards", range(1, 7))
def test_what_decides_a_move_is_13_pixels_high_on_a_phone_whatever_the_hand(cards: int, limit: int) -> None:
    assert round(prospects.DECIDES * SHOWN_AT) >= 13
    room = play_hand.column(cards) - 4
    for over, hidden in ((0, False), (0, True), (3, False), (3, True), (12, True)):
        level = gauge.GaugeLevel(limit + over if over else 0, limit, limit - hidden, limit + hidden)
        line = prospects.line(level, room)
        assert min(line.limit, line.excess) >= prospects.DECIDES
        assert line.span <= room


@pytest.mark.parametrize("locale", LOCALES)
def test_the_steps_of_the_end_of_a_round_are_told_in_whole_words(locale: str) -> None:
    for name in (*interlude.STEPS, "starts", "score"):
        word = say(locale, f"capital-lux-picture-step-{name}")
        assert width(word, FACE, size_for(LEAST)) <= interlude.STEP_ROOM
