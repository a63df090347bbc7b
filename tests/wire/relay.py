"""A network between a bot and PostgreSQL that can stop carrying anything, without closing a connection, and resume."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress
from typing import Final, Self

from tests.postgres import Cluster

CHUNK_BYTES: Final = 1 << 16


class Relay:
    """Forwards TCP connections on :attr:`port` of this machine to a server's Unix socket.

    While it is cut, it holds what either side sends, even the end of a connection, and lets new connections wait.
    """

    def __init__(self, cluster: Cluster) -> None:
        self._target = f"{cluster.host}/.s.PGSQL.5432"
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._listener.getsockname()[1])
        self._flowing = threading.Event()
        self._flowing.set()
        self._lock = threading.Lock()
        self._open: set[socket.socket] = set()
        threading.Thread(target=self._accept, daemon=True).start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def address(self, schema: str = "public") -> str:
        """The address of a schema through the relay."""
        return f"postgresql://tertulia@127.0.0.1:{self.port}/postgres?options=-csearch_path%3D{schema}"

    def cut(self) -> None:
        """Stop forwarding."""
        self._flowing.clear()

    def mend(self) -> None:
        """Forward what was held, and all that follows."""
        self._flowing.set()

    def close(self) -> None:
        """Close all connections and the port."""
        with suppress(OSError):
            self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()
        with self._lock:
            for each in self._open:
                with suppress(OSError):
                    each.shutdown(socket.SHUT_RDWR)
        self._flowing.set()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._listener.accept()
                threading.Thread(target=self._connect, args=(near,), daemon=True).start()

    def _connect(self, near: socket.socket) -> None:
        self._flowing.wait()
        far = socket.socket(socket.AF_UNIX)
        try:
            far.connect(self._target)
        except OSError:
            near.close()
            far.close()
            return
        with self._lock:
            self._open |= {near, far}
        back = threading.Thread(target=self._pump, args=(far, near), daemon=True)
        back.start()
        self._pump(near, far)
        back.join()
        with self._lock:
            self._open -= {near, far}
        near.close()
        far.close()

    def _pump(self, source: socket.socket, target: socket.socket) -> None:
        """Carry what one side sends to the other, to its end."""
        with suppress(OSError):
            while data := source.recv(CHUNK_BYTES):
                self._flowing.wait()
                target.sendall(data)
        self._flowing.wait()
        for each in (source, target):
            with suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)
