"""A hook for MkDocs: brings what lies beside `docs/` into the site, so that no link leads nowhere.

The README is the first page. In the sources its links work from the root of the project, and those
of the other pages from `docs/`; here all is one folder.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import File, Files
    from mkdocs.structure.pages import Page

ROOT = Path(__file__).resolve().parent.parent
BESIDE = ("CHANGELOG.md", "CODE_OF_CONDUCT.md", "CONTRIBUTING.md", "SECURITY.md")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the README, the pages beside it, the examples and the logo."""
    from mkdocs.structure.files import File

    def add(name: str, source: Path) -> None:
        files.append(File.generated(config, name, abs_src_path=str(source)))

    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    files.append(File.generated(config, "index.md", content=first_page(readme)))
    for name in BESIDE:
        add(name, ROOT / name)
    for example in sorted((ROOT / "examples").glob("*.py")):
        add(f"examples/{example.name}", example)
    add("assets/nivelo.svg", ROOT / "src" / "nivelo" / "web" / "icons" / "nivelo.svg")
    for file in files.documentation_pages():
        if file.src_uri.startswith("decisions/0"):
            leave_out_of_nav(file)
    return files


def leave_out_of_nav(file: File) -> None:
    """Decisions are listed by their own first page."""
    from mkdocs.structure.files import InclusionLevel

    file.inclusion = InclusionLevel.NOT_IN_NAV


def first_page(readme: str) -> str:
    text = readme.replace("](docs/", "](").replace('src="docs/', 'src="')
    return text.replace("](examples)", "](examples/self_play.py)")


def on_page_markdown(markdown: str, page: Page, **_: object) -> str:
    """Examples are beside `docs/` in the project, and below it in the site."""
    return markdown.replace("](../examples/", "](examples/")
