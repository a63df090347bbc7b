"""Checks ``Event.reveals`` by trial: whether a step reveals something hidden to a viewer.

A viewer learns nothing from a step if everything the viewer noticed is possible in every position that agrees with the
viewer's view. ``Game.sample`` gives such positions. Only some are tried, so a leak may stay undetected; a reported one
is real.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from engine.any_game import AnyGame
from engine.contract import Action, Event, seen
from engine.rng import Rng

State = Any

Noticed = Callable[[State, Sequence[Event]], object]
"""What a viewer notices of a step, from the position after it and its events. Equal values are indistinguishable."""


class Ply(NamedTuple):
    """One step of a game: position before, seat, action, events, position after."""

    before: State
    seat: int
    action: Action
    events: Sequence[Event]
    after: State

    @property
    def silent(self) -> bool:
        """Whether no event claims to reveal anything."""
        return not any(event.reveals for event in self.events)


def learners(rules: AnyGame, ply: Ply, rng: Rng, *, samples: int = 1) -> list[int | None]:
    """Return viewers (None: a spectator) to whom ``ply`` revealed something hidden.

    Tries ``samples`` positions for each.
    """
    found: list[int | None] = []
    for viewer in (None, *range(ply.before.seats)):
        view = rules.view(ply.before, viewer)
        if viewer != ply.seat and not seen(ply.events, viewer) and rules.view(ply.after, viewer) == view:
            continue

        def noticed(after: State, events: Sequence[Event], viewer: int | None = viewer) -> object:
            return visible_events(events, viewer), rules.view(after, viewer)

        if not was_possible(rules, ply, viewer, noticed, rng, samples):
            found.append(viewer)
    return found


def visible_events(events: Sequence[Event], viewer: int | None) -> list[Event]:
    """Return the events as ``viewer`` sees them, without the flag under test."""
    return [event._replace(reveals=False) for event in seen(events, viewer)]


def was_possible(rules: AnyGame, ply: Ply, viewer: int | None, noticed: Noticed, rng: Rng, samples: int) -> bool:
    """Return whether what ``viewer`` noticed is possible in every sampled position."""
    view, truth = rules.view(ply.before, viewer), noticed(ply.after, ply.events)
    return all(
        any(noticed(*step) == truth for step in _steps(rules, rules.sample(view, rng), ply, viewer, rng, []))
        for _ in range(samples)
    )


def _steps(
    rules: AnyGame, world: State, ply: Ply, viewer: int | None, rng: Rng, met: list[State]
) -> Iterator[tuple[State, Sequence[Event]]]:
    """Yield what the seat of ``ply`` may have done in ``world``: the same, and all else unless it is the viewer.

    After an action that ``viewer`` does not notice, also what may follow, to any depth: a card, its target, or four
    cards that are chosen one by one. ``met`` are the positions after such actions, each of which is tried once.
    """
    legal = rules.legal(world, ply.seat)
    same = [ply.action] if ply.action in legal else []
    others = [] if viewer == ply.seat else [action for action in legal if action != ply.action]
    for action in (*same, *others):
        after = rules.copy(world)
        events = rules.apply(after, ply.seat, action, rng)
        yield after, events
        if (
            viewer != ply.seat
            and not seen(events, viewer)
            and rules.view(after, viewer) == rules.view(world, viewer)
            and after not in met
        ):
            met.append(after)
            yield from _steps(rules, after, ply, viewer, rng, met)
