//! `boomtown verify`.

use crate::common::{Done, Outcome};

/// Check the dice of a finished game.
#[derive(clap::Args)]
pub(crate) struct Args {}

pub(crate) fn run(_: Args) -> Done {
    Ok(Outcome::Good)
}
