"""``python -m tools.release`` in a repository of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import release
from tools.laws import ROOT

CHANGELOG = "# Changelog\n\n## 0.2.0 – 2026-11-27\n\n* News.\n\n## 0.1.0 – 2026-01-01\n"


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """Return a repository that is ready for the release 0.2.0."""
    (tmp_path / "pyproject.toml").write_text('[project]\nversion = "0.2.0"\n', encoding="utf-8")
    (tmp_path / "CHANGELOG.md").write_text(CHANGELOG, encoding="utf-8")
    release.git(tmp_path, "init", "--quiet")
    for name, value in (("user.name", "A"), ("user.email", "a@example.org"), ("commit.gpgSign", "false")):
        release.git(tmp_path, "config", name, value)
    commit(tmp_path)
    return tmp_path


def commit(repository: Path) -> None:
    release.git(repository, "add", "--all")
    release.git(repository, "commit", "--quiet", "--message", "Prepare")


def test_a_release_is_tagged_once_and_names_its_images(repository: Path, capsys) -> None:
    assert release.main(["--check"], repository) == 0 and not release.git(repository, "tag")
    capsys.readouterr()
    assert release.main([], repository) == 0
    assert release.git(repository, "tag") == "v0.2.0"
    assert release.git(repository, "cat-file", "-t", "v0.2.0") == "tag"
    said = capsys.readouterr().out
    assert all(f"tertulia:{tag}\n" in said for tag in ("0.2.0", "0.2", "latest"))
    assert release.main([], repository) == 1
    assert "There is a tag v0.2.0 already" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("name", "old", "new", "told"),
    [
        ("CHANGELOG.md", "## 0.2.0 – 2026-11-27", "## Unreleased", "The first heading of CHANGELOG.md"),
        ("CHANGELOG.md", " – 2026-11-27", "", "The first heading of CHANGELOG.md"),
        ("pyproject.toml", "0.2.0", "0.2", "must be three numbers"),
    ],
)
def test_what_is_missing_is_said_and_nothing_is_tagged(
    repository: Path, capsys, name: str, old: str, new: str, told: str
) -> None:
    file = repository / name
    file.write_text(file.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    assert release.main([], repository) == 1
    said = capsys.readouterr().err
    assert told in said and "The tree has changes" in said
    commit(repository)
    assert release.main([], repository) == 1
    assert "The tree has changes" not in capsys.readouterr().err and not release.git(repository, "tag")


def test_the_changelog_of_this_tree_has_its_version() -> None:
    assert f"## {release.version()} – " in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
