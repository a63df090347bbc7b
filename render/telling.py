"""One turn in one line, in a reader's language: for the board, the hand, the log and the replay."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce
from types import MappingProxyType
from typing import Final, NamedTuple

from engine import TURN, Event, Note
from engine import game as find_game
from engine.points import KINDS, LEADS, LEVEL, SCORED, UNLED
from render.numbers import signed
from render.registry import teller
from render.story import StoryLine
from render.wording import SEAT_FACTS, Words, clip, named_facts, plain, tell, unbroken

STAYS: Final = "stays"
"""Key of the note about points that the end of a round left as they were."""
GAINED: Final = "gained"
"""Key of the note about points in a short line: by how many they changed, and how many there are."""
_OTHERS: Final = {
    SCORED: "scored-other", STAYS: "stays-other", LEADS: "leads-other", LEVEL: "level-other", UNLED: "unled-other",
}  # fmt: skip
POINTS: Final = (*_OTHERS, *_OTHERS.values(), GAINED)
"""Keys of notes about points. They stand last in a line."""
MAX_LINE: Final = 200
"""Maximum characters of a line, without the player."""


class ToldLine(NamedTuple):
    """A line in a reader's language (markdown), and its seat."""

    seat: int | None
    text: str
    concerns: bool = False
    """Whether it tells what happened to the reader, or what others did to them. It is bold then."""


def tell_turn(
    game: str,
    events: Sequence[Event],
    names: Sequence[str],
    words: Words,
    viewer: int | None,
    *,
    bots: Mapping[int, str] = MappingProxyType({}),
    short: bool = False,
) -> list[ToldLine]:
    """Tell a turn, or a change at the table, in lines. Lines that concern the viewer but not as actor are bold.

    ``events`` must have passed ``seen_by`` for the viewer. A turn in which nothing happened yet has no line. What
    changed in points stands in the line of its seat, else in the line of the player whose turn it was.
    ``bots``: the names of bots that acted for the player of a seat. ``short``: in one line of a phone each, where that
    is possible.
    """
    escaped, told = [plain(name) for name in names], list[ToldLine]()
    called = [words.say("story-you") if seat == viewer else name for seat, name in enumerate(escaped)]
    called = [plain(bots[seat]) if seat in bots else name for seat, name in enumerate(called)]
    for line in _lines(game, events, short=short) if events[0].kind == TURN else ():
        text = _joined(_clauses(game, line, escaped, words, viewer), words)
        if len(text) > MAX_LINE:
            # Markup of emojis is long, and half of it would be letters: a line that is cut has none.
            bare = _clauses(game, line, escaped, words.bare, viewer)
            points = sum(note.key in POINTS for note in line.notes)
            text = _cut(bare, points, words) if len(_joined(bare, words)) > MAX_LINE else text
        if line.seat is not None:
            text = words.say("story-line", player=words.player(line.seat, called, marked=False), told=text)
        text = unbroken(text)
        concerns = _concerns(line, viewer)
        told.append(ToldLine(line.seat, f"**{text}**" if concerns else text, concerns))
    whole = (event for event in events if event.kind == "ended" or event.kind.startswith("table-"))
    return [*told, *(ToldLine(None, unbroken(tell(game, event, names, words))) for event in whole)]


def _lines(game: str, events: Sequence[Event], *, short: bool) -> list[StoryLine]:
    """Return the lines of a turn, with what changed in points: at the end of a round each seat has a line."""
    lines = [line for line in teller(game).story([each for each in events if each.kind not in KINDS]) if line.notes]
    if short:
        lines = [line if line.short is None else line._replace(notes=line.short) for line in lines]
        lines = [line for line in lines if line.notes]
    by_round = find_game(game).by_round is not None
    for seat, note in points_notes(events):
        if by_round and lines and note.key in (SCORED, STAYS) and all(line.seat != seat for line in lines):
            lines.append(StoryLine(seat, [], passive=True))
        place = next((k for k in reversed(range(len(lines))) if lines[k].seat == seat), len(lines) - 1)
        if place >= 0:
            line = lines[place]
            lines[place] = line._replace(notes=(*line.notes, note if line.seat == seat else _of_another(note)))
    return [_short_points(line, by_round) for line in lines] if short else lines


def points_notes(events: Sequence[Event]) -> list[tuple[int, Note]]:
    """Return what changed in points in a turn: each seat once, and the lead at its end."""
    scored: dict[int, Note] = {}
    lead: list[tuple[int, Note]] = []
    for event in events:
        if event.kind == SCORED:
            seat = int(event.facts["seat"])
            before = scored[seat].facts["before"] if seat in scored else event.facts["before"]
            # An action that changes no points has no event, but the end of a round has one for each seat.
            scored[seat] = Note(STAYS if before == event.facts["after"] else SCORED, {**event.facts, "before": before})
        elif event.kind in KINDS:
            lead = [(int(event.facts["seat"]), Note(event.kind, event.facts))]
    return [*scored.items(), *lead]


def _short_points(line: StoryLine, by_round: bool) -> StoryLine:
    """Return a line with its points as short lines have them: what was gained, or at the end of a round what there is.

    All lines of a round's end have points, so the lead needs no words.
    """
    notes = list[Note]()
    for note in line.notes:
        if note.key == SCORED:
            gain = int(note.facts["after"]) - int(note.facts["before"])
            facts = {**note.facts, "gain": signed(gain)}
            notes.append(Note(STAYS if by_round else GAINED, facts))
        elif not (by_round and note.key in (LEADS, LEVEL, UNLED)):
            notes.append(note)
    return line._replace(notes=notes)


def _of_another(note: Note) -> Note:
    """Return a note of a seat in the line of another one: it names its seat."""
    return Note(_OTHERS.get(note.key, note.key), note.facts)


def _clauses(game: str, line: StoryLine, escaped: Sequence[str], words: Words, viewer: int | None) -> list[str]:
    """Return the clauses of a line."""
    own = line.seat is not None and line.seat == viewer
    return [_clause(game, note, escaped, words, viewer, own=own) for note in line.notes]


def _joined(clauses: Sequence[str], words: Words) -> str:
    """Join clauses as the language joins them."""
    return reduce(lambda told, then: words.say("story-then", told=told, then=then), clauses)


def _cut(clauses: Sequence[str], points: int, words: Words) -> str:
    """Return a line of at most ``MAX_LINE`` characters: what was done is cut, not the last ``points`` clauses."""
    done, scored = _joined(clauses[: len(clauses) - points] or clauses, words), clauses[len(clauses) - points :]
    room = MAX_LINE - len(_joined(["", *scored], words))
    return clip(_joined([clip(done, max(room, MAX_LINE // 2)), *scored], words), MAX_LINE)


def _clause(game: str, note: Note, escaped: Sequence[str], words: Words, viewer: int | None, *, own: bool) -> str:
    facts = named_facts(game, note.facts, escaped, words, label=True)
    you = next((fact for fact in SEAT_FACTS if viewer is not None and note.facts.get(fact) == viewer), "none")
    if own and note.facts.get("seat", viewer) == viewer:
        you = "seat"
    return words.text(game, f"story-{note.key}", {**facts, "you": you})


def _concerns(line: StoryLine, viewer: int | None) -> bool:
    """Return whether a line tells what others did to the viewer, or what happened to the viewer."""
    if viewer is None:
        return False
    if line.seat == viewer:
        return line.passive
    done = (note for note in line.notes if note.key not in (LEVEL, _OTHERS[LEVEL]))
    return any(note.facts.get(fact) == viewer for note in done for fact in SEAT_FACTS)
