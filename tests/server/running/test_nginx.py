"""Behind a real nginx, with the configuration that docs/serving.md shows: TLS and a path."""

from __future__ import annotations

import shutil
import ssl
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from nivelo.client import Account
from support.docs.code_blocks import code_block, replaced
from support.server.finished_games import play_small, small_table
from support.server.free_ports import free_port
from support.server.nginx import NGINX, running_nginx
from support.server.running_server import Running, running

OPENSSL = shutil.which("openssl")

pytestmark = [
    pytest.mark.slow_pure,  # the same in both modes
    pytest.mark.skipif(not (NGINX and OPENSSL), reason="nginx or openssl is not installed"),
]

TABLES = 4  # that an address may create


def make_certificate(folder: Path) -> Path:
    """A certificate that nobody has signed, for this computer."""
    certificate = folder / "localhost.pem"
    names = "subjectAltName=DNS:localhost,IP:127.0.0.1"
    what = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    whom = ["-days", "2", "-subj", "/CN=localhost", "-addext", names]
    where = ["-keyout", str(folder / "localhost.key"), "-out", str(certificate)]
    subprocess.run([str(OPENSSL), "req", *what, *whom, *where], check=True, capture_output=True)
    return certificate


def configuration(folder: Path, port: int, server_port: int) -> str:
    """The example with the ports, the certificate and the name of this computer."""
    server = code_block("serving.md", "nginx")
    server = replaced(server, "listen 443 ssl;", f"listen 127.0.0.1:{port} ssl;")
    server = replaced(server, "server_name example.org;", "server_name localhost;")
    server = replaced(server, "/etc/ssl/example.org", str(folder / "localhost"))
    return replaced(server, "127.0.0.1:8088", f"127.0.0.1:{server_port}")


class Proxied:
    """A server and the nginx before it."""

    def __init__(self, server: Running, port: int, certificate: Path) -> None:
        self.server = server
        self.url = f"https://localhost:{port}/cards"
        self.certificate = certificate

    def client(self, address: str) -> httpx.Client:
        """A browser on another computer, as far as addresses go."""
        trust = ssl.create_default_context(cafile=str(self.certificate))
        way = httpx.HTTPTransport(local_address=address, verify=trust)
        return httpx.Client(base_url=self.url, transport=way)


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxied]:
    folder = tmp_path_factory.mktemp("nginx")
    port = free_port()
    certificate = make_certificate(folder)
    public = f"https://localhost:{port}/cards"
    settings = {"public_url": public, "tables_per_hour": TABLES}
    with (
        running(tmp_path_factory.mktemp("proxied"), **settings) as server,
        running_nginx(folder, configuration(folder, port, server.port)) as nginx,
    ):
        site = Proxied(server, port, certificate)
        wait_for(site, nginx)
        yield site


def wait_for(proxied: Proxied, nginx: subprocess.Popen[bytes]) -> None:
    with proxied.client("127.0.0.1") as client:
        while True:
            assert nginx.poll() is None, "nginx did not start"
            try:
                assert client.get("/health/ready").status_code == 200
                return
            except httpx.ConnectError:
                time.sleep(0.05)


@pytest.mark.anyio
async def test_a_whole_game_is_played_over_tls_and_websocket(
    proxied: Proxied, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(proxied.certificate))
    async with Account(proxied.url, "Ann") as ann:
        await play_small(ann, await small_table(ann))


def test_pages_files_and_cookies_are_those_of_the_path(proxied: Proxied) -> None:
    with proxied.client("127.0.0.5") as client:
        page = client.get("/t/abc")
        assert page.status_code == 200
        assert 'data-base="/cards"' in page.text
        cookie = client.post("/api/me", json={"name": "Ann"}).headers["set-cookie"]
        assert "Path=/cards" in cookie
        assert "; Secure" in cookie
        short = client.get(proxied.url)
        assert (short.status_code, short.headers["location"].endswith("/cards/")) == (308, True)


def test_what_is_not_for_everyone_stays_inside(proxied: Proxied) -> None:
    with proxied.client("127.0.0.5") as client:
        assert client.get("/metrics").status_code == 403
        assert client.get(proxied.url.removesuffix("/cards") + "/api/games").status_code == 404


def test_a_page_of_another_site_may_not_act(proxied: Proxied) -> None:
    with proxied.client("127.0.0.5") as client:
        ours = {"origin": proxied.url.removesuffix("/cards")}
        assert client.post("/api/me", json={"name": "Ann"}, headers=ours).status_code < 300
        theirs = {"origin": "https://example.com"}
        assert client.post("/api/me", json={"name": "Ann"}, headers=theirs).status_code == 403


def new_tables(client: httpx.Client, lies: bool) -> list[int]:
    """The answers to one table more than an address may create."""
    client.post("/api/me", json={"name": "Ann"}).raise_for_status()
    setup = {"setup": {"game": "level8-99", "seats": 2}, "bots": {}}
    answers = []
    for number in range(TABLES + 1):
        forged = {"x-forwarded-for": f"203.0.113.{number}", "x-forwarded-proto": "http"}
        made = client.post("/api/tables", json=setup, headers=forged if lies else {})
        answers.append(made.status_code)
    return answers


def test_addresses_are_told_apart_and_whoever_lies_about_theirs_gains_nothing(
    proxied: Proxied,
) -> None:
    made, refused = 201, 429
    for address, lies in (("127.0.0.2", True), ("127.0.0.3", False)):
        with proxied.client(address) as client:
            assert new_tables(client, lies) == [made] * TABLES + [refused]
