"""Reviews: whose decisions count, what is a turning point, and that nothing comes from what a player could not know."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from engine import Event, every_game, game
from engine.players.decision import BotDecision
from engine.players.review import DUEL_PAIRS, ActionDuel, Chance
from engine.replay import Step, positions, undo
from tables import UserError, make_review, stored_review
from tables.film import Film
from tables.reviews import LEAST_LOSS, MAX_DUELS, MORE_DUELS, MOST_POINTS, Review, review
from tables.undo import Entry, standing
from tests.engine.make_records import read
from tests.reviewing import entries_of, valued
from tests.tables.conftest import House, play_on


def a_game(key: str) -> Film:
    record = read(key, game(key).meta.endings[0])
    return Film(game(key), len(record.names), record.options, record.rng(), entries_of(record))


class Script:
    """Answers slices. ``loss``: what each action but the first costs; ``duel``: what a comparison says of it."""

    def __init__(self, loss: float = 0.0, *, duel: float | None = None) -> None:
        self.loss, self.duel = loss, loss if duel is None else duel
        self.asked: list[Any] = []

    async def __call__(self, work: Any) -> Any:
        self.asked.append(work)
        match work:
            case Chance():
                return 0.5
            case ActionDuel():
                return 0.7 * DUEL_PAIRS, (0.7 - self.duel) * DUEL_PAIRS, abs(self.duel) * DUEL_PAIRS
        return valued(work, [0.7 - self.loss * min(1, place) for place in range(len(work.view.actions))])

    def searched(self) -> int:
        """Return how many decisions the strong bot was asked for."""
        return sum(isinstance(each, BotDecision) and each.level == "hard" for each in self.asked)


@pytest.mark.parametrize("key", every_game())
async def test_every_slice_is_what_its_player_saw_and_has_a_seed_of_its_own(key: str) -> None:
    played, script = a_game(key), Script(0.3)
    found = await review(played, script, b"draws")
    states = dict(positions(played.rules, played.seats, played.options, played.rng, steps_of(played)))
    seen = {played.rules.view(state, seat) for state in states.values() for seat in range(played.seats)}
    assert all(each.view in seen for each in script.asked)
    assert not any(each.view.viewer is None or each.view.outcome for each in script.asked)
    names = [(type(each), each.seed, getattr(each, "number", 0)) for each in script.asked]
    assert len(names) == len(set(names))
    again = Script(0.3)
    assert await review(played, again, b"draws") == found and again.asked == script.asked
    # Chances of all seats sum to one, and end with the result.
    assert all(sum(turn.chances) == pytest.approx(1) for turn in found.curve)
    outcome = played.rules.outcome(states[steps_of(played)[-1].revision])
    assert outcome is not None
    assert [chance > 0 for chance in found.curve[-1].chances] == [place == 1 for place in outcome.places]
    assert Review.load(found.dump()) is not None and Review.load(found.dump()).dump() == found.dump()  # type: ignore[union-attr]


def steps_of(played: Film) -> list[Step]:
    return [entry.step for entry in played.log]


async def test_every_choice_counts_once_and_nothing_that_was_undone() -> None:
    played = a_game("luxor")
    script = Script(0.3)
    whole = await review(played, script, b"draws", search_from=0)
    expected, before = [], None
    for (_, state), entry in zip(
        positions(played.rules, played.seats, played.options, played.rng, steps_of(played)),
        played.log,
        strict=True,
    ):
        seat = entry.step.seat
        if seat is not None and len(played.rules.legal(before, seat)) > 1:
            expected.append((entry.step.revision, seat, entry.step.notation))
        before = state
    assert [each[:3] for each in whole.decisions] == expected
    assert script.searched() == len(expected), "each one is searched on demand"
    # Somebody takes the first choice back and makes it again.
    at = expected[0][0]
    place = next(k for k, entry in enumerate(played.log) if entry.step.revision == at)
    again = played.log[place]
    end = again.step.revision
    back = Entry(Step(end + 1, again.step.seat, undo(end - 1, resample=False)), (Event("table-undone", {"seat": 0}),))
    rest = [
        dataclasses.replace(entry, step=entry.step._replace(revision=entry.step.revision + 2))
        for entry in played.log[place:]
    ]
    undone = played._replace(log=[*played.log[: place + 1], back, *rest])
    found = await review(undone, Script(0.3), b"draws", search_from=0)
    assert [each[1:3] for each in found.decisions] == [each[1:] for each in expected]
    assert found.decisions[0].revision == at + 2 and len(found.curve) == len(whole.curve)
    assert {each.revision for each in found.decisions} < {entry.step.revision for entry in standing(undone.log)}


@pytest.mark.parametrize(
    ("loss", "duel", "mistakes"),
    [
        (0.3, 0.3, True),  # both say so
        (0.3, 0.0, False),  # only the search does
        (0.3, LEAST_LOSS - 0.01, False),  # too little
        (0.04, 0.3, False),  # not worth a search one step ahead
        (0.06, 0.3, True),
    ],
)
async def test_a_mistake_needs_a_search_and_a_second_estimate(loss: float, duel: float, mistakes: bool) -> None:
    script = Script(loss, duel=duel)
    found = await review(a_game("capital_lux"), script, b"draws")
    assert bool(found.points) is mistakes and len(found.points) <= MOST_POINTS
    assert (script.searched() > 0) is (loss >= 0.05)
    if duel < LEAST_LOSS / 2:
        assert sum(isinstance(each, ActionDuel) for each in script.asked) < MORE_DUELS * MAX_DUELS, (
            "what is no mistake is not compared to the end"
        )
    for point in found.points:
        assert point.best is not None and point.percent == round(-100 * duel)
    assert len({point.turn for point in found.points}) == len(found.points), "one of a turn"


@pytest.mark.parametrize("chosen", [True, False])
async def test_a_leap_of_somebody_else_by_what_was_chosen_is_a_gift(chosen: bool) -> None:
    played = a_game("mausoleum")
    turns = (await review(played, Script(), b"draws")).curve
    at = turns[len(turns) // 2].revision
    mover = next(entry.step.seat for entry in played.log if entry.step.revision == at)
    assert mover is not None
    gainer = (mover + 1) % played.seats
    revisions: dict[Any, int] = {}
    for revision, state in positions(played.rules, played.seats, {}, played.rng, steps_of(played)):
        for seat in range(played.seats):
            revisions.setdefault(played.rules.view(state, seat), revision)

    class Leap(Script):
        async def __call__(self, work: Any) -> Any:
            found = await super().__call__(work)
            late = isinstance(work, Chance) and revisions[work.view] >= at
            return (0.9 if work.view.viewer == gainer else 0.1) if late else found

    found = await review(played, Leap(duel=0.2 if chosen else 0.0), b"draws")
    gifts = [each for each in found.points if each.revision == at]
    assert len(gifts) == chosen
    for gift in gifts:
        assert (gift.seat, gift.gains, gift.best) == (mover, gainer, None) and gift.percent >= 30
    script = Script(duel=0.0)
    assert not (await review(played, script, b"draws")).points, "the end alone reveals who wins: no gift"
    assert {each.whose for each in script.asked if isinstance(each, ActionDuel)} <= set(range(played.seats))


async def test_the_daily_deal_asks_for_one_seat_alone() -> None:
    script = Script(0.2)
    found = await review(a_game("luxor"), script, b"draws", seats=(0,), curve=False, search_from=0)
    assert not found.curve and {each.seat for each in found.decisions} == {0}
    assert not any(isinstance(each, Chance) for each in script.asked) and {
        each.view.viewer for each in script.asked
    } == {0}


async def test_a_review_is_stored_with_its_table(house: House) -> None:
    table = await house.game(ranked=True)
    script = Script(0.3)
    with pytest.raises(UserError, match="error-no-replay"):
        await make_review(house.store, table, script, lambda percent: None)
    await play_on(table)
    progress: list[int] = []
    assert await stored_review(house.store, table) is None
    found = await make_review(house.store, table, script, progress.append)
    assert progress == sorted(progress) and progress[-1] == 100 and len(set(progress)) > 10
    await house.reopen()
    table = await house.registry.table(table.id, table.row.guild_id)
    stored = await stored_review(house.store, table)
    assert stored is not None and stored.dump() == found.dump()
    for text in (
        "",
        "[]",
        "{}",
        found.dump().replace('"version":1', '"version":0'),
        found.dump().replace("[[", "[[9,"),
    ):
        await house.store.games.put_review(table.id, text)
        assert await stored_review(house.store, table) is None, text
    assert table.row.rated, "the ladder keeps its row"

    async def meanwhile(work: Any) -> Any:
        pruned.extend(await house.store.games.prune(house.now + 1, 9))
        return await script(work)

    pruned: list[int] = []
    with pytest.raises(UserError, match="error-unknown-table"):
        await make_review(house.store, table, meanwhile, lambda percent: None)
    assert pruned == [table.id] and await house.store.games.review(table.id) is None
