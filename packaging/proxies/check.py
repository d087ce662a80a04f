"""Tries the configurations beside this file with every proxy that is installed: python3 packaging/proxies/check.py PROGRAM

A real server runs behind each of them. Somebody comes in by the proxy, makes a table, plays over a WebSocket, hears of it by the stream
of events, and finds that health and figures stay inside.
"""

import base64
import contextlib
import http.client
import json
import os
import pathlib
import shutil
import socket
import struct
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).parent
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


class Person:
    def __init__(self, port):
        self.port, self.cookie = port, None

    def headers(self):
        home = {"Host": f"127.0.0.1:{self.port}", "Origin": f"http://127.0.0.1:{self.port}"}
        return {**home, "Cookie": self.cookie} if self.cookie else home

    def ask(self, method, path, body=None):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=20)
        headers = {**self.headers(), "Content-Type": "application/json"}
        connection.request(method, path, json.dumps(body) if body is not None else None, headers)
        answer = connection.getresponse()
        text = answer.read()
        if answer.getheader("Set-Cookie"):
            self.cookie = answer.getheader("Set-Cookie").split(";")[0]
        return answer.status, text

    def told(self, method, path, body=None):
        status, text = self.ask(method, path, body)
        assert status in (200, 201), f"{method} {path}: {status} {text[:200]}"
        return json.loads(text)

    def stream(self, path, more=""):
        """A request whose answer does not end; what has come of it so far is read by the caller."""
        wire = socket.create_connection(("127.0.0.1", self.port), 20)
        headers = "".join(f"{name}: {value}\r\n" for name, value in self.headers().items())
        wire.sendall(f"GET {path} HTTP/1.1\r\n{headers}{more}\r\n".encode())
        return wire


def read_until(wire, what):
    heard = b""
    while what not in heard:
        more = wire.recv(65536)
        assert more, f"the line was cut: {heard[-300:]}"
        heard += more
    return heard


def exactly(wire, count):
    heard = b""
    while len(heard) < count:
        more = wire.recv(count - len(heard))
        assert more, "the line was cut"
        heard += more
    return heard


def hear(wire, kind):
    """The next message of this type over a WebSocket."""
    while True:
        _, length = exactly(wire, 2)
        if length == 126:
            (length,) = struct.unpack("!H", exactly(wire, 2))
        elif length == 127:
            (length,) = struct.unpack("!Q", exactly(wire, 8))
        message = json.loads(exactly(wire, length) or b"{}")
        if message.get("type") == kind:
            return message
        assert message.get("type") != "refused", message


def send_text(wire, message):
    text = json.dumps(message).encode()
    length = struct.pack("!B", 0x80 | len(text)) if len(text) < 126 else struct.pack("!BH", 0x80 | 126, len(text))
    # Masked with zeros: as a client must, and readable.
    wire.sendall(b"\x81" + length + b"\0\0\0\0" + text)


def play(port):
    person = Person(port)
    status, page = person.ask("GET", "/")
    assert status == 200 and b"<html" in page.lower(), f"the page: {status}"
    person.told("POST", "/api/me", {"name": "Ann"})
    events = person.stream("/api/me/events", "Accept: text/event-stream\r\n")
    assert b" 200 " in read_until(events, b"\r\n\r\n")
    seats = [{"kind": "me"}, {"kind": "me"}]
    table = person.told("POST", "/api/tables", {"game": "circle-wagons", "seats": seats})
    key = base64.b64encode(os.urandom(16)).decode()
    upgrade = f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
    live = person.stream(f"/api/tables/{table['id']}/live", upgrade)
    head = b""
    while not head.endswith(b"\r\n\r\n"):
        head += exactly(live, 1)
    assert b" 101 " in head, f"the socket: {head}"
    send_text(live, {"type": "hello", "protocol": 1, "detail": "bare"})
    moment = hear(live, "welcome")["moment"]
    asked = next(seat for seat in moment["seats"] if seat.get("actions"))
    seat, action = asked["viewer"]["seat"], asked["actions"][0]
    decision = {"kind": "play", "seat": seat, "action": action, "at": moment["decisions"]}
    send_text(live, {"type": "ask", "id": "d", "ask": decision})
    hear(live, "moved")
    read_until(events, table["id"].encode())
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
