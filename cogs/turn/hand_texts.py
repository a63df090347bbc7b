"""What a hand says, part by part: each is a list of lines, and gives way by itself where a phone has no room."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from cogs.interactions.layout import announced
from cogs.interactions.reading import Reading, who_decides
from cogs.interactions.story import MAX_TURNS, HandStory, hand_story
from cogs.questions.panels import asked_lines
from cogs.turn.decision import HandDecision
from cogs.turn.ending import ending
from cogs.turn.hand_facts import HandFacts
from cogs.turn.planned import planned_line
from engine.points import totals
from engine.tips import tip
from render.registry import teller
from render.wording import clip, plain
from tables import Phase

ORDER: Final = (
    "polls",  # open questions that wait for the reader's answer
    "done",  # turns that did something to the reader
    "announced",  # what brings the end near
    "latest",  # the latest turn of each other player
    "points",  # of everybody; a picture shows them
    "costly",  # what grey choices mean
    "note",  # a line of the reader's note
    "head",  # the rest of a hint
    "effects",  # what each card of a beginner does
    "news",  # earlier turns
    "tip",
    "own",  # the reader's own turn; a picture shows it
    "cards",  # which the reader got
    "whole note",
)
"""What a hand tells beside its question. The first of it that a phone has no room for ends it.

All up to the note takes buttons away. In a hint only what was done to the reader does.
"""
PICTURED: Final = frozenset({"points", "own"})
"""Parts that a picture tells."""
NOTE_LENGTH: Final = 28
"""Characters of the player's note that fill a line of a phone."""


@dataclass(frozen=True)
class HandTexts:
    """All that a hand may say, of one revision. ``head``: a line above it; ``more``: lines that follow if they fit."""

    head: str
    more: Sequence[str]
    decision: HandDecision
    story: HandStory
    ending: Sequence[str]
    points: str
    announced: str
    question: str
    polls: Sequence[str]

    @classmethod
    def of(cls, reading: Reading, decision: HandDecision, head: str, more: Sequence[str]) -> HandTexts:
        """Return what the hand of a reading's viewer says."""
        table, words = reading.table, reading.words
        return cls(
            head,
            more,
            decision,
            hand_story(reading),
            ending(reading),
            _points(reading),
            announced(table.game, decision.view, reading.names, words),
            _question(reading, decision.question),
            asked_lines(reading),
        )

    def steps(self, facts: HandFacts, *, pictured: bool) -> list[str]:
        """Return the parts of :data:`ORDER` that a hand may add one after another, some of them line by line."""
        story = self.story
        own, news = (min(len(turns), MAX_TURNS) for turns in (story.own, story.news))
        counts = {"latest": story.latest, "news": news - story.latest, "head": len(self.more), "own": own}
        counts["effects"] = len(self._effects(facts))
        return [name for name in ORDER for _ in range(counts.get(name, 1)) if not (pictured and name in PICTURED)]

    def _turns(self, told: Counter[str]) -> tuple[int, int, int]:
        """Return how many turns are told: those that did something to the reader, others, the reader's own."""
        done = min(len(self.story.done), MAX_TURNS) if told["done"] else 0
        return done, told["latest"] + told["news"], told["own"]

    def leaves_out(self, told: Counter[str], *, pictured: bool) -> bool:
        """Return whether a hand that tells these parts leaves turns out."""
        done, news, own = self._turns(told)
        return self.story.left_out(done, news) > 0 or (not pictured and len(self.story.own) > own)

    def lines(self, told: Counter[str], facts: HandFacts, note: str, *, most: int, pictured: bool) -> list[list[str]]:
        """Return the texts of a hand that tells these parts: three above its picture and one below it.

        ``most``: the number of buttons that its choices may have.
        """
        polls, cards = self.polls if told["polls"] else (), self.story.cards if told["cards"] else ()
        own_note = self._note(facts, whole=bool(told["whole note"])) if told["note"] else ""
        return [
            [self.head, *self.more[: told["head"]], *self.ending, *facts.standing],
            self.story.lines(*self._turns(told), bare=pictured),
            [
                self._tip(facts) if told["tip"] else "",
                self.announced if told["announced"] else "",
                self.question,
                *polls,
                note,
            ],
            [
                self.points if told["points"] else "",
                *cards,
                *self._effects(facts)[: told["effects"]],
                self.decision.costly(most) if told["costly"] else "",
                own_note,
            ],
        ]

    def _note(self, facts: HandFacts, *, whole: bool) -> str:
        """Return the player's note as one paragraph, all of it or cut to a line of a phone."""
        note = " ".join(facts.note.split())
        if not note:
            return ""
        return self.decision.words.say("hand-note", note=plain(note if whole else clip(note, NOTE_LENGTH)))

    def _effects(self, facts: HandFacts) -> list[str]:
        """Return what each card of a beginner's hand does; empty for all others, and once something was chosen."""
        decision = self.decision
        if facts.beginner is None or not decision.asked or decision.part is not None:
            return []
        key, words = decision.table.row.game, decision.words
        return [f"-# {line}" for line in teller(key).effects(decision.view, words)]

    def _tip(self, facts: HandFacts) -> str:
        """Return a beginner's tip for the question; empty without one."""
        decision = self.decision
        if facts.beginner is None or not decision.asked or decision.part is not None:
            return ""
        game, words = decision.table.game, decision.words
        key = tip(game, decision.view, facts.beginner.met)
        return words.say("hand-tip", tip=words.text(game.meta.key, f"tip-{key}")) if key else ""


def _question(reading: Reading, question: str) -> str:
    """Return the reader's question with what belongs to it, or what the table waits for."""
    table, words, seat = reading.table, reading.words, reading.seat
    plan, held, running = planned_line(reading), table.seats[seat], table.phase is Phase.RUNNING
    if running and held.computer is not None:
        leaves = table.leaves_at(seat)
        until = "" if leaves is None else f"\n{words.say('hand-leaves', until=f'<t:{leaves // 1000}:R>')}"
        return f"{words.say('hand-stand-in')}{until}"
    if question:
        forced = seat in table.deciding and len(reading.view.actions) == 1
        return "\n".join(filter(None, (f"### {question}", words.say("hand-forced") if forced else "", plan)))
    if table.phase is Phase.CANCELLED:
        return words.say("phase-cancelled")
    passes = words.say("hand-passes") if running and held.passes else ""
    return "\n".join(filter(None, (who_decides(reading), _as_of(reading), plan, passes)))


def _as_of(reading: Reading) -> str:
    """Return of which round a hand is that does not change at every move; empty once the game is over."""
    rounds = [turn.round for turn in reading.story]
    if reading.table.phase is not Phase.RUNNING or not rounds:
        return ""
    told = reading.words.text(reading.table.row.game, "log-round", {"round": rounds[-1]})
    return f"-# {reading.words.say('hand-as-of', round=told)}"


def _points(reading: Reading) -> str:
    """Return everybody's points, the reader's first, with how many of those all see; empty without any yet."""
    found, visible, words = totals(reading.view), totals(reading.public.view), reading.words
    if reading.table.phase is not Phase.RUNNING or not any(found):
        return ""
    called = [words.say("story-you") if seat == reading.seat else name for seat, name in enumerate(reading.names)]

    def told(seat: int) -> str:
        who = words.player(seat, called)
        if found[seat] == visible[seat]:
            return f"{who} {found[seat]}"
        return words.say("hand-points-own", who=who, points=found[seat], open=visible[seat])

    seats = sorted(range(len(found)), key=lambda seat: (seat - reading.seat) % len(found))
    return words.say("hand-points", who=" · ".join(map(told, seats)))
