//! The state of a game, and its main loop: a question is answered, its consequences happen, until somebody must decide again.

use serde::{Deserialize, Serialize};
use table::{ActionError, Dice, Game, Log, OptionsError, Seat, Seats, Standings, Viewer};

use crate::agenda::{Agenda, Site, Task};
use crate::interface::action::Action;
use crate::interface::event::{Event, Reason};
use crate::interface::position::Position;
use crate::interface::view::View;
use crate::map::parcel::Parcels;
use crate::map::town::{MOST_PLAYERS, Town};
use crate::pieces::building::{Building, Dollars, Tiles};
use crate::pieces::cast::Cast;
use crate::pieces::character::{Character, Role, Side};
use crate::pieces::line::Line;
use crate::pieces::order::OrderOfPlay;
use crate::pieces::player::Player;
use crate::pieces::powers;
use crate::pieces::stock::Stock;
use crate::pieces::tokens::NoDuelTokens;
use crate::questions::Ask;
use crate::questions::pending::Pending;
use crate::setup::options::{BuildingSet, Characters, Edition, Options};
use crate::standish::Standish;
use crate::track::space::Place;
use crate::variants::horses::RiddenRanches;
use crate::variants::might_is_right::duel_tiles::DuelTiles;
use crate::variants::outlaws::OutlawStrength;
use crate::variants::river::River;
use crate::variants::{Variant, Variants};

/// The number of dynamite sticks.
pub const DYNAMITE: u8 = 7;
/// The firepower of the three-revolver token.
pub(crate) const AMMUNITION: u8 = 3;
/// The number of rounds in a game.
pub const ROUNDS: u8 = 4;

/// A game of Carson City.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "Position", into = "Position")]
pub struct CarsonCity {
    pub(crate) town: Town,
    pub(crate) players: [Player; MOST_PLAYERS],
    pub(crate) seats: u8,
    pub(crate) edition: Edition,
    pub(crate) building_set: BuildingSet,
    pub(crate) variants: Variants,
    /// The river, if there is one.
    pub(crate) river: Option<River>,
    /// How the characters were chosen.
    pub(crate) characters: Characters,
    /// The characters in play, with the sides that are up.
    pub(crate) cast: Cast,
    /// The row of buildings and the bag.
    pub(crate) stock: Stock,
    /// The round, from 1 to 4.
    pub(crate) round: u8,
    /// The turn order, the pass order track and who chooses first.
    pub(crate) order: OrderOfPlay,
    /// Who has the three-revolver token.
    pub(crate) ammunition: Option<Seat>,
    /// Who holds the City Hall.
    pub(crate) holder: Option<Seat>,
    pub(crate) sheriff: WhiteCowboy,
    /// The Singer's "no duel" tokens.
    pub(crate) tokens: NoDuelTokens,
    /// The duel tiles that everybody has seen on the discard pile since somebody last drew from it.
    pub(crate) seen_tiles: DuelTiles,
    /// The strength of this round's Outlaws.
    pub(crate) outlaw_strength: OutlawStrength,
    /// The Ranches that are doubled by horses.
    pub(crate) ridden: RiddenRanches,
    /// Parcels whose duel is over while others are still being fought, and that nobody bought.
    pub(crate) given_up: Parcels,
    /// Standish, in a solo game.
    pub(crate) standish: Option<Standish>,
    /// What the Grocer doubles.
    pub(crate) doubled: Option<Building>,
    pub(crate) site: Option<Site>,
    pub(crate) pending: Pending,
    pub(crate) agenda: Agenda,
}

/// The white cowboy of the Sheriff.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(export_to = "carson-city/"))]
#[serde(rename_all = "snake_case")]
pub enum WhiteCowboy {
    /// In the general supply.
    #[default]
    Away,
    /// With the Sheriff's player.
    InHand,
    /// On the board.
    At(Place),
}

impl CarsonCity {
    /// The map.
    pub const fn town(&self) -> &Town {
        &self.town
    }

    /// A player's pieces.
    #[inline]
    pub const fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) const fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// All seats in order.
    #[inline]
    pub fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.seats as usize)
    }

    /// The seats of players, without Standish.
    #[inline]
    pub(crate) fn all_players(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(if self.standish.is_some() { 1 } else { self.seats as usize })
    }

    /// The round, from 1 to 4.
    pub const fn round(&self) -> u8 {
        self.round
    }

    /// The row of buildings, from $3 to $12.
    pub const fn row(&self) -> &[Option<Building>; 7] {
        self.stock.row()
    }

    /// The building tiles in the bag.
    pub const fn bag(&self) -> &Tiles {
        self.stock.bag()
    }

    /// The pass order track.
    #[inline]
    pub const fn pass_order(&self) -> &Line {
        self.order.passed()
    }

    /// The turn order of phase 2.
    #[inline]
    pub(crate) const fn turn_order(&self) -> &Line {
        self.order.turns()
    }

    /// Whether a variant is played.
    #[inline]
    pub const fn plays(&self, variant: Variant) -> bool {
        self.variants.contains(variant)
    }

    /// The current question; `None` once the game is over.
    #[inline]
    pub const fn asked(&self) -> Option<Ask> {
        self.pending.ask().copied()
    }

    /// Whether the player holds the City Hall.
    #[inline]
    pub fn holds_city_hall(&self, seat: Seat) -> bool {
        self.holder == Some(seat)
    }

    /// The player of this character in this round.
    #[inline]
    pub fn whose(&self, character: Character, side: Side) -> Option<Seat> {
        self.all_seats().find(|&seat| self.player(seat).is(character, side))
    }

    /// The player with the white cowboy.
    pub(crate) fn sheriff_seat(&self) -> Option<Seat> {
        self.whose(Character::Sheriff, Side::Yellow)
    }

    /// The player's firepower: revolvers, cowboys in the personal supply, the three-revolver token, the Mercenary and the first
    /// enclosure.
    #[inline]
    pub fn firepower(&self, seat: Seat) -> u8 {
        if let Some(standish) = &self.standish
            && self.is_standish(seat)
        {
            return standish.firepower();
        }
        let player = self.player(seat);
        let ammunition = if self.ammunition == Some(seat) { AMMUNITION } else { 0 };
        player.revolvers()
            + player.cowboys()
            + ammunition
            + mercenary(player.role())
            + player.enclosures().firepower()
    }

    pub(crate) fn earn(
        &mut self,
        seat: Seat,
        amount: Dollars,
        reason: Reason,
        log: &mut impl Log<CarsonCity>,
    ) {
        let amount = self.player_mut(seat).earn(amount);
        if amount > 0 {
            log.tell(|| Event::Money { seat, change: i32::from(amount), reason });
        }
    }

    pub(crate) fn pay(
        &mut self,
        seat: Seat,
        amount: Dollars,
        reason: Reason,
        log: &mut impl Log<CarsonCity>,
    ) {
        if amount > 0 {
            self.player_mut(seat).pay(amount);
            log.tell(|| Event::Money { seat, change: -i32::from(amount), reason });
        }
    }

    pub(crate) fn score(&mut self, seat: Seat, points: i16, reason: Reason, log: &mut impl Log<CarsonCity>) {
        let change = self.player_mut(seat).score(points);
        if change != 0 {
            log.tell(|| Event::Points { seat, change: i32::from(change), reason });
        }
    }

    /// Dynamite that no player has.
    pub(crate) fn free_dynamite(&self) -> u8 {
        DYNAMITE.saturating_sub(self.players.iter().map(Player::all_dynamite).sum())
    }

    /// Runs the agenda until somebody must decide or the game is over.
    #[inline]
    pub(crate) fn go_on(&mut self, dice: &mut impl Dice, log: &mut impl Log<CarsonCity>) {
        while self.pending.ask().is_none() {
            let Some(task) = self.agenda.pop() else { return };
            self.carry_out(task, dice, log);
        }
    }

    fn carry_out(&mut self, task: Task, dice: &mut impl Dice, log: &mut impl Log<CarsonCity>) {
        match task {
            Task::Sheets => self.hand_out_sheets(),
            Task::FirstParcels { chosen } => self.next_first_parcel(chosen),
            Task::FillRow => self.fill_row(dice, log),
            Task::PlaceCityHall => self.ask_for_city_hall(log),
            Task::Choose { chosen } => self.next_choice(chosen, log),
            Task::ShiftRow => {
                self.stock.shift();
                self.agenda.push(Task::FillRow);
            }
            Task::Auction(auction) => self.next_bid(auction, log),
            Task::OutlawsCome => self.outlaws_come(dice, log),
            Task::OutlawsMove { left } => self.next_outlaw(left, dice, log),
            Task::OutlawBeaten { seat, parcel } => self.reward_outlaw(seat, parcel, log),
            Task::Placing => self.begin_placing(log),
            Task::StandishDraws => self.next_solo_turn(dice, log),
            Task::Race => self.next_in_race(),
            Task::NextTurn { from } => self.next_turn(from),
            Task::Track(space) => self.stop_at(space, log),
            Task::Wages { done } => self.next_wages(done, log),
            Task::Rodeo => self.hold_rodeo(log),
            Task::Contend { place } => self.contend(place, dice, log),
            Task::Contested { seat, space } => self.next_contest(seat, space, dice, log),
            Task::Settle(duel) => self.settle(&duel, dice, log),
            Task::Beaten { losers, place } => self.next_beaten(losers.0, place),
            Task::Perform { seat, place } => self.perform(seat, place, dice, log),
            Task::Uncontested { done } => self.next_uncontested(done, log),
            Task::Kept { done } => self.next_kept(done, dice, log),
            Task::Build { seat, kinds, scope } => self.ask_to_build(seat, kinds, scope),
            Task::Houses => self.next_house(log),
            Task::IncomeChoices { done } => self.next_income_choice(done, log),
            Task::PayIncomes => self.pay_incomes(log),
            Task::LastRoads { done } => self.next_last_roads(done),
            Task::RoundScoring => self.score_round(log),
            Task::Limit { done } => self.next_limit(done, log),
            Task::CleanUp => self.clean_up(log),
        }
    }
}

const fn mercenary(role: Option<Role>) -> u8 {
    match role {
        Some(Role { character: Character::Mercenary, side }) => powers::mercenary(side),
        _ => 0,
    }
}

impl Game for CarsonCity {
    const NAME: &'static str = "carson-city";
    const RULES: u32 = 2;

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn begin(
        options: &Options,
        dice: &mut impl Dice,
        log: &mut impl Log<Self>,
    ) -> Result<Self, OptionsError> {
        options.check()?;
        let mut game = CarsonCity::set_up(options, dice, log);
        game.go_on(dice, log);
        Ok(game)
    }

    fn options(&self) -> Options {
        Options {
            players: if self.standish.is_some() { 1 } else { self.seats },
            edition: self.edition,
            buildings: self.building_set,
            characters: self.characters,
            new_beginning: self.variants.switch(Variant::NewBeginning),
            river: self.river,
            might_is_right: self.variants.switch(Variant::MightIsRight),
            kit_carson: self.variants.switch(Variant::KitCarson),
            outlaws: self.variants.switch(Variant::Outlaws),
            horses: self.variants.switch(Variant::Horses),
            solo: self.standish.map(|standish| standish.strategy()),
        }
    }

    fn seats(&self) -> usize {
        self.seats as usize
    }

    #[inline]
    fn deciders(&self) -> Seats {
        self.pending.deciders()
    }

    #[inline]
    fn turn(&self) -> Option<Seat> {
        match self.pending.ask() {
            Some(Ask::Race(question)) => self.fair_turn(question.racing.0),
            _ => None,
        }
    }

    #[inline]
    fn when_race_ends(&self, seat: Seat) -> Option<Action> {
        match self.pending.ask() {
            Some(Ask::Race(question)) if question.racing.0.contains(seat) => {
                self.race_has_begun().then_some(Action::Pass)
            }
            _ => None,
        }
    }

    #[inline]
    fn actions(&self, seat: Seat, into: &mut Vec<Action>) {
        if let Some(ask) = self.pending.asks(seat) {
            ask.list(self, seat, into);
        }
    }

    #[inline]
    fn pick(&self, seat: Seat, dice: &mut impl Dice, list: &mut Vec<Action>) -> Option<Action> {
        let ask = self.pending.asks(seat)?;
        if let Some(menu) = ask.menu(self, seat) {
            return menu.pick(dice);
        }
        list.clear();
        ask.list(self, seat, list);
        Some(list[dice.index(list.len())])
    }

    #[inline]
    fn apply(&mut self, seat: Seat, action: Action, dice: &mut impl Dice, log: &mut impl Log<Self>) {
        let Some(ask) = self.pending.take() else { return };
        ask.answer(self, seat, action, dice, log);
        self.go_on(dice, log);
    }

    fn why_not(&self, seat: Seat, action: Action) -> ActionError {
        match self.asked() {
            None => ActionError::over(),
            Some(ask) if !ask.seats().contains(seat) => ActionError::not_asked(),
            Some(ask) => ActionError::new(self.reason_against(ask, seat, action)),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn imagine(view: &View, dice: &mut impl Dice) -> Self {
        view.imagine(dice)
    }

    fn points(&self) -> [i32; Seat::MOST] {
        let mut points = [0; Seat::MOST];
        for seat in self.all_seats() {
            points[seat.index()] = self.points_of(seat);
        }
        points
    }

    fn standings(&self) -> Option<Standings> {
        self.is_over().then(|| self.standings_now())
    }
}
