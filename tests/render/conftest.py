"""No picture that a test composes may lack a piece."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from render import pieces


@pytest.fixture(autouse=True)
def nothing_is_missing() -> Iterator[None]:
    """Yield whatever a test composes, every piece that it asks for exists."""
    before = set(pieces.missing)
    yield
    assert pieces.missing <= before
