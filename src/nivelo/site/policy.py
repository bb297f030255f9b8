"""What the pages may load and run: their own files, and nothing from elsewhere."""

from __future__ import annotations

from typing import Final

POLICY: Final = (
    "default-src 'none'",
    # The runtime with which a page can play without a server is WebAssembly.
    "script-src 'self' 'wasm-unsafe-eval'",
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
