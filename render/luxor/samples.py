"""Sample positions that bots' games rarely reach: crowds, ties, hands of special cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Final

from engine.contract import Action, Event
from engine.joined import whole
from engine.luxor.components import CARD_CODES, CARDS, SET_POINTS, TILE_CODES, TILES, TOMB, WALL, Effect
from engine.luxor.components import SARCOPHAGI as PRIZES
from engine.luxor.game import GAME
from engine.luxor.view import Score, View
from engine.outcome import rank
from render.luxor.candidates import DECISIONS, candidates
from render.positions import Named, PositionStep, Samples, scene

Positions = tuple[tuple[int, ...], ...]
"""The adventurers' spaces of each seat."""


Test = Callable[[View, tuple[Event, ...]], bool]


def _has(kind: str) -> Test:
    return lambda view, recent: any(event.kind == kind for event in recent)


def _moved(count: int) -> Test:
    return lambda view, recent: sum(event.kind == "moved" for event in recent) >= count


def _backward(view: View, recent: tuple[Event, ...]) -> bool:
    return any(event.kind == "moved" and int(event.facts["to"]) < int(event.facts["from"]) for event in recent)


def _last(view: View, recent: tuple[Event, ...]) -> bool:
    words = {card.word for card in CARDS if card.effect is Effect.LAST}
    return any(event.kind == "played" and event.facts["card"] in words for event in recent)


def _waits(stage: str) -> Test:
    return lambda view, recent: view.stage == stage


_EVENTS: Final[dict[str, Test]] = {
    "thrown": _has("thrown"), "tunnelled": _has("tunnelled"), "woke": _has("woke"), "entered": _has("entered"),
    "treasure": _has("took-treasure"), "turned": _has("turned"), "key": _has("took-key"), "scarab": _has("took-scarab"),
    "wild": _has("took-wild"), "horus": _has("took-horus"), "reshuffled": _has("reshuffled"),
    "all": _moved(3), "backward": _backward, "last": _last, "pending-act": _waits("act"),
    "pending-horus": _waits("horus"), "pending-favour": _waits("favour"), "pending-scarab": _waits("scarab"),
}  # fmt: skip


_SET, _NO_VASE, _NO_JEWEL, _NO_STATUE = (
    ("vase", "jewel", "statue"), ("wild", "jewel", "statue"), ("vase", "wild", "statue"), ("vase", "jewel", "wild"),
)  # fmt: skip
_GOODS: Final = (
    (("vase-3",) * 4 + ("jewel-4",) * 3 + ("statue-3",) * 4 + ("vase-6",), 3),
    (("vase-3", "vase-6") + ("jewel-4",) * 3 + ("statue-3",) * 4, 1),
    (("vase-4", "jewel-3", "statue-5"), 2),
    ((), 0),
)
"""Treasures and wilds of each seat."""
_SETS: Final = ((_NO_JEWEL, _NO_JEWEL, _NO_STATUE, _SET, _SET), (_NO_VASE, _SET, _SET), (_SET,), ())
"""The sets they make."""


def rich(
    own: Positions, keys: tuple[int, ...], sarcophagi: tuple[int, ...], scarabs: tuple[tuple[int, ...] | None, ...]
) -> View:
    """Build a board of four players with these adventurers and many goods. Its scores agree with them."""
    view: View = SAMPLES.step(4, 4, 0.5).view
    treasures = tuple(tuple(TILE_CODES[word] for word in words) for words, _ in _GOODS)
    scores = tuple(
        Score(
            treasures=sum(TILES[code].points for code in treasures[seat]),
            adventurers=sum(WALL[max(space, 0)] for space in own[seat]),
            sarcophagi=sum(points for points, winner in zip(PRIZES, sarcophagi, strict=False) if winner == seat),
            keys=keys[seat],
            sets=SET_POINTS[len(_SETS[seat])],
            scarabs=None if held is None else sum(held),
        )
        for seat, held in enumerate(scarabs)
    )
    return replace(
        view, adventurers=tuple(tuple(sorted(row)) for row in own), treasures=treasures, keys=keys, scores=scores,
        wilds=tuple(wilds for _, wilds in _GOODS), sets=_SETS, sarcophagi=sarcophagi, scarabs=scarabs,
        scarab_counts=(12, 9, 1, 0), pile=0, horus=(None, CARD_CODES["upto-die-2"], CARD_CODES["less-3"]),
        horus_counts=(0, 1, 8), discard=(CARD_CODES["plus-minus"], CARD_CODES["last-3"]), key_supply=0,
    )  # fmt: skip


def crowd(own: Positions) -> View:
    """Build a board of four players with these adventurers, in play."""
    won = (0, 2) if any(TOMB in row for row in own) else ()
    return rich(own, (12, 0, 1, 0), won, (None,) * 4)


def _crowded() -> Iterator[Named]:
    home = (-3, -2, -1, 0, 0)
    yield "crowded-stairs", scene(crowd(((0,) * 5,) * 4))
    yield "crowded-one", scene(crowd(((8,) * 5,) * 4))
    yield "crowded-tomb", scene(crowd(((41,) * 5, (41,) * 4 + (0,), (40, 41, 41, 41, 41), home)))
    mixed = ((2, 2, 8, 8, 21), (2, 8, 8, 21, 21), (0, 2, 8, 17, 17), (2, 8, 8, 8, 17))
    move = (
        Event("turn", {"seat": 1}),
        Event("played", {"seat": 1, "card": "last-3", "side": "left"}),
        Event("moved", {"seat": 1, "from": 2, "to": 8}),
        Event("woke", {"seat": 1, "statue": 1}),
    )
    yield "crowded-mixed", scene(crowd(mixed), move)
    view = crowd(mixed)
    full = tuple(code or (TILE_CODES["statue-6"] if space else 0) for space, code in enumerate(view.tiles))
    yield "crowded-full", scene(replace(view, tiles=full), move)


def everywhere() -> View:
    """Build the widest choice: ten moves in all rows of the temple, without a gap in the corridor."""
    own = (4, 9, 18, 33, 37)
    view = crowd((own, (0, 2, 8, 19, 32), (0, 5, 9, 10, 33), (-2, -1, 3, 17, 33)))
    full = tuple(code or (TILE_CODES["statue-6"] if space else 0) for space, code in enumerate(view.tiles))
    moves = tuple(Action("move", (str(space), steps)) for space in own for steps in ("1", "-1"))
    return replace(
        view, tiles=full, viewer=0, deciding=(0,), decision="move", actions=moves, card=CARD_CODES["plus-minus"],
        side="left",
    )  # fmt: skip


def tied(decided: bool, twice: bool = False) -> View:
    """Build a finished game with two players equal on points. ``decided``: the better sarcophagus breaks the tie.

    ``twice``: the other two are equal as well, and share a place.
    """
    own = ((9, 15, 34, 38, 41), (3, 25, 26, 30, 41), (0, 27, 28, 34, 38), (1, 8, 21, 26, 35))
    won, keys = (0, 1) if decided else (2, 3), (2, 0, 1, 0)
    scarabs: list[tuple[int, ...]] = [(4, 3, 3, 3), (), (1,) * 3, (4, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1)]
    first = rich(own, keys, won, tuple(scarabs)).scores
    less = first[0].total - first[1].total
    scarabs[1] = (4,) * (less // 4) + ((less % 4,) if less % 4 else ())
    if twice:
        scarabs[3] = (*scarabs[3], first[2].total - first[3].total)
    view = rich(own, keys, won, tuple(scarabs))
    rows = [
        (one.treasures, one.adventurers, one.sarcophagi, one.keys, one.sets, one.scarabs or 0) for one in view.scores
    ]
    categories = ("treasures", "adventurers", "sarcophagi", "keys", "sets", "scarabs")
    best = tuple(one.sarcophagi for one in view.scores)
    return replace(
        view, outcome=rank("tomb", categories, rows, [("sarcophagus", best)]), deciding=(), stage="over",
        scarab_counts=tuple(map(len, scarabs)),
    )  # fmt: skip


class Luxor(Samples):
    """Those of bots' games, and the built ones."""

    everywhere = ("board-middle-4", "hand-card", "hand-empty", "score-4", "rules-*")
    searched = tuple((4, seed) for seed in range(8))

    def boards(self) -> Iterator[Named]:
        yield from super().boards()
        yield "late-4", self.at(4, 5, 0.9)
        view: View = self.step(4, 4, 0.5).view
        idle = (Event("turn", {"seat": 2}), Event("discarded", {"seat": 2, "card": "5", "side": "left"}))
        yield "event-discarded", scene(view, idle)
        stay = (
            idle[0],
            Event("played", {"seat": 2, "card": "die", "side": "left"}),
            Event("rolled", {"seat": 2, "number": 6}),
        )
        die = replace(view, discard=(*view.discard, CARD_CODES["die"]))
        yield "event-stayed", scene(die, (*stay, Event("stayed", {"seat": 2})))
        yield from _crowded()

    def events(self, step: PositionStep) -> list[str]:
        return [name for name, test in _EVENTS.items() if step.view.round > 2 and test(step.view, step.recent)]

    def hands(self) -> Iterator[Named]:
        yield from super().hands()
        own = dict(super().hands())["hand-card"].view
        assert isinstance(own, View)
        horus = tuple(CARD_CODES[word] for word in ("upto6-3", "upto-die-2", "last-1", "all-3", "less-2"))
        plain = tuple(CARD_CODES[word] for word in ("die", "1", "plus-minus", "5", "4"))
        left, right = (Action("play", (side,)) for side in ("left", "right"))
        for name, special in (("horus", horus), ("last", (horus[2], *horus[:2], *horus[3:4]))):
            yield f"hand-{name}-cards", scene(whole(GAME, replace(own, hand=special, actions=(left, right))))
        yield "hand-one-side", scene(replace(own, hand=plain, actions=(left,), barred=(("right", "card-cannot-move"),)))
        drop = tuple(Action("discard", (side,)) for side in ("left", "right"))
        yield "hand-discard", scene(replace(own, hand=plain, actions=drop))
        for name, values in (("few", (2, 4, 1, 2)), ("many", (4, 3, 2, 2, 1, 3, 2, 2, 4, 1, 2, 3, 2, 3))):
            scarabs = tuple(values if seat == own.viewer else None for seat in range(own.seats))
            yield f"hand-scarabs-{name}", scene(replace(own, scarabs=scarabs))
        yield "hand-move-everywhere", scene(everywhere())
        yield "hand-empty", scene(replace(own, decision=None, actions=(), deciding=(1,), hand=()))

    def decisions(self, own: View) -> list[str]:
        names = super().decisions(own)
        if own.decision in DECISIONS:
            found = candidates(own)
            kind = f"{own.decision}-folded" if any(each.several for each in found) else own.decision
            names += [f"{kind}-{len(found)}", *(["move-die"] if own.roll else [])]
        return names

    def scores(self) -> Iterator[Named]:
        yield from super().scores()
        yield "score-tie-break", scene(tied(decided=True))
        yield "score-shared", scene(tied(decided=False))
        yield "score-level", scene(tied(decided=True, twice=True))


SAMPLES: Final = Luxor(GAME)
