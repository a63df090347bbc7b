"""Orders a mutation run's tests: those that play whole games come last, since quicker ones catch most changes."""

from __future__ import annotations

import pytest

LONG = ("test_contract.py", "test_random_games.py", "test_reshuffle.py", "test_texts.py")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.path.name in LONG)
