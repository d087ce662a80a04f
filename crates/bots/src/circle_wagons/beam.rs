//! The best ways to lay some of the cards that are to come: a few towns, built card by card in the order of the circle.

use std::cmp::Reverse;

use circle_wagons::{Card, Town};
use rustc_hash::FxHashMap;

use super::builder::{Builder, Lay, OutOfTime, WAYS, Worth};
use crate::bot::Allowed;

/// A town and what it is worth by itself.
#[derive(Clone, Copy, Debug)]
pub(super) struct Built {
    pub(super) town: Town,
    pub(super) worth: Worth,
}

/// Some of the cards to come, by their places.
pub(super) type Share = u32;

/// A player's side of the game: the best towns for every share of the cards to come that was asked for.
#[derive(Debug)]
pub(super) struct Side {
    width: usize,
    best: FxHashMap<Share, Box<[Built]>>,
    /// Whether a town was left out.
    narrowed: bool,
}

impl Side {
    /// Begins with this town, and keeps so many of the best ways to go on.
    pub(super) fn new(town: Town, width: usize, builder: &Builder) -> Side {
        let begun = Built { town, worth: builder.worth(&town) };
        Side { width, best: FxHashMap::from_iter([(0, [begun].into())]), narrowed: false }
    }

    /// Whether a way to lay the cards was left out.
    pub(super) const fn is_narrowed(&self) -> bool {
        self.narrowed
    }

    /// The best towns with this share of `cards`, the most promising first.
    pub(super) fn best(
        &mut self,
        share: Share,
        cards: &[Card],
        builder: &mut Builder,
        allowed: &mut Allowed,
    ) -> Result<&[Built], OutOfTime> {
        if !self.best.contains_key(&share) {
            let last = share.ilog2();
            let before = share & !(1 << last);
            self.best(before, cards, builder, allowed)?;
            let (towns, narrowed) =
                extended(&self.best[&before], cards[last as usize], self.width, builder, allowed)?;
            self.narrowed |= narrowed;
            self.best.insert(share, towns);
        }
        Ok(&self.best[&share])
    }
}

/// The best towns with one more card, so many at most, and whether a way to lay it was left out.
pub(super) fn extended(
    from: &[Built],
    card: Card,
    width: usize,
    builder: &mut Builder,
    allowed: &mut Allowed,
) -> Result<(Box<[Built]>, bool), OutOfTime> {
    let mut found = Vec::with_capacity(from.len() * width.min(WAYS));
    let mut narrowed = false;
    for (index, built) in from.iter().enumerate() {
        let lays = builder.lays(&built.town, card, allowed)?;
        narrowed |= lays.len() > width || lays.len() == WAYS;
        found.extend(lays.iter().take(width).map(|lay| (index, *lay)));
    }
    if found.len() > width {
        narrowed = true;
        found.select_nth_unstable_by_key(width - 1, |(index, lay)| (Reverse(lay.worth.rank), *index));
        found.truncate(width);
    }
    found.sort_by_key(|(index, lay)| (Reverse(lay.worth.rank), *index));
    let built = |(index, lay): (usize, Lay)| {
        let mut town = from[index].town;
        town.lay(lay.laid);
        Built { town, worth: lay.worth }
    };
    Ok((found.into_iter().map(built).collect(), narrowed))
}
