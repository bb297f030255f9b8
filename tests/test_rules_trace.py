"""Every paragraph of the rules is proven by tests that exist; docs/rules-trace.md says which."""

from __future__ import annotations

import pytest

from support.docs.proves import proves
from support.docs.rules_trace import (
    PAGES,
    ROW,
    RULES,
    TEST,
    TRACE,
    all_ids,
    files_of_tests,
    functions,
    main,
    page_text,
    proofs,
    tags,
)


def traced() -> dict[str, list[str]]:
    """What the page as it lies there says: the tests of each id."""
    rows = ROW.findall(TRACE.read_text(encoding="utf-8"))
    return {paragraph: TEST.findall(tests) for paragraph, tests in rows}


def test_the_pages_of_the_rules_are_all_read() -> None:
    numbered = {page.stem for page in RULES.glob("*.md")} - {"README"}
    assert numbered == set(PAGES)


def test_no_id_is_given_twice() -> None:
    ids = all_ids()
    assert len(ids) == len(set(ids))


def test_every_paragraph_of_the_rules_is_traced() -> None:
    assert set(all_ids()) - {paragraph for paragraph, tests in traced().items() if tests} == set()


def test_every_traced_id_is_a_paragraph_of_the_rules() -> None:
    assert set(traced()) - set(all_ids()) == set()


def test_every_tag_is_a_paragraph_of_the_rules() -> None:
    assert set(proofs()) - set(all_ids()) == set()


def test_every_test_named_in_the_trace_exists() -> None:
    existing = {name for file in files_of_tests() for name, _ in functions(file)}
    named = {name for tests in traced().values() for name in tests}
    assert named - existing == set()


def test_only_functions_that_pytest_runs_are_tagged() -> None:
    tagged = [name for file in files_of_tests() for name, f in functions(file) if tags(f)]
    assert [name for name in tagged if not name.rpartition("::")[2].startswith("test_")] == []


def test_the_trace_is_up_to_date() -> None:
    assert TRACE.read_text(encoding="utf-8") == page_text(), main([])


def test_a_tag_that_is_no_id_is_refused() -> None:
    with pytest.raises(ValueError, match="not the id of a paragraph of the rules: 'S3'"):
        proves("S-1", "S3")
