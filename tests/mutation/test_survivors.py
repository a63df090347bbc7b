"""Checks that the list of accepted survivors matches the code."""

from __future__ import annotations

from collections import Counter

from tests.mutation.__main__ import GROUPS, ROOT, Change, Listed, Result, figures, listed

A_LINE = Change("engine/luxor/turn.py::_draw", "zip(a, b, strict=True)", "zip(a, b, strict=False)")


def test_what_is_listed_still_stands_in_the_code() -> None:
    for change in listed().single:
        module, function = change.where.split("::")
        text = " ".join(line.strip() for line in (ROOT / module).read_text(encoding="utf-8").splitlines())
        assert f"def {function.rpartition('.')[2]}(" in text, change
        assert change.was in text, change


def test_a_change_may_live_if_it_is_listed_or_is_one_of_those_that_may_be_everywhere() -> None:
    assert not Listed(frozenset(), ()).may_live(A_LINE)
    assert Listed(frozenset({A_LINE}), ()).may_live(A_LINE)
    known = Listed(frozenset(), (("strict=True", "strict=False"),))
    assert known.may_live(A_LINE)
    assert not known.may_live(A_LINE._replace(becomes="zip(a, a, strict=False)"))


def test_what_is_run_is_there() -> None:
    for group in GROUPS.values():
        for path in (*group.modules, *(test.partition("::")[0] for test in group.tests)):
            assert (ROOT / path.removeprefix("--deselect=")).is_file(), path
        for test in group.tests:
            path, _, name = test.removeprefix("--deselect=").partition("::")
            assert f"def {name.partition('[')[0]}" in (ROOT / path).read_text(encoding="utf-8"), test


def test_the_figures_of_a_group_add_up() -> None:
    counts = {"a.py": Counter(killed=5, timeout=1), "b.py": Counter(killed=2, survived=3)}
    found = figures({"luxor": Result(counts, (A_LINE,))})
    changes, killed, timed_out, survived = found.values()
    assert (changes, killed, timed_out, survived) == (11, 7, 1, 3)
    assert all(name.startswith("luxor: ") for name in found)
