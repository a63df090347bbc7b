"""Sample positions that bots' games rarely reach: crowds, ties, every decision."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from engine.capital_lux.components import CARD_NAMED, COINS, COLOUR_NAMED, COLOUR_OF, VALUE_OF, Card, Colour
from engine.capital_lux.game import GAME
from engine.capital_lux.round_end import Laid, Quarters, RoundEnd
from engine.capital_lux.state import State, Step
from engine.capital_lux.view import View
from engine.rng import KeyedRng
from render.positions import HARD_NAMES, Named, Samples, scene
from render.scene import Scene

# ---------------------------------------------------------------- built positions


def cards(text: str) -> list[Card]:
    """Parse ``3a2 c6``: three Agents of value 2 and a Cleric of value 6."""
    found: list[Card] = []
    for word in text.split():
        times, name = (int(word[0]), word[1:]) if word[0].isdigit() else (1, word)
        found += [CARD_NAMED[name]] * times
    return found


def town(text: str) -> Quarters:
    """Parse the cards of a hometown or of the Capital by colour, in the notation of :func:`cards`."""
    found = cards(text)
    return tuple(tuple(sorted(VALUE_OF[each] for each in found if COLOUR_OF[each] == colour)) for colour in Colour)


def laid(text: str) -> tuple[Laid, ...]:
    """Parse ``agent.+4.0 merchant.-3.1``: modifiers by colour, value and the seat that laid them."""
    parts = [word.split(".") for word in text.split()]
    return tuple(Laid(int(COLOUR_NAMED[colour]), int(seat), int(value)) for colour, value, seat in parts)


def placed(
    homes: tuple[str, ...],
    capital: str,
    modifiers: str = "",
    coins: tuple[int, ...] = (),
    hands: tuple[str, ...] = (),
    bonus: tuple[str, ...] = (),
    step: Step = Step.PLAY,
) -> State:
    """Build a position in its second round with one seat for each hometown. Seat 0 is to move."""
    seats = len(homes)
    lying = laid(modifiers)
    rest = [value for value in (4, 2, -1, -3) if value not in [one.value for one in lying]]
    owned = [*coins] or [0] * seats
    return State(
        seats=seats,
        hands=[sorted(cards(text)) for text in hands or ("",) * seats],
        kept=[[] for _ in homes],
        choices=[None] * seats,
        homes=[list(town(text)) for text in homes],
        capital=list(town(capital)),
        pile=cards("4m3 4s3 4c4"),
        modifiers=rest,
        coins=owned,
        supply=COINS - sum(owned),
        bonus=[cards(text) for text in bonus or ("",) * seats],
        laid=list(lying),
        round=2,
        step=step,
    )


_HOMES: Final = ("a3 c4 c5 c6 s2 s5 m3", "a5 a6 c2 c4 s3 s6 m6", "a4 a4 s5 m5 m6 m6", "a3 a5 a6 c3 c3 s4 m2")
_CAPITAL: Final = "a2 a4 a5 c3 c5 c6 s3 s4 m2 m4 m4 m5"
_LAID: Final = "scientist.+2.0 scientist.-1.3 merchant.-3.2"
_STRESS: Final = (
    "3a2 4a3 4a4 4a5 3a6 2c2 2c3 c4 c5 3s2 2s3 2s4 2s5 3m6 m5", "2c6 s5 s6", "2m2 3m3", "2c4 2c5 c6 2s6 3m5",
)  # fmt: skip
_STRESS_CAPITAL: Final = "c2 c3 c4 c5 2s3 2s4 s5 m2 m3 4m4"


def _tables() -> Iterator[Named]:
    """Yield rare boards: crowds, many modifiers, empty towns."""
    many = placed(_STRESS, _STRESS_CAPITAL, "cleric.+4.0 cleric.-3.1 cleric.-1.1", (5, 0, 2, 1), ("a2", "c2", "", "s2"))
    many.bonus, many.round, many.closer, many.turn = [cards("3a6 2c6"), cards("m6"), [], []], 3, 2, 3
    yield "stress-4", scene(GAME.view(many, None))
    green = placed(("3s2 4s3 4s4 4s5 3s6", ""), "4m3 4m4 4m5 3m6 3m2", "scientist.+4.0 scientist.+2.1")
    yield "stress-2", scene(GAME.view(green, None))
    below = placed(("a2", "a3", ""), "m2", "agent.-3.0 agent.-1.1 merchant.+4.1 cleric.+2.2", (8, 0, 0))
    yield "stress-3", scene(GAME.view(below, None))


# ---------------------------------------------------------------- hands


def _drafts() -> Iterator[tuple[str, State]]:
    packets = ("a3 c2 c6 s2 s5 m6", "a2 a2 c3 c4 s6 m5", "a6 c5 s3 s4 m2 m3")
    state = placed(_HOMES[:3], _CAPITAL, hands=packets, step=Step.DRAFT)
    state.draft = 1
    yield "draft-first", state
    state = GAME.copy(state)
    state.choices[0] = tuple(cards("c6 m6"))
    yield "draft-chosen", state
    second = placed(_HOMES[:3], _CAPITAL, hands=("a2 s6 m4 m5", "c2 c3 s2 s5", "a6 s3 s4 m2"), step=Step.DRAFT)
    second.draft, second.round = 2, 3
    second.kept = [cards("c6 m6"), cards("a2 a2"), cards("c5 m3")]
    second.choices[0] = tuple(cards("s6 m5"))
    yield "draft-second", second
    first = placed(("",) * 4, "s4", hands=("a3 a3 a4 m2 m6", "a2 c2 c3 s5 m5", "a6 c5 s3 s4 m3", "c4 s2 s2 m4 m4"))
    first.step, first.draft, first.round = Step.DRAFT, 1, 1
    yield "draft-start", first
    short = placed(_STRESS, _STRESS_CAPITAL, hands=("a2 c6 s2", "a3 a3 c2", "c5 s6 m3", "m2 m6 s4"), step=Step.DRAFT)
    short.draft, short.round, short.pile = 1, 3, cards("m4")
    yield "draft-short", short


def _plays() -> Iterator[tuple[str, State]]:
    full = placed(_HOMES, _CAPITAL, _LAID, (1, 0, 3, 1), ("a6 c4 s3 m5 m2", "a2 c2", "c5", "s2"), ("m6 c2", "", "", ""))
    yield "play", full
    six = placed(_HOMES[:2], _CAPITAL, "agent.+4.0 cleric.-3.1", (2, 2), ("a3 a6 c2 c4 s3 m5", "a2 c2"), ("", ""))
    yield "play-six", six
    one = placed(_HOMES[:3], "a2", "agent.+4.0 agent.-1.0", hands=("s2", "a2 c2 m5", "c5"))
    one.modifiers, one.pile = [], []
    yield "play-one", one
    two = placed(_STRESS, _CAPITAL, "cleric.+4.0 cleric.-3.1 agent.-1.2", (3, 2, 0, 1), ("c6 m5", "a2", "", "s2"))
    yield "play-two", two
    last = placed(_HOMES, _CAPITAL, _LAID, (3, 0, 1, 1), ("a6 c4 m5", "a2", "", "s2"), ("m6 c2 s5 s6 a4", "", "", ""))
    last.closer = 2
    yield "play-last", last
    idle = placed(_HOMES[:3], "c5 c6", "", (5, 2, 1), ("a6 c4 s3 m5", "a2", "c3"))
    idle.laid, idle.modifiers, idle.pile = list(laid("cleric.+4.1 cleric.+2.1 cleric.-1.2 cleric.-3.2")), [], []
    yield "play-idle", idle
    crowd = placed(_STRESS, _STRESS_CAPITAL, "cleric.+4.0 cleric.-3.0 merchant.+2.0 cleric.-1.1", (0, 5, 2, 1))
    crowd.hands, crowd.bonus[0] = [cards("c6 c6 s6 m2 m3"), cards("a2"), [], []], cards("3a6 2a5 c6 2m5 s6")
    yield "play-stress", crowd
    lay = placed(_HOMES, f"{_CAPITAL} a6", "merchant.-3.2", (1, 0, 3, 1), ("c4 s3 m5", "a2 c2", "c5", "s2"))
    lay.step, lay.looked, lay.modifiers = Step.LAY, 4, [2, -1]
    yield "lay-plus", lay
    minus = placed(_HOMES[:2], _CAPITAL, "merchant.+2.0 merchant.-1.1", (1, 0), ("c4 s3 m5", "a2 c2"))
    minus.step, minus.looked, minus.modifiers = Step.LAY, -3, [4]
    yield "lay-minus", minus
    take = placed(_HOMES, _CAPITAL, _LAID, (1, 0, 3, 1), ("a6 c4 s3 m5", "a2 c2", "c5", "s2"))
    take.step, take.pending = Step.TAKE, CARD_NAMED["c4"]
    yield "take-three", take
    low = placed(_HOMES[:2], "a6 m2", "", (0, 0), ("c6", "a2 c2"))
    low.step, low.pending = Step.TAKE, CARD_NAMED["c6"]
    yield "take-two", low


def _owing() -> State:
    """Build a position with hands laid out and modifiers revealed. Seats 0 and 2 can save cards."""
    state = placed(("a3 a4 a4 c4 c5 s2 s5 m3", *_HOMES[1:]), "a3 a5 c3 c5 s3 s5 m2 m4 m5", _LAID, (4, 0, 3, 1))
    state.step = Step.GOLD
    state.choices = [None, (), None, ()]
    return state


def _savings() -> Iterator[tuple[str, State]]:
    yield "save", _owing()
    chosen = _owing()
    chosen.choices[0] = (0,)
    yield "save-chosen", chosen
    hard = placed((_STRESS[0], "c3"), "2a3 2c4 s5 3s6 m2 4m4", "agent.+4.0 cleric.-3.1", (8, 0), step=Step.GOLD)
    hard.choices = [None, ()]
    yield "save-stress", hard


def _waits() -> Iterator[tuple[str, State, int]]:
    """Yield the hands of players without a decision, with the seat that looks."""
    turn = placed(_HOMES, _CAPITAL, _LAID, (1, 0, 3, 1), ("a6 c4 s3 m5", "a2 c2", "c5", "s2"), ("", "m6 c2", "", ""))
    yield "waiting", turn, 1
    last = placed(_HOMES, _CAPITAL, _LAID, (3, 0, 1, 1), ("a6 c4 m5", "a2", "", "s2"))
    last.closer = 2
    yield "empty-closer", last, 2
    yield "empty-gold", _owing(), 1


# ---------------------------------------------------------------- ends of rounds


def ended(
    homes: tuple[str, ...],
    capital: str,
    modifiers: str,
    coins: tuple[int, ...],
    saved: tuple[str, ...],
    starter: int = 0,
    round: int = 1,
    viewer: int | None = None,
) -> View:
    """Return the view right after such a round. Bonus cards and the next start follow the rules."""
    state = placed(homes, capital, modifiers, coins, step=Step.GOLD)
    state.starter = state.turn = starter
    state.round = round
    plans = [tuple(int(COLOUR_NAMED[word]) for word in text.split()) for text in saved]
    # The rules apply the last decision, so its consequences are theirs.
    state.choices = [*plans]
    owner = next(seat for seat, plan in enumerate(plans) if plan)
    state.choices[owner] = None
    action = GAME.parse("save." + ".".join(saved[owner].split()))
    GAME.apply(state, owner, action, KeyedRng(b"end"))
    return GAME.view(state, viewer)


def _rounds(viewer: int | None = None) -> Iterator[Named]:
    """Yield views right after the end of a round."""
    homes = ("a3 c4 c5 c6 s2 s5 m3", "a5 a6 c2 c4 c5 s3 s6 m3 m6", "a4 a4 s5 m5 m6 m6", "a3 a5 a6 c3 c3 c4 s4 m2")
    capital, gold = "a2 a4 a5 c3 c5 c6 s3 s4 s5 m2 m4 m4 m4 m5", (2, 0, 3, 1)
    view = ended(homes, capital, _LAID, gold, ("cleric", "", "merchant", ""), 2, viewer=viewer)
    yield "interlude-4", scene(view)
    yield "interlude-hard-names", Scene(view, HARD_NAMES)
    three = ("a5 c4 s6 m2", "a5 c2 s4 m4", "a5 a6 c3 s4 m4")
    view = ended(three, "a3 a4 c5 s6 m4", "scientist.-3.0", (1, 1, 0), ("", "scientist", ""), 1, viewer=viewer)
    yield "interlude-3", scene(view)
    lying = "agent.+2.0 cleric.-1.0"
    view = ended(
        ("a2 a6 c4 m5", "a4 s6"), "a5 c5 m6 s2 s3", lying, (1, 1), ("agent", "scientist"), round=2, viewer=viewer
    )
    yield "interlude-2", scene(view)
    lying = "agent.-3.0 agent.-1.1 cleric.+4.0 cleric.+2.1"
    view = ended(_STRESS, _STRESS_CAPITAL, lying, (3, 1, 0, 4), ("merchant", "", "", "cleric"), 3, 2, viewer)
    yield "interlude-stress", scene(view)
    tied = ("a3 c3 c3", "a3 m6", "a3 s6", "a3 a6")
    view = ended(tied, "a2 a2 a5 c6 s6 m5", "", (0, 1, 0, 0), ("", "merchant", "", ""), 2, viewer=viewer)
    yield "interlude-ties", scene(view)


# ---------------------------------------------------------------- ends of games, lobbies


def finished(homes: tuple[str, ...], bonus: tuple[str, ...], coins: tuple[int, ...]) -> View:
    """Return the public view of a finished game with these goods."""
    state = placed(homes, "a2 c3 s4 m5", "", coins, bonus=bonus, step=Step.OVER)
    state.round = 3
    capital, towns, nothing = tuple(state.capital), tuple(tuple(home) for home in state.homes), ((),) * state.seats
    state.round_end = RoundEnd(3, 0, capital, towns, (), tuple(state.coins), nothing, (), None)
    return GAME.view(state, None)


def _scores() -> Iterator[Named]:
    """Yield score sheets with ties and with many cards."""
    sixes = finished(("a6 c5 c4 s3", "a6 c4 m4 s2 s2", "m6"), ("m6", "m5", "s2"), (2, 3, 0))
    yield "score-tie-sixes", scene(sixes)
    deep = finished(("a6 a4 c3 s2 s2", "a6 m3 m3 m3 c2", "a6 a3 a3 a3", "s5"), ("m5", "s5", "c5", "c2"), (1, 1, 3, 0))
    yield "score-tie-deep", scene(deep)
    shared = finished(("a6 c4", "m6 m4", "a3 s3 s2"), ("m5", "s5", ""), (1, 1, 0))
    yield "score-shared", scene(shared)
    everybody = finished(("a6 c4", "m6 m4", "s6 s4", "c6 c4"), ("m5", "s5", "a5", "a5"), (1, 1, 1, 1))
    yield "score-shared-4", scene(everybody)
    second = finished(("a6 a6 c4", "a6 c4", "m6 m4", "s2"), ("m5", "s5", "c5", "a2"), (1, 1, 1, 0))
    yield "score-shared-second", scene(second)
    rich = ("4a3 4a4 3a5 4c3 4c4 3c5 4s4 4s5 3s6", "3m2 4m3 4m4 4m5 3m6 2c6 2a6", "", "2s2")
    bonus = ("a6 c5 c6 a5 s2", "4s3 3a2 3c2", "", "")
    yield "score-stress", scene(finished(rich, bonus, (3, 5, 0, 0)))


# ---------------------------------------------------------------- all samples


def _played(shown: Scene) -> int:
    """Return how many cards others have played in the last turns that a scene tells of, in its round."""
    return sum(event.kind == "played" for event in shown.recent[-12:])


class CapitalLux(Samples):
    """Those of bots' games, and the built ones."""

    everywhere = (
        "board-middle-4", "interlude-4", "hand-draft-first", "hand-play", "hand-empty-gold", "hand-interlude-4",
        "score-4", "rules-*",
    )  # fmt: skip
    quiet = frozenset(("turn", "setup", "considers", "chose", "received", "saving"))

    def boards(self) -> Iterator[Named]:
        yield from super().boards()
        for seats in self.seats:
            yield f"last-turns-{seats}", self._first(seats, 4, "play", last=True)
        yield "draft-4", self._first(4, 2, "pick")
        yield "late-4", self.at(4, 5, 0.93)
        yield "gold-4", scene(GAME.view(_owing(), None))
        yield from _tables()

    def _first(self, seats: int, seed: int, stage: str, last: bool = False) -> Scene:
        """Return the first board of a stage in the second round. ``last``: once a player has no cards."""
        for step in self.game(seats, seed):
            if step.view.stage == stage and step.view.round == 2 and (step.view.closer is not None) >= last:
                return scene(step.view, step.recent)
        raise LookupError(f"game {seed} of {seats} has no such board")

    def interludes(self) -> Iterator[Named]:
        yield from super().interludes()
        yield from _rounds()
        for seats in self.seats:
            yield f"interlude-last-{seats}", self.at(seats, seats + 4, 1)

    def hands(self) -> Iterator[Named]:
        for name, state in (*_drafts(), *_plays(), *_savings()):
            yield f"hand-{name}", scene(GAME.view(state, 0))
        for name, state, seat in _waits():
            yield f"hand-{name}", scene(GAME.view(state, seat))
        yield from self._chairs()
        for name, state, word in (
            ("pair", dict(_drafts())["draft-first"], "c6"),
            ("six", dict(_plays())["play-six"], "c4"),
        ):
            view = GAME.view(state, 0)
            fitting = tuple(action for action in view.actions if word in action.args)
            yield f"hand-first-{name}", scene(replace(view, actions=fitting))
        yield "hand-over", scene(self.game(3, 4)[-1].own)
        yield "hand-hard-names", Scene(GAME.view(dict(_drafts())["draft-first"], 0), HARD_NAMES[:3][::-1])

    def _chairs(self) -> Iterator[Named]:
        """Yield what players see with news: after the end of a round, in turns, in last turns, while others move."""
        for seats in self.seats:
            steps = self.game(seats, 2)
            news = [(step.chair(step.own), step.own) for step in steps]
            yield f"hand-ended-{seats}", next(found for found, own in news if own.round_end and own.decision == "pick")
            for name, there in (
                ("news", [found for found, own in news if own.decision == "play" and own.round == 2]),
                ("last-turn", [found for found, own in news if own.closer is not None and own.decision == "play"]),
            ):
                yield f"hand-{name}-{seats}", max(there, key=_played)
            waiting = next(step for step in steps if step.view.stage == "play" and step.view.round == 2)
            yield f"hand-waits-{seats}", waiting.chair(GAME.view(waiting.state, (waiting.view.turn - 1) % seats))
        for name, found in _rounds(0):
            yield f"hand-{name}", found

    def scores(self) -> Iterator[Named]:
        yield from super().scores()
        yield from _scores()


SAMPLES: Final = CapitalLux(GAME)
