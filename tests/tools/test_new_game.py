"""``tools.new_game`` writes a whole game or nothing, and ``tools.check_game`` names everything that a game lacks."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image

from engine import game, games
from locales import LOCALES, say
from tools.check_game import findings, grouped
from tools.findings import Finding, guarded
from tools.laws import ROOT
from tools.new_game import main
from tools.play_checks import of_games
from tools.scaffold import KINDS, files

COPIED = ("art", "cogs", "db", "engine", "locales", "render", "sandbox", "tables", "tests/engine", "tools", "workers")
KEY = "two_lamps"


def run(root: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", *arguments], cwd=root, capture_output=True, text=True, check=False)


def snapshot(root: Path) -> dict[str, bytes]:
    """Return every file by path, without what Python compiles."""
    return {
        path.relative_to(root).as_posix(): path.read_bytes()
        for path in root.rglob("*")
        if path.is_file() and "cache" not in path.relative_to(root).as_posix()
    }


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Yield a copy of the project's packages with a new game."""
    root = tmp_path_factory.mktemp("copy")
    for name in COPIED:
        shutil.copytree(ROOT / name, root / name, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "tests" / "traits.py", root / "tests" / "traits.py")
    shutil.copy(ROOT / "pyproject.toml", root)
    before = snapshot(root)
    made = run(root, "tools.new_game", KEY, "--title", "Two Lamps")
    assert made.returncode == 0, made.stderr
    after = snapshot(root)
    assert all(after[path] == text for path, text in before.items()), "other files stay as they are"
    assert all(path in made.stdout for path in after.keys() - before.keys())
    yield root
    shutil.rmtree(root)


def test_every_placeholder_is_filled() -> None:
    for kind in KINDS:
        assert "__" not in "".join(files("scopa", "Scopa", kind)).replace("__init__", "")
    assert files("scopa", "Scopa").keys() < files("scopa", "Scopa", "simultaneous").keys()


def test_the_painter_that_the_page_shows_paints_its_pieces(copy: Path) -> None:
    page = (ROOT / "docs" / "pieces.md").read_text(encoding="utf-8")
    found = re.search(r'^```python\n("""Paper lanterns.*?)^```$', page, re.MULTILINE | re.DOTALL)
    assert found is not None
    art, pieces = copy / "art" / KEY, copy / "render" / KEY / "pieces"
    art.mkdir()
    (art / "__init__.py").write_text('"""What is painted for the new game."""\n', encoding="utf-8")
    (art / "lanterns.py").write_text(found[1].replace("lanterns/", f"{KEY}/"), encoding="utf-8")
    painted = run(copy, "art", KEY, "--quiet")
    assert painted.returncode == 0, painted.stderr
    papers = ("gold", "gold-lit", "red", "red-lit")
    names = {f"lantern/{paper}@{size}" for paper in papers for size in (60, 140)}
    files = {path.relative_to(pieces).as_posix() for path in pieces.rglob("*.webp")}
    assert files == {f"{each}.webp" for each in names}
    assert json.loads((pieces / "index.json").read_text(encoding="utf-8"))["pieces"].keys() == names
    again = run(copy, "art", KEY, "--check", "--nth", "1", "--quiet")
    assert (again.stdout, again.returncode) == ("", 0), again.stderr
    shutil.rmtree(art)
    shutil.rmtree(pieces)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["luxor"], "There is a game luxor already"),
        *(([key], "is no key") for key in ("", "Scopa", "2x", "a-b", "../x", "a__b", "a_", "class", "x" * 21)),
        *((["scopa", "--title", title], "is no title") for title in ("", " a", '"', "{ $x }", "a\nb", "x" * 41)),
        (["players"], "engine/players exists already"),
        (["kit"], "render/kit exists already"),
        (["plain"], "engine/plain.py exists already"),
        (["common"], "locales/en-US/common.ftl exists already"),
        (["luxor_two"], "begin"),
        (["button"], "begin"),
    ],
)
def test_a_bad_key_title_or_place_is_one_sentence_and_nothing_written(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tools.new_game.write", lambda *_: pytest.fail("it wrote"))
    assert main(arguments) == 2
    told = capsys.readouterr()
    assert said in told.err and told.err.count("\n") == 1 and not told.out


def test_a_folder_in_the_way_stays_as_it_is(copy: Path) -> None:
    refused = run(copy, "tools.new_game", "scopa", "--kind", "puzzle")
    assert refused.returncode == 2 and "invalid choice" in refused.stderr
    (copy / "render" / "scopa").mkdir()
    (copy / "render" / "scopa" / "mine.txt").write_text("mine", encoding="utf-8")
    before = snapshot(copy)
    refused = run(copy, "tools.new_game", "scopa")
    assert refused.returncode == 2 and "render/scopa exists already" in refused.stderr
    assert snapshot(copy) == before
    shutil.rmtree(copy / "render" / "scopa")


def test_a_step_that_fails_leaves_nothing(copy: Path) -> None:
    broken = copy / "tools/template/engine/__key__/rules.py"
    text = broken.read_text(encoding="utf-8")
    broken.write_text(text.replace("state.row.append(card)", "pass"), encoding="utf-8")
    before = snapshot(copy)
    failed = run(copy, "tools.new_game", "scopa")
    broken.write_text(text, encoding="utf-8")
    assert failed.returncode == 1 and "was removed again" in failed.stderr
    assert snapshot(copy) == {**before, broken.relative_to(copy).as_posix(): text.encode()}
    assert not (copy / "engine/scopa").exists() and not (copy / "tests/engine/scopa").exists()


# ---------------------------------------------------------------- check_game


@pytest.mark.parametrize("key", games())
@pytest.mark.slow
def test_the_games_of_the_box_lack_nothing(key: str) -> None:
    assert [str(finding) for finding in findings(key)] == []


def test_there_is_no_such_game(copy: Path) -> None:
    for key in ("nonesuch", "../engine"):
        checked = run(copy, "tools.check_game", key)
        assert checked.returncode == 2 and "There is no game" in checked.stderr


Break = tuple[str, str, str]
"""A file, a text in it, what replaces it. Without a text: the file is deleted."""

BROKEN: dict[str, tuple[tuple[Break, ...], tuple[str, ...]]] = {
    "files and names": (
        (
            ("engine/KEY/scoring.py", "", ""),
            ("render/KEY/samples.py", "SAMPLES: Final", "SAMPLE: Final"),
            ("render/KEY/hand.py", "def draw(", "def paint("),
            ("engine/KEY/policy.py", "def explain(", "def explains("),
            ("locales/fr/SLUG.ftl", "", ""),
            ("tests/engine/KEY/traits.py", "TRAITS", "TRAIT"),
        ),
        (
            "engine/KEY/scoring.py: the file is missing",
            "render/KEY/samples.py: define `SAMPLES`",
            "render/KEY/hand.py: define `draw`",
            "engine/KEY/policy.py: define `explain`",
            "locales/fr/SLUG.ftl: the file is missing",
            "tests/engine/KEY/traits.py: define `TRAITS`",
        ),
    ),
    "pictures and texts": (
        (
            ("render/KEY/hand.py", "    if not view.hand:\n", "    if not view.hand:\n        1 / len(view.hand)\n"),
            ("render/KEY/score.py", "    assert view.outcome", "    assert view.seats != 3\n    assert view.outcome"),
            ("locales/fr/SLUG.ftl", "SLUG-criterion-highest = ", "SLUG-criterion-highest = " + "Très " * 10),
            ("locales/fr/SLUG.ftl", "{ $number }", "{ $figure }"),
        ),
        (
            "ZeroDivisionError",
            "AssertionError",
            "locales/fr/SLUG.ftl: shorten `SLUG-criterion-highest`: ",
            "locales/fr/SLUG.ftl: `SLUG-event-played`: Unknown external: figure\n",
        ),
    ),
    "no Fluent": (
        (("locales/fr/SLUG.ftl", "    { $light ->\n        [yes] { $seat }", "**{ $seat }** {"),),
        ("locales/fr/SLUG.ftl:9: this is no Fluent, or a line of it begins with",),
    ),
    "no Python": ((("engine/KEY/rules.py", "def legal(", "def legal"),), ("engine/KEY/rules.py:",)),
    "conventions": (
        (
            ("render/KEY/samples.py", "Samples(GAME)", "Samples(GAME)\nSAMPLES.seats = range(2, 4)"),
            ("render/KEY/teller.py", '("goal", "end", "rulings")', '("rulings", "goal", "more", "end")'),
            ("render/KEY/words.py", '" ".join(out), ', '"", '),
            ("render/KEY/board.py", "from engine.KEY.components", "from engine.KEY.rules"),
            ("render/KEY/board.py", '"house/points"', '"house/laurel"'),
            ("engine/KEY/rules.py", 'Event("ended", {})]', 'Event("ended", {}), Event("rested", {})]'),
            ("engine/KEY/rules.py", '{"seat": seat, "number"', '{"seat": str(seat), "number"'),
            ("engine/KEY/meta.py", '("play",)', '("play", "draw")'),
            ("engine/KEY/meta.py", '("hands",)', '("hands", "never")'),
            ("locales/pt-BR/SLUG.ftl", "SLUG-do-dark", "SLUG-do-darker"),
            ("locales/fr/SLUG.ftl", "SLUG-criterion-highest", "SLUG-criterion-high"),
            ("locales/es-ES/SLUG-picture.ftl", "{ $hand }", "{ $hands }"),
            ("locales/en-US/SLUG.ftl", "lights a lantern\n", "lights a lantern " + "again and " * 9 + "\n"),
            *(
                (f"locales/{locale}/SLUG.ftl", "## Rules", f"SLUG-no-over = {say(locale, 'game-no-over')}")
                for locale in LOCALES
            ),
            ("tests/engine/KEY/traits.py", '"played"', '"drew"'),
        ),
        (
            "render/KEY/samples.py: boards() needs a sample `middle-4`",
            "render/KEY/teller.py: make `rulings` the last of `pages`",
            "there is no 'rulings': add it, or correct the name",
            "render/KEY/words.py: `hand-play`: return paragraphs of 3000 characters in all at most",
            "remove the import of engine.KEY.rules: renderers see views and components",
            "there is no piece `house/laurel`: paint it, or ask for another",
            "engine/KEY: make `ended` the last event",
            "engine/KEY: event `played`: `seat` is always the number of a seat",
            "engine/KEY/meta.py: remove the decision 'draw', or reach it",
            "render/KEY/samples.py: hands() needs a sample with the decision `draw`",
            "tests/engine/records/KEY-never.json: the record is missing",
            "locales/pt-BR/SLUG.ftl: write 6 texts: SLUG-do-dark, ",
            "locales/fr/SLUG.ftl: write 6 texts: SLUG-criterion-highest, ",
            "locales/es-ES/SLUG-picture.ftl: use the facts of en-US in `SLUG-alt-seat`",
            "SLUG-criterion-high, SLUG-event-rested, ",
            "locales/en-US/SLUG.ftl: shorten a label to 80 characters",
            "locales/en-US/SLUG.ftl: remove `SLUG-no-over` in every language: the shared `game-no-over` says the same",
            "tests/engine/KEY/traits.py: add `played` to news",
        ),
    ),
    "emojis": (
        (
            (
                "render/KEY/teller.py",
                "    view = View\n",
                "    view = View\n\n"
                "    def look(self, *_):\n"
                "        from render.look import Look\n\n"
                "        return Look('nowhere')\n",
            ),
        ),
        ("render/KEY/emojis: draw the emoji `nowhere`, or name no choice by it",),
    ),
    "too many actions": (
        (
            ("engine/KEY/components.py", "range(1, 31)", "range(1, 121)"),
            ("engine/KEY/components.py", "HAND: Final = 5", "HAND: Final = 26"),
            *((f"locales/{locale}/SLUG.ftl", "SLUG-story-played", "SLUG-story-shown") for locale in LOCALES),
        ),
        (
            "engine/KEY: decision `play` offers 26 actions, a select holds 25: split it in two steps",
            "locales/fr/SLUG.ftl: write `SLUG-story-played`: no line tells this turn",
        ),
    ),
}


@pytest.mark.slow
@pytest.mark.parametrize("case", BROKEN)
def test_all_that_is_missing_is_said_at_once(copy: Path, case: str) -> None:
    breaks, said = BROKEN[case]
    before = {name: (copy / name).read_text(encoding="utf-8") for name in (named(path) for path, _, _ in breaks)}
    for path, old, new in breaks:
        file = copy / named(path)
        if not old:
            file.unlink()
            continue
        text = file.read_text(encoding="utf-8")
        assert named(old) in text, (path, old)
        file.write_text(text.replace(named(old), named(new)), encoding="utf-8")
    checked = run(copy, "tools.check_game", KEY)
    for name, text in before.items():
        (copy / name).write_text(text, encoding="utf-8")
    assert checked.returncode == 1 and "Traceback" not in checked.stderr + checked.stdout, checked.stderr
    assert [each for each in map(named, said) if each not in checked.stdout] == [], checked.stdout


def test_files_that_are_no_emojis_are_named(copy: Path) -> None:
    folder = copy / named("render/KEY/emojis")
    folder.mkdir()
    Image.new("RGBA", (128, 128)).save(folder / f"{'long' * 8}.png")
    Image.new("RGBA", (64, 96)).save(folder / "small.png")
    look = f"from tools.check_game import PICTURES; print(*PICTURES[-1]('{KEY}'), sep='\\n')"
    checked = subprocess.run([sys.executable, "-c", look], cwd=copy, capture_output=True, text=True, check=True)
    shutil.rmtree(folder)
    long, small = checked.stdout.splitlines()
    assert all(line.startswith(named("render/KEY/emojis: ")) for line in (long, small))
    assert "shorten a name" in long and "long" * 8 in long
    assert "`two_lamps_small" in small and "128 by 128 pixels, not (64, 96)" in small


def named(text: str) -> str:
    return text.replace("KEY", KEY).replace("SLUG", KEY.replace("_", "-"))


def test_a_game_without_an_end_is_the_only_finding(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each further check would play it as long."""
    monkeypatch.setattr("tools.play_checks.ENDLESS", 30)
    monkeypatch.setattr("tools.play_checks.promises", lambda key: pytest.fail("it went on"))
    (said,) = findings("mausoleum")
    assert "has not ended after 30 decisions; the last ones: " in said.remedy and "play" in said.remedy


def test_a_long_match_is_checked_in_fewer_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tools.play_checks.CHECKED", 300)
    rules = game("mausoleum")
    played = [(seats, sum(1 for _ in each)) for seats, each in of_games(rules, 12)]
    assert {seats for seats, _ in played} == {*rules.meta.seats}, "each number of players at least once"
    assert 300 <= sum(count for _, count in played) < 500


def test_findings_of_a_file_stand_together_and_its_missing_texts_in_a_line() -> None:
    found = [Finding(place, remedy) for place, remedy in (("a", "write `x`"), ("b", "fill in"), ("a", "write `y`"))]
    found += [Finding("a", "shorten `x`"), Finding("c", "write `z`")]
    assert [*grouped(found)] == ["a: write 2 texts: x, y", "a: shorten `x`", "b: fill in", "c: write `z`"]


def test_a_checkout_that_is_named_like_the_game_is_not_blamed() -> None:
    (said,) = guarded(ROOT.name, "engine/here", lambda: [][0])
    assert said.place == "engine/here"


def test_the_tests_of_one_game_are_those_that_name_it_or_look_at_every_game() -> None:
    folders = ("tests/tables/test_convert.py", "tests/locales/test_lengths.py", "tests/engine/luxor/test_refusals.py")
    listed = run(ROOT, "pytest", *folders, "tests/test_games.py", "--co", "-q", "--game", "luxor").stdout
    assert "convert.py::test_there_and_back" in listed, "a helper of the test asks for all games"
    assert "test_no_text_is_longer" in listed and "::test_every_table_of_the_schema" not in listed
    assert "test_a_tile_is_claimed_once" in listed and "has_an_alternative_text_in_every_language[luxor]" in listed
    assert "[mausoleum]" not in listed
    other = run(ROOT, "pytest", *folders, "--co", "-q", "--game", "capital_lux").stdout
    assert "test_no_text_is_longer" in other and "test_a_tile_is_claimed_once" not in other


@pytest.mark.slow
def test_new_games_of_every_kind_pass_all_that_games_share(tmp_path: Path) -> None:
    left_out = shutil.ignore_patterns(".git", ".venv*", "__pycache__", ".*_cache")
    shutil.copytree(ROOT, tmp_path / "tree", ignore=left_out)
    tree = tmp_path / "tree"
    keys = ("two_lamps", "six_moons")
    for key, kind in zip(keys, KINDS, strict=True):
        title = key.replace("_", " ").title()
        assert run(tree, "tools.new_game", key, "--title", title, "--kind", kind).returncode == 0
        teller = tree / "render" / key / "teller.py"
        lines = re.sub("accent = .*", f"accent = 0x{key.encode().hex()[:6]}", teller.read_text(encoding="utf-8"))
        teller.write_text(lines, encoding="utf-8")  # two games from a template would have one colour
        checked = run(tree, "tools.check_game", key)
        nothing = f"{key} lacks nothing. Run its tests, too: python -m pytest tests --game {key}\n"
        assert (checked.stdout, checked.returncode) == (nothing, 0), checked.stderr
    # check_game has measured their lessons, and the browser walks through those of the box.
    chosen = [*(f"--game={key}" for key in keys), "--ignore=tests/browser"]
    done = run(tree, "pytest", "tests", "-q", *chosen, "-m", "not wire and not postgres", "-p", "no:cacheprovider")
    assert done.returncode == 0, "\n".join(done.stdout.splitlines()[-30:])
    assert int(re.findall(r"(\d+) passed", done.stdout)[-1]) > 300
