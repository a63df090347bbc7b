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

from db import KEPT_DAYS
from db.migrate import migrate, migrations
from locales import LOCALES, say
from settings import Settings

FOLDER: Final = Path(__file__).parent
GENERATED: Final = "<!-- Written by python -m docs.build from docs/legal/. Copy it and fill in the brackets. -->"

PERSONAL: Final[Mapping[str, str]] = {
    "settings": "member_settings",
    "hosted": "tables",
    "started": "tables",
    "seats": "seats",
    "clicks": "seats",
    "holders": "holders",
    "actions": "actions",
    "results": "results",
    "ratings": "ratings",
    "polls": "polls",
    "votes": "votes",
    "standings": "standings",
    "guests": "guests",
    "blocked": "blocks",
    "notes": "notes",
    "lessons": "lessons",
    "subscriptions": "subscriptions",
    "calls": "calls",
    "tries": "tries",
    "barred": "blocked_users",
}
"""Tables with data of a person, by their key in the file that ``/privacy`` exports."""
OF_THE_GAME: Final = {"hosted": ("host_id",), "started": ("contribution",), "clicks": ("contribution",)}
"""Columns that say something of a person, by the same keys. Without an entry: all of the table."""
LABELS: Final[Mapping[str, Mapping[str, str]]] = {
    "en-US": {
        "settings": "what you choose with `/my-settings`",
        "hosted": "that you opened a table",
        "started": "your click that started a game, which went into its shuffle",
        "seats": "where you sit, under which name, since when, and what move you have planned",
        "clicks": "your click that took the seat, which went into the shuffle",
        "holders": "which seat you held in a game, from which turn to which, and under which name",
        "actions": "your decisions, and when",
        "results": "your results",
        "ratings": "your ratings",
        "polls": "open questions of yours to the others, and when you asked",
        "votes": "your answers to open questions",
        "standings": "how you came in at ranked games, for the ratings",
        "guests": "lobbies that you were invited to, or may not come back to",
        "blocked": "whom you have blocked",
        "notes": "your notes to yourself at a table, and when you wrote them",
        "lessons": "which lessons you have finished, and when",
        "tries": "your daily deals: when, where, under which name, and how you did",
        "subscriptions": "to which games you want to be called, and since when",
        "calls": "the latest calls of the bot to you, and to others for a table that you opened",
        "barred": "that the owner of the bot has blocked you, and since when; deletion does not lift that",
    },
    "pt-BR": {
        "settings": "o que você escolhe com `/meus-ajustes`",
        "hosted": "que você abriu uma mesa",
        "started": "o seu clique que começou um jogo e entrou no embaralhamento",
        "seats": "onde você se senta, com que nome, desde quando, e que jogada você planejou",
        "clicks": "o seu clique que pegou o lugar e entrou no embaralhamento",
        "holders": "em que lugar você jogou, de que jogada até qual, e com que nome",
        "actions": "as suas decisões, com data e hora",
        "results": "os seus resultados",
        "ratings": "os seus ratings",
        "polls": "as suas perguntas abertas aos outros, com data e hora",
        "votes": "as suas respostas a perguntas abertas",
        "standings": "como você ficou nos jogos ranqueados, para os ratings",
        "guests": "salas para as quais você foi convidado ou às quais não pode voltar",
        "blocked": "quem você bloqueou",
        "notes": "as suas notas para si em uma mesa, com data e hora",
        "lessons": "as lições que você terminou, com data e hora",
        "tries": "as suas partidas do dia: quando, onde, com que nome, e como você foi",
        "subscriptions": "para quais jogos o bot chama você, e desde quando",
        "calls": "as últimas vezes em que o bot chamou você, e em que chamou outros para uma mesa que você abriu",
        "barred": "que o dono do bot bloqueou você, e desde quando; excluir os dados não desfaz isso",
    },
    "es-ES": {
        "settings": "lo que eliges con `/mis-ajustes`",
        "hosted": "que abriste una mesa",
        "started": "tu clic que empezó una partida y entró en el barajado",
        "seats": "dónde te sientas, con qué nombre, desde cuándo, y qué jugada has preparado",
        "clicks": "tu clic que tomó el asiento y entró en el barajado",
        "holders": "qué asiento ocupaste en una partida, de qué jugada a cuál, y con qué nombre",
        "actions": "tus decisiones, con fecha y hora",
        "results": "tus resultados",
        "ratings": "tu nivel",
        "polls": "tus preguntas abiertas a los demás, con fecha y hora",
        "votes": "tus respuestas a preguntas abiertas",
        "standings": "cómo quedaste en las partidas clasificatorias, para el nivel",
        "guests": "las salas a las que te invitaron o a las que no puedes volver",
        "blocked": "a quién has bloqueado",
        "notes": "tus notas para ti en una mesa, con fecha y hora",
        "lessons": "las lecciones que has terminado, con fecha y hora",
        "tries": "tus partidas del día: cuándo, dónde, con qué nombre y qué tal te fue",
        "subscriptions": "para qué juegos quieres que te llame el bot, y desde cuándo",
        "calls": "las últimas veces que el bot te llamó, y que llamó a otros a una mesa que abriste",
        "barred": "que quien administra el bot te ha bloqueado, y desde cuándo; borrar los datos no lo quita",
    },
    "fr": {
        "settings": "ce que tu choisis avec `/mes-réglages`",
        "hosted": "que tu as ouvert une table",
        "started": "ton clic qui a lancé une partie, et qui est entré dans le mélange",
        "seats": "où tu es assis, sous quel nom, depuis quand, et quel coup tu as préparé",
        "clicks": "ton clic qui a pris la place, et qui est entré dans le mélange",
        "holders": "quelle place tu as tenue dans une partie, de quel coup à quel coup, et sous quel nom",
        "actions": "tes décisions, et leur date",
        "results": "tes résultats",
        "ratings": "tes cotes",
        "polls": "tes questions ouvertes aux autres, et leur date",
        "votes": "tes réponses aux questions ouvertes",
        "standings": "ton rang dans les parties classées, pour les cotes",
        "guests": "les salons où tu es invité, ou où tu ne peux pas revenir",
        "blocked": "qui tu as bloqué",
        "notes": "tes notes pour toi à une table, et leur date",
        "lessons": "les leçons que tu as terminées, et leur date",
        "tries": "tes parties du jour : quand, où, sous quel nom, et avec quel résultat",
        "subscriptions": "pour quels jeux le bot t’appelle, et depuis quand",
        "calls": "les derniers appels du bot pour toi, et pour les autres à une table que tu as ouverte",
        "barred": "que la personne qui s’occupe du bot t’a bloqué, et depuis quand ; l’effacement ne le lève pas",
    },
}
"""What each key means, in the words of the reader."""


def schema() -> dict[str, tuple[str, ...]]:
    """Return every table of a new database, with its columns."""
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
    """Return a table of all columns with data of a person, by what they mean."""
    columns = schema()
    rows = [
        f"| {LABELS[locale][key]} | `{name}`: {', '.join(OF_THE_GAME.get(key, columns[name]))} |"
        for key, name in PERSONAL.items()
    ]
    return "\n".join(["| | |", "|---|---|", *rows])


def others() -> str:
    """Return the tables without data of a person."""
    return ", ".join(f"`{name}`" for name in schema() if name not in PERSONAL.values())


def page(name: str) -> str:
    """Return the page ``privacy`` or ``terms``, with a section for each language."""
    days = Settings.model_fields["backups"].default
    sections = []
    for locale in LOCALES:
        text = (FOLDER / f"{name}.{locale}.md").read_text(encoding="utf-8")
        filled = Template(text).substitute(
            body=say(locale, "privacy-body", days=days, keep=0, left=KEPT_DAYS, place="server"),
            stored=stored(locale),
            others=others(),
        )
        sections.append(f"# {say(locale, 'language-name')}\n\n{filled.strip()}")
    return "\n\n".join([GENERATED, *sections]) + "\n"
