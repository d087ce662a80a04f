//! `boomtown play`.

use crate::common::{Done, Outcome};

/// Play in the terminal.
#[derive(clap::Args, Default)]
pub(crate) struct Args {}

pub(crate) fn run(_: Args) -> Done {
    Ok(Outcome::Good)
}
