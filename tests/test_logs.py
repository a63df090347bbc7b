"""The log as JSON: one object a line, and no words that could quote a hidden card."""

from __future__ import annotations

import json
import logging
import subprocess
import sys
from pathlib import Path

import pytest

from db import StoreError
from status import logs

ROOT = Path(__file__).resolve().parent.parent
CARD = "terremoto"


def written(message: str, *values: object, error: BaseException | None = None) -> dict[str, str]:
    """Return the JSON line of a record, read."""
    trace = None if error is None else (type(error), error, error.__traceback__)
    record = logging.LogRecord("cogs.turn", logging.WARNING, "", 0, message, values, trace)
    line = logs.Json().format(record)
    assert "\n" not in line
    found: dict[str, str] = json.loads(line)
    return found


def raised(error: Exception, cause: Exception) -> Exception:
    try:
        raise error from cause
    except type(error) as caught:
        return caught


def test_a_line_is_an_object() -> None:
    found = written('table %s: two\nlines and "quotes" of %s', 12, "Chloé\ud800")
    assert found.keys() == {"time", "level", "logger", "message"}
    assert (found["level"], found["logger"]) == ("WARNING", "cogs.turn")
    assert found["message"] == 'table 12: two\nlines and "quotes" of Chloé\ud800'
    assert found["time"].endswith("+00:00") and "T" in found["time"]


def test_an_error_keeps_its_place_and_loses_its_words() -> None:
    found = written("it failed", error=raised(KeyError(CARD), LookupError(f"{CARD} of Ana")))
    assert CARD not in json.dumps(found)
    assert found["error"].splitlines()[0].startswith("Traceback") or "LookupError" in found["error"]
    assert "KeyError" in found["error"] and "which led to" in found["error"] and "in raised" in found["error"]


def test_an_error_of_the_store_keeps_its_words() -> None:
    assert "the disk is full" in written("it failed", error=StoreError("the disk is full"))["error"]


def test_lines_of_one_kind_are_counted_after_ten_in_a_minute() -> None:
    repeats = logs._Repeats()

    def passed(second: int, level: int = logging.WARNING, message: str = "table %s: write failed") -> str | None:
        record = logging.LogRecord("tables", level, "", 0, message, (second,), None)
        record.created = float(second)
        return record.getMessage() if repeats.filter(record) else None

    assert [passed(second) is not None for second in range(15)] == [True] * 10 + [False] * 5
    assert passed(15, message="another %s") and passed(15, logging.INFO)
    assert passed(70) == "table 70: write failed (and 5 more of these lines before it)"
    assert passed(71) == "table 71: write failed"


PROGRAM = """
import logging, sys, warnings
from status import logs
logs.set_up("INFO", sys.argv[1], discreet=True)
logging.getLogger("cogs").info("a line")
warnings.warn("something odd", stacklevel=1)
logs.tell("Invite it.")
logs.say("The bot ends: 100 %.")
raise KeyError("terremoto")
"""


@pytest.mark.parametrize("form", ["json", "text"])
def test_all_that_a_program_says_has_the_form_of_the_log(form: str) -> None:
    """Warnings, the last sentence, and the error that ends the program."""
    ended = subprocess.run(
        [sys.executable, "-c", PROGRAM, form], cwd=ROOT, capture_output=True, text=True, timeout=60, check=False
    )
    lines = ended.stderr.splitlines()
    assert ended.returncode == 1
    assert ended.stdout == "Invite it.\n" or json.loads(ended.stdout)["message"] == "Invite it."
    if form == "text":
        assert lines[0].endswith(" INFO cogs: a line") and "The bot ends: 100 %." in lines
        return
    found = [json.loads(line) for line in lines]
    messages = [each["message"] for each in found]
    assert messages[0] == "a line" and "something odd" in messages[1]
    assert messages[2:] == ["The bot ends: 100 %.", "ended by an error"]
    assert "KeyError" in found[-1]["error"] and CARD not in ended.stderr
