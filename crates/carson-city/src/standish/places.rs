//! Where Standish sends his cowboys: the meaning of each letter, with its criteria in order.

use table::{Dice, Log, SaturatingAs, Seat};

use super::cards::Letter;
use super::choice::{Criterion, Rule, choose, least, most};
use super::{Deed, tell_deed};
use crate::game::CarsonCity;
use crate::interface::event::{Reason, VariantEvent};
use crate::map::parcel::{Parcel, Parcels};
use crate::pieces::building::{Building, Dollars};
use crate::pieces::stock::Stock;
use crate::setup::options::Strategy;
use crate::track::space::{Place, Space};

const HIM: Seat = Seat::SECOND;
const YOU: Seat = Seat::FIRST;
/// A building is worth an attack from this income on.
pub(crate) const WORTH_ROBBING: Dollars = 12;
/// A distance greater than any on the board.
const OFF_THE_BOARD: i32 = 8;
/// What he scores if there is nothing to attack.
pub(crate) const NOTHING_TO_ATTACK: i16 = 2;

impl CarsonCity {
    fn strategy(&self) -> Strategy {
        self.standish.map_or(Strategy::Rancher, |standish| standish.strategy())
    }

    pub(super) fn obey(&mut self, letter: Letter, dice: &mut impl Dice, log: &mut impl Log<CarsonCity>) {
        let before = self.sent();
        self.carry_out_card(letter, dice, log);
        if self.sent() == before {
            tell_deed(Deed::Nothing, Vec::new(), log);
        }
    }

    /// His cowboys on the board and with his helper.
    fn sent(&self) -> u8 {
        self.player(HIM).on_board() + self.standish.map_or(0, |standish| standish.helped())
    }

    fn carry_out_card(&mut self, letter: Letter, dice: &mut impl Dice, log: &mut impl Log<CarsonCity>) {
        match letter {
            Letter::A => self.send_to([Space::Ammunition, Space::CowboyPoints], log),
            Letter::B => self.send_to([Space::ThreeRoads, Space::BuildingPoints], log),
            Letter::C => {
                let planned = self.go_for_building(dice, log);
                self.go_for_parcel(planned, dice, log);
            }
            Letter::D if self.empty_lots() >= self.waiting_buildings() => {
                self.go_for_building(dice, log);
            }
            Letter::D | Letter::H => self.go_for_parcel(None, dice, log),
            Letter::E => self.attack(dice, log),
            Letter::F => self.interfere(dice, log),
            Letter::G => self.go_for_site(dice, log),
            Letter::I | Letter::X => self.go_to_council(log),
        }
    }

    fn send(&mut self, place: Place, by: Vec<Criterion>, log: &mut impl Log<CarsonCity>) {
        self.player_mut(HIM).stand(place);
        let deed = Deed::Place(place);
        log.tell(|| VariantEvent::StandishDid { deed, there: self.there(place), by }.into());
    }

    fn send_to(&mut self, spaces: [Space; 2], log: &mut impl Log<CarsonCity>) {
        for space in spaces {
            let place = Place::Space(space);
            if self.working_spaces().contains(space) && !self.player(HIM).stands_on(place) {
                self.send(place, Vec::new(), log);
            }
        }
    }

    /// His empty parcels, and those he hopes to buy.
    fn empty_lots(&self) -> usize {
        let hoped = self.player(HIM).on_parcels() & self.town.buyable() & self.town.vacant();
        (self.town.owned(HIM) & self.town.vacant()).len() + hoped.len()
    }

    /// His buildings that have no place yet, and those he hopes to buy.
    fn waiting_buildings(&self) -> usize {
        self.player(HIM).kept().total() as usize + self.planned().count()
    }

    /// The tiles of the row that he hopes to buy.
    fn planned(&self) -> impl Iterator<Item = Building> {
        let spaces = self.player(HIM).on_spaces();
        self.stock.tiles().filter(move |&(space, _)| spaces.contains(space)).map(|(_, kind)| kind)
    }

    /// Card C, first part: the building that raises his income most on his empty land, or else the first of his list.
    fn go_for_building(&mut self, dice: &mut impl Dice, log: &mut impl Log<CarsonCity>) -> Option<Building> {
        let strategy = self.strategy();
        let taken = self.player(HIM).on_spaces();
        let open: Vec<(Space, Building)> =
            self.stock.tiles().filter(|&(space, _)| !taken.contains(space)).collect();
        let lots = self.town.owned(HIM) & self.town.vacant();
        let price = |(space, _): (Space, Building)| {
            space.row_index().map_or(0, |index| i32::from(Space::PRICES[index]))
        };
        let rank = |(_, kind): (Space, Building)| strategy.rank(kind).saturating_as::<i32>() + 1;
        let mut rules: Vec<Rule<'_, (Space, Building)>> = Vec::new();
        if lots.len() > self.waiting_buildings() {
            rules.push(most(|(_, kind)| self.gain_on_best_of(lots, kind), Criterion::Gain));
        }
        rules.push(least(rank, Criterion::Priority));
        rules.push(least(price, Criterion::Cheapest));
        let ((space, kind), by) = choose(open, &rules, dice)?;
        drop(rules);
        self.send(Place::Space(space), by, log);
        Some(kind)
    }

    /// The building for which he looks for land: among those he has kept and the one just planned, or else all that he plans, the
    /// best of his list; if there are none, the best that is for sale.
    fn wanted_building(&self, planned: Option<Building>) -> Building {
        let strategy = self.strategy();
        let kept = self.player(HIM).kept().iter().map(|(kind, _)| kind);
        let hoped = self.planned().filter(|&kind| planned.is_none_or(|just| kind == just));
        let row = self.stock.tiles().map(|(_, kind)| kind);
        kept.chain(hoped)
            .min_by_key(|&kind| strategy.rank(kind))
            .or_else(|| row.min_by_key(|&kind| strategy.rank(kind)))
            .unwrap_or(strategy.priorities()[0])
    }

    /// Where he would buy land: not where he is, and not where the player is if his cards are weaker.
    fn land_for_him(&self) -> Parcels {
        let mut land = self.town.buyable().without(self.player(HIM).on_parcels());
        if self.standish.is_some_and(|standish| standish.power() < self.firepower(YOU)) {
            land = land.without(self.player(YOU).on_parcels());
        }
        if self.town.tiles_left(HIM) == 0 { Parcels::NONE } else { land }
    }

    /// Card C, second part: land for a building.
    fn go_for_parcel(
        &mut self,
        planned: Option<Building>,
        dice: &mut impl Dice,
        log: &mut impl Log<CarsonCity>,
    ) {
        let kind = self.wanted_building(planned);
        log.tell(|| VariantEvent::StandishSeeks { building: kind }.into());
        let vacant = self.land_for_him() & self.town.vacant();
        let land: Vec<Parcel> = vacant.iter().filter(|&lot| self.could_build(kind, lot)).collect();
        let rules = self.land_rules(kind);
        let chosen = choose(land, &rules, dice);
        drop(rules);
        if let Some((parcel, by)) = chosen {
            self.send(Place::Parcel(parcel), by, log);
        }
    }

    /// The criteria for land for one of his buildings.
    pub(super) fn land_rules(&self, kind: Building) -> Vec<Rule<'_, Parcel>> {
        if matches!(kind, Building::Prison | Building::Blacksmith) {
            let yours = self.town.owned(YOU);
            return vec![
                least(move |lot: Parcel| distance(lot, yours), Criterion::NearYourLand),
                least(move |lot: Parcel| self.new_roads_to(lot), Criterion::NewRoads),
                least(move |lot: Parcel| self.your_income_beside(kind, lot), Criterion::YourIncome),
            ];
        }
        let his = self.town.owned(HIM);
        vec![
            most(move |lot: Parcel| i32::from(self.income(kind, lot, HIM)), Criterion::Income),
            least(move |lot: Parcel| distance(lot, his), Criterion::NearHisLand),
            most(
                move |lot: Parcel| (lot.neighbours() & self.town.vacant()).len().saturating_as::<i32>(),
                Criterion::FreeSpace,
            ),
            least(move |lot: Parcel| self.your_income_beside(kind, lot), Criterion::YourIncome),
        ]
    }

    /// What the player's buildings would earn if this parcel were his.
    fn your_income_without(&self, parcel: Parcel) -> i32 {
        let mut after = *self;
        after.town.sell(HIM, parcel);
        after.income_of(YOU)
    }

    /// What the player's buildings would earn if he had built there.
    fn your_income_beside(&self, kind: Building, parcel: Parcel) -> i32 {
        let mut after = *self;
        after.town.sell(HIM, parcel);
        after.town.add_building(kind, parcel);
        after.income_of(YOU)
    }

    /// What all buildings of a player earn.
    pub(super) fn income_of(&self, seat: Seat) -> i32 {
        let own = self.town.owned(seat) & self.town.built();
        let earned =
            own.iter().filter_map(|at| Some(i32::from(self.income(self.town.building_at(at)?, at, seat))));
        earned.sum()
    }

    /// Card E: the player's building with the highest income; or the last space of the track with the player where he can duel; or
    /// two points.
    fn attack(&mut self, dice: &mut impl Dice, log: &mut impl Log<CarsonCity>) {
        let earns = |at: Parcel| self.town.building_at(at).map_or(0, |kind| self.income(kind, at, YOU));
        let targets: Vec<Parcel> = self
            .attackable(HIM)
            .without(self.player(HIM).on_parcels())
            .iter()
            .filter(|&at| earns(at) >= WORTH_ROBBING)
            .collect();
        let rules = [
            most(|at: Parcel| i32::from(earns(at)), Criterion::Income),
            most(
                |at: Parcel| (at.neighbours() & self.town.vacant()).len().saturating_as::<i32>(),
                Criterion::FreeSpace,
            ),
        ];
        let chosen = choose(targets, &rules, dice);
        drop(rules);
        if let Some((parcel, by)) = chosen {
            return self.send(Place::Parcel(parcel), by, log);
        }
        let spaces =
            self.player(YOU).on_spaces().without(self.player(HIM).on_spaces()).without(self.tokens.laid());
        match spaces.iter().last() {
            Some(space) => self.send(Place::Space(space), vec![Criterion::LastOnTrack], log),
            None => self.score(HIM, NOTHING_TO_ATTACK, Reason::Standish, log),
        }
    }

    /// Card F: the cheapest building that the player wants; or the most expensive land that the player wants; or land of his own.
    fn interfere(&mut self, dice: &mut impl Dice, log: &mut impl Log<CarsonCity>) {
        let yours = self.player(YOU).on_spaces().without(self.player(HIM).on_spaces());
        let wanted = (0..Stock::SPACES).map(Space::of_row).find(|&space| yours.contains(space));
        if let Some(space) = wanted {
            let price = space.row_index().map_or(0, |index| i32::from(Space::PRICES[index]));
            return self.send(Place::Space(space), vec![Criterion::Cheapest(price)], log);
        }
        let land: Vec<Parcel> = (self.player(YOU).on_parcels() & self.land_for_him()).iter().collect();
        let rules = [most(|lot: Parcel| i32::from(self.town.price(lot)), Criterion::Dearest)];
        let chosen = choose(land, &rules, dice);
        drop(rules);
        match chosen {
            Some((parcel, by)) => self.send(Place::Parcel(parcel), by, log),
            None => self.go_for_parcel(None, dice, log),
        }
    }

    /// Card G: a House (Urban) or a mountain (Miner) that nobody owns: first where the player loses most, then where he keeps most.
    fn go_for_site(&mut self, dice: &mut impl Dice, log: &mut impl Log<CarsonCity>) {
        let sites = match self.strategy() {
            Strategy::Miner => self.town.mountains(),
            _ => self.town.houses() | self.town.townhouses(),
        };
        let land: Vec<Parcel> = (sites & self.land_for_him()).iter().collect();
        let now = self.income_of(YOU);
        let share = |lot: Parcel| {
            let mut yours = *self;
            yours.town.sell(YOU, lot);
            self.income_of(HIM) - yours.income_of(HIM)
        };
        let rules = [
            most(|lot: Parcel| now - self.your_income_without(lot), Criterion::YourLoss),
            most(share, Criterion::HisShare),
        ];
        let chosen = choose(land, &rules, dice);
        drop(rules);
        if let Some((parcel, by)) = chosen {
            self.send(Place::Parcel(parcel), by, log);
        } else {
            self.help_standish();
            tell_deed(Deed::Help, Vec::new(), log);
        }
    }

    /// Cards I and X: the last two spaces of the Town Council without him.
    fn go_to_council(&mut self, log: &mut impl Log<CarsonCity>) {
        let council =
            self.working_spaces().without(crate::track::space::Spaces::before(Space::ParcelsPoints));
        let free: Vec<Space> = council.without(self.player(HIM).on_spaces()).iter().collect();
        for &space in free.iter().rev().take(2) {
            self.send(Place::Space(space), vec![Criterion::LastOnTrack], log);
        }
    }
}

/// The distance of a parcel from the nearest of others, in steps; more than any on the board if there are none.
pub(super) fn distance(parcel: Parcel, others: Parcels) -> i32 {
    let steps = |other: Parcel| {
        let (columns, rows) = (parcel.column().abs_diff(other.column()), parcel.row().abs_diff(other.row()));
        columns.max(rows).saturating_as::<i32>()
    };
    others.iter().filter(|&other| other != parcel).map(steps).min().unwrap_or(OFF_THE_BOARD)
}
