//! How Standish builds: where his buildings and their Houses go, and the roads he builds for them for free.

use table::{Dice, Log, Seat};

use super::choice::{Criterion, choose, least, most};
use super::places::distance;
use super::{Deed, tell_deed};
use crate::game::CarsonCity;
use crate::interface::event::{Event, VariantEvent};
use crate::map::parcel::{Parcel, Parcels};
use crate::map::roads::{RoadPlace, Roads};
use crate::pieces::building::Building;

const HIM: Seat = Seat::SECOND;
const YOU: Seat = Seat::FIRST;
/// More roads than any way takes, for parcels without a way.
const NO_WAY: i32 = 99;

impl CarsonCity {
    /// Builds everything kept that finds a place, the best of his list first.
    pub(crate) fn build_kept(&mut self, dice: &mut impl Dice, log: &mut impl Log<CarsonCity>) {
        let Some(strategy) = self.standish.map(|standish| standish.strategy()) else { return };
        let mut waiting: Vec<Building> = self.player(HIM).kept().iter().map(|(kind, _)| kind).collect();
        waiting.sort_by_key(|&kind| strategy.rank(kind));
        for kind in waiting {
            while self.player(HIM).kept().count(kind) > 0 && self.build_one(kind, dice, log) {}
        }
    }

    fn build_one(&mut self, kind: Building, dice: &mut impl Dice, log: &mut impl Log<CarsonCity>) -> bool {
        let needs_road = !kind.needs_no_road();
        let empty = self.town.owned(HIM) & self.town.vacant();
        let lots: Vec<Parcel> = empty.iter().filter(|&lot| self.suits(kind, lot)).collect();
        let mut rules = self.land_rules(kind);
        rules.push(least(
            |lot: Parcel| if needs_road { self.new_roads_to(lot) } else { 0 },
            Criterion::NewRoads,
        ));
        let chosen = choose(lots, &rules, dice);
        drop(rules);
        let Some((parcel, by)) = chosen else { return false };
        if needs_road {
            self.connect(parcel, dice, log);
        }
        self.player_mut(HIM).release(kind);
        self.town.add_building(kind, parcel);
        log.tell(|| Event::Built { seat: HIM, building: kind, parcel });
        tell_deed(Deed::Build(kind, parcel), by, log);
        for _ in 0..kind.new_houses(self.edition) {
            self.add_his_house(dice, log);
        }
        true
    }

    /// Adds a House to his best advantage: a Townhouse of his own first; then by what he earns most, what the player earns least,
    /// what is near his empty land, and the fewest roads.
    fn add_his_house(&mut self, dice: &mut impl Dice, log: &mut impl Log<CarsonCity>) {
        let (_, crowded) = self.his_house_lots();
        let own_crowded = crowded & self.town.owned(HIM);
        let options = self.his_house_options();
        let his_now = self.income_of(HIM);
        let empty = self.town.owned(HIM) & self.town.vacant();
        let rules = [
            most(|at: Parcel| self.with_house(at).income_of(HIM) - his_now, Criterion::Gain),
            least(|at: Parcel| self.with_house(at).income_of(YOU), Criterion::YourIncome),
            least(|at: Parcel| distance(at, empty), Criterion::NearHisLand),
            least(
                |at: Parcel| if crowded.contains(at) { 0 } else { self.new_roads_to(at) },
                Criterion::NewRoads,
            ),
        ];
        let chosen = choose(options.iter().collect(), &rules, dice);
        drop(rules);
        let Some((parcel, mut by)) = chosen else { return };
        if crowded.contains(parcel) {
            if own_crowded.contains(parcel) {
                by.insert(0, Criterion::OwnTownhouse);
            }
            self.town.raise_house(parcel);
            log.tell(|| Event::Townhouse { seat: HIM, parcel });
            tell_deed(Deed::Townhouse(parcel), by, log);
        } else {
            self.connect(parcel, dice, log);
            self.town.add_house(parcel);
            log.tell(|| Event::House { seat: HIM, parcel });
            tell_deed(Deed::House(parcel), by, log);
        }
    }

    /// Where he could add a House, and which could become Townhouses: never on the player's land.
    fn his_house_lots(&self) -> (Parcels, Parcels) {
        let yours = self.town.owned(YOU);
        let vacant = self.town.vacant().without(yours);
        let new = vacant.iter().filter(|&at| self.new_roads_to(at) < NO_WAY).collect();
        (new, self.town.crowded_houses().without(yours))
    }

    /// The candidates for a House: Townhouses of his own, if possible; otherwise everything.
    fn his_house_options(&self) -> Parcels {
        let (new, crowded) = self.his_house_lots();
        let own_crowded = crowded & self.town.owned(HIM);
        if own_crowded.is_empty() { new | crowded } else { own_crowded }
    }

    /// Whether a building of his can be built there, with its House in the city.
    fn suits(&self, kind: Building, lot: Parcel) -> bool {
        self.could_build(kind, lot) && self.leaves_room(kind, lot)
    }

    /// Whether a building there leaves a place for the House that comes with it.
    fn leaves_room(&self, kind: Building, lot: Parcel) -> bool {
        let mut after = *self;
        after.town.add_building(kind, lot);
        let (new, crowded) = after.his_house_lots();
        kind.new_houses(self.edition) == 0 || !(new | crowded).is_empty()
    }

    /// By how much his total income would grow if this building were on the best of these lots, with its House placed as he places
    /// Houses; the lowest number if it can be on none.
    pub(super) fn gain_on_best_of(&self, lots: Parcels, kind: Building) -> i32 {
        let suited = lots.iter().filter(|&lot| self.suits(kind, lot));
        suited
            .map(|lot| self.income_with(kind, lot))
            .max()
            .map_or(i32::MIN, |most| most - self.income_of(HIM))
    }

    /// His total income with this building and its House.
    fn income_with(&self, kind: Building, lot: Parcel) -> i32 {
        let mut after = *self;
        after.town.add_building(kind, lot);
        if kind.new_houses(self.edition) == 0 {
            return after.income_of(HIM);
        }
        // A House that is next to no building of his changes nothing for him.
        let near = (after.town.built() & after.town.owned(HIM)).grown();
        let houses = after.his_house_options();
        let elsewhere = (!houses.without(near).is_empty()).then(|| after.income_of(HIM));
        let beside = (houses & near).iter().map(|at| after.with_house(at).income_of(HIM));
        beside.chain(elsewhere).max().unwrap_or(i32::MIN)
    }

    fn with_house(&self, parcel: Parcel) -> CarsonCity {
        let mut after = *self;
        if after.town.houses().contains(parcel) {
            after.town.raise_house(parcel);
        } else {
            after.town.add_house(parcel);
        }
        after
    }

    /// Whether he could build there if the land were his: roads must lead there, with at most one bridge.
    pub(super) fn could_build(&self, kind: Building, parcel: Parcel) -> bool {
        kind.needs_no_road() || self.town.river().is_empty() || self.new_roads_to(parcel) < NO_WAY
    }

    /// The places for his bridge; none once he has built it.
    fn bridges_left(&self) -> Roads {
        let is_built = self.standish.is_some_and(|standish| standish.has_bridge());
        if is_built { Roads::NONE } else { self.town.crossings() }
    }

    /// How many new roads connect a parcel; a bridge counts as two.
    pub(super) fn new_roads_to(&self, parcel: Parcel) -> i32 {
        self.road_steps(*self.town.roads(), parcel, &self.bridges_left())
    }

    fn road_steps(&self, roads: Roads, parcel: Parcel, bridges: &Roads) -> i32 {
        let steps = roads.distance_within(Parcels::only(parcel), &self.town.crossings(), bridges);
        steps.map_or(NO_WAY, i32::from)
    }

    /// The possible first roads of the shortest ways to a parcel.
    fn first_roads_to(&self, parcel: Parcel) -> Vec<RoadPlace> {
        let crossings = self.town.crossings();
        let bridges = self.bridges_left();
        let open = self.town.roads().open();
        let roads = open.without(&crossings).iter().map(|place| (place, bridges));
        let over = open.both(&bridges).iter().map(|place| (place, Roads::NONE));
        let now = self.new_roads_to(parcel);
        let shortens = |&(place, left): &(RoadPlace, Roads)| {
            let mut trial = *self.town.roads();
            trial.lay(place);
            self.road_steps(trial, parcel, &left) + i32::from(self.town.roads_for(place)) == now
        };
        roads.chain(over).filter(shortens).map(|(place, _)| place).collect()
    }

    /// Builds as few roads as possible to a parcel, a bridge at most once in the game; a die decides between equal ways.
    fn connect(&mut self, parcel: Parcel, dice: &mut impl Dice, log: &mut impl Log<CarsonCity>) {
        while !self.town.connected().contains(parcel) {
            let Some((place, _)) = choose(self.first_roads_to(parcel), &[], dice) else { return };
            let is_bridge = self.town.roads_for(place) > 1;
            self.town.lay_road(place);
            if is_bridge {
                if let Some(standish) = &mut self.standish {
                    standish.build_bridge();
                }
                log.tell(|| VariantEvent::Bridge { seat: HIM, place }.into());
            } else {
                log.tell(|| Event::RoadLaid { seat: HIM, place });
            }
        }
    }
}
