//! What the learnt judgement looks at when a round begins.

use carson_city::{Building, CarsonCity};
use table::Seat;

use super::sight::Sight;
use super::worth::{earnings, lot, promise, worth};

/// How many features there are.
pub(super) const COUNT: usize = NAMES.len();

/// Their names, in the order in which [`of`] writes them.
pub(super) const NAMES: &[&str] = &[
    "one",
    "players",
    "players-squared",
    "worth",
    "points",
    "money",
    "money-above-10",
    "money-above-20",
    "income",
    "income-above-15",
    "income-above-30",
    "income-at-risk",
    "buildings",
    "landmarks",
    "parcels",
    "lots",
    "lots-at-roads",
    "best-lot",
    "second-lot",
    "all-lots",
    "kept",
    "kept-promise",
    "revolvers",
    "cowboys",
    "roads",
    "dynamite",
    "horses",
    "turn",
    "strongest-rival",
    "weaker-rivals",
    "best-offer",
    "second-offer",
    "city-hall",
    "houses-of-city",
    "free-land",
    "income-of-others",
    "land-of-others",
    "money-of-others",
    "points-of-others",
    "money-by-players",
    "income-by-players",
    "lots-by-players",
    "cowboys-by-players",
    "revolvers-by-players",
    "worth-by-players",
    "money-and-lots",
    "income-and-lots",
    "ranches",
    "mines",
    "drugstores",
    "banks",
    "saloons",
    "hotels",
    "churches",
    "prisons",
    "general-stores",
    "schools",
    "blacksmiths",
    "city-halls",
    "train-stations",
];

/// The features of a seat.
pub(super) fn of(state: &CarsonCity, seat: Seat, into: &mut [f64]) {
    let mut list = Writer::new(into);
    let (town, player) = (state.town(), state.player(seat));
    let rivals = || state.all_seats().filter(|&other| other != seat);
    let others = rivals().count().max(1) as f64;
    let players = others + 1.0 - 3.0;
    let owned = town.owned(seat);
    let empty = owned.without(town.occupied());
    let money = f64::from(player.money());
    let income = f64::from(earnings(state, seat));
    let usual = Sight::usual(state);
    let worth = worth(&usual, seat);
    let lots = empty.len() as f64;
    list.all([1.0, players, players * players, worth, f64::from(player.points())]);
    list.all([money, (money - 10.0).max(0.0), (money - 20.0).max(0.0)]);
    list.all([income, (income - 15.0).max(0.0), (income - 30.0).max(0.0), at_risk(state, seat)]);
    let built = owned & town.built();
    list.all([built.len() as f64, (owned & town.occupied()).without(built).len() as f64]);
    list.all([owned.len() as f64, lots, (empty & town.connected()).len() as f64]);
    let (best, second, all) = best_two(empty.iter().map(|parcel| lot(&usual, seat, parcel)));
    list.all([best, second, all]);
    let kept = player.kept();
    let promised = kept.iter().map(|(kind, count)| f64::from(count) * promise(&usual, seat, kind)).sum();
    list.all([f64::from(kept.total()), promised]);
    let (revolvers, cowboys) = (f64::from(player.revolvers()), f64::from(player.cowboys()));
    list.all([revolvers, cowboys, f64::from(player.roads()), f64::from(player.dynamite())]);
    list.all([f64::from(player.horses()), f64::from(player.turn_number())]);
    let firepower = f64::from(state.firepower(seat));
    let strongest = rivals().map(|rival| f64::from(state.firepower(rival))).fold(0.0, f64::max);
    let weaker = rivals().filter(|&rival| f64::from(state.firepower(rival)) < firepower).count();
    list.all([strongest - firepower, weaker as f64]);
    let (best, second, _) = best_two(state.row().iter().flatten().map(|&kind| promise(&usual, seat, kind)));
    list.all([best, second, f64::from(u8::from(state.holds_city_hall(seat)))]);
    list.all([f64::from(state.all_symbols()), (town.for_sale() & town.vacant()).len() as f64]);
    let mean = |of: &dyn Fn(Seat) -> f64| rivals().map(of).sum::<f64>() / others;
    list.all([
        mean(&|rival| f64::from(earnings(state, rival))),
        mean(&|rival| town.owned(rival).len() as f64),
        mean(&|rival| f64::from(state.player(rival).money())),
        mean(&|rival| f64::from(state.player(rival).points())),
    ]);
    list.all([money, income, lots, cowboys, revolvers, worth].map(|feature| feature * players));
    list.all([money.min(12.0) * lots, income * lots]);
    list.all(Building::ALL.map(|kind| (town.buildings(kind) & owned).len() as f64));
    debug_assert_eq!(list.next, COUNT, "every feature has a name");
}

/// The income that others can rob.
fn at_risk(state: &CarsonCity, seat: Seat) -> f64 {
    let town = state.town();
    let own = (town.owned(seat) & town.built()).without(town.sanctuary(seat));
    let robbed = own.iter().filter_map(|at| Some((town.building_at(at)?, at)));
    robbed
        .filter(|(kind, _)| !kind.is_safe())
        .map(|(kind, at)| f64::from(state.income(kind, at, seat) / 2))
        .fold(0.0, f64::max)
}

/// The two greatest and the sum.
fn best_two(values: impl Iterator<Item = f64>) -> (f64, f64, f64) {
    values.fold((0.0, 0.0, 0.0), |(best, second, sum), value| {
        let (best, second) =
            if value > best { (value, best) } else { (best, if value > second { value } else { second }) };
        (best, second, sum + value)
    })
}

/// Writes one feature after the other.
pub(super) struct Writer<'a> {
    into: &'a mut [f64],
    next: usize,
}

impl<'a> Writer<'a> {
    pub(super) fn new(into: &'a mut [f64]) -> Writer<'a> {
        Writer { into, next: 0 }
    }

    pub(super) fn all<const SOME: usize>(&mut self, features: [f64; SOME]) {
        self.into[self.next..][..SOME].copy_from_slice(&features);
        self.next += SOME;
    }
}
