"""Builds Capital Lux positions from a short text, and plays on from them.

>>> state = position('''
...     > ana: hand a4 c6; home a2 m5; coins 2; bonus s6
...       ben: hand s2
...     capital: a3 c5
...     laid: agent +4 ana, merchant -1 ben
...     modifiers: +2 -3
...     pile: a2 a3
... ''')

The seats are Ana, Ben, Cai and Dora in this order. ``>`` marks the current player. The last card of the pile and the
last modifier are the next ones drawn. Pieces without mention are not in the game, so a position need not hold the whole
box.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine import Event, game
from engine.capital_lux.components import CARD_NAMED, COINS, COLOUR_NAMED, COLOURS, WORDS, Card, card
from engine.capital_lux.limits import add
from engine.capital_lux.round_end import Laid
from engine.capital_lux.state import State, Step
from engine.capital_lux.view import View
from engine.rng import Rng

GAME = game("capital_lux")
ANA, BEN, CAI, DORA = range(4)
NAMES = ("ana", "ben", "cai", "dora")
AGENT, CLERIC, SCIENTIST, MERCHANT = COLOURS


class Still:
    """Chance that changes no order."""

    def below(self, state: object, label: str, n: int) -> int:
        return 0

    def shuffle(self, state: object, label: str, items: object) -> None:
        pass


def cards(text: str) -> list[Card]:
    """Parse ``2 a4 c6``: two Agents of value 4 and a Cleric of value 6."""
    found: list[Card] = []
    times = 1
    for word in text.split():
        if word.isdigit():
            times = int(word)
        else:
            found += [CARD_NAMED[word]] * times
            times = 1
    return found


def position(
    text: str, *, round: int = 1, starter: int = ANA, closer: int | None = None, step: Step = Step.PLAY
) -> State:
    """Parse a position."""
    rows: dict[str, str] = {}
    turn = ANA
    for line in text.strip().splitlines():
        name, _, rest = line.strip().partition(":")
        if name.startswith(">"):
            name = name[1:].strip()
            turn = NAMES.index(name)
        rows[name] = rest
    seats = sum(name in rows for name in NAMES)
    state = State(
        seats=seats,
        hands=[[] for _ in range(seats)],
        kept=[[] for _ in range(seats)],
        choices=[None] * seats,
        homes=[[()] * 4 for _ in range(seats)],
        capital=[()] * 4,
        pile=cards(rows.pop("pile", "")),
        modifiers=[int(value) for value in rows.pop("modifiers", "").split()],
        coins=[0] * seats,
        supply=COINS,
        bonus=[[] for _ in range(seats)],
        discard=cards(rows.pop("discard", "")),
        round=round,
        starter=starter,
        turn=turn,
        step=step,
        draft=1 if step is Step.DRAFT else 0,
        closer=closer,
    )
    for each in cards(rows.pop("capital", "")):
        add(state.capital, each)
    for part in filter(None, rows.pop("laid", "").split(",")):
        colour, value, name = part.split()
        state.laid.append(Laid(int(COLOUR_NAMED[colour]), NAMES.index(name), int(value)))
    for name, rest in rows.items():
        _seat(state, NAMES.index(name), rest)
    state.supply = COINS - sum(state.coins)
    return state


def _seat(state: State, seat: int, text: str) -> None:
    for part in filter(None, (each.strip() for each in text.split(";"))):
        where, _, what = part.partition(" ")
        match where:
            case "hand":
                state.hands[seat] = sorted(cards(what))
            case "home":
                for each in cards(what):
                    add(state.homes[seat], each)
            case "bonus":
                state.bonus[seat] = cards(what)
            case "coins":
                state.coins[seat] = int(what)
            case _:
                raise ValueError(f"a seat has no {where!r}")


def last_turn(text: str, *, round: int = 3, starter: int = ANA) -> State:
    """Parse a position in which this turn ends the round: the next seat was the first to run out of cards."""
    state = position(text, round=round, starter=starter)
    state.closer = (state.turn + 1) % state.seats
    return state


def do(state: State, *notations: str, rng: Rng | None = None) -> list[Event]:
    """Play ``notations``, each by the only seat to decide, or as ``ben pick.a4.c6``. Returns all events."""
    events: list[Event] = []
    for notation in notations:
        name, _, rest = notation.rpartition(" ")
        if name:
            seat = NAMES.index(name)
        else:
            (decision,) = GAME.deciding(state)
            seat = decision.seat
        events += GAME.apply(state, seat, GAME.parse(rest), rng or Still())
    return events


def may(state: State, seat: int | None = None) -> str:
    """Return the legal actions of ``seat`` (by default, of the seat to decide) as text."""
    if seat is None:
        (decision,) = GAME.deciding(state)
        seat = decision.seat
    return " ".join(str(action) for action in GAME.legal(state, seat))


def asked(state: State) -> list[tuple[int, str]]:
    """Return the seats to decide and their decisions."""
    return [(decision.seat, decision.kind) for decision in GAME.deciding(state)]


def hand(state: State, seat: int) -> str:
    """Return the hand of ``seat`` as text."""
    return words(state.hands[seat])


def words(kinds: Iterable[Card]) -> str:
    """Return the cards as text."""
    return " ".join(WORDS[each] for each in kinds)


def town(rows: Iterable[tuple[int, ...]]) -> str:
    """Return the cards of a hometown or of the Capital as text."""
    return words(card(colour, value) for colour, row in zip(COLOURS, rows, strict=True) for value in row)


def home(state: State, seat: int) -> str:
    """Return the cards of a hometown as text."""
    return town(state.homes[seat])


def capital(state: State) -> str:
    """Return the cards of the Capital as text."""
    return town(state.capital)


def kinds(events: Iterable[Event]) -> list[str]:
    """Return the kinds of ``events``."""
    return [event.kind for event in events]


def told(events: Iterable[Event], kind: str) -> list[dict[str, str | int]]:
    """Return the facts of all events of a kind."""
    return [dict(event.facts) for event in events if event.kind == kind]


def look(state: State, viewer: int | None) -> View:
    """Return the view of ``viewer``."""
    view = GAME.view(state, viewer)
    assert isinstance(view, View)
    return view


def refusal(state: State, seat: int, notation: str) -> str:
    """Return the reason why ``notation`` is illegal. Checks that it changes nothing."""
    action, before = GAME.parse(notation), GAME.copy(state)
    found = GAME.why_not(state, seat, action)
    assert found is not None, f"{notation} is allowed"
    try:
        GAME.apply(state, seat, action, Still())
    except type(found) as error:
        assert str(error) == str(found)
    assert state == before
    return str(getattr(found, "reason", type(found).__name__))
