from __future__ import annotations

import signal
import subprocess
import sys
import time

import pytest

from nivelo.lab.running.workers import workers


def fail(number: int) -> int:
    raise ValueError(f"no {number}")


def sleep(seconds: int) -> int:
    time.sleep(seconds)
    return seconds


def test_workers_do_the_work() -> None:
    with workers(2) as pool:
        assert sum(pool.map(abs, range(-10, 0))) == 55


def break_off() -> None:
    with workers(2) as pool:
        pool.submit(sleep, 3600)
        pool.submit(fail, 7).result()


def test_an_error_ends_the_other_workers_in_the_middle_of_their_work() -> None:
    # Without an end put to it, the sleeper would be waited for, longer than a test may take.
    with pytest.raises(ValueError, match="no 7"):
        break_off()


INTERRUPTED = """\
import os, signal
from nivelo.lab.running.workers import deaf_to_interrupts
try:
    with deaf_to_interrupts():
        os.kill(os.getpid(), signal.SIGINT)
        print("started")
    print("not interrupted")
except KeyboardInterrupt:
    print("interrupted")
"""


@pytest.mark.skipif(not hasattr(signal, "pthread_sigmask"), reason="signals cannot wait here")
def test_an_interrupt_waits_until_workers_have_started() -> None:
    done = subprocess.run(
        [sys.executable, "-c", INTERRUPTED], capture_output=True, text=True, check=False
    )
    assert done.stdout == "started\ninterrupted\n"
