//! Names the engine by everything that it is made of: the rules, their data, and what a table does with them.

use std::fs;
use std::path::{Path, PathBuf};

/// The crates whose code makes what a client is shown of a game.
const CRATES: [&str; 7] =
    ["table", "circle-wagons", "carson-cards", "carson-city", "games", "protocol", "hosting"];

fn main() {
    let crates = Path::new("..");
    let mut files = Vec::new();
    for name in CRATES {
        // A folder that is named and not there would have everything built anew each time.
        for folder in
            ["src", "data"].map(|part| crates.join(name).join(part)).iter().filter(|folder| folder.is_dir())
        {
            println!("cargo::rerun-if-changed={}", folder.display());
            collect(folder, &mut files);
        }
    }
    files.sort();
    let mut hash = Fnv(0xcbf2_9ce4_8422_2325);
    for file in files {
        hash.add(file.to_string_lossy().as_bytes());
        hash.add(&fs::read(&file).expect("a file that was just listed can be read"));
    }
    println!("cargo::rustc-env=BOOMTOWN_ENGINE={:016x}", hash.0);
}

/// All files below a folder.
fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for path in entries.flatten().map(|entry| entry.path()) {
        if path.is_dir() {
            collect(&path, files);
        } else {
            files.push(path);
        }
    }
}

/// FNV-1a: the same with every compiler, which the standard library's hash need not be.
struct Fnv(u64);

impl Fnv {
    fn add(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}
