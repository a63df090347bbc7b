"""Where the chance of a table comes from, so that nobody chooses it alone and everybody can check it afterwards.

When a lobby opens a secret is drawn, and its :func:`commitment` is shown to all. Then each player's click that takes a
seat, and the click that starts the game, contribute a number that whoever drew the secret could not know. Secret and
contributions make the :func:`seed`, from which :class:`engine.rng.KeyedRng` derives every draw; after the game the
secret is shown. ``docs/record.md`` says what that proves, and what it does not.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from typing import Final

SECRET_BYTES: Final = 32


def commitment(secret: bytes) -> str:
    """SHA-256 of the secret, as 64 hexadecimal digits."""
    return hashlib.sha256(secret).hexdigest()


def shuffle_seed(
    secret: bytes,
    *,
    table: int,
    game: str,
    rules_version: int,
    contributions: Sequence[int | None],
    start: int | None,
) -> bytes:
    """HMAC-SHA256 with the secret as its key, over a text that names the table and all contributions in seat order.

    None stands for a click that contributes nothing: that of whoever opened the lobby came before the commitment.
    The lines of the text end in a line feed each, the last one too.
    """
    lines = [
        "tertulia shuffle 1",
        f"table {table}",
        f"game {game}",
        f"rules {rules_version}",
        *(f"seat {seat} {_word(value)}" for seat, value in enumerate(contributions)),
        f"start {_word(start)}",
    ]
    return hmac.digest(secret, "".join(f"{line}\n" for line in lines).encode(), hashlib.sha256)


def _word(contribution: int | None) -> str:
    return "none" if contribution is None else str(contribution)
