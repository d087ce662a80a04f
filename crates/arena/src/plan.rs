//! Which games are played: who sits where, with which set-up.

use std::time::Duration;
use table::SaturatingAs;

use games::GameEntry;
use serde::Serialize;
use serde_json::Value;

use super::contender::Contender;

/// Who sits at a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Occupant {
    /// The participant with this index.
    Bot(usize),
    /// The rules themselves.
    Script,
}

/// Who sits where, in seat order.
pub type Seating = Vec<Occupant>;

/// Whether seatings share set-ups.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Pairing {
    /// Each set-up is played in every seating, so that the luck of the draw cancels out.
    Paired,
    /// Each game has its own set-up.
    Independent,
}

/// Who a bot is measured against.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Against {
    /// The other bots at the table.
    Bots,
    /// A scripted opponent, with one bot in each game.
    Script,
}

/// One game to be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fixture {
    /// Games of the same round share their set-up.
    pub round: usize,
    /// The seed of its dice.
    pub seed: u64,
    /// The index of its seating in the plan.
    pub seating: usize,
}

/// All games to be played.
pub struct Plan {
    /// The game.
    pub entry: &'static GameEntry,
    /// Its options, with all defaults filled in.
    pub options: Value,
    /// The participants.
    pub bots: Vec<Contender>,
    /// All seatings.
    pub seatings: Vec<Seating>,
    /// Who a bot is measured against.
    pub against: Against,
    /// Whether seatings share set-ups.
    pub pairing: Pairing,
    /// The seed of the first set-up.
    pub seed: u64,
    /// The number of games.
    pub games: usize,
    /// How much longer than its budget a program may take for an answer before it loses the game.
    pub patience: Duration,
}

impl Plan {
    /// The games in the order in which they are started. The first seed is the plan's, and each set-up takes the next one, so any
    /// set-up can be played again by its own seed.
    pub fn fixtures(&self) -> impl Iterator<Item = Fixture> + Send + '_ {
        let seatings = self.seatings.len();
        (0..self.games).map(move |game| match self.pairing {
            Pairing::Paired => {
                let round = game / seatings;
                Fixture { round, seed: self.seed.wrapping_add(round as u64), seating: game % seatings }
            }
            Pairing::Independent => {
                let seed = self.seed.wrapping_add(game as u64);
                Fixture { round: game, seed, seating: (seed % seatings as u64).saturating_as::<usize>() }
            }
        })
    }

    /// The number of games in a round.
    pub fn round_size(&self) -> usize {
        match self.pairing {
            Pairing::Paired => self.seatings.len(),
            Pairing::Independent => 1,
        }
    }

    /// The number of seats at a table.
    pub fn seats(&self) -> usize {
        self.seatings[0].len()
    }

    /// The seed of a bot in a game. It depends on the seating, so that a bot against itself does not repeat the same game with
    /// reversed seats.
    pub fn bot_seed(fixture: Fixture, bot: usize) -> u64 {
        [fixture.seating as u64, bot as u64]
            .into_iter()
            .fold(mixed(fixture.seed), |seed, part| mixed(seed ^ part))
    }
}

/// Spreads near-by numbers over all numbers (the finish of `SplitMix64`).
fn mixed(number: u64) -> u64 {
    let number = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ (number >> 31)
}

#[cfg(test)]
pub(crate) mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::seating::seatings;
    use table::SeatKind;

    /// A plan of six games for two bots.
    pub(crate) fn plan(pairing: Pairing) -> Plan {
        Plan {
            entry: &games::built_in().games()[0],
            options: Value::Null,
            bots: Contender::all(
                &games::built_in().games()[0],
                &["marshal".parse().unwrap(), "cowhand".parse().unwrap()],
                1,
            )
            .unwrap(),
            seatings: seatings(2, &[SeatKind::Player; 2]),
            against: Against::Bots,
            pairing,
            seed: 7,
            games: 6,
            patience: Duration::ZERO,
        }
    }

    #[test]
    fn paired_games_share_a_seed_and_swap_the_seats() {
        let fixtures: Vec<(u64, usize)> =
            plan(Pairing::Paired).fixtures().map(|f| (f.seed, f.seating)).collect();
        assert_eq!(fixtures, [(7, 0), (7, 1), (8, 0), (8, 1), (9, 0), (9, 1)]);
    }

    #[test]
    fn independent_games_have_a_seed_each_and_still_balance_the_seats() {
        let fixtures: Vec<(u64, usize)> =
            plan(Pairing::Independent).fixtures().map(|f| (f.seed, f.seating)).collect();
        assert_eq!(fixtures, [(7, 1), (8, 0), (9, 1), (10, 0), (11, 1), (12, 0)]);
    }

    #[test]
    fn no_two_bots_of_a_round_share_a_seed() {
        let plan = plan(Pairing::Paired);
        let seeds: BTreeSet<u64> =
            plan.fixtures().flat_map(|fixture| [0, 1].map(|bot| Plan::bot_seed(fixture, bot))).collect();
        assert_eq!(seeds.len(), 12);
    }
}
