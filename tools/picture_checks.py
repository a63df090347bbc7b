"""Checks of a game's pictures: samples, pages, sizes, pieces, alternative texts, the board in words."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from functools import partial
from typing import Any, Final

from PIL import Image

import render
from engine import game
from locales import LOCALES
from render import emojis as emoji_files
from render.gallery import offered
from render.kit.scale import pixels
from render.pieces import missing
from render.positions import NAMES, load
from render.registry import artist, teller
from render.wording import slug
from tools.findings import Finding, Findings, guarded

WIDTH: Final = pixels(1560)
HEIGHTS: Final = {"board": pixels(1040), "score": pixels(1040), "cover": pixels(520)}
"""Heights in pixels, where a kind of picture has one."""
DRAWN_BY: Final = {"rules": "pages", "lesson": "parts", "interlude": "artist"}
"""Modules of the kinds of pictures whose module has another name."""
LIMIT: Final = 400 * 1024
"""Largest size of a picture in bytes."""
MOST_PAGES: Final = 25
SIDE: Final = 128
"""Side of an emoji in pixels. Discord keeps no more."""
EMOJI_NAME: Final = re.compile(r"\w{2,32}", re.ASCII)
LAST_PAGE: Final = "rulings"


def pages(key: str) -> Findings:
    """Check the rules pages."""
    place, names = f"render/{key}/teller.py", teller(key).pages
    if not names or names[-1] != LAST_PAGE:
        yield Finding(place, f"make `{LAST_PAGE}` the last of `pages`")
    if len(set(names)) != len(names) or len(names) > MOST_PAGES:
        yield Finding(place, f"name each page once, and {MOST_PAGES} at most")
    illustrated = teller(key).illustrated()
    for page in names[:-1]:
        if page not in illustrated:
            yield Finding(place, f"illustrate the page `{page}`: every page but the last has a picture")
    options = game(key).meta.options.items()
    variants = {
        render.variant(page, name, value) for page in names[:-1] for name, values in options for value in values[1:]
    }
    for page in illustrated:
        if page not in names[:-1] and page not in variants:
            yield Finding(place, f"remove the illustration `{page}`, which is no page before the last")


def samples(key: str) -> Findings:
    """Check that the samples which shared tests ask for exist, and a hand for each kind of decision."""
    place, found = f"render/{key}/samples.py", load(key)
    for kind in ("boards", "hands", "scores"):
        names = [name for name, _ in getattr(found, kind)()]
        if kind == "boards" and found.middle not in names:
            yield Finding(place, f"boards() needs a sample `{found.middle}`")
        if not names:
            yield Finding(place, f"{kind}() needs at least one sample")
        for name in {name for name in names if names.count(name) > 1}:
            yield Finding(place, f"{kind}() has two samples `{name}`")
    asked = {scene.view.decision for _, scene in found.hands()}
    for kind in game(key).meta.decisions:
        if kind not in asked:
            yield Finding(place, f"hands() needs a sample with the decision `{kind}`")
    for name, scene in found.scores():
        if scene.view.outcome is None:
            yield Finding(place, f"scores(): `{name}` has no outcome")


def words(key: str) -> Findings:
    """Check the board in words of every sample."""
    found, place = load(key), f"render/{key}/words.py"
    for name, scene in (*found.boards(), *found.hands()):
        for locale in LOCALES:
            told = render.words(key, scene, locale)
            if not told or not all(told) or sum(map(len, told)) > render.WORDS:
                yield Finding(place, f"`{name}`: return paragraphs of {render.WORDS} characters in all at most")


def drawings(key: str) -> Iterator[tuple[str, str, Any]]:
    """Yield every picture of the gallery, and each hand at a game's end: its kind, a name, the drawing."""
    found, to, home = load(key), artist(key), LOCALES[0]
    for name, draw in offered(found, to):
        yield name.partition("-")[0], name, partial(draw, home)
    for seats in found.seats:
        last = found.step(seats, 1, 1)
        for seat in range(seats):
            hand = render.Scene(game(key).view(last.state, seat), NAMES[:seats], last.recent)
            yield "hand", f"over-{seats}-{seat + 1}", partial(to.hand, hand, home)


def pictures(key: str) -> Findings:
    """Draw every picture; check size, weight, pieces and alternative text. One of a kind that fails is enough."""
    failed = set[str]()
    for kind, name, draw in drawings(key):
        place = f"render/{key}/{DRAWN_BY.get(kind, kind)}.py"
        if kind not in failed and (said := list(guarded(key, place, lambda: picture(key, kind, name, draw)))):  # noqa: B023
            failed.add(kind)
            yield from said


def picture(key: str, kind: str, name: str, draw: Any) -> Findings:
    """Check one picture."""
    place = f"render/{key}/{DRAWN_BY.get(kind, kind)}.py"
    before = set(missing)
    image, alt = draw()
    high = HEIGHTS.get(kind, image.height)
    if image.mode != "RGB" or image.size != (WIDTH, high):
        yield Finding(place, f"`{name}`: draw RGB, {WIDTH} by {high} pixels, not {image.mode}, {image.size}")
    least = 1 if kind == "hand" else 21
    if not least <= len(alt.strip()) <= render.ALT_LENGTH:
        remedy = f"`{name}`: write {least} to {render.ALT_LENGTH} characters, not {len(alt)}"
        yield Finding(f"render/{key}/alt.py", remedy)
    for absent in sorted(missing - before):
        yield Finding(place, f"`{name}`: there is no piece `{absent}`: paint it, or ask for another")
    if (weight := len(render.encode(image))) >= LIMIT:
        yield Finding(place, f"`{name}`: {weight} bytes, {LIMIT} at most: draw fewer fine patterns")


def emojis(key: str) -> Findings:
    """Check the files of emojis and their names, and that every choice of the samples has one of them or none."""
    place, rules = f"render/{key}/emojis", game(key)
    for name, data in emoji_files.load([key]).values():
        if not EMOJI_NAME.fullmatch(name):
            yield Finding(place, f"shorten a name: Discord takes letters, digits and _, 32 at most, not {name!r}")
        with Image.open(io.BytesIO(data)) as image:
            if (image.format, image.size) != ("PNG", (SIDE, SIDE)):
                yield Finding(place, f"save `{name}` as a PNG of {SIDE} by {SIDE} pixels, not {image.size}")
    known = emoji_files.keys(key) | emoji_files.keys(None)
    for _, scene in load(key).hands():
        for action in scene.view.actions:
            sign = teller(key).look(scene.view, action, rules.explain(scene.view, action)).emoji
            if sign is not None and sign not in known:
                yield Finding(place, f"draw the emoji `{sign}`, or name no choice by it")


def introduction(key: str) -> Findings:
    """Check title and introduction."""
    from locales import say

    meta, name = game(key).meta, slug(key)
    for locale in LOCALES:
        place = f"locales/{locale}/{name}.ftl"
        if say(locale, f"{name}-title") != meta.native_title:
            yield Finding(place, f"make `{name}-title` equal to native_title, {meta.native_title!r}")
        if len(say(locale, f"{name}-title-gloss")) > 100:
            yield Finding(place, f"shorten `{name}-title-gloss` to 100 characters")
        if not 20 < len(say(locale, f"{name}-about")) < 400:
            yield Finding(place, f"write 21 to 399 characters for `{name}-about`")
