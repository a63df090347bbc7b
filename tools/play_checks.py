"""Checks of a game's rules by random games: the contract, the conventions of events, and that everything has words."""

from __future__ import annotations

import functools
import importlib
from collections import Counter, deque
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, Final

from engine import TURN, AnyGame, Event, KeyedRng, View, game, seen
from engine.conformance import Broken, check_garbled
from engine.contract import NOTATION
from engine.players.heuristics import heuristics
from engine.selfplay import Log, play
from engine.verify import verify
from locales import LOCALES, has
from render.choices import narrow, offers
from render.telling import tell_turn
from render.wording import (
    CARD_FACTS,
    COLOUR_FACTS,
    NO_EMOJIS,
    SEAT_FACTS,
    Words,
    ask,
    card_note,
    describe_cards,
    describe_outcome,
    game_key,
    slug,
    tell,
)
from tests.engine.make_records import RECORDS, read, replayed
from tests.engine.walks import walk
from tests.traits import traits
from tools.findings import Finding, Findings

NAMES: Final = ("Ana", "Bruno", "Chloé", "Davi")
MOST_ACTIONS: Final = 25
"""Options of a select. A decision with more needs a second step."""
LONGEST_LABEL: Final = 80
LONGEST_NOTATION: Final = 60
MOST_SEATS: Final = 4
GAMES: Final = 12
"""Games with the most players whose texts are checked."""
OTHERS: Final = 2
"""Games with each other number of players."""
CHECKED: Final = 4_000
"""Decisions after which no further game is checked: a long match is looked at less often."""
ENDLESS: Final = 2_500
"""Decisions of one game after which it counts as endless."""
NAMED: Final = 20
"""Decisions of an endless game that are named."""
WALKED: Final = 200
"""Steps of random games that are compared with the game's traits."""


def meta(key: str) -> Findings:
    """Check what a game says of itself."""
    place = f"engine/{key}/meta.py"
    found = importlib.import_module(f"engine.{key}.meta").META
    rulings = game(key).rulings
    if found.key != key:
        yield Finding(place, f"set the key to {key!r}, the name of the folder")
    if not (found.seats.start >= 2 and found.seats.stop - 1 <= MOST_SEATS and len(found.seats)):
        yield Finding(place, f"set seats to a range within 2 to {MOST_SEATS} players")
    for name, values in (("decisions", found.decisions), ("endings", found.endings), ("RULINGS", rulings)):
        if not values or len(set(values)) != len(values):
            yield Finding(place, f"give {name} at least one entry, each once")
    for name in ("native_title", "native_language", "credits", "minutes", "rules_version"):
        if not getattr(found, name):
            yield Finding(place, f"fill in {name}")


def promises(key: str) -> Findings:
    """Play checked random games with each number of players."""
    rules = game(key)
    heuristics(rules)
    check_garbled(rules)
    for seats in rules.meta.seats:
        log = Log(key, seats, "check")
        play(log, every_ply=True, deep=True)
        long = [notation for _, notation in log.actions if len(notation) > LONGEST_NOTATION]
        for notation in long[:1]:
            yield Finding(f"engine/{key}", f"shorten the notation {notation!r} to {LONGEST_NOTATION} characters")


class Endless(Broken):
    """A game that does not end. Every other check of it would take minutes to say the same."""


def ends(key: str) -> Findings:
    """Play a game with each number of players to its end. Raises :class:`Endless`."""
    rules = game(key)
    for seats in rules.meta.seats:
        for _ in positions(rules, seats, b"ends"):
            pass
    yield from ()


def of_games(rules: AnyGame, most: int) -> Iterator[tuple[int, Iterator[tuple[Any, list[Event]]]]]:
    """Yield games to check, each with its number of players: up to ``most`` with the most players, two with others."""
    decisions = 0

    def counted(seats: int, seed: bytes) -> Iterator[tuple[Any, list[Event]]]:
        nonlocal decisions
        for each in positions(rules, seats, seed):
            decisions += 1
            yield each

    for number in range(most):
        for seats in rules.meta.seats:
            first = number == 0
            if first or (decisions < CHECKED and (number < OTHERS or seats == rules.meta.seats[-1])):
                yield seats, counted(seats, f"{seats}{number}".encode())


def positions(rules: AnyGame, seats: int, seed: bytes) -> Iterator[tuple[Any, list[Event]]]:
    """Yield a game in which the least used kind of action is chosen, so that many kinds of decision come up."""
    rng = KeyedRng(seed)
    state, events = rules.setup(seats, {}, rng)
    used, lately = Counter[str](), deque[str](maxlen=NAMED)
    yield rules.copy(state), events
    while decisions := rules.deciding(state):
        if used.total() == ENDLESS:
            raise Endless(
                f"the game has not ended after {ENDLESS} decisions; the last ones: {', '.join(dict.fromkeys(lately))}. "
                "No action may take another one of the same decision back: undo does that"
            )
        seat = decisions[0].seat
        action = min(rules.legal(state, seat), key=lambda each: (used[str(each)], str(each)))
        used[str(action)] += 1
        lately.append(action.verb)
        events = rules.apply(state, seat, action, rng)
        yield rules.copy(state), events


def played(key: str) -> Findings:
    """Check the events, decisions and texts of games in which many kinds of decision come up."""
    rules, asked, told = game(key), set[str](), set[str]()
    for seats, played_game in of_games(rules, GAMES):
        state, events = None, list[Event]()
        for state, events in played_game:
            views = [rules.view(state, decision.seat) for decision in rules.deciding(state)]
            asked.update(str(view.decision) for view in views)
            for view in views:
                yield from decision_findings(rules, view)
            for viewer in (None, *range(seats)):
                for event in seen(events, viewer):
                    if (text := repr(event)) not in told:
                        told.add(text)
                        yield from event_findings(key, event, seats)
        if not events or events[-1].kind != "ended":
            yield Finding(f"engine/{key}", "make `ended` the last event of the last action")
        if state is not None:
            yield from outcome_findings(rules, state, seats)
    for kind in sorted(set(rules.meta.decisions) - asked):
        yield Finding(f"engine/{key}/meta.py", f"remove the decision {kind!r}, or reach it: no random game asked it")
    for kind in sorted(asked - set(rules.meta.decisions)):
        yield Finding(f"engine/{key}/meta.py", f"add {kind!r} to decisions")


written = functools.cache(has)


def worded(key: str, texts: Collection[str]) -> Findings:
    """Find texts that a language lacks, the game's own or shared ones."""
    for locale in LOCALES:
        for text in (game_key(key, text) for text in texts):
            if not written(locale, text):
                yield Finding(f"locales/{locale}/{slug(key)}.ftl", f"write `{text}`")


def named(key: str, facts: Mapping[str, Any]) -> Iterator[str]:
    """Yield the texts of the cards and colours among the facts."""
    for name, value in facts.items():
        if name in CARD_FACTS and isinstance(value, str):
            yield from (f"card-{card_note(key, word).key}" for word in value.split())
        elif name in COLOUR_FACTS:
            yield from (f"colour-{word}" for word in value.split())


def event_findings(key: str, event: Event, seats: int) -> Findings:
    """Check one event as a viewer sees it."""
    place, facts = f"engine/{key}", {**event.facts, **event.secret}
    if event.kind == TURN and not any(isinstance(facts.get(name), int) for name in ("seat", "round")):
        yield Finding(place, "give every `turn` event the fact `seat`, an integer; where all decide, `round`")
    for name in SEAT_FACTS:
        if name in facts and facts[name] not in range(seats):
            yield Finding(place, f"event `{event.kind}`: `{name}` is always the number of a seat, not {facts[name]!r}")
    if event.kind == "drew" and not ("seat" in facts and event.reveals):
        yield Finding(place, "a `drew` event is a player's own draw: give it `seat`, and `reveals=True`")
    lacking = list(worded(key, (f"event-{event.kind}", *named(key, facts))))
    yield from lacking
    if not lacking:
        for locale in LOCALES:
            line = tell(key, event, NAMES, Words(locale))
            if "{" in line or "None" in line:
                text = game_key(key, f"event-{event.kind}")
                yield Finding(f"locales/{locale}/{slug(key)}.ftl", f"`{text}` reads: {line}")


def stories(key: str) -> Findings:
    """Check the lines that tell turns."""
    rules, seen_kinds = game(key), set[tuple[str, ...]]()
    for seats, told_game in of_games(rules, OTHERS):
        log = [event for _, events in told_game for event in events]
        for viewer in (None, *range(seats)):
            for turn in turns(seen(log, viewer)):
                kinds = (str(viewer), *(event.kind for event in turn))
                if kinds not in seen_kinds:
                    seen_kinds.add(kinds)
                    yield from story_findings(key, turn, viewer)


def turns(events: Sequence[Event]) -> Iterator[Sequence[Event]]:
    """Split events at the marks of turns. Leaves out the last turn, which may not be over."""
    starts = [place for place, event in enumerate(events) if event.kind == TURN]
    return (events[start:end] for start, end in pairwise(starts))


def story_findings(key: str, turn: Sequence[Event], viewer: int | None) -> Findings:
    """Check the lines of one turn as a viewer sees it."""
    kinds = [event.kind for event in turn if event.kind not in (TURN, "drew")]
    for locale in LOCALES if kinds else ():
        file, lines = f"locales/{locale}/{slug(key)}.ftl", tell_turn(key, turn, NAMES, Words(locale), viewer)
        if not lines:
            wanted = " or ".join(f"`{game_key(key, f'story-{kind}')}`" for kind in dict.fromkeys(kinds))
            yield Finding(file, f"write {wanted}: no line tells this turn")
        for line in lines:
            if "{" in line.text or "None" in line.text or line.text.rstrip("*").endswith("…"):
                yield Finding(file, f"shorten or complete the clauses of this line: {line.text}")


def decision_findings(rules: AnyGame, view: View) -> Findings:
    """Check what one player is asked and offered."""
    key = rules.meta.key
    name, place, note = slug(key), f"engine/{key}", rules.prompt(view)
    count = len(view.actions)
    if count > MOST_ACTIONS:
        yield Finding(
            place,
            f"decision `{view.decision}` offers {count} actions, a select holds {MOST_ACTIONS}: split it in two steps",
        )
    texts = [f"ask-{note.key}", *named(key, note.facts)]
    for action in view.actions:
        if not NOTATION.fullmatch(str(action)):
            yield Finding(place, f"{str(action)!r} is no notation: a verb and up to four short words, joined by dots")
        told = rules.explain(view, action)
        texts += [f"do-{told.key}", *named(key, told.facts)]
    for card in dict.fromkeys(card_note(key, word).key for word in rules.cards(view)):
        texts += [f"card-{card}", f"gloss-{card}", f"effect-{card}"]
    lacking = list(worded(key, texts))
    yield from lacking
    if lacking:
        return
    for locale in LOCALES:
        file = f"locales/{locale}/{name}.ftl"
        ask(rules, view, NAMES, Words(locale))
        describe_cards(rules, view, Words(locale))
        for labels in _panels(rules, view, locale):
            for label in labels:
                if label.endswith("…") and len(label) == LONGEST_LABEL:
                    yield Finding(file, f"shorten a label to {LONGEST_LABEL} characters: {label!r}")
                if labels.count(label) > 1:
                    yield Finding(file, f"two choices of `{view.decision}` read alike: {label!r}")


def _panels(rules: AnyGame, view: View, locale: str) -> Iterator[list[str]]:
    """Yield the labels of a hand's choices; where these take two taps, also those of each second step."""
    found = offers(rules, view, NAMES, Words(locale, NO_EMOJIS))
    yield [each.label for each in found]
    for first in (each.notation for each in found if each.first):
        second = narrow(rules, view, first)
        yield [each.label for each in offers(rules, second, NAMES, Words(locale, NO_EMOJIS), narrowed=True)]


def outcome_findings(rules: AnyGame, state: Any, seats: int) -> Findings:
    """Check the texts of a result."""
    key, outcome = rules.meta.key, rules.outcome(state)
    if outcome is None:
        yield Finding(f"engine/{key}/scoring.py", "return the outcome of a game in which no seat has a decision")
        return
    keys = [f"category-{each}" for each in outcome.categories]
    for criterion, _ in outcome.criteria:
        keys += [f"criterion-{criterion}", f"decided-{criterion}"]
    lacking = list(worded(key, keys))
    yield from lacking
    if not lacking:
        for locale in LOCALES:
            describe_outcome(rules, outcome, NAMES[:seats], Words(locale))


def records(key: str) -> Findings:
    """Check that each ending has a record that the rules still play to that ending."""
    rules, made = game(key), f"run python -m tests.engine.make_records {key}"
    there = {path.name for path in RECORDS.glob(f"{key}-*.json")}
    for ending in rules.meta.endings:
        place = f"tests/engine/records/{key}-{ending}.json"
        there.discard(f"{key}-{ending}.json")
        if not (RECORDS / f"{key}-{ending}.json").is_file():
            yield Finding(place, f"the record is missing: {made}")
            continue
        record = read(key, ending)
        wrong = verify(record)
        if record.rules_version != rules.meta.rules_version or wrong is not None:
            yield Finding(place, f"the rules no longer play this record ({wrong or 'rules_version'}): {made}")
            continue
        *_, (_, events) = replayed(record)
        if events[-1].kind != "ended":
            yield Finding(f"engine/{key}", f"make `ended` the last event of ending {ending!r}")
    for name in sorted(there):
        yield Finding(f"tests/engine/records/{name}", "remove it: the game has no such ending")


def trait_findings(key: str) -> Findings:
    """Compare the game's traits with some steps of random games."""
    rules, stated, place = game(key), traits(key), f"tests/engine/{key}/traits.py"
    told, silent = set[str](), 0
    fields: set[str] = set()
    for number, (ply, _) in enumerate(walk(key, WALKED)):
        if number == WALKED:
            break
        fields = fields or set(rules.dump(ply.before))
        told.update(event.kind for event in ply.events if event.reveals)
        silent += ply.silent
    for kind in sorted(told - stated.news):
        yield Finding(place, f"add `{kind}` to news: its event reveals something")
    for name in sorted(stated.unknown - fields):
        yield Finding(place, f"unknown names `{name}`, which is no field of a position")
    if bool(silent) != stated.silent:
        yield Finding(place, f"set silent to {bool(silent)}: {silent} of {WALKED} steps reveal nothing")
