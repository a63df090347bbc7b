"""What a lobby tells: in short below its cover, and in full in its menu."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cogs.interactions.layout import duration, option_text, pace_lines
from cogs.interactions.reading import Reading, is_named_bot, players
from db import SeatRow
from render.theme import SEAT_SYMBOLS
from render.wording import Words, plain
from tables import Table
from tables.deadlines import decision_ms
from tables.names import NAME_LENGTH

SEAL_DIGITS: Final = 8
"""How many digits of the seal a lobby shows."""
NAMES: Final = ("", NAME_LENGTH), ("", 16), ("-# ", 16), ("-# ", 10), ("-# ", 6)
"""The size of a lobby's names and to how many letters they are cut, one after another until it fits."""


def seats_texts(reading: Reading) -> list[str]:
    """Return who sits there and how many seats are free, in a line: in full, then shorter and shorter.

    The last one has no names: those on the cover are enough.
    """
    table, words = reading.table, reading.words
    free = [words.say("lobby-free", count=_free(table))] if _free(table) else []
    lines = []
    for size, most in NAMES:
        shown = zip(table.seats, players(reading, most), strict=True)
        lines.append(size + " · ".join([*(_with_host(reading, seat, who) for seat, who in shown), *free]))
    return [*lines, *(free or [""])]


def terms_text(table: Table, words: Words) -> str:
    """Return the pace, whether the game will be rated, what the host changed, and the seal, in a small line."""
    length = decision_ms(table.row)
    pace = words.say("lobby-no-limit") if length is None else words.say("pace-own", time=duration(length, words))
    changed = [words.text(table.row.game, f"option-{name}-{value}") for name, value in table.options.items()]
    invited = [words.say("table-invited-only")] if table.row.invited_only else []
    seal = [f"🔒\N{NO-BREAK SPACE}`{table.row.commitment[:SEAL_DIGITS]}`"] if table.row.commitment else []
    return f"-# {' · '.join((pace, words.say(f'lobby-{_counts(table)}'), *changed, *invited, *seal))}"


def changed_text(table: Table, words: Words) -> str:
    """Return whose consent to the present options the table lacks, as a small line; empty without anyone."""
    unsure = [SEAT_SYMBOLS[seat.seat] for seat in table.seats if not seat.agreed]
    return words.say("lobby-changed", who=" ".join(unsure)) if unsure else ""


def seal_text(table: Table, words: Words) -> str:
    """Return the seal as a small line; empty for a table without one."""
    seal = table.row.commitment
    return "" if seal is None else words.say("lobby-sealed", seal=seal)


def full_lines(reading: Reading) -> list[str]:
    """Return all that a lobby has to tell: the game, who sits there, what is missing, and every choice of the host."""
    table, words = reading.table, reading.words
    chosen = table.game.meta.choose(table.options)
    unsure = reading.who(seat.seat for seat in table.seats if not seat.agreed)
    return [
        words.text(table.row.game, "about"),
        words.say(f"lobby-full-{_counts(table)}"),
        *seat_lines(reading),
        words.say("lobby-free", count=_free(table)) if _free(table) else "",
        _missing(reading),
        words.say("lobby-full-changed", who=unsure) if unsure else "",
        *(f"-# {line}" for line in pace_lines(table, words)),
        *(f"-# {words.say('more-option', choice=option_text(table, *each, words))}" for each in chosen.items()),
    ]


def seat_lines(reading: Reading) -> list[str]:
    """Return who sits there, a line each, and below a bot what it is like."""
    shown = zip(reading.table.seats, players(reading), strict=True)
    return [line for seat, who in shown for line in _seat_lines(reading, seat, who)]


def _seat_lines(reading: Reading, seat: SeatRow, who: str) -> Iterator[str]:
    game = reading.table.game.meta
    yield _with_host(reading, seat, who)
    if is_named_bot(seat) and seat.name in game.cast:
        yield f"-# {reading.words.text(game.key, f'cast-{seat.name.lower()}')}"


def _with_host(reading: Reading, seat: SeatRow, who: str) -> str:
    is_host = seat.user_id == reading.table.row.host_id
    return reading.words.say("lobby-seat-host", player=who) if is_host else who


def _free(table: Table) -> int:
    return table.game.meta.seats.stop - 1 - len(table.seats)


def _missing(reading: Reading) -> str:
    """Return how many players are missing for a start, or who can start."""
    table, words = reading.table, reading.words
    missing = table.game.meta.seats.start - len(table.seats)
    if missing > 0:
        return words.say("lobby-waiting", missing=missing)
    return words.say("lobby-ready", host=plain(reading.names[table.seat_of(table.row.host_id) or 0]))


def _counts(table: Table) -> str:
    """Return whether the game will be rated, given the players so far: the end of a text's key."""
    if not table.row.ranked:
        return "unranked"
    alone = len(table.seats) > 1 >= len(table.people)
    return "practice" if alone else "ranked"
