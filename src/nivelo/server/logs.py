"""Logs on stderr: lines for people or JSON for machines, without secrets.

Only our own loggers go below warnings. At lower levels libraries log what they handle: uvicorn
query strings, websockets every frame, database drivers every value.
"""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime

from msgspec import json

from nivelo.server.settings import Settings

OURS = "nivelo"
REPEAT_SECONDS = 60.0
MOST_KNOWN = 1000  # distinct failures remembered
# Attributes of every record; the rest was passed as `extra`.
USUAL = frozenset(
    (*vars(logging.makeLogRecord({})), "message", "asctime", "taskName", "color_message")
)


def extras(record: logging.LogRecord) -> dict[str, object]:
    return {name: value for name, value in vars(record).items() if name not in USUAL}


def time_of(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")


class TextFormatter(logging.Formatter):
    """One line, followed by the traceback if there is one."""

    def format(self, record: logging.LogRecord) -> str:
        more = " ".join(f"{name}={value!r}" for name, value in extras(record).items())
        line = f"{time_of(record)} {record.levelname.lower()} {record.name}: {record.getMessage()}"
        # A line break in a value must not look like the start of another line.
        written = f"{line} {more}".rstrip().replace("\r", "\\r").replace("\n", "\\n")
        if record.exc_info:
            written += "\n" + self.formatException(record.exc_info)
        return written


class JsonFormatter(logging.Formatter):
    """One JSON object to a line."""

    def format(self, record: logging.LogRecord) -> str:
        fields: dict[str, object] = {
            "time": time_of(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "text": record.getMessage(),
            "process": record.process,
            **extras(record),
        }
        if record.exc_info:
            fields["error"] = self.formatException(record.exc_info)
        return json.encode(fields, enc_hook=str).decode()


class Repeats(logging.Filter):
    """Logs a repeated failure once, and later again with the number of repetitions.

    When the database is away, every table fails many times a second.
    """

    def __init__(self, seconds: float = REPEAT_SECONDS) -> None:
        super().__init__()
        self.seconds = seconds
        self.known: dict[tuple[object, ...], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        error = record.exc_info[0] if record.exc_info else None
        key = (record.name, record.levelno, record.msg, record.lineno, error)
        since, count = self.known.get(key, (0.0, 0))
        if key in self.known and record.created - since < self.seconds:
            self.known[key] = (since, count + 1)
            return False
        if len(self.known) >= MOST_KNOWN:
            self.known.clear()
        self.known[key] = (record.created, 0)
        if count:
            record.repeated = count
        return True


def configure_logging(settings: Settings) -> None:
    """Send all logs of this process to stderr, in the configured format and level."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter() if settings.log_format == "json" else TextFormatter())
    handler.addFilter(Repeats())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger(OURS).setLevel(settings.log_level.upper())
    for name in ("uvicorn.error", "uvicorn.access", "uvicorn.asgi"):
        # A level for each: uvicorn takes an unset level as a request to log everything.
        logging.getLogger(name).setLevel(logging.WARNING)
    logging.captureWarnings(True)
