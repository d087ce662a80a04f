//! `boomtown engine`.

use crate::common::{Done, Outcome};

/// Speak a line protocol on standard input and output.
#[derive(clap::Args, Default)]
pub(crate) struct Args {}

pub(crate) fn run(_: Args) -> Done {
    Ok(Outcome::Good)
}
