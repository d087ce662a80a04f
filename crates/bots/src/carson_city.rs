//! The bots of Carson City: a look one decision ahead, with an estimate of what stands on the table is worth.

use carson_city::{Action, Ask, Building, CarsonCity, Place, Space};
use table::dice::FastDice;
use table::{Dice, Game, Seat, Silence};

use crate::bot::{Bot, Budget, Thought};
use crate::level::Level;
use crate::registry::HasBots;

impl HasBots for CarsonCity {
    fn bot(level: Level, seed: u64) -> Box<dyn Bot<CarsonCity>> {
        let carelessness = if level == Level::Tenderfoot { 4.0 } else { 0.1 };
        Box::new(Greedy { dice: FastDice::seeded(seed), carelessness })
    }
}

/// Takes what looks best right after the decision.
#[derive(Debug)]
struct Greedy {
    dice: FastDice,
    /// By how many points its judgement can be off at random.
    carelessness: f64,
}

impl Bot<CarsonCity> for Greedy {
    fn think(&mut self, view: &<CarsonCity as Game>::View, seat: Seat, _: Budget) -> Vec<Thought<Action>> {
        let state = CarsonCity::imagine(view, &mut self.dice);
        let mut list = Vec::new();
        state.actions(seat, &mut list);
        let mut thoughts: Vec<Thought<Action>> = list
            .into_iter()
            .map(|action| {
                let doubt = f64::from(self.dice.below(1000)) / 1000.0 * self.carelessness;
                Thought { action, value: self.value_of(&state, seat, action) + doubt }
            })
            .collect();
        thoughts.sort_by(|one, other| other.value.total_cmp(&one.value));
        thoughts
    }
}

impl Greedy {
    fn value_of(&mut self, state: &CarsonCity, seat: Seat, action: Action) -> f64 {
        // Passing sets much in motion that is not this decision's doing.
        if action == Action::Pass {
            return worth(state, seat);
        }
        let mut after = *state;
        after.apply(seat, action, &mut self.dice, &mut Silence);
        match (state.asked(), action) {
            (Some(Ask::Consent { .. }), Action::Yes) => worth(&after, seat) - 0.5,
            _ => worth(&after, seat),
        }
    }
}

/// How many points a dollar is worth: more early on, when it can be put to work.
fn dollar(state: &CarsonCity) -> f64 {
    match state.round() {
        1 => 0.3,
        2 => 0.26,
        3 => 0.22,
        _ => 0.17,
    }
}

/// What a player's things are worth in points, as far as can be told at a glance.
fn worth(state: &CarsonCity, seat: Seat) -> f64 {
    let player = state.player(seat);
    let rounds_left = f64::from(4 - state.round());
    let earnings: f64 = state
        .incomes()
        .iter()
        .filter(|income| income.owner == seat)
        .map(|income| f64::from(income.total))
        .sum();
    let land = state.town().owned(seat);
    let built = (land & state.town().occupied()).len() as f64;
    let empty = land.len() as f64 - built;
    let kept: f64 =
        player.kept.iter().map(|(kind, count)| f64::from(count) * 0.6 * promise(state, seat, kind)).sum();
    let placed: f64 = places(state, seat).map(|place| stake(state, seat, place)).sum();
    f64::from(player.points)
        + 2.0 * built
        + f64::from(player.money) * dollar(state)
        + earnings * (rounds_left + 0.5) * 0.2
        + empty * (0.3 + 0.5 * rounds_left)
        + kept
        + f64::from(player.revolvers) * (0.3 + 0.3 * rounds_left)
        + f64::from(player.cowboys) * (0.25 + 0.15 * rounds_left)
        + f64::from(player.roads) * 0.2
        + f64::from(player.dynamite) * 0.5
        + f64::from(player.horses) * f64::from(1 + player.rodeos)
        + f64::from(player.enclosures.rodeo()) * 0.1
        + placed
}

/// What a building is worth that is still to be built: what it would earn on the best of one's own lots, its two points, its
/// revolvers; little without a lot.
fn promise(state: &CarsonCity, seat: Seat, kind: Building) -> f64 {
    let town = state.town();
    let rounds_left = f64::from(4 - state.round());
    let claimed = state.player(seat).on_parcels & town.for_sale();
    let lots = (town.owned(seat) | claimed) & !town.occupied();
    let best = lots
        .iter()
        .map(|lot| {
            let far = !kind.needs_no_road() && !town.connected().contains(lot);
            let doubt = if claimed.contains(lot) || far { 0.6 } else { 1.0 };
            let earns = f64::from(state.income(kind, lot, seat)) * (rounds_left + 0.75) * 0.2;
            doubt * (2.0 + earns + f64::from(kind.revolvers()) * 0.6)
        })
        .fold(0.0, f64::max);
    best.max(0.3 * rounds_left)
}

fn places(state: &CarsonCity, seat: Seat) -> impl Iterator<Item = Place> {
    let player = *state.player(seat);
    let shared = [(Space::Wages, player.on_wages), (Space::OneRoad, player.on_road)];
    let shared = shared.into_iter().flat_map(|(space, count)| (0..count).map(move |_| Place::Space(space)));
    let spaces = player.on_spaces.iter().map(Place::Space);
    shared.chain(spaces).chain(player.on_parcels.iter().map(Place::Parcel))
}

/// What a cowboy at a place can be expected to bring.
fn stake(state: &CarsonCity, seat: Seat, place: Place) -> f64 {
    let odds = state.odds(place);
    let mine = odds.fighters.iter().find(|fighter| fighter.seat == seat);
    let chance = mine.map_or(1.0, |fighter| fighter.wins as f64 / odds.ways as f64);
    chance * prize(state, seat, place)
}

fn prize(state: &CarsonCity, seat: Seat, place: Place) -> f64 {
    let rounds_left = f64::from(4 - state.round());
    let player = state.player(seat);
    let money = f64::from(player.money);
    let firepower = f64::from(state.firepower(seat));
    let parcels = state.town().owned(seat).len() as f64;
    match place {
        Place::Parcel(parcel) if state.town().outlaws().contains(parcel) => f64::from(state.outlaw_reward()),
        Place::Parcel(parcel) => match (state.town().building_at(parcel), state.town().owner(parcel)) {
            (Some(kind), Some(owner)) if owner != seat => {
                f64::from(state.income(kind, parcel, owner) / 2) * dollar(state)
            }
            (Some(_), Some(_)) => 0.3,
            (Some(_), None) => 1.5,
            (None, _) => {
                let price = f64::from(state.parcel_price(seat, parcel));
                let things = if state.town().occupied().contains(parcel) { 2.0 } else { 0.0 };
                let near = state.town().connected().contains(parcel);
                let use_later = if near { 0.9 } else { 0.5 } * rounds_left.max(0.4);
                if price > money { 0.0 } else { things + use_later - price * dollar(state) }
            }
        },
        Place::Space(space) => match space {
            Space::Wages => 4.0 * dollar(state),
            Space::Ammunition => 0.9,
            Space::ThreeRoads => 0.6,
            Space::OneRoad => 0.2,
            Space::ParcelsIncome => 2.0 * parcels * dollar(state),
            Space::CowboyIncome => 2.0 * firepower * dollar(state),
            Space::Gambling => 7.0 * dollar(state),
            Space::ParcelsPoints => (parcels / 2.0).floor(),
            Space::CowboyPoints => (firepower / 2.0).floor(),
            Space::BuildingPoints => (state.town().owned(seat) & state.town().built()).len() as f64,
            Space::Points5 | Space::Points4 | Space::Points3 | Space::Points2 => {
                let price = f64::from(space.point_price().unwrap_or(5));
                (money * (1.0 / price - dollar(state)) * 0.8).max(0.1)
            }
            _ => {
                let price = f64::from(state.building_price(seat, space));
                let tile = space.row_index().and_then(|index| state.row()[index]);
                let promise = tile.map_or(0.0, |kind| promise(state, seat, kind));
                if price > money + 4.0 { 0.0 } else { promise - price * dollar(state) }
            }
        },
    }
}
