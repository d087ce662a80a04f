//! Games of bots to learn from.

use std::sync::Arc;

use table::dice::FastDice;
use table::{Dice, Game, Seat, Silence, Viewer};

use super::fit::Fit;
use super::samples::{Sample, Samples};
use super::{Learns, Weights, descent};
use crate::bot::{Bot, Budget, HasBots};
use crate::level::Level;

/// The regularisation strength.
const PENALTY: f64 = 20.0;
/// One in this many games is held out for the test.
const TEST_EVERY: u64 = 7;
/// One in this many decisions is random, so that unusual positions occur too.
const WHIM: u32 = 60;

/// Which games to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Course {
    /// The number of the first game; the same number gives the same game.
    pub first: u64,
    /// The number of games.
    pub games: u64,
    /// How many positions a bot may evaluate for a decision.
    pub positions: u64,
}

/// Samples from games of bots.
#[derive(Clone, Debug)]
pub struct Lessons {
    stages: usize,
    units: bool,
    learnt: Samples,
    test: Samples,
}

impl Lessons {
    /// Plays the games of a course, with Legends that have these weights and bots of lower levels. Several courses can be played in
    /// parallel and [joined](Lessons::join).
    ///
    /// ```
    /// use std::sync::Arc;
    ///
    /// use bots::{Course, Lessons, Weights};
    /// use carson_city::CarsonCity;
    ///
    /// let nothing = Arc::new(Weights::none::<CarsonCity>());
    /// let lessons = Lessons::play::<CarsonCity>(Course { first: 1, games: 8, positions: 1 }, &nothing);
    /// assert!(lessons.report(&lessons.weights()).len() > 1, "a line for each stage");
    /// ```
    pub fn play<L: Learns>(course: Course, legends: &Arc<Weights>) -> Lessons {
        let empty = Samples::of(L::FEATURES.len());
        let mut lessons = Lessons { stages: L::STAGES, units: L::UNITS, learnt: empty.clone(), test: empty };
        for number in course.first..course.first + course.games {
            let part = if number % TEST_EVERY == 0 { &mut lessons.test } else { &mut lessons.learnt };
            play_one::<L>(number, Budget::Positions(course.positions), legends, part);
        }
        lessons
    }

    /// Adds the samples of other games.
    pub fn join(&mut self, other: &Lessons) {
        self.learnt.join(&other.learnt);
        self.test.join(&other.test);
    }

    /// The weights that best predict the final points: first a sum of features, then units for what a sum cannot express,
    /// if the game has them.
    pub fn weights(&self) -> Weights {
        let mut fits = vec![Fit::of(self.learnt.features()); self.stages];
        for Sample { features, stage, aim } in self.learnt.iter() {
            fits[stage].add(features, aim);
        }
        let sums = Weights::of(fits.iter().map(|fit| fit.weights(PENALTY)).collect());
        if !self.units {
            return sums;
        }
        let mut rest = Samples::of(self.learnt.features());
        for Sample { features, stage, aim } in self.learnt.iter() {
            rest.add(features, stage, aim - sums.value(stage, features));
        }
        sums.with_units(descent::find(&rest, self.stages))
    }

    /// The typical error of predictions with these weights in held-out games, in points and by stage; `None` if there was no such
    /// game.
    pub fn report(&self, weights: &Weights) -> Vec<Option<f64>> {
        let mut squares = vec![(0.0, 0.0); self.stages];
        for Sample { features, stage, aim } in self.test.iter() {
            let (sum, count) = &mut squares[stage];
            *sum += (aim - weights.value(stage, features)).powi(2);
            *count += 1.0;
        }
        squares.into_iter().map(|(sum, count)| (count > 0.0).then(|| f64::sqrt(sum / count))).collect()
    }
}

fn play_one<L: Learns>(number: u64, budget: Budget, legends: &Arc<Weights>, into: &mut Samples) {
    let Some(options) = L::lesson(number) else { return };
    let mut dice = FastDice::seeded(number);
    let mut game =
        L::Game::begin(&options, &mut dice, &mut Silence).expect("the options of a lesson can be played");
    let mut bots: Vec<Box<dyn Bot<L::Game>>> = (0..game.seats())
        .map(|seat| {
            let seed = number * Seat::MOST as u64 + seat as u64;
            match L::level(number, seat) {
                Level::Legend => L::legend(legends, seed),
                level => L::Game::bot(level, seed),
            }
        })
        .collect();
    let mut chapter = 0;
    let mut samples = Vec::new();
    while let Some(seat) = game.turn().or_else(|| game.deciders().lowest()) {
        if game.chapter() != chapter {
            chapter = game.chapter();
            for seat in Seat::all(game.seats()) {
                let Some(stage) = L::stage(&game, seat) else { continue };
                let mut features = vec![0.0; L::FEATURES.len()];
                L::features(&game, seat, &mut features);
                samples.push((seat, stage, features, L::guess(&game, seat)));
            }
        }
        let action = if dice.below(WHIM) == 0 {
            let mut list = Vec::new();
            game.actions(seat, &mut list);
            list[dice.index(list.len())]
        } else {
            bots[seat.index()].choose(&game.view(Viewer::Seat(seat)), seat, budget)
        };
        game.apply(seat, action, &mut dice, &mut Silence);
    }
    for (seat, stage, features, guess) in samples {
        into.add(&features, stage, L::aim(&game, seat) - guess);
    }
}
