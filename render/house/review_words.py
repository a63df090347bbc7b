"""A review in words."""

from __future__ import annotations

from collections.abc import Sequence

from locales import say
from render.direction import isolated
from render.house.course import Course, Moment
from render.wording import bold, game_text, plain


def tell(course: Course, shown: Sequence[str], locale: str, *, marked: bool = False) -> list[str]:
    """Return the picture in words: the result with each player's chances, the turning points.

    ``shown``: the players' names. ``marked``: as markdown.
    """
    lines = [say(locale, "review-told", game=game_text(course.game, "title-gloss", locale))]
    last = len(course.chances) - 1
    for seat in course.outcome.order:
        chances = " – ".join(str(round(100 * course.chances[last * step // 4][seat])) for step in range(4))
        place, points = str(course.outcome.places[seat]), str(course.outcome.totals[seat])
        name = bold(shown[seat]) if marked else isolated(shown[seat])
        lines.append(say(locale, "review-told-seat", place=place, points=points, player=name, chances=chances))
    lines += [
        f"{number}. {sentence(moment, shown, locale, marked=marked)}" for number, moment in enumerate(course.moments, 1)
    ]
    return lines if course.moments else [*lines, say(locale, "picture-review-none")]


def sentence(moment: Moment, shown: Sequence[str], locale: str, *, marked: bool = False) -> str:
    """Return a turning point as a sentence."""
    named, labelled = (bold, plain) if marked else (isolated, str)
    played = labelled(moment.played.label)
    numbers = {"before": str(moment.before), "after": str(moment.after)}
    mover = named(moment.mover)
    if moment.gains is not None:
        return say(locale, "review-gift", numbers, player=mover, played=played, who=named(shown[moment.gains]))
    assert moment.best is not None
    return say(locale, "review-mistake", numbers, player=mover, played=played, best=labelled(moment.best.label))
