"""Time zones as people type them."""

from __future__ import annotations

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from cogs.interactions.time_zones import close_places, find_zone, suggest_zones, zone_name

MEANT = {
    "Europe/Lisbon": ("Lisbon", "lisboa", "Lisbonne", "europe/lisbon", "WET", "Porto"),
    "America/Sao_Paulo": ("São Paulo", "sao paulo", "Brasília", "Rio", "rio de janeiro", "BRT"),
    "America/New_York": ("New York", "nova york", "EST", "edt"),
    "Europe/Paris": ("Paris", "CET", "Lyon"),
    "Europe/London": ("London", "Londres", "BST"),
    "America/Mexico_City": ("Mexico City", "Ciudad de México", "CDMX"),
    "America/Argentina/Buenos_Aires": ("Buenos Aires", "ART"),
    "UTC": ("UTC", "gmt", "GMT+0", "UTC-0"),
    "Etc/GMT+3": ("UTC-3", "GMT-3", "gmt -3", "UTC−3", "utc-03:00", "-3", "UTC-3h"),
    "Etc/GMT-1": ("UTC+1", "GMT+1", "+01:00"),
    "Asia/Kolkata": ("UTC+5:30", "IST", "Mumbai"),
}


@pytest.mark.parametrize(("zone", "entered"), [(zone, each) for zone, every in MEANT.items() for each in every])
def test_a_zone_is_found_by_what_people_call_it(zone: str, entered: str) -> None:
    assert find_zone(entered) == zone
    assert suggest_zones(entered, 25)[0] == zone


@pytest.mark.parametrize("entered", ["", "Atlantis", "UTC+25", "UTC-13", "UTC-3:30", "Factory", "Etc/GMT-3", "../UTC"])
def test_what_is_no_place_and_no_hours_is_no_zone(entered: str) -> None:
    assert find_zone(entered) is None


def test_hours_have_the_sign_that_people_use() -> None:
    found = find_zone("GMT-3")
    assert found is not None and ZoneInfo(found).utcoffset(datetime(2026, 7, 1)) == timedelta(hours=-3)
    assert zone_name(found) == "UTC−3" and find_zone(zone_name(found)) == found
    assert zone_name("Europe/Lisbon") == "Europe/Lisbon"


def test_an_old_abbreviation_has_the_summer_time_of_its_place() -> None:
    found = find_zone("EST")
    assert found is not None and ZoneInfo(found).utcoffset(datetime(2026, 7, 1)) == timedelta(hours=-4)


def test_nothing_that_is_suggested_means_the_opposite_of_what_it_says() -> None:
    for entered in ("GMT-3", "gmt", "etc", "utc", "e", "america/"):
        assert not any(each.startswith("Etc/") and each != find_zone(entered) for each in suggest_zones(entered, 25))


def test_a_spelling_mistake_leads_to_the_place() -> None:
    assert close_places("Lisbonn") == ["Europe/Lisbon"] and close_places("xyzzy") == []
