"""The allocator: freed blocks between used ones return to the system."""

from __future__ import annotations

import platform
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parents[2]
PROGRAM: Final = """
import os
from workers.memory import MIB, keep_together, trimmer
from workers.pool import resident

def now():
    return resident(os.getpid())[0] // MIB

keep_together(mapped_from=4 * MIB, kept=64 * MIB)
blocks = [bytearray(MIB) for _ in range(60)]
full = now()
del blocks[::2]
holes = now()
trimmer()()
print(full, holes, now())
"""


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="needs glibc")
def test_holes_between_used_blocks_return_to_the_system() -> None:
    run = subprocess.run([sys.executable, "-c", PROGRAM], cwd=ROOT, capture_output=True, text=True, check=True)
    full, holes, trimmed = map(int, run.stdout.split())
    assert holes > full - 10, "the holes stay without a trim, or this shows nothing"
    assert trimmed <= holes - 25
