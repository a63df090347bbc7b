"""Every text fits a phone: its kind sets how long it may be. See :mod:`tools.lengths`."""

from __future__ import annotations

import re

import pytest

from locales import DEFAULT, LOCALES
from tools.keys import keys
from tools.lengths import LIMITS, longest, seen, shared, too_long


@pytest.mark.parametrize("locale", LOCALES)
def test_no_text_is_longer_than_its_kind_may_be(locale: str) -> None:
    assert [*too_long(keys(locale), locale)] == []


def test_each_limit_holds_for_some_text() -> None:
    first = {next(pattern for pattern, _ in LIMITS if re.fullmatch(pattern, shared(key))) for key in keys(DEFAULT)}
    assert [pattern for pattern, _ in LIMITS if pattern not in first] == []


def test_the_longest_variant_is_measured_without_markdown() -> None:
    pattern = keys("en-US")["board-deciding-until"].pattern
    assert pattern is not None
    assert seen(longest(pattern, "en-US")) == "Waiting for ▲ Ana Maria · deadline in 2 hours"
    assert seen("-# **Ana**: [the board]() `x`") == "Ana: the board x"
