"""Seeds of shuffles: no participant chooses one alone, and everyone can check it afterwards.

Opening a lobby draws a secret and shows its :func:`commitment`. Each click that takes a seat, and the click that starts
the game, contributes a number unknown when the secret was drawn. :func:`shuffle_seed` derives the seed from secret and
contributions; :class:`engine.rng.KeyedRng` derives every draw from the seed. After the game the secret is shown.
``docs/record.md`` says what that proves, and what it does not.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Mapping, Sequence
from typing import Final

SECRET_BYTES: Final = 32


def commitment(secret: bytes) -> str:
    """Return SHA-256 of the secret, as 64 hexadecimal digits."""
    return hashlib.sha256(secret).hexdigest()


def shuffle_seed(
    secret: bytes,
    *,
    table: int,
    game: str,
    rules_version: int,
    options: Mapping[str, str],
    contributions: Sequence[int | None],
    start: int | None,
) -> bytes:
    """Return HMAC-SHA256, keyed with the secret, over a text of the table and all contributions in seat order.

    None marks a click that contributes nothing, such as opening the lobby: it precedes the commitment. ``options``:
    those that are not the default. Every line of the text ends in a line feed.
    """
    lines = [
        "tertulia shuffle 1",
        f"table {table}",
        f"game {game}",
        f"rules {rules_version}",
        *(f"option {name} {options[name]}" for name in sorted(options)),
        *(f"seat {seat} {_word(value)}" for seat, value in enumerate(contributions)),
        f"start {_word(start)}",
    ]
    return hmac.digest(secret, "".join(f"{line}\n" for line in lines).encode(), hashlib.sha256)


def daily_seed(secret: bytes, *, day: int, game: str, rules_version: int) -> bytes:
    """Return the seed of a daily deal: HMAC-SHA256, keyed with its secret, over a text of the day and the game.

    ``day`` counts from 1970, UTC.
    """
    text = f"tertulia daily 1\nday {day}\ngame {game}\nrules {rules_version}\n"
    return hmac.digest(secret, text.encode(), hashlib.sha256)


def _word(contribution: int | None) -> str:
    return "none" if contribution is None else str(contribution)
