"""What the image promises. The slow test runs the image's own steps, and the bot in it plays.

``python3 start.py test -m slow tests/image`` needs root, debootstrap and a connection.
"""

from __future__ import annotations

import asyncio
import os
import random
import re
import shutil
import signal
import tomllib
from pathlib import Path

import pytest

from engine.record import load
from engine.verify import verify
from tests.image.container import Container
from tests.image.dockerfile import BASE, arguments, build, context, pairs, stages
from tests.wire.conftest import SLOW_ANSWER_SECONDS
from tests.wire.people import Person
from tests.wire.play import Player, choices, open_table, play_out, record, who_decides
from tests.wire.program import REACTION_TIMEOUT_SECONDS, until
from tests.wire.server import Discord
from tools.laws import ROOT, imported

STOP_SECONDS = 10.0
"""What Docker grants a container before it kills it."""


def needed() -> set[str]:
    """Return the packages and modules at the top of the project that the bot loads on Discord.

    The sandbox is not in the image.
    """
    there = {path.stem for path in ROOT.iterdir() if path.suffix == ".py" or (path / "__init__.py").is_file()} - {
        "sandbox"
    }
    found, left = set[str](), {"bot"}
    while left:
        found.add(name := left.pop())
        files = [*ROOT.glob(f"{name}.py"), *(ROOT / name).rglob("*.py")]
        left |= {each.partition(".")[0] for path in files for _, each in imported(path)} & there - found
    return found


def test_the_image_holds_what_the_bot_imports_and_no_secret() -> None:
    copied = {name.removesuffix(".py") for name in context()}
    assert needed() <= copied
    apart = {"backups", "doctor"}
    assert copied - needed() == {"requirements.lock", "LICENSE", "pyproject.toml", *apart}
    lines = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert next(line for line in lines if not line.startswith("#")) == "*", "all else stays out"


def test_the_image_is_what_compose_and_the_docs_promise() -> None:
    packages, image = stages()
    assert {packages.base, image.base} == {BASE}
    assert "--require-hashes" in packages.last("RUN") and "requirements.lock" in packages.last("COPY")
    assert re.fullmatch(r"[1-9]\d*:[1-9]\d*", image.last("USER")), "a number, so that orchestrators see it is not root"
    assert image.last("VOLUME") == "/data" and image.last("STOPSIGNAL") == "SIGTERM"
    assert image.environment["TERTULIA_DATABASE"].startswith("/data/")
    assert arguments(image.last("ENTRYPOINT"))[-2:] == ["python", "bot.py"]
    assert arguments(image.last("HEALTHCHECK")) == ["python", "-m", "status.check"]
    labels = pairs(image.last("LABEL"))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for label, key in (("version", "version"), ("description", "description"), ("licenses", "license")):
        assert labels[f"org.opencontainers.image.{label}"] == project[key]


def test_every_variable_of_the_image_is_a_setting() -> None:
    own = {name for name in stages()[-1].environment if name.startswith("TERTULIA_")}
    example = (ROOT / ".env.example").read_text(encoding="utf-8")
    assert own and not {name for name in own if f"{name}=" not in example}


@pytest.fixture
def image(tmp_path: Path) -> Path:
    """Return the root folder of the image, built by the Dockerfile's steps."""
    if os.name != "posix" or os.geteuid() != 0:
        pytest.skip("Only root may build the image without Docker.")
    missing = [name for name in ("debootstrap", "unshare", "nsenter", "chroot") if shutil.which(name) is None]
    if missing:
        pytest.skip(f"Building the image without Docker needs {', '.join(missing)}: apt-get install debootstrap.")
    return build(tmp_path)


async def healthy(container: Container) -> None:
    """Wait until the image's health check is green."""

    async def green() -> None:
        while (said := await asyncio.to_thread(container.health))[0] != 0:
            assert container.running, said
            await asyncio.sleep(0.5)

    await asyncio.wait_for(green(), REACTION_TIMEOUT_SECONDS)


def confined(container: Container) -> None:
    """Fail unless the bot runs as an ordinary user without capabilities, and can write its volume only."""
    assert container.status("Uid") == ["10001"] * 4 and container.status("Name") == ["tini"]
    assert set(container.status("CapEff") + container.status("CapBnd")) == {"0" * 16}
    assert container.status("NoNewPrivs") == ["1"]
    assert container.writable("/data") and container.writable("/tmp")
    assert not any(map(container.writable, ("/app", "/opt/venv", "/etc", "/")))


@pytest.mark.slow
async def test_the_bot_in_the_image_plays_stops_and_plays_on(image: Path, tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    async with Discord(patience=SLOW_ANSWER_SECONDS) as discord:
        discord.limits.on = False
        guild = discord.world.add_guild()
        async with Container(discord, tmp_path / "data", image, stages()[-1]) as container:
            confined(container)
            await healthy(container)
            people = [Person(discord, discord.world.add_user(guild)) for _ in range(2)]
            channel = discord.open_channel(guild)
            table = await open_table(people, channel, "mausoleum")
            players = [Player(person, table, random.Random(1)) for person in people]
            mover, hand = await who_decides(players)
            assert await mover.decide(choices(hand)[0])
            await until(lambda: (board := table.board()) is not None and bool(board.files))
            container.send(signal.SIGTERM)
            assert await container.ended_within(STOP_SECONDS) == 0, "it did not stop in time"
            revision = container.ask("SELECT revision FROM tables")[0]
            await container.start()
            await healthy(container)
            assert container.ask("SELECT revision FROM tables")[0] == revision
            await play_out(table, random.Random(2), seconds=400)
            assert verify(load((await record(people[0], table)).decode())) is None
        assert not container.errors(), container.said()
    assert not discord.violations
