//! `boomtown bench`.

use crate::common::{Done, Outcome};

/// Measure random play-outs.
#[derive(clap::Args)]
pub(crate) struct Args {}

pub(crate) fn run(_: Args) -> Done {
    Ok(Outcome::Good)
}
