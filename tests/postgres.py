"""Throw-away PostgreSQL servers for tests: made by ``initdb`` on a Unix socket, under an ordinary user."""

from __future__ import annotations

import atexit
import functools
import itertools
import os
import re
import shutil
import signal
import subprocess
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import psycopg

NOBODY: Final = 65_534
"""The user under whom a server runs if the tests run as root: PostgreSQL refuses root."""
START_SECONDS: Final = 60.0
MISSING: Final = "PostgreSQL is not installed: apt-get install postgresql"

SETTINGS: Final = """
listen_addresses = ''
unix_socket_directories = '{folder}'
max_connections = 40
shared_buffers = 16MB
log_min_messages = log
restart_after_crash = on
"""
HBA: Final = """
local all locked scram-sha-256
local all all trust
"""


def binaries() -> Path | None:
    """Return the folder of the newest installed server's programs, or None."""
    found = [path.parent for path in Path("/usr/lib/postgresql").glob("*/bin/initdb")]
    if (on_path := shutil.which("initdb")) is not None:
        found.append(Path(on_path).parent)
    return max(found, key=lambda path: [int(digits) for digits in re.findall(r"\d+", str(path))], default=None)


class Cluster:
    """A PostgreSQL server in a folder of its own. ``durable``: it waits for the disk as in production."""

    def __init__(self, *, durable: bool = False, settings: str = "", encoding: str = "UTF8") -> None:
        found = binaries()
        assert found is not None, MISSING
        self.binaries = found
        self.folder = Path(tempfile.mkdtemp(prefix="tertulia-pg-"))
        self._data = self.folder / "data"
        self._process: subprocess.Popen[bytes] | None = None
        self._schemas = itertools.count(1)
        self.as_user: dict[str, Any] = {}
        if os.name == "posix" and os.geteuid() == 0:
            os.chown(self.folder, NOBODY, NOBODY)
            self.as_user = {"user": NOBODY, "group": NOBODY, "extra_groups": []}
        self.run(
            "initdb", "-D", str(self._data), "-U", "tertulia", "--auth=trust", "--no-sync", f"--encoding={encoding}",
            "--no-locale",
        )  # fmt: skip
        fast = "" if durable else "fsync = off\nfull_page_writes = off\n"
        with (self._data / "postgresql.conf").open("a") as file:
            file.write(SETTINGS.format(folder=self.folder) + fast + settings)
        (self._data / "pg_hba.conf").write_text(HBA)

    def run(self, program: str, *arguments: str) -> str:
        """Run one of PostgreSQL's programs as the server's user; its output. Raises CalledProcessError."""
        done = subprocess.run(
            [self.binaries / program, *arguments],
            cwd=self.folder,
            capture_output=True,
            text=True,
            check=False,
            **self.as_user,
        )
        assert done.returncode == 0, done.stderr
        return str(done.stdout)

    @property
    def host(self) -> str:
        """The folder of the socket."""
        return str(self.folder)

    def address(self, schema: str = "public", *, user: str = "tertulia", database: str = "postgres") -> str:
        """Return the address of a schema."""
        return f"postgresql://{user}@/{database}?host={self.folder}&options=-csearch_path%3D{schema}"

    def new_schema(self) -> str:
        """Make an empty schema; its address."""
        name = f"test_{next(self._schemas)}"
        self.execute(f"CREATE SCHEMA {name}")
        return self.address(name)

    def new_database(self, rest: str = "") -> str:
        """Make an empty database; its address, without options, as a pooler takes it."""
        name = f"test_{next(self._schemas)}"
        self.execute(f"CREATE DATABASE {name} {rest}")
        return f"postgresql://tertulia@/{name}?host={self.folder}"

    def execute(self, query: str, address: str | None = None) -> list[tuple[Any, ...]]:
        """Run SQL as another program would; its rows."""
        with psycopg.connect(address or self.address(), autocommit=True) as connection:
            cursor = connection.execute(query.encode())
            return cursor.fetchall() if cursor.description else []

    def start(self) -> None:
        """Start the server and wait until it accepts connections."""
        self.launch()
        self.wait()

    def launch(self) -> None:
        """Start the server, and wait for nothing."""
        with (self.folder / "log.txt").open("ab") as log:
            self._process = subprocess.Popen(
                [self.binaries / "postgres", "-D", str(self._data)],
                cwd=self.folder, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True,
                **self.as_user,
            )  # fmt: skip

    def wait(self) -> None:
        """Wait until it accepts connections."""
        until = time.monotonic() + START_SECONDS
        while True:
            with suppress(psycopg.OperationalError):
                self.execute("SELECT 1")
                return
            assert time.monotonic() < until, (self.folder / "log.txt").read_text()[-2_000:]
            if self._process is not None and self._process.poll() is not None:
                # The processes of a killed server may still be there; it starts when they are gone.
                self.launch()
            time.sleep(0.02)

    def kill(self) -> None:
        """``kill -9`` the postmaster. Its other processes notice that and end."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def signal_in_commit(self, number: signal.Signals, seconds: float) -> bool:
        """Send a signal to a session of a bot that is in its COMMIT; False if none was for so long.

        After SIGKILL the server ends all sessions and recovers. The setting ``commit_delay`` makes a COMMIT last.
        """
        query = (
            b"SELECT pid FROM pg_stat_activity"
            b" WHERE application_name = 'tertulia' AND query = 'COMMIT' AND state = 'active'"
        )
        until = time.monotonic() + seconds
        with psycopg.connect(self.address(), autocommit=True) as connection:
            while time.monotonic() < until:
                found = connection.execute(query).fetchone()
                if found is not None:
                    with suppress(ProcessLookupError):
                        os.kill(found[0], number)
                        return True
        return False

    def backends(self, address: str) -> list[int]:
        """Return the processes of the sessions in which bots write to a database."""
        rows = self.execute(
            "SELECT pid FROM pg_stat_activity WHERE application_name = 'tertulia' AND datname = current_database()",
            address,
        )
        return [pid for (pid,) in rows]

    def restart(self) -> None:
        """Start it after :meth:`kill`; else wait until it has recovered by itself."""
        if self._process is None or self._process.poll() is not None:
            self.launch()
        self.wait()

    def stop(self) -> None:
        """Stop it at once."""
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(signal.SIGQUIT)
            self._process.wait()

    def remove(self) -> None:
        """Stop it, and delete its folder."""
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


class Pooler:
    """PgBouncer before a server: ``mode`` is session, transaction or statement."""

    def __init__(self, cluster: Cluster, mode: str) -> None:
        program = self.program()
        assert program is not None
        self._folder = Path(tempfile.mkdtemp(prefix="tertulia-pooler-"))
        database = cluster.new_database().partition("@/")[2].partition("?")[0]
        (self._folder / "config.ini").write_text(
            f"[databases]\n* = host={cluster.folder} user=tertulia\n[pgbouncer]\nlisten_port = 6432\n"
            f"unix_socket_dir = {self._folder}\nauth_type = any\npool_mode = {mode}\n"
        )
        if cluster.as_user:
            os.chown(self._folder, NOBODY, NOBODY)
        self._process = subprocess.Popen(
            [program, "-q", self._folder / "config.ini"], cwd=self._folder, stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **cluster.as_user,
        )  # fmt: skip
        self.address = f"postgresql://tertulia@/{database}?host={self._folder}&port=6432"
        until = time.monotonic() + START_SECONDS
        while not (self._folder / ".s.PGSQL.6432").exists():
            assert self._process.poll() is None and time.monotonic() < until, "PgBouncer does not start"
            time.sleep(0.02)

    @staticmethod
    def program() -> str | None:
        """Return PgBouncer's program, or None."""
        return shutil.which("pgbouncer", path=f"{os.environ.get('PATH', '')}:/usr/sbin")

    def remove(self) -> None:
        """Stop it, and delete its folder."""
        self._process.kill()
        self._process.wait()
        shutil.rmtree(self._folder, ignore_errors=True)


@functools.cache
def shared_cluster() -> Cluster | None:
    """Return the server of all tests of this process, which do not wait for the disk; None without PostgreSQL."""
    if binaries() is None:
        return None
    cluster = Cluster()
    atexit.register(cluster.remove)
    cluster.start()
    return cluster
