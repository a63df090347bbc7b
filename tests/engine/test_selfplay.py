"""Thousands of random games, and tests of the checks on them."""

from __future__ import annotations

import dataclasses
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from engine import Action, Event, NotAllowed, conformance, every_game, game, registry, selfplay
from engine.conformance import Broken
from engine.selfplay import Log, main, play, run
from engine.selfplay import main as selfplay_main

ROOT = Path(__file__).parents[2]
TABLES = [(key, seats) for key in every_game() for seats in game(key).meta.seats]


@pytest.mark.parametrize("count", [300, pytest.param(1_500, marks=pytest.mark.slow)])
@pytest.mark.parametrize("key", every_game())
def test_thousands_of_random_games_keep_the_box_whole_and_end(key: str, count: int) -> None:
    """``test_contract.py`` shows that every declared ending is reached, by a record for each.

    Chance finds some of them less than once in ten thousand games.
    """
    tally = run(game(key), count, seed=count, fast=True)
    assert tally.games == sum(tally.ends.values()) == count
    assert set(tally.ends) <= set(game(key).meta.endings)


@pytest.mark.slow
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_a_hundred_games_with_every_check_at_every_ply(key: str, seats: int) -> None:
    """A hundred or slightly more of each game, over all numbers of players."""
    count = -(-100 // len(game(key).meta.seats))
    assert run(game(key), count, seats=seats, seed=10).games == count


def test_the_same_seed_plays_the_same_games() -> None:
    def logs(seed: int) -> list[str]:
        found = []
        for number in range(3):
            log = Log("mausoleum", 3, f"{seed}-{number}")
            play(log, every_ply=False, deep=False)
            found.append(json.dumps(log.dump()))
        return found

    assert logs(1) == logs(1) != logs(2)


def test_checks_do_not_change_the_game() -> None:
    logs = [Log("mausoleum", 4, "checked"), Log("mausoleum", 4, "checked")]
    outcomes = [play(log, every_ply=bool(n), deep=bool(n)) for n, log in enumerate(logs)]
    assert logs[0] == logs[1] and outcomes[0] == outcomes[1]


# ---------------------------------------------------------------- the checks detect faults


class Mausoleum:
    """The game. A subclass's methods stand in for the functions of the same name; ``rules`` has the right ones."""

    rules: Any = game("mausoleum")

    def __getattr__(self, name: str) -> Any:
        return getattr(self.rules, name)


class LosesACard(Mausoleum):
    def apply(self, state, seat, action, rng):
        events = self.rules.apply(state, seat, action, rng)
        if state.discard:
            state.discard.pop()
        return events


class OffersTwice(Mausoleum):
    def legal(self, state, seat):
        return [*self.rules.legal(state, seat), *self.rules.legal(state, seat)[:1]]


class OffersNothing(Mausoleum):
    def legal(self, state, seat):
        return []


class TakesAnything(Mausoleum):
    def why_not(self, state, seat, action):
        return None


class ChangesBeforeItRefuses(Mausoleum):
    def apply(self, state, seat, action, rng):
        if self.why_not(state, seat, action) is not None:
            state.chance += 1
        return self.rules.apply(state, seat, action, rng)


class RefusesForAnotherReason(Mausoleum):
    def why_not(self, state, seat, action):
        return NotAllowed("not-now") if self.rules.why_not(state, seat, action) else None


class ForgetsToDump(Mausoleum):
    def dump(self, position):
        return {**self.rules.dump(position), "chance": 0}


class SharesItsState(Mausoleum):
    def copy(self, position):
        return position


class TellsAll(Mausoleum):
    """The order of the pile decides the view. Resampling detects it."""

    def view(self, state, viewer):
        seen = self.rules.view(state, viewer)
        return dataclasses.replace(seen, passes=int(state.pile[-1])) if state.pile else seen


class TellsASecretTwice(Mausoleum):
    def apply(self, state, seat, action, rng):
        events = self.rules.apply(state, seat, action, rng)
        return [event._replace(facts={**event.facts, **event.secret}) for event in events]


class ReadsBackWrong(Mausoleum):
    def parse(self, text):
        return Action("pass") if text == "play.base" else self.rules.parse(text)


class ReadsAnything(Mausoleum):
    def parse(self, text):
        return Action("pass")


class DrawsByItself(Mausoleum):
    """Uses chance other than the table's: the log replays to another game."""

    count = 0

    def setup(self, seats, options, rng):
        type(self).count += 1
        state, events = self.rules.setup(seats, options, rng)
        if self.count % 2:
            state.pile.reverse()
        return state, events


class NeverEnds(Mausoleum):
    def apply(self, state, seat, action, rng):
        return []


class KeepsQuiet(Mausoleum):
    """Marks a card played from the hand as revealing nothing."""

    def apply(self, state, seat, action, rng):
        events = self.rules.apply(state, seat, action, rng)
        return [event._replace(reveals=bool(event.secret)) for event in events]


class DrawsInSilence(Mausoleum):
    def apply(self, state, seat, action, rng):
        events = self.rules.apply(state, seat, action, rng)
        state.chance += 1
        return events


class ShufflesHands(Mausoleum):
    def reshuffle(self, state, rng):
        cards = [*state.hands[0], *state.pile]
        rng.shuffle(state, "unknown", cards)
        count = len(state.hands[0])
        state.hands[0], state.pile = cards[:count], cards[count:]


class ShufflesWhatIsOpen(Mausoleum):
    def reshuffle(self, state, rng):
        rng.shuffle(state, "unknown", state.discard)


class LosesWhatItShuffles(Mausoleum):
    def reshuffle(self, state, rng):
        state.pile.clear()


class SuggestsTheForbidden(Mausoleum):
    def suggest(self, seen, rng):
        return Action("play", ("nonsense",))


FAULTS = [
    LosesACard, OffersTwice, OffersNothing, TakesAnything, ChangesBeforeItRefuses, RefusesForAnotherReason,
    ForgetsToDump, SharesItsState, TellsAll, TellsASecretTwice, ReadsBackWrong, ReadsAnything, DrawsByItself,
    NeverEnds, KeepsQuiet, DrawsInSilence, ShufflesHands, ShufflesWhatIsOpen, LosesWhatItShuffles,
    SuggestsTheForbidden,
]  # fmt: skip


@pytest.fixture
def faulty(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = request.param()
    monkeypatch.setattr(selfplay, "game", lambda key: rules)


@pytest.mark.parametrize("faulty", FAULTS, indirect=True, ids=lambda fault: fault.__name__)
def test_every_fault_is_found_within_ten_games(
    faulty: None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(selfplay, "MOST_DECISIONS", 600)
    assert main(["mausoleum", "--games", "10"]) == 1
    printed = capsys.readouterr().out.splitlines()
    log = Log.load(json.loads(printed[2]))
    assert log.game == "mausoleum" and "Broken" in printed[3]


# ---------------------------------------------------------------- the command


def test_the_last_line_is_one_json_object() -> None:
    command = [sys.executable, "-m", "engine.selfplay", "mausoleum", "--games", "6", "--seats", "3", "--seed", "9"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    summary = json.loads(done.stdout.splitlines()[-1])
    assert set(summary) == {"games", "plies", "plies_per_second", "ends"}
    assert summary["games"] == sum(summary["ends"].values()) == 6
    assert summary["plies"] > 100 and summary["plies_per_second"] > 1000


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ([], "Name a game."),
        (["chess"], "There is no game 'chess'."),
        (["mausoleum", "--seats", "5"], "mausoleum is for 2 to 4 players, not 5."),
        (["mausoleum", "--games", "0"], "Ask for at least one game."),
        (["--replay", "nowhere.json"], "nowhere.json cannot be read as a log"),
    ],
)
def test_a_wrong_question_is_answered_with_a_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert selfplay_main(arguments) == 2
    assert sentence in capsys.readouterr().err


def test_a_log_is_played_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log = Log("mausoleum", 2, "again")
    play(log, every_ply=False, deep=False)
    path = tmp_path / "log.json"
    path.write_text(json.dumps(log.dump()), encoding="utf-8")
    assert main(["--replay", str(path)]) == 0
    assert "ended by passes" in capsys.readouterr().out
    log.actions[4] = (1 - log.actions[4][0], log.actions[4][1])
    path.write_text(json.dumps(log.dump()), encoding="utf-8")
    assert main(["--replay", str(path)]) == 1
    assert "Broken at decision 5" in capsys.readouterr().out


def test_broken_promises_have_a_name() -> None:
    with pytest.raises(Broken, match="a promise"):
        conformance.need(False, "a promise")
    leak = Event("drew", {"seat": 0}, {"cards": "base"}, knows=(0,))
    with pytest.raises(Broken, match="reveals nothing"):
        conformance.check_events([leak], 2)
    assert set(registry.games()) <= set(every_game())
