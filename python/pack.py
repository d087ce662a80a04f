"""Packs a wheel around the native part that cargo has built already: `python pack.py LIBRARY FOLDER`.

`maturin build` would compile the rules once more with other settings, which takes minutes. What a wheel says about itself is written by maturin here too, so
that it is the same; only the compiling is left out. Prints the path of the wheel.
"""

import base64
import hashlib
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

HERE = Path(__file__).parent


def described(folder: str) -> Path:
    """The folder in which maturin has described the package."""
    maturin = str(Path(sys.executable).with_name("maturin"))
    command = [maturin, "pep517", "write-dist-info", "--offline", "--manifest-path", str(HERE / "Cargo.toml")]
    command += ["--metadata-directory", folder, "--interpreter", sys.executable]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        sys.exit(done.stderr)
    return next(Path(folder).glob("*.dist-info"))


def pack(library: Path, into: Path) -> Path:
    """Writes the wheel."""
    with tempfile.TemporaryDirectory() as folder:
        about = described(folder)
        parts = {f"{about.name}/{part.name}": part for part in sorted(about.iterdir()) if part.name != "RECORD"}
        tag = next(line.split()[1] for line in (about / "WHEEL").read_text().splitlines() if line.startswith("Tag:"))
        for part in sorted((HERE / "boomtown").rglob("*")):
            if part.is_file() and part.suffix not in (".pyc", ".so"):
                parts[part.relative_to(HERE).as_posix()] = part
        parts["boomtown/_boomtown.abi3.so"] = library
        wheel = into / f"{about.name.removesuffix('.dist-info')}-{tag}.whl"
        record = []
        with zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as archive:
            for name, part in parts.items():
                data = part.read_bytes()
                archive.writestr(name, data)
                digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
                record.append(f"{name},sha256={digest},{len(data)}")
            archive.writestr(f"{about.name}/RECORD", "\n".join([*record, f"{about.name}/RECORD,,", ""]))
    return wheel


if __name__ == "__main__":
    print(pack(Path(sys.argv[1]), Path(sys.argv[2])))
