//! Builds the server anew when the browser client was: its files are part of the program.

use std::path::Path;
use std::{env, fs};

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let client = Path::new("../../web/dist");
    // Cargo can only watch what is there, and a debug build finds only files whose folder had a place by then.
    // If the folder cannot be made, the next build looks again.
    let _ = fs::create_dir_all(client);
    // A debug build reads the files from the folder while it runs.
    if env::var_os("CARGO_CFG_DEBUG_ASSERTIONS").is_some() {
        return;
    }
    println!("cargo::rerun-if-changed={}", client.display());
}
