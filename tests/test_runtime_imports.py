"""Imports at run time: the render worker draws every picture without the rules of a game, and the bot draws none."""

from __future__ import annotations

import functools
import pickle
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

import render
from engine import Event, FastRng, KeyedRng, View, game, games, seen
from render import Profile, Scene
from render.jobs import Job
from render.shots import ShotKind, shots
from tools.laws import ROOT, of_the_rules
from workers.pipe import Done, Progress, pack, receive

NAMES: Final = ("Ana", "Bruno", "Chloé", "Davi")
WORKER_PACKAGES: Final = {"engine", "locales", "render", "workers"}
"""Packages of this project that a render worker may load."""
GAMES: Final = 20
"""Maximum number of random games until every kind of decision has come up."""

_LOADED: Final = re.compile(r"import '([\w.]+)' #")
"""Matches the line of ``python -v`` for each loaded module."""


def _of_the_rules(loaded: set[str]) -> list[str]:
    """Return what a renderer may not load: the rules of a game, or a module that needs them, which would load them."""
    return sorted(filter(of_the_rules, loaded))


def _game(key: str, seed: int) -> Iterator[tuple[Any, list[Event]]]:
    """Yield a random game: each position, and the events that led to it."""
    rules, rng, chance = game(key), KeyedRng(f"imports {seed}".encode()), FastRng(seed)
    state, events = rules.setup(rules.meta.seats[-1], {}, rng)
    yield state, events
    while decisions := rules.deciding(state):
        seat = decisions[0].seat
        yield state, rules.apply(state, seat, chance.choice(rules.legal(state, seat)), rng)


@functools.cache
def _played(key: str) -> tuple[list[Scene], dict[str, Scene]]:
    """Return public scenes of a whole game, and for each kind of decision the scene of a seat that has it."""
    rules = game(key)
    names = NAMES[: rules.meta.seats[-1]]
    scenes, hands = list[Scene](), dict[str, Scene]()
    for seed in range(GAMES):
        for state, events in _game(key, seed):
            if not seed:
                scenes.append(Scene(rules.view(state, None), names, seen(events, None)))
            for decision in rules.deciding(state)[:1]:
                hands.setdefault(decision.kind, Scene(rules.view(state, decision.seat), names))
        if hands.keys() == set(rules.meta.decisions):
            break
    assert hands.keys() == set(rules.meta.decisions), "some decisions never came up: play more games"
    return scenes, hands


def _requests(key: str) -> Iterator[Job]:
    """Yield a job for every kind of picture of a game, from the lobby to the score sheet."""
    scenes, hands = _played(key)
    meta = game(key).meta
    yield Job("cover", (key, ("Ana", None, None), "fr", meta.seats.start))
    for scene in (scenes[0], scenes[len(scenes) // 2], scenes[-1]):
        yield Job("board", (key, scene, "fr"))
    ends = [scene for scene in scenes if render.has_interlude(key, scene)]
    for scene in (scenes[0], *ends[:1]):
        yield Job("interlude", (key, scene, "fr"))
    for scene in hands.values():
        yield Job("hand", (key, scene, "fr"))
    yield Job("score", (key, scenes[-1], "fr"))
    yield Job("lesson", (key, "board", scenes[0], "fr", ("pile", "seat.0"), 1, 10))
    for page in render.rules_pages(key):
        yield Job("rules_picture", (key, page, "fr"))


def _shared_requests(key: str) -> Iterator[Job]:
    """Yield a job for every kind of picture that is drawn alike for all games."""
    scenes, _ = _played(key)
    animation = shots(key, [scenes[0], scenes[-1]])
    assert {ShotKind.BOARD, ShotKind.SCORE} <= {shot.kind for shot in animation}
    yield Job("profile", (Profile("Ana", ()), "fr"))
    yield Job("animation", (key, animation, "fr", 8 * 2**20))


def _work(requests: list[Job], errors: Path) -> list[Any]:
    """Return a new render worker's replies to requests that it gets all at once."""
    command = [sys.executable, "-v", "-m", "render.worker"]
    with (
        errors.open("wb") as log,
        subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=log) as process,
    ):
        assert process.stdin is not None and process.stdout is not None
        for number, request in enumerate(requests):
            process.stdin.write(pack(number, request))
        process.stdin.flush()
        replies = dict[int, Any]()
        while len(replies) < len(requests):
            number, body = receive(process.stdout)
            reply = pickle.loads(body)
            if not isinstance(reply, Progress):
                replies[number] = reply
        process.stdin.close()
    return [replies[number] for number in range(len(requests))]


def _loaded(errors: Path) -> set[str]:
    return set(_LOADED.findall(errors.read_text(encoding="utf-8", errors="replace")))


def test_a_render_worker_draws_everything_without_the_rules(tmp_path: Path) -> None:
    requests = [*(request for key in games() for request in _requests(key)), *_shared_requests(games()[0])]
    replies = _work(requests, tmp_path / "imports")
    for request, reply in zip(requests, replies, strict=True):
        assert isinstance(reply, Done), f"{request.name}: {reply}"
    loaded = _loaded(tmp_path / "imports")
    for key in games():
        assert {f"engine.{key}.view", f"engine.{key}.components", f"render.{key}.artist"} <= loaded
    assert not _of_the_rules(loaded)
    assert not {name for name in loaded if name.startswith("render.") and name.endswith((".samples", ".positions"))}
    projects = {path.stem for path in ROOT.iterdir() if path.suffix == ".py" or (path / "__init__.py").is_file()}
    assert {name.partition(".")[0] for name in loaded} & projects <= WORKER_PACKAGES
    assert "PIL" in loaded and "numpy" not in loaded


def test_the_bot_loads_nothing_that_draws() -> None:
    """Its process asks tellers alone. Libraries and modules that draw would take some 25 MiB of it."""
    run = subprocess.run([sys.executable, "-m", "tests.at_work"], cwd=ROOT, capture_output=True, check=True)
    loaded = set(run.stdout.decode().split())
    assert {f"render.{key}.teller" for key in games()} <= loaded
    assert "PIL" not in loaded
    assert not {name for name in loaded if name.startswith("render.") and name.endswith((".artist", ".board", ".hand"))}
    assert not {name for name in loaded if name.startswith("render.kit.")} - {"render.kit.cache"}


@pytest.mark.parametrize("key", games())
def test_unpickling_a_view_loads_no_rules(key: str) -> None:
    scenes, hands = _played(key)
    views: list[View] = [scenes[-1].view, *(scene.view for scene in hands.values())]
    program = "import pickle, sys; pickle.load(sys.stdin.buffer); print(*sys.modules)"
    run = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, input=pickle.dumps(views), capture_output=True, check=True
    )
    loaded = set(run.stdout.decode().split())
    assert f"engine.{key}.view" in loaded
    assert not _of_the_rules(loaded)
