"""How long a worker process has been silent."""

from __future__ import annotations

import sys
import time


class Silence:
    """The silence of a process: the processor time that it has used since its last message.

    A busy machine gives a worker little processor time, and a reply takes long. A process that uses none has stopped:
    that counts in seconds of the clock, as all silence does where the system does not report processor time.
    """

    def __init__(self, pid: int) -> None:
        self._pid = pid
        self.end()

    def end(self) -> None:
        """Note a message, or a request to an idle worker."""
        self._used_at_end = self._used = _processor_seconds(self._pid)
        self._ran = time.monotonic()

    def seconds(self) -> float:
        """Return the seconds of silence."""
        used, now = _processor_seconds(self._pid), time.monotonic()
        if used > self._used:
            self._used, self._ran = used, now
        return max(used - self._used_at_end, now - self._ran)


def _processor_seconds(pid: int) -> float:
    """Return the processor time that a process has used, in seconds; zero after its end. Linux only: elsewhere zero."""
    if sys.platform != "linux":
        return 0.0
    try:
        return time.clock_gettime((~pid << 3) | 2)  # the clock that the C library's clock_getcpuclockid() names
    except OSError:
        return 0.0
