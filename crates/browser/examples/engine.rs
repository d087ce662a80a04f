//! The engine of the page, run by this machine itself: a request as JSON on each line, its answer on each line.
//!
//! `web/tests/engine.test.ts` asks both and compares them byte for byte.

use std::io::{self, BufRead as _, BufWriter, Write as _};

fn main() -> io::Result<()> {
    let mut engine = browser::Engine::default();
    let mut out = BufWriter::new(io::stdout().lock());
    for request in io::stdin().lock().lines() {
        writeln!(out, "{}", engine.ask(&request?))?;
        out.flush()?;
    }
    Ok(())
}
