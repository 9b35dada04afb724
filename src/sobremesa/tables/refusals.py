"""Codes by which a table refuses; each has a text in the client's catalogs. A game adds its own."""

from sobremesa.kit.records import Refusal

CODES = frozenset(
    {
        "already_seated",  # this device has a seat here
        "bad_bot",  # {bots}: no such bot for this game
        "bad_options",  # {path} or {why}: a table or an option that cannot be
        "bad_seats",  # {allowed}: this game is not for so many
        "bad_seq",  # {head}: the client is ahead of the log
        "asleep",  # coming to a table that sleeps
        "chat_off",
        "chat_muted",
        "closed",  # coming to a table that is closed
        "colour_taken",  # {free}
        "empty_text",
        "has_table",  # {code}: this device keeps another table open
        "host_standing",  # the game starts when ★ has a seat
        "host_connected",  # the ★ seat cannot be taken while it is connected
        "moved",  # {by}: this device's seat is played elsewhere
        "name_bad",  # {why}: empty, long or characters
        "name_taken",  # {seat, connected, host}
        "name_too_alike",
        "name_unknown",  # nobody here has this name
        "no_seat",  # watchers cannot do this
        "no_fork",  # nothing can go on from there: before the game, after its end, or a game that cannot
        "not_absent",  # {since}: the seat has not been absent for 3 minutes
        "not_bot",  # no bot sits there
        "not_host",  # ★ alone may do this
        "not_now",  # {status}
        "order_fixed",  # a fork keeps the order of the game that it goes on from
        "portrait_taken",  # {free}
        "seat_connected",  # its screen is connected ("it's me" moves it); or it cannot be freed
        "seat_empty",
        "seat_taken",
        "seats_free",  # {free}: the game starts when every seat has an owner
        "secret_needed",  # a protected seat: its short code
        "stale",  # the game has moved on
        "store_unavailable",
        "table_asleep",
        "table_full",
        "unknown_game",
        "unknown_table",
    }
)

MOVED = "moved"
NO_FORK = Refusal("no_fork")
NO_SEAT = Refusal("no_seat")
NOT_HOST = Refusal("not_host")
STALE = Refusal("stale")
"""Since `on` the seat has acted, or owes another decision, or the turn has changed (design, section 7)."""


def not_now(status: str) -> Refusal:
    """The table is at another point of its life."""
    return Refusal("not_now", {"status": status})
