"""Somebody who uses a server over HTTP and a WebSocket, with nothing but what Python brings along: for the checks in these folders."""

import base64
import http.client
import json
import os
import socket
import struct


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

    def sit_down(self, table):
        """The WebSocket of a table, opened, with the first position that is told there."""
        key = base64.b64encode(os.urandom(16)).decode()
        upgrade = f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
        live = self.stream(f"/api/tables/{table}/live", upgrade)
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            head += exactly(live, 1)
        assert b" 101 " in head, f"the socket: {head}"
        send_text(live, {"type": "hello", "protocol": 1, "detail": "bare"})
        return live, hear(live, "welcome")["moment"]

    def play_a_move(self):
        """Makes a table and decides something there; gives the table."""
        seats = [{"kind": "me"}, {"kind": "me"}]
        table = self.told("POST", "/api/tables", {"game": "circle-wagons", "seats": seats})["id"]
        live, moment = self.sit_down(table)
        decide(live, moment, "d", lambda actions: actions[0])
        hear(live, "moved")
        return table


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


def decide(live, moment, request, choose):
    """Sends a decision of somebody who is asked."""
    asked = next(seat for seat in moment["seats"] if seat.get("actions"))
    decision = {"kind": "play", "seat": asked["viewer"]["seat"], "action": choose(asked["actions"]), "at": moment["decisions"]}
    send_text(live, {"type": "ask", "id": request, "ask": decision})
