//! Writes the puzzles for the browser: `cargo run -p boomtown --example puzzles`.

use std::path::Path;

fn main() -> std::io::Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    boomtown::write_puzzles(&root.join("puzzles"), &root.join("web/src/puzzles/data"))
}
