"""What the pages may load and run: only their own files."""

from __future__ import annotations

from typing import Final

REST: Final = (
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
)

POLICY: Final = ("script-src 'self'", *REST)
"""For pages served by a server."""

SITE_POLICY: Final = ("script-src 'self' 'wasm-unsafe-eval'", *REST)
"""For the static site, which runs WebAssembly."""
