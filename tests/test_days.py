"""Days as people type them."""

from __future__ import annotations

import re
from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.interactions.days import day_name, example_day, read_days
from locales import LOCALES, say

TODAY = date(2027, 1, 1)
"""A Friday."""
MEANT = {
    0: ("today", "hoje", "hoy", "aujourd’hui", "Aujourd'hui", "1 Jan", "2027-01-01"),
    1: ("tomorrow", "Amanhã", "mañana", "manana", "demain", "until tomorrow", "até amanhã", "1 day", "Saturday", "sáb"),
    2: ("day after tomorrow", "depois de amanhã", "pasado mañana", "après-demain", "dom", "dimanche"),
    3: (
        "3 days",
        "in 3 days",
        "3 dias",
        "daqui a 3 dias",
        "en 3 días",
        "dans 3 jours",
        "3d",
        "three days",
        "trois jours",
    ),
    4: ("Tue", "Tuesday", "terça", "terça-feira", "ter", "martes", "mar", "mar.", "mardi", "jusqu’à mardi"),
    5: ("Wed", "quarta-feira", "qua", "miércoles", "mié", "mercredi", "mer."),
    6: (
        "Thu",
        "Thurs",
        "quinta",
        "qui",
        "jueves",
        "jue",
        "jeudi",
        "Jan 7",
        "7 de enero",
        "7 janv.",
        "dia 7",
        "the 7th",
    ),
    7: ("a week", "1 week", "uma semana", "una semana", "une semaine", "next week", "semana que vem", "8 jan."),
    14: ("2 weeks", "duas semanas", "dos semanas", "2 semaines", "15/1", "1/15", "15.1.", "Jan 15th", "15 de janeiro"),
    31: ("1er février", "1º de fevereiro", "Feb 1", "February 1st, 2027", "1 feb 2027", "1.2.", "01.02.27", "2027-2-1"),
    59: ("1 March", "Mar 1", "1 mars", "1 de março", "1 de mar.", "1 mar", "lun, 1 mar", "lun. 1 mars", "Mon, Mar 1"),
}


@pytest.mark.parametrize(("days", "entered"), [(days, each) for days, every in MEANT.items() for each in every])
@pytest.mark.parametrize("locale", LOCALES)
def test_a_day_is_read_as_people_write_it_in_any_language(days: int, entered: str, locale: str) -> None:
    assert read_days(entered, TODAY, locale) == [TODAY + timedelta(days)]


def test_a_date_in_figures_has_two_readings_where_the_month_may_come_first() -> None:
    third, march = date(2027, 1, 3), date(2027, 3, 1)
    for entered in ("1/3", "1-3", "01/03", "1/3/27", "01/03/2027"):
        assert read_days(entered, TODAY, "en-US") == [third, march]
        for locale in LOCALES[1:]:
            assert read_days(entered, TODAY, locale) == [march]
    assert read_days("2/2", TODAY, "en-US") == [date(2027, 2, 2)]
    assert read_days("1.3.", TODAY, "en-US") == [march]


@pytest.mark.parametrize("locale", LOCALES)
def test_a_bare_number_and_the_weekday_of_today_have_two_readings(locale: str) -> None:
    assert read_days("5", TODAY, locale) == [date(2027, 1, 6), date(2027, 1, 5)]
    assert read_days("Friday", TODAY, locale) == [TODAY, TODAY + timedelta(7)]
    assert read_days("next Tuesday", TODAY, locale) == [TODAY + timedelta(4), TODAY + timedelta(11)]


@pytest.mark.parametrize(
    "entered",
    [
        *(
            "",
            " ",
            "yesterday",
            "0",
            "32",
            "32.1.",
            "2026-13-01",
            "30/2",
            "0 days",
            "day",
            "until",
            "dia",
            "jui",
            "blue 3",
        ),
        *(
            "9" * 300,
            "9" * 30,
            "Jan",
            "Jan 32",
            "Feb 30",
            "3 3 3",
            "3 days 4",
            "Jan Feb 3",
            "Monday Tuesday",
            "Jan 3 5",
        ),
    ],
)
@pytest.mark.parametrize("locale", LOCALES)
def test_what_is_no_day_has_no_reading(entered: str, locale: str) -> None:
    assert read_days(entered, TODAY, locale) == []


@given(st.dates(date(2000, 1, 1), date(2100, 1, 1)), st.integers(0, 59), st.sampled_from(LOCALES))
def test_a_day_that_the_bot_names_is_read_as_that_day(today: date, days: int, locale: str) -> None:
    last = today + timedelta(days)
    for named in (last.isoformat(), example_day(last, locale), *([day_name(last, today, locale)] if days > 1 else ())):
        assert read_days(named, today, locale) == [last], named


@pytest.mark.parametrize("locale", LOCALES)
def test_the_error_names_forms_that_are_read(locale: str) -> None:
    named = re.findall(r"\*(.+?)\*", say(locale, "error-away-date", example=example_day(TODAY, locale)))
    assert len(named) == 4
    for each in named:
        assert read_days(each, TODAY, locale), each


@given(st.text(max_size=80), st.sampled_from(LOCALES))
def test_no_input_breaks_the_reader(entered: str, locale: str) -> None:
    assert len(read_days(entered, TODAY, locale)) <= 2


@pytest.mark.parametrize("entered", ["-3 days", "- 2", "Friday the 13th", "Monday, December 25"])
def test_a_day_that_there_is_not_is_none(entered: str) -> None:
    assert read_days(entered, date(2026, 11, 29), "en-US") == []


def test_a_weekday_beside_a_date_agrees_with_it() -> None:
    assert read_days("Friday, December 25", date(2026, 11, 29), "en-US") == [date(2026, 12, 25)]
