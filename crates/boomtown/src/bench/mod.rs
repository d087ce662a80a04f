//! `boomtown bench`: how fast the rules are, and how fast the server is.

#![expect(clippy::cast_precision_loss, reason = "nothing that is measured comes near 2^52")]

mod play_outs;
mod serve;

use crate::common::CommandResult;

/// Measure random play-outs: games from the set-up to the final points, with full legal lists and without. With `serve`: how fast the server is.
#[derive(clap::Args)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub(crate) struct Args {
    #[command(subcommand)]
    what: Option<What>,
    #[command(flatten)]
    play_outs: Option<play_outs::PlayOuts>,
}

#[derive(clap::Subcommand)]
enum What {
    Serve(serve::Args),
}

pub(crate) fn run(args: Args) -> CommandResult {
    match (args.what, args.play_outs) {
        (Some(What::Serve(args)), _) => serve::run(args),
        (None, Some(args)) => play_outs::run(args),
        (None, None) => unreachable!("without 'serve' the parser asks for a game"),
    }
}
