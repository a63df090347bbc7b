"""The relay between a bot and PostgreSQL that the proof of clusters cuts."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import psycopg
import pytest

from tests.postgres import Cluster
from tests.wire.relay import Relay

REACTION_TIMEOUT_SECONDS = 60.0


@pytest.fixture
def relay(cluster: Cluster) -> Iterator[Relay]:
    with Relay(cluster) as relay:
        yield relay


def test_a_cut_relay_holds_queries_and_new_connections_until_it_is_mended(relay: Relay) -> None:
    answers: list[object] = []

    def ask(connection: psycopg.Connection[tuple[object, ...]]) -> None:
        answers.append(connection.execute("SELECT 1").fetchone())

    def connect() -> None:
        with psycopg.connect(relay.address()) as another:
            ask(another)

    with psycopg.connect(relay.address(), autocommit=True) as connection:
        relay.cut()
        waiting = [threading.Thread(target=ask, args=(connection,)), threading.Thread(target=connect)]
        for each in waiting:
            each.start()
        for each in waiting:
            each.join(0.3)
        assert not answers and all(each.is_alive() for each in waiting)
        relay.mend()
        for each in waiting:
            each.join(REACTION_TIMEOUT_SECONDS)
        assert answers == [(1,), (1,)]


def test_a_session_that_the_server_ends_behind_a_cut_looks_alive_until_it_is_mended(
    relay: Relay, cluster: Cluster
) -> None:
    with psycopg.connect(relay.address(), autocommit=True) as connection:
        connection.execute("SET idle_session_timeout = '1ms'")
        relay.cut()
        pid = connection.info.backend_pid
        while cluster.execute(f"SELECT 1 FROM pg_stat_activity WHERE pid = {pid}"):
            pass
        assert connection.pgconn.status == psycopg.pq.ConnStatus.OK
        relay.mend()
        with pytest.raises(psycopg.OperationalError):
            connection.execute("SELECT 1")
