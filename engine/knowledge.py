"""Whether a step told anybody something that was hidden: what the flag ``Event.reveals`` promises, found out by trying.

A viewer has learnt nothing from a step if it could have gone just so in every position that the viewer held possible.
``Game.sample`` deals such positions. Only some are tried: who is found to have learnt something has, who is not found
has not as far as was tried.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from engine.contract import Action, Event, seen
from engine.registry import AnyGame
from engine.rng import Rng

State = Any

HIDDEN_STEPS: Final = 2
"""The most decisions that a player makes unseen before the one that the others notice: a card, then its target."""

Noticed = Callable[[State, Sequence[Event]], object]
"""What a viewer notices of a step, from the position after it and what happened. Equal values cannot be told apart."""


class Ply(NamedTuple):
    """One step of a game: the position before it, who did what, what happened, and the position after it."""

    before: State
    seat: int
    action: Action
    events: Sequence[Event]
    after: State

    @property
    def silent(self) -> bool:
        """Whether it says of itself that nobody learnt anything new."""
        return not any(event.reveals for event in self.events)


def learners(rules: AnyGame, ply: Ply, rng: Rng, *, samples: int = 1) -> list[int | None]:
    """Viewers (None: a spectator) to whom ``ply`` told something, ``samples`` positions tried for each."""
    found: list[int | None] = []
    for viewer in (None, *range(ply.before.seats)):
        view = rules.view(ply.before, viewer)
        if viewer != ply.seat and not seen(ply.events, viewer) and rules.view(ply.after, viewer) == view:
            continue

        def noticed(after: State, events: Sequence[Event], viewer: int | None = viewer) -> object:
            return told(events, viewer), rules.view(after, viewer)

        if not was_possible(rules, ply, viewer, noticed, rng, samples):
            found.append(viewer)
    return found


def told(events: Sequence[Event], viewer: int | None) -> list[Event]:
    """What ``viewer`` is told: the events without the flag that is on trial."""
    return [event._replace(reveals=False) for event in seen(events, viewer)]


def was_possible(rules: AnyGame, ply: Ply, viewer: int | None, noticed: Noticed, rng: Rng, samples: int) -> bool:
    """Whether what ``viewer`` noticed could have come of every position that is tried in place of the true one."""
    view, truth = rules.view(ply.before, viewer), noticed(ply.after, ply.events)
    return all(
        any(noticed(*step) == truth for step in _steps(rules, rules.sample(view, rng), ply, viewer, rng, HIDDEN_STEPS))
        for _ in range(samples)
    )


def _steps(
    rules: AnyGame, world: State, ply: Ply, viewer: int | None, rng: Rng, hidden: int
) -> Iterator[tuple[State, Sequence[Event]]]:
    """What the seat of ``ply`` might have done in ``world``: the same if it can; what else, as others do not know it.

    Where ``viewer`` notices nothing of a decision, up to ``hidden`` times what might have followed it as well.
    """
    legal = rules.legal(world, ply.seat)
    same = [ply.action] if ply.action in legal else []
    others = [] if viewer == ply.seat else [action for action in legal if action != ply.action]
    for action in (*same, *others):
        after = rules.copy(world)
        events = rules.apply(after, ply.seat, action, rng)
        yield after, events
        if (
            hidden
            and viewer != ply.seat
            and not seen(events, viewer)
            and rules.view(after, viewer) == rules.view(world, viewer)
        ):
            yield from _steps(rules, after, ply, viewer, rng, hidden - 1)
