"""Steps of lessons as pictures: named parts, light and dark, dots, alternative texts."""

from __future__ import annotations

import functools
import re
from typing import Any

import numpy as np
import pytest
from discord import ui
from numpy.typing import NDArray
from PIL import Image

import render
from cogs.interactions import phone
from cogs.interactions.layout import Item
from engine import game
from engine.lessons import LEARNER, Step, answer, moment, offered, positions, said
from engine.luxor.components import CARDS
from locales import LOCALES, say
from render import Picture, marks
from render import lesson as lesson_pictures
from render.choices import brief
from render.drawing import PictureKind
from render.jobs import Job, perform
from render.kit.colour import rgb
from render.kit.scale import PICTURE
from render.kit.spotlight import FEATHER, GREY_SHARE, NIGHT_SHARE, REACH, spotlight
from render.positions import load
from render.registry import artist, games
from render.scene import Scene
from render.wording import Words, game_text
from tests.render.galleries import WIDTH, opened
from tests.traits import traits

HOME = "en-US"
MOST_LIT = 3
PHONE = 265
"""Width of a picture on a phone, in pixels."""
MARGINS = 22
"""Pixels that a step has beyond a hand, measured in the sandbox page: texts around its pictures, the first quoted."""
TAUGHT = [key for key in games() if game(key).lesson is not None]
STEPS = [(key, *step) for key in TAUGHT for step in load(key).lesson_steps()]
LARGE: list[tuple[str, PictureKind, str]] = [
    ("capital_lux", "board", "capital.agent"),
    ("capital_lux", "hand", "card.m5"),
    ("luxor", "board", "tomb"),
    ("luxor", "hand", "card.first"),
    ("mausoleum", "board", "area.0"),
    ("mausoleum", "hand", "card.artemisia"),
]
"""Parts whose middle no rim reaches, each shown in some step of its lesson."""


def pixels(image: Image.Image) -> NDArray[np.float64]:
    return np.asarray(image.convert("RGB"), np.float64)


def brightness(image: NDArray[np.float64]) -> NDArray[np.float64]:
    shares: NDArray[np.float64] = image @ np.array([0.299, 0.587, 0.114])
    return shares


@functools.cache
def shown(key: str, kind: PictureKind, part: str) -> Scene:
    """Return the first scene of a lesson whose picture shows a part."""
    return next(
        one for _, of, one, *_ in load(key).lesson_steps() if of == kind and part in artist(key).parts(one, kind)
    )


WHOLE = {"cards": "card.", "ledger": "discarded."}
"""Parts that hold others."""


def part_of(key: str, choice: str) -> str:
    """Return the part of a choice; empty if it is about none."""
    fits = (re.sub(pattern, part, choice) for pattern, part in traits(key).choices if re.fullmatch(pattern, choice))
    return next(fits, "")


def disagreements(key: str, step: Step, state: Any, text: str) -> list[str]:
    """Return where a step's text and what it lights do not fit its choices, or the names of the parts."""
    told, rules = marks.read(text), game(key)

    def lit(part: str) -> bool:
        return part in told.lit or any(part.startswith(WHOLE[each]) for each in told.lit if each in WHOLE)

    asks, right = told.task.endswith("?**"), [part_of(key, choice) for choice in step.right]
    parts = [part_of(key, str(each)) for each in offered(rules, step, state)]
    wrong = [
        f"{part} is right, but dark" for part in right if part and not lit(part) and (not asks or any(map(lit, parts)))
    ]
    cards = [part for part in parts if part.startswith("card.")]
    if asks and any(map(lit, cards)):
        wrong += [f"{part} may be chosen, but is dark" for part in cards if not lit(part)]
    view = rules.view(state, LEARNER)
    for words, named in marks.MARK.findall(text):
        shown = [names(key, view, part) for part in named.split()]
        if any(shown) and not set(re.findall(r"\d+", words)) <= set(re.findall(r"\d+", " ".join(shown))):
            wrong.append(f"{words!r} is not {' '.join(shown)!r}")
    return wrong


def names(key: str, view: Any, part: str) -> str:
    """Return the numbers of a space or a card of the hand; empty for other parts."""
    kind, _, which = part.partition(".")
    if (key, kind) == ("luxor", "card"):
        return CARDS[view.hand[{"first": 0, "middle": 2, "last": -1}[which]]].word.replace("plus-minus", "1")
    return which if kind in ("tile", "card") else ""


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", TAUGHT)
def test_what_a_text_names_is_lit_and_is_what_the_choice_is_about(key: str, locale: str) -> None:
    found = game(key).lesson
    for number, (step, states) in enumerate(zip(found.steps, positions(game(key)), strict=True), 1):
        text = game_text(key, f"lesson-step-{number}", locale)
        for kind in ("board", "hand"):
            assert sum(marks.kind((part,)) == kind for part in marks.read(text).lit) <= MOST_LIT, number
        for state in states if step.right else ():
            assert disagreements(key, step, state, text) == [], number


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        # A text that named the left card beside a picture that lit the right one.
        ("Play the 1; from there, the <3|card.last> fits exactly.", "card.first is right, but dark"),
        ("Which gets you there, <1|card.first> or another?", "card.last may be chosen, but is dark"),
        ("Play <the 3|card.first>.", "'the 3' is not '1'"),
        ("A key lies on <35|tile.36>. Play <1|card.first>.", "'35' is not '36'"),
    ],
)
def test_a_text_against_its_picture_is_found(text: str, wrong: str) -> None:
    rules, at = game("luxor"), 7
    assert wrong in disagreements("luxor", rules.lesson.steps[at], positions(rules)[at][0], text)


@functools.cache
def high_on_phone(key: str, number: int) -> int:
    """Return the height of a step's pictures on a phone, in pixels."""
    shown = [step[1:] for step in load(key).lesson_steps() if step[4][0] == number]
    pictures = [render.lesson_step(key, kind, at_step, HOME, lit, *at) for kind, at_step, lit, at in shown]
    return sum(PHONE * each.height // each.width for each in pictures)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", TAUGHT)
def test_a_step_fits_a_phone_with_the_answer_to_any_choice_above_it(key: str, locale: str) -> None:
    found, too_high = game(key).lesson, {}
    names = (say(locale, "lesson-you"), *found.names)
    for index, step in enumerate(found.steps[:-1]):
        path, number = (0,) * index, index + 1
        state = moment(game(key), path).state
        there = offered(game(key), step, state)
        told = marks.read(game_text(key, f"lesson-step-{number}", locale))
        labels = [brief(game(key), game(key).view(state, LEARNER), each, names, Words(locale)) for each in there]
        back = [f"‹ {say(locale, 'button-lesson-back')}"] if path else []
        buttons: list[Item] = [ui.Button(label=label) for label in (*labels, *back)]
        wrong = {str(each): answer(step, number, str(each)) for each in there if str(each) not in step.right}
        for choice, text in {"": said(found, path), **wrong}.items():
            above = [f"> {game_text(key, text, locale)}"] if text else []
            lines = "\n".join([*above, *(f"-# {line}" if choice else line for line in told.lines)])
            rows = [buttons[first : first + 5] for first in range(0, len(buttons), 5)]
            pictures = Picture(b"", "", PHONE, high_on_phone(key, number))
            if (high := phone.height([lines, told.task], phone.rows_height(rows), pictures) + MARGINS) > phone.ROOM:
                too_high[number, choice] = high
    assert not too_high


@pytest.mark.parametrize(("key", "name", "kind", "at_step", "lit", "at"), STEPS)
def test_every_step_of_every_lesson_can_be_posted_and_its_parts_lie_in_the_picture(
    key: str, name: str, kind: PictureKind, at_step: Scene, lit: tuple[str, ...], at: tuple[int, int]
) -> None:
    image = opened(render.lesson_step(key, kind, at_step, HOME, lit, *at))
    plain = opened(render.lesson_step(key, kind, at_step, HOME, (), 0, 0))
    dots = round(lesson_pictures.BAND * PICTURE)
    boxes = [
        lesson_pictures.box(part, plain.size) for name, part in artist(key).parts(at_step, kind).items() if name in lit
    ]
    top, foot = lesson_pictures.window(boxes, plain.height) if boxes and kind == "hand" else (0, plain.height)
    assert (image.width, image.height) == (WIDTH, foot - top + dots)
    assert all(top <= box[1] and box[3] <= foot for box in boxes), "what is lit is shown whole"
    for part, (x, y, wide, high) in artist(key).parts(at_step, kind).items():
        assert wide > 0 and high > 0, part
        assert x >= -5 and y >= -5, part
        assert (x + wide) * PICTURE <= plain.width + 5 and (y + high) * PICTURE <= plain.height + 5, part


@pytest.mark.parametrize(("key", "kind", "part"), LARGE)
def test_a_lit_part_keeps_its_pixels_and_all_else_is_darker(key: str, kind: PictureKind, part: str) -> None:
    to, at_step = artist(key), shown(key, kind, part)
    before = {"board": to.board, "hand": to.hand}[kind](at_step, HOME)[0]
    after, _ = lesson_pictures.draw(to, kind, at_step, HOME, (part, "no such part"), (1, 0))
    lit = lesson_pictures.box(to.parts(at_step, kind)[part], before.size)
    first, last = lesson_pictures.window([lit], before.height) if kind == "hand" else (0, before.height)
    before = before.crop((0, first, before.width, last))
    assert after.size == before.size
    left, top, right, foot = lit[0], lit[1] - first, lit[2], lit[3] - first
    was, now = pixels(before), pixels(after)
    inside = slice(top + REACH, foot - REACH), slice(left + REACH, right - REACH)
    assert now[inside].size and np.array_equal(was[inside], now[inside])
    outside = np.ones(was.shape[:2], bool)
    outside[max(0, top - REACH) : foot + REACH, max(0, left - REACH) : right + REACH] = False
    night = brightness(np.array(rgb(to.night), np.float64))
    assert (brightness(now)[outside] <= np.maximum(brightness(was)[outside], night) + 2).all()
    assert brightness(now)[outside].mean() < 0.55 * brightness(was)[outside].mean()


def test_the_dark_has_less_colour_and_the_rim_is_bright() -> None:
    red = Image.new("RGB", (400, 300), (200, 40, 40))
    out = pixels(spotlight(red, [(100, 100, 300, 200)], "#000000"))
    dark = out[10, 10]
    assert dark.max() - dark.min() == pytest.approx((1 - NIGHT_SHARE) * 160 * (1 - GREY_SHARE), abs=2)
    assert brightness(out[150, 100]) > 180 and brightness(out[100, 200]) > 180
    assert 40 < brightness(out[150, 90]) < 180, "the glow around it"
    assert np.array_equal(out[150, 200], (200, 40, 40))


@pytest.mark.parametrize("size", [(30, 24), (60, 300), (300, 60), (129, 131), (520, 410)])
def test_a_box_of_any_size_has_the_same_corners_and_is_the_same_from_each_side(size: tuple[int, int]) -> None:
    wide, high = size
    out = pixels(spotlight(Image.new("RGB", (700, 600), "#808080"), [(80, 80, 80 + wide, 80 + high)], "#000000"))
    framed = out[80 - REACH : 80 + high + REACH, 80 - REACH : 80 + wide + REACH]
    for turned in (framed[::-1], framed[:, ::-1]):
        assert np.abs(framed - turned).mean() < 2
    assert brightness(framed[REACH, REACH]) < 100, "round corners"
    assert brightness(framed[REACH, REACH + wide // 2]) > 200


def test_two_parts_beside_each_other_both_keep_their_rims() -> None:
    grey = Image.new("RGB", (500, 300), "#808080")
    out = pixels(spotlight(grey, [(50, 50, 240, 250), (246, 50, 440, 250)], "#000000"))
    for x in (50, 240, 246, 440):
        assert brightness(out[150, x]) > 200, x
    assert FEATHER < 6


@pytest.mark.parametrize("lit", [(), ("no such part",)])
def test_a_picture_that_shows_no_lit_part_is_not_dimmed(lit: tuple[str, ...]) -> None:
    to, at_step = artist("luxor"), shown("luxor", "hand", "card.first")
    before, text = to.hand(at_step, HOME)
    after, told = lesson_pictures.draw(to, "hand", at_step, HOME, lit, (1, 0))
    assert (after.tobytes(), told) == (before.tobytes(), text)


@pytest.mark.parametrize(("step", "steps"), [(1, 1), (1, 12), (5, 8), (12, 12)])
@pytest.mark.parametrize("key", games())
def test_there_is_a_dot_for_each_step_and_those_done_are_bright(key: str, step: int, steps: int) -> None:
    to = artist(key)
    band = pixels(lesson_pictures.dots(step, steps, to.light).pixels)
    middle = band.shape[0] // 2
    found = dict[int, str]()
    for number in range(-1, steps + 3):
        x = round(band.shape[1] / 2 + PICTURE * lesson_pictures.PITCH * (number - (steps + 1) / 2))
        for name, colour in (("done", to.light), ("ahead", lesson_pictures.AHEAD)):
            if np.abs(band[middle - 9, x] - np.array(rgb(colour))).max() < 12:
                found[number] = name
        if np.abs(band[middle + 15, x] - np.array(rgb(to.light))).max() < 12:
            found[number] = "present"
    assert list(found.values()) == (step - 1) * ["done"] + ["present"] + (steps - step) * ["ahead"]
    assert list(found) == list(range(1, steps + 1))


def test_the_same_step_has_the_same_bytes_and_another_one_has_others() -> None:
    at_step = shown("mausoleum", "board", "area.0")
    first = render.lesson_step("mausoleum", "board", at_step, HOME, ("area.0",), 2, 12)
    render.forget()
    assert render.lesson_step("mausoleum", "board", at_step, HOME, ("area.0",), 2, 12) == first
    others = {
        render.lesson_step("mausoleum", "board", at_step, HOME, lit, step, 12).data
        for lit, step in ((("area.0",), 3), (("area.1",), 2), (("area.0", "area.1"), 2), ((), 2))
    }
    assert len(others | {first.data}) == 5


@pytest.mark.parametrize("locale", LOCALES)
def test_the_alternative_text_says_first_which_step_it_is(locale: str) -> None:
    at_step = shown("luxor", "board", "tomb")
    plain = render.board("luxor", at_step, locale).alt
    told = render.lesson_step("luxor", "board", at_step, locale, ("tomb",), 3, 11).alt
    sentence = say(locale, "picture-lesson-step", {"step": 3, "steps": 11})
    assert "3" in sentence and "11" in sentence
    assert told.startswith(f"{sentence} {plain[:200]}")
    assert render.lesson_step("luxor", "board", at_step, locale, ("tomb",), 3, 0).alt == plain


def test_a_worker_draws_a_step_by_its_job() -> None:
    at_step = shown("luxor", "board", "tomb")
    arguments = ("luxor", "board", at_step, HOME, ("tomb",), 3, 11)
    assert perform(Job("lesson", arguments), lambda done, of: None) == render.lesson_step(*arguments)
