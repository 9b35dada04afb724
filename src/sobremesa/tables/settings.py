"""Times and limits of tables. Tests set what they need; the defaults are the rules'."""

import msgspec


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """All times in seconds unless the name says otherwise."""

    grace: float = 30.0
    """Without a connection for this long a seat is absent (N192)."""
    young: float = 40.0
    """A process enters nobody as absent before it is this old."""
    hold_every: float = 5.0
    """How often a process says which seats it holds, and that its tables are seen."""
    poll_every: float = 1.0
    """How often the store is asked which tables moved."""
    sweep_every: float = 60.0
    """How often sleeping tables are looked for."""
    asleep_after: float = 6 * 3600.0
    """Idle for this long a table falls asleep (N21)."""
    seen_gap: float = 15.0
    """A table not seen for longer gets its clocks moved (`resume`)."""
    resume_extra: float = 10.0
    """What clocks get on top of the gap, and at least, after they stood."""
    host_away: float = 180.0
    """Absent for this long, a seat may be given away, and ★'s powers pass on (N15)."""
    bot_pace: tuple[float, float] = (0.6, 1.4)
    """A bot thinks for a time between these two before each of its actions."""
    bot_limit: float = 5.0
    """A bot that has not chosen by then gets the default (FP29)."""
    window: int = 200
    """Shown entries that a live table keeps."""
    welcome: int = 50
    """Shown entries in a welcome."""
    idle_evict: float = 60.0
    """A table without connections leaves the memory after this long."""
    reels: int = 48_000_000
    """Bytes of folded games that are over, kept for replays; the one last asked for always stays."""
