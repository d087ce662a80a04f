//! The state of a game, who must decide, and the legal actions.

use serde::{Deserialize, Serialize};
use table::{ActionError, Dice, Game, Log, OptionsError, Seat, Seats, Standings, Viewer};

use crate::action::{Action, Card};
use crate::auction::{Bid, BidSet};
use crate::cells::Limit;
use crate::city::City;
use crate::dealing::Dealing;
use crate::element::Law;
use crate::event::Event;
use crate::handicap::Handicap;
use crate::options::Options;
use crate::person::{Person, PersonSet, Under};
use crate::phase::Phase;
use crate::position::Position;
use crate::refusal;
use crate::scoring;
use crate::spot::Laid;
use crate::suit::{Back, Suit};
use crate::terrain::{Epoch, Terrain, TerrainList, TerrainSet};
use crate::view::View;

/// A game of Carson City: The Card Game.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "Position", into = "Position")]
pub struct CarsonCards {
    /// The suit of each player; `None` while suits are being chosen, and beyond the last player.
    pub(crate) suits: [Option<Suit>; Options::MOST],
    pub(crate) cities: [City; Options::MOST],
    /// The cards that virtual players collected.
    pub(crate) collected: [TerrainSet; Options::MOST],
    /// The terrain cards of this and the next epoch that nobody has seen.
    pub(crate) deck: TerrainSet,
    pub(crate) persons: [PersonSet; Options::MOST],
    /// Persons that were used in this epoch.
    pub(crate) turned: PersonSet,
    /// Persons that were used in this round.
    pub(crate) used: PersonSet,
    /// The persons that nobody has seen, without the next one.
    pub(crate) pile: PersonSet,
    /// The person on top of the pile: everybody sees the back, nobody the front.
    pub(crate) next: Option<Person>,
    pub(crate) under: Under,
    /// The auction cards that each seat has spent in this epoch.
    pub(crate) spent: [BidSet; Options::MOST],
    /// The bids of this round, face down as long as the phase is [`Phase::Bids`].
    pub(crate) bids: [Option<Bid>; Options::MOST],
    pub(crate) row: TerrainList<{ CarsonCards::LONGEST_ROW }>,
    pub(crate) person: Option<Person>,
    /// What the Auctioneer sold.
    pub(crate) sold: TerrainList<{ CarsonCards::MOST_SALES }>,
    /// The terrain card just taken that must be placed.
    pub(crate) hand: Option<Terrain>,
    /// The seats that have yet to take a card in this round.
    pub(crate) to_take: Seats,
    /// Whether the player whose turn it is has taken the first of the Day labourer's two cards.
    pub(crate) second_card: bool,
    /// The round, counted from 0 to 17.
    pub(crate) round: u8,
    pub(crate) phase: Phase,
    pub(crate) options: Options,
    /// Who must decide. It follows from everything else.
    pub(crate) asked: Seats,
}

impl CarsonCards {
    /// The number of rounds in an epoch.
    pub const ROUNDS: u8 = 9;
    /// The largest number of terrain cards in the row: five, one because of the Governor, one because of the Day labourer.
    pub const LONGEST_ROW: usize = 7;
    /// How many cards the Auctioneer sells at most.
    pub const MOST_SALES: usize = scoring::points::AUCTIONEER_SALES.unsigned_abs() as usize;

    /// The round, from 1 to 18.
    pub const fn round(&self) -> u8 {
        self.round + 1
    }

    /// The epoch.
    #[inline]
    pub const fn epoch(&self) -> Epoch {
        if self.round < CarsonCards::ROUNDS { Epoch::I } else { Epoch::II }
    }

    /// The phase of the round.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Whether a seat belongs to a person and not to a virtual player.
    #[inline]
    pub const fn is_person(&self, seat: Seat) -> bool {
        seat.index() < self.options.people as usize
    }

    /// The city of a seat; empty for a virtual player.
    pub const fn city(&self, seat: Seat) -> &City {
        &self.cities[seat.index()]
    }

    /// The persons of a seat.
    pub const fn persons(&self, seat: Seat) -> PersonSet {
        self.persons[seat.index()]
    }

    /// The persons that were used and have not been turned back.
    pub const fn turned(&self) -> PersonSet {
        self.turned
    }

    /// The terrain cards of the row in the order in which they were drawn.
    pub fn row(&self) -> &[Terrain] {
        self.row.as_slice()
    }

    /// The person of the row.
    pub const fn person(&self) -> Option<Person> {
        self.person
    }

    /// All cards of the row: the terrain cards in their order, then the person.
    #[inline]
    pub fn row_cards(&self) -> impl Iterator<Item = Card> {
        let terrain = self.row.as_slice().iter().copied().map(Card::Terrain);
        terrain.chain(self.person.map(Card::Person))
    }

    /// The terrain card that must be placed now.
    pub const fn hand(&self) -> Option<Terrain> {
        self.hand
    }

    /// The visible back of the pile of persons.
    pub fn back(&self) -> Option<Back> {
        self.next.map(Person::back)
    }

    /// The auction cards that a seat still has in this epoch.
    ///
    /// ```
    /// use carson_cards::{CarsonCards, Options};
    /// use table::dice::FastDice;
    /// use table::{Game, Seat, Silence};
    ///
    /// let game = CarsonCards::begin(&Options::default(), &mut FastDice::seeded(1), &mut Silence)?;
    /// assert_eq!(game.bids_left(Seat::FIRST).len(), 9);
    /// # Ok::<(), table::OptionsError>(())
    /// ```
    #[inline]
    pub const fn bids_left(&self, seat: Seat) -> BidSet {
        self.all_bids(seat).without(self.spent[seat.index()])
    }

    /// The auction cards that a seat has in an epoch.
    #[inline]
    pub const fn all_bids(&self, seat: Seat) -> BidSet {
        if self.is_person(seat) { BidSet::PERSON } else { self.options.strength.bids() }
    }

    /// How large a seat's city may become.
    #[inline]
    pub const fn limit(&self, seat: Seat) -> Limit {
        scoring::limit(self.persons[seat.index()])
    }

    /// Whether a seat's Outlaws are quiet.
    #[inline]
    pub fn law(&self, seat: Seat) -> Law {
        scoring::law(self.city(seat), self.persons[seat.index()])
    }

    /// How many cards a seat has sold.
    #[inline]
    pub fn sales(&self, seat: Seat) -> usize {
        if self.persons(seat).contains(Person::Auctioneer) { self.sold.as_slice().len() } else { 0 }
    }

    /// The current points of a seat: of a person's city and persons, or what a virtual player began with and the pulls of the cards
    /// it collected.
    #[inline]
    pub fn points_of(&self, seat: Seat) -> i32 {
        if self.is_person(seat) {
            scoring::points(self.city(seat), self.persons(seat), self.sales(seat))
        } else {
            let terrain: i32 = self.collected[seat.index()].iter().map(|card| i32::from(card.pull())).sum();
            let persons: i32 = self.persons(seat).iter().map(|person| i32::from(person.pull())).sum();
            terrain + persons + self.options.handicap()
        }
    }

    /// By how much a seat's points would change if it placed a card like this.
    pub fn gain(&self, seat: Seat, laid: Laid) -> i32 {
        let mut city = *self.city(seat);
        city.lay(laid);
        scoring::points(&city, self.persons(seat), self.sales(seat)) - self.points_of(seat)
    }

    /// Places and points as if the game ended now.
    ///
    /// ```
    /// use carson_cards::{CarsonCards, Options};
    /// use table::dice::FastDice;
    /// use table::{Game, Silence};
    ///
    /// let game = CarsonCards::begin(&Options::default(), &mut FastDice::seeded(1), &mut Silence)?;
    /// assert_eq!(game.standings_now().seats.len(), game.seats());
    /// # Ok::<(), table::OptionsError>(())
    /// ```
    pub fn standings_now(&self) -> Standings {
        Standings::by_points(Seat::all(self.seats()).map(|seat| self.break_down(seat)).collect())
    }

    /// The same with the cells and cards that each line counts.
    pub fn explain_standings(&self) -> Standings {
        let explain = |seat: Seat| {
            if self.is_person(seat) {
                scoring::explain(self.city(seat), self.persons(seat), self.sales(seat))
            } else {
                let collected = self.collected[seat.index()];
                scoring::explain_virtual(collected, self.persons(seat), self.options.handicap())
            }
        };
        Standings::by_points(Seat::all(self.seats()).map(explain).collect())
    }

    fn break_down(&self, seat: Seat) -> Vec<table::ScoreLine> {
        if self.is_person(seat) {
            scoring::break_down(self.city(seat), self.persons(seat), self.sales(seat))
        } else {
            scoring::virtual_break_down(
                self.collected[seat.index()],
                self.persons(seat),
                self.options.handicap(),
            )
        }
    }

    /// The person at the table, not the virtual player, who owns a person card.
    #[inline]
    pub(crate) fn owner(&self, person: Person) -> Option<Seat> {
        let held = self.persons[..self.options.people as usize].iter();
        held.into_iter().position(|persons| persons.contains(person)).map(Seat::new)
    }

    /// The persons whom the Newspaper boy may choose: all whom nobody has.
    pub(crate) fn free_persons(&self) -> PersonSet {
        let held = self.persons.iter().fold(PersonSet::NONE, |all, &persons| all.union(persons));
        PersonSet::ALL.without(held)
    }

    /// Who must decide now.
    pub(crate) fn who_is_asked(&self) -> Seats {
        let only = |seat: Option<Seat>| seat.map_or(Seats::NONE, Seats::only);
        match self.phase {
            Phase::Suits => self.chooses_suit(),
            Phase::Use(person) | Phase::TakeAtOnce(person) => only(self.owner(person)),
            Phase::Sale | Phase::LastSale => only(self.owner(Person::Auctioneer)),
            Phase::Choice => only(self.owner(Person::NewspaperBoy)),
            Phase::Take => only(self.taker()),
            Phase::Bids => {
                let people = Seat::all(self.options.people as usize);
                people.filter(|seat| self.bids[seat.index()].is_none()).collect()
            }
            Phase::Over => Seats::NONE,
        }
    }
}

impl Game for CarsonCards {
    const NAME: &'static str = "carson-cards";
    const RULES: u32 = 4;

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
        let mut game = CarsonCards::laid_out(options.or_handicap(Handicap::ByTable));
        game.prepare(dice, log);
        game.settle(dice, log);
        Ok(game)
    }

    fn options_of_rules(rules: u32, options: Options) -> Options {
        let suits = if rules < 2 { Dealing::BySeat } else { options.suits };
        let options = Options { suits, ..options };
        match rules {
            ..3 => options.or_handicap(Handicap::Off),
            3 => options.or_handicap(Handicap::Rules3),
            _ => options,
        }
    }

    fn options(&self) -> Options {
        self.options
    }

    fn seats(&self) -> usize {
        self.options.players()
    }

    #[inline]
    fn deciders(&self) -> Seats {
        self.asked
    }

    #[inline]
    fn actions(&self, seat: Seat, into: &mut Vec<Action>) {
        if !self.asked.contains(seat) {
            return;
        }
        if let Some(card) = self.hand {
            let before = into.len();
            into.extend(self.city(seat).spots(card, self.limit(seat), self.law(seat)).map(Action::Lay));
            if into.len() == before {
                into.extend(self.sales_for_room(seat, card).into_iter().map(Action::Sell));
                into.push(Action::Pass);
            }
            return;
        }
        match self.phase {
            Phase::Suits => into.extend(self.free_suits().iter().map(Action::Suit)),
            Phase::Use(person) => into.extend([Action::Use(person), Action::Pass]),
            Phase::TakeAtOnce(_) | Phase::Take => into.extend(self.row_cards().map(Action::Take)),
            Phase::Bids => into.extend(self.bids_left(seat).counted().map(Action::Bid)),
            Phase::Sale | Phase::LastSale => {
                self.city(seat).each_sellable(|card| into.push(Action::Sell(card)));
                into.push(Action::Pass);
            }
            Phase::Choice => {
                into.extend(self.free_persons().iter().map(Action::Choose));
                into.push(Action::Pass);
            }
            Phase::Over => {}
        }
    }

    #[inline]
    fn pick(&self, seat: Seat, dice: &mut impl Dice, list: &mut Vec<Action>) -> Option<Action> {
        // What the other questions list is short.
        let quick = match (self.hand, self.phase) {
            _ if !self.asked.contains(seat) => return None,
            (Some(card), _) => {
                self.city(seat).pick_spot(card, self.limit(seat), self.law(seat), dice).map(Action::Lay)
            }
            (None, Phase::Bids) => self.bids_left(seat).pick(dice).map(Action::Bid),
            (None, Phase::TakeAtOnce(_) | Phase::Take) => {
                let count = self.row().len() + usize::from(self.person.is_some());
                let card = self.row().get(dice.index(count)).copied().map(Card::Terrain);
                card.or(self.person.map(Card::Person)).map(Action::Take)
            }
            _ => None,
        };
        if quick.is_some() {
            return quick;
        }
        list.clear();
        self.actions(seat, list);
        Some(list[dice.index(list.len())])
    }

    #[inline]
    fn apply(&mut self, seat: Seat, action: Action, dice: &mut impl Dice, log: &mut impl Log<Self>) {
        match action {
            Action::Suit(suit) => self.choose_suit(seat, suit, log),
            Action::Use(person) => self.use_person(seat, person, dice, log),
            Action::Pass => self.pass(seat, log),
            Action::Bid(bid) => {
                self.bids[seat.index()] = Some(bid);
                log.tell(|| Event::BidSealed { seat });
            }
            Action::Take(card) => self.take(seat, card, log),
            Action::Lay(at) => self.lay(seat, at, log),
            Action::Sell(card) => self.sell(seat, card, log),
            Action::Choose(person) => self.choose(seat, person, log),
        }
        self.settle(dice, log);
    }

    fn why_not(&self, seat: Seat, action: Action) -> ActionError {
        refusal::why_not(self, seat, action)
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn imagine(view: &View, dice: &mut impl Dice) -> Self {
        view.imagine(dice)
    }

    #[inline]
    fn points(&self) -> [i32; Seat::MOST] {
        let mut points = [0; Seat::MOST];
        for seat in Seat::all(self.seats()) {
            points[seat.index()] = self.points_of(seat);
        }
        points
    }

    fn standings(&self) -> Option<Standings> {
        self.is_over().then(|| self.standings_now())
    }
}
