//! Sequential halving: all remaining choices are tried in the same sampled worlds with the same luck, and again and again the worse
//! half is dropped, so that the best ones get most of the time.

use table::dice::FastDice;
use table::{Dice, Game, Seat, Silence};

use crate::bot::Thought;

/// How long choices are tried.
#[derive(Clone, Copy, Debug)]
pub struct Halving {
    /// The largest number of worlds; without a limit, until the budget is used up or the best choice is certain.
    pub worlds: Option<u32>,
    /// After how many worlds the worse half is dropped for the first time; then again whenever their number has doubled.
    pub first_cut: u32,
    /// How many choices remain to the end.
    pub last_few: usize,
}

/// A choice and its results.
struct Trial<A> {
    action: A,
    /// Its estimate before any trial.
    glance: f64,
    sum: f64,
    squares: f64,
    worlds: u32,
}

impl<A> Trial<A> {
    fn of(thought: Thought<A>) -> Trial<A> {
        Trial { action: thought.action, glance: thought.value, sum: 0.0, squares: 0.0, worlds: 0 }
    }

    fn mean(&self) -> f64 {
        if self.worlds == 0 { self.glance } else { self.sum / f64::from(self.worlds) }
    }
}

impl<A> Trial<A> {
    /// The squared standard error of the mean.
    fn doubt(&self) -> f64 {
        let worlds = f64::from(self.worlds);
        (self.squares / worlds - self.mean() * self.mean()).max(0.0) / worlds
    }

    /// Whether this is better than the other with certainty.
    fn is_surely_better(&self, other: &Trial<A>) -> bool {
        self.worlds >= SURE_FROM && self.mean() - other.mean() > SURE * (self.doubt() + other.doubt()).sqrt()
    }
}

/// The best choice can be certain after this many worlds.
const SURE_FROM: u32 = 64;
/// A difference of this many standard errors counts as certain.
const SURE: f64 = 4.0;

fn best_first<A>(trials: &mut [Trial<A>]) {
    trials.sort_by(|one, other| other.mean().total_cmp(&one.mean()));
}

impl Halving {
    /// The values of the choices, the best first, those dropped last before those dropped earlier. `imagine` samples a world;
    /// `outcome` plays on after the choice in it and returns the result, or `None` if the budget is used up.
    ///
    /// ```
    /// use bots::{Budget, Halving, Thought};
    /// use circle_wagons::{CircleWagons, Options};
    /// use table::dice::FastDice;
    /// use table::{Game, Scratch, Seat, Silence};
    ///
    /// let mut dice = FastDice::seeded(1);
    /// let game = CircleWagons::begin(&Options::default(), &mut dice, &mut Silence)?;
    /// let (seat, mut list) = (Seat::SECOND, Vec::new());
    /// game.actions(seat, &mut list);
    /// let choices = list.into_iter().map(|action| Thought { action, value: 0.0 }).collect();
    /// let mut allowed = Budget::Positions(2_000).start();
    /// let mut scratch = Scratch::default();
    /// // Each choice is played on at random, and valued by how far its player is ahead then.
    /// let thoughts = Halving { worlds: Some(16), first_cut: 4, last_few: 2 }.try_out(
    ///     choices,
    ///     seat,
    ///     &mut dice,
    ///     |_| game.clone(),
    ///     |mut after: CircleWagons, dice| {
    ///         scratch.play_out(&mut after, dice);
    ///         let points = after.points();
    ///         allowed.spend().then(|| f64::from(points[1] - points[0]))
    ///     },
    /// );
    /// assert_eq!(thoughts.len(), 15, "the best first");
    /// # Ok::<(), table::OptionsError>(())
    /// ```
    pub fn try_out<G: Game>(
        self,
        choices: Vec<Thought<G::Action>>,
        seat: Seat,
        dice: &mut FastDice,
        imagine: impl FnMut(&mut FastDice) -> G,
        outcome: impl FnMut(G, &mut FastDice) -> Option<f64>,
    ) -> Vec<Thought<G::Action>> {
        self.try_out_beside(None, choices, seat, dice, imagine, outcome)
    }

    /// Like [`try_out`](Halving::try_out), but one choice is never dropped, however badly it does, so that it is evaluated as
    /// carefully as the best one.
    pub fn try_out_beside<G: Game>(
        self,
        beside: Option<G::Action>,
        choices: Vec<Thought<G::Action>>,
        seat: Seat,
        dice: &mut FastDice,
        mut imagine: impl FnMut(&mut FastDice) -> G,
        mut outcome: impl FnMut(G, &mut FastDice) -> Option<f64>,
    ) -> Vec<Thought<G::Action>> {
        let mut trials: Vec<_> = choices.into_iter().map(Trial::of).collect();
        let mut running = trials.len();
        let mut values = Vec::with_capacity(running);
        for number in 1..=self.worlds.unwrap_or(u32::MAX) {
            if running < 2 {
                break;
            }
            let world = imagine(dice);
            let luck = u64::from(dice.below(u32::MAX));
            values.clear();
            values.extend(trials[..running].iter().map_while(|trial| {
                let mut dice = FastDice::seeded(luck);
                let mut game = world.clone();
                game.apply(seat, trial.action, &mut dice, &mut Silence);
                outcome(game, &mut dice)
            }));
            if values.len() < running {
                break;
            }
            for (trial, value) in trials.iter_mut().zip(&values) {
                trial.sum += value;
                trial.squares += value * value;
                trial.worlds += 1;
            }
            if number >= self.first_cut && number.is_power_of_two() {
                best_first(&mut trials[..running]);
                if self.worlds.is_none() && trials[0].is_surely_better(&trials[1]) {
                    break;
                }
                let staying = running.div_ceil(2).max(running.min(self.last_few));
                let dropping = trials[staying..running].iter();
                running = staying;
                if let Some(place) = dropping.clone().position(|trial| Some(trial.action) == beside) {
                    trials[staying..=staying + place].rotate_right(1);
                    running += 1;
                }
            }
        }
        best_first(&mut trials[..running]);
        trials.into_iter().map(|trial| Thought { value: trial.mean(), action: trial.action }).collect()
    }
}
