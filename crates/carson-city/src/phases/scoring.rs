//! The final scoring: money, buildings, Houses and mountains, the Teacher, the Train Station, the variants; ties go to the earlier
//! passer.

use table::{SaturatingAs, ScoreLine, ScorePart, Seat, Silence, Standing, Standings};

use crate::game::CarsonCity;
use crate::map::parcel::{Parcel, Parcels};
use crate::pieces::building::{Building, Dollars};
use crate::pieces::character::{Character, Side};
use crate::pieces::powers::TEACHERS_POINTS;

/// How many dollars are worth a point at the end.
pub(crate) const DOLLARS_LEFT_FOR_A_POINT: Dollars = 6;
/// What each building, House, Townhouse and mountain on a player's land is worth.
pub(crate) const POINTS_FOR_A_POSSESSION: i32 = 2;
/// What each of them is worth in addition if a bridge touches it.
pub(crate) const POINTS_MORE_AT_A_BRIDGE: i32 = 1;
/// The Train Station scores a point for this many Houses of the whole city.
pub(crate) const HOUSES_FOR_A_POINT: u16 = 2;

/// The lines of the break-down; the first ones are always shown.
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

/// Receives where the points of each line come from: in a list for each of them, or not at all.
trait Ledger {
    /// `parts` is only called if the parts are used.
    fn hear<I: IntoIterator<Item = ScorePart>>(&mut self, line: usize, parts: impl FnOnce() -> I);
}

impl Ledger for Silence {
    #[inline]
    fn hear<I: IntoIterator<Item = ScorePart>>(&mut self, _: usize, _: impl FnOnce() -> I) {}
}

impl Ledger for [Vec<ScorePart>; LINES.len()] {
    fn hear<I: IntoIterator<Item = ScorePart>>(&mut self, line: usize, parts: impl FnOnce() -> I) {
        self[line].extend(parts());
    }
}

/// The points of one player while they are counted.
struct Count<'a, L> {
    points: [i32; LINES.len()],
    ledger: &'a mut L,
}

impl<L: Ledger> Count<'_, L> {
    /// Adds points that come from no place.
    #[inline]
    fn add(&mut self, line: usize, points: i32) {
        self.points[line] += points;
        self.ledger.hear(line, || (points != 0).then(|| ScorePart::nowhere(points)));
    }

    /// Adds points for each of these parcels.
    #[inline]
    fn each(&mut self, line: usize, parcels: Parcels, points: i32) {
        self.points[line] += points * parcels.len().saturating_as::<i32>();
        self.ledger.hear(line, || parcels.iter().map(move |parcel| ScorePart::new([parcel], points)));
    }

    /// Adds points that these parcels bring together.
    #[inline]
    fn together(&mut self, line: usize, parcels: impl FnOnce() -> Vec<Parcel>, points: i32) {
        self.points[line] += points;
        self.ledger.hear(line, || (points != 0).then(|| ScorePart::new(parcels(), points)));
    }
}

impl CarsonCity {
    /// The points as if the game ended now, in the order of [`LINES`].
    fn parts(&self, seat: Seat) -> [i32; LINES.len()] {
        self.count(seat, &mut Silence)
    }

    /// The one formula: it returns the totals and reports the parts.
    #[inline]
    fn count(&self, seat: Seat, ledger: &mut impl Ledger) -> [i32; LINES.len()] {
        let player = self.player(seat);
        let possessions = self.town.owned(seat) & self.town.occupied();
        let mut count = Count { points: [0; LINES.len()], ledger };
        count.add(0, i32::from(player.points()));
        count.add(1, i32::from(player.money() / DOLLARS_LEFT_FOR_A_POINT));
        count.each(2, possessions, POINTS_FOR_A_POSSESSION);
        count.each(3, possessions & self.town.at_bridges(), POINTS_MORE_AT_A_BRIDGE);
        self.count_teacher(seat, 4, &mut count);
        self.count_station(seat, 5, &mut count);
        count.add(6, self.horse_points(seat));
        count.add(7, self.race_points(seat));
        count.add(8, self.strategy_points(seat));
        count.points
    }

    /// The Teacher's red side: 2 for each School, Prison and Church, and 2 if there is no Saloon on the board.
    fn count_teacher(&self, seat: Seat, line: usize, count: &mut Count<'_, impl Ledger>) {
        if !self.player(seat).is(Character::Teacher, Side::Red) {
            return;
        }
        let own = |kind| self.town.buildings(kind) & self.town.owned(seat);
        for kind in [Building::School, Building::Prison, Building::Church] {
            count.each(line, own(kind), TEACHERS_POINTS);
        }
        count.add(line, if own(Building::Saloon).is_empty() { TEACHERS_POINTS } else { 0 });
    }

    /// One point for every two Houses of the whole city.
    fn count_station(&self, seat: Seat, line: usize, count: &mut Count<'_, impl Ledger>) {
        let station = self.town.buildings(Building::TrainStation) & self.town.owned(seat);
        if station.is_empty() {
            return;
        }
        let counted = || station.iter().chain(self.town.house_symbols().0.without(station).iter()).collect();
        count.together(line, counted, i32::from(self.all_symbols() / HOUSES_FOR_A_POINT));
    }

    pub(crate) fn points_of(&self, seat: Seat) -> i32 {
        self.parts(seat).iter().sum()
    }

    /// The points without what the money in hand would bring: money is there to be spent.
    pub(crate) fn points_without_money(&self, seat: Seat) -> i32 {
        self.points_of(seat) - i32::from(self.player(seat).money() / DOLLARS_LEFT_FOR_A_POINT)
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
        self.standings_of(|seat| self.parts(seat).map(|points| (points, Vec::new())))
    }

    /// The same with the parcels that each line counts.
    pub fn explain_standings(&self) -> Standings {
        self.standings_of(|seat| {
            let mut parts = [const { Vec::new() }; LINES.len()];
            let points = self.count(seat, &mut parts);
            let mut parts = parts.into_iter();
            points.map(|points| (points, parts.next().unwrap_or_default()))
        })
    }

    fn standings_of(&self, lines: impl Fn(Seat) -> [(i32, Vec<ScorePart>); LINES.len()]) -> Standings {
        let rank = |seat: Seat| {
            let place = self.pass_order().as_slice().iter().position(|&other| other == seat);
            (-self.points_of(seat), place.unwrap_or(Seat::MOST))
        };
        let standing = |seat: Seat| {
            let better = self.all_seats().filter(|&other| rank(other) < rank(seat)).count();
            let lines = LINES.iter().zip(lines(seat)).enumerate();
            let shown = lines.filter(|(index, (_, (points, _)))| *index < ALWAYS_SHOWN || *points != 0);
            Standing {
                seat,
                place: 1 + better.saturating_as::<u8>(),
                points: self.points_of(seat),
                lines: shown
                    .map(|(_, (&label, (points, parts)))| ScoreLine { label: label.into(), points, parts })
                    .collect(),
            }
        };
        Standings { seats: self.all_seats().map(standing).collect() }
    }
}
