//! The odds of a duel with the current cowboys, counted over every result of the dice. With duel tiles nobody knows what the others
//! will play: every number then counts as equally likely.

use serde::{Deserialize, Serialize};
use table::{SaturatingAs, Seat};

use crate::game::CarsonCity;
use crate::pieces::character::{Character, Side};
use crate::track::space::Place;
use crate::variants::Switch;

/// The odds of a duel with the current cowboys.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
pub struct Odds {
    /// The place.
    pub place: Place,
    /// Each fighter's chances, in pass order as far as it is known.
    pub fighters: Vec<Chances>,
    /// The strength of the Outlaw who is there, if one is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outlaw: Option<u8>,
    /// The number of equally likely results of the dice.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub ways: u64,
}

/// One fighter's chances.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
pub struct Chances {
    /// The player.
    pub seat: Seat,
    /// The firepower.
    pub firepower: u8,
    /// In how many results this fighter wins.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub wins: u64,
    /// The same in percent, rounded.
    pub percent: u8,
}

/// A number of results in percent, rounded.
fn percent(wins: u64, ways: u64) -> u8 {
    let ways = u128::from(ways);
    ((u128::from(wins) * 100 + ways / 2) / ways).saturating_as::<u32>().saturating_as::<u8>()
}

/// How many results lead to each sum of a fighter's dice or tiles.
type Spread = [u64; 13];

/// What a fighter adds to their firepower.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Hand {
    /// One die or tile, or two; Standish has none.
    count: u32,
    /// Whether the fighter rolls an extra die and drops the lowest.
    sharp: bool,
    /// The lowest number that a die or tile shows: 1 or 0.
    lowest: usize,
}

impl Hand {
    /// The results of one die.
    fn one(self) -> [u64; 7] {
        let mut ways = [0; 7];
        for first in 0..6 {
            if self.sharp {
                (0..6).for_each(|second: usize| ways[first.max(second) + self.lowest] += 1);
            } else {
                ways[first + self.lowest] += 1;
            }
        }
        ways
    }

    /// The higher and the lower die of every result. A single die has no lower one.
    fn falls(self) -> Vec<(usize, usize)> {
        if self.count == 0 {
            return vec![(0, 0)];
        }
        let rolled = self.count as usize + usize::from(self.sharp);
        let ways = 6usize.pow(rolled.saturating_as::<u32>());
        (0..ways)
            .map(|way| {
                let mut dice: Vec<usize> = (0..rolled)
                    .map(|die| way / 6usize.pow(die.saturating_as::<u32>()) % 6 + self.lowest)
                    .collect();
                dice.sort_unstable_by(|one, other| other.cmp(one));
                (dice[0], if self.count == 1 { 0 } else { dice[1] })
            })
            .collect()
    }

    fn spread(self) -> Spread {
        let mut ways = [0; 13];
        self.falls().into_iter().for_each(|(high, low)| ways[high + low] += 1);
        ways
    }

    fn ways(self) -> u64 {
        6u64.pow(self.count + u32::from(self.sharp))
    }

    /// In how many results the red Gunsmith reaches `need` with one reroll: the lower die is rolled again, and only if the duel
    /// would be lost. Counted over the results of the dice times those of the reroll.
    fn gunsmith_ways(self, need: u8) -> u64 {
        let again = self.one();
        let all: u64 = again.iter().sum();
        let ways = self.falls().into_iter().map(|(high, low)| {
            if high + low >= need as usize {
                return all;
            }
            let kept = if self.count == 1 { 0 } else { high };
            let enough = again.iter().enumerate().filter(|&(die, _)| kept + die >= need as usize);
            enough.map(|(_, ways)| ways).sum()
        });
        ways.sum()
    }
}

impl CarsonCity {
    fn hand(&self, seat: Seat, place: Place) -> Hand {
        let tiles = self.fights_with_tiles();
        let player = self.player(seat);
        Hand {
            count: if self.is_standish(seat) { 0 } else { 1 + u32::from(player.has_dynamite_on(place)) },
            sharp: !tiles && player.sharpshooter() == Switch::On,
            lowest: usize::from(!tiles),
        }
    }

    /// Whether the current cowboys will fight a duel at a place: not on Wages and 1 Road, nor on land that the Lawyer buys.
    pub(crate) fn awaits_duel(&self, place: Place) -> bool {
        let is_peaceful = match place {
            Place::Space(space) => space.is_shared(),
            Place::Parcel(parcel) => self.lawyers_land().contains(parcel),
        };
        let fewest = if self.has_outlaw(place) { 1 } else { 2 };
        !is_peaceful && self.contenders(place).len() >= fewest
    }

    /// The chances of the fighters at a place. It is assumed that players who have not passed yet will pass in turn order, after
    /// those who have.
    pub fn odds(&self, place: Place) -> Odds {
        let fighters = self.contenders(place);
        let rest = self.order.still_placing();
        let line: Vec<Seat> =
            self.pass_order().into_iter().chain(rest).filter(|&seat| fighters.contains(seat)).collect();
        let hands: Vec<Hand> = line.iter().map(|&seat| self.hand(seat, place)).collect();
        let spreads: Vec<Spread> = hands.iter().map(|hand| hand.spread()).collect();
        let gunsmith = if self.fights_with_tiles() {
            None
        } else {
            line.iter().position(|&seat| self.player(seat).is(Character::Gunsmith, Side::Red))
        };
        let firepower: Vec<u8> = line.iter().map(|&seat| self.firepower(seat)).collect();
        let second_roll = gunsmith.map_or(1, |index| hands[index].one().iter().sum());
        let outlaw = self.has_outlaw(place).then_some(self.outlaw_strength());
        let least = outlaw.unwrap_or(0);
        let mut wins = vec![0; line.len()];
        if let ([_], Some(0)) = (&line[..], gunsmith) {
            wins[0] = hands[0].gunsmith_ways(least.saturating_sub(firepower[0]));
        }
        for best in (0..line.len()).filter(|&best| Some(best) != gunsmith) {
            for (sum, &ways) in spreads[best].iter().enumerate().filter(|&(_, &ways)| ways > 0) {
                let strength = firepower[best] + sum.saturating_as::<u32>().saturating_as::<u8>();
                let beaten =
                    (0..line.len()).filter(|&other| other != best && Some(other) != gunsmith).map(|other| {
                        let reach = |sum: usize| {
                            firepower[other]
                                + sum.saturating_as::<u32>().saturating_as::<u8>()
                                + u8::from(other < best)
                                <= strength
                        };
                        let lost = spreads[other].iter().enumerate().filter(|&(sum, _)| reach(sum));
                        lost.map(|(_, ways)| ways).sum::<u64>()
                    });
                let ways = ways * beaten.product::<u64>();
                let reaches = u64::from(strength >= least);
                match gunsmith {
                    None => wins[best] += ways * reaches,
                    Some(index) => {
                        let beats = (strength + u8::from(index > best)).max(least);
                        let his = hands[index].gunsmith_ways(beats.saturating_sub(firepower[index]));
                        let others = hands[index].gunsmith_ways(
                            (strength + u8::from(index > best)).saturating_sub(firepower[index]),
                        );
                        wins[index] += ways * his;
                        wins[best] += ways * (hands[index].ways() * second_roll - others) * reaches;
                    }
                }
            }
        }
        let ways = hands.iter().map(|hand| hand.ways()).product::<u64>() * second_roll;
        let chances = |(index, &seat): (usize, &Seat)| Chances {
            seat,
            firepower: firepower[index],
            wins: wins[index],
            percent: percent(wins[index], ways),
        };
        Odds { place, outlaw, fighters: line.iter().enumerate().map(chances).collect(), ways }
    }
}
