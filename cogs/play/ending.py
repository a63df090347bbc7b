"""The end of a game as one of its players reads it: place and margin, the rating, the series against these people."""

from __future__ import annotations

from cogs.interactions import results
from cogs.interactions.reading import Reading
from db import Store
from engine import Outcome
from render.wording import plain, player
from tables import Phase
from tables.rating_model import PROVISIONAL_GAMES, shown


def ending(reading: Reading) -> list[str]:
    """Return the player's place and margin and what broke the tie, in lines; empty while a game runs."""
    if reading.table.phase is not Phase.FINISHED:
        return []
    outcome = reading.view.outcome
    assert outcome is not None
    return [line for line in (f"## {_place(reading, outcome)}", results.tie_break(reading, outcome)) if line]


def _place(reading: Reading, outcome: Outcome) -> str:
    """Return the sentence with the player's place and margin."""
    words, seat = reading.words, reading.seat

    def who(seats: tuple[int, ...]) -> str:
        return ", ".join(player(each, reading.names, emojis=words.emojis) for each in seats)

    winners, totals = outcome.winners, outcome.totals
    others = tuple(each for each in winners if each != seat)
    if seat not in winners:
        place, margin = outcome.places[seat], outcome.margin(seat)
        key = "ending-place" if margin else "ending-place-level"
        return words.say(key, place=place, seats=len(outcome.places), count=margin, who=who(winners))
    if others:
        return words.say("ending-shared", who=who(others))
    margin = min(abs(totals[each] - totals[seat]) for each in range(len(totals)) if each != seat)
    next_best = tuple(each for each in outcome.order if each != seat and abs(totals[each] - totals[seat]) == margin)
    return words.say("ending-won" if margin else "ending-won-level", who=who(next_best), count=margin)


async def standing(store: Store, reading: Reading) -> list[str]:
    """Return how the player's rating changed, and the series against the other people, as small lines.

    Empty while a game runs.
    """
    table, words, lines = reading.table, reading.words, list[str]()
    if table.phase is not Phase.FINISHED:
        return []
    ratings, row, user = store.ratings, table.row, table.seats[reading.seat].user_id
    mine = next((each for each in await ratings.of_table(table.id) if each.user_id == user), None)
    if mine is not None and mine.mu is not None and mine.sigma is not None:
        before, after = shown(mine.mu_before, mine.sigma_before), shown(mine.mu, mine.sigma)
        games, _ = await ratings.count(row.guild_id, row.game, user, mine.ladder)
        key = "ending-rating-provisional" if games < PROVISIONAL_GAMES else "ending-rating"
        lines.append(words.say(key, before=str(before), after=str(after), games=games, settled=PROVISIONAL_GAMES))
    others = {each.user_id: each.seat for each in table.seats if each.user_id in table.people - {user}}
    against = [
        words.say(
            "ending-against", who=plain(reading.names[others[each.user_id]]), ahead=each.ahead, behind=each.behind
        )
        for each in (await ratings.series(row.guild_id, row.game, user, others) if others else ())
    ]
    if against:
        lines.append(words.say("ending-series", against=" · ".join(against)))
    return [f"-# {line}" for line in lines]
