"""A newcomer's first minutes in a real browser: the sandbox page, a table, a hand, a move.

Stores screenshots of every step in a folder that the test's output names.
Over 400 lines because the page, its actions and what people do there belong together.
"""

from __future__ import annotations

import os
import random
import re
import shutil
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from typing import Any

import pytest
from playwright import sync_api

from cogs.interactions.custom_ids import Op
from engine import game, games
from engine.lessons import LEARNER, moment, offered
from locales import DEFAULT, LOCALES, has, say
from render.choices import brief
from render.wording import Words, slug
from sandbox.world import PEOPLE

ROOT = Path(__file__).resolve().parents[2]
CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
STEP_TIMEOUT_MS = 30_000
"""Limit for one step: several pictures on a slow, busy machine."""

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(CHROMIUM is None, reason="This machine has no chromium, chromium-browser or google-chrome."),
]


@pytest.fixture
def language() -> str:
    """Return the language of everyone in the sandbox; empty for three languages."""
    return ""


@pytest.fixture
def address(tmp_path: Path, language: str) -> Iterator[str]:
    """Start the program as the README says, without a token. Yields its printed address, then sends Ctrl-C."""
    spoken = ["--language", language] if language else []
    environment = {"PATH": "/usr/bin:/bin", "HOME": str(tmp_path), "DISCORD_TOKEN": "", "PYTHONUNBUFFERED": "1"}
    program = subprocess.Popen(
        [sys.executable, "bot.py", "--sandbox", "--port", "0", "--no-browser", *spoken],
        cwd=ROOT,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    said: list[str] = []
    found = threading.Event()

    def listen() -> None:
        assert program.stdout is not None
        for line in program.stdout:
            said.append(line)
            if line.startswith("Sandbox: "):
                found.set()
        found.set()

    listener = threading.Thread(target=listen, daemon=True)
    listener.start()
    try:
        found.wait(60)
        addresses = [line.split()[1] for line in said if line.startswith("Sandbox: ")]
        assert addresses, "no address was printed:\n" + "".join(said)
        yield addresses[0]
    finally:
        program.send_signal(signal.SIGINT)
        try:
            code = program.wait(30)
        except subprocess.TimeoutExpired:
            program.kill()
            code = program.wait()
        listener.join(5)
        print("".join(said))
    assert code == 0, f"the program ended with {code}"
    assert not re.search(r"Traceback|ERROR", "".join(said)), "the program complained; see the output"


class Page:
    """simcord's page, in terms of a person's actions."""

    def __init__(self, page: Any, album: Path) -> None:
        self.page = page
        self.album = album
        self.taken = 0

    def ready(self) -> None:
        """Wait until the page shows the answer to the last action."""
        self.page.wait_for_function(
            "() => window.simcordPreview?.ready && !window.simcordPreview.pendingAction", timeout=STEP_TIMEOUT_MS
        )

    def act(self, what: Any, timeout: float = STEP_TIMEOUT_MS) -> None:
        """Click something that the bot answers, and wait for the answer; ``timeout``: ms until the page sends it."""
        before = self.page.evaluate("window.simcordPreview.lastAction?.requestId ?? null")
        what()
        self.page.wait_for_function(
            "before => (window.simcordPreview.lastAction?.requestId ?? null) !== before",
            arg=before,
            timeout=timeout,
        )
        self.ready()
        done = self.page.evaluate("window.simcordPreview.lastAction")
        assert not done["rejected"] and done["settlement"] == "settled", str(done)

    def until(self, holds: Callable[[], bool], otherwise: str) -> None:
        """Wait until a condition holds: boards follow answers, on a busy machine after a while."""
        for _ in range(STEP_TIMEOUT_MS // 100):
            if holds():
                return
            self.page.wait_for_timeout(100)
        raise AssertionError(otherwise)

    def become(self, name: str) -> None:
        """Switch to another person's view."""
        wanted = self.page.locator("#viewer-picker option", has_text=name).get_attribute("value")
        if self.page.evaluate("window.simcordPreview.viewerId") != wanted:
            self.page.select_option("#viewer-picker", value=wanted)
            self.page.wait_for_function(
                "wanted => window.simcordPreview.viewerId === wanted", arg=wanted, timeout=STEP_TIMEOUT_MS
            )
            self.ready()

    def command(self, name: str, choice: str) -> None:
        """Type a slash command and pick the first option's choice by its label."""
        self.page.click("#channel-composer-input")
        self.page.keyboard.type(f"/{name}")
        self.page.locator("#command-picker-listbox [role=option]").first.click()
        self.page.locator("#command-suggestion-listbox [role=option]", has_text=choice).first.click()
        self.act(lambda: self.page.click("#send-message"))

    @property
    def messages(self) -> Any:
        return self.page.locator("#channel-message-list article")

    @property
    def board(self) -> Any:
        """Return the newest public message with a picture."""
        public = self.messages.filter(has_not=self.page.locator(".message-ephemeral-note"))
        return public.filter(has=self.page.locator("img.gallery-image")).last

    @property
    def hand(self) -> Any:
        """Return the newest message that only this person sees."""
        return self.messages.filter(has=self.page.locator(".message-ephemeral-note")).last

    def hand_button(self, locale: str) -> Any:
        """Return the board's button for one's hand."""
        return self.board.get_by_role("button", name=say(locale, "button-hand"), exact=True)

    def press(self, message: Any, label: str | re.Pattern[str]) -> None:
        exact = {"exact": True} if isinstance(label, str) else {}
        button = message.get_by_role("button", name=label, **exact).first
        self.act(lambda: button.click(timeout=STEP_TIMEOUT_MS))

    def picture_width(self, message: Any) -> int:
        """Wait for the message's first picture. Returns its width in pixels as the browser decoded it."""
        image = message.locator("img.gallery-image").first
        image.wait_for(timeout=STEP_TIMEOUT_MS)

        def is_there() -> bool:
            return bool(image.evaluate("image => image.complete && image.naturalWidth > 0"))

        self.until(is_there, "the picture is not shown")  # another one may take its place meanwhile
        return int(image.evaluate("image => image.naturalWidth"))

    def keep(self, name: str) -> None:
        """Save a screenshot with the newest message in sight."""
        self.taken += 1
        self.messages.last.scroll_into_view_if_needed()
        self.page.wait_for_timeout(200)
        self.page.screenshot(path=self.album / f"{self.taken}-{name}.png")


@pytest.fixture
def album(tmp_path: Path) -> Path:
    """Return the folder of screenshots."""
    folder = tmp_path / "screenshots"
    folder.mkdir()
    return folder


@pytest.fixture
def page(address: str, tmp_path: Path, album: Path) -> Iterator[Page]:
    with sync_api.sync_playwright() as playwright:
        browser = playwright.chromium.launch_persistent_context(
            tmp_path / "profile",
            executable_path=CHROMIUM,
            headless=True,
            args=FLAGS,
            # The page forbids evaluated scripts, which this test needs.
            bypass_csp=True,
            viewport={"width": 1280, "height": 1000},
        )
        opened = Page(browser.new_page(), album)
        opened.page.goto(address)
        opened.ready()
        yield opened
        opened.keep("end")
        browser.close()
    print(f"screenshots: {album}")


LANGUAGE = {shown: locale for _, shown, locale in PEOPLE}
GAME = "mausoleum"
STANDING = ("hand", "log", "rules", "more", "plan", "why-not")
"""Buttons of a hand other than choices of the game."""


SCREEN = 620
"""Pixels of a phone that is 844 high, without Discord's own bars."""
SIZE_BEFORE_LOADING = """picture => {
    const parent = picture.closest(".component-gallery"), copy = parent.cloneNode(true);
    copy.querySelector(".gallery-image").replaceWith(Object.assign(document.createElement("img"), {
        className: picture.className, alt: "Many words about what the picture shows. ".repeat(20)}));
    parent.replaceWith(copy);
    const place = copy.querySelector(".gallery-image"), size = [place.clientWidth, place.clientHeight];
    copy.replaceWith(parent);
    return size;
}"""
"""Returns the width and height in pixels of a picture's place while the picture is loaded again."""


def choices(page: Page, name: str) -> list[str]:
    """Return the labels of the person's choices in their hand. A select counts as one."""
    standing = {say(LANGUAGE[name], f"button-{op}") for op in STANDING}
    labels = [button.inner_text().strip() for button in page.hand.locator("button.component-button").all()]
    selects = [select.inner_text().strip() for select in page.hand.locator("button.select-trigger").all()]
    return [label for label in labels if label not in standing] + selects


def decide(page: Page, name: str) -> None:
    """Take the hand's first choice."""
    select = page.hand.locator("button.select-trigger")
    if select.count():
        select.first.click()
        page.act(lambda: page.hand.locator(".select-option").first.click())
    else:
        page.press(page.hand, choices(page, name)[0])


def test_a_newcomer_plays_the_first_turns(page: Page) -> None:
    assert page.page.get_by_text("simulated Discord").first.is_visible()
    public = LANGUAGE["Ana"]
    page.keep("welcome")

    page.become("Ana")
    page.command("play", say(public, f"{GAME}-title"))
    assert page.picture_width(page.board) >= 1000
    page.keep("lobby")

    page.become("Bruno")
    page.press(page.board, say(public, "button-join"))
    page.until(lambda: "Bruno" in page.board.inner_text(), "the lobby does not name him")
    page.become("Ana")
    page.press(page.board, say(public, "button-more"))
    page.press(page.hand, say(public, "button-options"))
    form = page.page.locator(".modal-dialog")
    assert form.get_by_text(say(public, "form-options-title")).is_visible()
    page.keep("options")
    form.locator("label", has_text=say(public, "pace-live")).first.click()
    page.act(lambda: form.locator("button[type=submit]").click())
    pace = say(public, "pace-own", time=say(public, "duration-minutes", count=3))
    page.until(lambda: pace in page.board.inner_text(), "the lobby does not show the pace")
    page.become("Bruno")
    page.press(page.board, say(public, "button-here"))
    page.become("Ana")
    page.press(page.board, say(public, "button-start"))
    assert page.picture_width(page.board) >= 1000
    page.keep("board")

    moved: list[str] = []
    for _ in range(2):
        for name in ("Ana", "Bruno"):
            page.become(name)
            page.press(page.board, say(public, "button-hand"))
            assert page.picture_width(page.hand) >= 500
            page.keep(f"hand-{name}")
            before = page.board.inner_text()
            for _ in range(12):
                if not choices(page, name):
                    break
                decide(page, name)
                if name not in moved:
                    moved.append(name)
                    page.keep(f"moved-{name}")
            if name in moved and name == moved[-1]:
                page.until(
                    lambda before=before: page.board.inner_text() != before, "the board does not tell of the move"
                )
            if len(moved) == 2:
                return
    raise AssertionError(f"only {moved} had a turn")


def test_a_picture_keeps_its_place_on_a_page_as_narrow_as_a_phone(page: Page) -> None:
    """An opened select draws the channel again. It closes if pictures above it move it out of the page."""
    public = LANGUAGE["Ana"]
    page.page.set_viewport_size({"width": 390, "height": 700})
    page.become("Ana")
    page.command("play", say(public, f"{GAME}-title"))
    assert page.picture_width(page.board) >= 1000
    width, height = page.board.locator(".gallery-image").first.evaluate(SIZE_BEFORE_LOADING)
    assert height == pytest.approx(width * 2 / 3, abs=1) and width > 200


@pytest.mark.parametrize("key", ["Enter", None])
def test_a_command_is_sent_on_a_page_as_narrow_as_a_phone(page: Page, key: str | None) -> None:
    """The newcomer's first action, by its button or by Enter."""
    page.page.set_viewport_size({"width": 390, "height": 844})
    page.become("Ana")
    page.page.click("#channel-composer-input")
    page.page.keyboard.type("/learn")
    page.page.locator("#command-picker-listbox [role=option]").first.click()
    page.page.locator("#command-suggestion-listbox [role=option]").first.click()
    place = page.page.locator("#send-message").bounding_box()
    assert place["x"] >= 0 and place["x"] + place["width"] <= 390
    page.act(lambda: page.page.keyboard.press(key) if key else page.page.click("#send-message"))
    assert page.picture_width(page.hand) >= 500


def test_a_press_arrives_although_the_page_is_drawn_again_meanwhile(page: Page) -> None:
    public = LANGUAGE["Ana"]
    page.become("Ana")
    page.command("play", say(public, f"{GAME}-title"))
    page.picture_width(page.board)
    page.press(page.board, say(public, "button-bots"))
    pressed = page.board.get_by_role("button", name=say(public, "button-more"), exact=True)
    pressed.scroll_into_view_if_needed()
    before, place = pressed.element_handle(), pressed.bounding_box()
    page.page.mouse.move(place["x"] + 9, place["y"] + 9)
    page.page.mouse.down()
    added = page.hand.get_by_role("button", name=say(public, "button-add-easy"), exact=True)
    page.act(lambda: added.evaluate("button => button.click()"))
    page.page.wait_for_function("before => !before.isConnected", arg=before, timeout=STEP_TIMEOUT_MS)
    page.act(page.page.mouse.up)
    assert page.hand.get_by_role("button", name=say(public, "button-options"), exact=True).is_visible()


def test_every_step_of_a_lesson_fits_a_phone(page: Page) -> None:
    page.page.set_viewport_size({"width": 390, "height": 844})
    page.become("Chloé")
    locale, high = LANGUAGE["Chloé"], dict[str, float]()
    for key, found in ((key, game(key).lesson) for key in games()):
        if found is None:
            continue
        page.command("learn", say(locale, f"{slug(key)}-title"))
        for number, step in enumerate(found.steps):
            page.picture_width(page.hand)
            high[f"{key} {number + 1}"] = page.hand.bounding_box()["height"]
            if step.right:
                state = moment(game(key), (0,) * number).state
                view, names = game(key).view(state, LEARNER), (say(locale, "lesson-you"), *found.names)
                there = offered(game(key), step, state)
                wrong = next(each for each in there if str(each) not in step.right)
                right = next(each for each in there if str(each) == step.right[0])
                page.press(page.hand, brief(game(key), view, wrong, names, Words(locale)))
                page.picture_width(page.hand)
                high[f"{key} {number + 1} again"] = page.hand.bounding_box()["height"]
                page.press(page.hand, brief(game(key), view, right, names, Words(locale)))
    assert not {step: height for step, height in high.items() if height > SCREEN}


TOOLS = tuple(f"button-{op}" for op in Op if has(DEFAULT, f"button-{op}"))
MOST_HANDS = 900
BOTS_MS = 1_500
"""Time in which bots decide."""
BRIEF_MS = 4_000
"""Limit for a click that the page may miss."""


def decide_at_random(page: Page, locale: str, chance: random.Random) -> bool | None:
    """Take one of the hand's choices, sometimes with a double click. Returns None where the hand asks nothing.

    Returns False if the page did not take the click: something had just changed that it had not shown yet.
    """
    others = {say(locale, tool) for tool in TOOLS}
    buttons = [
        button
        for button in page.hand.locator("button.component-button:not([disabled])").all()
        if (label := button.inner_text().strip()) not in others and not label.startswith("‹")
    ]
    select = page.hand.locator("button.select-trigger").filter(has_text=say(locale, "select-action"))
    try:
        if select.count():
            select.first.click(timeout=BRIEF_MS)
            page.act(lambda: chance.choice(page.hand.locator(".select-option").all()).click(timeout=BRIEF_MS), BRIEF_MS)
        elif buttons:
            pressed, times = chance.choice(buttons), chance.choice((1, 1, 2))
            page.act(lambda: pressed.click(timeout=BRIEF_MS, click_count=times), BRIEF_MS)
        else:
            return None
    except (sync_api.TimeoutError, AssertionError, IndexError):
        page.ready()
        return False
    return True


@pytest.mark.skipif("CI" in os.environ, reason="Whole games in a browser take a quarter of an hour: run them alone.")
@pytest.mark.parametrize(
    ("key", "language"),
    [(key, LOCALES[(place + more) % len(LOCALES)]) for place, key in enumerate(games()) for more in (0, 2)],
)
def test_every_hand_of_a_whole_game_fits_a_phone(page: Page, key: str, language: str, album: Path) -> None:
    """A person chooses at random, with two bots, from the lobby to the scores."""
    page.page.set_viewport_size({"width": 390, "height": 844})
    chance, high, missed = random.Random(f"{key} {language}"), list[float](), 0
    page.become("Ana")
    page.command("play", say(language, f"{slug(key)}-title"))
    page.picture_width(page.board)
    page.press(page.board, say(language, "button-bots"))
    for _ in range(2):
        page.press(page.hand, say(language, "button-add-easy"))
    page.press(page.board, say(language, "button-start"))
    page.until(lambda: page.hand_button(language).count() > 0, "the game does not start")
    over = say(language, "button-rematch")
    while page.board.get_by_role("button", name=over, exact=True).count() == 0:
        page.ready()
        if page.hand_button(language).count() == 0:
            page.until(lambda: page.board.get_by_role("button", name=over, exact=True).count() > 0, "no hand, no end")
            break
        page.act(lambda: page.hand_button(language).click(timeout=BRIEF_MS))
        done: bool | None = True
        while done is not None:
            page.picture_width(page.hand)
            high.append(page.hand.bounding_box()["height"])
            if high[-1] > SCREEN:
                page.hand.screenshot(path=album / f"high-{len(high)}.png")
            done = decide_at_random(page, language, chance)
            missed += done is False
            assert len(high) < MOST_HANDS and missed <= 5 + len(high) // 5
        page.page.wait_for_timeout(BOTS_MS)
    page.keep("over")
    print(f"{key} {language}: {len(high)} hands, {missed} missed clicks, {median(high)} to {max(high)} pixels")
    assert max(high) <= SCREEN, f"see {album}"
