"""Alternative texts that every game shares: the players to decide, the ranking, the lobby, the rules pages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from engine.contract import View
from engine.outcome import Outcome
from render.theme import SEAT_SYMBOLS
from render.wording import Words, player


def who(seats: Iterable[int], shown: tuple[str, ...]) -> str:
    """Name players by mark and name."""
    return ", ".join(player(seat, shown, marked=False) for seat in seats)


def counted(names: Iterable[str]) -> str:
    """List each name once, with the count of equal ones."""
    found = Counter(names)
    return ", ".join(name if count == 1 else f"{name} ×{count}" for name, count in found.items())


def turn(game: str, view: View, shown: tuple[str, ...], words: Words) -> list[str]:
    """Name the players to decide. Empty without one."""
    return [words.text(game, "alt-turn", {"names": who(view.deciding, shown)})] if view.deciding else []


def score(game: str, view: View, shown: tuple[str, ...], words: Words) -> str:
    """Return the ranking with each player's points by category, then what parted places with equal points, in lines."""
    outcome = view.outcome
    assert outcome is not None
    lines = [words.text(game, "alt-score")]
    for seat in sorted(range(view.seats), key=lambda one: (outcome.places[one], one)):
        facts: dict[str, str | int] = {
            "place": outcome.places[seat], "symbol": SEAT_SYMBOLS[seat], "name": shown[seat],
            "total": outcome.totals[seat], **dict(zip(outcome.categories, outcome.points[seat], strict=True)),
        }  # fmt: skip
        lines.append(words.text(game, "alt-place", facts))
    return "\n".join([*lines, *_ties(game, outcome, shown, words)])


def _ties(game: str, outcome: Outcome, shown: tuple[str, ...], words: Words) -> Iterator[str]:
    """Tell what parted places with equal points, and who share a place."""
    for ahead, behind in outcome.level:
        criterion, *values = outcome.between(ahead, behind)
        if outcome.places[ahead] != outcome.places[behind]:
            facts = {"ahead": who([ahead], shown), "behind": who([behind], shown)}
            facts["what"], facts["numbers"] = words.text(game, f"criterion-{criterion}"), "–".join(map(str, values))
            yield words.say("alt-level", facts)
    for place in sorted(set(outcome.places)):
        level = [seat for seat in outcome.order if outcome.places[seat] == place]
        if len(level) > 1:
            yield words.say("alt-level-shared", who=who(level, shown), place=place)


def cover(game: str, taken: Sequence[int], shown: tuple[str, ...], words: Words) -> str:
    """Name the players in the taken seats."""
    return words.text(game, "alt-cover", {"names": who(taken, shown) or words.say("picture-empty-table")})


def rules(game: str, page: str, words: Words) -> str:
    """Describe the illustration of a page."""
    return words.text(game, f"alt-rules-{page}")
