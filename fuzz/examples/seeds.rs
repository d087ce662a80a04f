//! Writes what the targets begin with into `fuzz/corpus/`: `cargo run --manifest-path fuzz/Cargo.toml --features messages --example seeds`.

#[path = "../src/messages.rs"]
#[expect(dead_code, reason = "only the seeds are needed here")]
mod messages;

use std::path::Path;
use std::{fs, io};

fn main() -> io::Result<()> {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus");
    for (number, (target, text)) in boomtown_fuzz::seeds().into_iter().chain(messages::seeds()).enumerate() {
        let folder = corpus.join(target);
        fs::create_dir_all(&folder)?;
        fs::write(folder.join(format!("seed-{number}")), text)?;
    }
    Ok(())
}
