"""How a game was decided: the turns that moved the winner's lead most."""

from __future__ import annotations

from engine import TURN, Event
from engine.points import SCORED
from engine.replay import Step, undo
from tables import lead_changes, story
from tables.undo import Entry


def turn(revision: int, seat: int, *scored: tuple[int, int, int]) -> Entry:
    points = (Event(SCORED, {"seat": who, "before": was, "after": now}) for who, was, now in scored)
    return Entry(Step(revision, seat, "play.x"), (Event(TURN, {"seat": seat}), *points))


LOG = [
    turn(1, 0, (0, 0, 8)),
    turn(2, 1, (1, 0, 1)),
    turn(3, 0, (0, 8, 9)),
    turn(4, 1, (1, 1, 12)),
    turn(5, 0, (0, 9, 16), (1, 12, 4)),
    turn(6, 1, (1, 4, 8)),
]


def seats_and_swings(log: list[Entry], winner: int) -> list[tuple[int, int, int, bool]]:
    return [
        (each.turn.end, each.seat, each.swing, each.turned) for each in lead_changes(story(log, None, 2), 2, winner)
    ]


def test_the_largest_swings_stand_in_the_order_of_the_game() -> None:
    assert seats_and_swings(LOG, 0) == [(1, 0, 8, True), (4, 1, -11, True), (5, 1, 15, True)]
    assert [swing for _, _, swing, _ in seats_and_swings(LOG, 1)] == [-8, 11, -15], "as the other one sees it"


def test_a_change_of_the_lead_counts_more_than_a_larger_gain_of_the_leader() -> None:
    log = [
        turn(1, 0, (0, 0, 30)),
        turn(2, 1, (1, 0, 25)),
        turn(3, 1, (1, 25, 31)),
        turn(4, 0, (0, 30, 37)),
        turn(5, 0, (0, 37, 44)),
    ]
    assert [end for end, *_ in seats_and_swings(log, 0)] == [1, 2, 4], "a later one of the same size counts more"


def test_the_lead_that_was_never_lost_again_counts_and_small_swings_fill_up() -> None:
    log, points = [turn(1, 0, (0, 0, 5))], [5, 0]
    for number in range(60):
        seat = number % 2
        log.append(turn(number + 2, seat, (seat, points[seat], points[seat] + 3)))
        points[seat] += 3
    found = lead_changes(story(log, None, 2), 2, 0)
    assert found[0].turn.end == 1 and found[0].points == (5, 0), "5 of 95 points, but ahead for good"
    assert len(found) == 2, "no swing is a tenth of the points, but one line alone says little"


def test_where_the_fewest_points_win_the_loser_of_points_turns_the_game() -> None:
    log = [turn(1, 0, (0, 0, 5)), turn(2, 1, (1, 0, 13)), turn(3, 0, (0, 5, 7))]
    found = lead_changes(story(log, None, 2), 2, 0, lowest=True)
    assert [(each.turn.end, each.swing, each.turned) for each in found] == [
        (1, -5, False),
        (2, 13, True),
        (3, -2, False),
    ]


def test_small_moves_and_what_was_taken_back_decide_nothing() -> None:
    assert lead_changes(story([turn(1, 0, (0, 0, 1)), turn(2, 1, (1, 0, 1))], None, 2), 2, 0) == []
    undone = [turn(1, 0, (0, 0, 8)), turn(2, 1, (1, 0, 20)), Entry(Step(3, 1, undo(1, resample=True)), ())]
    assert [end for end, *_ in seats_and_swings(undone, 0)] == [1]
    assert lead_changes([], 2, 0) == [], "the log of an older version tells no points"
