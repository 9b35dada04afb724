from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from served import META, Served, open_table, serving
from sobremesa.server import cookies


def as_device(device: str) -> dict[str, str]:
    return {"cookie": f"sobremesa={device}"}


def post(server: Served, body: Any, **headers: str) -> httpx.Response:
    return httpx.post(f"{server.base}/api/tables", json=body, headers=headers)


def test_the_games_and_their_forms(server: Served) -> None:
    games = httpx.get(f"{server.base}/api/games").json()["games"]
    natrak = next(one for one in games if one["meta"]["id"] == "natrak")
    assert natrak["meta"]["colours"] == list(META.colours)
    assert [field["name"] for field in natrak["meta"]["form"]] == ["mode", "target"]
    assert natrak["bots"] == ["easy", "normal"]


def test_opening_a_table_and_looking_at_it(server: Served) -> None:
    opened = post(server, {"game": "natrak"}, **as_device(cookies.fresh()))
    assert opened.status_code == 201
    code = opened.json()["code"]
    assert opened.json()["existing"] is False
    card = httpx.get(f"{server.base}/api/tables/{code}").json()
    assert card["status"] == "waiting"
    assert card["options"]["target"] == 10
    assert card["table"]["clock"] == 120


async def test_a_device_keeps_one_open_table_n10_fp26(server: Served) -> None:
    device = cookies.fresh()
    code = await open_table(server.base, device)
    again = post(server, {"game": "natrak"}, **as_device(device))
    assert again.json() == {"code": code, "existing": True}
    other = post(server, {"game": "natrak"}, **as_device(cookies.fresh()))
    assert other.json()["code"] != code


@pytest.mark.parametrize(
    "body",
    [
        None,
        [],
        {},
        {"game": 7},
        {"game": "natrak", "extra": 1},
        {"game": "natrak", "table": {"seats": "4"}},
        {"game": "natrak", "table": {"seats": 4.5}},
        {"game": "natrak", "table": {"clock": 19}},
        {"game": "natrak", "table": {"colour": "red"}},
        {"game": "natrak", "options": []},
    ],
)
def test_a_body_of_the_wrong_shape_is_refused_n8(server: Served, body: Any) -> None:
    answer = post(server, body)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")


@pytest.mark.parametrize(
    "body",
    [
        {"game": "chess"},
        {"game": "natrak", "options": {"target": 4}},
        {"game": "natrak", "options": {"target": "10"}},
        {"game": "natrak", "options": {"mode": "huge"}},
        {"game": "natrak", "options": {"wings": True}},
        {"game": "natrak", "table": {"seats": 7}},
    ],
)
def test_options_that_do_not_fit_the_game_are_refused_n8(server: Served, body: Any) -> None:
    answer = post(server, body)
    assert answer.status_code == 422
    assert answer.json()["code"]


@pytest.mark.parametrize("data", [b"{", b"\xff", b"[" * 30_000, b'{"game":"' + b"x" * 70_000 + b'"}'])
def test_hostile_bodies_are_refused(server: Served, data: bytes) -> None:
    answer = httpx.post(f"{server.base}/api/tables", content=data, headers={"content-type": "application/json"})
    assert answer.status_code in (400, 413)
    assert answer.json()["code"]


def test_only_our_own_pages_may_post(server: Served) -> None:
    answer = post(server, {"game": "natrak"}, origin="http://evil.example")
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign_origin")
    assert post(server, {"game": "natrak"}, origin=server.base).status_code == 201


@pytest.mark.parametrize("header", [{"origin": "http://["}, {"host": "["}, {"host": "a:b"}])
def test_an_address_that_is_none_is_refused_and_no_fault(server: Served, header: dict[str, str]) -> None:
    headers = {"origin": "http://a.example", **header}
    answer = post(server, {"game": "natrak"}, **headers)
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign_origin")
    assert httpx.get(f"{server.base}/m/ABCDEFGH", headers=headers).status_code == 404


def test_mine_lists_what_exists(server: Served) -> None:
    device = cookies.fresh()
    code = post(server, {"game": "natrak"}, **as_device(device)).json()["code"]
    answer = httpx.get(f"{server.base}/api/mine?codes={code},ZZZZZZZZ", headers=as_device(device))
    assert [card["code"] for card in answer.json()] == [code]
    assert httpx.get(f"{server.base}/api/mine").json() == []
    many = ",".join(f"A{n}" for n in range(31))
    assert httpx.get(f"{server.base}/api/mine?codes={many}").json()["code"] == "too_many"


def test_wrong_codes_are_limited_by_address(tmp_path: Path) -> None:
    with serving(tmp_path, rate_codes=0.02) as server:  # ten at once
        answers = [httpx.get(f"{server.base}/api/tables/ZZZZZZZ{n}").status_code for n in range(12)]
    assert answers == [404] * 10 + [429] * 2


def test_opening_tables_is_limited_by_address(tmp_path: Path) -> None:
    with serving(tmp_path, rate_tables=0.01) as server:  # two at once
        answers = [post(server, {"game": "natrak"}).status_code for _ in range(3)]
    assert answers == [201, 201, 429]
