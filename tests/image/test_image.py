"""What the image promises: its files, its user, its variables."""

from __future__ import annotations

import re
import tomllib

from tests.image.dockerfile import BASE, arguments, context, pairs, stages
from tools.laws import ROOT, imported


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
    assert copied - needed() == {"requirements/bot.lock", "LICENSE", "pyproject.toml", *apart}
    lines = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert next(line for line in lines if not line.startswith("#")) == "*", "all else stays out"


def test_the_image_is_what_compose_and_the_docs_promise() -> None:
    packages, image = stages()
    assert {packages.base, image.base} == {BASE}
    assert "--require-hashes" in packages.last("RUN") and "requirements/bot.lock" in packages.last("COPY")
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
