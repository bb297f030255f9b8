"""A real nginx for tests, if there is one."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

NGINX = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin")

AROUND = """\
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
{user}
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
{server}
}}
"""


@contextmanager
def running_nginx(folder: Path, server: str) -> Iterator[subprocess.Popen[bytes]]:
    """An nginx with this in its configuration, until the end of the block."""
    user = "user root;" if os.geteuid() == 0 else ""
    config = folder / "nginx.conf"
    config.write_text(AROUND.format(folder=folder, user=user, server=server), encoding="utf-8")
    command = [str(NGINX), "-p", str(folder), "-c", str(config), "-e", str(folder / "early")]
    checked = subprocess.run([*command, "-t"], capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stderr
    nginx = subprocess.Popen(command)
    try:
        yield nginx
    finally:
        nginx.terminate()
        assert nginx.wait(30) == 0
