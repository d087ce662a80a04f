//! Set-up: supplies, the row of buildings, the centre, the mountains, the first order and everybody's first two parcels.

pub mod options;

use table::{Dice, Log, SaturatingAs, Seat};

use crate::agenda::{Agenda, Task};
use crate::game::{CarsonCity, WhiteCowboy};
use crate::interface::event::{Event, VariantEvent};
use crate::map::parcel::{Parcel, Parcels};
use crate::map::roads::Roads;
use crate::map::town::{MOST_PLAYERS, Town};
use crate::pieces::building::{Building, Tiles};
use crate::pieces::cast::Cast;
use crate::pieces::order::OrderOfPlay;
use crate::pieces::player::{Player, Supplies};
use crate::pieces::stock::Stock;
use crate::pieces::tokens::NoDuelTokens;
use crate::questions::first_parcel::FirstParcel;
use crate::questions::pending::Pending;
use crate::setup::options::{Characters, Edition, Options, Preset};
use crate::standish::{self, Standish};
use crate::track::space::Space;
use crate::variants::Switch;
use crate::variants::horses::RiddenRanches;
use crate::variants::might_is_right::duel_tiles::DuelTiles;
use crate::variants::new_beginning::Sheet;
use crate::variants::outlaws::OutlawStrength;

/// How many mountains there are without the river.
pub(crate) const MOUNTAINS: usize = 9;

/// The largest number of parcels that a player begins with.
const MOST_FIRST_PARCELS: u8 = 3;

/// What each player begins with.
pub(crate) const START: Supplies =
    Supplies { money: 15, points: 0, cowboys: 3, revolvers: 1, roads: 1, sharpshooter: Switch::Off };

impl CarsonCity {
    /// Dice are used in the order of the rulebook's steps: tiles for the row, the centre, the mountains, the order of players, the
    /// characters.
    pub(crate) fn set_up(
        options: &Options,
        dice: &mut impl Dice,
        log: &mut impl Log<CarsonCity>,
    ) -> CarsonCity {
        let standish = options.solo.map(Standish::new);
        let seats = if standish.is_some() { 2 } else { options.players as usize };
        let mut game = CarsonCity {
            town: Town::BARE,
            players: [Player::default(); MOST_PLAYERS],
            seats: seats.saturating_as::<u8>(),
            edition: options.edition,
            building_set: options.buildings,
            variants: options.variants(),
            river: options.river,
            characters: options.characters,
            cast: Cast::NONE,
            stock: Stock::new([None; Stock::SPACES], Tiles::NONE),
            round: 1,
            order: OrderOfPlay::NONE,
            ammunition: None,
            holder: None,
            sheriff: WhiteCowboy::Away,
            tokens: NoDuelTokens::NONE,
            seen_tiles: DuelTiles::NONE,
            outlaw_strength: OutlawStrength::NONE,
            ridden: RiddenRanches::NONE,
            given_up: Parcels::NONE,
            standish,
            doubled: None,
            site: None,
            pending: Pending::NOTHING,
            agenda: Agenda::EMPTY,
        };
        game.stock = Stock::new([None; Stock::SPACES], game.all_tiles());
        game.agenda.push(Task::Choose { chosen: 0 });
        game.agenda.push(Task::FirstParcels { chosen: 0 });
        match game.sheets_to_fill() {
            Some(sheets) => game.agenda.push(sheets),
            None => game.players[..seats].iter_mut().for_each(|player| player.begin_with(START)),
        }
        game.lay_out_row(dice, log);
        game.found_city(dice, log);
        game.draw_order(dice, log);
        game.cast = match options.characters {
            Characters::Random(_) if standish.is_some() => standish::random_cast(dice),
            Characters::Random(_) => Cast::random(options.edition, options.horses, dice),
            Characters::Preset(preset) => preset.cast(),
            Characters::Chosen(list) => list.cast(),
        };
        game.give_first_horses();
        game.deal_duel_tiles(dice, log);
        game
    }

    /// Ranches at $3 and $10, Mines at $4 and $12, and three random tiles between them. In 2023 a City Hall that is drawn goes
    /// back; in 2015 it is placed before anything else.
    fn lay_out_row(&mut self, dice: &mut impl Dice, log: &mut impl Log<CarsonCity>) {
        for (index, kind) in
            [(0, Building::Ranch), (5, Building::Ranch), (1, Building::Mine), (6, Building::Mine)]
        {
            self.stock.lay(kind, Space::of_row(index));
        }
        let city_hall_waits = self.edition == Edition::Y2023 && self.stock.take_from_bag(Building::CityHall);
        self.fill_row(dice, log);
        if city_hall_waits {
            self.stock.put_into_bag(Building::CityHall);
        }
    }

    fn found_city(&mut self, dice: &mut impl Dice, log: &mut impl Log<CarsonCity>) {
        if let Some(river) = self.river {
            self.town.set_river(river.parcels());
            log.tell(|| VariantEvent::River { parcels: river.parcels().iter().collect() }.into());
        }
        let dry = !self.town.river();
        let centre = roll_parcel(dry, dice).expect("no river takes all of the land");
        self.town.add_house(centre);
        self.town.set_roads(Roads::around(centre));
        log.tell(|| Event::Centre { parcel: centre });
        for _ in 0..self.mountains() {
            if let Some(parcel) = roll_parcel(self.town.vacant(), dice) {
                self.town.add_mountain(parcel);
            }
        }
        log.tell(|| Event::Mountains { parcels: self.town.mountains().iter().collect() });
    }

    /// A river leaves fewer mountains, except in the Gold Rush.
    fn mountains(&self) -> usize {
        match self.river {
            Some(river) if self.characters != Characters::Preset(Preset::GoldRush) => {
                river.mountains(self.edition == Edition::Y2015)
            }
            _ => MOUNTAINS,
        }
    }

    fn draw_order(&mut self, dice: &mut impl Dice, log: &mut impl Log<CarsonCity>) {
        if self.standish.is_some() {
            self.players[Seat::SECOND.index()] = Player::default();
            self.order.begin([Seat::SECOND, Seat::FIRST].into_iter().collect());
            return;
        }
        let mut seats: [Seat; MOST_PLAYERS] = std::array::from_fn(Seat::new);
        for left in (2..=self.seats as usize).rev() {
            seats.swap(left - 1, dice.index(left));
        }
        self.order.begin(seats[..self.seats as usize].iter().copied().collect());
        log.tell(|| Event::FirstOrder { seats: self.pass_order().as_slice().to_vec() });
    }

    /// First in reverse order, then in order, then in reverse order again; everybody as many as they are entitled to.
    pub(crate) fn next_first_parcel(&mut self, chosen: u8) {
        let next = self.first_parcel_turns().find(|&(turn, _)| turn >= chosen);
        if let Some((turn, seat)) = next {
            self.agenda.push(Task::FirstParcels { chosen: turn + 1 });
            self.ask(FirstParcel { seat });
            return;
        }
        self.players.iter_mut().for_each(|player| *player.sheet_mut() = Sheet::BLANK);
    }

    /// The turns in which first parcels are chosen, with their players.
    pub(crate) fn first_parcel_turns(&self) -> impl Iterator<Item = (u8, Seat)> {
        (0..self.seats * MOST_FIRST_PARCELS).filter_map(|chosen| {
            let (turn, place) = (chosen / self.seats, chosen % self.seats);
            let place = if turn % 2 == 0 { self.seats - 1 - place } else { place };
            let seat = self.pass_order().get(place)?;
            (turn < self.first_parcels(seat)).then_some((chosen, seat))
        })
    }

    /// Places a property tile.
    pub(crate) fn own(&mut self, seat: Seat, parcel: Parcel, log: &mut impl Log<CarsonCity>) {
        self.town.sell(seat, parcel);
        log.tell(|| Event::Owned { seat, parcel });
    }

    /// Draws tiles for the empty spaces of the row, the cheapest first. The City Hall is placed before the next tile is drawn.
    pub(crate) fn fill_row(&mut self, dice: &mut impl Dice, log: &mut impl Log<CarsonCity>) {
        for space in self.stock.gaps() {
            match self.stock.draw(space, dice) {
                None => return,
                Some(Building::CityHall) => {
                    self.agenda.push(Task::FillRow);
                    self.agenda.push(Task::PlaceCityHall);
                    return;
                }
                Some(building) => log.tell(|| Event::TileDrawn { building, space }),
            }
        }
    }
}

/// Rolls white and black die until they point at one of `among`; `None` if they never can.
pub(crate) fn roll_parcel(among: Parcels, dice: &mut impl Dice) -> Option<Parcel> {
    let reachable = among.without(Parcels::RIM);
    if reachable.is_empty() {
        return None;
    }
    // A script of dice that has run out says 0 for ever; then the first parcel has to do.
    for _ in 0..10_000 {
        let parcel = Parcel::of_dice(dice.below(6), dice.below(6));
        if reachable.contains(parcel) {
            return Some(parcel);
        }
    }
    reachable.lowest()
}
