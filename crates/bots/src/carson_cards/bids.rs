//! Bids are secret and made at once: a matrix game. Everybody's bids are learnt together by regret matching: in one imagined world
//! after the other one player tries all of his cards against what the others then bid, and regrets those that he did not bid often enough.

use carson_cards::{Action, Bid, CarsonCards};
use table::dice::FastDice;
use table::{Dice, Game, Seat, Seats, Silence};

use super::judgement::expected;
use super::playout::{self, play_until};
use crate::aim::ahead;
use crate::bot::{Allowed, Thought};
use crate::learning::Weights;

/// Until somebody has tried his cards so often, he bids by a rule of thumb.
const PRACTICE: u32 = 6;
/// One bid in so many is by the rule of thumb even then.
const HABIT: u32 = 6;

/// What a bidder has found out.
struct Bidder {
    seat: Seat,
    bids: Vec<Bid>,
    /// How much more each card would have brought than what was bid.
    regrets: Vec<f64>,
    /// What each card brought, and how often it was tried.
    sums: Vec<f64>,
    squares: Vec<f64>,
    tries: Vec<f64>,
    /// Which cards are still tried.
    running: Vec<usize>,
    practice: u32,
}

impl Bidder {
    fn of(game: &CarsonCards, seat: Seat) -> Bidder {
        let bids: Vec<Bid> = game.bids_left(seat).iter().collect();
        let zeros = vec![0.0; bids.len()];
        Bidder {
            seat,
            regrets: zeros.clone(),
            sums: zeros.clone(),
            squares: zeros.clone(),
            tries: zeros,
            running: (0..bids.len()).collect(),
            bids,
            practice: 0,
        }
    }

    /// The chance of each card: as its regret says, as far as that is above 0.
    fn chance(&self, card: usize) -> f64 {
        let all: f64 = self.running.iter().map(|&card| self.regrets[card].max(0.0)).sum();
        if all > 0.0 { self.regrets[card].max(0.0) / all } else { 1.0 / self.running.len() as f64 }
    }

    fn draw(&self, game: &CarsonCards, dice: &mut FastDice) -> Bid {
        if self.practice < PRACTICE || dice.below(HABIT) == 0 {
            return playout::bid(game, self.seat, dice);
        }
        let mut luck = f64::from(dice.below(1 << 20)) / f64::from(1 << 20);
        for &card in &self.running {
            luck -= self.chance(card);
            if luck < 0.0 {
                return self.bids[card];
            }
        }
        self.bids[self.running[0]]
    }

    /// Notes what each card that is still tried brought in the same world.
    fn learn(&mut self, values: &[f64]) {
        let chances: Vec<f64> = self.running.iter().map(|&card| self.chance(card)).collect();
        let usual: f64 = chances.iter().zip(values).map(|(chance, value)| chance * value).sum();
        for (&card, value) in self.running.iter().zip(values) {
            // What was regretted never goes far below 0: a card can come back soon.
            self.regrets[card] = (self.regrets[card] + value - usual).max(0.0);
            self.sums[card] += value;
            self.squares[card] += value * value;
            self.tries[card] += 1.0;
        }
        self.practice += 1;
    }

    fn mean(&self, card: usize) -> f64 {
        if self.tries[card] > 0.0 { self.sums[card] / self.tries[card] } else { f64::NEG_INFINITY }
    }

    /// Whether one card is better than every other beyond all doubt.
    fn is_settled(&self) -> bool {
        const SURE_FROM: f64 = 64.0;
        const SURE: f64 = 4.0;
        let doubt = |card: usize| {
            let tries = self.tries[card];
            (self.squares[card] / tries - self.mean(card).powi(2)).max(0.0) / tries
        };
        let best = self.running.iter().copied().max_by(|&a, &b| self.mean(a).total_cmp(&self.mean(b)));
        best.is_some_and(|best| {
            let others = || self.running.iter().filter(|&&card| card != best);
            let clear =
                |&card: &usize| self.mean(best) - self.mean(card) > SURE * (doubt(best) + doubt(card)).sqrt();
            self.tries[best] >= SURE_FROM && others().all(clear)
        })
    }

    fn drop_half(&mut self, beside: Option<Bid>) {
        let mut order = self.running.clone();
        order.sort_by(|&one, &other| self.mean(other).total_cmp(&self.mean(one)));
        let staying = order.len().div_ceil(2).max(LAST_FEW.min(order.len()));
        order[staying..].sort_by_key(|&card| Some(self.bids[card]) != beside);
        let kept = usize::from(order.get(staying).is_some_and(|&card| Some(self.bids[card]) == beside));
        order.truncate(staying + kept);
        self.running = order;
    }
}

/// How many cards are tried to the end.
const LAST_FEW: usize = 3;
/// How often the worse half of the own cards drops out.
const CUTS: u32 = 2;

/// What each bid of a seat is worth against others who bid well, the best first.
pub(super) fn weigh(
    weights: &Weights,
    seat: Seat,
    beside: Option<Bid>,
    dice: &mut FastDice,
    imagine: impl Fn(&mut FastDice) -> CarsonCards,
    allowed: &mut Allowed,
) -> Vec<Thought<Action>> {
    let first = imagine(dice);
    let mut bidders: Vec<Bidder> = first.deciders().iter().map(|seat| Bidder::of(&first, seat)).collect();
    let own = bidders.iter().position(|bidder| bidder.seat == seat).unwrap_or_default();
    let (mut cut, mut turn) = (0, 0);
    while bidders[own].running.len() > 1 {
        // Every second time it is one's own turn to try.
        let trying = if turn % 2 == 0 || bidders.len() == 1 {
            own
        } else {
            (own + 1 + turn / 2 % (bidders.len() - 1)) % bidders.len()
        };
        turn += 1;
        let world = imagine(dice);
        let luck = u64::from(dice.below(u32::MAX));
        let others: Vec<(Seat, Bid)> = bidders
            .iter()
            .enumerate()
            .filter(|&(index, _)| index != trying)
            .map(|(_, bidder)| (bidder.seat, bidder.draw(&world, dice)))
            .collect();
        let bidder = &mut bidders[trying];
        let mut values = Vec::with_capacity(bidder.running.len());
        for &card in &bidder.running {
            let Some(value) =
                outcome(weights, &world, bidder.seat, bidder.bids[card], &others, luck, allowed)
            else {
                break;
            };
            values.push(value);
        }
        if values.len() < bidder.running.len() {
            break;
        }
        bidder.learn(&values);
        if allowed.is_timed() && trying == own && bidder.is_settled() {
            break;
        }
        while cut < CUTS && allowed.share_used() >= f64::from(cut + 1) / f64::from(CUTS + 1) {
            cut += 1;
            bidders[own].drop_half(beside);
        }
    }
    ranked(&bidders[own])
}

/// How far ahead a seat is after this round, if all bid like this.
fn outcome(
    weights: &Weights,
    world: &CarsonCards,
    seat: Seat,
    bid: Bid,
    others: &[(Seat, Bid)],
    luck: u64,
    allowed: &mut Allowed,
) -> Option<f64> {
    let mut game = world.clone();
    let mut dice = FastDice::seeded(luck);
    let mut waiting: Seats = game.deciders();
    while let Some(next) = waiting.lowest() {
        let made = others.iter().find(|(other, _)| *other == next).map_or(bid, |(_, made)| *made);
        game.apply(next, Action::Bid(made), &mut dice, &mut Silence);
        waiting = waiting.without(next);
    }
    let next = world.round() + 1;
    if !play_until(&mut game, next, &mut dice, allowed) {
        return None;
    }
    let mut points = [0.0; Seat::MOST];
    expected(weights, &game, &mut points);
    Some(ahead(seat, &points[..game.seats()]))
}

/// The bids, the best first: those that were tried to the end before those that dropped out.
fn ranked(own: &Bidder) -> Vec<Thought<Action>> {
    let mut order: Vec<usize> = (0..own.bids.len()).collect();
    order.sort_by(|&one, &other| {
        let stays = |card: usize| own.running.contains(&card);
        stays(other).cmp(&stays(one)).then(own.mean(other).total_cmp(&own.mean(one)))
    });
    let least = order.iter().map(|&card| own.mean(card)).filter(|mean| mean.is_finite()).fold(0.0, f64::min);
    let thought =
        |&card: &usize| Thought { action: Action::Bid(own.bids[card]), value: own.mean(card).max(least) };
    order.iter().map(thought).collect()
}
