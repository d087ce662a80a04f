//! `boomtown scenario`.

use crate::common::{Done, Outcome};

/// Check scenario files.
#[derive(clap::Args, Default)]
pub(crate) struct Args {}

pub(crate) fn run(_: Args) -> Done {
    Ok(Outcome::Good)
}
