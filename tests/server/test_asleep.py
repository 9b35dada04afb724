"""Tables that fall asleep when nobody is there, and are woken (FP04, N21), over the wire."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx

from served import Served, open_table, serving, sit
from sobremesa.server import cookies
from sobremesa.server.wire_client import TableClient
from sobremesa.tables.settings import Settings as TableSettings

SLEEPY = TableSettings(asleep_after=0.4, sweep_every=0.1, hold_every=0.1)
DROWSY = TableSettings(asleep_after=2.5, sweep_every=0.1, hold_every=0.1)
"""There is time to come, on a busy machine too."""


async def status(server: Served, code: str) -> str:
    async with httpx.AsyncClient() as http:
        found: str = (await http.get(f"{server.base}/api/tables/{code}")).json()["status"]
    return found


async def asleep(server: Served, code: str) -> None:
    async with asyncio.timeout(10):
        while await status(server, code) != "asleep":  # noqa: ASYNC110 -- another process's change
            await asyncio.sleep(0.05)


async def wake(server: Served, code: str, device: str, person: int = 0, **body: Any) -> httpx.Response:
    async with httpx.AsyncClient() as http:
        return await http.post(
            f"{server.base}/api/tables/{code}/wake",
            params={"person": person},
            json=body,
            headers={"cookie": f"sobremesa={device}"},
        )


async def test_a_table_without_anybody_falls_asleep_and_is_woken_fp04_n21(tmp_path: Path) -> None:
    with serving(tmp_path, SLEEPY) as server:
        device, stranger = cookies.fresh(), cookies.fresh()
        code = await open_table(server.base, device)
        ana = await TableClient.open(server.base, code, device)
        await sit(ana, 0, "Ana")
        await ana.close()
        await asleep(server, code)
        locked = await TableClient.open(server.base, code, stranger)
        assert locked.ended == {"type": "closed", "reason": "asleep"}
        refused = await wake(server, code, stranger)
        assert (refused.status_code, refused.json()["code"]) == (409, "table_asleep")
        unknown = await wake(server, code, stranger, name="Berta")
        assert (unknown.status_code, unknown.json()["code"]) == (409, "name_unknown")
        assert (await wake(server, code, stranger, name="ana")).status_code == 204
        again = await TableClient.open(server.base, code, stranger)
        assert again.parts["table"]["status"] == "waiting"
        await again.close()
        await asleep(server, code)
        own = await TableClient.open(server.base, code, device)
        assert own.seat == 0
        await own.close()


async def test_each_person_of_a_device_wakes_their_own_table(tmp_path: Path) -> None:
    """The second at the device had a seat, the first had none."""
    with serving(tmp_path, SLEEPY) as server:
        device = cookies.fresh()
        code = await open_table(server.base, cookies.fresh())
        lia = await TableClient.open(server.base, code, device, person=1)
        await sit(lia, 0, "Lía")
        await lia.close()
        await asleep(server, code)
        assert (await wake(server, code, device)).json()["code"] == "table_asleep"
        assert (await wake(server, code, device, person=1)).status_code == 204


async def test_a_watcher_keeps_a_table_awake_fp04(tmp_path: Path) -> None:
    with serving(tmp_path, DROWSY) as server:
        code = await open_table(server.base, cookies.fresh())
        watcher = await TableClient.open(server.base, code)
        await asyncio.sleep(2 * DROWSY.asleep_after)
        assert await status(server, code) == "waiting"
        await watcher.close()
        await asleep(server, code)
