"""A walk past every screen and every sheet: at each stop somebody may measure what is there, in any size and look.

A tour leaves the screen to whoever looks as a wide one in Spanish; who changes it puts it back.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from playwright.sync_api import expect

from browser.company import Company, in_company
from browser.conftest import Sit
from browser.people import Person
from browser.player import Player
from browser.playing import drive, play_out
from browser.positions import attack, evening
from browser.stage import Stage
from browser.vasallos import Latest, Settler, middle, open_table
from scenarios.natrak.builder import Scene

Stops = Iterator[tuple[Person, str]]
Tour = Callable[[Sit, Stage], Stops]
OTHERS = ("Lía", "Maximiliana", "Teo")


def opened(person: Person, keys: dict[str, str]) -> Stops:
    """What opens at a key, closed again afterwards."""
    for key, sheet in keys.items():
        person.page.keyboard.press(key)
        expect(person.sheet).to_be_visible()
        yield person, sheet
        person.close_sheet()


def pressed(person: Person, key: str, sheet: str) -> Stops:
    """The sheet behind a button of the page."""
    person.button(key).first.click()
    expect(person.sheet).to_be_visible()
    yield person, sheet
    person.close_sheet()


def before_a_game(arrive: Sit, _stage: Stage) -> Stops:
    """Home, rules, settings, New table, sitting down, the waiting room, pages that tell of something."""
    ana, lia = arrive("Ana"), arrive("Lía")
    ana.go()
    expect(ana.button("home.new")).to_be_visible()
    yield ana, "home"
    yield from pressed(ana, "settings.title", "settings")
    yield from pressed(ana, "home.bots", "a name for a game with bots")
    for game in ("natrak", "vasallos"):
        ana.go(f"/#/reglas/{game}")
        expect(ana.page.locator(".chapter").first).to_be_visible()
        yield ana, f"rules of {game}"
        ana.go(f"/#/admin?game={game}")
        expect(ana.button("admin.open")).to_be_visible()
        if game == "natrak":
            ana.choose("natrak:option.mode", ana.t("natrak:mode.adventurers"))
        else:
            for box in ("todo", "ferias", "sombra"):
                ana.page.locator(".cards label").filter(has_text=ana.t(f"vasallos:option.{box}")).click()
        yield ana, f"new table of {game}"
    ana.go("/#/mesa/ABCD2345")
    expect(ana.page.get_by_role("link", name=ana.t("state.home")).or_(ana.button("state.home")).first).to_be_visible()
    yield ana, "no such table"
    code = ana.open_table(seats=4, target=10, clock=120, mode="adventurers")
    yield ana, "sit down"
    ana.sit()
    yield from waiting_room(ana, lia, code)
    ana.go("/#/admin?game=vasallos")
    ana.button("admin.open").click()
    expect(ana.sheet).to_be_visible()
    yield ana, "a table that is open already"
    ana.close_sheet()
    ana.go()
    expect(ana.page.get_by_role("region", name=ana.t("home.yours"))).to_be_visible()
    yield ana, "home with a table"


def waiting_room(ana: Person, lia: Person, code: str) -> Stops:
    yield ana, "waiting room"
    yield from pressed(ana, "room.change", "change the target")
    yield from pressed(ana, "room.add_bot", "a bot for a seat")
    lia.follow_link(code)
    expect(lia.page.locator("#name")).to_be_visible()
    yield lia, "sit down, the second"
    lia.sit()
    yield from pressed(lia, "room.dress", "colour and portrait")
    yield lia, "waiting room of a guest"
    ana.fill_with_bots()
    expect(ana.button("room.start").last).to_be_enabled()
    yield ana, "waiting room, full"


def hamlet(phase: str = "main", seats: int = 4) -> Scene:
    """A game of Natrak Basic under way; A has a camp, a city, cards of all kinds and scrolls."""
    scene = Scene(seats, phase=phase, turn=2 * seats + 1).camp("A", 8).city("A", 33).roads("A", "8-13", "33-28")
    scene.camp("B", 18).camp("C", 44).city("D", 22)
    scene.hand("A", wood=3, clay=2, wheat=3, wool=2, stone=1)
    for other in "BCD":
        scene.hand(other, wood=1, clay=1, wheat=1, wool=1, stone=1)
    return scene.scrolls("A", mercenary=1, abundance=1, hoarding=1, glory=1, roads=1)


def natrak_turn(arrive: Sit, stage: Stage) -> Stops:
    """Natrak Basic: a turn with what opens in it."""
    stage.set(hamlet("roll").rolls((2, 3)))
    ana = arrive("Ana")
    code = ana.open_table(seats=4, target=10, clock=120)
    ana.sit()
    with in_company(ana.base, code, *OTHERS):
        ana.start()
        eva = arrive("Eva")
        eva.follow_link(code)
        eva.at_table()
        yield eva, "table, watching"
        yield ana, "roll"
        player = Player(ana, 1)
        player.step()
        drive(player, lambda _: player.can_trade())
        yield ana, "main"
        yield from opened(
            ana,
            {"g": "choices", "v": "prices", "k": "scrolls"},
        )
        yield from pressed(ana, "menu", "menu")
        ana.page.locator(".player button, button.player").first.click()
        expect(ana.sheet).to_be_visible()
        yield ana, "player"
        ana.close_sheet()
        yield from placing(ana)


def natrak_offers(arrive: Sit, stage: Stage) -> Stops:
    """Natrak Basic: refusals and the rule behind one; offers of one's own and of others."""
    stage.set(hamlet())
    ana = arrive("Ana")
    code = ana.open_table(seats=4, target=10)
    ana.sit()
    with in_company(ana.base, code, *OTHERS) as company:
        ana.start()
        eva = arrive("Eva")
        eva.follow_link(code)
        eva.at_table()
        yield from refusals(ana)
        player = Player(ana, 1)
        yield from trade(ana)
        yield from offers(ana, eva, player, company)


def trade(ana: Person) -> Stops:
    """Both halves of the trade sheet."""
    yield from opened(ana, {"t": "offer"})
    ana.page.keyboard.press("t")
    ana.choose("natrak:button.trade", ana.t("natrak:trade.guild_tab"))
    yield ana, "guild"
    ana.choose("natrak:button.trade", ana.t("natrak:trade.offer_tab"))
    ana.close_sheet()


def placing(ana: Person) -> Stops:
    """A road that is tried, a step that can be undone."""
    ana.page.keyboard.press("1")
    expect(ana.page.locator(".board [data-spot]").first).to_be_attached()
    yield ana, "where to build"
    ana.page.keyboard.press("f")
    ghost = ana.page.locator(".board [aria-pressed=true]")
    while not ghost.count():
        # The board may still be on its way to where all of it is seen.
        Player(ana, 1).press_target(0)
        ana.page.wait_for_timeout(300)
    yield ana, "ghost"
    ana.button("confirm").click()
    expect(ana.page.locator(".board [aria-pressed=true]")).to_have_count(0)
    yield ana, "main, with an undo"


def refusals(ana: Person) -> Stops:
    """Two at once; the rule behind the first; the table of keys."""
    yield from opened(ana, {"?": "keys"})
    ana.page.keyboard.press("3")
    ana.page.keyboard.press("2")
    expect(ana.page.get_by_role("button", name=ana.t("table.why")).first).to_be_visible()
    yield ana, "refusals"
    ana.page.get_by_role("button", name=ana.t("table.why")).first.click()
    expect(ana.page.get_by_role("dialog", name=ana.t("rules.title"))).to_be_visible()
    yield ana, "rules beside the table"
    ana.page.keyboard.press("Escape")


def offers(ana: Person, eva: Person, player: Player, company: Company) -> Stops:
    company.stances = dict(zip(OTHERS, ("accept", "counter", "decline"), strict=True))
    player.post()
    close = ana.page.locator(".offer li").get_by_role("button", name=ana.like("natrak:offer.close"))
    expect(close).to_be_visible()
    expect(ana.page.locator(".offer")).to_contain_text(ana.t("natrak:offer.said_no"))
    yield ana, "own offer"
    yield eva, "an offer, watching"
    ana.button("natrak:offer.withdraw", ana.page.locator(".offer")).first.click()
    company.stances, company.posts = {}, set(OTHERS)
    drive(player, lambda seen: seen.asked and not seen.yours)
    yield ana, "offer to answer"
    ana.button("natrak:offer.counter").click()
    expect(ana.sheet).to_be_visible()
    yield ana, "counter-offer"
    ana.close_sheet()


def natrak_seven(arrive: Sit, stage: Stage) -> Stops:
    """Natrak Basic: a seven takes cards, the dragon moves and robs; then everybody's founding in another game."""
    stage.set(hamlet("roll").rolls((3, 4)))
    ana = arrive("Ana")
    code = ana.open_table(seats=4, target=10)
    ana.sit()
    with in_company(ana.base, code, *OTHERS):
        ana.start()
        player = Player(ana, 1)
        drive(player, lambda seen: seen.discard)
        yield ana, "discard"
        drive(player, lambda seen: bool(seen.targets))
        yield ana, "dragon"
        for n in range(len(player.look().targets)):
            player.press_target(n)
            if ana.page.locator(".victims button").count() > 1:
                break
        yield ana, "whom to rob"


def founding(arrive: Sit, stage: Stage) -> Stops:
    """The first camp, the first road; the window between turns where five or six play; the end."""
    ana = arrive("Ana")
    stage.set(Scene(3, phase="setup_piece").setup(0).bot("B", "C"))
    sit_down(ana, 3)
    player = Player(ana, 1)
    drive(player, lambda seen: bool(seen.targets))
    yield ana, "first camp"
    player.step()
    player.confirm()
    expect(ana.prompt).to_have_text(ana.t("natrak:prompt.you.setup_road"))
    yield ana, "first road"


def sit_down(ana: Person, seats: int, mode: str | None = None) -> None:
    """At a table of Natrak, with bots in the other seats."""
    ana.open_table(seats=seats, target=10, mode=mode)
    ana.sit()
    ana.fill_with_bots()
    ana.start()


def with_adventurers(arrive: Sit, stage: Stage) -> Stops:
    """The mode's own sheets; what is asked of whoever loses to the goblins or robs a hand, and what others see of it."""
    stage.set(
        evening()
        .disciplines("A", alchemy=3, crown=1)
        .cards("A", merchant_fleet=1, spy=1, inventor=1, master_merchant=1)
        .cards("B", crane=2)
        .hand("A", wheat=3, wood=2, clay=1, stone=2, herbs=4, tribute=1)
    )
    ana = arrive("Ana")
    code = ana.open_table(seats=4, mode="adventurers")
    ana.sit()
    with in_company(ana.base, code, *OTHERS):
        ana.start()
        yield ana, "main With adventurers"
        yield from opened(
            ana, {"k": "cards", "y": "disciplines", "v": "prices With adventurers", "g": "choices With adventurers"}
        )
        ana.page.locator(".player button, button.player").first.click()
        yield ana, "player With adventurers"
        ana.close_sheet()
        ana.page.keyboard.press("k")
        Player(ana, 1).play_card(ana.t("natrak:progress.spy"))
        expect(ana.page.locator(".debt .all button").first).to_be_visible()
        yield ana, "a card of another's"
        Player(ana, 1).pick()
        ana.page.keyboard.press("y")
        ana.sheet.get_by_role("button", name=ana.t("natrak:track.raise", n=4)).click()
        ana.close_sheet()
        expect(ana.page.locator(".board [data-spot]").first).to_be_attached()
        yield ana, "a metropolis to place"


def goblins_win(arrive: Sit, stage: Stage) -> Stops:
    """The attack and the choice of a city."""
    stage.set(attack(repelled=False).bot("B", "C", "D"))
    ana = arrive("Ana")
    sit_down(ana, 4, "adventurers")
    player = Player(ana, 1)
    drive(player, lambda seen: seen.sentence == ana.t("natrak:prompt.you.sack"))
    yield ana, "an attack lost"
    drive(player, lambda seen: seen.ghost)
    yield ana, "a city to lose"


def natrak_end(arrive: Sit, stage: Stage) -> Stops:
    """The end of a game with each of its tabs, its table looked at again, and its replay."""
    stage.set(attack(repelled=True).bot("B", "C", "D"))
    ana = arrive("Ana")
    sit_down(ana, 4, "adventurers")
    play_out([Player(ana, 1)], 60)
    yield from the_end(ana, ("luck", "history"))
    ana.button("end.board").click()
    yield ana, "the table of a game that is over"
    ana.go(f"/#/mesa/{ana.code}?t=4")
    expect(ana.page.get_by_role("slider", name=ana.t("replay.slider"))).to_be_visible()
    yield ana, "replay"
    ana.page.get_by_role("group", name=ana.t("replay.see_as")).get_by_text(ana.name, exact=True).click()
    expect(ana.page.locator(".hand .chip").first).to_be_visible()
    yield ana, "replay, through a seat's eyes"


def the_end(ana: Person, tabs: tuple[str, ...]) -> Stops:
    """All tabs, tables and proofs of an end open."""
    # The lot of a staged game is not its seed's, and the proof says so.
    expect(ana.page.locator(".proof summary")).to_be_visible()
    yield ana, "end"
    for tab in tabs:
        ana.page.get_by_role("tab", name=ana.t(f"end.tab.{tab}")).click()
        ana.page.get_by_text(ana.t("end.as_table")).first.click()
        yield ana, f"end, {tab}"
    ana.page.locator(".proof details").evaluate("(e) => { e.open = true; }")
    expect(ana.page.locator(".proof dd").first).to_be_visible()
    yield ana, "end, proof"


def vasallos(arrive: Sit, stage: Stage) -> Stops:
    """The last two tiles of a game with all boxes: the tile, the figures, all sheets; the end."""
    stage.set(Latest(("person", "bot", "bot", "bot"), left=8, seed=8, todo=True, ferias=True, sombra=True))
    ana, eva = arrive("Ana"), arrive("Eva")
    code = open_table(ana, 4, "todo", "ferias", "sombra")
    ana.sit()
    ana.fill_with_bots()
    ana.start()
    eva.follow_link(code)
    eva.at_table()
    yield eva, "map, watching"
    player = Settler(ana, 6)
    drive(player, lambda seen: bool(seen.targets))
    yield ana, "tile to lay"
    yield from opened(ana, {"g": "choices of Vasallos", "v": "deck", "?": "keys of Vasallos"})
    yield from pressed(ana, "menu", "menu of Vasallos")
    drive(player, lambda seen: seen.ghost)
    yield ana, "tile tried"
    drive(player, lambda seen: player.choosing and bool(seen.targets))
    yield ana, "figures"
    at = middle(ana, 0)
    ana.page.mouse.click(at["x"], at["y"])
    expect(ana.page.locator(".board [aria-pressed=true]")).to_be_attached()
    yield ana, "figure tried"
    ana.page.keyboard.press("Escape")
    ana.page.keyboard.press("a")
    ana.page.locator(".board [data-spot]").first.focus()
    yield ana, "an area"
    ana.page.keyboard.press("Escape")
    play_out([player], 60)
    for source in ana.page.locator(".end .source summary").all():
        source.click()
    yield from the_end(ana, ("luck", "history"))
    ana.go(f"/#/mesa/{ana.code}?t=4")
    expect(ana.page.get_by_role("slider", name=ana.t("replay.slider"))).to_be_visible()
    yield ana, "replay of Vasallos"
