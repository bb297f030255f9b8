"""Two people at one table, each with a page of their own."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page


def started_table(host: Page, guest: Page, **more: Any) -> None:
    """A running game of these two, at which both are looking."""
    setup = {"game": "level8-101", "seats": 2, "pace": 0, **more}
    request = host.context.request
    table = request.post("/api/tables", data={"setup": setup}).json()["id"]
    for who, command in ((guest, "sit"), (guest, "ready"), (host, "start")):
        url = f"/api/tables/{table}/commands"
        assert who.context.request.post(url, data={"type": command}).ok
    for page in (host, guest):
        page.goto(f"/t/{table}")
        page.locator(".hand-card").first.wait_for()
