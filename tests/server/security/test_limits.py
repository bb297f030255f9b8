"""Buckets: how often something may be done."""

from __future__ import annotations

import pytest

from nivelo.server.security import limits
from nivelo.server.security.limits import Bucket, Buckets, Spacing


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


def test_moments_are_so_many_a_second_for_each_address(time: Time) -> None:
    spacing = Spacing(4, longest=1)
    assert [spacing.wait("one") for _ in range(4)] == [0, 0.25, 0.5, 0.75]
    assert spacing.wait("two") == 0
    time.now += 0.5
    assert spacing.wait("one") == 0.5
    time.now += 10
    assert spacing.wait("one") == 0


def test_nobody_waits_longer_than_the_longest(time: Time) -> None:
    spacing = Spacing(1, longest=2)
    assert [spacing.wait("one") for _ in range(5)] == [0, 1, 2, 2, 2]
    time.now += 1
    assert spacing.wait("one") == 2


def test_addresses_that_had_a_moment_long_ago_are_forgotten(
    time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "MOST_KNOWN", 2)
    spacing = Spacing(1, longest=5)
    for who in ("one", "two", "one", "three"):
        spacing.wait(who)
    assert list(spacing.next_at) == ["one", "three"]
