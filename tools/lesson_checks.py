"""Checks of a game's lesson: legal and reachable steps, answered choices, short texts, lit names, every rule taught."""

from __future__ import annotations

import re
from typing import Any, Final

from engine import GameError, game
from engine.lessons import LEARNER, Lesson, Step, moment, numbers, offered, positions, texts
from engine.tips import MEETINGS
from locales import DEFAULT, LOCALES, has, say
from render import marks
from render.choices import brief
from render.positions import scene
from render.registry import artist, teller
from render.wording import Words, game_key, game_text, slug
from tools.findings import Finding, Findings

STEPS: Final = range(2, 15)
"""Numbers of steps that a lesson may have: no more than 14 taps."""
MOST_WORDS: Final = {"step": 35, "answer": 20, "said": 20, "tip": 20, "do": 6}
"""Words of each kind of text: what a beginner reads at once."""
LONGER: Final = 1.2
"""What a step may be longer in another language than the first."""
ROWS: Final = 2
"""Rows of buttons that a step may fill on a phone."""
_PHONE: Final = 302
_LETTER, _AROUND, _BETWEEN = 6.6, 24, 8
"""Pixels: width of a row of buttons on a phone, of a letter, of a button around it, and between buttons."""
UNPAGED: Final = ("sixty", "symbols", "rulings")
"""Rules pages without rules of their own."""


def steps(key: str) -> Findings:
    """Play the lesson along every right choice."""
    found: Lesson | None = game(key).lesson
    if found is None:
        return
    place = f"engine/{key}/lesson.py"
    if len(found.steps) not in STEPS:
        yield Finding(place, f"give the lesson {STEPS.start} to {STEPS.stop - 1} steps")
    paths: list[tuple[int, ...]] = [()]
    for number, step in enumerate(found.steps, 1):
        states = []
        for path in paths:
            try:
                states.append(moment(game(key), path).state)
            except (GameError, ValueError) as error:
                yield Finding(place, f"step {number}: cannot be reached by {path}: {error}")
                return
        yield from (Finding(place, f"step {number}: {fault}") for fault in _faults(key, step, states))
        if number < len(found.steps) and not step.right:
            yield Finding(place, f"step {number}: name a right choice")
            return
        paths = [(*path, chosen) for path in paths for chosen in range(len(step.right))]
    if found.steps[-1].right:
        yield Finding(place, "end with a step without choices, which shows the score sheet, or how the game goes on")
    if found.steps[0].continues or found.steps[-1].continues:
        yield Finding(place, "the first and the last step have texts of their own: they continue none")


def _faults(key: str, step: Step, states: list[Any]) -> list[str]:
    """Return what is wrong with a step in the positions that lead to it."""
    rules, faults = game(key), []
    met = {str(action) for state in states for action in offered(rules, step, state)}
    for state in states:
        if step.right and not step.asks and LEARNER not in [each.seat for each in rules.deciding(state)]:
            faults.append("the learner has nothing to decide")
    faults += [
        f"{notation} is not offered" for notation in (*step.right, *step.answered, *step.offered) if notation not in met
    ]
    faults += [f"{notation} is right and wrong" for notation in step.right if notation in step.answered]
    return faults


def rules_taught(key: str) -> Findings:
    """Compare the rules that the lesson names with the game's rules pages, and with what its steps teach."""
    found: Lesson | None = game(key).lesson
    if found is None:
        return
    place = f"engine/{key}/lesson.py"
    pages = {page for page in teller(key).pages if page not in UNPAGED}
    for page in sorted(pages ^ found.rules.keys()):
        yield Finding(place, f"RULES: {'add' if page in pages else 'remove'} the rules page {page!r}")
    yield from (Finding(place, f"{rule}: {remedy}") for rule, remedy in _untaught(found))


def _untaught(found: Lesson) -> list[tuple[str, str]]:
    known = {rule for rules in found.rules.values() for rule in rules}
    taught = {rule for step in found.steps for rule in step.teaches}
    return [
        *((rule, "add it to RULES") for rule in sorted((taught | found.untaught.keys()) - known)),
        *(
            (rule, "teach it in a step, or say in UNTAUGHT why not")
            for rule in sorted(known - taught - found.untaught.keys())
        ),
        *((rule, "a step teaches it: remove it from UNTAUGHT") for rule in sorted(taught & found.untaught.keys())),
    ]


def tips_of_first_games(key: str) -> Findings:
    """Compare the tips with the game's decisions."""
    place = f"engine/{key}/tips.py"
    for decision, meetings in game(key).tips.items():
        if decision not in game(key).meta.decisions:
            yield Finding(place, f"remove the tips for `{decision}`: the game has no such decision")
        if len(meetings) > MEETINGS:
            yield Finding(place, f"`{decision}`: give tips for {MEETINGS} meetings at most")


def lengths(key: str) -> Findings:
    """Count the words of each text."""
    if game(key).lesson is None:
        return
    for locale in LOCALES:
        for text in texts(game(key)):
            most = MOST_WORDS[text.split("-")[1]]
            if not has(locale, game_key(key, text)):
                continue
            most = int(most * LONGER) if text.startswith("lesson-step") and locale != DEFAULT else most
            count = len([word for word in marks.plain(game_text(key, text, locale)).split() if re.search(r"\w", word)])
            if count > most:
                yield Finding(f"locales/{locale}/{slug(key)}-lesson.ftl", f"{text}: {count} words, at most {most}")


def buttons(key: str) -> Findings:
    """Count the rows that a step's buttons fill on a phone."""
    found: Lesson | None = game(key).lesson
    if found is None:
        return
    for number, (step, states) in enumerate(zip(found.steps, positions(game(key)), strict=True), 1):
        for locale in LOCALES:
            names = (say(locale, "lesson-you"), *found.names)
            back = [f"‹ {say(locale, 'button-lesson-back')}"] if number > 1 else []
            for state in states if step.right else ():
                view = game(key).view(state, LEARNER)
                labels = [
                    brief(game(key), view, each, names, Words(locale)) for each in offered(game(key), step, state)
                ]
                if (count := _rows([*labels, *back])) > ROWS:
                    place = f"locales/{locale}/{slug(key)}-lesson.ftl"
                    yield Finding(place, f"step {number}: its buttons fill {count} rows of a phone, at most {ROWS}")


def _rows(labels: list[str]) -> int:
    """Return the rows that buttons of these labels fill, one after the other."""
    count, left = 0, 0.0
    for label in labels:
        wide = _LETTER * len(label) + _AROUND
        if wide > left:
            count, left = count + 1, float(_PHONE)
        left -= wide + _BETWEEN
    return count


def lights(key: str) -> Findings:
    """Compare what the steps' texts name with what the pictures show, and with the other languages."""
    found: Lesson | None = game(key).lesson
    if found is None:
        return
    for number, step, states in zip(numbers(found), found.steps, positions(game(key)), strict=True):
        told = {locale: marks.read(game_text(key, f"lesson-step-{number}", locale)) for locale in LOCALES}
        for locale, each in told.items():
            place = f"locales/{locale}/{slug(key)}-lesson.ftl"
            if set(each.lit) != set(told[DEFAULT].lit):
                yield Finding(place, f"step {number}: name the same parts as in {DEFAULT}")
        place = f"locales/{DEFAULT}/{slug(key)}-lesson.ftl"
        for state in states if step.right else ():
            kind = marks.kind(told[DEFAULT].lit)
            parts = artist(key).parts(scene(game(key).view(state, LEARNER if kind == "hand" else None)), kind)
            for part in told[DEFAULT].lit:
                if part not in parts:
                    yield Finding(place, f"step {number}: no picture shows {part!r}")
