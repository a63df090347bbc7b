"""The pictures of a review: size, words, and names of any length, for every game."""

from __future__ import annotations

import itertools

import pytest

import render
from engine import games
from locales import LOCALES, say
from render.house import review, review_words
from render.kit.scale import scaled
from render.positions import load
from render.wording import Words, bold, game_text, plain
from tests.render.galleries import opened


@pytest.mark.parametrize("key", games())
def test_a_review_and_its_turning_points_have_a_board_s_size_and_say_all_in_words(key: str) -> None:
    for name, course, boards in load(key).reviews():
        locale = LOCALES[len(name) % len(LOCALES)]
        whole = render.review(course, locale)
        assert opened(whole).size == (1170, 780)
        assert render.review(course, locale) is whole, "an equal one is not drawn again"
        assert len(whole.alt) <= render.ALT_LENGTH and "**" not in whole.alt
        assert all(f"({total})" in whole.alt for total in course.outcome.totals)
        assert (say(locale, "picture-review-none") in whole.alt) is not boards
        listed = review_words.listed(course, Words(locale))
        assert len(listed) == max(1, len(course.moments)), "one list, under the numbers of the picture"
        for number, (moment, board) in enumerate(zip(course.moments, boards, strict=True)):
            found = render.review_move(course, number, board, "Because.", locale)
            assert opened(found).size == (1170, 780)
            assert found.alt.startswith(f"{number + 1}. ") and "Because." in found.alt
            assert str(moment.before) in found.alt and str(moment.after) in found.alt
            round_ = game_text(key, "log-round", locale, {"round": moment.round})
            assert listed[number].startswith(f"{number + 1}. {round_} · ") and moment.change in listed[number]
            assert bold(moment.mover) in listed[number] and plain(moment.played.label) in listed[number]
            assert all(f"{number + 1}. {round_} · " in each.alt for each in (whole, found))
            assert moment.played.label in found.alt and moment.played.label in whole.alt


@pytest.mark.parametrize("count", range(1, 4))
def test_discs_of_turning_points_stay_apart_and_inside(count: int) -> None:
    for at in ([100.0, 110, 120], [990, 995, 1000], [100, 500, 1000], [0, 500, 505]):
        found = review._spread(at[:count], 100, 1000)
        assert found == sorted(found) and found[0] >= 100 and found[-1] <= 1000
        assert all(right - left >= review.APART - 0.01 for left, right in itertools.pairwise(found))


@pytest.mark.parametrize("key", games())
def test_every_action_of_a_game_has_a_look_or_words(key: str) -> None:
    samples, skin = load(key), render.artist(key).skin()
    seen = set()
    with scaled(0.2):
        for seed in range(1, 4):
            for step in samples.game(samples.most, seed):
                for action in step.own.actions:
                    if action.verb not in seen or seed == 1:
                        seen.add(action.verb)
                        facts = samples.rules.explain(step.own, action).facts
                        skin.symbols(step.own, action, facts)
                        strips, lit = skin.focus(step.own, [(action, facts)])
                        parts = render.artist(key).parts(render.Scene(step.view, ("",) * step.view.seats), "board")
                        assert set(lit) <= set(parts), action
                        assert all(x >= 0 and x + wide <= 1560 and y + high <= 1041 for x, y, wide, high in strips)
    assert seen
