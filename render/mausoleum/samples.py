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
    return view(_AREAS[:seats], **{**facts, **more})


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
    position = view(
        areas, mausolo=mausolo, used=used, deciding=(), pile=0, hand_sizes=(0, 2, 1, 0), discard=kinds("roubo")
    )
    rows = tuple((s.set_points, s.several_points, s.mausolo_points) for s in position.scores)
    assert all(sum(row) == points(area, crown) for row, area, crown in zip(rows, areas, mausolo, strict=True))
    tiebreaks = (("sets", tuple(s.sets for s in position.scores)), ("characters", tuple(len(one) for one in used)))
    return replace(position, outcome=rank("passes", ("sets", "several", "mausolo"), rows, tiebreaks))


def _own(hand: str, decision: str | None, actions: tuple[Action, ...], **more: Any) -> View:
    return _middle(
        4, viewer=0, hand=tuple(sorted(kinds(hand))), decision=decision, actions=actions, deciding=(0,), turn=0, **more
    )


def _acts(verb: str, words: str) -> tuple[Action, ...]:
    return tuple(Action(verb, (word,)) for word in words.split())


class Mausoleum(Samples):
    """All are built: bots' games rarely reach the attacks and defences."""

    home = "pt-BR"
    everywhere = (
        "board-middle-4", "board-event-descoberta-3", "board-event-passed-discarded", "hand-*", "score-*", "cover-*",
        "rules-*",
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
        """Yield the hands as their owner sees them, for every kind of decision."""
        five = "piramide artemisia troca descoberta mausolo"
        bars = ((Kind.DESCOBERTA, "empty-discard"), (Kind.MAUSOLO, "second-mausolo"))
        play = (*_acts("play", "piramide artemisia troca"), Action("pass"))
        views: dict[str, View] = {
            "play": _own(five, "play", play, barred=bars, discard=()),
            "play-attacks": _own(
                "terremoto invasao roubo protecao arquitetos",
                "play",
                _acts("play", "terremoto invasao roubo protecao arquitetos"),
            ),
            "play-6": _own(five + " base", "play", (*play, *_acts("play", "base")), barred=bars, discard=()),
            "play-7": _own(five + " base escultores", "play", (*play, *_acts("play", "base escultores")), barred=bars),
            "play-8": _own(
                five + " base escultores roubo", "play", (*play, *_acts("play", "base escultores roubo")), barred=bars
            ),
            "play-1": _own("troca", "play", (Action("pass"),), barred=((Kind.TROCA, "nothing-to-give"),)),
            "play-2": _own("roubo estatuas", "play", _acts("play", "estatuas"), barred=((Kind.ROUBO, "no-target"),)),
            "waiting": _own(five, None, ()),
            "discard": _own(five + " base base", "discard", _acts("discard", five + " base")),
            "discard-6": _own(five + " base", "discard", _acts("discard", five + " base")),
            "target": _own(
                "terremoto invasao roubo protecao base", "target", _acts("at", "1 2 3"), pending=Kind.TERREMOTO
            ),
            "take": _own(
                "invasao base",
                "take",
                _acts("take", "base colunas piramide estatuas"),
                pending=Kind.INVASAO,
                pending_target=2,
            ),
            "give": _own(
                "troca base artemisia colunas",
                "give",
                _acts("give", "base colunas artemisia"),
                pending=Kind.TROCA,
                pending_target=1,
            ),
            "recover": _own(
                "descoberta base",
                "recover",
                _acts("recover", "roubo artemisia escultores invasao terremoto"),
                pending=Kind.DESCOBERTA,
            ),
            "recover-14": _own(
                "descoberta",
                "recover",
                _acts("recover", " ".join(WORDS)),
                pending=Kind.DESCOBERTA,
                discard=kinds(" ".join(WORDS) + " base base"),
            ),
            "lose": _own("base base roubo", "lose", _acts("lose", "base colunas piramide estatuas")),
            "empty": _own("", None, ()),
        }
        for name, position in views.items():
            yield f"hand-{name}", scene(position)

    def scores(self) -> Iterator[Named]:
        """Yield score sheets by name."""
        yield "score-tie-break", scene(finished())
        yield "score-shared", scene(finished(tie=False))
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
