//! The draft to its end: who gets which of the cards to come.
//!
//! Each turn takes the next cards of the circle: the last of them goes to whoever drafts, the others to the other player. So everybody lays his
//! cards in the order of the circle, a line of play is no more than a share of the cards for each, and n cards can be drafted in only
//! 2^(n−1) ways. The search is alpha-beta over these; a town is the best of the few that a beam keeps.

use std::cmp::Reverse;

use circle_wagons::{Card, Town};
use rustc_hash::FxHashMap;
use table::{SaturatingAs, Seat};

use super::beam::{Built, Share, Side};
use super::builder::{Builder, OutOfTime};
use crate::bot::Allowed;

/// The cards that are to come, in order, and what is known of drafting them.
#[derive(Debug)]
pub(super) struct Circle {
    pub(super) cards: Vec<Card>,
    /// What each card would bring each seat now.
    gains: [Vec<i32>; 2],
    /// The best choice of each situation that was looked at.
    replies: FxHashMap<Situation, u8>,
}

/// Who has what of the circle, and who drafts next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Situation {
    /// How many cards are given out.
    pub(super) given: usize,
    pub(super) shares: [Share; 2],
    pub(super) turn: Seat,
}

/// How far and how wide the search looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Stage {
    /// After how many cards of the circle it stops.
    pub(super) cards: usize,
    /// How many towns a beam keeps.
    pub(super) width: usize,
}

/// More than any lead, in hundredths of a point.
pub(super) const INFINITE: i32 = i32::MAX / 2;
/// What it is worth to be the one who drafts next, in hundredths of a point.
const TEMPO: i32 = 300;
/// Skipping so many points' worth of cards more than a choice at hand gives is not looked at while many cards are left.
const HOPELESS: i32 = 16;
/// So many are many.
const MANY: usize = 6;
/// How many towns of each side are compared with each other where a scoring card compares.
const COMPARED: usize = 6;

impl Circle {
    /// These cards, for players with these towns.
    pub(super) fn new(cards: Vec<Card>, towns: [&Town; 2], builder: &mut Builder) -> Circle {
        let gains = towns.map(|town| {
            let now = builder.worth(town).points;
            cards.iter().map(|&card| builder.best_lays(town, card)[0].worth.points - now).collect()
        });
        Circle { cards, gains, replies: FxHashMap::default() }
    }

    /// How many cards may be skipped, in the order in which to look at them.
    fn skips(&self, situation: &Situation) -> Vec<usize> {
        let (mine, theirs) = (situation.turn.index(), situation.turn.other().index());
        let left = self.cards.len() - situation.given;
        let (mut given_away, mut best) = (0, i32::MIN);
        let mut found = Vec::with_capacity(left);
        for skip in 0..left {
            let place = situation.given + skip;
            let worth = self.gains[mine][place] - given_away;
            best = best.max(worth);
            found.push((worth, skip));
            given_away += self.gains[theirs][place].max(0);
            if left > MANY && -given_away < best - HOPELESS {
                break;
            }
        }
        found.sort_by_key(|&(worth, skip)| (Reverse(worth), skip));
        let mut skips: Vec<usize> = found.into_iter().map(|(_, skip)| skip).collect();
        if let Some(&reply) = self.replies.get(situation)
            && let Some(index) = skips.iter().position(|&skip| skip == usize::from(reply))
        {
            skips[..=index].rotate_right(1);
        }
        skips
    }
}

impl Situation {
    /// What follows if whoever drafts skips so many cards.
    pub(super) fn after(self, skip: usize) -> Situation {
        let taken = 1 << (self.given + skip);
        let skipped = taken - (1 << self.given);
        let mut shares = self.shares;
        shares[self.turn.index()] |= taken;
        shares[self.turn.other().index()] |= skipped;
        Situation { given: self.given + skip + 1, shares, turn: self.turn.other() }
    }
}

/// A search of the draft at one stage.
pub(super) struct Draft<'a> {
    pub(super) circle: &'a mut Circle,
    pub(super) sides: [&'a mut Side; 2],
    pub(super) builder: &'a mut Builder,
    pub(super) allowed: &'a mut Allowed,
    /// With so many cards given out the search stops.
    pub(super) until: usize,
}

impl Draft<'_> {
    /// By how many hundredths of a point whoever drafts will be ahead; exact between `low` and `high`.
    pub(super) fn value(&mut self, situation: Situation, mut low: i32, high: i32) -> Result<i32, OutOfTime> {
        if situation.given >= self.until {
            return self.judge(situation);
        }
        let mut best = -INFINITE;
        for skip in self.circle.skips(&situation) {
            let after = situation.after(skip);
            // After the first choice it is enough to know that another is no better; what was built for that is not lost.
            let glance = if best == -INFINITE { None } else { Some(-self.value(after, -low - 1, -low)?) };
            let value = match glance {
                Some(value) if value <= low || value >= high => value,
                _ => -self.value(after, -high, -low)?,
            };
            if value > best {
                best = value;
                self.circle.replies.insert(situation, skip.saturating_as());
            }
            low = low.max(value);
            if low >= high {
                break;
            }
        }
        Ok(best)
    }

    /// By how much whoever drafts is ahead with the cards that are given out.
    fn judge(&mut self, situation: Situation) -> Result<i32, OutOfTime> {
        let Draft { circle, sides: [first, second], builder, allowed, .. } = self;
        if !allowed.spend() {
            return Err(OutOfTime);
        }
        let first = first.best(situation.shares[0], &circle.cards, builder, allowed)?;
        let second = second.best(situation.shares[1], &circle.cards, builder, allowed)?;
        let lead = lead(builder, first, second);
        let lead = if situation.turn == Seat::FIRST { lead } else { -lead };
        Ok(if situation.given < circle.cards.len() { lead + TEMPO } else { lead })
    }
}

/// By how many hundredths of a point the first player is ahead if both end with the best of these towns. Where the towns are compared, whoever
/// settles last has the better of it: the mean of both cases.
fn lead(builder: &Builder, first: &[Built], second: &[Built]) -> i32 {
    if !builder.compares() {
        let most = |towns: &[Built]| towns.iter().map(|built| built.worth.points).max().unwrap_or_default();
        return 100 * (most(first) - most(second));
    }
    let (first, second) = (&first[..first.len().min(COMPARED)], &second[..second.len().min(COMPARED)]);
    let between = |mine: &Built, theirs: &Built| builder.lead(&mine.worth, &theirs.worth);
    let worst = |mine: &Built| second.iter().map(|theirs| between(mine, theirs)).min().unwrap_or_default();
    let best = |theirs: &Built| first.iter().map(|mine| between(mine, theirs)).max().unwrap_or_default();
    let (settled, answered) = (first.iter().map(worst).max(), second.iter().map(best).min());
    50 * (settled.unwrap_or_default() + answered.unwrap_or_default())
}
