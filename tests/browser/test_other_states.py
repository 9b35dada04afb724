"""States that are not play, and what comes after: the report, the check of a file, ★ without a seat, wrong codes, forks."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.conftest import Sit
from browser.people import PHONE, Person
from browser.player import Player
from browser.playing import play_some

GOLDEN = Path(__file__).parents[1] / "golden" / "natrak" / "6" / "four-sides.jsonl"


def report_of(person: Person, folder: Path) -> str:
    """The report that this page makes now; what is shown is what is saved."""
    sheet = person.sheet
    expect(sheet.get_by_role("heading", name=person.t("report.title"))).to_be_visible()
    sheet.get_by_text(person.t("report.see")).click()
    shown = sheet.locator("pre")
    expect(shown).to_be_visible()
    sheet.get_by_label(person.t("report.words")).fill("No pasa nada al tirar")
    expect(shown).to_contain_text("No pasa nada al tirar")
    expect(sheet.get_by_text(person.t("report.asking"))).to_have_count(0)
    with person.page.expect_download() as downloading:
        person.button("report.save", sheet).click()
    file = folder / downloading.value.suggested_filename
    downloading.value.save_as(file)
    text = file.read_text(encoding="utf-8")
    assert text == shown.text_content()
    return text


@pytest.mark.parametrize("size", [PHONE, None], ids=["phone", "wide"])
def test_a_report_from_the_menu_has_the_game_and_no_names(
    arrive: Sit, tmp_path: Path, size: dict[str, int] | None
) -> None:
    ana = arrive("Anastasia", size=size)
    ana.play_with_bots()
    if size is None:
        play_some([Player(ana, 3)], 6)
    names = ana.page.evaluate("[...document.querySelectorAll('bdi')].map((one) => one.innerText)")
    ana.button("menu").click()
    ana.button("report.title", ana.sheet).click()
    text = report_of(ana, tmp_path)
    for word in ("Anastasia", *names, ana.code):
        assert word not in text, word
    told = json.loads(text)
    assert told["words"] == "No pasa nada al tirar"
    assert "Chrome" in told["browser"]["agent"]
    assert [seat["plays"] for seat in told["table"]["seats"]].count("person") == 1
    assert [one["seq"] for one in told["log"]] == list(range(len(told["log"])))
    assert any(one["kind"] == "start" for one in told["log"])
    assert ana.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_where_a_page_is_broken_it_can_be_reported(arrive: Sit, tmp_path: Path) -> None:
    """A part of the page does not come: the sentence, and a report that needs no table."""
    ana = arrive("Ana", size=PHONE)
    ana.go()
    ana.page.route("**/RulesPage-*.js", lambda route: route.abort())
    ana.page.evaluate("location.hash = '#/reglas/natrak'")
    expect(ana.page.get_by_role("heading", name=ana.t("state.error"))).to_be_visible()
    ana.button("report.title").click()
    told = json.loads(report_of(ana, tmp_path))
    assert (told["table"], told["log"]) == (None, None)
    assert told["page"]["build"].startswith("index-")
    assert any("RulesPage" in trouble["what"] for trouble in told["troubles"])


def chooses(person: Person, file: Path) -> None:
    person.sheet.locator("input[type=file]").set_input_files(file)


@pytest.mark.parametrize("language", ["es", "en"])
def test_a_saved_file_is_checked_on_a_page(arrive: Sit, tmp_path: Path, language: str) -> None:
    """Whole, then with one stolen card changed; Esc leads home. Nothing of it leaves the device."""
    sent: list[str] = []
    ana = arrive("Ana", size=PHONE, language=language)
    ana.go()
    ana.page.get_by_role("link", name=ana.t("check.link")).click()
    ana.page.on("request", lambda request: sent.append(request.method))
    chooses(ana, GOLDEN)
    expect(ana.sheet.get_by_text(ana.t("check.right"))).to_be_visible()
    expect(ana.sheet.get_by_text(ana.t("check.rules"))).to_be_visible()
    expect(ana.sheet).to_contain_text("Natrak · YV4NBC75")
    changed = tmp_path / "changed.jsonl"
    changed.write_text(GOLDEN.read_text(encoding="utf-8").replace('"theft/14/0",3', '"theft/14/0",2'), encoding="utf-8")
    chooses(ana, changed)
    expect(ana.sheet.get_by_text(ana.t("check.wrong"))).to_be_visible()
    expect(ana.sheet.get_by_text(ana.t("check.right"))).to_have_count(0)
    chooses(ana, Path(__file__))
    expect(ana.sheet.get_by_text(ana.t("check.fault.not_a_log"))).to_be_visible()
    expect(ana.sheet.get_by_text(ana.t("check.unable"))).to_be_visible()
    expect(ana.sheet.get_by_text(ana.t("check.wrong"))).to_have_count(0)
    assert "POST" not in sent
    ana.page.keyboard.press("Escape")
    expect(ana.page).to_have_url(f"{ana.base}/#/")
    expect(ana.sheet).to_have_count(0)


def test_star_that_stood_up_finds_its_way_back(arrive: Sit) -> None:
    """Others fill the table: ★ reads what to do, takes a bot out, sits down and starts."""
    ana, lia = arrive("Ana", size=PHONE), arrive("Lía")
    code = ana.open_table(seats=3, target=5)
    ana.sit()
    lia.go(f"/#/mesa/{code}")
    lia.sit()
    ana.button("room.leave").click()
    expect(lia.page.get_by_text(lia.t("room.nobody_starts"))).to_be_visible()
    # Whose table it is, is known to who opened it.
    newcomer = arrive("Teo")
    newcomer.go(f"/#/mesa/{code}")
    expect(ana.page.locator(".lead")).to_contain_text(ana.t("sit.lead_new", game="Natrak"))
    expect(newcomer.page.locator(".lead")).to_contain_text("Natrak · ")
    expect(newcomer.page.locator(".lead")).not_to_contain_text(ana.t("sit.lead_new", game="Natrak"))
    ana.button("sit.watch").click()
    expect(ana.page.get_by_text(ana.t("room.host_sit"))).to_be_visible()
    ana.fill_with_bots()
    expect(lia.page.get_by_text(lia.t("room.nobody_starts_full"))).to_be_visible()
    expect(ana.page.get_by_text(ana.t("room.host_full"))).to_be_visible()
    # Off, and it answers why.
    ana.button("room.start").last.click(force=True)
    expect(ana.page.get_by_text(ana.t("refusal.host_standing"))).to_be_visible()
    # Also when the page is opened again.
    ana.page.reload()
    expect(ana.page.get_by_text(ana.t("room.host_full"))).to_be_visible()
    ana.button("room.remove").first.click()
    expect(ana.page.locator("#name")).to_be_visible()
    ana.sit()
    ana.start()


def test_a_wrong_code_offers_the_nearest_of_ones_tables(arrive: Sit) -> None:
    ana = arrive("Ana", size=PHONE)
    code = ana.open_table(seats=3)
    ana.sit()
    wrong = code[:-1] + ("A" if code[-1] != "A" else "B")
    ana.go(f"/#/mesa/{wrong}")
    expect(ana.page.get_by_role("heading", name=ana.t("state.unknown"))).to_be_visible()
    ana.page.get_by_role("link", name=ana.t("home.near_code", code=code)).click()
    expect(ana.page.get_by_role("heading", name=ana.t("room.title"))).to_be_visible()


def close_in_the_middle(star: Person) -> None:
    star.button("menu").click()
    star.button("table.close", star.sheet).click()
    star.button("room.close_yes").click()


def test_a_game_that_was_closed_can_be_watched(arrive: Sit) -> None:
    """★ closes it in the middle: whoever comes later is told so, and watches it as far as it got."""
    ana, teo = arrive("Ana"), arrive("Teo", size=PHONE)
    ana.play_with_bots()
    code = ana.code
    play_some([Player(ana, 3)], 3)
    close_in_the_middle(ana)
    teo.follow_link(code)
    expect(teo.page.get_by_role("heading", name=teo.t("state.closed"))).to_be_visible()
    expect(teo.button("state.home")).to_be_visible()
    teo.page.get_by_role("link", name=teo.t("end.replay")).click()
    expect(teo.page.get_by_role("slider", name=teo.t("replay.slider"))).to_be_visible()


@pytest.mark.usefixtures("stage")
def test_the_second_at_a_device_goes_on_from_a_game(arrive: Sit) -> None:
    """The replay is theirs, and so is the seat of the new table, with ★; the other may sit down beside them."""
    ana = arrive("Ana")
    code = ana.open_table(seats=3, target=5)
    ana.sit()
    ana.button("people.more").click()
    ana.sit("Lía")
    ana.fill_with_bots()
    # Who sat down first begins here: Ana, who is ★.
    ana.start()
    play_some([Player(ana, 3)], 3)
    close_in_the_middle(ana)
    expect(ana.page.get_by_role("heading", name=ana.t("state.closed"))).to_be_visible()
    ana.go(f"/#/mesa/{code}?t=0&p=1")
    expect(ana.page.get_by_role("slider", name=ana.t("replay.slider"))).to_be_visible()
    ana.button("replay.fork").click()
    expect(ana.page.get_by_role("heading", name=ana.t("room.title"))).to_be_visible()
    expect(ana.cards.filter(has_text="Lía")).to_contain_text(ana.t("room.you"))
    assert ana.code != code
    ana.button("people.more").click()
    ana.sit("Ana")
    expect(ana.cards.filter(has_text="Ana")).to_be_visible()
    # The screen may be either's now; who has ★ starts.
    expect(ana.button("room.start").last).to_be_visible()
