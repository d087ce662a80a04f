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
//! A check fails by panicking with the seed and the decision at which it happened, so that the very game can be played again.

mod golden;
mod laws;
mod records;

use std::fmt::Write as _;

pub use self::golden::check_golden;
use crate::dice::FastDice;
use crate::{Dice, Game, Scratch, Sitting};

/// Plays random games of one set of options and checks the laws of the table at every decision.
#[derive(Clone, Debug)]
pub struct Kit<G: Game> {
    options: G::Options,
    games: u64,
    longest: usize,
}

impl<G: Game> Kit<G> {
    /// For games with these options.
    pub fn new(options: G::Options) -> Kit<G> {
        Kit { options, games: 20, longest: 10_000 }
    }

    /// How many games to play.
    #[must_use]
    pub fn games(mut self, games: u64) -> Kit<G> {
        self.games = games;
        self
    }

    /// How many decisions a game takes at most.
    #[must_use]
    pub fn longest(mut self, decisions: usize) -> Kit<G> {
        self.longest = decisions;
        self
    }

    /// Plays the games. `holds` is called with every state and panics if something got lost.
    ///
    /// # Panics
    /// If a law is broken.
    pub fn check(&self, holds: impl Fn(&G)) {
        for seed in 0..self.games {
            self.check_game(seed, &holds);
        }
    }

    fn check_game(&self, seed: u64, holds: &impl Fn(&G)) {
        let mut dice = FastDice::seeded(seed);
        let mut scratch = Scratch::<G>::default();
        let mut earlier = laws::Seen::default();
        let mut sitting = Sitting::<G>::begin(&self.options, &mut dice)
            .expect("the kit is given options that can be played");
        assert_eq!(sitting.state().options(), self.options, "a state knows the options it began with");
        while !sitting.state().is_over() {
            let place = Place { seed, decision: sitting.line().len(), game: G::NAME };
            assert!(place.decision < self.longest, "{place}: longer than {} decisions", self.longest);
            holds(sitting.state());
            laws::check_state(sitting.state(), &mut earlier, &mut dice, place);
            if place.decision % 7 == 3 {
                records::check_undo(&sitting, place);
            }
            let deciders: Vec<_> = sitting.state().deciders().iter().collect();
            let seat = deciders[dice.below(deciders.len() as u32) as usize];
            let action = scratch.pick(sitting.state(), seat, &mut dice);
            sitting.play(seat, action, &mut dice).unwrap_or_else(|illegal| {
                panic!("{place}: {action} is on the list of seat {seat} and refused: {illegal}")
            });
        }
        let place = Place { seed, decision: sitting.line().len(), game: G::NAME };
        holds(sitting.state());
        laws::check_state(sitting.state(), &mut earlier, &mut dice, place);
        laws::check_end(sitting.state(), place);
        records::check_record(&sitting, place);
    }
}

/// Where a check stands.
#[derive(Clone, Copy, Debug)]
struct Place {
    game: &'static str,
    seed: u64,
    decision: usize,
}

impl std::fmt::Display for Place {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} seed {} decision {}", self.game, self.seed, self.decision)
    }
}

/// A whole random game as text: who decided what, what happened, and the points. Compared line by line with a stored one, it
/// shows every change of the rules, of the text forms and of the use of dice.
pub fn playthrough<G: Game>(options: &G::Options, seed: u64) -> String {
    let mut dice = FastDice::seeded(seed);
    let mut scratch = Scratch::<G>::default();
    let mut sitting =
        Sitting::<G>::begin(options, &mut dice).expect("the kit is given options that can be played");
    while let Some(seat) = sitting.state().turn().or_else(|| sitting.state().deciders().lowest()) {
        let action = scratch.pick(sitting.state(), seat, &mut dice);
        sitting.play(seat, action, &mut dice).expect("the action is on the list");
    }
    let mut text = sitting.to_record().to_text();
    for standing in sitting.state().standings().expect("the game is over").seats {
        writeln!(text, "# seat {} place {} points {}", standing.seat, standing.place, standing.points)
            .expect("writing to a string never fails");
        for line in standing.lines {
            writeln!(text, "#   {:>4}  {}", line.points, line.label)
                .expect("writing to a string never fails");
        }
    }
    text
}
