//! `boomtown verify`: checks whether the dice of a game were fair.

use std::path::PathBuf;

use table::record::DiceVerdict;
use table::{Player, Record};

use crate::common::{CommandResult, Outcome, game, print};
use crate::written::Written;

/// Verify the dice of a finished game: its record replays, and every roll follows from the secret committed to before the game.
///
/// Exits with 0 if the dice were fair, 1 if they were not or it cannot be proven, and 2 if the record cannot be read.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Game record, as text or JSON.
    file: PathBuf,
}

#[expect(clippy::needless_pass_by_value, reason = "every command takes its arguments by value")]
pub(crate) fn run(args: Args) -> CommandResult {
    let written = Written::read(&args.file)?;
    game(written.record().game())?;
    let (outcome, sentence) = match (written.record().verify(), written.replay()) {
        (DiceVerdict::OtherSecret, _) => {
            (Outcome::CheckFailed, "Not fair: the secret is not the one that was committed to.".to_owned())
        }
        (DiceVerdict::Tampered(how), _) => (Outcome::CheckFailed, format!("Not fair: {how}.")),
        (_, Err(why)) => (Outcome::CheckFailed, format!("The record does not replay: {why}")),
        (DiceVerdict::NotSealed, Ok(_)) => (
            Outcome::CheckFailed,
            "Not sealed: no secret was committed to before this game, so nothing can be proven.".to_owned(),
        ),
        (DiceVerdict::NotRevealed, Ok(_)) => {
            let sentence =
                "Not revealed: the secret is revealed at the end of the game, and can be verified then.";
            (Outcome::CheckFailed, sentence.to_owned())
        }
        (DiceVerdict::SetByHand(rolls), Ok(_)) => (
            Outcome::CheckFailed,
            format!(
                "Not proven: the {rolls} rolls follow from the secret, but a position was set by hand or by newer rules."
            ),
        ),
        (DiceVerdict::Fair(rolls), Ok((session, _))) if session.has_other_points() => (
            Outcome::CheckFailed,
            format!(
                "Not proven: the {rolls} rolls follow from the secret, but today's rules count other points."
            ),
        ),
        (DiceVerdict::Fair(rolls), Ok(_)) => {
            let rolls = if rolls == 1 {
                "the one roll follows".to_owned()
            } else {
                format!("all {rolls} rolls follow")
            };
            let shares = shares(written.record());
            (Outcome::Good, format!("Fair: {rolls} from the secret that was committed to.{shares}"))
        }
    };
    print(format_args!("{sentence}\n"));
    Ok(outcome)
}

/// Which of the people contributed to the dice.
fn shares(record: &Record) -> String {
    let salt = |seat: usize| record.salts().get(seat).map_or("", String::as_str);
    let people = record.players().iter().enumerate().filter(|(_, player)| player.kind == "person");
    let (with, without): (Vec<_>, Vec<_>) = people.partition(|(seat, _)| !salt(*seat).is_empty());
    let names = |people: &[(usize, &Player)]| {
        people.iter().map(|(_, player)| player.name.as_str()).collect::<Vec<_>>().join(", ")
    };
    match (with.as_slice(), without.as_slice()) {
        ([], []) => String::new(),
        (_, []) => "\nEvery person had a share in the dice.".to_owned(),
        (_, without) => format!("\nWithout a share in the dice: {}.", names(without)),
    }
}
