"""Buckets: how often something may be done."""

from __future__ import annotations

import pytest

from nivelo.server.security import limits
from nivelo.server.security.limits import Bucket, Buckets


class Time:
    def __init__(self) -> None:
        self.now = 100.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    clock = Time()
    monkeypatch.setattr(limits, "time", clock)
    return clock


def test_a_bucket_is_emptied_by_use_and_filled_by_time(time: Time) -> None:
    bucket = Bucket(3, 2)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    time.now += 0.4
    assert not bucket.take()
    time.now += 0.1
    assert bucket.take()
    assert not bucket.take()


def test_a_bucket_never_holds_more_than_its_size(time: Time) -> None:
    bucket = Bucket(2, 10)
    time.now += 1000
    assert [bucket.take() for _ in range(3)] == [True, True, False]


def test_every_address_has_its_own_bucket(time: Time) -> None:
    buckets = Buckets(1, 1)
    assert buckets.take("one")
    assert not buckets.take("one")
    assert buckets.take("two")


def test_the_addresses_used_longest_ago_are_forgotten(
    time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "MOST_KNOWN", 2)
    buckets = Buckets(1, 0)
    for who in ("one", "two", "one", "three"):
        buckets.take(who)
    assert list(buckets.known) == ["one", "three"]
    assert not buckets.take("one")
    assert buckets.take("two")
