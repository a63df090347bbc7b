"""The rules of the contract as checks of a position, a step and a view. Each raises :class:`Broken`."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any, Final

from engine.any_game import AnyGame
from engine.contract import Action, Decision, Event, Note
from engine.errors import GameError, NotAllowed, NotYourDecision, UnreadableAction
from engine.knowledge import Ply, learners
from engine.rng import Rng

State = Any

GARBLED: Final = ("", " ", "pass ", "PASS", "no-such-verb", "nothing.of.the.kind", "play..", "x" * 200)
"""Texts that are no action of any game."""


class Broken(Exception):
    """The rules broke a promise of the contract."""


def need(kept: object, promise: str) -> None:
    """Raise :class:`Broken` with ``promise`` unless ``kept`` is true."""
    if not kept:
        raise Broken(promise)


def check_state(rules: AnyGame, state: State) -> None:
    """Check that the box is whole and the state is plain data."""
    rules.check(state)
    data = rules.dump(state)
    need(rules.load(json.loads(json.dumps(data))) == state, "dump and load give another state")
    copied = rules.copy(state)
    need(copied == state and copied is not state, "copy gives another state")


def check_decisions(rules: AnyGame, state: State, deciding: Sequence[Decision], *, notations: bool) -> None:
    """Check that each decision is declared, belongs to another seat, and has legal actions."""
    need(len({each.seat for each in deciding}) == len(deciding), "a seat has two decisions at once")
    for decision in deciding:
        if decision.kind not in rules.meta.decisions:
            raise Broken(f"{decision.kind} is not among the declared decisions")
        check_legal(rules, state, decision.seat, notations=notations)


def check_legal(rules: AnyGame, state: State, seat: int, *, notations: bool) -> None:
    """Check that a deciding seat has actions, without duplicates, each with a notation that reads back."""
    legal = rules.legal(state, seat)
    if not legal:
        raise Broken(f"seat {seat} has a decision and no action")
    if len(set(legal)) != len(legal):
        raise Broken(f"seat {seat} is offered an action twice: {[str(each) for each in legal]}")
    if notations:
        for action in legal:
            need(rules.parse(str(action)) == action, f"{action} reads back as a different action")
            need(rules.why_not(state, seat, action) is None, f"{action} is legal for seat {seat} and refused")


def check_garbled(rules: AnyGame) -> None:
    """Check that text that is no notation is refused."""
    for text in GARBLED:
        try:
            action = rules.parse(text)
        except UnreadableAction:
            continue
        raise Broken(f"{text!r} was read as {action!r}")


def check_refusals(rules: AnyGame, state: State, tried: Iterable[tuple[int, Action]], rng: Rng) -> None:
    """Check that illegal actions raise one of the two errors and change nothing."""
    legal = [set(rules.legal(state, seat)) for seat in range(state.seats)]
    before = rules.copy(state)
    for seat, action in tried:
        if action in legal[seat]:
            continue
        reason = rules.why_not(state, seat, action)
        need(isinstance(reason, NotAllowed | NotYourDecision), f"{action} of seat {seat}: not legal, not refused")
        try:
            rules.apply(state, seat, action, rng)
        except GameError as error:
            need(type(error) is type(reason), f"{action} of seat {seat}: why_not and apply disagree")
        else:
            raise Broken(f"{action} of seat {seat} is not legal and was performed")
        need(state == before, f"{action} of seat {seat} was refused and changed the state")


def check_views(rules: AnyGame, state: State, chance: Rng) -> None:
    """Check that views fit the rules and do not depend on hidden things."""
    deciding = {each.seat: each.kind for each in rules.deciding(state)}
    before = rules.copy(state)
    for viewer in (None, *range(state.seats)):
        view = rules.view(state, viewer)
        who = "a spectator" if viewer is None else f"seat {viewer}"
        need(
            view.viewer == viewer and view.seats == state.seats,
            f"the view of {who} has another viewer or number of seats",
        )
        need(set(view.deciding) == set(deciding), f"{who} sees the wrong deciding seats")
        need(view.outcome == rules.outcome(state), f"{who} sees the wrong outcome")
        if view.outcome is not None:
            need(view.outcome.lowest is rules.meta.lowest_wins, "the outcome and META differ in whether the fewest win")
        need(view.decision == (None if viewer is None else deciding.get(viewer)), f"{who} sees the wrong decision")
        may = () if viewer is None else tuple(rules.legal(state, viewer))
        need(view.actions == may, f"{who} is offered {view.actions}, legal are {may}")
        hash(view)
        sampled = rules.sample(view, chance)
        rules.check(sampled)
        need(rules.view(sampled, viewer) == view, f"a resampled position changes the view of {who}")
        if view.decision is not None:
            check_note(rules.prompt(view))
            for action in view.actions:
                check_note(rules.explain(view, action))
            need(rules.suggest(view, chance) in view.actions, f"the suggestion to {who} is not legal")
    need(state == before, "making views changed the state")


def check_note(note: Note) -> None:
    """Check that a note has a key and plain facts."""
    need(isinstance(note.key, str) and note.key, f"{note!r} has no key")
    need(
        all(isinstance(fact, str | int) for fact in note.facts.values()), f"{note!r} holds more than words and numbers"
    )


def check_events(events: Iterable[Event], seats: int) -> None:
    """Check that events are plain data and that secrets reach only the seats that may know them."""
    for event in events:
        need(Event.load(json.loads(json.dumps(event.dump()))) == event, f"{event!r} does not survive the log")
        need(not event.secret.keys() & event.facts.keys(), f"{event!r} repeats a secret in its facts")
        need(not event.secret or event.reveals, f"{event!r} holds a secret and claims that it reveals nothing")
        for viewer in (None, *range(seats)):
            known = event.seen_by(viewer)
            if known is None:
                need(event.audience is not None and viewer not in event.audience, f"{event!r} is kept from {viewer}")
                continue
            need(event.audience is None or viewer in event.audience, f"{event!r} reaches {viewer}")
            entitled = viewer is not None and viewer in event.knows
            secret = event.secret if entitled else {}
            need((known.facts, known.secret) == (event.facts, secret), f"{event!r} shows {viewer} {known!r}")
            need(not known.knows and known.audience is None, f"{event!r} shows {viewer} who else knows")


def check_silence(rules: AnyGame, ply: Ply, chance: Rng) -> None:
    """Check that a step without reveals allows undo without a vote: it shows nothing hidden and uses no randomness."""
    if not ply.silent:
        return
    need(ply.after.chance == ply.before.chance, f"{ply.action} of seat {ply.seat} reveals nothing and uses randomness")
    learnt = ["a spectator" if viewer is None else f"seat {viewer}" for viewer in learners(rules, ply, chance)]
    need(not learnt, f"{ply.action} of seat {ply.seat} claims to reveal nothing: {', '.join(learnt)} learnt something")


def check_reshuffle(rules: AnyGame, state: State, rng: Rng) -> None:
    """Check that shuffling hidden things loses nothing and changes no view."""
    mixed = rules.copy(state)
    rules.reshuffle(mixed, rng)
    rules.check(mixed)
    for viewer in (None, *range(state.seats)):
        who = "a spectator" if viewer is None else f"seat {viewer}"
        need(
            rules.view(mixed, viewer) == rules.view(state, viewer),
            f"{who} sees a difference after hidden things were shuffled",
        )
