"""Derive ``copy``, ``dump`` and ``load`` of a game's state from the fields of its class.

Plain data is a dictionary with one entry for each field, under its name or what its metadata has as ``stored``. Type
hints say how a value is written:

======================================  ============================================================
hint                                    plain data
======================================  ============================================================
``int``, ``bool``, ``str``              the value
``Annotated[int, EnumWords(...)]``      its word, for cards and tiles
an enumeration of strings               its value
``X | None``                            null, or as ``X``
``list[X]``, ``tuple[X, ...]``          a list
``tuple[X, Y]``, a named tuple          a list with one entry for each field
a frozen dataclass                      a dictionary
======================================  ============================================================

Reading accepts exactly what writing makes: ``True`` is no number, and an unknown word is an error.
"""

from __future__ import annotations

import dataclasses
import types
import typing
from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from typing import Any, Final, Generic, TypeVar

Json = Any
"""Plain data: dictionaries with string keys, lists, strings, integers, booleans, None."""

S = TypeVar("S")
Function = Callable[[Any], Any]

_SIMPLE: Final = (int, bool, str)


@dataclasses.dataclass(frozen=True)
class EnumWords:
    """Marks a number that plain data writes as a word. ``values``: the number of each word (None: null)."""

    values: Mapping[Any, int]

    def __hash__(self) -> int:
        return id(self)


class Plain(Generic[S]):
    """How to copy, write and read states of one class.

    ``title`` names the game in errors. ``need`` raises ValueError for a state whose lists have wrong lengths or whose
    numbers are out of range. ``derived`` fields are not written; a function makes each from the other fields.
    ``omitted`` fields are not written while they have the default value of their class. ``copy(state)`` returns a copy
    that shares nothing mutable.
    """

    def __init__(
        self,
        state: type[S],
        title: str,
        need: Callable[[S], None] | None = None,
        derived: Mapping[str, Function] | None = None,
        omitted: Sequence[str] = (),
    ) -> None:
        hints = typing.get_type_hints(state, include_extras=True)
        self._state = state
        self._title = title
        self._need = need
        self._derived = derived or {}
        fields = {field.name: field for field in dataclasses.fields(state)}  # type: ignore[arg-type]
        self._omitted = {name: fields[name].default for name in omitted}
        self._names = {field.metadata.get("stored", name): name for name, field in fields.items()}
        written = {key: name for key, name in self._names.items() if name not in self._derived}
        self._codecs = {key: _codec(hints[name]) for key, name in written.items()}
        self.copy: Callable[[S], S] = _copier(state, {name: hints[name] for name in fields})

    def dump(self, state: S) -> Json:
        """Return plain data of a state."""
        data = {key: write(getattr(state, self._names[key])) for key, (write, _) in self._codecs.items()}
        for name, default in self._omitted.items():
            if getattr(state, name) == default:
                del data[name]
        return data

    def load(self, data: Json) -> S:
        """Return the inverse of :meth:`dump`. ValueError for data that is not plain data of such a state."""
        if not isinstance(data, dict) or data.keys() | self._omitted.keys() != self._codecs.keys():
            raise ValueError(f"not the fields of a position of {self._title}")
        values = {name: default for name, default in self._omitted.items() if name not in data}
        for key, value in data.items():
            name = self._names[key]
            try:
                values[name] = self._codecs[key][1](value)
                if name in self._omitted and values[name] == self._omitted[name]:
                    raise ValueError("a default is not written")
            except (KeyError, TypeError, ValueError) as error:
                raise ValueError(f"not a position of {self._title}: {key}: {error}") from error
        state = self._state(**values, **{name: make(values) for name, make in self._derived.items()})
        if self._need is not None:
            self._need(state)
        return state


def _codec(hint: Any) -> tuple[Function, Function]:
    """Return the functions that write and read a value of this type."""
    origin, arguments = typing.get_origin(hint), typing.get_args(hint)
    if origin is typing.Annotated:
        values = arguments[1].values
        words = {value: word for word, value in values.items()}
        return words.__getitem__, values.__getitem__
    if origin in (types.UnionType, typing.Union):
        (inner,) = [each for each in arguments if each is not types.NoneType]
        write, read = _codec(inner)
        return (lambda value: None if value is None else write(value)), (
            lambda data: None if data is None else read(data)
        )
    if origin is list or (origin is tuple and arguments[-1] is ...):
        write, read = _codec(arguments[0])
        whole = list if write is _same else (lambda row: [write(each) for each in row])
        return whole, lambda data: origin([read(each) for each in _list(data)])
    if origin is tuple:
        return _row(tuple, arguments)
    if hint in _SIMPLE:
        return _same, lambda data: _exactly(hint, data)
    if issubclass(hint, Enum):
        return (lambda member: member.value), (lambda data: hint(_exactly(str, data)))
    hints = typing.get_type_hints(hint, include_extras=True)
    if issubclass(hint, tuple):
        return _row(hint._make, tuple(hints.values()))
    plain: Plain[Any] = Plain(hint, hint.__name__)
    return plain.dump, plain.load


def _row(make: Function, hints: tuple[Any, ...]) -> tuple[Function, Function]:
    """Return the functions that write and read a row with one value of each type."""
    codecs = [_codec(hint) for hint in hints]

    def write(row: Any) -> Json:
        return [write(each) for (write, _), each in zip(codecs, row, strict=True)]

    def read(data: Json) -> Any:
        return make([read(each) for (_, read), each in zip(codecs, _list(data), strict=True)])

    return write, read


def _copier(kind: type[S], hints: Mapping[str, Any]) -> Callable[[S], S]:
    """Return a function that copies objects of a class, made as ``dataclasses`` makes ``__init__``.

    Bots copy thousands of states a second: this is as fast as one written by hand, and forgets no field.
    """
    lines = [f"new.{name} = {_copied(hint, f'old.{name}')}" for name, hint in hints.items()]
    scope: dict[str, Any] = {"kind": kind, "make": object.__new__}
    exec("\n    ".join(["def copy(old):", "new = make(kind)", *lines, "return new"]), scope)
    made: Callable[[S], S] = scope["copy"]
    return made


def _copied(hint: Any, value: str) -> str:
    """Return an expression that copies the value of an expression. Only lists are mutable."""
    if typing.get_origin(hint) is not list:
        return value
    (inner,) = typing.get_args(hint)
    return f"[{_copied(inner, 'row')} for row in {value}]" if typing.get_origin(inner) is list else f"{value}[:]"


def _same(value: Any) -> Any:
    return value


def _exactly(kind: type, data: Json) -> Any:
    if type(data) is not kind:
        raise TypeError(f"{data!r} is no {kind.__name__}")
    return data


def _list(data: Json) -> Any:
    return _exactly(list, data)
