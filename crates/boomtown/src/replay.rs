//! `boomtown replay`: steps through a recorded game.

use std::io::{self, IsTerminal as _, Write, stdin, stdout};
use std::path::PathBuf;

use table::{AnySession, Phrase, ResumeError, Seat, Viewer};
use words::{Language, Words};

use crate::common::{self, CommandError, CommandResult, Outcome};
use crate::play::host::Host;
use crate::play::local_player::recorded_names;
use crate::play::save_dir::SaveDir;
use crate::play::{plain, screen, tell};

/// Step through a recorded game.
///
/// On a terminal, ← and → go from decision to decision, Space starts and stops automatic replay, F9 reviews the game, and Ctrl-P continues
/// to play from the position shown. With `--plain` the same is done with typed commands. With `--print`, or if the output is not a
/// terminal, the moves are printed.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Game record, as text or JSON.
    file: PathBuf,

    /// Print all moves and the final points.
    #[arg(long)]
    print: bool,

    /// Use plain lines of text, for screen readers and simple terminals.
    #[arg(long, conflicts_with = "print")]
    plain: bool,

    /// Start after this many decisions; with `--print`, print only the position there.
    #[arg(long, value_name = "DECISIONS")]
    at: Option<usize>,

    /// Show what the player in this seat (counted from 1) saw [default: what a spectator sees].
    #[arg(long)]
    seat: Option<Seat>,

    /// Language: en, de, nl or fr [default: the system's language].
    #[arg(long)]
    language: Option<Language>,
}

#[expect(clippy::needless_pass_by_value, reason = "every command takes its arguments by value")]
pub(crate) fn run(args: Args) -> CommandResult {
    let session = open(&args)?;
    let viewer = viewer(&args, session.as_ref())?;
    let language = args.language.unwrap_or_else(common::language);
    if args.plain {
        let mut host = Host::new(SaveDir::of_user(None)?, None);
        let words = common::words(language);
        return plain::replay(&*session, viewer, args.at.unwrap_or(0), &mut host, &words);
    }
    if !args.print && stdout().is_terminal() && stdin().is_terminal() {
        return screen::replay(session, viewer, args.at.unwrap_or(0), language);
    }
    let words = common::words(language);
    let names = recorded_names(session.record(), &words);
    let words = words.with_names(names);
    let lines = match args.at {
        Some(at) => position(session.as_ref(), at, viewer, &words)?,
        None => whole(session.as_ref(), viewer, &words),
    };
    match print(&lines) {
        // The reader has closed the pipe.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(Outcome::Good),
        Err(error) => Err(CommandError::new(error)),
        Ok(()) => Ok(Outcome::Good),
    }
}

/// Replays the record; an error names the line and the reason.
fn open(args: &Args) -> Result<Box<dyn AnySession>, CommandError> {
    let (record, lines) = common::read_record(&args.file)?;
    let entry = common::game(record.game()).map_err(|failure| CommandError::file(&args.file, failure))?;
    let resumed = entry.game().resume(&record).map_err(|error| match error {
        ResumeError::Entry { index, why } if index < lines.len() => {
            CommandError::file(&args.file, format!("line {}: {why}", lines[index]))
        }
        other => CommandError::file(&args.file, other),
    });
    resumed.map(|(session, _)| session)
}

fn viewer(args: &Args, session: &dyn AnySession) -> Result<Viewer, CommandError> {
    match args.seat {
        Some(seat) if seat.index() >= session.seats() => {
            Err(CommandError::new(format!("there is no seat {seat}: the game has {}", session.seats())))
        }
        seat => Ok(Viewer::from(seat)),
    }
}

fn print(lines: &[String]) -> io::Result<()> {
    let mut out = stdout().lock();
    lines.iter().try_for_each(|line| writeln!(out, "{line}"))?;
    out.flush()
}

/// The whole game, move by move.
fn whole(session: &dyn AnySession, viewer: Viewer, words: &Words) -> Vec<String> {
    let said = |decision| session.told(decision, viewer).into_iter().map(|told| words.say(&told.phrase));
    let mut lines = vec![tell::head(session, words)];
    lines.extend(tell::account(&session.look_back(0).account(viewer), words));
    lines.push(String::new());
    lines.extend(said(None));
    for index in 0..session.decisions() {
        let (seat, action) = session.decision(index);
        let mut told: Vec<String> = said(Some(index)).collect();
        if told.is_empty() {
            told.push(decided(session, index, seat, &action, words));
        }
        lines.push(format!("{:>4}. {}", index + 1, told.join(" ")));
    }
    lines.push(String::new());
    let standings = session.standings();
    let gave_up = session.record().gave_up();
    lines.push(match (&standings, gave_up) {
        (Some(standings), _) => tell::winners(standings, words),
        (None, Some(seat)) => tell::gave_up(seat, session.seats(), words),
        (None, None) => words.get("terminal-unfinished"),
    });
    lines.extend(session.record().looked_ahead().then(|| words.get("terminal-looked-ahead")));
    lines.extend(tell::break_down(&standings.unwrap_or_else(|| session.scores(viewer)), words));
    lines
}

/// A decision without any other event, by its label when it was offered.
fn decided(session: &dyn AnySession, index: usize, seat: Seat, action: &str, words: &Words) -> String {
    let offers = session.look_back(index).offers(seat);
    let called = offers.into_iter().find(|offer| offer.action == action);
    let value = called.map_or_else(|| action.to_owned(), |offer| words.say(&offer.phrase));
    words.say(&Phrase::new("table-line").with("label", seat).with("value", value))
}

/// The position after this many decisions.
fn position(
    session: &dyn AnySession,
    at: usize,
    viewer: Viewer,
    words: &Words,
) -> Result<Vec<String>, CommandError> {
    if at > session.decisions() {
        return Err(CommandError::new(format!("--at {at}: the game has {} decisions", session.decisions())));
    }
    let then = session.look_back(at);
    let account = then.account(viewer);
    let moment = Phrase::new("terminal-record").with("decision", at).with("count", session.decisions());
    let mut lines = vec![tell::head(session, words), words.say(&moment), String::new()];
    lines.extend(tell::pictures(&account, words));
    lines.push(String::new());
    lines.extend(tell::account(&account, words));
    lines.extend(account.asked.iter().map(|asked| words.say(asked)));
    Ok(lines)
}
