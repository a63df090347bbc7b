"""What tests of several rooms need."""

from __future__ import annotations

import pytest

from render import wording


@pytest.fixture
def spoken_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """For tests over very many positions: the same text with the same facts is worked out once, and then remembered."""
    say = wording.say
    known: dict[tuple[object, ...], str] = {}

    def remembered(locale: str, key: str, facts: dict[str, str | int] | None = None, /, **more: str | int) -> str:
        asked = (locale, key, *sorted({**(facts or {}), **more}.items()))
        if asked not in known:
            known[asked] = say(locale, key, facts, **more)
        return known[asked]

    monkeypatch.setattr(wording, "say", remembered)
