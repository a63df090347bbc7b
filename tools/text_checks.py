"""Checks of a game's catalogues: the same keys and facts in four languages, none missing, none unused."""

from __future__ import annotations

from typing import Final

from locales import DEFAULT, LOCALES
from render.wording import slug
from tools.findings import Finding, Findings
from tools.keys import asked, catalogue, keys, required, used
from tools.lengths import too_long

FILES: Final = {"-picture": ("alt", "picture", "words"), "-lesson": ("lesson",), "-tips": ("tip",), "-why": ("why",)}
"""Files beside a game's main one, and the kinds of texts in them."""


def catalogues(key: str) -> Findings:
    """Compare the languages."""
    slugged = slug(key)
    for name in (f"{slugged}.ftl", f"{slugged}-picture.ftl"):
        ours = {locale: catalogue(locale).get(name, {}) for locale in LOCALES}
        every = {text: facts for entries in ours.values() for text, facts in entries.items()}
        for text in every:
            if not text.startswith(f"{slugged}-"):
                yield Finding(f"locales/{DEFAULT}/{name}", f"begin `{text}` with `{slugged}-`")
            for locale in LOCALES:
                place = f"locales/{locale}/{name}"
                if text not in ours[locale]:
                    yield Finding(place, f"write `{text}`")
                # Some languages choose the form of a verb by ``you``, others need no form.
                elif text in ours[DEFAULT] and (ours[locale][text].names ^ ours[DEFAULT][text].names) - {"you"}:
                    names = ", ".join(f"${fact}" for fact in sorted(ours[DEFAULT][text].names)) or "no fact"
                    yield Finding(place, f"use the facts of {DEFAULT} in `{text}`: {names}")


def lengths(key: str) -> Findings:
    """Find texts that do not fit a phone."""
    for locale in LOCALES:
        for file, entries in catalogue(locale).items():
            own = {text: facts for text, facts in entries.items() if text.startswith(f"{slug(key)}-")}
            for text, said in too_long(own, locale):
                yield Finding(f"locales/{locale}/{file}", f"shorten `{text}`: {said}")


def file_of(key: str, locale: str, text: str) -> str:
    """Return the file of one of a game's texts."""
    kind = text.removeprefix(f"{slug(key)}-").partition("-")[0]
    part = next((file for file, kinds in FILES.items() if kind in kinds), "")
    return f"locales/{locale}/{slug(key)}{part}.ftl"


def needed(key: str) -> Findings:
    """Find keys that meta, pages or code ask for and a language lacks."""
    name = slug(key)
    pictured = [text for text, place in asked() if text.startswith(f"{name}-") and f"/{key}/" in place]
    for locale in LOCALES:
        there = {text for entries in catalogue(locale).values() for text in entries}
        for text in sorted({*required(key), *pictured} - there):
            yield Finding(file_of(key, locale, text), f"write `{text}`")


def repeated(key: str) -> Findings:
    """Find texts that say in every language what the shared ones say."""
    name = slug(key)
    patterns = {locale: {each: facts.pattern for each, facts in keys(locale).items()} for locale in LOCALES}
    for file in (f"{name}.ftl", f"{name}-picture.ftl"):
        for text in catalogue(DEFAULT).get(file, {}):
            shared = text.replace(name, "game", 1)
            pairs = [(ours.get(text), ours.get(shared)) for ours in patterns.values()]
            if all(own and other and own.equals(other) for own, other in pairs):
                remedy = f"remove `{text}` in every language: the shared `{shared}` says the same"
                yield Finding(f"locales/{DEFAULT}/{file}", remedy)


def unused(key: str) -> Findings:
    """Find keys that no code asks for."""
    name = slug(key)
    for file in (f"{name}.ftl", f"{name}-picture.ftl"):
        entries = catalogue(DEFAULT).get(file, {})
        referred = {each for facts in entries.values() for each in facts.references}
        for text in entries:
            if text not in referred and not used(text):
                yield Finding(f"locales/{DEFAULT}/{file}", f"remove `{text}` in every language: no code asks for it")
