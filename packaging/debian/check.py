#!/usr/bin/env python3
"""Installs the Debian package on a bare system in a folder, starts the server as its unit says, plays a move there, and takes the package
away again. Called by `make dist-check`, as root: `check.py PACKAGE [FOLDER]`; a FOLDER that holds such a system already is used again.

No service manager runs in such a folder. What it would do is done here: the state folder is made, the socket is opened and passed on, and
the program is started with the command, the environment and the user of the unit."""

import configparser
import os
import pathlib
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent))

from person import Person  # noqa: E402


HEALTH = ["boomtown", "health", "--patience=60", "--config=/etc/boomtown/boomtown.toml"]


def run(*command, **more):
    print("$", " ".join(map(str, command)), flush=True)
    return subprocess.run(command, check=True, **more)


class Unit(configparser.RawConfigParser):
    """A unit file; keys may stand in it several times."""

    def __init__(self, path):
        super().__init__(strict=False)
        self.optionxform = str
        self.read(path)
        with open(path, encoding="utf-8") as lines:
            self.environment = dict(
                line.strip().split("=", 2)[1:] for line in lines if line.startswith("Environment=")
            )


class System:
    """A bare Debian in a folder."""

    def __init__(self, root):
        self.root = root
        if not os.path.exists(self.at("/usr/bin/dpkg")):
            release = dict(line.rstrip().split("=", 1) for line in open("/etc/os-release") if "=" in line)
            mirror = [os.environ["DEBIAN_MIRROR"]] if "DEBIAN_MIRROR" in os.environ else []
            run("debootstrap", "--variant=minbase", release["VERSION_CODENAME"], root, *mirror, stdout=subprocess.DEVNULL)

    def at(self, path):
        return self.root + path

    def do(self, *command, **more):
        environment = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C"}
        return run("chroot", self.root, *command, env=environment, **more)


class Server:
    """The program as a service manager would start it."""

    def __init__(self, system, unit):
        service = unit["Service"]
        state = system.at("/var/lib/" + service["StateDirectory"])
        os.makedirs(state, exist_ok=True)
        os.chmod(state, int(service["StateDirectoryMode"], 8))
        system.do("chown", f"{service['User']}:{service['Group']}", "/var/lib/" + service["StateDirectory"])
        listening = socket.create_server(("127.0.0.1", 0), backlog=4096)
        self.port = listening.getsockname()[1]
        command = ["chroot", f"--userspec={service['User']}:{service['Group']}", system.root, *service["ExecStart"].split()]

        def in_the_child():
            os.dup2(listening.fileno(), 3)
            os.set_inheritable(3, True)
            os.environ.update(LISTEN_PID=str(os.getpid()), LISTEN_FDS="1", LISTEN_FDNAMES="boomtown.socket")
            os.environ.update(unit.environment)
            os.umask(int(service["UMask"], 8))

        self.pid = os.fork()
        if self.pid == 0:
            in_the_child()
            os.execvp(command[0], command)
        print("$", " ".join(command), f"(port {self.port})", flush=True)
        listening.close()
        # The address for health and figures is the server's own, and open as soon as people are.
        while not self.answers():
            assert os.waitpid(self.pid, os.WNOHANG) == (0, 0), "the server did not start"
            time.sleep(0.1)

    def answers(self):
        try:
            return Person(self.port).ask("GET", "/")[0] == 200
        except OSError:
            return False

    def stop(self):
        os.kill(self.pid, signal.SIGTERM)
        _, status = os.waitpid(self.pid, 0)
        assert os.waitstatus_to_exitcode(status) == 0, f"the server ended with {status}"


def verify(system):
    """Checks the units with the service manager of this machine: a bare system has none."""
    with tempfile.TemporaryDirectory() as folder:
        for name in ["boomtown.service", "boomtown.socket"]:
            with open(system.at(f"/usr/lib/systemd/system/{name}"), encoding="utf-8") as unit:
                text = unit.read().replace("ExecStart=", f"ExecStart={system.root}")
            with open(f"{folder}/{name}", "w", encoding="utf-8") as copy:
                copy.write(text)
        run("systemd-analyze", "--man=no", "verify", f"{folder}/boomtown.service")


def check(package, root):
    system = System(root)
    shutil.copy(package, system.at("/tmp/boomtown.deb"))
    system.do("dpkg", "--install", "/tmp/boomtown.deb")
    unit_file = system.at("/usr/lib/systemd/system/boomtown.service")
    if shutil.which("systemd-analyze"):
        verify(system)
    system.do("boomtown", "config", "check", "/etc/boomtown/boomtown.toml")
    unit = Unit(unit_file)
    server = Server(system, unit)
    try:
        system.do(*HEALTH)
        person = Person(server.port)
        person.told("POST", "/api/me", {"name": "Ann"})
        table = person.play_a_move()
        server.stop()
        # What was decided is there after a restart.
        server = Server(system, unit)
        system.do(*HEALTH)
        person.port = server.port
        kept = person.told("GET", f"/api/tables/{table}")
        assert kept["decisions"] == 1, kept
    finally:
        server.stop()
    owner = system.do("stat", "--format", "%U:%G %a", "/var/lib/boomtown", "/etc/boomtown/boomtown.toml", capture_output=True, text=True)
    assert owner.stdout.split("\n")[:2] == ["boomtown:boomtown 700", "root:boomtown 640"], owner.stdout
    system.do("dpkg", "--remove", "boomtown")
    assert not os.path.exists(system.at("/usr/bin/boomtown"))
    assert os.path.exists(system.at("/etc/boomtown/boomtown.toml")), "the configuration stays until it is purged"
    system.do("dpkg", "--purge", "boomtown")
    assert not os.path.exists(system.at("/etc/boomtown"))
    assert os.path.exists(system.at("/var/lib/boomtown/boomtown.db")), "the games stay"
    shutil.rmtree(system.at("/var/lib/boomtown"))
    print("The package was installed, started, played on, restarted, removed and purged.")


def main():
    package = sys.argv[1]
    if len(sys.argv) > 2:
        return check(package, os.path.abspath(sys.argv[2]))
    with tempfile.TemporaryDirectory(prefix="boomtown-dist-") as folder:
        return check(package, folder)


if __name__ == "__main__":
    main()
