"""One turn in one line, in a reader's language: for the board, the hand, the log and the replay."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import Final, NamedTuple

from engine import TURN, Event, Note
from locales import say
from render.registry import teller
from render.story import StoryLine
from render.wording import NO_EMOJIS, SEAT_FACTS, Emojis, clip, game_text, named_facts, plain, player, tell, unbroken

MAX_LINE: Final = 200
"""Maximum characters of a line, without the player."""


class ToldLine(NamedTuple):
    """A line in a reader's language (markdown), and its seat."""

    seat: int | None
    text: str


def tell_turn(
    game: str,
    events: Sequence[Event],
    names: Sequence[str],
    locale: str,
    viewer: int | None,
    emojis: Emojis = NO_EMOJIS,
) -> list[ToldLine]:
    """Tell a turn, or a change at the table, in lines. Lines that concern the viewer but not as actor are bold.

    ``events`` must have passed ``seen_by`` for the viewer. A turn in which nothing happened yet has no line.
    """
    escaped, told = [plain(name) for name in names], list[ToldLine]()
    for line in teller(game).story(events) if events[0].kind == TURN else ():
        if not line.notes:
            continue
        text = _clauses(game, line.notes, escaped, locale, viewer, emojis)
        if len(text) > MAX_LINE:
            # Markup of emojis is long, and half of it would be letters: a line that is cut has none.
            bare = _clauses(game, line.notes, escaped, locale, viewer, NO_EMOJIS)
            text = clip(bare, MAX_LINE) if len(bare) > MAX_LINE else text
        if line.seat is not None:
            text = say(locale, "story-line", player=player(line.seat, escaped, marked=False, emojis=emojis), told=text)
        text = unbroken(text)
        told.append(ToldLine(line.seat, f"**{text}**" if _concerns(line, viewer) else text))
    whole = (event for event in events if event.kind == "ended" or event.kind.startswith("table-"))
    return [*told, *(ToldLine(None, unbroken(tell(game, event, names, locale, emojis))) for event in whole)]


def _clauses(
    game: str, notes: Sequence[Note], escaped: Sequence[str], locale: str, viewer: int | None, emojis: Emojis
) -> str:
    """Return what a line tells: its clauses, joined as the language joins them."""
    clauses = [_clause(game, note, escaped, locale, viewer, emojis) for note in notes]
    return reduce(lambda told, then: say(locale, "story-then", told=told, then=then), clauses)


def _clause(game: str, note: Note, escaped: Sequence[str], locale: str, viewer: int | None, emojis: Emojis) -> str:
    facts = named_facts(game, note.facts, escaped, locale, label=True, emojis=emojis)
    you = next((fact for fact in SEAT_FACTS if viewer is not None and note.facts.get(fact) == viewer), "none")
    return game_text(game, f"story-{note.key}", locale, {**facts, "you": you})


def _concerns(line: StoryLine, viewer: int | None) -> bool:
    """Return whether a line tells what others did to the viewer, or what happened to the viewer."""
    if viewer is None:
        return False
    if line.seat == viewer:
        return line.passive
    return any(note.facts.get(fact) == viewer for note in line.notes for fact in SEAT_FACTS)
