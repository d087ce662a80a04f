//! Compresses the files of the browser client into a release, and rebuilds the server when the client was rebuilt.

use std::collections::hash_map::DefaultHasher;
use std::fmt::Write as _;
use std::hash::{Hash as _, Hasher as _};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

use flate2::Compression;
use flate2::write::GzEncoder;

const CLIENT: &str = "../../web/dist";
/// A list for the build, which no browser requests.
const OF_THE_BUILD: &str = ".vite";

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    // Cargo can only watch an existing folder. If it cannot be created, the next build tries again.
    let _ = fs::create_dir_all(CLIENT);
    // A debug build reads the files from the folder while it runs.
    if env::var_os("CARGO_CFG_DEBUG_ASSERTIONS").is_some() {
        return;
    }
    println!("cargo::rerun-if-changed={CLIENT}");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo names the folder"));
    let mut paths = Vec::new();
    find(Path::new(CLIENT), &mut paths);
    // They are found by binary search.
    paths.sort();
    let mut table = String::from("&[\n");
    for (number, path) in paths.iter().enumerate() {
        let plain = fs::read(Path::new(CLIENT).join(path)).expect("a file that was found can be read");
        let mut hash = DefaultHasher::new();
        plain.hash(&mut hash);
        let packed = packed(&plain);
        let is_packed = packed.is_some();
        let file = format!("{number}.client");
        fs::write(out.join(&file), packed.unwrap_or(plain)).expect("the folder of the build can be written");
        let tag = hash.finish();
        let body = format!("include_bytes!(concat!(env!(\"OUT_DIR\"), \"/{file}\"))");
        writeln!(table, "    ({path:?}, \"{tag:016x}\", {is_packed}, {body}),")
            .expect("a text takes everything");
    }
    table.push(']');
    fs::write(out.join("client_files.rs"), table).expect("the folder of the build can be written");
}

/// Adds the paths of all files below a folder, as in URLs.
fn find(folder: &Path, paths: &mut Vec<String>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            if !path.ends_with(OF_THE_BUILD) {
                find(&path, paths);
            }
        } else {
            let below = path.strip_prefix(CLIENT).expect("it was found there");
            let parts: Vec<_> = below.iter().map(|part| part.to_string_lossy()).collect();
            paths.push(parts.join("/"));
        }
    }
}

/// The compressed file; `None` if that would save less than a tenth, as with pictures and fonts.
fn packed(plain: &[u8]) -> Option<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(plain).expect("memory takes everything");
    let packed = encoder.finish().expect("memory takes everything");
    (packed.len() < plain.len() / 10 * 9).then_some(packed)
}
