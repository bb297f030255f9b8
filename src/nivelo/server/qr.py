"""QR codes, for phones."""

from __future__ import annotations

import io

import segno

from nivelo.server.errors import ServerError


def qr_svg(text: str) -> bytes:
    out = io.BytesIO()
    try:
        code = segno.make(text, error="m")
    except segno.DataOverflowError as error:
        raise ServerError("request/invalid", "the address is too long for it") from error
    code.save(out, kind="svg", scale=6, border=2, xmldecl=False)
    return out.getvalue()


def qr_terminal(text: str) -> str:
    """Half a character per module, so that it is square."""
    out = io.StringIO()
    segno.make(text, error="l").terminal(out, compact=True, border=2)
    return out.getvalue()
