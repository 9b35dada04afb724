"""What somebody does when a game is over: looks at points, luck and history, watches it again, shares and keeps it."""

from __future__ import annotations

import struct
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import expect

from browser.people import Person

PNG = b"\x89PNG\r\n\x1a\n"
WRONG = 3
"""Exit code of `sobremesa verify` for a log in which something is wrong."""


def sees_chance_proved(person: Person) -> None:
    """The line says so, and what lies under it holds what it was computed from."""
    proof = person.page.locator(".proof")
    expect(proof).to_contain_text(person.t("proof.right"))
    proof.locator("summary").click()
    expect(proof).to_contain_text(person.t("proof.before"))
    expect(proof.locator("dd").first).to_have_text(person.code)


def reads_the_tabs(person: Person) -> None:
    """By the keyboard: luck and history, each with its numbers."""
    page = person.page
    page.get_by_role("tab", name=person.t("end.tab.points")).focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name=person.t("end.tab.luck"))).to_have_attribute("aria-selected", "true")
    page.get_by_text(person.t("end.as_table")).click()
    expect(page.get_by_role("table", name=person.t("end.tab.luck")).locator("tbody tr")).to_have_count(4)
    page.keyboard.press("Escape")
    page.get_by_role("tab", name=person.t("end.tab.luck")).focus()
    page.keyboard.press("End")
    page.get_by_text(person.t("end.as_table")).click()
    rows = page.get_by_role("table", name=person.t("end.points_by_turn")).locator("tbody tr")
    expect(rows.last).to_be_visible()
    assert rows.count() > 2
    page.get_by_role("tab", name=person.t("end.tab.points")).click()


def watches_it_again(person: Person, steps: int = 30) -> None:
    """From the beginning some steps on by keys, to the end and back to where the game stands."""
    page = person.page
    page.get_by_role("link", name=person.t("end.replay")).click()
    slider = page.get_by_role("slider", name=person.t("replay.slider"))
    expect(slider).to_be_visible()
    first = int(slider.get_attribute("min") or "0")
    expect(slider).to_have_value(str(first))
    page.locator("main.board").click(position={"x": 5, "y": 5})
    for n in range(1, steps + 1):
        page.keyboard.press("ArrowRight")
        expect(slider).to_have_value(str(first + n))
    there = page.locator(".player .points").all_inner_texts()
    page.keyboard.press("End")
    last = int(slider.get_attribute("max") or "0")
    expect(slider).to_have_value(str(last))
    assert page.locator(".player .points").all_inner_texts() != there
    # Through the eyes of a seat there is a hand, and in public none.
    expect(page.locator(".hand")).to_have_count(0)
    page.get_by_role("group", name=person.t("replay.see_as")).get_by_text(person.name, exact=True).click()
    expect(page.locator(".hand .chip").first).to_be_visible()
    page.wait_for_url(f"**/#/mesa/*?t={last}")
    page.get_by_role("button", name=person.t("replay.close")).click()
    expect(page.locator(".end h1")).to_be_visible()


def shares_a_picture(person: Person) -> None:
    """A browser that cannot share gets it as a download: a PNG of 1200 × 630."""
    with person.page.expect_download() as downloading:
        person.button("end.share").click()
    data = Path(downloading.value.path()).read_bytes()
    assert data.startswith(PNG)
    assert struct.unpack(">II", data[16:24]) == (1200, 630)
    expect(person.page.get_by_text(person.t("share.saved"))).to_be_visible()


def keeps_the_game(person: Person, folder: Path) -> Path:
    """The file that the page offers."""
    with person.page.expect_download() as downloading:
        person.page.get_by_role("link", name=person.t("end.save")).click()
    file = folder / downloading.value.suggested_filename
    downloading.value.save_as(file)
    return file


def checked(file: Path) -> tuple[int, str]:
    """What `sobremesa verify` makes of a file: exit code and words."""
    done = subprocess.run(
        [sys.executable, "-m", "sobremesa", "verify", str(file)], capture_output=True, text=True, check=False
    )
    return done.returncode, done.stdout + done.stderr


def verifies(file: Path) -> None:
    """It is right as it is; with one die, one card or one entry changed it is not, and the entry is named."""
    assert checked(file)[0] == 0, checked(file)
    rows = [msgspec.json.decode(line) for line in file.read_bytes().splitlines()]
    drawn = {label: (row, i) for row in rows[1:] for i, (label, _) in enumerate(row.get("draws", []))}

    def die(row: dict[str, Any], i: int) -> None:
        row["draws"][i][1] = (row["draws"][i][1] + 1) % 6

    def card(row: dict[str, Any], i: int) -> None:
        deck = row["draws"][i][1]
        deck[0], deck[1] = deck[1], deck[0]

    def entry(row: dict[str, Any], _i: int) -> None:
        row["at"] += 1

    some_die = next(label for label in drawn if label.startswith("dice/5/"))
    cases: list[tuple[str, Callable[[dict[str, Any], int], None]]] = [
        (some_die, die),
        ("deck/scroll", card),
        (some_die, entry),
    ]
    for label, change in cases:
        row, i = drawn[label]
        kept = msgspec.json.encode(row)
        change(row, i)
        changed = file.with_name("changed.jsonl")
        changed.write_bytes(b"\n".join(map(msgspec.json.encode, rows)))
        rows[row["seq"] + 1] = msgspec.json.decode(kept)
        drawn = {label: (row, i) for row in rows[1:] for i, (label, _) in enumerate(row.get("draws", []))}
        code, words = checked(changed)
        assert (code, f"entry {row['seq']} is wrong" in words) == (WRONG, True), words
