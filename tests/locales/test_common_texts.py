"""The bot's own texts: names and labels fit Discord, and every mentioned command or button exists."""

from __future__ import annotations

import functools
import itertools
import re
from collections import Counter
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from fluent.runtime import FluentBundle, FluentResource

import locales
from cogs.client import Tertulia
from cogs.client_options import ClientOptions
from cogs.daily.cog import DailyCog
from cogs.interactions.command_texts import Translator, titles
from cogs.learn.cog import Learn
from cogs.lobby.cog import Lobby
from cogs.own_games.cog import OwnGames
from cogs.owner.cog import OwnerGroup
from cogs.preferences.cog import PreferenceCommands
from cogs.rules.cog import Help
from cogs.seats.cog import Seats
from cogs.standings.cog import Standings
from cogs.table.cog import Board, TableGroup
from cogs.turn.cog import TurnCog
from locales import say
from render.wording import game_text
from tests.locales import texts
from tools.keys import Facts, catalogue, keys

FOLDER = Path(locales.__file__).parent
NAMES = (
    "common",
    "commands",
    "life",
    "preferences",
    "ratings",
    "honest",
    "replay",
    "games",
    "story",
    "learn",
    "people",
    "owner",
    "solo",
)
FILES = tuple(f"{name}.ftl" for name in NAMES)
PATHS = (
    "away",
    "play",
    "hand",
    "board",
    "tables",
    "solo",
    "daily",
    "table cancel",
    "table resume",
    "board-ranking",
    "board-profile",
    "table-settings",
    "my-settings",
    "notify",
    "privacy",
    "rules",
    "learn",
    "table-help",
    "owner servers",
    "owner user",
    "owner announce",
    "owner new-tables",
)
"""Every command of the bot, in the words of its keys."""
SUBCOMMANDS = (1, 2)
"""Discord's option types for a subcommand or a group of them."""
NAME = re.compile(r"[-_\w]{1,32}")
MENTION = re.compile(r"`/([^`]*)`")
BARE_MENTION = re.compile(r"(?:^|[\s(«“])/(\w[-\w]*)")
BOLD = re.compile(r"\*\*([^*]+)\*\*")


@functools.cache
def messages(locale: str) -> dict[str, Facts]:
    """Return every text of the bot's own files."""
    return {key: facts for name in FILES for key, facts in catalogue(locale)[name].items()}


@functools.cache
def bundle(locale: str) -> FluentBundle:
    made = FluentBundle([locale], use_isolating=False)
    for path in sorted((FOLDER / locale).glob("*.ftl")):
        made.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return made


def variants(locale: str, key: str) -> list[str]:
    """Return every variant of a text, its facts as ``<name>``."""
    pattern = messages(locale)[key].pattern
    assert pattern is not None
    return [said for _, said in texts.variants(pattern, locale)]


def path_in(locale: str, path: str) -> str:
    """Return a command of :data:`PATHS` as people type it in ``locale``."""
    return " ".join(say(locale, f"command-{word}-name") for word in path.split())


def source(locale: str) -> str:
    """Return the source of all texts of a language, games included, without comments."""
    files = sorted((FOLDER / locale).glob("*.ftl"))
    lines = (line for path in files for line in path.read_text(encoding="utf-8").splitlines())
    return "\n".join(line for line in lines if not line.startswith("#"))


each_locale = pytest.mark.parametrize("locale", locales.LOCALES)


@each_locale
def test_the_same_facts_choose_the_variants_in_every_language(locale: str) -> None:
    for key in messages(locale):
        patterns = (messages(each)[key].pattern for each in (locale, locales.DEFAULT))
        ours, theirs = ({name for chosen, _ in texts.variants(each, locale) for name in chosen} for each in patterns)
        assert ours == theirs, (locale, key)


@each_locale
@pytest.mark.parametrize("points", [0, 1, 2, 21, 100])
def test_a_score_keeps_its_number(locale: str, points: int) -> None:
    said = say(locale, "score-line", place=3, player="Ana", points=points)
    assert re.findall(r"\d+", said) == ["3", str(points)]
    assert not re.match(r"\d+[.)] ", said), "Discord would renumber these lines: two first places became 1 and 2"


@each_locale
def test_names_of_commands_and_options_are_discords_kind(locale: str) -> None:
    for key in messages(locale):
        if key.startswith(("command-", "option-")) and key.endswith("-name"):
            name = say(locale, key)
            assert NAME.fullmatch(name) and name == name.lower(), (locale, key, name)


@each_locale
def test_no_two_commands_or_options_share_a_name(locale: str) -> None:
    assert len({path_in(locale, path) for path in PATHS}) == len(PATHS)
    top = {path.split()[0] for path in PATHS}
    assert len({path_in(locale, name) for name in top}) == len(top)
    assert say(locale, "option-game-name") != say(locale, "option-page-name")


@each_locale
def test_labels_of_buttons_are_short(locale: str) -> None:
    for key in messages(locale):
        if key.startswith(("button-", "select-")):
            for label in variants(locale, key):
                assert len(label) <= 30, (locale, key, label)
                assert not re.search(r"[*_`~|\n]", label), (locale, key, label)
    assert len(say(locale, "help-rules", game="x" * 32)) <= 80


def test_the_paths_are_all_the_commands() -> None:
    named = [key for key in messages("en-US") if key.startswith("command-") and key.endswith("-name")]
    words = {word for path in PATHS for word in path.split()}
    assert words == {key.removeprefix("command-").removesuffix("-name") for key in named}


async def nothing() -> None:
    """Leave the tries of an earlier run alone."""


async def test_the_bot_has_these_commands(tmp_path: Path) -> None:
    bot = Tertulia(ClientOptions(database=tmp_path / "never.sqlite3"))
    owner = OwnerGroup(cast(Any, None), cast(Any, None))  # in another server alone
    for cog in (
        *(each(cast(Any, bot)) for each in (Lobby, TurnCog, Seats, OwnGames, Board, TableGroup)),
        Standings(bot),
        PreferenceCommands(cast(Any, bot), cast(Any, None)),
        Help(bot),
        Learn(bot),
        DailyCog(bot, cast(Any, None), cast(Any, SimpleNamespace(catch_up=nothing))),
        owner,
    ):
        await bot.add_cog(cog)
    sent = [await command.get_translated_payload(bot.tree, Translator()) for command in bot.tree.get_commands()]
    for locale in locales.LOCALES:
        wanted = sorted(path_in(locale, path) for path in PATHS)
        assert sorted(path for command in sent for path in typed(command, locale)) == wanted


def typed(command: dict[str, Any], locale: str) -> list[str]:
    """Return a registered command, or each command of a group, as people type it in ``locale``."""
    name = command["name_localizations"].get(locale, command["name"])
    inner = [each for each in command.get("options", ()) if each["type"] in SUBCOMMANDS]
    return [f"{name} {path}" for each in inner for path in typed(each, locale)] or [name]


async def test_a_list_of_games_leads_with_the_title_in_the_language() -> None:
    bot_text = Translator()
    for choice in titles():
        named = choice._locale_name
        assert named is not None
        told = [await bot_text.translate(named, discord.Locale(locale), None) for locale in locales.LOCALES]  # type: ignore[arg-type]
        glosses = [game_text(choice.value, "title-gloss", locale) for locale in locales.LOCALES]
        assert all(told and told.startswith(gloss) for told, gloss in zip(told, glosses, strict=True)), told


@each_locale
def test_commands_that_texts_mention_are_there(locale: str) -> None:
    real = {path_in(locale, path) for path in PATHS}
    mentioned = set(MENTION.findall(source(locale)))
    assert mentioned <= real, mentioned - real


@each_locale
def test_only_forms_mention_commands_without_backticks(locale: str) -> None:
    """Backticks become Discord's mentions in messages. A form shows its texts as they are."""
    for key in messages(locale):
        bare = BARE_MENTION.findall("\n".join(variants(locale, key)))
        assert not bare or key.startswith("form-"), (locale, key)
        assert {path_in(locale, path) for path in PATHS} >= set(bare), (locale, key)


def test_a_typed_command_is_the_same_in_every_language_that_has_it() -> None:
    meant: dict[str, set[str]] = {}
    for locale, path in itertools.product(locales.LOCALES, PATHS):
        meant.setdefault(path_in(locale, path), set()).add(path)
    assert [typed for typed, paths in meant.items() if len(paths) > 1] == []


def mentioned(locale: str, key: str) -> Counter[str]:
    """Count the commands that a text mentions, in the variant with most of each."""
    most = Counter[str]()
    for said in variants(locale, key):
        most |= Counter(MENTION.findall(said))
    return most


@each_locale
def test_a_text_mentions_the_same_commands_in_every_language(locale: str) -> None:
    for key in messages(locale):
        ours, theirs = (mentioned(one, key) for one in (locale, locales.DEFAULT))
        words = {path_in(locales.DEFAULT, path): path_in(locale, path) for path in PATHS}
        assert ours == Counter({words[path]: count for path, count in theirs.items()}), (locale, key)


@each_locale
def test_texts_name_a_button_by_its_key_and_the_same_in_every_language(locale: str) -> None:
    """So a name is always what the button says. Words that are no button's stay plain text."""
    control = ("button-", "menu-")
    labels = {label for key in messages(locale) if key.startswith(control) for label in variants(locale, key)}
    for key, facts in keys(locale).items():
        named, theirs = ({each for each in one.references if each.startswith(control)} for one in (facts, keys()[key]))
        assert named == theirs, (locale, key)
    written = set(BOLD.findall(re.sub(r"\*\*\{[^}]*\}\*\*", "", source(locale))))
    assert not written & labels, (locale, written & labels)
    assert {"button-start", "button-hand", "button-more"} <= keys(locale)["help-body"].references


@pytest.mark.parametrize("locale", locales.LOCALES)
def test_a_catalogue_that_reads_texts_one_by_one_holds_what_its_files_hold(locale: str) -> None:
    whole, lazy = bundle(locale), locales.Catalogue(locale)
    names = {*whole._messages, *(f"-{name}" for name in whole._terms)}
    assert names == set(lazy._sources)
    for name in names:
        term, short = name.startswith("-"), name.removeprefix("-")
        lazy._lookup(short, term)
        read, parsed = ((each._terms if term else each._messages)[short] for each in (lazy, whole))
        assert read.equals(parsed, ["span", "comment"]), name
