"""The lock files belong to their lists, and hold what an installation with hashes needs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import start
from tools import audit
from tools.laws import ROOT
from tools.lock import LARGEST, LISTS, TOOLS, behind, digest, list_of, lock_of, pins


def text(name: str) -> str:
    return lock_of(name).read_text(encoding="utf-8")


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """Return a folder with the lists and their locks."""
    (tmp_path / "requirements").mkdir()
    for name in LISTS:
        for path in (list_of, lock_of):
            path(name, tmp_path).write_bytes(path(name).read_bytes())
    return tmp_path


@pytest.mark.parametrize("name", LISTS)
def test_a_lock_belongs_to_its_list(name: str) -> None:
    assert behind(name) is None


@pytest.mark.parametrize("name", LISTS)
def test_a_lock_has_a_hash_for_each_package_and_names_no_place(name: str) -> None:
    packages = re.split(r"\n(?=[a-z0-9])", text(name))[1:]
    assert {re.split(r"==|\[", package)[0] for package in packages} == pins(text(name)).keys()
    assert all(re.search(r"--hash=sha256:[0-9a-f]{64}", package) for package in packages)
    assert "://" not in text(name)


def test_each_lock_holds_the_one_before_in_the_same_versions() -> None:
    art = "art"
    assert f"requirements/{LARGEST}.lock" == start.TEST
    assert {f"requirements/{name}.lock" for name in LISTS} == {
        *start.LOCKS,
        f"requirements/{art}.lock",
        f"requirements/{TOOLS}.lock",
    }
    run, sandbox, test = (pins((ROOT / lock).read_text(encoding="utf-8")) for lock in start.LOCKS)
    assert run.items() < sandbox.items() < test.items()
    assert run.items() < pins(text(art)).items() < test.items()


def test_the_bot_needs_no_sandbox_and_paints_nothing() -> None:
    assert not {"simcord", "av", "numpy", "pytest"} & pins(text("bot")).keys()
    assert "numpy" in pins(text("art"))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("aiosqlite==0.22.1\n", "aiosqlite==0.22.2\n"),
        ("aiosqlite==0.22.1\n", ""),
        ("aiosqlite==0.22.1\n", "aiosqlite==0.22.1\ncolorama==0.4.6\n"),
    ],
)
def test_a_changed_list_puts_every_lock_that_includes_it_behind(copy: Path, old: str, new: str) -> None:
    path = copy / "requirements.txt"
    given = path.read_text(encoding="utf-8")
    assert old in given
    path.write_text(given.replace(old, new), encoding="utf-8")
    assert {name for name in LISTS if behind(name, copy)} == {name for name in LISTS if name != TOOLS}


def test_a_comment_changes_nothing(copy: Path) -> None:
    path = copy / "requirements.txt"
    path.write_text("# New.\n" + path.read_text(encoding="utf-8"), encoding="utf-8")
    assert digest("bot", copy) == digest("bot") and behind("bot", copy) is None


def test_a_lock_with_another_version_than_its_list_is_noticed(copy: Path) -> None:
    path = copy / "requirements" / "bot.lock"
    path.write_text(path.read_text(encoding="utf-8").replace("pillow==13", "pillow==12"), encoding="utf-8")
    assert "pillow 12" in (behind("bot", copy) or "")


def test_a_lock_that_is_gone_is_noticed(copy: Path) -> None:
    (copy / "requirements" / "bot.lock").unlink()
    assert "python -m tools.lock" in (behind("bot", copy) or "")


def test_the_audit_names_each_vulnerability_and_the_version_that_mends_it() -> None:
    found = [
        {"name": "a", "version": "1", "vulns": []},
        {"name": "b", "version": "2", "vulns": [{"id": "CVE-1", "fix_versions": ["2.1", "3"]}]},
        {"name": "c", "version": "3", "vulns": [{"id": "CVE-2", "fix_versions": []}]},
        {"name": "d", "skip_reason": "not found"},
    ]
    lines, known = audit.findings(found)
    assert lines == ["b 2: CVE-1, mended in 2.1, 3", "c 3: CVE-2, mended in no version"] and known == 3


def test_the_audit_of_a_place_without_pip_audit_is_skipped_with_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(audit, "environment", lambda: tmp_path)
    assert audit.main(["requirements/bot.lock"]) == 0
    assert "requirements/bot.lock: skipped, pip-audit cannot work here" in capsys.readouterr().out
