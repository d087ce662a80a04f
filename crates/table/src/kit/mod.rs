//! The checks that every game calls from its own tests.
//!
//! ```ignore
//! #[test]
//! fn keeps_the_laws_of_the_table() {
//!     Kit::<CircleWagons>::new(Options::default()).games(200).longest(60).check(|state| {
//!         assert_eq!(state.cards_in_play(), 15);
//!     });
//! }
//! ```
//!
//! A failing check panics with the seed and the number of the decision, so that the game can be reproduced.

mod client;
mod golden;
mod laws;
mod records;

use std::fmt::Write as _;

pub use self::golden::check_golden;
use crate::dice::FastDice;
use crate::{Dice, Game, Scratch, Session};

/// Plays random games with one set of options and checks the invariants at every decision.
#[derive(Clone, Debug)]
pub struct Kit<G: Game> {
    options: G::Options,
    games: u64,
    longest: usize,
}

impl<G: Game> Kit<G> {
    /// Checks games with these options.
    pub fn new(options: G::Options) -> Kit<G> {
        Kit { options, games: 20, longest: 10_000 }
    }

    /// Sets how many games to play.
    #[must_use]
    pub fn games(mut self, games: u64) -> Kit<G> {
        self.games = games;
        self
    }

    /// Sets how many decisions a game may take at most.
    #[must_use]
    pub fn longest(mut self, decisions: usize) -> Kit<G> {
        self.longest = decisions;
        self
    }

    /// Plays the games. `holds` is called with every state and panics if an invariant of the game is broken.
    ///
    /// # Panics
    /// If a check fails.
    pub fn check(&self, holds: impl Fn(&G)) {
        for seed in 0..self.games {
            self.check_game(seed, &holds);
        }
    }

    fn check_game(&self, seed: u64, holds: &impl Fn(&G)) {
        let mut dice = FastDice::seeded(seed);
        let mut scratch = Scratch::<G>::default();
        let mut earlier = laws::Seen::default();
        let mut session = Session::<G>::begin(&self.options, &mut dice)
            .expect("the kit is given options that can be played");
        assert_eq!(session.state().options(), self.options, "a state knows the options it began with");
        while !session.state().is_over() {
            let point = CheckPoint { seed, decision: session.line().len(), game: G::NAME };
            assert!(point.decision < self.longest, "{point}: longer than {} decisions", self.longest);
            holds(session.state());
            laws::check_state(session.state(), &mut earlier, &mut dice, point);
            if point.decision % 7 == 3 {
                records::check_undo(&session, point);
            }
            let deciders: Vec<_> = session.state().deciders().iter().collect();
            let seat = deciders[dice.index(deciders.len())];
            let action = scratch.pick(session.state(), seat, &mut dice);
            session.play(seat, action, &mut dice).unwrap_or_else(|illegal| {
                panic!("{point}: {action} is on the list of seat {seat} and refused: {illegal}")
            });
        }
        let point = CheckPoint { seed, decision: session.line().len(), game: G::NAME };
        holds(session.state());
        laws::check_state(session.state(), &mut earlier, &mut dice, point);
        laws::check_end(session.state(), point);
        records::check_record(&session, point);
    }
}

/// The position of a check: game and decision.
#[derive(Clone, Copy, Debug)]
struct CheckPoint {
    game: &'static str,
    seed: u64,
    decision: usize,
}

impl std::fmt::Display for CheckPoint {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} seed {} decision {}", self.game, self.seed, self.decision)
    }
}

/// A whole random game as text: the decisions, the events, and the points. Compared line by line with a stored one, it shows every
/// change to the rules, the text forms and the use of dice.
///
/// # Panics
/// If the rules reject the options, or if a deciding seat has no legal action.
pub fn playthrough<G: Game>(options: &G::Options, seed: u64) -> String {
    let mut dice = FastDice::seeded(seed);
    let mut scratch = Scratch::<G>::default();
    let mut session =
        Session::<G>::begin(options, &mut dice).expect("the kit is given options that can be played");
    while let Some(seat) = session.state().turn().or_else(|| session.state().deciders().lowest()) {
        let action = scratch.pick(session.state(), seat, &mut dice);
        session.play(seat, action, &mut dice).expect("the action is on the list");
    }
    let mut text = session.to_record().to_text();
    for standing in session.state().standings().expect("the game is over").seats {
        writeln!(text, "# seat {} place {} points {}", standing.seat, standing.place, standing.points)
            .expect("writing to a string never fails");
        for line in standing.lines {
            writeln!(text, "#   {:>4}  {}", line.points, line.label)
                .expect("writing to a string never fails");
        }
    }
    text
}
