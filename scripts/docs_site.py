"""A hook for MkDocs: brings what lies beside `docs/` into the site, so that no link leads nowhere.

The README is the first page. In the sources its links work from the root of the project, and those
of the other pages from `docs/`; here all is one folder.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files

ROOT = Path(__file__).resolve().parent.parent
LINKS = (
    ("](docs/", "]("),
    ('src="docs/', 'src="'),
    ("](../examples/", "](examples/"),
    ("](examples)", "](examples/self_play.py)"),
)
BESIDE = ("CHANGELOG.md", "CODE_OF_CONDUCT.md", "CONTRIBUTING.md", "SECURITY.md")


def examples() -> list[Path]:
    """What pages may lead to, in folders too."""
    return sorted(
        file for file in (ROOT / "examples").rglob("*") if file.suffix in (".py", ".toml")
    )


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the README, the pages beside it, the examples and the logo."""
    from mkdocs.structure.files import File, InclusionLevel

    def add(name: str, source: Path) -> None:
        files.append(File.generated(config, name, abs_src_path=str(source)))

    add("index.md", ROOT / "README.md")
    for name in BESIDE:
        add(name, ROOT / name)
    for example in examples():
        add(example.relative_to(ROOT).as_posix(), example)
    add("assets/nivelo.svg", ROOT / "src" / "nivelo" / "web" / "icons" / "nivelo.svg")
    for file in files.documentation_pages():
        if file.src_uri.startswith("decisions/0"):  # their own first page lists them
            file.inclusion = InclusionLevel.NOT_IN_NAV
    return files


def on_page_markdown(markdown: str, **_: object) -> str:
    """Links between `docs/` and what lies beside it, as they are in the site."""
    for written, here in LINKS:
        markdown = markdown.replace(written, here)
    return markdown
