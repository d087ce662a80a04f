//! `boomtown record`.

use crate::common::{Done, Outcome};

/// Convert a record between its two forms.
#[derive(clap::Args)]
pub(crate) struct Args {}

pub(crate) fn run(_: Args) -> Done {
    Ok(Outcome::Good)
}
