//! What a roll or a draw gave and took: everybody's outlook after it, minus the mean over everything that could have come instead.

use bots::{HasBots, Outlook};
use table::dice::{FastDice, Roll, ScriptError, ScriptedDice};
use table::{Game, SaturatingAs, Seat, Silence, apply_scripted};

/// The largest number of outcomes that are enumerated: those of four dice.
const MOST_OUTCOMES: usize = 1_296;

/// What a roll or draw added to each seat's lead, and how certain that is.
pub(crate) struct Luck {
    pub(crate) leads: Vec<f64>,
    pub(crate) exact: bool,
    pub(crate) doubt: f64,
}

/// A decision that caused a roll or a draw.
pub(crate) struct RolledStep<'a, G: Game> {
    pub(crate) before: &'a G,
    pub(crate) seat: Seat,
    pub(crate) action: G::Action,
    pub(crate) rolls: &'a [Roll],
    pub(crate) after: &'a G,
}

impl<G: HasBots> RolledStep<'_, G> {
    /// What it gave and took.
    pub(crate) fn luck(&self, worlds: u32, seed: u64) -> Luck {
        if let Some(counted) = self.counted() {
            // A judgement that sees no difference between the outcomes cannot say what they are worth.
            if counted.iter().any(|(_, leads)| differ(leads, &counted[0].1)) {
                let now = leads(&self.after.outlook());
                let mean = weighted_mean(&counted);
                return Luck { leads: less(&now, &mean), exact: true, doubt: 0.0 };
            }
        }
        self.imagined(worlds, seed)
    }

    /// Every outcome with its probability and each seat's lead after it; `None` if there are too many.
    fn counted(&self) -> Option<Vec<(f64, Vec<f64>)>> {
        let outcomes = self.rolls.iter().try_fold(1_usize, |all, roll| all.checked_mul(roll.bound as usize));
        outcomes.filter(|&outcomes| outcomes <= MOST_OUTCOMES)?;
        let mut found = Vec::new();
        self.each_outcome(|_, probability, after| {
            found.push((probability, leads(&after.outlook())));
            found.len() < MOST_OUTCOMES
        })
        .then_some(found)
    }

    /// Calls `visit` with every outcome of the dice: the rolls, their probability, and the state after them. A roll can lead to
    /// different further rolls, so `visit` returns whether to go on; this returns whether it always did.
    pub(crate) fn each_outcome(&self, mut visit: impl FnMut(&[u32], f64, &G) -> bool) -> bool {
        let mut waiting = vec![(Vec::new(), 1.0)];
        while let Some((script, probability)) = waiting.pop() {
            let mut dice = ScriptedDice::new(script.clone());
            let mut after = self.before.clone();
            apply_scripted(&mut after, self.seat, self.action, &mut dice);
            if let Some(ScriptError::TooShort { bound, .. }) = dice.take_fault() {
                let longer = |value| ([script.as_slice(), &[value]].concat(), probability / f64::from(bound));
                waiting.extend((0..bound).rev().map(longer));
                if waiting.len() > MOST_OUTCOMES {
                    return false;
                }
            } else if !visit(&script, probability, &after) {
                return false;
            }
        }
        true
    }

    /// The actual outcome is played on in as many sampled worlds as the possible other outcomes.
    fn imagined(&self, worlds: u32, seed: u64) -> Luck {
        let seats = self.before.seats();
        let (mut came, mut instead) = (Samples::new(seats), Samples::new(seats));
        for world in 0..worlds.max(2) {
            let luck = seed ^ (u64::from(world) << 20);
            came.add(&leads(&self.after.foresee(&mut FastDice::seeded(luck))));
            let mut dice = FastDice::seeded(luck.rotate_left(17) | 1);
            let mut other = self.before.clone();
            other.apply(self.seat, self.action, &mut dice, &mut Silence);
            instead.add(&leads(&other.foresee(&mut FastDice::seeded(luck))));
        }
        let doubt = (came.doubt() + instead.doubt()).sqrt();
        Luck { leads: less(&came.means(), &instead.means()), exact: false, doubt }
    }
}

/// The lead of each seat.
pub(crate) fn leads(outlook: &Outlook) -> Vec<f64> {
    Seat::all(outlook.points.len()).map(|seat| outlook.lead(seat)).collect()
}

fn less(one: &[f64], other: &[f64]) -> Vec<f64> {
    one.iter().zip(other).map(|(one, other)| one - other).collect()
}

fn differ(one: &[f64], other: &[f64]) -> bool {
    one.iter().zip(other).any(|(one, other)| (one - other).abs() > 1e-9)
}

fn weighted_mean(counted: &[(f64, Vec<f64>)]) -> Vec<f64> {
    let mut mean = vec![0.0; counted[0].1.len()];
    for (probability, leads) in counted {
        mean.iter_mut().zip(leads).for_each(|(mean, lead)| *mean += probability * lead);
    }
    mean
}

/// Each seat's lead in several worlds.
struct Samples {
    count: u32,
    sums: Vec<f64>,
    squares: Vec<f64>,
}

impl Samples {
    fn new(seats: usize) -> Samples {
        Samples { count: 0, sums: vec![0.0; seats], squares: vec![0.0; seats] }
    }

    fn add(&mut self, leads: &[f64]) {
        self.count += 1;
        for ((sum, square), lead) in self.sums.iter_mut().zip(&mut self.squares).zip(leads) {
            *sum += lead;
            *square += lead * lead;
        }
    }

    fn means(&self) -> Vec<f64> {
        self.sums.iter().map(|sum| sum / f64::from(self.count)).collect()
    }

    /// The squared mean of the standard errors.
    fn doubt(&self) -> f64 {
        let count = f64::from(self.count);
        let variance = self
            .means()
            .iter()
            .zip(&self.squares)
            .map(|(mean, square)| (square / count - mean * mean).max(0.0))
            .sum::<f64>();
        variance / f64::from(self.sums.len().saturating_as::<u32>()) / count
    }
}
