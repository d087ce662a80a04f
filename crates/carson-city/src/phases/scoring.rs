//! The final scoring: money, buildings, Houses and mountains, the Teacher, the Train Station, what the variants bring; ties go
//! to the earlier passer.

use table::{Phrase, ScoreLine, Seat, Standing, Standings};

use crate::game::CarsonCity;
use crate::pieces::building::{Building, Dollars};
use crate::pieces::character::{Character, Side};

/// How many dollars are worth a point at the end.
pub(crate) const DOLLARS_LEFT_FOR_A_POINT: Dollars = 6;

/// The lines of the break-down; the first are always there.
const LINES: [&str; 9] = [
    "city-score-gained",
    "city-score-money",
    "city-score-possessions",
    "city-score-bridges",
    "city-score-teacher",
    "city-score-station",
    "city-score-horses",
    "city-score-race",
    "city-score-strategy",
];
const ALWAYS_SHOWN: usize = 3;

impl CarsonCity {
    /// The points as if the game ended now, in the order of [`LINES`].
    fn parts(&self, seat: Seat) -> [i32; LINES.len()] {
        let player = self.player(seat);
        let possessions = self.town.owned(seat) & self.town.occupied();
        [
            i32::from(player.points),
            i32::from(player.money / DOLLARS_LEFT_FOR_A_POINT),
            2 * possessions.len() as i32,
            (possessions & self.town.at_bridges()).len() as i32,
            self.teacher_points(seat),
            self.station_points(seat),
            self.horse_points(seat),
            self.race_points(seat),
            self.strategy_points(seat),
        ]
    }

    /// The Teacher's red side: 2 for each School, Prison and Church, and 2 without a Saloon on the board.
    fn teacher_points(&self, seat: Seat) -> i32 {
        if !self.player(seat).is(Character::Teacher, Side::Red) {
            return 0;
        }
        let own = |kind| (self.town.buildings(kind) & self.town.owned(seat)).len() as i32;
        let civic: i32 = [Building::School, Building::Prison, Building::Church].map(own).iter().sum();
        2 * (civic + i32::from(own(Building::Saloon) == 0))
    }

    /// One for every two Houses of the whole city.
    fn station_points(&self, seat: Seat) -> i32 {
        let station = self.town.buildings(Building::TrainStation) & self.town.owned(seat);
        if station.is_empty() { 0 } else { i32::from(self.all_symbols() / 2) }
    }

    pub(crate) fn points_of(&self, seat: Seat) -> i32 {
        self.parts(seat).iter().sum()
    }

    /// Places and points as if the game ended now.
    ///
    /// ```
    /// use carson_city::{CarsonCity, Options};
    /// use table::dice::FastDice;
    /// use table::{Game, Silence};
    ///
    /// let game = CarsonCity::begin(&Options::for_players(3), &mut FastDice::seeded(1), &mut Silence)?;
    /// assert_eq!(game.standings_now().seats.len(), 3);
    /// # Ok::<(), table::OptionsError>(())
    /// ```
    pub fn standings_now(&self) -> Standings {
        let rank = |seat: Seat| {
            let place = self.passed.as_slice().iter().position(|&other| other == seat);
            (-self.points_of(seat), place.unwrap_or(Seat::MOST))
        };
        let standing = |seat: Seat| {
            let parts = self.parts(seat);
            let better = self.all_seats().filter(|&other| rank(other) < rank(seat)).count();
            let lines = LINES.iter().zip(parts).enumerate();
            Standing {
                seat,
                place: 1 + better as u8,
                points: parts.iter().sum(),
                lines: lines
                    .filter(|&(index, (_, points))| index < ALWAYS_SHOWN || points != 0)
                    .map(|(_, (&label, points))| ScoreLine::new(Phrase::new(label), points))
                    .collect(),
            }
        };
        Standings { seats: self.all_seats().map(standing).collect() }
    }
}
