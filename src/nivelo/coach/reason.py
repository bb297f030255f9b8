"""The reasons that the coach can give, by their codes."""

from __future__ import annotations

from dataclasses import dataclass

NOBODY = -1
RIGHT = (
    "wins",
    "ends-round",
    "lays-out",
    "lays-off",
    "holds-back",
    "holds-card",
    "complete",
    "completes",
    "closer",
    "can-be-laid-off",
    "more-help",
    "takes-special",
    "no-top-helps",
    "denies",
    "keeps-away",
    "stops",
    "not-needed",
    "needed",
    "fits-nowhere",
    "no-use",
    "exchanges",
    "sits-out",
    "makes-draw",
    "draws-two",
    "may-take",
    "may-keep",
    "reverses",
    "joker",
    "another-turn",
    "top-helps",
    "least-useful",
    "rest-useful",
    "rest-special",
    "keeps-most",
    "none-needed",
    "likeliest",
    "same-action",
    "takes-two",
    "one-card",
    "exchanges-misfits",
    "has-one",
    "knocked-for",
    "nearly-fits",
    "untouchable",
)
WRONG = ("missed-wins", "missed-ends-round", "feeds", "was-needed", "fewer-help")
REASONS = RIGHT + WRONG


@dataclass(frozen=True)
class Reason:
    """A reason: its stable code, and the seat it refers to, or NOBODY."""

    code: str
    seat: int = NOBODY
