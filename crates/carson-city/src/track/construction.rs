//! Buying buildings, building them with their Houses and Townhouses, kept buildings, and building roads.
//!
//! A building needs an own, unoccupied parcel with a road (Ranch and Mine: any), and brings a House (School: three; Ranch, Mine and
//! Train Station: none) to any unoccupied parcel with a road. A rival must consent to a House on their parcel, and is asked once
//! for each parcel. If there is no place for a House, the building is taken back and kept.

use table::{Dice, Log, Seat};

use crate::agenda::{Scope, Site, Task};
use crate::game::CarsonCity;
use crate::interface::action::menu::Choices;
use crate::interface::event::{Event, Home, Reason, VariantEvent};
use crate::map::parcel::{Parcel, Parcels};
use crate::map::roads::{RoadPlace, Roads};
use crate::pieces::building::{Building, Dollars, Kinds};
use crate::pieces::character::{Character, Side};
use crate::questions::build::Build;
use crate::questions::buy_building::BuyBuilding;
use crate::questions::house::AddHouse;
use crate::track::space::{Place, Space};

impl CarsonCity {
    /// The price of the building on a space of the row for this player: the yellow Chinese Worker halves it, rounded up.
    pub fn building_price(&self, seat: Seat, space: Space) -> Dollars {
        let price = space.row_index().map_or(0, |index| Space::PRICES[index]);
        if self.player(seat).is(Character::ChineseWorker, Side::Yellow) { price.div_ceil(2) } else { price }
    }

    pub(crate) fn offer_building_at(&mut self, seat: Seat, space: Space, log: &mut impl Log<CarsonCity>) {
        let affordable = self.building_price(seat, space) <= self.player(seat).money();
        if self.stock.tile_on(space).is_some() && affordable {
            self.ask(BuyBuilding { seat, space });
        } else {
            self.retire(seat, Place::Space(space));
            self.decline(seat, Place::Space(space), log);
        }
    }

    /// Kept buildings are placed in pass order.
    pub(crate) fn next_kept(&mut self, done: u8, dice: &mut impl Dice, log: &mut impl Log<CarsonCity>) {
        let Some(seat) = self.pass_order().get(done) else { return };
        self.agenda.push(Task::Kept { done: done + 1 });
        if self.is_standish(seat) {
            return self.build_kept(dice, log);
        }
        if !self.player(seat).kept().is_empty() {
            self.agenda.push(Task::Build { seat, kinds: Kinds::ALL, scope: Scope::All });
        }
    }

    /// Where a building of this kind could be built with the current roads, whoever owns the land and wherever its Houses go.
    pub fn sites(&self, kind: Building) -> Parcels {
        let town = &self.town;
        let vacant = town.vacant();
        match kind {
            Building::TrainStation => vacant & town.roads().alongside_full_lines(),
            Building::School => vacant & town.connected() & town.school_banks(),
            _ if kind.needs_no_road() => vacant,
            _ => vacant & town.connected(),
        }
    }

    /// Where a building of this kind can be built.
    pub(crate) fn building_lots(&self, seat: Seat, kind: Building) -> Parcels {
        let suited = self.town.owned(seat) & self.sites(kind);
        let houses = kind.new_houses(self.edition);
        if houses == 0 || self.player(seat).roads() > 0 {
            return suited;
        }
        suited.iter().filter(|&lot| self.has_room_for_houses(lot, houses)).collect()
    }

    /// Whether this many Houses can come with a building on `lot`: one on every free place, and then Townhouses where that leaves
    /// no free land around.
    fn has_room_for_houses(&self, lot: Parcel, houses: u8) -> bool {
        let mut town = self.town;
        town.add_building(Building::Bank, lot);
        let his = self.standish_seat().map_or(Parcels::NONE, |seat| town.owned(seat));
        let free = (town.connected() & town.vacant()).without(his);
        if free.len() >= houses as usize {
            return true;
        }
        free.iter().for_each(|parcel| town.add_house(parcel));
        free.len() + town.crowded_houses().without(his).len() >= houses as usize
    }

    /// Asks whether and where to build, if there is anything to decide.
    pub(crate) fn ask_to_build(&mut self, seat: Seat, kinds: Kinds, scope: Scope) {
        let land = self.town.owned(seat).without(self.town.occupied());
        let mut waiting =
            self.player(seat).kept().iter().map(|(kind, _)| kind).filter(|&kind| kinds.contains(kind));
        let roads = self.player(seat).roads() > 0;
        if !land.is_empty() && waiting.any(|kind| roads || !self.building_lots(seat, kind).is_empty()) {
            self.ask(Build { seat, kinds, scope });
        }
    }

    /// Builds a kept building.
    pub(crate) fn build(
        &mut self,
        seat: Seat,
        building: Building,
        parcel: Parcel,
        log: &mut impl Log<CarsonCity>,
    ) {
        self.player_mut(seat).release(building);
        self.town.add_building(building, parcel);
        log.tell(|| Event::Built { seat, building, parcel });
        self.open_site(seat, building, parcel);
    }

    pub(crate) fn open_site(&mut self, seat: Seat, building: Building, parcel: Parcel) {
        self.site = Some(Site {
            seat,
            building,
            parcel,
            left: building.new_houses(self.edition),
            houses: Parcels::NONE,
            townhouses: Parcels::NONE,
            refused: Parcels::NONE,
        });
        self.agenda.push(Task::Houses);
    }

    /// Where a House can be added, and which ones can become Townhouses.
    pub(crate) fn house_lots(&self, site: &Site) -> (Parcels, Parcels) {
        // Standish never says yes.
        let his = self.standish_seat().map_or(Parcels::NONE, |seat| self.town.owned(seat));
        let refused = site.refused | his;
        let new = (self.town.connected() & self.town.vacant()).without(refused);
        (new, self.town.crowded_houses().without(refused))
    }

    pub(crate) fn next_house(&mut self, log: &mut impl Log<CarsonCity>) {
        let Some(site) = self.site else { return };
        if site.left == 0 {
            self.site = None;
            return self.finish(&site, log);
        }
        let (new, crowded) = self.house_lots(&site);
        if new.is_empty() && crowded.is_empty() && self.player(site.seat).roads() == 0 {
            self.take_back_building(log);
        } else {
            self.ask(AddHouse { seat: site.seat });
        }
    }

    pub(crate) fn put_house(&mut self, parcel: Parcel, log: &mut impl Log<CarsonCity>) {
        let Some(site) = &mut self.site else { return };
        let seat = site.seat;
        site.left -= 1;
        if self.town.houses().contains(parcel) {
            site.townhouses.insert(parcel);
            self.town.raise_house(parcel);
            log.tell(|| Event::Townhouse { seat, parcel });
        } else {
            site.houses.insert(parcel);
            self.town.add_house(parcel);
            log.tell(|| Event::House { seat, parcel });
        }
        self.agenda.push(Task::Houses);
    }

    /// Takes back the building and the Houses that came with it; the kind is not offered again in this building step. The City Hall
    /// stays.
    pub(crate) fn take_back_building(&mut self, log: &mut impl Log<CarsonCity>) {
        let taken = self.site.take().filter(|site| site.building != Building::CityHall);
        let Some(site) = taken else { return };
        for parcel in site.townhouses.iter() {
            self.town.lower_townhouse(parcel);
        }
        for parcel in site.houses.iter() {
            self.town.remove_house(parcel);
        }
        self.town.remove_building(site.building, site.parcel);
        self.player_mut(site.seat).keep(site.building);
        self.agenda.strike_off(site.building);
        log.tell(|| Event::TakenBack { seat: site.seat, building: site.building, parcel: site.parcel });
    }

    fn finish(&mut self, site: &Site, log: &mut impl Log<CarsonCity>) {
        self.give_revolvers(site.seat, site.building.revolvers(), log);
        if site.building == Building::Church {
            self.cancel_attacks(site.seat, site.parcel, log);
        }
    }

    pub(crate) fn give_revolvers(&mut self, seat: Seat, count: u8, log: &mut impl Log<CarsonCity>) {
        let count = self.player_mut(seat).take_revolvers(count);
        if count > 0 {
            log.tell(|| Event::Revolvers { seat, count });
        }
    }

    /// A new Church sends home the attackers of the owner's buildings next to it.
    fn cancel_attacks(&mut self, owner: Seat, church: Parcel, log: &mut impl Log<CarsonCity>) {
        let built = self.town.owned(owner) & self.town.built();
        let safe = (church.neighbours() & built).without(self.town.outlaws());
        for seat in self.all_seats().filter(|&seat| seat != owner) {
            for parcel in (self.player(seat).on_parcels() & safe).iter() {
                self.send_home(seat, Place::Parcel(parcel), Home::Church, log);
            }
        }
    }

    #[inline]
    pub(crate) fn list_roads(&self, seat: Seat, into: &mut impl Choices) {
        if self.player(seat).roads() > 0 {
            self.open_roads(seat).list(into);
        }
    }

    /// Where a player can build a road; a bridge takes two roads.
    pub(crate) fn open_roads(&self, seat: Seat) -> Roads {
        let open = self.town.roads().open();
        match self.player(seat).roads() {
            0 => Roads::NONE,
            1 => open.without(&self.town.crossings()),
            _ => open,
        }
    }

    /// Builds a road, or a bridge, from the personal supply. The yellow Governor scores for each road that connects new land; the
    /// river is not land.
    pub(crate) fn lay_road(&mut self, seat: Seat, place: RoadPlace, log: &mut impl Log<CarsonCity>) {
        let roads = self.town.roads_for(place);
        self.player_mut(seat).lay_roads(roads);
        let reached = self.town.lay_road(place).without(self.town.river());
        log.tell(|| {
            if roads > 1 {
                VariantEvent::Bridge { seat, place }.into()
            } else {
                Event::RoadLaid { seat, place }
            }
        });
        if !reached.is_empty() && self.player(seat).is(Character::Governor, Side::Yellow) {
            self.score(seat, i16::from(roads), Reason::Road(place), log);
        }
    }
}
