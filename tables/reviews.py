"""How a finished game was decided: each seat's chance over the turns, the dear decisions, the turning points.

A review follows from the standing log, a seed and numbers of samples alone. Each number
is computed from one player's view: see :mod:`engine.players.review`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Sequence
from typing import Final, NamedTuple, Protocol

from engine import TURN, AnyGame, View, seen
from engine.contract import Action
from engine.players import playouts
from engine.players.decision import BotDecision
from engine.players.review import DUEL_PAIRS, ActionDuel, Chance, final_chances, seed_of, shares, smoothed
from engine.points import ends_round_between
from tables.bot_players import BotWork, R
from tables.film import Film
from tables.threads import for_page

VERSION: Final = 1
"""Version of the stored form. A stored review of another version is computed again."""
SEARCH_FROM: Final = 0.05
"""Loss one step ahead from which the strong bot searches for a better action."""
MAX_SEARCHES: Final = 60
MAX_DUELS: Final = 8
"""Maximum number of decisions that are searched, and of those that are compared to the end: the dearest ones."""
DUELS: Final = 5
MORE_DUELS: Final = 10
"""Slices of a comparison, and of its second part: only for what still seems a mistake."""
LEAST_LOSS: Final = 0.08
"""Smallest loss of a mistake."""
LEAST_GIFT: Final = 0.3
"""Smallest gain of a gift."""
MORE_CHANCES: Final = 3
"""How many times more samples there are of the chances around a possible gift."""
MOST_POINTS: Final = 3
"""Maximum number of turning points."""

CURVE_PERCENT: Final = 40
SEARCHED_PERCENT: Final = 75
"""Progress after the curve, and after the searches."""

SEARCH_POSITIONS: Final = 400
"""Most positions that a search samples: more take longer than a slice should."""


class Ask(Protocol):
    """Computes a piece of a review, as :meth:`tables.bot_pool.BotPool.review` does."""

    async def __call__(self, work: BotWork[R], /) -> R: ...


Report = Callable[[int], None]
"""Receives the progress in per cent."""


class Turn(NamedTuple):
    """The start of a turn: the revision that led to it, its part of the game from 0, and each seat's chance, 0 to 1.

    A part is a round of a game that counts points by the round. The last one is the end of the game.
    """

    revision: int
    part: int
    chances: tuple[float, ...]


class JudgedDecision(NamedTuple):
    """A decision with more than one action, by the revision that it led to.

    ``best``: notation of the strong bot's action. ``loss``: the chance that ``played`` cost its player, 0 to 1, by what
    that player could know. 0 if ``best`` is about as good one step ahead: then it is ``played``.
    """

    revision: int
    seat: int
    played: str
    best: str
    loss: float


class TurningPoint(NamedTuple):
    """A turning point. ``turn``: place in the curve of the turn in which it happened.

    A mistake has a ``best`` action: ``before`` is its chance and ``after`` that of the action played. A gift has the
    seat that ``gains``: its chance before the turn and after it.
    """

    revision: int
    turn: int
    seat: int
    played: str
    best: str | None
    gains: int | None
    before: float
    after: float

    @property
    def percent(self) -> int:
        """Return the change of the chance in whole per cent, as the shown numbers differ."""
        return per_cent(self.after) - per_cent(self.before)


class Review(NamedTuple):
    """What a review found. Each part is in the order of the game; ``curve`` is empty if it was not asked for."""

    curve: tuple[Turn, ...]
    decisions: tuple[JudgedDecision, ...]
    points: tuple[TurningPoint, ...]

    def dump(self) -> str:
        """Return it as compact JSON. Chances are thousandths."""
        curve = [[turn.revision, turn.part, [round(1000 * each) for each in turn.chances]] for turn in self.curve]
        decisions = [[*each[:4], round(1000 * each.loss)] for each in self.decisions]
        points = [[*each[:6], round(1000 * each.before), round(1000 * each.after)] for each in self.points]
        data = {"version": VERSION, "curve": curve, "decisions": decisions, "points": points}
        return json.dumps(data, separators=(",", ":"))

    @classmethod
    def load(cls, text: str) -> Review | None:
        """Return the inverse of :meth:`dump`; None for another version, and for what cannot be read."""
        try:
            data = json.loads(text)
            if data["version"] != VERSION:
                return None
            return cls(
                tuple(Turn(at, part, tuple(each / 1000 for each in row)) for at, part, row in data["curve"]),
                tuple(JudgedDecision(*(*each[:4], each[4] / 1000)) for each in data["decisions"]),
                tuple(TurningPoint(*(*each[:6], each[6] / 1000, each[7] / 1000)) for each in data["points"]),
            )
        except (ValueError, KeyError, TypeError, IndexError):
            return None


def per_cent(chance: float) -> int:
    """Return a chance in whole per cent."""
    return round(100 * chance)


class _Open(NamedTuple):
    """A decision as its player saw it."""

    revision: int
    turn: int
    view: View
    played: Action

    @property
    def seat(self) -> int:
        assert self.view.viewer is not None
        return self.view.viewer


class _Story(NamedTuple):
    """A game as its players saw it: for each turn its revision, part and views; the decisions; the end."""

    turns: Sequence[tuple[int, int, tuple[View, ...]]]
    decisions: Sequence[_Open]
    end: tuple[float, ...]


async def review(
    film: Film,
    ask: Ask,
    draws: bytes,
    *,
    report: Report = lambda percent: None,
    seats: Collection[int] | None = None,
    since: int = 0,
    curve: bool = True,
    search_from: float = SEARCH_FROM,
) -> Review:
    """Return the review of a game. Its random numbers follow from ``draws``.

    ``seats``: whose decisions count, by default all; ``since``: the review begins with the turn of this revision.
    ``curve=False``: without a curve and without gifts.
    ``search_from``: see :data:`SEARCH_FROM`; 0 searches each decision. Raises :class:`GameError` or KeyError for a log
    that breaks the rules, ValueError for one that ends before the game does, and what ``ask`` raises.
    """
    told = await for_page(_told, film, seats, since)
    maker = _Maker(film.rules, told, ask, draws, report)
    chances = await maker.curve() if curve else []
    found, points = await maker.decisions(CURVE_PERCENT if curve else 0, search_from)
    if curve:
        points += await maker.gifts(chances, {point.turn for _, point in points})
    lines = smoothed(chances, [part for _, part, _ in told.turns])
    turns = tuple(Turn(at, part, row) for (at, part, _), row in zip(told.turns, lines, strict=False))
    report(100)
    return Review(turns, tuple(found), tuple(_chosen(points)))


def _told(film: Film, of: Collection[int] | None, since: int) -> _Story:
    """Replay a log, and return what each player saw."""
    rules, state = film.rules, None
    turns: list[tuple[int, int, tuple[View, ...]]] = []
    decisions: list[_Open] = []
    latest: dict[int, int] = {}
    part = 0
    for entry, before, state in film.frames():
        at, seat = entry.step.revision, entry.step.seat
        over = rules.outcome(state) is not None
        if seat is not None and at > since and (of is None or seat in of):
            view, action = rules.view(before, seat), rules.parse(entry.step.notation)
            changed = latest.get(seat)
            if view.decision is None and changed is not None and action in decisions[changed].view.actions:
                # A choice among those of all seats was changed before the others had chosen: one decision.
                decisions[changed] = decisions[changed]._replace(revision=at, played=action)
            elif len(view.actions) > 1:
                latest[seat] = len(decisions)
                decisions.append(_Open(at, len(turns) - 1, view, action))
        if seat is not None and not over:
            part += ends_round_between(rules, before, state)
        if seat is None or over or any(event.kind == TURN for event in seen(entry.events, None)):
            if at <= since:
                turns.clear()
            turns.append((at, part, tuple(rules.view(state, each) for each in range(film.seats))))
    outcome = None if state is None else rules.outcome(state)
    if outcome is None:
        raise ValueError("the game is not over")
    return _Story(turns, decisions, tuple(final_chances(outcome.winners, film.seats)))


class _Maker:
    """Makes a review, slice by slice."""

    def __init__(self, game: AnyGame, told: _Story, ask: Ask, draws: bytes, report: Report) -> None:
        self._game, self._told, self._ask, self._draws, self._report = game, told, ask, draws, report

    def _seed(self, kind: str, at: int, view: View) -> bytes:
        assert view.viewer is not None
        return seed_of(self._draws, kind, at, view.viewer)

    async def _values(self, each: _Open, level: str) -> tuple[Action, dict[Action, float]]:
        """Return what a bot of this level would do in a decision, and the value of each action to it."""
        limit = min(SEARCH_POSITIONS, playouts(self._game, each.view.seats))
        seed = self._seed(level, each.revision, each.view)
        choice = await self._ask(BotDecision(self._game, each.view, level, seed, limit))
        return choice.action, {found.action: found.value for found in choice.evaluations}

    async def curve(self) -> list[tuple[float, ...]]:
        """Return the chances at the start of each turn, and at the end."""
        found = []
        turns = self._told.turns[:-1]
        for place in range(len(turns)):
            found.append(await self._chances(place, range(1)))
            self._report(CURVE_PERCENT * (place + 1) // len(turns))
        return [*found, self._told.end]

    async def _chances(self, place: int, numbers: Sequence[int]) -> tuple[float, ...]:
        at, _, views = self._told.turns[place]
        own = []
        for view in views:
            seed = self._seed("chance", at, view)
            parts = [await self._ask(Chance(self._game, view, seed, number)) for number in numbers]
            own.append(sum(parts) / len(parts))
        return shares(own)

    async def decisions(
        self, done: int, search_from: float
    ) -> tuple[list[JudgedDecision], list[tuple[float, TurningPoint]]]:
        """Return all decisions, and the mistakes among them with their cost. ``done``: per cent before it."""
        opened = self._told.decisions
        gaps: list[float] = []
        for each in opened:
            _, values = await self._values(each, "normal")
            gaps.append(max(values.values()) - values[each.played])
        dear = [k for k, gap in enumerate(gaps) if gap >= search_from]
        if search_from > 0:
            dear = sorted(dear, key=gaps.__getitem__, reverse=True)[:MAX_SEARCHES]
        best = {k: (each.played, 0.0) for k, each in enumerate(opened)}
        for number, k in enumerate(dear):
            each = opened[k]
            taken, values = await self._values(each, "hard")
            best[k] = taken, max(0.0, values[taken] - values[each.played])
            self._report(done + (SEARCHED_PERCENT - done) * (number + 1) // len(dear))
        points = []
        doubtful = sorted((k for k in dear if best[k][1] >= LEAST_LOSS / 2), key=lambda k: -best[k][1])[:MAX_DUELS]
        for number, k in enumerate(doubtful):
            each, (better, loss) = opened[k], best[k]
            before, after, sure = await self._duel(each, (better, each.played))
            cost = max(0.0, (loss + before - after) / 2)
            best[k] = better, cost
            if sure and cost >= LEAST_LOSS and before - after >= LEAST_LOSS:
                point = TurningPoint(
                    each.revision, each.turn, each.seat, str(each.played), str(better), None, before, after
                )
                points.append((cost, point))
            self._report(SEARCHED_PERCENT + (99 - SEARCHED_PERCENT) * (number + 1) // len(doubtful))
        decided = [
            JudgedDecision(each.revision, each.seat, str(each.played), str(best[k][0]), best[k][1])
            for k, each in enumerate(opened)
        ]
        return decided, points

    async def _duel(
        self, each: _Open, actions: tuple[Action, ...], whose: int | None = None
    ) -> tuple[float, float, bool]:
        """Return a seat's chances after two actions, and whether the first is surely better."""
        sums, count = [0.0, 0.0, 0.0], 0
        gap = error = 0.0
        for slices in (DUELS, MORE_DUELS if whose is None else 0):
            for _ in range(slices):
                number = count // DUEL_PAIRS
                seed = self._seed("duel", each.revision, each.view)
                part = await self._ask(ActionDuel(self._game, each.view, seed, actions, number, whose))
                sums, count = [a + b for a, b in zip(sums, part, strict=True)], count + DUEL_PAIRS
            gap = (sums[0] - sums[1]) / count
            error = (max(0.0, sums[2] / count - gap * gap) / count) ** 0.5
            if gap < LEAST_LOSS / 2:
                break
        return sums[0] / count, sums[1] / count, gap > 2 * error

    async def gifts(
        self, chances: list[tuple[float, ...]], mistaken: Collection[int]
    ) -> list[tuple[float, TurningPoint]]:
        """Return turns after which another seat's chance leaps, because of what their player chose, by no mistake.

        Refines ``chances`` around them.
        """
        turns = self._told.turns
        leaps = []
        for turn in range(len(turns) - 1):
            here = [each for each in self._told.decisions if each.turn == turn]
            movers = {each.seat for each in here}
            if len(movers) == 1 and turn not in mistaken and turns[turn][1] == turns[turn + 1][1]:
                leaps += [(turn, seat, here) for seat in range(len(chances[0])) if seat not in movers]

        def gain(turn: int, seat: int) -> float:
            return chances[turn + 1][seat] - chances[turn][seat]

        leaps = sorted(leaps, key=lambda leap: gain(*leap[:2]), reverse=True)[:MOST_POINTS]
        leaps = [leap for leap in leaps if gain(*leap[:2]) >= 0.8 * LEAST_GIFT]
        for place in sorted({turn + more for turn, _, _ in leaps for more in (0, 1)} - {len(turns) - 1}):
            again = await self._chances(place, range(1, 1 + MORE_CHANCES))
            mixed = zip(chances[place], again, strict=True)
            chances[place] = tuple((one + MORE_CHANCES * more) / (1 + MORE_CHANCES) for one, more in mixed)
        found = []
        for turn, seat, here in leaps:
            if gain(turn, seat) < LEAST_GIFT:
                continue
            for each in here:
                # The end of a game reveals what was hidden. That alone is no gift.
                after, without, sure = await self._duel(each, (each.played,), seat)
                if sure and after - without >= LEAST_LOSS:
                    numbers = chances[turn][seat], chances[turn + 1][seat]
                    point = TurningPoint(each.revision, turn, each.seat, str(each.played), None, seat, *numbers)
                    found.append((gain(turn, seat), point))
                    break
        return found


def _chosen(points: Sequence[tuple[float, TurningPoint]]) -> list[TurningPoint]:
    """Return the turning points: the dearest of each turn, with room for the greatest gift, in order of the game."""
    ranked = sorted(points, key=lambda pair: pair[0], reverse=True)
    gifts = [point for _, point in ranked if point.gains is not None]
    mistakes = [point for _, point in ranked if point.gains is None]
    chosen: dict[int, TurningPoint] = {}
    for point in (*gifts[:1], *mistakes, *gifts[1:]):
        if len(chosen) < MOST_POINTS:
            chosen.setdefault(point.turn, point)
    return sorted(chosen.values(), key=lambda point: point.turn)
