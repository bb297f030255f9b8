"""axe-core in the page, and what it finds wrong there."""

from __future__ import annotations

import base64
import functools
import hashlib
import io
import json
import tarfile
import urllib.request
from pathlib import Path
from typing import Literal

from playwright.sync_api import Page

from support.web.painting import paint

ROOT = Path(__file__).parents[3]
LOOKS: dict[str, tuple[Literal["light", "dark"], int, int]] = {
    "light, phone": ("light", 390, 844),
    "dark, desktop": ("dark", 1440, 900),
}

# Of text on a gradient axe says only that it cannot tell. Here the table has one colour for a
# while: that end of its gradient on which text is hardest to read.
PLAIN = """dark => {
  const table = dark ? "#3a2a22" : "var(--table-deep)";
  for (const element of document.querySelectorAll("body, .own")) element.style.background = table;
  // What lies on the rail is painted before its own picture, which axe does not see.
  for (const element of document.querySelectorAll(".own-level")) {
    element.style.background = "var(--rail)";
  }
}"""
# Rules that axe leaves out unless asked, because they are of WCAG 2.2.
RUN = """async () => {
  const rules = { "target-size": { enabled: true } };
  const { violations } = await axe.run(document, { resultTypes: ["violations"], rules });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`));
}"""


@functools.cache
def source() -> str:
    """The script, as npm has installed it, else from the address that the lock file names."""
    installed = ROOT / "node_modules/axe-core/axe.min.js"
    if installed.exists():
        return installed.read_text(encoding="utf-8")
    lock = json.loads((ROOT / "package-lock.json").read_text(encoding="utf-8"))
    package = lock["packages"]["node_modules/axe-core"]
    with urllib.request.urlopen(package["resolved"], timeout=60) as answer:
        packed = answer.read()
    digest = base64.b64encode(hashlib.sha512(packed).digest()).decode()
    assert package["integrity"] == f"sha512-{digest}"
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        member = archive.extractfile("package/axe.min.js")
        assert member is not None
        return member.read().decode()


def violations(page: Page) -> list[str]:
    """All that is wrong with the page as it is now: light on a phone, dark on a desktop.

    Colours do not depend on the size, nor names on the colours, so two looks are as good as four.
    """
    paint(page)
    wrong = []
    for look, (scheme, width, height) in LOOKS.items():
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme=scheme)
        page.evaluate(PLAIN, scheme == "dark")
        if not page.evaluate("'axe' in window"):
            page.evaluate(source())
        wrong += [f"{look}: {each}" for each in page.evaluate(RUN)]
    return wrong
