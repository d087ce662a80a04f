//! The course of a round: the row, the persons that are used, the bids, and the order of taking cards.

use table::{Dice, Log, Seat, Seats};

use crate::action::Card;
use crate::auction::{Bid, BidSet};
use crate::city::City;
use crate::data;
use crate::event::Event;
use crate::game::CarsonCards;
use crate::options::Options;
use crate::person::{Person, PersonSet, Under};
use crate::phase::Phase;
use crate::spot::{Laid, Spot};
use crate::suit::Mark;
use crate::terrain::{Epoch, Terrain, TerrainList, TerrainSet};

impl CarsonCards {
    /// The table before the first card is turned up.
    pub(crate) fn laid_out(options: Options) -> CarsonCards {
        CarsonCards {
            suits: [None; Options::MOST],
            cities: [City::EMPTY; Options::MOST],
            collected: [TerrainSet::NONE; Options::MOST],
            deck: TerrainSet::ALL,
            persons: [PersonSet::NONE; Options::MOST],
            turned: PersonSet::NONE,
            used: PersonSet::NONE,
            pile: PersonSet::ALL,
            next: None,
            under: Under::EMPTY,
            spent: [BidSet::NONE; Options::MOST],
            bids: [None; Options::MOST],
            row: TerrainList::EMPTY,
            person: None,
            sold: TerrainList::EMPTY,
            hand: None,
            to_take: Seats::NONE,
            second_card: false,
            round: 0,
            phase: Phase::FIRST,
            options,
            asked: Seats::NONE,
        }
    }

    /// Makes the piles and begins the first round.
    pub(crate) fn begin_first_epoch(&mut self, dice: &mut impl Dice, log: &mut impl Log<CarsonCards>) {
        self.next = self.pile.draw(dice);
        log.tell(|| Event::EpochBegan { epoch: Epoch::I });
        self.begin_round(dice, log);
    }

    /// Turns up the row.
    pub(crate) fn begin_round(&mut self, dice: &mut impl Dice, log: &mut impl Log<CarsonCards>) {
        self.turn_up_person(dice, log);
        for _ in 0..self.options.row() {
            self.turn_up_terrain(dice);
        }
        self.ask_about(&Person::BEFORE_BIDS, Phase::Sale);
        log.tell(|| Event::RoundBegan {
            round: self.round(),
            row: self.row().to_vec(),
            person: self.person,
            back: self.back(),
        });
    }

    /// Draws the person of the round. A skull on the pile sends them under it and brings the next one, until every person has been
    /// under it once.
    fn turn_up_person(&mut self, dice: &mut impl Dice, log: &mut impl Log<CarsonCards>) {
        self.person = self.next;
        self.next = self.draw_person(dice);
        let everybody = self.pile.len() + self.under.as_slice().len() + 2;
        for _ in 0..everybody {
            let (Some(person), Some(next)) = (self.person, self.next) else { return };
            if data::PERSONS[next.index()].back.mark == Mark::Plain {
                return;
            }
            log.tell(|| Event::SentUnder { person });
            self.under.push(person);
            self.person = Some(next);
            self.next = self.draw_person(dice);
        }
    }

    /// Removes the topmost person of the pile. Those that a skull sent under it come last.
    fn draw_person(&mut self, dice: &mut impl Dice) -> Option<Person> {
        self.pile.draw(dice).or_else(|| self.under.pop())
    }

    fn turn_up_terrain(&mut self, dice: &mut impl Dice) -> Option<Terrain> {
        let card = self.deck.draw_of(self.epoch(), dice)?;
        self.row.push(card);
        Some(card)
    }

    /// Continues until somebody must decide or the game is over.
    #[inline]
    pub(crate) fn settle(&mut self, dice: &mut impl Dice, log: &mut impl Log<CarsonCards>) {
        loop {
            self.asked = self.who_is_asked();
            if self.has_question() {
                return;
            }
            self.go_on(dice, log);
        }
    }

    /// Whether those who must decide have a legal action.
    pub(crate) fn has_question(&self) -> bool {
        let Some(seat) = self.asked.lowest() else { return self.phase == Phase::Over };
        if let Some(card) = self.hand {
            return self.is_person(seat)
                && (self.has_room(seat, card) || !self.sales_for_room(seat, card).is_empty());
        }
        match self.phase {
            // The last suit needs no choice.
            Phase::Suits => self.free_suits().len() > 1,
            Phase::Use(person) => {
                let is_wasted = person.bonus() > 0 && self.bid_is_void(seat);
                !self.turned.contains(person) && !is_wasted
            }
            Phase::TakeAtOnce(_) => self.row_cards().next().is_some(),
            Phase::Take => self.is_person(seat) && self.row_cards().next().is_some(),
            Phase::Sale | Phase::LastSale => {
                self.sold.as_slice().len() < CarsonCards::MOST_SALES && self.city(seat).has_sellable()
            }
            Phase::Choice => !self.free_persons().is_empty(),
            Phase::Bids => true,
            Phase::Over => false,
        }
    }

    /// What happens if nobody has to decide.
    fn go_on(&mut self, dice: &mut impl Dice, log: &mut impl Log<CarsonCards>) {
        if let (Some(card), Some(seat)) = (self.hand, self.asked.lowest()) {
            return self.lose(seat, card, log);
        }
        match self.phase {
            Phase::Suits => {
                self.deal_suits(dice, log);
                self.begin_first_epoch(dice, log);
            }
            Phase::Use(person) | Phase::TakeAtOnce(person) => self.leave(person),
            Phase::Sale => self.phase = Phase::Bids,
            Phase::Bids => self.show_bids(dice, log),
            Phase::Take => match self.taker() {
                None => self.end_round(dice, log),
                Some(seat) => self.take_without_asking(seat, log),
            },
            Phase::Choice => self.phase = Phase::LastSale,
            Phase::LastSale => {
                self.phase = Phase::Over;
                log.tell(|| Event::Ended { points: self.standings_now().points() });
            }
            Phase::Over => {}
        }
    }

    /// The card in hand fits nowhere and leaves the game.
    fn lose(&mut self, seat: Seat, card: Terrain, log: &mut impl Log<CarsonCards>) {
        self.hand = None;
        log.tell(|| Event::FitsNowhere { seat, card });
        self.card_is_dealt_with(seat);
    }

    /// Whether a seat used the Lawyer in this round: its bid then counts for nothing and cannot be raised.
    #[inline]
    pub fn bid_is_void(&self, seat: Seat) -> bool {
        self.used.common(self.persons(seat)).contains(Person::Lawyer)
    }

    /// Closes the question about a person.
    fn leave(&mut self, person: Person) {
        let (rest, after) = Phase::after(person);
        self.ask_about(rest, after);
    }

    /// Continues with the first of these persons whom somebody has and has not used, or else with what comes after all of them.
    fn ask_about(&mut self, persons: &[Person], after: Phase) {
        let held = self.persons[..self.options.people as usize].iter();
        let usable = held.fold(PersonSet::NONE, |all, &own| all.union(own)).without(self.turned);
        let next = persons.iter().find(|&&person| usable.contains(person));
        self.phase = next.map_or(after, |&person| Phase::Use(person));
        if self.phase == Phase::Take {
            let all = Seats::first(self.options.players());
            self.to_take = all.iter().filter(|&seat| !self.bid_is_void(seat)).collect();
        }
    }

    pub(crate) fn use_person(
        &mut self,
        seat: Seat,
        person: Person,
        dice: &mut impl Dice,
        log: &mut impl Log<CarsonCards>,
    ) {
        self.turned.insert(person);
        self.used.insert(person);
        log.tell(|| Event::Used { seat, person });
        if matches!(person, Person::Governor | Person::DayLabourer)
            && let Some(card) = self.turn_up_terrain(dice)
        {
            log.tell(|| Event::RowGrew { card });
        }
        if matches!(person, Person::Governor | Person::Lawyer) {
            self.phase = Phase::TakeAtOnce(person);
        } else {
            if self.phase.shows_bids()
                && let Some(bid) = self.bids[seat.index()]
            {
                log.tell(|| Event::Raised { seat, bid, bonus: self.bonus(seat) });
            }
            self.leave(person);
        }
    }

    pub(crate) fn pass(&mut self, seat: Seat, log: &mut impl Log<CarsonCards>) {
        if let Some(card) = self.hand {
            return self.lose(seat, card, log);
        }
        match self.phase {
            Phase::Use(person) => {
                log.tell(|| Event::Spared { seat, person });
                self.leave(person);
            }
            Phase::Sale => self.phase = Phase::Bids,
            Phase::Choice => self.phase = Phase::LastSale,
            _ => {
                self.phase = Phase::Over;
                log.tell(|| Event::Ended { points: self.standings_now().points() });
            }
        }
    }

    /// All bids are played: virtual players turn up one of their cards, and all bids are revealed.
    fn show_bids(&mut self, dice: &mut impl Dice, log: &mut impl Log<CarsonCards>) {
        for seat in Seat::all(self.options.players()) {
            if !self.is_person(seat) {
                self.bids[seat.index()] = self.bids_left(seat).pick(dice);
            }
            if let Some(bid) = self.bids[seat.index()] {
                self.spent[seat.index()].insert(bid);
            }
        }
        log.tell(|| Event::BidsShown {
            bids: self.bids.iter().copied().flatten().collect(),
            bonuses: Seat::all(self.options.players()).map(|seat| self.bonus(seat)).collect(),
        });
        self.ask_about(&Person::AFTER_BIDS, Phase::Take);
    }

    /// What the persons that a seat used in this round add to its bid; 0 if the bid is void.
    #[inline]
    pub fn bonus(&self, seat: Seat) -> u8 {
        let used = self.persons(seat).common(self.used);
        if used.is_empty() || self.bid_is_void(seat) { 0 } else { used.iter().map(Person::bonus).sum() }
    }

    /// A seat's bid with what its persons add.
    #[inline]
    pub fn bid_with_bonuses(&self, seat: Seat) -> u8 {
        self.bids[seat.index()].map_or(0, Bid::value) + self.bonus(seat)
    }

    /// Whose turn it is to take: the highest bid. Ties go to the suit that is higher on the visible back.
    #[inline]
    pub(crate) fn taker(&self) -> Option<Seat> {
        if self.to_take.len() <= 1 {
            return self.to_take.lowest();
        }
        self.to_take.iter().max_by_key(|&seat| self.lead(seat))
    }

    /// What decides who takes first, as one number: the bid, then how few suits are above the seat's own.
    #[inline]
    pub(crate) fn lead(&self, seat: Seat) -> usize {
        /// More than the number of suits.
        const STEP: usize = 8;
        let above = self.tie_rank(seat).map_or(0, |rank| rank + 1);
        STEP * usize::from(self.bid_with_bonuses(seat)) + STEP - above
    }

    /// The rank of a seat's suit on the visible back: 0 wins every tie.
    #[inline]
    pub fn tie_rank(&self, seat: Seat) -> Option<usize> {
        let suit = self.suit(seat)?;
        Some(self.next.map_or(suit as usize, |next| data::RANKS[next.index()][suit as usize].into()))
    }

    /// A virtual player takes the card with the highest pull; ties go to the first one of the row.
    fn take_without_asking(&mut self, seat: Seat, log: &mut impl Log<CarsonCards>) {
        let first_of_highest = |best: Card, card: Card| if card.pull() > best.pull() { card } else { best };
        let Some(card) = self.row_cards().reduce(first_of_highest) else {
            return self.card_is_dealt_with(seat);
        };
        self.take(seat, card, log);
    }

    pub(crate) fn take(&mut self, seat: Seat, card: Card, log: &mut impl Log<CarsonCards>) {
        log.tell(|| Event::Taken { seat, card });
        match card {
            Card::Terrain(terrain) => {
                self.row.remove(terrain);
                if self.is_person(seat) {
                    // It must be laid first.
                    self.hand = Some(terrain);
                    return;
                }
                self.collected[seat.index()].insert(terrain);
            }
            Card::Person(person) => {
                self.person = None;
                self.persons[seat.index()].insert(person);
            }
        }
        self.card_is_dealt_with(seat);
    }

    pub(crate) fn lay(&mut self, seat: Seat, at: Spot, log: &mut impl Log<CarsonCards>) {
        let card = self.hand.take().expect("a card is to be laid");
        let laid = Laid { card, at };
        log.tell(|| Event::Laid { seat, laid, gain: self.gain(seat, laid) });
        self.cities[seat.index()].lay(laid);
        self.card_is_dealt_with(seat);
    }

    /// The card that a seat just took is done with: continue with the next question, or the second card of the Day labourer.
    fn card_is_dealt_with(&mut self, seat: Seat) {
        if let Phase::TakeAtOnce(person) = self.phase {
            return self.leave(person);
        }
        if !self.second_card && self.takes_two(seat) {
            self.second_card = true;
        } else {
            self.second_card = false;
            self.to_take = self.to_take.without(seat);
        }
    }

    fn takes_two(&self, seat: Seat) -> bool {
        self.used.common(self.persons(seat)).contains(Person::DayLabourer)
    }

    /// Cards that nobody took leave the game; the next round begins, or the game ends.
    fn end_round(&mut self, dice: &mut impl Dice, log: &mut impl Log<CarsonCards>) {
        if self.row_cards().next().is_some() {
            log.tell(|| Event::LeftOver { cards: self.row_cards().collect() });
        }
        self.row = TerrainList::EMPTY;
        self.person = None;
        self.bids = [None; Options::MOST];
        self.used = PersonSet::NONE;
        if self.round + 1 == 2 * CarsonCards::ROUNDS {
            self.phase = Phase::Choice;
            return;
        }
        self.round += 1;
        if self.round == CarsonCards::ROUNDS {
            self.begin_second_epoch(log);
        }
        self.begin_round(dice, log);
    }

    /// The rest of the first epoch's cards leaves the game; auction cards and persons come back.
    fn begin_second_epoch(&mut self, log: &mut impl Log<CarsonCards>) {
        self.deck = self.deck.without(TerrainSet::of(Epoch::I));
        self.spent = [BidSet::NONE; Options::MOST];
        let governor = PersonSet::from_iter([Person::Governor]);
        self.turned = self.turned.common(governor);
        log.tell(|| Event::EpochBegan { epoch: Epoch::II });
    }

    pub(crate) fn sell(&mut self, seat: Seat, card: Terrain, log: &mut impl Log<CarsonCards>) {
        self.cities[seat.index()].remove(card);
        self.sold.push(card);
        log.tell(|| Event::Sold { seat, card });
    }

    pub(crate) fn choose(&mut self, seat: Seat, person: Person, log: &mut impl Log<CarsonCards>) {
        self.bring(person);
        self.persons[seat.index()].insert(person);
        log.tell(|| Event::Chosen { seat, person });
        self.phase = Phase::LastSale;
    }

    /// Removes a person from the pile, wherever they are in it.
    fn bring(&mut self, person: Person) {
        self.pile.remove(person);
        self.under = self.under.as_slice().iter().copied().filter(|&other| other != person).collect();
        if self.next == Some(person) {
            self.next = None;
        }
    }
}
