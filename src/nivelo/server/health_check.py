"""The container's health check: is the server with these settings ready?"""

from __future__ import annotations

import sys
import urllib.request

from nivelo.server.settings import from_environment

SECONDS = 5


def main() -> int:
    """Returns the exit code, 0 if it is."""
    settings = from_environment()
    url = f"http://127.0.0.1:{settings.port}{settings.base_path()}/health/ready"
    try:
        urllib.request.urlopen(url, timeout=SECONDS).close()
    except OSError:
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
