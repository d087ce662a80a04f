//! `boomtown replay`.

use crate::common::{Done, Outcome};

/// Step through a recorded game.
#[derive(clap::Args)]
pub(crate) struct Args {}

pub(crate) fn run(_: Args) -> Done {
    Ok(Outcome::Good)
}
