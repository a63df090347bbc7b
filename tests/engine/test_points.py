"""The points that everybody sees, as events of tables: who scored, who leads."""

from __future__ import annotations

import pytest

from engine import TURN, FastRng, KeyedRng, game, games, seen
from engine.points import KINDS, LEADS, LEVEL, SCORED, UNLED, lead, perform, totals


def told(changes: list[tuple[int, int]]) -> list[tuple[str, int]]:
    return [(event.kind, int(event.facts["seat"])) for event in lead(changes)]


def test_the_lead_is_told_when_it_changes_hands() -> None:
    assert told([(0, 8), (0, 0)]) == [(LEADS, 0)], "the first points"
    assert told([(8, 16), (4, 4)]) == [], "who leads goes on leading"
    assert told([(8, 8), (4, 12)]) == [(LEADS, 1)]
    assert told([(8, 8), (8, 12)]) == [(LEADS, 1)]
    assert told([(8, 8), (4, 8), (0, 0)]) == [(LEVEL, 1)]
    assert lead([(8, 8), (4, 8)])[0].facts == {"seat": 1, "target": 0}
    assert told([(8, 0), (0, 0)]) == [(UNLED, 0)], "no seat leads without points"
    assert told([(16, 0), (0, 8), (8, 8)]) == [(UNLED, 0)], "two are level, and neither is the former leader"
    assert told([(0, 0), (0, 0)]) == told([]) == []
    fewest = lead([(4, 4), (0, 13), (0, 0)], lowest=True)
    assert [(event.kind, event.facts["seat"]) for event in fewest] == [(LEADS, 2)], "of two with the fewest"
    assert told([(12, 8), (8, 8), (8, 8)]) == [(LEVEL, 1), (LEVEL, 2)]


@pytest.mark.parametrize("key", games())
def test_what_is_told_adds_up_to_what_everybody_sees(key: str) -> None:
    rules, rng, chance = game(key), KeyedRng(b"points" * 6), FastRng(7)
    state, _ = rules.setup(rules.meta.seats[-1], {}, rng)
    points, counted = list(totals(rules.view(state, None))) or [0] * state.seats, 0
    while deciding := rules.deciding(state):
        seat = deciding[0].seat
        events = perform(rules, state, seat, rules.suggest(rules.view(state, seat), chance), rng)
        scored = [event for event in events if event.kind == SCORED]
        for event in scored:
            assert game(key).by_round or event.facts["before"] != event.facts["after"]
            assert event in seen(events, None)
            points[int(event.facts["seat"])] = int(event.facts["after"])
        counted += len(scored)
        kinds = [event.kind for event in events]
        ends = [place for place, kind in enumerate(kinds) if place and kind in (TURN, "ended")]
        marks = [place for place, kind in enumerate(kinds) if kind in KINDS]
        assert all(place < ends[-1] for place in marks if ends), "before the next turn"
        view = rules.view(state, None)
        if key == "mausoleum" or (view.outcome is None and key == "luxor"):
            assert points == list(totals(view)), "Luxor's hidden points are told by no action"
    assert counted > 3 or not totals(rules.view(state, None))
    if key == "capital_lux":
        coins_and_homes = [score.hometown + score.coins for score in view.scores]
        assert points == coins_and_homes, "bonus cards lie face down until the end"
