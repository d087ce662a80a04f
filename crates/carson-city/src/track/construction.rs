//! The purchase of buildings, building them with their Houses and Townhouses, kept buildings, and the laying of roads.
//!
//! A building needs an own, unoccupied parcel that a road reaches (Ranch and Mine: any), and brings a House (School: three; Ranch,
//! Mine and Train Station: none) to any unoccupied parcel that a road reaches. A rival is asked before a House is built on his
//! parcel, once for each parcel. If a House finds no place the building is taken back and kept.

use table::{Dice, Log, Seat};

use crate::agenda::{Scope, Site, Task};
use crate::game::CarsonCity;
use crate::interface::action::Action;
use crate::interface::event::{Event, Home, Reason, VariantEvent};
use crate::map::parcel::{Parcel, Parcels};
use crate::map::roads::{RoadPlace, Roads};
use crate::pieces::building::{Building, Dollars, Kinds};
use crate::pieces::character::{Character, Side};
use crate::pieces::player::MOST_TOKENS;
use crate::questions::Ask;
use crate::track::space::{Place, Space};

impl CarsonCity {
    /// What the building on a space of the row costs this player: the yellow Chinese Worker halves it, rounded up.
    pub fn building_price(&self, seat: Seat, space: Space) -> Dollars {
        let price = space.row_index().map_or(0, |index| Space::PRICES[index]);
        if self.player(seat).is(Character::ChineseWorker, Side::Yellow) { price.div_ceil(2) } else { price }
    }

    pub(crate) fn offer_building_at(&mut self, seat: Seat, space: Space, log: &mut impl Log<CarsonCity>) {
        let here = space.row_index().and_then(|index| self.row[index]);
        if here.is_some() && self.building_price(seat, space) <= self.player(seat).money {
            self.asked = Some(Ask::BuyBuilding { seat, space });
        } else {
            self.retire(seat, Place::Space(space));
            log.tell(|| Event::Declined { seat, place: Place::Space(space) });
        }
    }

    pub(crate) fn buy_building(
        &mut self,
        seat: Seat,
        space: Space,
        action: Action,
        log: &mut impl Log<CarsonCity>,
    ) {
        self.retire(seat, Place::Space(space));
        if action == Action::Decline {
            log.tell(|| Event::Declined { seat, place: Place::Space(space) });
            return;
        }
        let Some(building) = space.row_index().and_then(|index| self.row[index].take()) else { return };
        self.pay(seat, self.building_price(seat, space), Reason::Building(building), log);
        self.acquire(seat, building, log);
        self.agenda.push(Task::Build { seat, kinds: Kinds::only(building), scope: Scope::One });
    }

    /// Kept buildings are placed in pass order.
    pub(crate) fn next_kept(&mut self, done: u8, dice: &mut impl Dice, log: &mut impl Log<CarsonCity>) {
        let Some(seat) = self.passed.get(done) else { return };
        self.agenda.push(Task::Kept { done: done + 1 });
        if self.is_standish(seat) {
            return self.build_kept(dice, log);
        }
        if !self.player(seat).kept.is_empty() {
            self.agenda.push(Task::Build { seat, kinds: Kinds::ALL, scope: Scope::All });
        }
    }

    /// Where a building of this kind can go.
    fn building_lots(&self, seat: Seat, kind: Building) -> Parcels {
        let town = &self.town;
        let own = town.owned(seat) & town.vacant();
        let suited = match kind {
            Building::TrainStation => own & town.roads().alongside_full_lines(),
            Building::School => own & town.connected() & town.school_banks(),
            _ if kind.needs_no_road() => own,
            _ => own & town.connected(),
        };
        let houses = kind.new_houses(self.edition);
        if houses == 0 || self.player(seat).roads > 0 {
            return suited;
        }
        suited.iter().filter(|&lot| self.has_room_for_houses(lot, houses)).collect()
    }

    /// Whether so many Houses can come with a building on `lot`: one on every free place, and then Townhouses where that leaves no
    /// free land around.
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
            self.player(seat).kept.iter().map(|(kind, _)| kind).filter(|&kind| kinds.contains(kind));
        let roads = self.player(seat).roads > 0;
        if !land.is_empty() && waiting.any(|kind| roads || !self.building_lots(seat, kind).is_empty()) {
            self.asked = Some(Ask::Build { seat, kinds, scope });
        }
    }

    pub(crate) fn list_buildings(&self, seat: Seat, kinds: Kinds, into: &mut Vec<Action>) {
        for (kind, _) in self.player(seat).kept.iter().filter(|&(kind, _)| kinds.contains(kind)) {
            into.extend(self.building_lots(seat, kind).iter().map(|lot| Action::Build(kind, lot)));
        }
        into.push(Action::Keep);
        self.list_roads(seat, into);
    }

    pub(crate) fn build(
        &mut self,
        seat: Seat,
        kinds: Kinds,
        scope: Scope,
        action: Action,
        log: &mut impl Log<CarsonCity>,
    ) {
        let Action::Build(building, parcel) = action else { return };
        if scope == Scope::All {
            self.agenda.push(Task::Build { seat, kinds, scope });
        }
        self.player_mut(seat).kept.take(building);
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

    /// Where a House can be added, and which can become Townhouses.
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
        if new.is_empty() && crowded.is_empty() && self.player(site.seat).roads == 0 {
            self.take_back(&site, log);
        } else {
            self.asked = Some(Ask::House { seat: site.seat });
        }
    }

    pub(crate) fn list_houses(&self, seat: Seat, into: &mut Vec<Action>) {
        let Some(site) = &self.site else { return };
        let (new, crowded) = self.house_lots(site);
        into.extend(new.iter().map(Action::House));
        into.extend(crowded.iter().map(Action::Townhouse));
        // The City Hall stays where it is; its House is only left out if nobody lets it be built.
        if site.building != Building::CityHall || into.is_empty() {
            into.push(Action::Keep);
        }
        self.list_roads(seat, into);
    }

    pub(crate) fn add_house(&mut self, seat: Seat, action: Action, log: &mut impl Log<CarsonCity>) {
        let Some(site) = self.site else { return };
        let (Action::House(parcel) | Action::Townhouse(parcel)) = action else {
            return self.take_back(&site, log);
        };
        match self.town.owner(parcel) {
            Some(owner) if owner != seat => self.asked = Some(Ask::Consent { seat: owner, parcel }),
            _ => self.put_house(parcel, log),
        }
    }

    pub(crate) fn consent(
        &mut self,
        seat: Seat,
        parcel: Parcel,
        action: Action,
        log: &mut impl Log<CarsonCity>,
    ) {
        if action == Action::Yes {
            return self.put_house(parcel, log);
        }
        log.tell(|| Event::Refused { seat, parcel });
        if let Some(site) = &mut self.site {
            site.refused.insert(parcel);
        }
        self.agenda.push(Task::Houses);
    }

    fn put_house(&mut self, parcel: Parcel, log: &mut impl Log<CarsonCity>) {
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

    /// The building and the Houses that came with it go back; in this building step the kind is not offered again.
    fn take_back(&mut self, site: &Site, log: &mut impl Log<CarsonCity>) {
        self.site = None;
        if site.building == Building::CityHall {
            return;
        }
        for parcel in site.townhouses.iter() {
            self.town.lower_townhouse(parcel);
        }
        for parcel in site.houses.iter() {
            self.town.remove_house(parcel);
        }
        self.town.remove_building(site.building, site.parcel);
        self.player_mut(site.seat).kept.add(site.building);
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
        let count = count.min(MOST_TOKENS - self.player(seat).revolvers);
        if count > 0 {
            self.player_mut(seat).revolvers += count;
            log.tell(|| Event::Revolvers { seat, count });
        }
    }

    /// A new Church sends the attackers of the owner's buildings next to it home.
    fn cancel_attacks(&mut self, owner: Seat, church: Parcel, log: &mut impl Log<CarsonCity>) {
        let built = self.town.owned(owner) & self.town.built();
        let safe = (church.neighbours() & built).without(self.town.outlaws());
        for seat in self.all_seats().filter(|&seat| seat != owner) {
            for parcel in (self.player(seat).on_parcels & safe).iter() {
                self.send_home(seat, Place::Parcel(parcel), Home::Church, log);
            }
        }
    }

    #[inline]
    pub(crate) fn list_roads(&self, seat: Seat, into: &mut Vec<Action>) {
        if self.player(seat).roads > 0 {
            self.open_roads(seat).list(into);
        }
    }

    /// Where a player can lay a road: a bridge takes two of his roads.
    pub(crate) fn open_roads(&self, seat: Seat) -> Roads {
        let open = self.town.roads().open();
        match self.player(seat).roads {
            0 => Roads::NONE,
            1 => open.without(&self.town.crossings()),
            _ => open,
        }
    }

    /// Lays a road, or a bridge, from the personal supply. The yellow Governor scores for each road of it if it reaches new land;
    /// the river is no land.
    pub(crate) fn lay_road(&mut self, seat: Seat, place: RoadPlace, log: &mut impl Log<CarsonCity>) {
        let roads = self.town.roads_for(place);
        self.player_mut(seat).roads -= roads;
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
