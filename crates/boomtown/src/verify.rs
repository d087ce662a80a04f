//! `boomtown verify`: whether the dice of a game were fair.

use std::path::PathBuf;

use table::record::Verdict;

use crate::common::{Done, Outcome, game};
use crate::written::Written;

/// Check the dice of a finished game: that its record replays, and that every roll follows from the secret that was committed to.
///
/// The exit code is 0 if the dice were fair, 1 if they were not or if it cannot be known, 2 if the record cannot be read.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record, in either form.
    file: PathBuf,
}

#[expect(clippy::needless_pass_by_value, reason = "every command takes its arguments by value")]
pub(crate) fn run(args: Args) -> Done {
    let written = Written::read(&args.file)?;
    game(written.record().game())?;
    let (outcome, sentence) = match (written.record().verify(), written.replay()) {
        (Verdict::OtherSecret, _) => {
            (Outcome::CheckFailed, "Not fair: the secret is not the one that was committed to.".to_owned())
        }
        (Verdict::Tampered(how), _) => (Outcome::CheckFailed, format!("Not fair: {how}.")),
        (_, Err(why)) => (Outcome::CheckFailed, format!("The record does not replay: {why}")),
        (Verdict::NotSealed, Ok(_)) => (
            Outcome::CheckFailed,
            "Not sealed: nobody committed to the dice of this game, so they prove nothing.".to_owned(),
        ),
        (Verdict::NotRevealed, Ok(_)) => {
            let sentence =
                "Not revealed: the secret comes with the end of the game, and can be checked then.";
            (Outcome::CheckFailed, sentence.to_owned())
        }
        (Verdict::Fair(rolls), Ok(_)) => {
            let rolls = if rolls == 1 {
                "the one roll follows".to_owned()
            } else {
                format!("all {rolls} rolls follow")
            };
            (Outcome::Good, format!("Fair: {rolls} from the secret that was committed to."))
        }
    };
    println!("{sentence}");
    Ok(outcome)
}
