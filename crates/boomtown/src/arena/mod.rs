//! `boomtown arena`.

use crate::common::{Done, Outcome};

/// Let bots play against bots.
#[derive(clap::Args, Default)]
pub(crate) struct Args {}

pub(crate) fn run(_: Args) -> Done {
    Ok(Outcome::Good)
}
