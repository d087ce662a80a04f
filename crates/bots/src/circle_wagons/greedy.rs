//! Takes what pays now.

use circle_wagons::{Action, Card, CircleWagons, Laid, View};
use table::dice::FastDice;
use table::{Dice, Game, SaturatingAs, Seat};

use super::lays::Lays;
use crate::bot::{Bot, Budget, Thought};

/// Takes what pays now: lays a card where it brings most, and drafts the card that brings most less what the
/// skipped ones bring the other player.
pub(super) struct GreedyBot {
    lays: Lays,
    dice: FastDice,
    sees: Sees,
}

/// What somebody looks at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Sees {
    /// His own town, and the cards that lie next.
    OwnTown,
    /// What he gives away, too.
    BothTowns,
}

/// How many cards of the circle somebody looks at who is new in town.
const NEXT_CARDS: usize = 3;

impl GreedyBot {
    /// Looks at both towns.
    pub(super) fn cowhand(seed: u64) -> GreedyBot {
        GreedyBot { lays: Lays::default(), dice: FastDice::seeded(seed), sees: Sees::BothTowns }
    }

    /// Looks at his own town only.
    pub(super) fn new_in_town(seed: u64) -> GreedyBot {
        GreedyBot { sees: Sees::OwnTown, ..GreedyBot::cowhand(seed) }
    }

    /// Whether a choice comes to mind at all.
    fn notices(&self, game: &CircleWagons, action: Action) -> bool {
        match (self.sees, action) {
            (Sees::OwnTown, Action::Take(card)) => {
                game.circle().iter().take(NEXT_CARDS).any(|&next| next == card)
            }
            _ => true,
        }
    }

    fn worth(&mut self, game: &CircleWagons, seat: Seat, action: Action) -> i32 {
        let now = game.score(seat).total();
        match action {
            Action::Lay { facing, at } => {
                let card = game.to_lay().expect("a card is to be laid");
                game.gain(seat, Laid { card, at, facing })
            }
            Action::Take(card) => {
                let mine = self.lays.best(game, seat, card) - now;
                if self.sees == Sees::OwnTown {
                    return mine;
                }
                mine - given_away(&mut self.lays, game, seat, card)
            }
            Action::Start(_) if self.sees == Sees::OwnTown => 0,
            // Whoever chooses the start card drafts second: he leaves the other the poorest first card.
            Action::Start(card) => -self.lays.best(game, seat.other(), card),
        }
    }
}

/// What the cards before `card` in the circle bring the other player, each for itself.
pub(super) fn given_away(lays: &mut Lays, game: &CircleWagons, seat: Seat, card: Card) -> i32 {
    let other = seat.other();
    let now = game.score(other).total();
    let skipped = game.circle().iter().take_while(|&&skipped| skipped != card);
    match game.lone_cowboy() {
        // In a city every cell of a frequent terrain and every wanted object counts: about two points a card.
        Some(_) => 2 * skipped.count().saturating_as::<i32>(),
        None => skipped.map(|&card| lays.best(game, other, card) - now).sum(),
    }
}

impl Bot<CircleWagons> for GreedyBot {
    fn think(&mut self, view: &View, seat: Seat, _: Budget) -> Vec<Thought<Action>> {
        let game = CircleWagons::imagine(view, &mut self.dice);
        let mut list = Vec::new();
        game.actions(seat, &mut list);
        list.retain(|&action| self.notices(&game, action));
        // Shuffled, so that among equals no direction is preferred.
        for index in (1..list.len()).rev() {
            list.swap(index, self.dice.below(index.saturating_as::<u32>() + 1) as usize);
        }
        let mut thoughts: Vec<Thought<Action>> = list
            .into_iter()
            .map(|action| Thought { action, value: f64::from(self.worth(&game, seat, action)) })
            .collect();
        thoughts.sort_by(|a, b| b.value.total_cmp(&a.value));
        thoughts
    }
}
