"""What a finished game tells: winners, places and margins, what broke a tie, the turns that decided."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.interactions.reading import Reading, players
from cogs.interactions.story import told
from engine import Outcome
from render.theme import SEAT_SYMBOLS
from tables import Entry, Table, lead_changes, story
from tables.threads import for_page


def winners(reading: Reading, outcome: Outcome) -> str:
    """Return the sentence with the winners."""
    return reading.words.say("score-winner", who=reading.who(outcome.winners), count=len(outcome.winners))


def ranking(reading: Reading, outcome: Outcome) -> list[str]:
    """Return place, points and margin of each player, the best first; bots with their levels."""
    shown = players(reading)
    lines = []
    for seat in outcome.order:
        facts: dict[str, str | int] = {"place": outcome.places[seat], "player": shown[seat]}
        facts["points"] = outcome.totals[seat]
        key = "score-line-behind" if outcome.margin(seat) else "score-line"
        lines.append(reading.words.say(key, {**facts, "behind": _signed(outcome, seat)}))
    return lines


def _signed(outcome: Outcome, seat: int) -> str:
    """Return a seat's points beyond those of the winners, with a sign: too few, or too many where the fewest win."""
    return f"{'+' if outcome.lowest else '−'}{outcome.margin(seat)}"


def in_one_line(table: Table, outcome: Outcome, mentioned: Sequence[int], address: str) -> str:
    """Return winners, tie-break, places and margins in a line that mentions these users and links to the score."""
    reading, places = Reading.in_channel(table), list[str]()
    for seat in outcome.order:
        user = table.seats[seat].user_id
        who = f"{SEAT_SYMBOLS[seat]} <@{user}>" if user in mentioned else reading.who((seat,))
        key = "score-short-behind" if outcome.margin(seat) else "score-short"
        place, points, more = outcome.places[seat], outcome.totals[seat], _signed(outcome, seat)
        places.append(reading.words.say(key, place=place, player=who, points=points, behind=more))
    there = reading.words.say("score-is-there", link=address)
    return " ".join(filter(None, (winners(reading, outcome), tie_break(reading, outcome), " · ".join(places), there)))


def ties(reading: Reading, outcome: Outcome, *, names: bool = True) -> list[str]:
    """Return what put each player ahead of the next one with as many points, or that they share a place, in lines.

    The winners of a shared victory have no line: they are named as such. Without ``names`` seats are their shapes.
    """
    words, lines = reading.words, list[str]()
    for ahead, behind in outcome.level:
        if outcome.places[ahead] != outcome.places[behind]:
            name, more, less = outcome.between(ahead, behind)
            what = words.text(reading.table.row.game, f"criterion-{name}")
            first, second = (_called(reading, (seat,), names=names) for seat in (ahead, behind))
            lines.append(words.say("score-tie", ahead=first, behind=second, what=what, numbers=f"{more}–{less}"))
    for place in sorted({*outcome.places} - {1}):
        level = tuple(seat for seat in outcome.order if outcome.places[seat] == place)
        if len(level) > 1:
            lines.append(words.say("score-tie-shared", who=_called(reading, level, names=names), place=place))
    return lines


def _called(reading: Reading, seats: Sequence[int], *, names: bool) -> str:
    return reading.who(seats) if names else " ".join(SEAT_SYMBOLS[seat] for seat in seats)


def tie_break(reading: Reading, outcome: Outcome) -> str:
    """Return what broke the tie, with its numbers, or that the victory is shared; empty if points decided."""
    words = reading.words
    if outcome.decided_by == "points":
        return ""
    facts = {"seat": reading.who(outcome.winners)}
    text = words.text(reading.table.row.game, f"decided-{outcome.decided_by or 'shared'}", facts)
    values = next((values for name, values in outcome.criteria if name == outcome.decided_by), None)
    if values is None:
        return text
    numbers = "–".join(str(values[seat]) for seat in outcome.leaders)
    return f"{text.removesuffix('.')} ({numbers})."


async def decisive(reading: Reading, outcome: Outcome) -> list[str]:
    """Return the turns that decided the game, in lines below a head; empty without any, as in games of older bots."""
    return await for_page(_decisive, reading, await reading.table.whole_log(), outcome)


def _decisive(reading: Reading, log: Sequence[Entry], outcome: Outcome) -> list[str]:
    table, words = reading.table, reading.words
    lines, winner = list[str](), outcome.winners[0]
    seats, lowest = len(table.seats), outcome.lowest
    for point in lead_changes(story(log, None, seats), seats, winner, lowest=lowest, since=table.sat_down):
        here = told(reading.bare, point.turn)
        line = next((each for each in here if each.seat == point.seat), here[0] if here else None)
        if line is not None:
            round_ = words.text(table.row.game, "log-round", {"round": point.turn.round})
            best = min if lowest else max
            rival = best((seat for seat in range(seats) if seat != winner), key=point.points.__getitem__)
            score = " – ".join(f"{SEAT_SYMBOLS[seat]} {point.points[seat]}" for seat in (winner, rival))
            lines.append(f"-# {round_} ({score}) · {line.text}")
    return [f"**{words.say('score-decisive')}**", *lines] if lines else []
