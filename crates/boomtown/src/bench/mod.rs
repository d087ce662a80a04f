//! `boomtown bench`: measures the speed of the rules and of the server.

#![expect(clippy::cast_precision_loss, reason = "nothing that is measured comes near 2^52")]

mod play_outs;
mod serve;

use crate::common::CommandResult;

/// Measure the speed of a game's rules with random games; with `serve`, the speed of the server.
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
