"""``python -m tests.mutation [--save] [--quiet] [NAME ...]``: do the tests notice small changes of the rules?

A change that no test notices is a survivor. ``survivors.toml`` must list each with its reason, nearly always that it is
equivalent to the original. An unlisted survivor makes the command fail. mutmut does the work in a temporary copy of the
tree. It changes the bodies of functions, but no properties and no tables of ``components``, which the tests of the box
check.

mutmut activates a change after all imports, which hides changes in functions that run during import. So each apparent
survivor is written into the copy, one after another, and the tests run again.
"""

from __future__ import annotations

import argparse
import contextlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

from bench import machine
from bench.results import Figure, save
from engine.progress import add_quiet, print_above, progress

ROOT: Final = Path(__file__).resolve().parents[2]
LISTED: Final = Path(__file__).with_name("survivors.toml")
BESIDE: Final = ("locales", "render", "tools")
COPIED: Final = (
    "engine", *BESIDE, "tests/engine", "tests/mutation", "tests/imports.py", "tests/traits.py", "pyproject.toml",
)  # fmt: skip
"""Files that the tests need."""

UNTOUCHED: Final = (r"raise ValueError\(", r"raise UnreadableAction\(", r"^\s*assert ")
"""Lines to leave unchanged: developers' error messages, and type checker directives."""

OPTIONS: Final = ("-p", "no:cacheprovider", "-p", "no:xdist", "-p", "tests.mutation.quick_first")

STATES: Final = {1: "killed", 3: "killed", 36: "timeout", 24: "timeout", -24: "timeout"}
"""mutmut's exit codes. 3: the test run itself failed. 24: the processor time limit was exceeded."""
NOTICED: Final = ("killed", "timeout")


class Group(NamedTuple):
    """Modules to change together, and the tests that must notice."""

    modules: tuple[str, ...]
    tests: tuple[str, ...]


def _of_game(key: str, modules: Iterable[str], tests: Iterable[str]) -> Group:
    """Return a game's modules, its own tests, and the tests of all games for it."""
    common = "tests/engine/test_contract.py::test_"
    return Group(
        tuple(f"engine/{key}/{module}.py" for module in modules),
        (
            *tests,
            f"{common}a_game_keeps_every_promise_from_the_deal_to_the_end[{key}-2]",
            f"{common}a_number_of_players_that_the_box_is_not_made_for_is_refused[{key}]",
            f"{common}no_seat_acts_for_another_or_after_the_end[{key}-3]",
            f"{common}every_way_to_end_has_a_record_and_the_record_still_ends_so",
            f"tests/engine/test_reshuffle.py::test_every_unknown_order_changes[{key}]",
            f"tests/engine/test_reshuffle.py::test_the_labels_of_draws_stay_the_same[{key}]",
        ),
    )


GROUPS: Final = {
    "mausoleum": _of_game(
        "mausoleum",
        ("actions", "choices", "rules", "scoring", "state"),
        [
            *(f"tests/engine/test_mausoleum_{name}.py" for name in ("cards", "end", "events", "rulings")),
            "--deselect=tests/engine/test_mausoleum_end.py::test_a_game_is_not_longer_than_its_cards_allow",
            "--deselect=tests/engine/test_mausoleum_end.py::test_the_computer_player_beats_chance",
        ],
    ),
    "luxor": _of_game(
        "luxor",
        ("choices", "movement", "rules", "scoring", "state", "turn"),
        [
            *(
                f"tests/engine/luxor/test_{name}.py"
                for name in ("actions", "box", "end_and_scoring", "events", "horus_cards", "movement", "refusals")
            ),
            "tests/engine/luxor/test_random_games.py::test_each_turn_is_marked_and_logged",
            "tests/engine/luxor/test_random_games.py::test_events_are_those_that_texts_know",
            "tests/engine/luxor/test_views.py::test_what_is_no_position_is_refused",
            "tests/engine/luxor/test_views.py::"
            "test_a_list_of_another_length_and_a_number_out_of_range_are_refused_before_anything_looks_at_them",
            "tests/engine/luxor/test_views.py::test_a_dump_speaks_in_words",
            "tests/engine/luxor/test_views.py::test_a_copy_shares_nothing_changeable",
        ],
    ),
    "capital_lux": _of_game(
        "capital_lux",
        ("draft", "limits", "notation", "round_end", "rules", "scoring", "state"),
        [
            *(
                f"tests/engine/capital_lux/test_{name}.py"
                for name in ("bad_input", "draft", "events", "gold", "round_end", "rulings", "scoring", "turns")
            ),
            "tests/engine/capital_lux/test_random_games.py::test_data_that_is_no_position_is_refused",
            "tests/engine/capital_lux/test_random_games.py::"
            "test_a_list_of_another_length_and_a_seat_out_of_range_are_refused_before_anything_looks_at_them",
            "tests/engine/capital_lux/test_random_games.py::test_the_end_of_a_round_has_an_entry_for_each_seat",
            "tests/engine/capital_lux/test_texts.py::test_all_events_questions_and_offers_are_listed_with_their_facts",
        ],
    ),
    "contract": Group(
        ("engine/contract.py", "engine/hidden.py"),
        (
            "tests/engine/test_values.py",
            *(
                f"tests/engine/test_contract.py::test_{name}"
                for name in (
                    "a_game_keeps_every_promise_from_the_deal_to_the_end[mausoleum-2]",
                    "a_number_of_players_that_the_box_is_not_made_for_is_refused[mausoleum]",
                    "a_sampled_position_has_drawn_nothing[mausoleum]",
                    "data_of_an_impossible_position_is_refused",
                )
            ),
        ),
    ),
}
"""All groups: the games and their shared modules (``points`` into places)."""


class Change(NamedTuple):
    """One change, as lines without indentation, which stays equal while the code around it moves."""

    where: str
    """File and function: ``engine/luxor/turn.py::_draw``."""
    was: str
    becomes: str

    def __str__(self) -> str:
        return f"{self.where}\n  - {self.was}\n  + {self.becomes}"


@dataclass(frozen=True, slots=True)
class Result:
    """Outcome of one group's changes."""

    counts: dict[str, Counter[str]]
    """Number of killed, survived and timed-out changes by module."""
    survivors: tuple[Change, ...]


class Listed(NamedTuple):
    """``survivors.toml``: accepted survivors."""

    single: frozenset[Change]
    everywhere: tuple[tuple[str, str], ...]
    """A text and its accepted replacement, at any location."""

    def may_live(self, change: Change) -> bool:
        return change in self.single or any(
            change.becomes == change.was.replace(text, other) for text, other in self.everywhere if text in change.was
        )


def listed() -> Listed:
    """Read the list. Raises KeyError for an incomplete entry, also for one without a reason."""
    data = tomllib.loads(LISTED.read_text(encoding="utf-8"))
    assert all(row["why"] for rows in data.values() for row in rows), "a survivor without a reason"
    single = frozenset(
        Change(row["where"], row["was"], becomes) for row in data["survivor"] for becomes in row["becomes"]
    )
    return Listed(single, tuple((row["was"], other) for row in data["everywhere"] for other in row["becomes"]))


# ---------------------------------------------------------------- the run


@contextlib.contextmanager
def copied(kept: Path | None) -> Iterator[Path]:
    """Copy the files that the tests need into ``kept`` or a temporary folder."""
    with contextlib.ExitStack() as stack:
        folder = kept or Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="mutation-")))
        for name in COPIED:
            source, target = ROOT / name, folder / name
            if source.is_dir():
                shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"), dirs_exist_ok=True)
            else:
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(source, target)
        yield folder


def configure(folder: Path, group: Group) -> None:
    """Write mutmut's settings into the copy."""
    lists = {
        "source_paths": ["engine"],
        "only_mutate": group.modules,
        "do_not_mutate_patterns": UNTOUCHED,
        "also_copy": BESIDE,
        "pytest_add_cli_args": OPTIONS,
        "pytest_add_cli_args_test_selection": group.tests,
    }
    rows = [f"{name} =\n" + "".join(f"    {each}\n" for each in values) for name, values in lists.items()]
    single = "timeout_multiplier = 4\ntimeout_constant = 2\ntrack_dependencies = no\nuse_git_change_detection = no\n"
    text = "[mutmut]\n" + "".join(rows) + single
    (folder / "setup.cfg").write_text(text, encoding="utf-8")


def run(folder: Path, group: Group, known: Listed, processes: int) -> Result:
    """Make every change of ``group`` in the copy, one at a time, and run the tests.

    Writes each unlisted survivor into the copy and tests it once more (see above).
    """
    configure(folder, group)
    _mutmut(folder, "run", "--max-children", str(processes))
    counts: dict[str, Counter[str]] = {}
    survivors: list[Change] = []
    for module in group.modules:
        found = json.loads((folder / "mutants" / f"{module}.meta").read_text(encoding="utf-8"))["exit_code_by_key"]
        counts[module] = Counter()
        for name, code in found.items():
            state = STATES.get(code, "survived")
            if state not in NOTICED:
                change = _change(folder, module, name)
                if not known.may_live(change):
                    state = _written(folder, group, module, name)
                if state not in NOTICED:
                    survivors.append(change)
            counts[module][state] += 1
    return Result(counts, tuple(survivors))


def _mutmut(folder: Path, *arguments: str) -> str:
    """Run one of mutmut's commands in the copy. Returns its output. Raises RuntimeError on failure."""
    command = [sys.executable, "-c", "from mutmut.__main__ import cli; cli()", *arguments]
    done = subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if done.returncode:
        raise RuntimeError("\n".join(done.stdout.splitlines()[-40:]))
    return done.stdout


def _written(folder: Path, group: Group, module: str, name: str) -> str:
    """Return the tests' result for a change written into the file."""
    path = folder / module
    before = path.read_bytes()
    _mutmut(folder, "apply", name)
    try:
        command = [sys.executable, "-m", "pytest", "-x", "-q", *OPTIONS, *group.tests]
        null = subprocess.DEVNULL
        code = subprocess.run(command, cwd=folder, timeout=600, check=False, stdout=null, stderr=null).returncode
    except subprocess.TimeoutExpired:
        return "timeout"
    finally:
        path.write_bytes(before)
    return "killed" if code else "survived"


def _change(folder: Path, module: str, name: str) -> Change:
    """Return the change that mutmut's name stands for."""
    lines = _mutmut(folder, "show", name).splitlines()
    was, becomes = (
        " ".join(line[1:].strip() for line in lines if line.startswith(sign) and not line.startswith(sign * 3))
        for sign in "-+"
    )
    # engine.luxor.turn.x__draw__mutmut_3, or for a method engine.contract.xǁEventǁload__mutmut_3
    mangled = name.rpartition(".")[2].rpartition("__mutmut_")[0]
    function = mangled.removeprefix("x_") if mangled.startswith("x_") else mangled.removeprefix("xǁ").replace("ǁ", ".")
    return Change(f"{module}::{function}", was, becomes)


# ---------------------------------------------------------------- the command


def main(arguments: list[str] | None = None) -> int:
    """Run the requested groups. Returns 1 for an unlisted survivor, 2 if there is nothing to run."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutation", description="Do the tests notice changed rules?")
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"of {', '.join(GROUPS)}; all, if none is named")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1, help="how many changes at a time")
    parser.add_argument("--keep", type=Path, metavar="DIR", help="work in this folder, keep it, and resume there later")
    parser.add_argument("--save", action="store_true", help="write the result into bench/results")
    add_quiet(parser)
    asked = parser.parse_args(arguments)
    unknown = [name for name in asked.names if name not in GROUPS]
    if unknown:
        print(f"There is no {unknown[0]!r}. There are: {', '.join(GROUPS)}.", file=sys.stderr)
        return 2
    if importlib.util.find_spec("mutmut") is None:
        print("mutmut is not here: pip install -r tests/mutation/requirements.txt", file=sys.stderr)
        return 2
    known, before = listed(), machine()
    results: dict[str, Result] = {}
    for name in progress(asked.names or list(GROUPS), "groups", note=str):
        with copied(asked.keep and asked.keep / name) as folder:
            results[name] = run(folder, GROUPS[name], known, asked.processes)
        print_above("\n".join(report(results[name], known)))
    new = [change for result in results.values() for change in result.survivors if not known.may_live(change)]
    if asked.save:
        command = " ".join(["python -m tests.mutation", *asked.names])
        unnoticed = [f"no test notices: {change}" for change in new]
        save("proof", "mutation", command, figures(results), before=before, violations=unnoticed)
    return 1 if new else 0


def figures(results: Mapping[str, Result]) -> dict[str, Figure]:
    """Return the numbers of changes, of killed and timed-out ones, and of survivors by group."""
    found: dict[str, Figure] = {}
    for name, result in results.items():
        total = sum(result.counts.values(), Counter[str]())
        survived = sum(number for state, number in total.items() if state not in NOTICED)
        found[f"{name}: changes"] = total.total()
        found[f"{name}: killed"] = total["killed"]
        found[f"{name}: timed out"] = total["timeout"]
        found[f"{name}: survived, each for a listed reason unless it is a violation"] = survived
    return found


def report(result: Result, known: Listed) -> list[str]:
    """Return the report's lines."""
    width = max(map(len, result.counts))
    lines = [f"{'':{width}}  changes  killed  timeouts  survivors"]
    for module, count in result.counts.items():
        lived = sum(number for state, number in count.items() if state not in NOTICED)
        lines.append(f"{module:{width}}  {count.total():7}  {count['killed']:6}  {count['timeout']:8}  {lived:9}")
    new = [change for change in result.survivors if not known.may_live(change)]
    lines += [f"\nNo test notices, and survivors.toml does not say why it may be so:\n{change}" for change in new]
    mine = {change for change in known.single if change.where.partition("::")[0] in result.counts}
    gone = sorted(mine - set(result.survivors))
    lines += [f"\nIn survivors.toml, but no survivor any more:\n{change}" for change in gone]
    return lines


if __name__ == "__main__":
    sys.exit(main())
