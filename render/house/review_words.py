"""A review in words."""

from __future__ import annotations

from collections.abc import Sequence

from render.direction import isolated
from render.house.course import Course, CourseMoment
from render.wording import Words, bold, plain


def tell(course: Course, shown: Sequence[str], words: Words, *, marked: bool = False) -> list[str]:
    """Return the picture in words: the result with each player's chances, the turning points.

    ``shown``: the players' names. ``marked``: as markdown.
    """
    lines = [words.say("review-told", game=words.text(course.game, "title-gloss"))]
    last = len(course.chances) - 1
    for seat in course.outcome.order:
        chances = " – ".join(str(round(100 * course.chances[last * step // 4][seat])) for step in range(5))
        place, points = str(course.outcome.places[seat]), str(course.outcome.totals[seat])
        name = bold(shown[seat]) if marked else isolated(shown[seat])
        lines.append(words.say("review-told-seat", place=place, points=points, player=name, chances=chances))
    lines += [
        f"{number + 1}. {point(course, number, shown, words, marked=marked)}" for number in range(len(course.moments))
    ]
    return lines if course.moments else [*lines, words.say("picture-review-none")]


def listed(course: Course, words: Words) -> list[str]:
    """Return what the numbers of the picture stand for, in a short line of markdown each, or that there are none.

    Each tells of the same round, player, choice and change as the sentence of :func:`tell`.
    """
    lines = []
    for number, moment in enumerate(course.moments, 1):
        key = "mistake" if moment.gains is None else "gift"
        facts = {"player": bold(moment.mover), "played": plain(moment.played.label), "change": moment.change}
        facts["who"] = "" if moment.gains is None else bold(course.names[moment.gains])
        lines.append(f"{number}. {_placed(course, moment, words.say(f'review-told-{key}', facts), words)}")
    return lines or [words.say("picture-review-none")]


def point(course: Course, number: int, shown: Sequence[str], words: Words, *, marked: bool = False) -> str:
    """Return a turning point, ``number`` counted from 0: its round in the log, and what was done."""
    moment = course.moments[number]
    return _placed(course, moment, sentence(moment, shown, words, marked=marked), words)


def _placed(course: Course, moment: CourseMoment, text: str, words: Words) -> str:
    round_ = words.text(course.game, "log-round", {"round": moment.round}) if moment.round else ""
    return " · ".join(filter(None, (round_, text)))


def sentence(moment: CourseMoment, shown: Sequence[str], words: Words, *, marked: bool = False) -> str:
    """Return a turning point as a sentence."""
    named, labelled = (bold, plain) if marked else (isolated, str)
    played = labelled(moment.played.label)
    numbers = {"before": str(moment.before), "after": str(moment.after)}
    mover = named(moment.mover)
    if moment.gains is not None:
        return words.say("review-gift", numbers, player=mover, played=played, who=named(shown[moment.gains]))
    assert moment.best is not None
    return words.say("review-mistake", numbers, player=mover, played=played, best=labelled(moment.best.label))
