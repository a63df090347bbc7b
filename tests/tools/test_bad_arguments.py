"""Commands refuse what cannot be with a sentence, and without a traceback."""

from __future__ import annotations

import pytest

from tests.tools.test_new_game import ROOT, run

REFUSED = {
    "pytest --game scopa": "There is no game scopa. There are: capital_lux, ",
    "render.gallery README.md": "pictures cannot be written there: ",
    "tools.compare_pictures --with nowhere": "there is no folder nowhere",
    "tools.compare_pictures --save README.md": "pictures cannot be written there: ",
    "art --check --nth 0": "--nth is 1 or more",
    "art scopa": "there is no folder scopa; there are: capital_lux, ",
    "engine.selfplay scopa": "scopa",
    "engine.verify README.md": "README.md cannot be checked: ",
}


@pytest.mark.parametrize("command", REFUSED)
def test_a_wrong_argument_gets_a_sentence(command: str) -> None:
    done = run(ROOT, *command.split())
    assert done.returncode in (2, 4) and REFUSED[command] in done.stderr and "Traceback" not in done.stderr
