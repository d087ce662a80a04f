"""Tries the configurations beside this file with every proxy that is installed: python3 packaging/proxies/check.py PROGRAM

A real server runs behind each of them. Somebody comes in by the proxy, makes a table, plays over a WebSocket, hears of it by the stream
of events, and finds that health and figures stay inside.
"""

import contextlib
import os
import pathlib
import shutil
import socket
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

from person import Person, read_until  # noqa: E402
PROXIES = {
    "nginx": ("nginx.conf", lambda file, folder: ["nginx", "-p", folder, "-c", file, "-g", "daemon off;"]),
    "caddy": ("Caddyfile", lambda file, folder: ["caddy", "run", "--config", file, "--adapter", "caddyfile"]),
    "haproxy": ("haproxy.cfg", lambda file, folder: ["haproxy", "-db", "-f", file]),
    "traefik": (
        "traefik.yml",
        lambda file, folder: [
            "traefik",
            f"--providers.file.filename={file}",
            f"--entrypoints.web.address=127.0.0.1:{os.environ['PROXY_PORT']}",
        ],
    ),
}


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def configuration(name, own, servers, folder):
    """The file for a proxy with these ports, which by themselves are those of an ordinary machine."""
    text = (HERE / name).read_text().replace(":8080", f":{own}").replace("listen 8080", f"listen {own}")
    text = text.replace("127.0.0.1:1858", f"127.0.0.1:{servers}")
    if name == "nginx.conf":
        logs = f"error_log stderr; pid {folder}/nginx.pid; events {{}}\n"
        paths = "".join(
            f"{what}_temp_path {folder}/{what};\n"
            for what in ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
        )
        text = f"{logs}http {{\naccess_log off;\n{paths}{text}}}\n"
    if name == "Caddyfile":
        text = "{\n\tadmin off\n\tauto_https off\n}\n" + text
    file = pathlib.Path(folder) / name
    file.write_text(text)
    return str(file)


@contextlib.contextmanager
def running(command, **more):
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, **more)
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(5)
        except subprocess.TimeoutExpired:
            # Some wait for connections that stay open.
            process.kill()
            process.wait()


def wait_for(port):
    for _ in range(300):
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        time.sleep(0.1)
    raise SystemExit(f"nobody listens at {port}")


def play(port):
    person = Person(port)
    status, page = person.ask("GET", "/")
    assert status == 200 and b"<html" in page.lower(), f"the page: {status}"
    person.told("POST", "/api/me", {"name": "Ann"})
    events = person.stream("/api/me/events", "Accept: text/event-stream\r\n")
    assert b" 200 " in read_until(events, b"\r\n\r\n")
    table = person.play_a_move()
    read_until(events, table.encode())
    for inside in ["/health", "/metrics"]:
        assert person.ask("GET", inside)[0] == 404, f"{inside} is open to everybody"


def main():
    program = sys.argv[1] if len(sys.argv) > 1 else "boomtown"
    passed = skipped = 0
    for name, (file, command) in PROXIES.items():
        if not shutil.which(name):
            print(f"{name}: not installed here")
            skipped += 1
            continue
        with tempfile.TemporaryDirectory() as folder:
            own, behind = free_port(), free_port()
            os.environ["PROXY_PORT"] = str(own)
            os.environ["XDG_DATA_HOME"] = os.environ["XDG_CONFIG_HOME"] = folder
            serve = [program, "serve", "--data", f"{folder}/data", "--listen", f"127.0.0.1:{behind}", "--behind-proxy"]
            with running(serve, stderr=subprocess.DEVNULL):
                wait_for(behind)
                with running(command(configuration(file, own, behind, folder), folder), stderr=subprocess.DEVNULL):
                    wait_for(own)
                    play(own)
        print(f"{name}: pages, a socket and events pass; health and figures stay inside")
        passed += 1
    print(f"{passed} passed, 0 failed, {skipped} skipped")


main()
