"""Threads for work that would keep the event loop busy: some for tables, others for pages.

A table waits for its own work while it is loaded or changed. So no number of pages that members ask for keeps a table
waiting.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, ParamSpec, TypeVar

PAGE_THREADS: Final = 2
"""Python runs one at a time anyway. The second one serves a short page beside a long one."""

P = ParamSpec("P")
T = TypeVar("T")

_pages = ThreadPoolExecutor(PAGE_THREADS, thread_name_prefix="page")


async def for_table(work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
    """Return the result of work that a table needs to be loaded, changed or shown in its channel."""
    return await asyncio.to_thread(work, *args, **kwargs)


async def for_page(work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
    """Return the result of work for one reader: a log, a replay, a proof, an export."""
    return await asyncio.get_running_loop().run_in_executor(_pages, partial(work, *args, **kwargs))
