"""Asks a running bot for its health: ``python bot.py --check-health``.

A container does so every 30 seconds: ``python -m status.check`` reads the environment alone, and costs a fifth.
"""

from __future__ import annotations

import json
import os
import sys
from http import HTTPStatus
from http.client import HTTPConnection, HTTPException
from typing import Final

TIMEOUT_SECONDS: Final = 5.0
"""How long an answer may take. A bot that is stuck gives none."""
_ANY: Final = {"0.0.0.0": "127.0.0.1", "::": "::1"}
"""Addresses that stand for all of a machine, and those under which it reaches itself."""


def check_health(host: str, port: int | None) -> tuple[bool, str]:
    """Return whether the bot of this machine is healthy, and a sentence about it. Never raises."""
    if not port:
        return (
            False,
            "The health is unknown: set TERTULIA_STATUS_PORT to a port, such as 9464, and restart the bot.",
        )
    place = _ANY.get(host, host)
    connection = HTTPConnection(place, port, timeout=TIMEOUT_SECONDS)
    try:
        connection.request("GET", "/healthz")
        answer = connection.getresponse()
        found = json.loads(answer.read(65_536))
        healthy = found.pop("healthy") is True and answer.status == HTTPStatus.OK
        found.pop("version", None)
        problems = [f"{part}: {text}" for part, text in found.items() if text != "ok"]
    except TimeoutError:
        return False, f"The bot is not healthy: it has not answered on port {port} for {TIMEOUT_SECONDS:g} s."
    except OSError as error:
        return False, f"The bot does not run, or not with this port: {place}:{port}: {error.strerror or error}."
    except (HTTPException, ValueError, AttributeError, KeyError, TypeError):
        return False, f"Another program than the bot answers on port {port} of {place}."
    finally:
        connection.close()
    return (True, "The bot is healthy.") if healthy else (False, f"The bot is not healthy: {'; '.join(problems)}.")


def main() -> int:
    """Print a sentence about the bot of this machine; 0 if it is healthy, else 1."""
    port = os.environ.get("TERTULIA_STATUS_PORT", "")
    healthy, sentence = check_health(
        os.environ.get("TERTULIA_STATUS_HOST") or "127.0.0.1", int(port) if port.isdecimal() else None
    )
    print(sentence)
    return 0 if healthy else 1


if __name__ == "__main__":
    sys.exit(main())
