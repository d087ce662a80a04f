//! What orders answer to a question, and which line would have given a player's answer.

use table::{ASK_ME, OrderAnswer, OrderLine, Orders, Phrase, Seat};

use super::basis::Basis;
use super::keys;
use crate::account::best_place;
use crate::action::{Action, Card};
use crate::event::card_phrase;
use crate::game::CarsonCards;
use crate::person::Person;
use crate::phase::Phase;
use crate::terrain::Terrain;
use crate::view::View;

type Answer = OrderAnswer<Action>;

/// What orders answer to the seat's question.
pub(super) fn follow(view: &View, seat: Seat, orders: &Orders, legal: &[Action]) -> Answer {
    let Ok(basis) = orders.basis.parse::<Basis>() else { return Answer::Done };
    let game = view.shown();
    let following = Following { game: &game, seat, orders, legal, basis };
    if following.is_over() { Answer::Done } else { following.answer() }
}

struct Following<'a> {
    game: &'a CarsonCards,
    seat: Seat,
    orders: &'a Orders,
    legal: &'a [Action],
    basis: Basis,
}

impl Following<'_> {
    /// Whether the round of the orders has passed, and the last one with an ordered bid.
    fn is_over(&self) -> bool {
        let round = self.game.round();
        let bids = round..=round.saturating_add(keys::BIDS_AHEAD);
        let has_bid = bids.into_iter().any(|round| self.orders.choice(&keys::bid(round)).is_some());
        let ends = matches!(self.game.phase, Phase::Suits | Phase::Choice | Phase::LastSale | Phase::Over);
        ends || round < self.basis.round || (round > self.basis.round && !has_bid)
    }

    fn is_their_round(&self) -> bool {
        self.game.round() == self.basis.round
    }

    fn answer(&self) -> Answer {
        if let Some(card) = self.game.hand() {
            return self.lay(card);
        }
        if let Some(stop) = self.stop() {
            return stop;
        }
        match self.game.phase {
            Phase::Use(person) => self.use_person(person),
            Phase::TakeAtOnce(_) | Phase::Take => self.take(),
            Phase::Bids => self.orders.chosen(&keys::bid(self.game.round())),
            Phase::Sale => self.orders.chosen(keys::SALE),
            _ => Answer::Ask,
        }
    }

    /// Whether a condition that ends the orders is met.
    fn stop(&self) -> Option<Answer> {
        let stop = |why: Phrase| Some(Answer::Stop(why));
        if self.orders.stops_if("new") && self.is_their_round() {
            let new = self.game.row_cards().find(|card| !self.basis.cards.contains(card));
            if let Some(card) = new {
                return stop(Phrase::new("cards-ahead-new").with("card", card_phrase(card)));
            }
        }
        if self.game.phase != Phase::Take {
            return None;
        }
        if self.orders.stops_if("outbid") {
            let before: Vec<Seat> = self.game.before(self.seat).collect();
            if !before.is_empty() {
                return stop(Phrase::new("cards-ahead-outbid").with("seats", before));
            }
        }
        let first = self.wishes().find(|&card| !self.has(card)).filter(|_| self.is_their_round())?;
        let is_gone = self.orders.stops_if("gone") && !self.game.row_cards().any(|card| card == first);
        if is_gone { stop(Phrase::new("cards-ahead-gone").with("card", card_phrase(first))) } else { None }
    }

    /// The wanted cards, the most wanted first.
    fn wishes(&self) -> impl Iterator<Item = Card> {
        let wanted = self.orders.lines.iter().filter(|line| keys::takes(&line.choice));
        wanted.filter_map(|line| keys::as_card(&line.key))
    }

    /// Whether the seat has already taken a card.
    fn has(&self, card: Card) -> bool {
        match card {
            Card::Person(person) => self.game.persons(self.seat).contains(person),
            Card::Terrain(terrain) => self.game.city(self.seat).laid().any(|laid| laid.card == terrain),
        }
    }

    fn use_person(&self, person: Person) -> Answer {
        let is_outbid = || self.game.before(self.seat).next().is_some();
        match self.orders.choice(&keys::person(person)) {
            Some(keys::USE) => Answer::Play(Action::Use(person)),
            Some(keys::IF_OUTBID) if is_outbid() => Answer::Play(Action::Use(person)),
            Some(_) => Answer::Play(Action::Pass),
            None => Answer::Ask,
        }
    }

    /// The first card of the list that is still in the row.
    fn take(&self) -> Answer {
        if !self.is_their_round() {
            return Answer::Ask;
        }
        let lies_there = |line: &&OrderLine| {
            keys::as_card(&line.key).is_some_and(|card| self.legal.contains(&Action::Take(card)))
        };
        for line in self.orders.lines.iter().filter(lies_there) {
            match (line.choice.as_str(), keys::as_card(&line.key)) {
                (ASK_ME, _) => return Answer::Ask,
                (choice, Some(card)) if keys::takes(choice) => return Answer::Play(Action::Take(card)),
                _ => {}
            }
        }
        Answer::Stop(Phrase::new("cards-ahead-nothing-left"))
    }

    /// Where to place the card that was taken. If room must be made for it, the player is asked.
    fn lay(&self, card: Terrain) -> Answer {
        let has_room = self.legal.iter().any(|action| matches!(action, Action::Lay(_)));
        let choice = self.orders.choice(&keys::card(Card::Terrain(card)));
        let Some(choice) = choice.filter(|_| has_room && self.is_their_round()) else { return Answer::Ask };
        let at = match choice {
            keys::TAKE_BEST => best_place(self.game, self.seat, card).map(|laid| laid.at),
            _ => keys::as_spot(choice),
        };
        at.map_or(Answer::Ask, |at| Answer::Play(Action::Lay(at)))
    }
}

/// The line that would have given this answer: what a player with this decision in mind would have ordered. If no line can express
/// it, the line that leaves the question to the player.
pub(super) fn as_line(view: &View, action: Action) -> Option<OrderLine> {
    let text = action.to_string();
    Some(match (view.table.phase, action) {
        (_, Action::Lay(at)) => {
            OrderLine::new(keys::card(Card::Terrain(view.table.hand?)), keys::take_at(at))
        }
        (_, Action::Take(card)) => OrderLine::new(keys::card(card), keys::TAKE),
        (Phase::Bids, Action::Bid(_)) => OrderLine::new(keys::bid(view.table.round), text),
        (Phase::Use(person), Action::Use(_)) => OrderLine::new(keys::person(person), keys::USE),
        (Phase::Use(person), _) => OrderLine::new(keys::person(person), keys::KEEP),
        (Phase::Sale, Action::Pass) => OrderLine::new(keys::SALE, text),
        (Phase::Sale, _) => OrderLine::ask_me(keys::SALE),
        _ => return None,
    })
}
