from __future__ import annotations

import logging
import signal
import socket
import ssl
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner

from sobremesa.cli.main import app
from sobremesa.server.spawn import spawn


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    """`serve` arranges logs and signals for a process of its own."""
    root, stopped = logging.getLogger(), signal.getsignal(signal.SIGTERM)
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers, root.level = handlers, level
    signal.signal(signal.SIGTERM, stopped)


@pytest.mark.parametrize(
    "arguments,says",
    [
        (["--port", "70000"], "0 to 65535"),
        (["--workers", "2", "--database", "x.db"], "--bus redis://HOST"),
        (["--workers", "2", "--bus", "redis://h", "--database", "memory:"], "not memory:"),
        (["--tls-cert", "a.pem"], "--tls-key"),
        (["--tls-cert", "a.pem", "--tls-key", "b.pem", "--port", "0"], "no file a.pem"),
        (["--database", "mysql://h/d", "--port", "0"], "no store at"),
        (["--bus", "redis://127.0.0.1:1", "--database", "memory:", "--port", "0"], "no bus at"),
        (["--host", "192.0.2.77", "--database", "memory:"], "cannot listen on 192.0.2.77"),
    ],
)
def test_what_cannot_be_served_is_said_in_one_line(arguments: list[str], says: str) -> None:
    done = CliRunner().invoke(app, ["serve", *arguments])
    assert done.exit_code == 1
    assert done.output.startswith("sobremesa: ")
    assert says in done.output
    assert done.output.count("\n") == 1


def test_a_port_that_is_taken() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        done = CliRunner().invoke(app, ["serve", "--host", "127.0.0.1", "--port", port, "--database", "memory:"])
    assert done.exit_code == 1
    assert "choose another with --host and --port" in done.output


@pytest.mark.slow
def test_it_serves_and_stops_when_told(tmp_path: Path) -> None:
    with spawn(tmp_path, database=str(tmp_path / "deep" / "a.db")) as server:
        assert httpx.get(f"{server.base}/healthz").json() == {"status": "ok"}
        assert server.stop() == 0
        assert server.log.read_text(encoding="utf-8") == ""


@pytest.mark.slow
def test_ctrl_c_is_no_failure(tmp_path: Path) -> None:
    with spawn(tmp_path) as server:
        server.process.send_signal(signal.SIGINT)
        assert server.process.wait(15) == 0
        assert server.log.read_text(encoding="utf-8") == ""


@pytest.mark.slow
def test_it_prints_a_qr_code_for_others(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "sobremesa", "serve", "--port", "0", "--database", "memory:"],
        stdout=subprocess.PIPE,
        text=True,
        env={"SOBREMESA_QR": "1", "SOBREMESA_PUBLIC_URL": "http://play.example", "PATH": ""},
    )
    assert process.stdout is not None
    lines = []
    for line in process.stdout:
        lines.append(line)
        if "Ctrl+C" in line:
            break
    process.terminate()
    process.stdout.close()
    assert process.wait(15) == 0
    text = "".join(lines)
    assert "network    http://play.example\n" in text
    assert "█" in text or "▄" in text


@pytest.mark.slow
def test_https(tmp_path: Path) -> None:
    made = subprocess.run(
        [
            "openssl",
            "req",
            "-x509",
            "-newkey",
            "rsa:2048",
            "-nodes",
            "-days",
            "2",
            "-subj",
            "/CN=localhost",
            "-addext",
            "subjectAltName=IP:127.0.0.1",
            "-keyout",
            "key.pem",
            "-out",
            "cert.pem",
        ],
        cwd=tmp_path,
        capture_output=True,
        check=False,
    )
    assert made.returncode == 0, made.stderr
    cert, key = str(tmp_path / "cert.pem"), str(tmp_path / "key.pem")
    with spawn(tmp_path, tls_cert=cert, tls_key=key) as server:
        assert server.base.startswith("https://")
        context = ssl.create_default_context(cafile=cert)
        answer = httpx.get(f"{server.base}/api/games", verify=context)
        assert answer.status_code == 200
        assert "Secure" in answer.headers["set-cookie"]
