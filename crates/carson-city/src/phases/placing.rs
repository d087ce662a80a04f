//! Phase 2: in turn order everybody places a cowboy or passes, until all have passed.

use table::{Log, Seat};

use crate::agenda::Task;
use crate::game::{CarsonCity, WhiteCowboy};
use crate::interface::action::Action;
use crate::interface::action::menu::{self, Choices, OnPlaces};
use crate::interface::event::{Event, With};
use crate::map::parcel::Parcels;
use crate::pieces::building::Building;
use crate::pieces::character::{Character, Side};
use crate::pieces::player::Player;
use crate::questions::place::PlaceCowboy;
use crate::setup::options::Edition;
use crate::track::space::{Place, Space, Spaces};
use crate::variants::horses::enclosures::Enclosure;

/// What a player can do with a cowboy in phase 2.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Placing {
    /// An ordinary cowboy.
    Plain(Place),
    /// With dynamite.
    WithDynamite(Place),
    /// With a "no duel" token.
    WithToken(Space),
    /// The white cowboy.
    Sheriff(Place),
    /// Into an enclosure.
    Corral(Enclosure),
    /// Nothing more in this round.
    Pass,
}

impl Placing {
    /// The placement that an action stands for, if it is one.
    #[inline]
    pub(crate) const fn read(action: Action) -> Option<Placing> {
        Some(match action {
            Action::Place(place) => Placing::Plain(place),
            Action::PlaceWithDynamite(place) => Placing::WithDynamite(place),
            Action::PlaceWithToken(space) => Placing::WithToken(space),
            Action::Sheriff(place) => Placing::Sheriff(place),
            Action::Corral(enclosure) => Placing::Corral(enclosure),
            Action::Pass => Placing::Pass,
            _ => return None,
        })
    }
}

impl CarsonCity {
    /// The turn order follows the numbers of the characters; the pass track is empty.
    pub(crate) fn begin_placing(&mut self, log: &mut impl Log<CarsonCity>) {
        if self.standish.is_some() {
            return self.begin_solo_placing();
        }
        let numbers = &self.players;
        self.order.begin_placing(|seat| numbers[seat.index()].turn_number());
        log.tell(|| Event::TurnOrder { seats: self.turn_order().as_slice().to_vec() });
        self.players.iter_mut().for_each(Player::begin_race);
        self.agenda.push(self.first_to_place());
        if self.edition == Edition::Y2023 && !self.town.outlaws().is_empty() {
            self.agenda.push(Task::OutlawsMove { left: self.town.outlaws() });
        }
    }

    pub(crate) fn next_turn(&mut self, from: u8) {
        let mut place = from % self.seats;
        for _ in 0..self.seats {
            let after = if place + 1 < self.seats { place + 1 } else { 0 };
            if let Some(seat) = self.turn_order().get(place)
                && !self.pass_order().contains(seat)
            {
                self.agenda.push(Task::NextTurn { from: after });
                self.ask(PlaceCowboy { seat });
                return;
            }
            place = after;
        }
        self.agenda.push(Task::Track(Space::Wages));
    }

    /// The spaces that are open in this round: the round marker closes those that sell cheap points.
    pub(crate) const fn open_stops(&self) -> Spaces {
        Spaces::FOR_COWBOYS.without(match self.round {
            0 | 1 => Spaces::NONE,
            2 => Spaces::only(Space::Points2),
            3 => Spaces::only(Space::Points2).with(Space::Points3),
            _ => Spaces::only(Space::Points2).with(Space::Points3).with(Space::Points4),
        })
    }

    /// The spaces that do something this round: points can be bought down to the round marker, an empty space of the row sells
    /// nothing, and ammunition that was auctioned is not available.
    pub(crate) fn working_spaces(&self) -> Spaces {
        let mut spaces = self.open_stops();
        spaces = spaces.without(self.stock.gap_set());
        if self.ammunition.is_some() {
            spaces.remove(Space::Ammunition);
        }
        spaces
    }

    /// The spaces and parcels with cowboys of players other than `seat`; the Singer's on `quiet` spaces do not count.
    fn rivals_stand(&self, seat: Seat, quiet: Spaces) -> (Spaces, Parcels) {
        let mut all = (Spaces::NONE, Parcels::NONE);
        let singer = if quiet.is_empty() { None } else { self.singer() };
        for other in self.all_seats().filter(|&other| other != seat) {
            let player = self.player(other);
            let quiet = if Some(other) == singer { quiet } else { Spaces::NONE };
            all.0 = all.0.union(player.on_spaces().without(quiet));
            all.1 |= player.on_parcels();
        }
        all
    }

    /// The rivals' buildings that a player can attack.
    pub(crate) fn attackable(&self, seat: Seat) -> Parcels {
        let player = self.player(seat);
        if player.is(Character::Heroes, Side::Yellow) || player.is(Character::Sheriff, Side::Red) {
            return Parcels::NONE;
        }
        let town = &self.town;
        let targets = (town.built() & town.sold()).without(town.safe_buildings() | town.owned(seat));
        if targets.is_empty() {
            return targets;
        }
        let protected = |other: Seat| {
            if self.player(other).is(Character::Heroes, Side::Yellow) {
                town.owned(other)
            } else {
                town.sanctuary(other) & town.owned(other)
            }
        };
        self.all_seats()
            .filter(|&other| other != seat)
            .fold(targets, |left, other| left.without(protected(other)))
    }

    /// Where a player can place an ordinary cowboy.
    fn open_places(&self, seat: Seat) -> (Spaces, Parcels) {
        let player = self.player(seat);
        let town = &self.town;
        let mut spaces = self.working_spaces().without(player.on_spaces());
        let own_buildings = town.built() & town.owned(seat);
        let mut parcels = self.attackable(seat) | own_buildings | town.buildings(Building::CityHall);
        if town.tiles_left(seat) > 0 {
            parcels |= town.buyable();
        }
        parcels |= town.outlaws();
        if player.is(Character::Sheriff, Side::Red) {
            // A cowboy with a "no duel" token fights nobody.
            let (rival_spaces, rival_parcels) = self.rivals_stand(seat, self.tokens.laid());
            let fights = rival_parcels | town.outlaws();
            spaces = spaces.without(rival_spaces);
            parcels = parcels.without(fights.without(own_buildings));
        }
        match self.sheriff {
            WhiteCowboy::At(Place::Space(space)) if !space.is_shared() => spaces.remove(space),
            WhiteCowboy::At(Place::Parcel(parcel)) => parcels.remove(parcel),
            _ => {}
        }
        (spaces, parcels.without(player.on_parcels()))
    }

    /// Where the white cowboy can be placed: where nobody else is. On shared spaces it hinders nobody.
    fn open_to_sheriff(&self, seat: Seat) -> (Spaces, Parcels) {
        let town = &self.town;
        let (rival_spaces, rival_parcels) = self.rivals_stand(seat, Spaces::NONE);
        let player = self.player(seat);
        let spaces = self.working_spaces().without(player.on_spaces().union(rival_spaces));
        let mut parcels = (town.built() & town.owned(seat)) | town.buildings(Building::CityHall);
        if town.tiles_left(seat) > 0 {
            parcels |= town.buyable();
        }
        (spaces, parcels.without(player.on_parcels() | rival_parcels | town.outlaws()))
    }

    /// Where the Singer's player can place a cowboy with a token, also beside the Sheriff.
    fn open_to_singer(&self, seat: Seat) -> Spaces {
        if self.tokens.left() == 0 {
            return Spaces::NONE;
        }
        let player = self.player(seat);
        let open = self.working_spaces().without(player.on_spaces());
        if player.is(Character::Singer, Side::Yellow) && player.cowboys() > 0 {
            open.iter().filter(|space| space.takes_token()).collect()
        } else if player.is(Character::Singer, Side::Red) && player.in_general_supply() > 0 {
            open.iter().filter(|&space| space == Space::Gambling).collect()
        } else {
            Spaces::NONE
        }
    }

    #[inline]
    pub(crate) fn list_placings(&self, seat: Seat, into: &mut impl Choices) {
        into.add_pass();
        let player = self.player(seat);
        if player.cowboys() > 0 {
            let (spaces, parcels) = self.open_places(seat);
            list_places(spaces, parcels, &menu::PLACE, into);
            if player.dynamite() > 0 {
                let duels = spaces.without(Spaces::only(Space::Wages).union(Spaces::only(Space::OneRoad)));
                list_places(duels, parcels, &menu::PLACE_WITH_DYNAMITE, into);
            }
        }
        self.list_corrals(seat, into);
        let quiet = self.open_to_singer(seat);
        if !quiet.is_empty() {
            into.add(quiet.bits(), &menu::TOKEN);
        }
        if self.sheriff == WhiteCowboy::InHand && player.is(Character::Sheriff, Side::Yellow) {
            let (spaces, parcels) = self.open_to_sheriff(seat);
            list_places(spaces, parcels, &menu::SHERIFF, into);
        }
        self.list_roads(seat, into);
    }

    /// Places a cowboy, after which a horse may be put into an enclosure unless the cowboy was put into one; or passes.
    pub(crate) fn place_in_turn(&mut self, seat: Seat, placing: Placing, log: &mut impl Log<CarsonCity>) {
        self.place(seat, placing, log);
        if !matches!(placing, Placing::Pass | Placing::Corral(_)) {
            self.offer_enclosure(seat);
        }
    }

    pub(crate) fn place(&mut self, seat: Seat, placing: Placing, log: &mut impl Log<CarsonCity>) {
        match placing {
            Placing::Corral(enclosure) => self.corral(seat, enclosure, log),
            Placing::Plain(place) => self.put(seat, place, With::Nothing, log),
            Placing::WithDynamite(place) => {
                self.player_mut(seat).lay_dynamite(place);
                self.put(seat, place, With::Dynamite, log);
            }
            Placing::WithToken(space) => {
                self.tokens.lay(space);
                if self.player(seat).is(Character::Singer, Side::Red) {
                    // Her cowboy comes from the general supply.
                    self.player_mut(seat).recruit(1);
                }
                self.put(seat, Place::Space(space), With::Token, log);
            }
            Placing::Sheriff(place) => {
                self.sheriff = WhiteCowboy::At(place);
                log.tell(|| self.placed(seat, place, With::Sheriff));
            }
            Placing::Pass => {
                let position = self.order.pass(seat);
                log.tell(|| Event::Passed { seat, position });
            }
        }
    }

    fn put(&mut self, seat: Seat, place: Place, with: With, log: &mut impl Log<CarsonCity>) {
        self.player_mut(seat).place(place);
        log.tell(|| self.placed(seat, place, with));
    }

    /// The event of a placement; on a rival's building with its owner. A cowboy that fights an Outlaw takes nothing from the owner.
    fn placed(&self, seat: Seat, place: Place, with: With) -> Event {
        let there = self.there(place);
        let owner = match place {
            Place::Parcel(parcel) if there.is_some() && !self.has_outlaw(place) => self.town.owner(parcel),
            _ => None,
        };
        Event::Placed { seat, place, there, owner: owner.filter(|&owner| owner != seat), with }
    }
}

#[inline]
fn list_places(spaces: Spaces, parcels: Parcels, actions: &'static OnPlaces, into: &mut impl Choices) {
    into.add(spaces.bits(), &actions.spaces);
    into.add(parcels.bits(), &actions.parcels);
}
