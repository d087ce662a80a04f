//! Sealed bids as a matrix game: everybody's habit is found by regret matching on the outcomes of sampled worlds.

use carson_cards::{Action, Bid, BidSet, CarsonCards};
use table::dice::FastDice;
use table::{Dice, Game, Seat, Silence};

use super::foresight::Foresight;
use crate::bot::Allowed;

/// One more than the highest auction card.
const CARDS: usize = Bid::HIGHEST as usize + 1;

/// How often each auction card is played, by its value.
pub(super) type Habit = [f64; CARDS];

/// The most trials: then the habits hardly change any more.
const MOST_TRIALS: u32 = 400;

/// One of these auction cards, as often as the habit says.
pub(super) fn by_habit(habit: &Habit, left: BidSet, dice: &mut FastDice) -> Bid {
    const PARTS: u32 = 1 << 20;
    let all: f64 = left.iter().map(|bid| habit[at(bid)]).sum();
    let mut rest = all * f64::from(dice.below(PARTS)) / f64::from(PARTS);
    let found = left.iter().find(|&bid| {
        rest -= habit[at(bid)];
        rest < 0.0
    });
    found.or(left.iter().last()).expect("whoever is asked to bid has a card")
}

fn at(bid: Bid) -> usize {
    usize::from(bid.value())
}

/// A bidder who learns from regret.
#[derive(Clone, Copy)]
struct Bidder {
    seat: Seat,
    left: BidSet,
    /// How much better each card would have done so far than the habit, never below 0.
    regrets: Habit,
    habit: Habit,
    /// The habits of all trials together; later ones count more.
    sum: Habit,
    chosen: Bid,
}

impl Bidder {
    fn new(seat: Seat, left: BidSet) -> Bidder {
        let mut even = [0.0; CARDS];
        for bid in left.iter() {
            even[at(bid)] = 1.0;
        }
        let chosen = left.iter().next().expect("whoever is asked to bid has a card");
        Bidder { seat, left, regrets: [0.0; CARDS], habit: even, sum: even, chosen }
    }

    /// Chooses a card for one more trial.
    fn choose(&mut self, trial: u32, dice: &mut FastDice) {
        let all: f64 = self.regrets.iter().sum();
        if all > 0.0 {
            self.habit = self.regrets.map(|regret| regret / all);
        }
        let often: f64 = self.habit.iter().sum();
        for (sum, share) in self.sum.iter_mut().zip(self.habit) {
            *sum += f64::from(trial) * share / often;
        }
        self.chosen = by_habit(&self.habit, self.left, dice);
    }

    /// Adds this trial to the regrets.
    fn learn(&mut self, outcomes: &Habit) {
        let often: f64 = self.habit.iter().sum();
        let mean =
            self.habit.iter().zip(outcomes).map(|(share, outcome)| share * outcome).sum::<f64>() / often;
        for bid in self.left.iter() {
            let regret = &mut self.regrets[at(bid)];
            *regret = (*regret + outcomes[at(bid)] - mean).max(0.0);
        }
    }
}

impl Foresight {
    /// How everybody bids who must bid now, found with this share of the budget; `None` if nobody else bids or the budget is too small.
    pub(super) fn habits(
        &mut self,
        share: f64,
        mut imagine: impl FnMut(&mut FastDice) -> CarsonCards,
        dice: &mut FastDice,
        allowed: &mut Allowed,
    ) -> Option<[Habit; Seat::MOST]> {
        let world = imagine(dice);
        let mut bidders: Vec<Bidder> =
            world.deciders().iter().map(|seat| Bidder::new(seat, world.bids_left(seat))).collect();
        if bidders.len() < 2 {
            return None;
        }
        for trial in 1..=MOST_TRIALS {
            if allowed.share_used() >= share {
                break;
            }
            let world = imagine(dice);
            let luck = u64::from(dice.below(u32::MAX));
            for bidder in &mut bidders {
                bidder.choose(trial, dice);
            }
            for index in 0..bidders.len() {
                let mut outcomes = [0.0; CARDS];
                for bid in bidders[index].left.iter() {
                    outcomes[at(bid)] = self.outcome(&world, &bidders, index, bid, luck, allowed)?;
                }
                bidders[index].learn(&outcomes);
            }
        }
        let mut habits = [[1.0; CARDS]; Seat::MOST];
        for Bidder { seat, sum, .. } in bidders {
            habits[seat.index()] = sum;
        }
        Some(habits)
    }

    /// By how many points a bidder is ahead after this bid, if the others bid what they chose.
    fn outcome(
        &mut self,
        world: &CarsonCards,
        bidders: &[Bidder],
        index: usize,
        bid: Bid,
        luck: u64,
        allowed: &mut Allowed,
    ) -> Option<f64> {
        let mut dice = FastDice::seeded(luck);
        let mut game = world.clone();
        for (other, bidder) in bidders.iter().enumerate() {
            let bid = if other == index { bid } else { bidder.chosen };
            game.apply(bidder.seat, Action::Bid(bid), &mut dice, &mut Silence);
        }
        allowed.spend().then(|| self.outcome_of(game, bidders[index].seat, &mut dice))
    }
}
