"""Sample positions for galleries and tests: beginning, middle, end, crowded areas, every event, every decision."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

from engine.contract import Action, Event
from engine.mausoleum.components import KIND_OF, WORDS, Kind
from engine.mausoleum.game import GAME
from engine.mausoleum.view import Score, View
from engine.outcome import rank
from render.mausoleum.moves import points
from render.positions import HARD_NAMES, Named, Samples, scene
from render.scene import Scene

_EMPTY: Final = (0, 0, 0, 0)
Area = tuple[int, int, int, int]


def kinds(text: str) -> tuple[Kind, ...]:
    """Parse cards from their words, separated by spaces."""
    return tuple(KIND_OF[word] for word in text.split())


def score(area: Area, mausolo: bool) -> Score:
    """Return the score of an area as the view gives it."""
    sets = min(area)
    return Score(sets, 8 * sets, 4 if sets > 1 else 0, 8 if mausolo and sets else 0)


def view(areas: tuple[Area, ...], **more: Any) -> View:
    """Build a view of a table with these areas. ``more`` sets other fields, quiet by default."""
    seats = len(areas)
    mausolo = more.get("mausolo", (False,) * seats)
    facts: dict[str, Any] = {
        "viewer": None, "seats": seats, "deciding": (0,), "decision": None, "actions": (), "outcome": None, "turn": 0,
        "hand": (), "hand_sizes": (5,) * seats, "areas": areas, "mausolo": mausolo, "shields": ((),) * seats,
        "used": ((),) * seats, "pile": 24, "discard": (), "passes": 0, "pending": None, "pending_target": None,
        "scores": tuple(score(area, crown) for area, crown in zip(areas, mausolo, strict=True)), "barred": (),
    }  # fmt: skip
    return View(**{**facts, **more})


def _turn(seat: int, *events: Event) -> tuple[Event, ...]:
    return (Event("turn", {"seat": seat}), Event("drew", {"seat": seat, "count": 1}), *events)


def _attack(seat: int, target: int, card: str) -> Event:
    return Event("attacked", {"seat": seat, "target": target, "card": card})


def _lost(seat: int, card: str) -> Event:
    return Event("lost", {"seat": seat, "card": card})


def _captured(seat: int, target: int) -> Event:
    return Event("captured", {"seat": seat, "target": target, "card": "base"})


def _defended(seat: int, card: str, against: str, source: str) -> Event:
    return Event("defended", {"seat": seat, "card": card, "against": against, "source": source})


_AREAS: Final[tuple[Area, ...]] = ((2, 2, 1, 1), (1, 1, 0, 1), (2, 1, 2, 2), (1, 0, 1, 0))


def _middle(seats: int, **more: Any) -> View:
    facts: dict[str, Any] = {
        "mausolo": (True, False, False, False)[:seats],
        "shields": ((), (Kind.ARQUITETOS,), (), kinds("escultores protecao"))[:seats],
        "used": (kinds("mausolo"), kinds("escultores"), kinds("artemisia"), ())[:seats],
        "discard": kinds("roubo artemisia escultores invasao terremoto"),
        "deciding": (1,), "turn": 1, "pile": 14,
    }  # fmt: skip
    areas = more.pop("areas", _AREAS)[:seats]
    return view(areas, **{**facts, **more})


def _events() -> Iterator[Named]:
    heap = kinds("roubo artemisia escultores invasao terremoto colunas")
    four, every = _middle(4), kinds(" ".join(WORDS) + " base base roubo")
    plays: dict[str, tuple[View, tuple[Event, ...]]] = {
        "earthquake": (_middle(4, discard=heap), (_attack(0, 2, "terremoto"), _lost(2, "colunas"))),
        "earthquake-2": (_middle(2, discard=heap), (_attack(1, 0, "terremoto"), _lost(0, "piramide"))),
        "earthquake-choice": (_middle(4, deciding=(2,), turn=0), (_attack(0, 2, "terremoto"),)),
        "invasion": (four, (_attack(0, 2, "invasao"), _captured(0, 2))),
        "invasion-3": (_middle(3, discard=heap), (_attack(2, 0, "invasao"), _captured(2, 0))),
        "theft": (four, (_attack(3, 1, "roubo"), Event("robbed", {"seat": 3, "target": 1}))),
        "swap": (four, (_attack(1, 2, "troca"), Event("swapped", {"seat": 1, "target": 2}))),
        "defended-table": (four, (_attack(0, 3, "invasao"), _defended(3, "escultores", "invasao", "table"))),
        "defended-hand": (four, (_attack(2, 0, "troca"), _defended(0, "protecao", "troca", "hand"))),
        "crowned": (four, (Event("crowned", {"seat": 0}),)),
        "shielded": (four, (Event("shielded", {"seat": 3, "card": "protecao"}),)),
        "summoned": (
            _middle(4, hand_sizes=(5, 5, 7, 5)),
            (Event("summoned", {"seat": 2}), Event("drew", {"seat": 2, "count": 2})),
        ),
        "recovered": (four, (Event("recovered", {"seat": 1, "card": "base"}),)),
        "descoberta-3": (_middle(3, discard=every), (Event("recovered", {"seat": 0, "card": "base"}),)),
        "passed-discarded": (
            four, (Event("passed", {"seat": 0}), Event("discarded", {"seat": 0, "card": "terremoto"})),
        ),
    }  # fmt: skip
    for name, (position, events) in plays.items():
        seat = int(next(event.facts["seat"] for event in events if event.kind != "drew"))
        yield f"event-{name}", scene(position, _turn(seat, *events))


def _crowded() -> Iterator[Named]:
    crowd = view(
        ((3, 3, 3, 3), (1, 1, 1, 0), (1, 1, 0, 1), (1, 1, 2, 2)), mausolo=(True, False, True, False), pile=0, passes=2,
        deciding=(1, 2), turn=1, hand_sizes=(5, 7, 0, 10), discard=kinds("base base " + " ".join(WORDS)),
        shields=(kinds("arquitetos escultores protecao arquitetos"), kinds("arquitetos"), (), ()),
        used=(kinds("mausolo artemisia arquitetos escultores"), kinds("escultores"), kinds("mausolo artemisia"), ()),
    )  # fmt: skip
    yield "crowded-4", scene(crowd, _turn(0, Event("built", {"seat": 0, "card": "estatuas"})))
    full = ((6, 6, 6, 6), _EMPTY, _EMPTY, _EMPTY)
    yield "crowded-all-24", scene(view(full, pile=3), _turn(0, Event("built", {"seat": 0, "card": "base"})))
    mixed: tuple[Area, ...] = ((6, 5, 3, 1), (0, 1, 0, 5), (0, 0, 3, 0), _EMPTY)
    lost = (_attack(3, 0, "terremoto"), _lost(0, "estatuas"))
    yield "crowded-mixed", scene(view(mixed, pile=9, discard=kinds("terremoto estatuas")), _turn(3, *lost))
    yield "crowded-2", scene(
        view(((6, 5, 3, 2), (0, 1, 3, 4)), pile=0, passes=1, mausolo=(True, True), discard=kinds("roubo")),
        _turn(1, Event("passed", {"seat": 1})),
    )  # fmt: skip


def finished(tie: bool = True) -> View:
    """Build a finished game: decided by characters, or shared."""
    areas: tuple[Area, ...] = ((2, 2, 2, 2), (1, 1, 1, 2), (2, 3, 2, 2), (1, 0, 1, 0))
    mausolo = (True, True, True, False)
    used = (
        kinds("mausolo artemisia arquitetos"),
        kinds("mausolo arquitetos"),
        kinds("mausolo escultores"),
        kinds("escultores"),
    )
    if not tie:
        used = (*used[:2], kinds("mausolo artemisia escultores"), used[3])
    return _ended(areas, mausolo, used)


def level() -> View:
    """Build a finished game with three players equal on points behind the winner, of whom two share a place."""
    used = tuple(map(kinds, ("escultores", "mausolo artemisia arquitetos", "mausolo escultores", "mausolo arquitetos")))
    areas: tuple[Area, ...] = ((2, 2, 2, 2), (1, 1, 1, 2), (1, 3, 1, 1), (1, 2, 1, 1))
    return _ended(areas, (False, True, True, True), used)


def _ended(areas: tuple[Area, ...], mausolo: tuple[bool, ...], used: tuple[tuple[Kind, ...], ...]) -> View:
    position = view(
        areas, mausolo=mausolo, used=used, deciding=(), pile=0, hand_sizes=(0, 2, 1, 0), discard=kinds("roubo")
    )
    rows = tuple((s.set_points, s.several_points, s.mausolo_points) for s in position.scores)
    assert all(sum(row) == points(area, crown) for row, area, crown in zip(rows, areas, mausolo, strict=True))
    tiebreaks = (("sets", tuple(s.sets for s in position.scores)), ("characters", tuple(len(one) for one in used)))
    return replace(position, outcome=rank("passes", ("sets", "several", "mausolo"), rows, tiebreaks))


def _own(hand: str, decision: str | None, actions: tuple[Action, ...], seats: int = 4, **more: Any) -> View:
    """Build the view of seat 0, whose turn it is unless ``more`` says else."""
    held = tuple(sorted(kinds(hand)))
    facts: dict[str, Any] = {"viewer": 0, "hand": held, "deciding": (0,), "turn": 0}
    sizes = (len(held), *(more.pop("others", (5, 4, 5))[: seats - 1]))
    return _middle(seats, **{**facts, "decision": decision, "actions": actions, "hand_sizes": sizes, **more})


def _acts(verb: str, words: str) -> tuple[Action, ...]:
    return tuple(Action(verb, (word,)) for word in words.split())


def _play(hand: str, but: str = "", **more: Any) -> View:
    """Build the view of seat 0 that may play its hand, but for some cards."""
    able = [word for word in hand.split() if word not in but.split()]
    return _own(hand, "play", (*_acts("play", " ".join(able)), Action("pass")), **more)


def _scored(seat: int, before: int, after: int) -> Event:
    return Event("scored", {"seat": seat, "before": before, "after": after})


def _drawn(cards: str) -> tuple[Event, ...]:
    """Return the start of the turn of seat 0, which knows what it drew."""
    count = len(cards.split())
    return Event("turn", {"seat": 0}), Event("drew", {"seat": 0, "count": count}, {"cards": cards}, (0,))


_FIVE: Final = "piramide artemisia troca descoberta mausolo"
_BARS: Final = ((Kind.DESCOBERTA, "empty-discard"), (Kind.MAUSOLO, "second-mausolo"))
_BARRED: Final = "descoberta mausolo"


def _plays() -> Iterator[Named]:
    """Yield hands to play from, and hands that wait: of all sizes, at tables of all sizes."""
    quiet: dict[str, Any] = {"barred": _BARS, "discard": ()}
    views: dict[str, View] = {
        "play": _play(_FIVE + " base", _BARRED, **quiet),
        "play-attacks": _play("terremoto invasao roubo protecao arquitetos"),
        "play-1": _play("troca", "troca", barred=((Kind.TROCA, "nothing-to-give"),)),
        "play-2": _play("roubo estatuas", "roubo", barred=((Kind.ROUBO, "no-target"),)),
        "play-4": _play("roubo invasao base troca", seats=3),
        "play-8": _play(_FIVE + " base escultores roubo", _BARRED, **quiet),
        "play-10": _play(_FIVE + " base escultores roubo invasao protecao", _BARRED, **quiet),
        "play-two-players": _play("terremoto invasao roubo troca estatuas escultores", seats=2),
        "play-last": _play("artemisia protecao", pile=0, passes=2, seats=3),
        "waiting": _own(_FIVE, None, (), deciding=(1,), turn=1),
        "discard": _own(_FIVE + " base base", "discard", _acts("discard", _FIVE + " base")),
        "discard-6": _own(_FIVE + " base", "discard", _acts("discard", _FIVE + " base"), pile=0),
        "empty": _own("", None, (), deciding=(2,), turn=2),
    }
    for name, position in views.items():
        yield f"hand-{name}", scene(position)


def _choices() -> Iterator[Named]:
    """Yield decisions that need more than a card of the hand."""
    attacks = "terremoto invasao roubo protecao base"
    low: tuple[Area, ...] = ((2, 2, 1, 1), (1, 1, 1, 0), (2, 1, 2, 2), (1, 0, 1, 0))
    every = kinds(" ".join(WORDS) + " base base")
    views: dict[str, View] = {
        "target": _own(attacks, "target", _acts("at", "1 2 3"), pending=Kind.INVASAO, areas=low),
        "target-earthquake": _own(attacks, "target", _acts("at", "1 2 3"), pending=Kind.TERREMOTO),
        "target-theft": _own(attacks, "target", _acts("at", "1 2"), pending=Kind.ROUBO, others=(5, 7, 0)),
        "target-3": _own(attacks, "target", _acts("at", "1 2"), 3, pending=Kind.INVASAO),
        "take": _own(
            "invasao base", "take", _acts("take", "base colunas piramide estatuas"), pending=Kind.INVASAO,
            pending_target=2,
        ),
        "take-2": _own("invasao", "take", _acts("take", "base estatuas"), 2, pending=Kind.INVASAO, pending_target=1),
        "give": _own(
            "troca base artemisia colunas roubo", "give", _acts("give", "base colunas artemisia roubo"),
            pending=Kind.TROCA, pending_target=2,
        ),
        "recover": _own(
            "descoberta base", "recover", _acts("recover", "roubo artemisia escultores invasao piramide"),
            pending=Kind.DESCOBERTA, discard=kinds("roubo artemisia escultores piramide piramide invasao"),
        ),
        "recover-14": _own(
            "descoberta troca", "recover", _acts("recover", " ".join(WORDS)), pending=Kind.DESCOBERTA, discard=every,
            mausolo=(False,) * 4,
        ),
        "lose": _own("base base roubo", "lose", _acts("lose", "base colunas piramide estatuas"), turn=2),
        "lose-2": _own("", "lose", _acts("lose", "colunas estatuas"), 2, turn=1, areas=((0, 2, 0, 1), (1, 1, 0, 1))),
    }  # fmt: skip
    for name, position in views.items():
        yield f"hand-{name}", scene(position)


def _news() -> Iterator[Named]:
    """Yield decisions after others' turns, each with what their player may know."""
    hand = "base terremoto roubo artemisia arquitetos mausolo"
    bars = ((Kind.MAUSOLO, "second-mausolo"),)
    struck = _play(
        hand, "mausolo", barred=bars, areas=((0, 2, 1, 2), (1, 1, 0, 1), (1, 1, 1, 1), (1, 0, 1, 0)),
        discard=kinds("roubo artemisia escultores invasao descoberta invasao"),
    )  # fmt: skip
    round_of_three = (
        *_turn(1, Event("built", {"seat": 1, "card": "colunas"})),
        *_turn(2, _attack(2, 0, "invasao"), _captured(2, 0), _scored(0, 16, 0), _scored(2, 0, 8)),
        *_turn(3, Event("shielded", {"seat": 3, "card": "protecao"})),
        *_drawn("base"),
    )
    yield "hand-struck", scene(struck, round_of_three)
    yield "hand-hard-names", Scene(struck, HARD_NAMES, round_of_three)
    rivals = _play(
        "invasao troca colunas piramide descoberta", seats=3, areas=((2, 1, 1, 2), (1, 1, 1, 1), (2, 0, 2, 2)),
        mausolo=(False, True, False), shields=(kinds("escultores"), (), kinds("protecao")),
    )  # fmt: skip
    quake = (_attack(1, 2, "terremoto"), _lost(2, "colunas"), _scored(2, 8, 0))
    more = (Event("summoned", {"seat": 2}), Event("drew", {"seat": 2, "count": 2}))
    yield "hand-rivals", scene(rivals, (*_turn(1, *quake), *_turn(2, *more), *_drawn("piramide")))
    held = _play("base colunas roubo", seats=2, used=(kinds("escultores"), ()))
    stopped = (*_turn(1, _attack(1, 0, "invasao"), _defended(0, "escultores", "invasao", "table")), *_drawn("roubo"))
    yield "hand-stopped", scene(held, stopped)
    robbed = Event("robbed", {"seat": 3, "target": 0}, {"card": "base"}, (0, 3))
    swapped = Event("swapped", {"seat": 2, "target": 0}, {"gave": "troca", "got": "base"}, (0, 2))
    thieves = (
        *_turn(1, Event("passed", {"seat": 1})), *_turn(2, _attack(2, 0, "troca"), swapped),
        *_turn(3, _attack(3, 0, "roubo"), robbed), *_drawn("piramide"),
    )  # fmt: skip
    yield "hand-robbed", scene(_play("troca piramide estatuas roubo base"), thieves)
    crowd = _play(
        "base terremoto roubo artemisia arquitetos mausolo troca descoberta", "mausolo", barred=bars,
        areas=((1, 2, 2, 2), (2, 3, 3, 5), (3, 3, 3, 4), (6, 9, 6, 6)), mausolo=(True, True, False, True), pile=0,
        passes=2, discard=kinds("roubo artemisia escultores invasao descoberta terremoto"),
        shields=(kinds("arquitetos"), kinds("arquitetos escultores protecao protecao"), kinds("escultores escultores"),
                 kinds("protecao")),
    )  # fmt: skip
    busy = (
        *_turn(1, Event("summoned", {"seat": 1})),
        *_turn(2, _attack(2, 0, "terremoto"), _lost(0, "base"), _scored(0, 28, 16)),
        *_turn(3, Event("built", {"seat": 3, "card": "base"}), _scored(3, 52, 60)), *_drawn("roubo"),
    )  # fmt: skip
    yield "hand-crowd", Scene(crowd, (HARD_NAMES[0], "Wanderléia Aparecida", HARD_NAMES[2], "Bo"), busy)
    fall = (*_turn(1, Event("passed", {"seat": 1})), *_turn(2, _attack(2, 0, "terremoto")))
    four = _acts("lose", "base colunas piramide estatuas")
    yield "hand-lose-news", Scene(_own("colunas escultores descoberta roubo", "lose", four, turn=2), HARD_NAMES, fall)
    waits = _own(_FIVE, None, (), deciding=(3,), turn=3, areas=((2, 2, 1, 1), (1, 1, 1, 1), (2, 1, 2, 2), (1, 0, 1, 0)))
    built = (*_turn(1, Event("built", {"seat": 1, "card": "piramide"}), _scored(1, 0, 8)), *_turn(2, *more))
    yield "hand-waiting-news", scene(waits, (*built, Event("turn", {"seat": 3})))


class Mausoleum(Samples):
    """All are built: bots' games rarely reach the attacks and defences."""

    home = "pt-BR"
    everywhere = (
        "board-middle-4", "board-event-descoberta-3", "board-event-passed-discarded", "hand-play", "hand-play-[18]",
        "hand-empty", "hand-discard", "hand-target", "hand-take", "hand-give", "hand-recover*", "hand-lose",
        "hand-struck", "hand-crowd", "hand-stopped", "score-*", "cover-*", "rules-*",
    )  # fmt: skip

    def boards(self) -> Iterator[Named]:
        """Yield public boards by name."""
        yield "start-4", scene(view((_EMPTY,) * 4, pile=31, hand_sizes=(6, 5, 5, 5)))
        yield "start-2", scene(view((_EMPTY,) * 2, pile=41, hand_sizes=(6, 5)))
        for seats in (2, 3, 4):
            yield f"middle-{seats}", scene(_middle(seats), _turn(0, Event("built", {"seat": 0, "card": "colunas"})))
        yield from _events()
        yield from _crowded()
        yield "hard-names", Scene(_middle(4), HARD_NAMES, _turn(3, Event("passed", {"seat": 3})))
        over = finished()
        yield "over", scene(over, _turn(1, Event("passed", {"seat": 1}), Event("ended", {"reason": "passes"})))

    def hands(self) -> Iterator[Named]:
        """Yield the pictures of decisions as their player sees them: every kind, with news and without."""
        yield from _plays()
        yield from _choices()
        yield from _news()

    def scores(self) -> Iterator[Named]:
        """Yield score sheets by name."""
        yield "score-tie-break", scene(finished())
        yield "score-shared", scene(finished(tie=False))
        yield "score-level", scene(level())
        yield "score-hard-names", Scene(finished(), HARD_NAMES)
        for seats in (2, 3):
            areas: tuple[Area, ...] = ((3, 3, 3, 3), (1, 1, 1, 2), (0, 3, 2, 2))
            rows = tuple(
                (s.set_points, s.several_points, s.mausolo_points)
                for s in map(score, areas[:seats], (True, False, False))
            )
            ties = (("sets", (3, 1, 0)[:seats]), ("characters", (1, 0, 0)[:seats]))
            position = view(
                areas[:seats],
                mausolo=(True, False, False)[:seats],
                used=(kinds("mausolo"), (), ())[:seats],
                deciding=(),
                pile=0,
            )
            yield (
                f"score-{seats}",
                scene(replace(position, outcome=rank("hands", ("sets", "several", "mausolo"), rows, ties))),
            )


SAMPLES: Final = Mausoleum(GAME)
