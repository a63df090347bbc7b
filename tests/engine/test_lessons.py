"""Lessons of all games: whole by the checks, which find planted faults; positions that follow from choices alone."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engine import game, games, lessons
from engine.lessons import LEARNER, Lesson, answer, moment, numbers, offered, positions, said, texts
from engine.rng import KeyedRng
from locales import LOCALES, has
from render.wording import game_key, game_text
from tools import lesson_checks

OURS = ("capital_lux", "luxor", "mausoleum")
each_lesson = pytest.mark.parametrize("key", [key for key in games() if game(key).lesson])
CHECKS = (
    lesson_checks.steps,
    lesson_checks.rules_taught,
    lesson_checks.lengths,
    lesson_checks.buttons,
    lesson_checks.lights,
)


def found(key: str) -> Lesson:
    there: Lesson = game(key).lesson
    return there


@each_lesson
def test_a_lesson_is_whole(key: str) -> None:
    assert [str(finding) for check in CHECKS for finding in check(key)] == []


@pytest.mark.parametrize("key", OURS)
def test_the_games_of_the_box_are_taught_in_eight_to_fourteen_steps(key: str) -> None:
    assert 8 <= len(found(key).steps) <= 14


def with_step(key: str, number: int, **changes: Any) -> Lesson:
    """Return the lesson with a changed step, counted from 1."""
    steps = list(found(key).steps)
    steps[number - 1] = replace(steps[number - 1], **changes)
    return replace(found(key), steps=tuple(steps))


@pytest.mark.parametrize(
    ("changed", "remedy"),
    [
        (lambda: with_step("luxor", 1, right=("play.up",)), "step 1: play.up is not offered"),
        (lambda: with_step("luxor", 2, right=()), "step 2: name a right choice"),
        (lambda: with_step("luxor", 3, right=("say.six",)), "step 3: say.six is not offered"),
        (lambda: with_step("luxor", 1, continues=True), "the first and the last step have texts of their own"),
        (lambda: with_step("luxor", 2, opponents=((1, "play.middle"),)), "step 3: cannot be reached"),
        (lambda: with_step("luxor", 2, opponents=((1, "play.left"),)), "step 4: the learner has nothing to decide"),
        (lambda: with_step("luxor", 1, answered=("play.left",)), "step 1: play.left is right and wrong"),
        (lambda: with_step("luxor", 13, right=("play.left",)), "end with a step without choices"),
        (lambda: with_step("luxor", 1, teaches=("dancing",)), "dancing: add it to RULES"),
        (lambda: replace(found("luxor"), untaught={}), "temple.favour: teach it in a step"),
        (lambda: replace(found("luxor"), untaught={**found("luxor").untaught, "goal": "?"}), "goal: a step teaches it"),
        (
            lambda: replace(found("luxor"), rules={**found("luxor").rules, "dance": ("x",)}),
            "remove the rules page 'dance'",
        ),
        (lambda: replace(found("luxor"), steps=found("luxor").steps[:1]), "give the lesson 2 to 14 steps"),
    ],
)
def test_a_planted_fault_is_found(monkeypatch: pytest.MonkeyPatch, changed: Any, remedy: str) -> None:
    monkeypatch.setattr(game("luxor"), "lesson", changed())
    said = [finding.remedy for check in CHECKS[:2] for finding in check("luxor")]
    assert any(remedy in each for each in said), said


def test_a_third_row_of_buttons_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game("capital_lux"), "lesson", with_step("capital_lux", 2, offered=()))
    assert {finding.remedy[:7] for finding in lesson_checks.buttons("capital_lux")} == {"step 2:"}


@pytest.mark.parametrize("key", OURS)
def test_from_the_third_step_on_most_steps_ask(key: str) -> None:
    steps = range(3, len(found(key).steps))
    for locale in LOCALES:
        asking = [n for n in steps if game_text(key, f"lesson-step-{n}", locale).endswith("?")]
        assert len(asking) > 0.8 * len(steps), locale


def test_a_long_text_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(lesson_checks.MOST_WORDS, "tip", 3)
    assert len(list(lesson_checks.lengths("luxor"))) == len(LOCALES) * lessons.TIPS


@each_lesson
def test_the_learner_wins(key: str) -> None:
    """A lesson that is followed to the end of the game ends well."""
    for state in positions(game(key))[-1]:
        outcome = game(key).outcome(state)
        assert outcome is None or outcome.winners == (LEARNER,)


def test_a_step_that_continues_has_the_text_of_the_one_before(monkeypatch: pytest.MonkeyPatch) -> None:
    planted = with_step("luxor", 3, continues=True)
    assert numbers(planted)[:5] == [1, 2, 2, 3, 4]
    before = list(texts(game("luxor")))
    monkeypatch.setattr(game("luxor"), "lesson", planted)
    assert [key for key in texts(game("luxor")) if key.startswith("lesson-step")] == [
        key for key in before if key.startswith("lesson-step")
    ][:-1]
    assert len({*texts(game("luxor"))}) == len([*texts(game("luxor"))])


@each_lesson
def test_every_choice_is_answered_in_every_language(key: str) -> None:
    there = {*texts(game(key))}
    assert all(has(locale, game_key(key, text)) for text in there for locale in LOCALES)
    for number, (step, states) in enumerate(zip(found(key).steps, positions(game(key)), strict=True), 1):
        for action in {str(each) for state in states for each in offered(game(key), step, state) if step.right}:
            assert answer(step, number, action) in there


@pytest.mark.parametrize("key", OURS)
def test_a_right_choice_that_brings_points_says_how_many(key: str) -> None:
    """A newcomer learns where points come from by seeing them come."""
    for index, step in enumerate(found(key).steps[:-1]):
        here, path = moment(game(key), (0,) * index).state, (0,) * (index + 1)
        rules, chosen = game(key), step.right[0]
        if step.asks:
            continue
        was = points(key, here)
        rules.apply(here, LEARNER, rules.parse(chosen), KeyedRng(found(key).seed))
        gain = points(key, here) - was
        text = game_text(key, said(found(key), path), "en-US")
        assert gain <= 0 or f"+{gain}" in text or f"{gain} points" in text, (index + 1, gain, text)


def points(key: str, state: Any) -> int:
    """Return what the board shows as the learner's points."""
    score = game(key).view(state, LEARNER).scores[LEARNER]
    return int(score.total if hasattr(score, "total") else score)


@pytest.mark.parametrize("key", OURS)
def test_a_question_changes_nothing(key: str) -> None:
    asked = [index for index, step in enumerate(found(key).steps) if step.asks]
    assert asked or key == "mausoleum"
    for index in asked:
        before, after = (game(key).dump(moment(game(key), (0,) * count).state) for count in (index, index + 1))
        assert before == after


def test_the_answer_to_the_last_right_choice_follows_from_the_path() -> None:
    assert said(found("luxor"), ()) == ""
    assert said(found("luxor"), (0, 0)) == "lesson-said-2-move-10-2"
    assert said(found("luxor"), (0, 0, 0)) == "lesson-said-3-say-five"


@pytest.mark.parametrize("path", [(9,), (0,) * 14])
@each_lesson
def test_a_path_that_does_not_fit_is_refused(key: str, path: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match=key):
        moment(game(key), path)


def test_a_game_without_a_lesson_has_no_step(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game("luxor"), "lesson", None)
    with pytest.raises(ValueError, match="luxor: no step 1"):
        moment(game("luxor"), ())


@each_lesson
def test_a_choice_leads_to_the_same_position_each_time(key: str) -> None:
    steps = next(number for number, step in enumerate(found(key).steps, 1) if not step.asks)
    once, again = (moment(game(key), (0,) * steps) for _ in range(2))
    assert game(key).dump(once.state) == game(key).dump(again.state)
    assert once.recent == again.recent != ()
    assert all(not event.secret or LEARNER in event.knows for event in once.recent)
