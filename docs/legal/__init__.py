"""Templates of a privacy policy and of terms for public bots, filled with what ``/privacy`` lists and the schema.

``python -m docs.build`` writes ``docs/privacy.md`` and ``docs/terms.md`` from the files of this folder, one a language.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from string import Template
from typing import Final

from db.migrate import migrate, migrations
from locales import LOCALES, say
from settings import Settings

FOLDER: Final = Path(__file__).parent
GENERATED: Final = "<!-- Written by python -m docs.build from docs/legal/. Copy it and fill in the brackets. -->"

PERSONAL: Final[Mapping[str, str]] = {
    "settings": "member_settings",
    "hosted": "tables",
    "seats": "seats",
    "actions": "actions",
    "results": "results",
    "ratings": "ratings",
    "votes": "votes",
    "lessons": "lessons",
}
"""Tables with data of a person, by their key in the file that ``/privacy`` exports."""
OF_THE_GAME: Final = {"tables": ("host_id", "contribution")}
"""Columns that say something of a person, in a table whose other columns are the game's."""
LABELS: Final[Mapping[str, Mapping[str, str]]] = {
    "en-US": {
        "settings": "what you choose with `/my-settings`",
        "hosted": "that you opened a table, and your click that started it",
        "seats": "where you sit, under which name, since when",
        "actions": "your decisions, and when",
        "results": "your results",
        "ratings": "your ratings",
        "votes": "your answers to open questions",
        "lessons": "which lessons you have finished, and when",
    },
    "pt-BR": {
        "settings": "o que você escolhe com `/meus-ajustes`",
        "hosted": "que você abriu uma mesa, e o seu clique que a iniciou",
        "seats": "onde você se senta, com que nome, desde quando",
        "actions": "as suas decisões, com data e hora",
        "results": "os seus resultados",
        "ratings": "os seus ratings",
        "votes": "as suas respostas a perguntas abertas",
        "lessons": "as lições que você terminou, com data e hora",
    },
    "es-ES": {
        "settings": "lo que eliges con `/mis-ajustes`",
        "hosted": "que abriste una mesa, y tu clic que la inició",
        "seats": "dónde te sientas, con qué nombre, desde cuándo",
        "actions": "tus decisiones, con fecha y hora",
        "results": "tus resultados",
        "ratings": "tu nivel",
        "votes": "tus respuestas a preguntas abiertas",
        "lessons": "las lecciones que has terminado, con fecha y hora",
    },
    "fr": {
        "settings": "ce que tu choisis avec `/mes-réglages`",
        "hosted": "que tu as ouvert une table, et ton clic qui l’a lancée",
        "seats": "où tu es assis, sous quel nom, depuis quand",
        "actions": "tes décisions, et leur date",
        "results": "tes résultats",
        "ratings": "tes cotes",
        "votes": "tes réponses aux questions ouvertes",
        "lessons": "les leçons que tu as terminées, et leur date",
    },
}
"""What each key means, in the words of the reader."""


def schema() -> dict[str, tuple[str, ...]]:
    """Every table of a new database, with its columns."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        migrate(connection, ":memory:", migrations())
        names = connection.execute(
            "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name"
        ).fetchall()
        return {
            name: tuple(column for _, column, *_ in connection.execute(f"PRAGMA table_info({name})"))
            for (name,) in names
        }


def stored(locale: str) -> str:
    """A table of all columns with data of a person, by what they mean."""
    columns = schema()
    rows = [
        f"| {LABELS[locale][key]} | `{name}`: {', '.join(OF_THE_GAME.get(name, columns[name]))} |"
        for key, name in PERSONAL.items()
    ]
    return "\n".join(["| | |", "|---|---|", *rows])


def others() -> str:
    """The tables without data of a person."""
    return ", ".join(f"`{name}`" for name in schema() if name not in PERSONAL.values())


def page(name: str) -> str:
    """The page ``privacy`` or ``terms``, with a section for each language."""
    days = Settings.model_fields["backups"].default
    sections = []
    for locale in LOCALES:
        text = (FOLDER / f"{name}.{locale}.md").read_text(encoding="utf-8")
        filled = Template(text).substitute(
            body=say(locale, "privacy-body", days=days), stored=stored(locale), others=others()
        )
        sections.append(f"# {say(locale, 'language-name')}\n\n{filled.strip()}")
    return "\n\n".join([GENERATED, *sections]) + "\n"
