"""What every test shares: long tests run only when somebody names their file."""

from __future__ import annotations

import pytest


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the tests marked ``by_name``, except in files that stand on the command line."""
    here = config.invocation_params.dir
    named = {(here / argument.partition("::")[0]).resolve() for argument in config.args}
    left_out = [item for item in items if item.get_closest_marker("by_name") and item.path not in named]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in left_out]
