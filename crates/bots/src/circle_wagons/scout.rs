//! What the search must know of Circle the Wagons.

use circle_wagons::{Action, Asked, Card, CircleWagons};
use table::{Game, SaturatingAs, Seat};

use super::lays::Lays;
use crate::selective::{Candidate, Cost, Coverage, Scout};

/// Knows which choices look promising, and judges a position by its points.
#[derive(Debug, Default)]
pub(super) struct WagonScout {
    lays: Lays,
    drafts: Vec<(i32, Action)>,
}

/// Every draft uses this much of a line's allowance, so that lines are equally deep.
const TURN: Cost = 100;
/// What the second, third, … best choice costs more.
const RANK: [Cost; 8] = [0, 60, 100, 130, 160, 190, 220, 250];
/// What a further choice costs beyond these.
const FURTHER: Cost = 12;
/// What each point costs by which a choice looks worse than the best.
const WORSE: Cost = 20;
/// With more cards than these still to be laid, only the best ways to lay one are looked at.
const NARROW_ABOVE: usize = 4;
/// How many ways these are.
const NARROW: usize = 20;
/// Skipping so many points' worth of cards more than a choice at hand gives is never looked at.
const HOPELESS: i32 = 16;
/// What it is worth to be the one who drafts next, in hundredths of a point.
const TEMPO: i32 = 300;

fn cost(rank: usize, worse_by: i32) -> Cost {
    let last = RANK.len() - 1;
    let rank_cost = RANK[rank.min(last)] + FURTHER * rank.saturating_sub(last).saturating_as::<Cost>();
    rank_cost + WORSE * worse_by
}

/// How many cards are still to be laid.
pub(super) fn cards_left(game: &CircleWagons) -> usize {
    let pile = game.lone_cowboy().map_or(0, |solo| solo.pile.len() + usize::from(solo.preference.is_some()));
    game.circle().len() + game.pending() + pile
}

impl WagonScout {
    fn lay(
        &mut self,
        game: &CircleWagons,
        seat: Seat,
        card: Card,
        into: &mut Vec<Candidate<Action>>,
    ) -> Coverage {
        let left = cards_left(game);
        let lays = self.lays.of(game, seat, card);
        let best = lays[0].points;
        // The last card of the town, if nothing compares the towns: there is nothing left to prepare.
        let last = game.circle().is_empty()
            && left == game.pending()
            && game.pending_of(seat) == 1
            && !game.scoring().iter().any(|card| card.compares());
        let width = if last {
            1
        } else if left > NARROW_ABOVE {
            NARROW
        } else {
            lays.len()
        };
        into.extend(lays.iter().take(width).enumerate().map(|(rank, lay)| Candidate {
            action: Action::Lay { facing: lay.laid.facing, at: lay.laid.at },
            cost: cost(rank, best - lay.points),
        }));
        if last || width >= lays.len() { Coverage::Whole } else { Coverage::Partial }
    }

    fn draft(&mut self, game: &CircleWagons, seat: Seat, into: &mut Vec<Candidate<Action>>) -> Coverage {
        self.drafts.clear();
        let other = seat.other();
        let (mine, theirs) = (game.score(seat).total(), game.score(other).total());
        let mut given = 0;
        let mut best = i32::MIN;
        for &card in game.circle() {
            let worth = self.lays.best(game, seat, card) - mine - given;
            best = best.max(worth);
            self.drafts.push((worth, Action::Take(card)));
            given += match game.lone_cowboy() {
                Some(_) => 2,
                None => self.lays.best(game, other, card) - theirs,
            };
            if -given < best - HOPELESS {
                break;
            }
        }
        self.drafts.sort_by_key(|&(worth, _)| std::cmp::Reverse(worth));
        into.extend(
            self.drafts
                .iter()
                .enumerate()
                .map(|(rank, &(worth, action))| Candidate { action, cost: TURN + cost(rank, best - worth) }),
        );
        if into.len() == game.circle().len() { Coverage::Whole } else { Coverage::Partial }
    }
}

impl Scout<CircleWagons> for WagonScout {
    fn candidates(&mut self, game: &CircleWagons, seat: Seat, into: &mut Vec<Candidate<Action>>) -> Coverage {
        match game.asked() {
            Some(Asked::Lay { card, .. }) => self.lay(game, seat, card, into),
            Some(Asked::Draft { .. }) => self.draft(game, seat, into),
            _ => {
                into.extend(
                    game.circle().iter().map(|&card| Candidate { action: Action::Start(card), cost: 0 }),
                );
                Coverage::Whole
            }
        }
    }

    fn judge(&mut self, game: &CircleWagons) -> i32 {
        let points = game.points();
        let tempo = match game.asked() {
            Some(asked) if asked.seat() == Seat::FIRST => TEMPO,
            Some(_) => -TEMPO,
            None => 0,
        };
        100 * (points[0] - points[1]) + tempo
    }

    fn can_stop(&self, game: &CircleWagons) -> bool {
        matches!(game.asked(), Some(Asked::Draft { .. }))
    }
}
