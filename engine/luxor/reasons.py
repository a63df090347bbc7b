"""Reasons for a hint, from the labels of both actions: see :mod:`engine.hints`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.contract import Action, Note
from engine.luxor import movement
from engine.luxor.components import CARDS, EMPTY, KEY_POINTS, TOMB, TREASURES, WALL, Card, Effect, Treasure
from engine.luxor.labels import explain
from engine.luxor.offers import LEFT, RIGHT, kinds
from engine.luxor.outlook import me_of, possible_together, set_gain
from engine.luxor.prospects import (
    IN_TOMB,
    REACH,
    Capture,
    behind,
    captures,
    lucky_rolls,
    next_turn,
    wakes,
    waking_rolls,
)
from engine.luxor.view import View

REASONS: Final = {
    "last-tomb": ("points", "others"),
    "set": ("treasure", "points", "set"),
    "treasure-more": ("treasure", "points", "others"),
    "treasure-first": ("treasure", "points", "target"),
    "treasure-towards": ("treasure", "points", "lacking"),
    "treasure": ("treasure", "points"),
    "kind": ("treasure", "count", "beside", "others"),
    "tomb": ("points",),
    "next-tomb": ("card", "from", "points"),
    "next": ("card", "from", "treasure", "space", "points"),
    "wakes": ("woken", "awake"),
    "first-key": (),
    "horus-takes": ("from", "treasure", "space", "points"),
    "wild-set": ("set",),
    "scarab-sure": (),
    "sooner": ("treasure", "space", "points", "missing", "beside", "more"),
    "followed": ("treasure", "space", "points", "missing", "followers", "beside"),
    "better": ("treasure", "space", "points", "missing", "beside", "others"),
    "joins": ("treasure", "space", "points", "missing", "followers"),
    "die-takes": ("rolls", "points"),
    "die-wakes": ("rolls",),
    "next-key": ("keys",),
    "key-waits": ("spaces",),
    "horus-all": ("card", "count"),
    "horus-last": ("card", "from", "space"),
    "horus-less": ("card",),
    "horus-choice": ("card",),
    "reward": ("gift",),
    "stays-back": ("from", "beside"),
    "tunnel": ("end", "ahead"),
    "together": ("count",),
    "rear": ("from",),
    "keeps-free": ("card",),
    "keeps-back": ("card",),
    "wild": (),
    "scarab": (),
    "same": ("card",),
    "gift": ("gift",),
}
"""Keys of the reasons and their facts, the strongest first. ``last-tomb``: ends the game soon, ``points`` to ``others``
open points. ``missing`` more adventurers are then needed at the treasure on ``space``, and ``followers`` are close
behind it; ``beside`` is where the other move ends. ``die-takes``: with ``rolls`` of the six numbers. ``keeps-free``: a
card that goes more than one distance stays; ``keeps-back``: one that can go back. ``scarab-sure``: the other choice is
a wild treasure, which completes no set. ``treasure-first``: before ``target``, who stands there as well.
``treasure-towards``: for a set the viewer then lacks only ``lacking``. ``same``: both cards are alike, and playing this
one brings ``card`` to the end of the hand."""
_REWARDS: Final = ("scarab", "wild", "scarab-or-wild", "key", "key-or-horus", "horus", "favour")
_TREASURES: Final = ("treasure", "treasure-set")
_NEAR_TOMB: Final = 24
"""Space from which on a key is soon of use: two turns or three away."""
_FREE: Final = (Effect.UP_TO, Effect.UP_TO_DIE)
"""Effects of cards that go more than one distance."""


def reason(view: View, best: Action, other: Action) -> Note | None:
    """Return the clearest reason for ``best``. None where none is clear."""
    one, two = explain(view, best), explain(view, other)
    if best.verb == "take":
        return _reward(view, one, two)
    return (
        _at_the_end(view, one, two)
        or _next_turn(view, best, other)
        or _joins(view, one, two)
        or _on_the_way(view, best, other)
    )


def _some(note: str, facts: Mapping[str, str | int]) -> Note:
    return Note(note, {fact: facts[fact] for fact in REASONS[note]})


def _at_the_end(view: View, one: Note, two: Note) -> Note | None:
    """Return what awaits at the end of a move, if the other move has nothing better."""
    awaits, beside, facts = _awaits(one), _awaits(two), one.facts
    if awaits == "tomb" and beside != "tomb":
        return _tomb(view, int(facts["from"]), int(facts["points"]))
    if awaits in _TREASURES and (found := _treasure(view, one, two)) is not None:
        return found
    woken = int(facts.get("woken", 0))
    if woken > int(two.facts.get("woken", 0)):
        return Note("wakes", {"woken": woken, "awake": sum(each >= 0 for each in _own(view)) + woken})
    if awaits in _REWARDS and beside not in (*_REWARDS, *_TREASURES, "tomb"):
        return Note("reward", {"gift": awaits})
    if awaits in ("scarab", "wild") and beside in _REWARDS and beside != awaits:
        return Note("gift", {"gift": awaits})
    return Note("wild-set", {"set": set_gain(view, None)}) if awaits == "wild" and set_gain(view, None) else None


def _treasure(view: View, one: Note, two: Note) -> Note | None:
    """Return what speaks for taking a treasure."""
    facts, beside = one.facts, _awaits(two)
    if _awaits(one) == "treasure-set":
        return _some("set", facts)
    if beside not in _TREASURES:
        return _taking(view, facts)
    if beside == "treasure" and int(facts["points"]) > int(two.facts["points"]):
        return _some("treasure-more", {**facts, "others": two.facts["points"]})
    same = beside == "treasure" and facts["points"] == two.facts["points"]
    return _of_a_kind(view, str(facts["treasure"]), str(two.facts["treasure"])) if same else None


def _taking(view: View, facts: Mapping[str, str | int]) -> Note:
    """Return what a treasure is worth beside its points: before whom, or what it then needs for a set."""
    space = int(facts["to"] if "to" in facts else facts["space"])
    others = [seat for seat, own in enumerate(view.adventurers) if seat != me_of(view) and space in own]
    if others:
        return _some("treasure-first", {**facts, "target": others[0]})
    taken = TREASURES.index(Treasure(str(facts["treasure"])))
    counts = [count + (kind == taken) for kind, count in enumerate(kinds(view.treasures[me_of(view)]))]
    lacking = [TREASURES[kind].value for kind, count in enumerate(counts) if count < max(counts)]
    if len(lacking) == 1 and not view.wilds[me_of(view)] and counts[taken] == max(counts):
        return _some("treasure-towards", {**facts, "lacking": lacking[0]})
    return _some("treasure", facts)


def _of_a_kind(view: View, treasure: str, beside: str) -> Note | None:
    """Return that the viewer has fewer treasures of a kind than of another: a set needs all three."""
    counts = kinds(view.treasures[me_of(view)])
    count, others = (counts[TREASURES.index(Treasure(word))] for word in (treasure, beside))
    told: dict[str, str | int] = {"treasure": treasure, "count": count, "beside": beside, "others": others}
    return Note("kind", told) if count < others else None


def _own(view: View) -> tuple[int, ...]:
    return view.adventurers[me_of(view)]


def _awake(view: View) -> int:
    """Return how many adventurers of the viewer can move: awake, and not in the tomb."""
    return sum(0 <= space < TOMB for space in _own(view))


def _next_turn(view: View, best: Action, other: Action) -> Note | None:
    """Return what a card that is outer next turn can then take, and not after the other move."""
    found, beside = next_turn(view, best), next_turn(view, other)
    if found is None or (beside is not None and beside.worth >= found.worth):
        return None
    return Note("next-tomb" if found.treasure == IN_TOMB else "next", _captured(found))


def _captured(found: Capture) -> dict[str, str | int]:
    return {
        "card": CARDS[found.card].word,
        "from": found.start,
        "treasure": found.treasure,
        "space": found.space,
        "points": found.points,
    }


def _joins(view: View, one: Note, two: Note) -> Note | None:
    """Return why a move to a treasure that needs more adventurers is better than the other one."""
    if _awaits(one) != "waiting":
        return None
    facts, missing = one.facts, int(one.facts["need"]) - int(one.facts["have"])
    own, space, start = _own(view), int(facts["to"]), int(facts["from"])
    followers = behind(own, space) - (max(0, space - REACH) <= start < space)
    told = {**facts, "space": space, "missing": missing, "followers": followers}
    if followers < missing or two.facts.get("to") == space:
        return None
    if _awaits(two) != "waiting":
        return _some("joins", told)
    beside, more, mover = int(two.facts["to"]), int(two.facts["need"]) - int(two.facts["have"]), int(two.facts["from"])
    fewer = behind(own, beside) - (max(0, beside - REACH) <= mover < beside)
    told |= {"beside": beside, "more": more, "others": two.facts["points"]}
    if any(CARDS[card].effect is Effect.LESS for card in view.hand):
        return _some("joins", told)  # with such a card, fewer would do elsewhere, too
    if missing < more:
        return _some("sooner", told)
    if fewer < more:
        return _some("followed", told)
    return _some("better", told) if missing == more and int(facts["points"]) > int(two.facts["points"]) else None


def _on_the_way(view: View, best: Action, other: Action) -> Note | None:
    """Return what speaks for a move whose end does not."""
    one, two = explain(view, best), explain(view, other)
    if _awaits(one) == "tunnel":
        end, space = int(one.facts["end"]), int(one.facts["to" if "to" in one.facts else "space"])
        return Note("tunnel", {"end": end, "ahead": end - space})
    if one.key == "play-all" and int(one.facts["count"]) > 1:
        return Note("together", {"count": one.facts["count"]})
    return _mover(view, one, two) or _cards(view, best, other)


def _mover(view: View, one: Note, two: Note) -> Note | None:
    """Return that the rearmost adventurer moves, or that the one which the other action moves is of use where it is."""
    start, beside = one.facts.get("from"), two.facts.get("from")
    awake = [space for space in _own(view) if space >= 0]
    if start is None or beside is None or start == beside:
        return None
    end = int(one.facts.get("end", one.facts.get("to", TOMB)))
    if start == min(awake) and any(end <= each <= end + REACH for each in awake if each != start):
        return Note("rear", {"from": start})
    between = range(int(beside) + 1, int(start) + 1)
    if one.facts.get("to") == two.facts.get("to") and any(view.tiles[space] != EMPTY for space in between):
        return Note("stays-back", {"from": start, "beside": beside})
    return None


def _cards(view: View, best: Action, other: Action) -> Note | None:
    """Return what the die of a card can take, or that a card of several distances stays in the hand."""
    if best.verb != "play" or other.verb != "play" or best.args == other.args:
        return None
    ends = {"left": LEFT, "right": RIGHT}
    if not {best.args[0], other.args[0]} <= ends.keys():
        return None
    played, kept = (view.hand[ends[each.args[0]]] for each in (best, other))
    if played == kept:
        return Note("same", {"card": CARDS[view.hand[1 if best.args[0] == "left" else -2]].word})
    own, sure = _own(view), not CARDS[kept].rolled and CARDS[kept].effect is not Effect.ALL
    if CARDS[played].rolled and sure and not any(captures(view, own, kept)):
        rolls, points = lucky_rolls(view, played)
        if rolls:
            return Note("die-takes", {"rolls": rolls, "points": points})
        rolls = waking_rolls(view, played)
        if rolls and not wakes(view, kept, 0):
            return Note("die-wakes", {"rolls": rolls})
    if CARDS[kept].effect in _FREE and CARDS[played].effect not in _FREE:
        return Note("keeps-free", {"card": CARDS[kept].word})
    if CARDS[kept].effect is Effect.PLUS_MINUS and CARDS[played].effect is Effect.NUMBER:
        return Note("keeps-back", {"card": CARDS[kept].word})
    return None


def _reward(view: View, one: Note, two: Note) -> Note | None:
    """Return what one of several rewards is good for."""
    match one.key:
        case "take-key":
            keys, awake = view.keys[me_of(view)], _awake(view)
            if not keys:
                return Note("first-key")
            # The second adventurer in the tomb ends the game soon.
            entered = sum(space == TOMB for own in view.adventurers for space in own)
            return Note("next-key", {"keys": keys}) if keys < min(awake, 2 - entered) else None
        case "take-horus":
            return _card(view, str(one.facts["card"])) or _key_waits(view, two) or _kind(str(one.facts["card"]))
        case "take-wild":
            gained = set_gain(view, None)
            return Note("wild-set", {"set": gained}) if gained else Note("wild")
    return Note("scarab-sure" if two.key == "take-wild" and not set_gain(view, None) else "scarab")


def _code(word: str) -> int:
    return next(code for code, card in enumerate(CARDS) if card.word == word)


def _card(view: View, word: str) -> Note | None:
    """Return what a card of Horus could do for the viewer as the adventurers stand."""
    code, own = _code(word), _own(view)
    found = max((each for each in captures(view, own, code) if each.space != TOMB), default=None)
    if found is not None:
        return _some("horus-takes", _captured(found))
    match CARDS[code].effect:
        case Effect.ALL if (count := len(possible_together(view, code))) > 1:
            return Note("horus-all", {"card": word, "count": count})
        case Effect.LAST if (last := movement.last_move(own, view.keys[me_of(view)])) is not None:
            return Note("horus-last", {"card": word, "from": last[0], "space": last[1]}) if last[1] != TOMB else None
    return None


def _key_waits(view: View, two: Note) -> Note | None:
    """Return that the tomb is far, where the other choice is a key."""
    lead = max(_own(view))
    return Note("key-waits", {"spaces": TOMB - lead}) if two.key == "take-key" and lead < _NEAR_TOMB else None


def _kind(word: str) -> Note | None:
    """Return what a card of Horus is good for in general."""
    card: Card = CARDS[_code(word)]
    if card.effect is Effect.LESS:
        return Note("horus-less", {"card": word})
    return Note("horus-choice", {"card": word}) if card.effect in (Effect.UP_TO, Effect.UP_TO_DIE) else None


def _awaits(note: Note) -> str:
    """Return what awaits at the end of a move, as :func:`labels.awaiting` names it; empty for another choice."""
    kind, _, awaits = note.key.partition("-")
    return awaits if kind in ("walk", "play", "act") else ""


def _tomb(view: View, start: int, points: int) -> Note:
    """Tell of a step into the tomb at the price of a key. The second adventurer there starts the last round."""
    entered = sum(space == TOMB for own in view.adventurers for space in own)
    scores = [score.open for score in view.scores]
    own = scores.pop(me_of(view)) + points + WALL[TOMB] - WALL[start] - KEY_POINTS
    if entered == 1 and own > max(scores):
        return Note("last-tomb", {"points": own, "others": max(scores)})
    return Note("tomb", {"points": points})
