//! Finds puzzles in games of bots.

use bots::{Budget, Level};
use games::GameEntry;
use serde_json::{Value, json};
use table::dice::FastDice;
use table::{AnySession, Seat, Viewer};

use super::MakeArgs;
use super::exact;
use super::puzzle::{self, Found, Puzzle};
use crate::common::{CommandError, CommandResult, Outcome, print};

/// How many positions the players of the games evaluate for a decision.
const PLAYERS_POSITIONS: u64 = 60;
/// The largest number of choices in a puzzle.
const MOST_CHOICES: usize = 120;
/// The smallest number of choices; more if they were only evaluated by bots, because one of a few is soon guessed.
const FEWEST_PROVEN: usize = 2;
const FEWEST_GAUGED: usize = 4;
/// The largest number of positions that are searched to the end.
pub(super) const MOST_TRIED: u64 = 60_000;
/// By how many points the best choice must be ahead if the values are exact.
const CERTAIN: f64 = 2.0;
/// How many games are searched for one puzzle before giving up.
const PATIENCE: usize = 60;
/// How many times deeper a first evaluation is confirmed.
const DEEPER: u64 = 4;
/// The share of the lead that must remain when it is confirmed.
const LEFT: f64 = 0.6;
/// How many choices are written down.
const KEPT: usize = 12;

pub(super) fn run(args: &MakeArgs) -> CommandResult {
    let options = args.options.clone().unwrap_or_else(|| json!({}));
    let mut puzzles = Vec::new();
    for seed in (args.seed..).take(args.count.saturating_mul(PATIENCE)) {
        if puzzles.len() >= args.count {
            break;
        }
        if let Some(puzzle) = in_game(args, &options, seed)? {
            print(format_args!("{:>3}. game {seed}: {}\n", puzzles.len() + 1, puzzle.choices[0].0));
            puzzles.push(puzzle);
        }
    }
    if puzzles.len() < args.count {
        let why = format!("only {} puzzles were found; ask for fewer, or for a smaller lead", puzzles.len());
        return Err(CommandError::new(why));
    }
    std::fs::write(&args.file, puzzle::write(&puzzles)).map_err(|bad| CommandError::file(&args.file, bad))?;
    Ok(Outcome::Good)
}

/// The first puzzle in a game, if there is one, from a point on that differs from game to game. Early on too much is still open.
fn in_game(args: &MakeArgs, options: &Value, seed: u64) -> Result<Option<Puzzle>, CommandError> {
    let mut length = 0;
    played(args, options, seed, &mut |_, _| {
        length += 1;
        None::<()>
    })?;
    let from = length * (4 + seed % 6) / 10;
    let mut moment = 0;
    played(args, options, seed, &mut |session, seat| {
        moment += 1;
        if moment > from { at(args, session, seat, seed) } else { None }
    })
}

/// Lets bots play a game until `look` finds something at a decision.
fn played<T>(
    args: &MakeArgs,
    options: &Value,
    seed: u64,
    look: &mut dyn FnMut(&dyn AnySession, Seat) -> Option<T>,
) -> Result<Option<T>, CommandError> {
    let mut dice = FastDice::seeded(seed);
    let begun = args.game.game().begin(options, &mut dice);
    let mut session = begun.map_err(|bad| CommandError::new(format!("the options: {bad}")))?;
    let mut players = args.game.bot(Level::Deputy, seed);
    while let Some(seat) = session.turn().or_else(|| session.deciders().lowest()) {
        if let Some(found) = look(session.as_ref(), seat) {
            return Ok(Some(found));
        }
        let view = session.bot_view(Viewer::Seat(seat));
        let action = players.choose(&view, seat, Budget::Positions(PLAYERS_POSITIONS));
        let done = session.play(seat, &action, &mut dice);
        done.map_err(|bad| CommandError::new(format!("game {seed}: {bad}")))?;
    }
    Ok(None)
}

/// The puzzle at this position, if it is one.
fn at(args: &MakeArgs, session: &dyn AnySession, seat: Seat, seed: u64) -> Option<Puzzle> {
    let choices = session.actions(seat).len();
    if session.deciders().len() != 1 || !(FEWEST_PROVEN..=MOST_CHOICES).contains(&choices) {
        return None;
    }
    let puzzle = |found, choices| Puzzle {
        game: args.game.game().name().to_owned(),
        seat,
        found,
        choices,
        position: session.position(),
    };
    // Bots gauge most positions; only what they find promising is worth trying to the end.
    let first = think(args.game, session, seat, seed, args.positions);
    let promising = puzzle(Found::Searched(args.positions), first);
    if promising.ahead() < CERTAIN * LEFT || is_plain(session, seat, &promising.choices[0].0) {
        return None;
    }
    if let Some(choices) = solved(session) {
        let exact = puzzle(Found::Exact, choices);
        let is_puzzle = exact.ahead() >= CERTAIN && !is_plain(session, seat, &exact.choices[0].0);
        return is_puzzle.then_some(exact);
    }
    if promising.ahead() < args.ahead || choices < FEWEST_GAUGED {
        return None;
    }
    let positions = args.positions.saturating_mul(DEEPER);
    let best = promising.choices[0].0.clone();
    let holds = |puzzle: &Puzzle| puzzle.choices[0].0 == best && puzzle.ahead() >= args.ahead * LEFT;
    let again = puzzle(Found::Searched(positions), think(args.game, session, seat, seed + 1, positions));
    let deep = puzzle(Found::Searched(positions), think(args.game, session, seat, deep_seed(), positions));
    (holds(&again) && holds(&deep)).then_some(deep)
}

/// Whether an action is the one with the largest immediate gain: solvers who see the gains beside the choices would not have to
/// think.
fn is_plain(session: &dyn AnySession, seat: Seat, action: &str) -> bool {
    let offers = session.offers(seat);
    let gain = |offer: &table::Offer| offer.gain.unwrap_or_default();
    let most = offers.iter().map(gain).max().unwrap_or_default();
    let known = offers.iter().any(|offer| offer.gain.is_some());
    known && offers.iter().any(|offer| offer.action == action && gain(offer) == most)
}

/// The seed for the evaluation of a puzzle, when it is made and when it is checked.
pub(super) const fn deep_seed() -> u64 {
    1858
}

/// The exact value of every choice, if that is feasible.
pub(super) fn solved(session: &dyn AnySession) -> Option<Vec<(String, f64)>> {
    let all = exact::solve(session, MOST_TRIED)?;
    Some(all.into_iter().take(KEPT).map(|(action, solved)| (action, f64::from(solved.value))).collect())
}

/// The choices as the strongest bot evaluates them, rounded to a tenth of a point.
pub(super) fn think(
    game: &GameEntry,
    session: &dyn AnySession,
    seat: Seat,
    seed: u64,
    positions: u64,
) -> Vec<(String, f64)> {
    let view = session.bot_view(Viewer::Seat(seat));
    let thoughts = game.bot(Level::BEST, seed).think(&view, seat, Budget::Positions(positions));
    let rounded = thoughts.into_iter().map(|thought| (thought.action, (thought.value * 10.0).round() / 10.0));
    let mut choices: Vec<(String, f64)> = rounded.take(KEPT).collect();
    choices.sort_by(|one, other| other.1.total_cmp(&one.1));
    choices
}
