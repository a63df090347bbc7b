"""What a hand offers at a decision: its choices with labels, or what to choose first where there are many."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from engine import Action, AnyGame, Note, View
from engine.lessons import SAY
from locales import DEFAULT, has
from render.look import MAX_BUTTONS, Look, LookKind, LookPart
from render.registry import teller
from render.wording import Words, clip, emoji, game_key, named_facts, offer

MAX_LABEL: Final = 80
MAX_NAME: Final = 9
"""Characters of a player's name on a button. The seat's shape stands before it."""
MAX_ABOUT: Final = 100


class Offer(NamedTuple):
    """A choice as its player reads it."""

    notation: str
    """Of an action; of the first words of several actions if ``first``."""
    label: str
    about: str
    """Empty, or the description of an option."""
    emoji: str | None
    """Markup."""
    kind: LookKind
    row: str | None
    first: bool


def look(game: AnyGame, view: View, action: Action) -> Look:
    """Return how a hand shows a choice."""
    return teller(game.meta.key).look(view, action, game.explain(view, action))


def brief(game: AnyGame, view: View, action: Action, names: Sequence[str], words: Words) -> str:
    """Return the label of a choice in a lesson: what it is, not what it brings. The hand's own without a text for it.

    The text ``<game>-lesson-do-<verb>`` has the facts of the label, ``note`` (its key), ``to`` (the last word), and
    ``card`` where the first word is one. That of an answer to a question is ``<game>-lesson-do-say-<word>``.
    """
    if action.verb == SAY:
        return words.text(game.meta.key, f"lesson-do-{SAY}-{action.args[0]}")
    return _by_verb(game, view, action, names, words, game_key(game.meta.key, f"lesson-do-{action.verb}"))


def move(game: AnyGame, view: View, action: Action, names: Sequence[str], words: Words) -> str:
    """Return what a hint suggests to do, in words: the text ``<game>-move-<verb>``, with the facts of :func:`brief`.

    The hand's own label without a text for it.
    """
    return _by_verb(game, view, action, names, words, game_key(game.meta.key, f"move-{action.verb}"))


def _by_verb(game: AnyGame, view: View, action: Action, names: Sequence[str], words: Words, text: str) -> str:
    key, note = game.meta.key, game.explain(view, action)
    if not has(DEFAULT, text):
        return offer(game, view, action, names, words)
    facts = {"note": note.key, "to": action.args[-1] if action.args else "", **note.facts}
    word = action.args[0] if action.args else ""
    if word in game.meta.cards or (not game.meta.cards and has(DEFAULT, game_key(key, f"card-{word}"))):
        facts["card"] = word
    return clip(words.say(text, named_facts(key, facts, names, words.bare, label=True)), MAX_LABEL)


def narrow(game: AnyGame, view: View, first: str) -> View:
    """Return the view with only the actions that begin with ``first``; the whole view if there are none."""
    fitting = tuple(_beginning(game, view, first))
    return replace(view, actions=fitting) if fitting else view


def chosen_part(game: AnyGame, view: View, first: str) -> LookPart | None:
    """Return the part that a player chose first, for its texts. None if no action begins so."""
    return next(iter(_beginning(game, view, first).values()), None)


def offers(
    game: AnyGame,
    view: View,
    names: Sequence[str],
    words: Words,
    *,
    narrowed: bool = False,
    most: int = MAX_BUTTONS,
) -> list[Offer]:
    """Return the choices in their order: all of them, or what to choose first (never if ``narrowed``).

    More than ``most`` choices are made in two steps, if their parts allow that.
    """
    key = game.meta.key
    short = [clip(name, MAX_NAME) for name in names]

    def facts(note: Note) -> dict[str, str | int]:
        return named_facts(key, note.facts, short, words.bare, label=True)

    def done(note: Note) -> str:
        return words.text(key, f"do-{note.key}", facts(note))

    def sign(named: str | None) -> str | None:
        return None if named is None else emoji(words.emojis, key, named)

    def whole(action: Action, shown: Look) -> Offer:
        markup = sign(shown.emoji)
        brief = shown.brief if markup else None
        label = done(brief or shown.label or game.explain(view, action))
        about = "" if shown.about is None else clip(words.text(key, shown.about), MAX_ABOUT)
        return Offer(str(action), clip(label, MAX_LABEL), about, markup, shown.kind, shown.row, first=False)

    looks = {action: look(game, view, action) for action in view.actions}
    offered = {action: whole(action, shown) for action, shown in looks.items() if not shown.hidden}
    found = list(offered.values())
    many = [action for action, each in offered.items() if each.kind is not LookKind.END]
    firsts = {action: _firsts(action, looks[action]) for action in many}
    parts = {first: part for each in firsts.values() for first, part in each.items()}
    always = any(part.always for part in parts.values())
    forced = len(parts) <= 1 and all(firsts.values())
    if narrowed or forced or not (always or (len(many) > most and len(parts) > 1)):
        return found
    steps = {
        first: Offer(
            first,
            words.text(key, f"part-{part.note.key}", facts(part.note)),
            "",
            sign(part.emoji),
            part.kind,
            part.row,
            first=True,
        )
        for first, part in parts.items()
    }
    # A choice without parts stands among them: it is made at once.
    here = {first: steps.get(first) or offered[action] for action in many for first in firsts[action] or (str(action),)}
    return [*here.values(), *(each for each in found if each.kind is LookKind.END)]


def _beginning(game: AnyGame, view: View, first: str) -> dict[Action, LookPart]:
    """Return the actions that begin with ``first``, each with that part. None if ``first`` is empty."""
    if not first:
        return {}
    firsts = {action: _firsts(action, look(game, view, action)) for action in view.actions}
    return {action: parts[first] for action, parts in firsts.items() if first in parts}


def _firsts(action: Action, shown: Look) -> dict[str, LookPart]:
    """Return the parts of an action by notation: the verb and the word."""
    return {f"{action.verb}.{part.word}": part for part in shown.parts}
