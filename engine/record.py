"""The record of a finished game: one JSON document to read, replay and check.

``docs/record.md`` describes the format. Only finished games have records, because a record holds the secret.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any, Final, NamedTuple

from engine.contract import NOTATION
from engine.outcome import Outcome
from engine.plain import Json
from engine.replay import UNDO, Step
from engine.rng import KeyedRng, LabelledRng, Rng
from engine.seed import daily_seed, shuffle_seed

FORMAT: Final = "tertulia-record"
VERSION: Final = 1
DAILY_VERSION: Final = 2
"""That of a record of a daily deal, which also has its day and names the generator of its draws."""
LABELLED: Final = "labelled"
MAX_CHARACTERS: Final = 1_000_000
"""Maximum length of a document. The longest games stay far below a tenth of it."""
QUOTED: Final = 60
"""Characters of a value that an error message quotes at most."""
MAX_LINES: Final = 10_000
"""Maximum length of a log, undos included. No game comes near."""

START: Final = "start"
"""Notation of the first line, the deal."""
PERSON, BOT, TABLE = "person", "computer", "table"
"""Who wrote a line: a person for a seat, a bot for it, or the table itself."""

_LINE: Final = re.compile(r"([1-9][0-9]{0,8}) ([0-9]|-) (person|computer|table) (\S{1,100})")
_TABLES: Final = re.compile(
    rf"{UNDO}\.(?:0|[1-9][0-9]{{0,8}})(?:\.anew)?|@(?!undo\b)[a-z]{{1,15}}(?:\.[a-z0-9_-]{{1,16}}){{0,4}}"
)
_HEX: Final = re.compile(r"[0-9a-f]{64}")
_NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,19}")


class RecordError(ValueError):
    """The text is no readable record. The message is a sentence that says why."""


class Unfinished(RecordError):
    """An unfinished game has no record: it would reveal hidden things and future draws."""

    def __init__(self) -> None:
        super().__init__("The game is not over, so there is no record of it yet.")


class Line(NamedTuple):
    """One line of the log: the revision it led to, its seat (None: the table), who acted, its notation."""

    revision: int
    seat: int | None
    who: str
    notation: str

    def __str__(self) -> str:
        return f"{self.revision} {'-' if self.seat is None else self.seat} {self.who} {self.notation}"

    @classmethod
    def parse(cls, text: Json) -> Line:
        """Return the inverse of ``str``. :class:`RecordError` for any other text."""
        match = _LINE.fullmatch(text) if isinstance(text, str) else None
        if match is None:
            raise RecordError(f'{_short(text)} is no line of a log. One looks like "12 0 person play.left".')
        line = cls(int(match[1]), None if match[2] == "-" else int(match[2]), match[3], match[4])
        if (line.seat is None) is not (line.who == TABLE):
            raise RecordError(f"{_short(text)} does not fit: only what the table did has no seat.")
        known = _TABLES if line.notation.startswith("@") else NOTATION
        if not known.fullmatch(line.notation) or (line.seat is None and line.step.target is not None):
            raise RecordError(f"{_short(text)} holds no notation of a decision.")
        return line

    @property
    def step(self) -> Step:
        """The line as a step of :mod:`engine.replay`."""
        return Step(self.revision, self.seat, self.notation)


@dataclass(frozen=True, slots=True)
class Sealed:
    """How a shuffle was agreed: the commitment published before the deal, its secret, the players' contributions.

    ``contributions``: one for each seat; None for a click before the commitment, or one that added nothing.
    """

    commitment: str
    secret: bytes = field(repr=False)
    contributions: tuple[int | None, ...]
    start: int | None


@dataclass(frozen=True, slots=True)
class Record:
    """A finished game. ``sealed`` is None if the game started before shuffles were sealed: only the seed is known.

    ``options`` are those that are not the default. ``outcome`` is plain data (:func:`outcome_data`). ``fingerprint`` is
    what the document claims (:func:`fingerprint`).
    """

    game: str
    rules_version: int
    table: int
    names: tuple[str, ...]
    options: Mapping[str, str]
    sealed: Sealed | None
    seed: bytes = field(repr=False)
    lines: tuple[Line, ...]
    outcome: Json
    fingerprint: str = ""
    day: int | None = None
    """The day of a daily deal, counted from 1970, UTC: its draws are counted by label. None for all other games."""

    def rng(self) -> Rng:
        """Return what the game draws from."""
        return KeyedRng(self.seed) if self.day is None else LabelledRng(self.seed)

    @property
    def steps(self) -> list[Step]:
        """The lines as steps of :mod:`engine.replay`."""
        return [line.step for line in self.lines]

    @property
    def reshuffles(self) -> int:
        """How often an undo shuffled again what no player knew."""
        return sum(step.resamples for step in self.steps)

    def agreed_seed(self) -> bytes:
        """Return the seed that follows from secret and contributions; the recorded one if nothing was sealed."""
        if self.sealed is None:
            return self.seed
        if self.day is not None:
            secret, version = self.sealed.secret, self.rules_version
            return daily_seed(secret, day=self.day, game=self.game, rules_version=version)
        return shuffle_seed(
            self.sealed.secret,
            table=self.table,
            game=self.game,
            rules_version=self.rules_version,
            options=self.options,
            contributions=self.sealed.contributions,
            start=self.sealed.start,
        )


def outcome_data(outcome: Outcome) -> Json:
    """Return an outcome as plain data. ``lowest`` stands there only if it is true: older records lack it."""
    data = asdict(outcome)
    if not outcome.lowest:
        del data["lowest"]
    return json.loads(json.dumps(data))


def build(  # noqa: PLR0913 - a part of the record each
    *,
    game: str,
    rules_version: int,
    table: int,
    names: Sequence[str],
    options: Mapping[str, str],
    sealed: Sealed | None,
    seed: bytes,
    lines: Sequence[Line],
    outcome: Outcome | None,
    day: int | None = None,
) -> Record:
    """Return the record of a game, with its fingerprint. :class:`Unfinished` without an outcome."""
    if outcome is None:
        raise Unfinished
    given = game, rules_version, table, tuple(names), dict(options), sealed, seed, tuple(lines)
    record = Record(*given, outcome_data(outcome), day=day)
    return replace(record, fingerprint=fingerprint(record))


def fingerprint(record: Record) -> str:
    """Return SHA-256 of the record without the players' names and the fingerprint itself, as hexadecimal digits.

    Hashes the document's JSON in ASCII, keys sorted, no spaces, with the number of seats in place of the names.
    """
    data = {key: value for key, value in _data(record).items() if key != "fingerprint"}
    data["seats"] = len(record.names)
    return hashlib.sha256(json.dumps(data, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


def _data(record: Record) -> dict[str, Json]:
    sealed = record.sealed
    return {
        "format": FORMAT,
        "version": VERSION if record.day is None else DAILY_VERSION,
        **({} if record.day is None else {"rng": LABELLED, "day": record.day}),
        "game": record.game,
        "rules_version": record.rules_version,
        "table": record.table,
        "seats": list(record.names),
        "options": dict(record.options),
        "shuffle": None
        if sealed is None
        else {
            "commitment": sealed.commitment,
            "secret": sealed.secret.hex(),
            # As text: many JSON readers round numbers of this size.
            "contributions": [_text(value) for value in sealed.contributions],
            "start": _text(sealed.start),
        },
        "seed": record.seed.hex(),
        "log": [str(line) for line in record.lines],
        "outcome": record.outcome,
        "fingerprint": record.fingerprint,
    }


def dump(record: Record) -> str:
    """Return the document: JSON, one array item for each line of the log."""
    return json.dumps(_data(record), indent=1, ensure_ascii=False) + "\n"


def load(text: str) -> Record:
    """Read a document. :class:`RecordError` if it is unreadable; ``engine.verify`` checks whether it is true."""
    if len(text) > MAX_CHARACTERS:
        raise RecordError(f"The document is too large for a record: more than {MAX_CHARACTERS} characters.")
    try:
        data = json.loads(text, object_pairs_hook=_once)
    except RecordError:
        raise
    except (ValueError, RecursionError) as error:
        raise RecordError(f"The document is no JSON, or was cut off: {error}.") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise RecordError("The document is JSON, but no record of a game of Tertulia.")
    fields = _Fields({key: value for key, value in data.items() if key != "format"}, "The record")
    version = fields.any("version")
    if version not in (VERSION, DAILY_VERSION):
        known = f"{VERSION} and {DAILY_VERSION}"
        raise RecordError(f"The record has version {_short(version)} of the format; this program reads {known}.")
    day = _day(fields) if version == DAILY_VERSION else None
    names = fields.items("seats")
    if not all(isinstance(name, str) for name in names):
        raise RecordError('"seats" of the record must be the names of the players.')
    options = fields.mapping("options")
    if not all(isinstance(value, str) for value in options.values()):
        raise RecordError('"options" of the record must be words.')
    log = fields.items("log")
    if len(log) > MAX_LINES:
        raise RecordError(f"The log is too long for a game: {len(log)} lines, of {MAX_LINES} at most.")
    record = Record(
        fields.text("game"),
        fields.whole("rules_version"),
        fields.whole("table"),
        tuple(names),
        options,
        _sealed(fields.any("shuffle"), len(names)),
        fields.octets("seed"),
        tuple(Line.parse(line) for line in log),
        fields.mapping("outcome"),
        fields.hex("fingerprint"),
        day,
    )
    fields.nothing_else()
    return record


def _day(fields: _Fields) -> int:
    """Return the day of a daily deal. :class:`RecordError` unless its generator is the one of such deals."""
    if fields.text("rng") != LABELLED:
        raise RecordError("The record names an unknown generator of random numbers.")
    return fields.whole("day")


def _sealed(data: Json, seats: int) -> Sealed | None:
    if data is None:
        return None
    if not isinstance(data, dict):
        raise RecordError('"shuffle" of the record must be an object, or null.')
    fields = _Fields(data, 'The record\'s "shuffle"')
    given = [_contribution(value) for value in fields.items("contributions")]
    if len(given) != seats:
        raise RecordError(f"The record has {len(given)} contributions for {seats} seats.")
    sealed = Sealed(fields.hex("commitment"), fields.octets("secret"), tuple(given), _contribution(fields.any("start")))
    fields.nothing_else()
    return sealed


def _contribution(value: Json) -> int | None:
    if value is None:
        return None
    if not isinstance(value, str) or not _NUMBER.fullmatch(value):
        raise RecordError(f"{_short(value)} is no contribution: they are whole numbers as text, or null.")
    return int(value)


class _Fields:
    """An object of the document. Each field is read once, with its type checked."""

    def __init__(self, data: dict[str, Json], name: str) -> None:
        self._data = dict(data)
        self._name = name

    def any(self, key: str) -> Json:
        if key not in self._data:
            raise RecordError(f'{self._name} has no "{key}".')
        return self._data.pop(key)

    def _of(self, key: str, kind: type[Any], words: str) -> Any:
        value = self.any(key)
        if not isinstance(value, kind) or isinstance(value, bool):
            raise RecordError(f'{self._name} must have {words} as "{key}", not {_short(value)}.')
        return value

    def text(self, key: str) -> str:
        return str(self._of(key, str, "a text"))

    def whole(self, key: str) -> int:
        return int(self._of(key, int, "a whole number"))

    def items(self, key: str) -> list[Json]:
        return list(self._of(key, list, "a list"))

    def mapping(self, key: str) -> dict[str, Json]:
        return dict(self._of(key, dict, "an object"))

    def hex(self, key: str) -> str:
        value = self.text(key)
        if not _HEX.fullmatch(value):
            raise RecordError(f'{self._name} must have 64 hexadecimal digits as "{key}".')
        return value

    def octets(self, key: str) -> bytes:
        return bytes.fromhex(self.hex(key))

    def nothing_else(self) -> None:
        """Refuse fields that the format does not describe: nothing would check them."""
        if self._data:
            raise RecordError(f'{self._name} has an unknown "{next(iter(self._data))[:40]}".')


def _once(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise RecordError("The document names a field twice.")
    return found


def _text(contribution: int | None) -> str | None:
    return None if contribution is None else str(contribution)


def _short(value: Json) -> str:
    """Return a value for an error message, at most 60 characters."""
    text = json.dumps(value)
    return text if len(text) <= QUOTED else f"{text[: QUOTED - 3]}…"
