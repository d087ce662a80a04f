//! The ways to lay a card in a town, by what the town is worth by itself, remembered.

use std::cmp::Reverse;

use circle_wagons::scoring::each_trial;
use circle_wagons::{Card, Laid, Object, Score, ScoringCard, Tally, Town};
use rustc_hash::FxHashMap;

use crate::bot::Allowed;

/// What a town is worth by itself.
#[derive(Clone, Copy, Debug)]
pub(super) struct Worth {
    /// Its points, without those of scoring cards that compare; with Smalltown Charm less its cells, since the difference of the two
    /// towns' points changes by just one with each cell.
    pub(super) points: i32,
    /// How promising it looks, in eighths of a point: its points, and what it may gain by comparison.
    pub(super) rank: i32,
    /// What comparisons look at.
    pub(super) tally: Tally,
}

/// A way to lay a card, and what the town is worth then.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lay {
    pub(super) laid: Laid,
    pub(super) worth: Worth,
}

/// The budget is used up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct OutOfTime;

/// Lays cards for trial and remembers what came of it, from one decision to the next.
#[derive(Debug, Default)]
pub(super) struct Builder {
    scoring: Vec<ScoringCard>,
    /// Those that compare, without Smalltown Charm.
    comparing: Vec<ScoringCard>,
    counts_cells: bool,
    known: FxHashMap<(Town, Card), Box<[Lay]>>,
}

/// So many towns with a card are remembered before everything is forgotten.
const MOST: usize = 40_000;
/// So many of the best ways to lay a card in a town are remembered.
pub(super) const WAYS: usize = 32;

impl Builder {
    /// Builds with these scoring cards from now on.
    pub(super) fn begin(&mut self, scoring: &[ScoringCard]) {
        if self.scoring != scoring {
            self.known.clear();
            self.scoring = scoring.to_vec();
            self.counts_cells = scoring.contains(&ScoringCard::SmalltownCharm);
            let needs_both = |card: &ScoringCard| card.compares() && *card != ScoringCard::SmalltownCharm;
            self.comparing = scoring.iter().copied().filter(needs_both).collect();
        }
    }

    /// Whether a scoring card compares the towns so that neither can be valued by itself.
    pub(super) fn compares(&self) -> bool {
        !self.comparing.is_empty()
    }

    /// By how much the first town is ahead of the second.
    pub(super) fn lead(&self, mine: &Worth, theirs: &Worth) -> i32 {
        mine.points - theirs.points + self.compared(mine.tally, theirs.tally)
            - self.compared(theirs.tally, mine.tally)
    }

    /// What the cards that compare bring a town with `mine` beside one with `theirs`.
    pub(super) fn compared(&self, mine: Tally, theirs: Tally) -> i32 {
        self.comparing.iter().map(|card| card.compared(mine, theirs)).sum()
    }

    /// What a town is worth as it stands.
    pub(super) fn worth(&self, town: &Town) -> Worth {
        if town.laid().is_empty() {
            return Worth { points: 0, rank: 0, tally: Tally::default() };
        }
        let tally = Tally::of(town);
        let own =
            Score::of(town, &self.scoring, Tally::default()).total() - self.compared(tally, Tally::default());
        self.worth_of(own, tally)
    }

    fn worth_of(&self, points: i32, tally: Tally) -> Worth {
        let points = if self.counts_cells { points - i32::from(tally.cells) } else { points };
        let hopes = self.comparing.iter().map(|card| match card {
            ScoringCard::ClaimJumpers => 8 * tally.count(Object::Mine) + 4 * tally.count(Object::Gun),
            _ => -4 * tally.count(Object::Beer),
        });
        Worth { points, rank: 8 * points + hopes.sum::<i32>(), tally }
    }

    /// The best ways to lay `card` in `town`, the best first.
    pub(super) fn lays(
        &mut self,
        town: &Town,
        card: Card,
        allowed: &mut Allowed,
    ) -> Result<&[Lay], OutOfTime> {
        if !self.known.contains_key(&(*town, card)) && !allowed.spend() {
            return Err(OutOfTime);
        }
        Ok(self.best_lays(town, card))
    }

    /// The same, whatever the budget.
    pub(super) fn best_lays(&mut self, town: &Town, card: Card) -> &[Lay] {
        let key = (*town, card);
        if !self.known.contains_key(&key) {
            if self.known.len() >= MOST {
                self.known.clear();
            }
            let mut lays = self.all_lays(town, card);
            if lays.len() > WAYS {
                lays.select_nth_unstable_by_key(WAYS, |lay| Reverse(lay.worth.rank));
                lays.truncate(WAYS);
            }
            lays.sort_by_key(|lay| Reverse(lay.worth.rank));
            self.known.insert(key, lays.into());
        }
        &self.known[&key]
    }

    /// All ways to lay `card` in `town`.
    fn all_lays(&self, town: &Town, card: Card) -> Vec<Lay> {
        let mut lays = Vec::with_capacity(192);
        each_trial(town, card, &self.scoring, Tally::default(), &mut |trial| {
            let own = trial.score.total() - self.compared(trial.tally, Tally::default());
            lays.push(Lay { laid: trial.laid, worth: self.worth_of(own, trial.tally) });
        });
        // The first card turned is the same town turned.
        if town.laid().is_empty() {
            lays.truncate(1);
        }
        lays
    }
}
