//! Writes the browser's types: `cargo run -p boomtown-server --example typescript`.

use std::path::Path;

fn main() -> Result<(), ts_rs::ExportError> {
    server::typescript::write(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire"))
}
