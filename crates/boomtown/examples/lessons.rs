//! Writes the lessons for the browser: `cargo run -p boomtown --example lessons`.

use std::path::Path;

fn main() -> std::io::Result<()> {
    boomtown::write_lessons(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/learn/lessons"))
}
