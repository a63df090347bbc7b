"""The arena: a match in several sessions is that of one, and no other match is continued."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bench import arena
from bench.results import load, load_all
from engine.players import VERSION

pytestmark = pytest.mark.slow
GAMES = 6


@pytest.fixture(autouse=True)
def tiny(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Let hard players think little, and save often and elsewhere."""
    monkeypatch.setattr("bench.results.FOLDER", tmp_path)
    monkeypatch.setattr(arena, "playouts", lambda key, seats: 2)
    monkeypatch.setattr(arena, "SAVED_EVERY", 2)


@pytest.fixture
def numbers(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return the numbers of the games that are played."""
    played, play = list[int](), arena.play

    def noted(*arguments: Any) -> arena.Played:
        played.append(arguments[-1])
        return play(*arguments)

    monkeypatch.setattr(arena, "play", noted)
    return played


def run(*more: str, games: int = GAMES) -> None:
    assert arena.main(["capital_lux", "--games", str(games), "--save", "--quiet", *more]) == 0


def result() -> dict[str, Any]:
    """Return what the saved result says of the games, without times."""
    saved = load("benchmark", "arena-capital_lux-2")
    assert saved is not None
    figures = {name: value for name, value in saved.figures.items() if "time" not in name}
    return {"figures": figures, **{name: value for name, value in saved.totals.items() if name != "seconds"}}


def test_a_match_in_several_sessions_is_that_of_one(monkeypatch: pytest.MonkeyPatch, numbers: list[int]) -> None:
    run()
    whole = result()
    assert numbers == list(range(GAMES)) and whole["games"] == GAMES
    [path] = load_all()
    assert path.name == "arena-capital_lux-2" and path.command.endswith(f"--games {GAMES} --seed 1 --save")
    run("--seed", "2", games=2)
    assert result()["seed"] == 2
    numbers.clear()
    noted = arena.play

    def interrupted(*arguments: Any) -> arena.Played:
        if arguments[-1] == 5:
            raise KeyboardInterrupt
        return noted(*arguments)

    monkeypatch.setattr(arena, "play", interrupted)
    with pytest.raises(KeyboardInterrupt):
        run()
    assert numbers == list(range(5)) and result()["games"] == 4
    monkeypatch.setattr(arena, "play", noted)
    numbers.clear()
    run()
    assert numbers == [4, 5] and result() == whole
    run(games=4)
    assert numbers == [4, 5] and result() == whole, "a longer match is kept"


def test_only_the_same_match_is_continued(monkeypatch: pytest.MonkeyPatch, numbers: list[int]) -> None:
    run(games=2)
    for change in (
        lambda: monkeypatch.setattr(arena, "VERSION", VERSION + 1),
        lambda: monkeypatch.setattr(arena, "playouts", lambda key, seats: 3),
    ):
        change()
        numbers.clear()
        run(games=2)
        assert numbers == [0, 1]
    numbers.clear()
    run("--seats", "3", games=2)
    assert numbers == [0, 1] and {each.name for each in load_all()} == {"arena-capital_lux-2", "arena-capital_lux-3"}


def test_a_match_has_as_few_seats_as_the_game_takes_and_an_error_names_what_is_wrong(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    few: Any = SimpleNamespace(meta=SimpleNamespace(seats=range(3, 5), rules_version=1))
    monkeypatch.setattr(arena, "game", lambda key: few)
    score = arena.Score.of("hard,normal", 3, arena.Totals(games=1))
    monkeypatch.setattr(arena, "match", lambda *arguments, **_: score if arguments[3] == 3 else None)
    assert arena.main(["luxor"]) == 0
    assert "luxor, 3 seats" in capsys.readouterr().out
    for wrong, said in (
        (("--seats", "2"), "--seats: luxor has 3 to 4, not 2"),
        (("--games", "0"), "--games: at least 1"),
    ):
        with pytest.raises(SystemExit):
            arena.main(["luxor", *wrong])
        assert said in capsys.readouterr().err
