"""What the server itself writes: who is absent or back, lapses, moved clocks, ★'s powers passing on, sleep and waking."""

from __future__ import annotations

from sobremesa.kit.records import Who
from sobremesa.tables.entries import CloseBody, LapseBody, OptionBody, PresenceBody, ResumeBody
from sobremesa.tables.journal import Draft, Judge, Verdict, Write
from sobremesa.tables.records import Done
from sobremesa.tables.requests import playing
from sobremesa.tables.requests.sitting import Connected
from sobremesa.tables.state import TableState

NOTHING = Done(-1)


def absent(number: int, connected: Connected, bots: list[str]) -> Judge:
    """The seat's person has had no connection for the whole time of grace (N192)."""

    def judge(state: TableState, _now: int) -> Verdict:
        seat = state.seat(number)
        if not state.running or seat is None or seat.bot or seat.absent or connected(number):
            return NOTHING
        policy = state.table.absent
        if policy == "bot" and bots:
            return playing.presence(state, PresenceBody(number, "bot", bots[-1]))
        return playing.presence(state, PresenceBody(number, "nobody", game=policy != "wait"))

    return judge


def present(number: int, connected: Connected) -> Judge:
    """The seat's person is back."""

    def judge(state: TableState, _now: int) -> Verdict:
        seat = state.seat(number)
        if not state.running or seat is None or not seat.absent or not connected(number):
            return NOTHING
        who: Who = "person"
        return playing.presence(state, PresenceBody(number, who, game=seat.who != who))

    return judge


def lapse(seat: int, wait: str) -> Judge:
    """The time of this wait is up. One that is over is dropped: a lapse names what it ends."""

    def judge(state: TableState, now: int) -> Verdict:
        due = state.clocks.due(seat, wait)
        if not state.running or due is None or due > now:
            return NOTHING
        return playing.lapse(state, LapseBody(seat, wait))

    return judge


def resume(gap_since: int, after_ms: int, extra_ms: int) -> Judge:
    """Nobody held the table since `gap_since`: all deadlines move by the gap and a little (design, section 6)."""

    def judge(state: TableState, now: int) -> Verdict:
        since = max(gap_since, state.moved_at)
        if not state.running or now - since <= after_ms or not state.clocks.deadlines():
            return NOTHING
        return Write([Draft("resume", "server", ResumeBody(now - since + extra_ms))])

    return judge


def pass_host(away_ms: int) -> Judge:
    """★ has been absent for 3 minutes: the first present person has its powers (N15)."""

    def judge(state: TableState, now: int) -> Verdict:
        star = state.star()
        seat = None if star is None else state.seat(star)
        heir = next((i for i, s in enumerate(state.seats) if s and s.present_person), None)
        if not state.running or seat is None or not seat.absent or state.host_passed or heir is None:
            return NOTHING
        if now < seat.absent_at + away_ms:
            return NOTHING
        return Write([Draft("option", "server", OptionBody("host", heir, "table"))])

    return judge


def sleep(idle_ms: int, seen: int, *, somebody: bool) -> Judge:
    """Six hours without an entry or a connection: the table falls asleep, S stays secret (N21)."""

    def judge(state: TableState, now: int) -> Verdict:
        idle = now - max(seen, state.at)
        if state.status not in {"waiting", "playing"} or somebody or idle < idle_ms:
            return NOTHING
        return Write([Draft("close", "server", CloseBody("asleep"), None, "asleep")])

    return judge


def wake(by: str, seen: int, extra_ms: int) -> Judge:
    """Somebody who had a seat is here: the table goes on where it stood when it was last `seen`."""

    def judge(state: TableState, now: int) -> Verdict:
        if state.status != "asleep":
            return NOTHING
        body = ResumeBody(max(0, now - seen) + extra_ms)
        return Write([Draft("resume", by, body, None, state.status_before_sleep)])

    return judge
