"""Requests checked against Discord's own API description, where ../shared/discord holds it."""

from __future__ import annotations

import functools
import importlib.util
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import pytest

DESCRIPTION: Final = Path(__file__).resolve().parents[2] / "shared" / "discord"
"""Discord's own description of its API and the checker that reads it, where they are at hand."""


@functools.cache
def spec() -> Any:
    """Return the module that reads Discord's API description, or None where it is missing: it cannot be shipped."""
    checker = DESCRIPTION / "check_requests.py"
    if not checker.is_file():
        return None
    found = importlib.util.spec_from_file_location("discord_check_requests", checker)
    assert found is not None and found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


needs_description = pytest.mark.skipif(
    spec() is None,
    reason="Discord's whole API description is not beside this folder (../shared/discord): "
    "requests are checked against tests/discord_limits.py alone.",
)
"""Marks a test that needs that description."""


@functools.cache
def _plain() -> Any:
    """Return the slow checker, which names violations."""
    return spec().Spec()


@functools.cache
def _compiled() -> Any:
    """Return the compiled checker: a hundred times as fast, but it only answers yes or no."""
    return spec().Spec(backend="rs")


def _fits(request: dict[str, Any]) -> bool:
    """Return whether the request is valid. False may also mean that only the plain checker can tell.

    discord.py sends ``tts: false`` where the description lacks it; the plain checker lets that pass.
    """
    compiled = _compiled()
    body = request["json"]
    operation = compiled.find(request["method"], request["path"])
    if operation is None or body is None or "requestBody" not in operation[4]:
        return not compiled.check(request)
    if compiled.check({**request, "json": None}):
        return False
    fits = compiled.validator(operation).is_valid
    return bool(fits(body) or (isinstance(body, dict) and fits(_without_tts(body))))


def _without_tts(body: dict[str, Any]) -> dict[str, Any]:
    """Return the body of a message, or of an answer that contains one, without ``tts: false``."""
    body = {key: value for key, value in body.items() if key != "tts" or value is not False}
    return {**body, "data": _without_tts(body["data"])} if isinstance(body.get("data"), dict) else body


@functools.lru_cache(maxsize=1000)
def _violations(request: str) -> tuple[str, ...]:
    """Return the plain checker's violations for a request as JSON, cached: every test sends the same commands."""
    return tuple(_plain().check(json.loads(request)))


def description_problems(method: str, path: str, query: Any, body: Any) -> Sequence[str]:
    """Return violations of Discord's API description in one request; none where it is missing.

    Tests marked with :data:`needs_description` are then skipped.
    """
    request = {"method": method, "path": path, "query": query, "json": body}
    return () if spec() is None or _fits(request) else _violations(json.dumps(request))


def mention_problems(method: str, path: str, body: Any) -> list[str]:
    """Return what is wrong with a message's ``allowed_mentions``: required, and users only, each by id."""
    if isinstance(body, dict) and path.endswith("/callback"):
        body = body.get("data") if body.get("type") in (4, 7) else None
    in_message = path.endswith("/callback") or "/messages" in path or path.startswith("/webhooks/")
    if method not in ("POST", "PATCH") or not in_message or not isinstance(body, dict):
        return []
    allowed = body.get("allowed_mentions")
    if not isinstance(allowed, dict):
        return ["a message without allowed_mentions"]
    rest = {key: value for key, value in allowed.items() if key != "users" and value}
    return [f"a message may mention more than users by id: {rest}"] if rest else []
