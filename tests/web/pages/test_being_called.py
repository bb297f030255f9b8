"""Being called to one's turn: a switch, off until it is asked for.

A browser subscribes at its maker's push service, which cannot be reached from here, and one without
windows shows no notifications: both are made up, at that edge only. The service worker's part is
tested in tests/web_units, the server's in tests/server/push.
"""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import json
from playwright.sync_api import Page, expect

from support.server.push_service import Browser, PushService
from web.conftest import Visit, new_game

pytestmark = pytest.mark.slow_pure

DAY = 86_400
SWITCH = "Notify me when it is my turn"

# The push service of the browser's maker, as far as a page sees it.
EDGE = """(() => {
  const made = %s;
  const subscription = (key) => ({
    endpoint: made.endpoint,
    options: { applicationServerKey: key },
    toJSON: () => ({ endpoint: made.endpoint, keys: made.keys }),
    unsubscribe: async () => delete localStorage.subscribed,
  });
  const bytes = (text) => Uint8Array.from(JSON.parse(text)).buffer;
  PushManager.prototype.getSubscription = async () =>
    localStorage.subscribed ? subscription(bytes(localStorage.subscribed)) : null;
  PushManager.prototype.subscribe = async (options) => {
    if (!options.userVisibleOnly) throw new Error("not allowed");
    localStorage.subscribed = JSON.stringify([...options.applicationServerKey]);
    return subscription(options.applicationServerKey);
  };
  Object.defineProperty(Notification, "permission", {
    get: () => localStorage.permission ?? "default",
  });
  Notification.requestPermission = async () => {
    localStorage.asked = Number(localStorage.asked ?? 0) + 1;
    return (localStorage.permission = localStorage.answer ?? "granted");
  };
})()"""


def device(name: str) -> dict[str, Any]:
    service = PushService()
    service.url = "https://push.example.org"
    made = Browser(service, name).subscription()
    return {"endpoint": made["endpoint"], "keys": made["keys"]}


def page_at(visit: Visit, name: str, path: str = "/", **how: Any) -> Page:
    page = visit("about:blank", service_workers="allow", **how)
    page.context.add_init_script(EDGE % json.encode(device(name)).decode())
    page.goto(path)
    return page


def called_on(page: Page) -> int:
    return int(page.context.request.get("/api/push").json()["devices"])


def test_the_switch_in_the_settings(visit: Visit) -> None:
    page = page_at(visit, "settings", "/settings")
    switch = page.get_by_role("switch", name=SWITCH)
    expect(switch).not_to_be_checked()
    assert page.evaluate("localStorage.asked") is None
    assert called_on(page) == 0
    switch.check()
    expect(page.get_by_text("You are notified on one device.")).to_be_visible()
    assert page.evaluate("localStorage.asked") == "1"
    assert called_on(page) == 1
    page.reload()
    expect(switch).to_be_checked()
    switch.uncheck()
    expect(page.get_by_text("You are notified on one device.")).to_have_count(0)
    assert called_on(page) == 0
    assert page.evaluate("localStorage.subscribed") is None


def test_all_devices_are_turned_off_at_once(visit: Visit) -> None:
    page = page_at(visit, "one", "/settings")
    other = {**device("another"), "language": "es"}
    page.context.request.post("/api/push", data=other)
    page.get_by_role("switch", name=SWITCH).check()
    expect(page.get_by_text("You are notified on 2 devices.")).to_be_visible()
    page.get_by_role("button", name="Turn off on all devices").click()
    expect(page.get_by_text("You are notified on")).to_have_count(0)
    expect(page.get_by_role("switch", name=SWITCH)).not_to_be_checked()
    assert called_on(page) == 0


def test_the_language_of_the_messages_is_that_of_the_page(visit: Visit) -> None:
    page = page_at(visit, "language", "/settings")
    page.get_by_role("switch", name=SWITCH).check()
    expect(page.get_by_text("You are notified on one device.")).to_be_visible()
    page.reload()
    with page.expect_request(
        lambda asked: asked.url.endswith("/api/push") and '"nl"' in (asked.post_data or "")
    ):
        page.get_by_role("radio", name="Nederlands").check()
    expect(page.get_by_role("switch", name="Waarschuw me als ik aan de beurt ben")).to_be_checked()


def test_only_at_a_table_with_long_turns_it_is_offered(visit: Visit) -> None:
    page = page_at(visit, "table")
    quick = new_game(page, "level8-101", timer=60, dealer=2)
    slow = new_game(page, "level8-101", timer=DAY, dealer=2)
    page.goto(f"/t/{quick}")
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.get_by_role("switch", name=SWITCH)).to_have_count(0)
    page.goto(f"/t/{slow}")
    page.get_by_role("button", name="Menu").click()
    with page.expect_response(
        lambda told: told.url.endswith("/api/push") and told.request.method == "POST"
    ):
        page.get_by_role("switch", name=SWITCH).check()
    assert called_on(page) == 1
    expect(page.get_by_role("switch", name=SWITCH)).to_be_checked()


def test_whoever_says_no_to_the_browser_is_not_called(visit: Visit) -> None:
    page = page_at(visit, "denied", "/settings")
    page.evaluate("localStorage.answer = 'denied'")
    page.get_by_role("switch", name=SWITCH).click()
    expect(page.get_by_text("Your browser does not allow this site")).to_be_visible()
    expect(page.get_by_role("switch", name=SWITCH)).to_have_count(0)
    assert called_on(page) == 0
    assert page.evaluate("localStorage.subscribed") is None
