"""The arena: fair seats, the same games from the same seed, all games end."""

from __future__ import annotations

import json
from time import perf_counter
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from sobremesa.bots.arena import Plan, Result, outcomes, play_game, summed
from sobremesa.bots.registry import UnknownBot, kinds, make
from sobremesa.cli.main import app
from sobremesa.games import load

SHORT = {"mode": "basic", "target": 5}


def plan(*bots: str, games: int = 4, seed: int = 1) -> Plan:
    return Plan("natrak", SHORT, bots, games, seed)


def test_the_same_seed_gives_the_same_games_however_many_processes() -> None:
    wanted = plan("normal", "uniform", "uniform")
    alone, together = list(outcomes(wanted)), list(outcomes(wanted, jobs=2))
    assert alone == together
    other = play_game(msgspec.structs.replace(wanted, seed=2), 0)
    assert other != alone[0]


def test_seats_move_on_by_one_each_game() -> None:
    found = [outcome.seats for outcome in outcomes(plan("normal", "uniform", "uniform", games=3))]
    assert [seats.index("normal") for seats in found] == [0, 1, 2]


def test_what_is_counted() -> None:
    wanted = plan("normal", "uniform", "uniform", games=6)
    result = summed(wanted, list(outcomes(wanted)), perf_counter())
    assert result.games == result.finished == 6
    assert sum(result.wins_by_bot.values()) == sum(result.wins_by_seat) == 6
    assert result.mean_entries > 20
    assert result.faults == {}


@pytest.mark.slow
@pytest.mark.parametrize("piece", range(20))
def test_fp29_two_thousand_games_of_bots_end(piece: int) -> None:
    for number in range(piece * 100, piece * 100 + 100):
        seats = 3 + number % 4
        # `normal` takes its time: it sits in every tenth game.
        mixed = ("normal" if number % 10 == 0 else "uniform", *["uniform"] * (seats - 1))
        outcome = play_game(Plan("natrak", SHORT, mixed, 1, number), number)
        assert outcome.winners, outcome
        assert not outcome.faults, outcome


def test_bots_by_name() -> None:
    assert kinds("natrak") == ["uniform", "easy", "normal"]
    with pytest.raises(UnknownBot) as caught:
        make(load("natrak"), "genius")
    assert caught.value.known == ["uniform", "easy", "normal"]


def run(*arguments: str) -> Any:
    return CliRunner().invoke(app, ["arena", *arguments])


def test_the_command_prints_one_json_object() -> None:
    answer = run(
        "natrak",
        "--options",
        json.dumps(SHORT),
        "--bots",
        "normal,uniform,uniform",
        "--games",
        "3",
        "--seed",
        "1",
        "--json",
    )
    assert answer.exit_code == 0, answer.output
    result = msgspec.json.decode(answer.output, type=Result)
    assert result.games == result.finished == 3
    assert result.options == {"mode": "basic", "target": 5}


def test_the_command_prints_a_table() -> None:
    answer = run("natrak", "--options", json.dumps(SHORT), "--games", "2", "--jobs", "2")
    assert answer.exit_code == 0, answer.output
    assert "uniform" in answer.output
    assert "2 games of natrak, 2 finished" in answer.output


@pytest.mark.parametrize(
    "arguments,told",
    [
        (("chess",), "no game chess"),
        (("natrak", "--bots", "uniform"), "3, 4, 5, 6 seats"),
        (("natrak", "--bots", "uniform,genius,uniform"), "there is uniform, easy, normal"),
        (("natrak", "--options", "{"), "--options"),
        (("natrak", "--options", '{"target":4}'), "--options"),
        (("natrak", "--options", '{"mode":"full"}'), "--options"),
        (("natrak", "--games", "0"), "--games"),
    ],
)
def test_what_cannot_be_played_is_said(arguments: tuple[str, ...], told: str) -> None:
    answer = run(*arguments)
    assert answer.exit_code != 0
    assert told in answer.output
    assert "Traceback" not in answer.output
