//! The ways to lay a card in a town, the best first, remembered.

use circle_wagons::scoring::each_trial;
use circle_wagons::{Card, CircleWagons, Laid, ScoringCard, Tally, Town};
use rustc_hash::FxHashMap;
use table::Seat;

/// A way to lay a card and the points of the town with it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lay {
    pub(super) laid: Laid,
    pub(super) points: i32,
}

/// Remembers the ways to lay each card in each town it was asked for.
#[derive(Debug, Default)]
pub(super) struct Lays {
    scoring: Vec<ScoringCard>,
    known: FxHashMap<(Town, Card, Tally), Box<[Lay]>>,
}

/// So many towns with a card are remembered before everything is forgotten.
const MOST: usize = 60_000;

impl Lays {
    /// All ways to lay `card` in the town of `seat`, the best first.
    pub(super) fn of(&mut self, game: &CircleWagons, seat: Seat, card: Card) -> &[Lay] {
        if self.scoring != game.scoring() || self.known.len() >= MOST {
            self.known.clear();
            self.scoring = game.scoring().to_vec();
        }
        // What the other town has changes the points only where a scoring card compares.
        let theirs = if game.scoring().iter().any(|card| card.compares()) {
            game.tally(seat.other())
        } else {
            Tally::default()
        };
        let town = game.town(seat);
        self.known.entry((*town, card, theirs)).or_insert_with(|| {
            let mut lays = Vec::with_capacity(128);
            each_trial(town, card, game.scoring(), theirs, &mut |trial| {
                lays.push(Lay { laid: trial.laid, points: trial.score.total() });
            });
            lays.sort_by_key(|lay| std::cmp::Reverse(lay.points));
            lays.into()
        })
    }

    /// The most points the town of `seat` can have with `card`.
    pub(super) fn best(&mut self, game: &CircleWagons, seat: Seat, card: Card) -> i32 {
        self.of(game, seat, card)[0].points
    }
}
