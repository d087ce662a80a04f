//! The order form: what a player may still have to decide in this round, and their bids in the next ones.

use std::cmp::Reverse;

use table::{ASK_ME, FormChoice, FormLine, FormStop, OrderForm, Phrase, Seat};

use super::keys;
use crate::account::{best_gain, gains};
use crate::action::{Action, Card};
use crate::event::{bid_phrase, card_phrase};
use crate::game::CarsonCards;
use crate::person::Person;
use crate::phase::Phase;
use crate::view::View;

/// How many places are offered for a card: the best ones.
const PLACES: usize = 12;

/// The orders that a seat can leave during a round, if several people play.
pub(super) fn form(view: &View, seat: Seat) -> Option<OrderForm> {
    let game = view.shown();
    let in_round = !matches!(game.phase, Phase::Suits | Phase::Choice | Phase::LastSale | Phase::Over);
    if !in_round || !game.is_person(seat) || game.options.people < 2 {
        return None;
    }
    let form = Form { view, game: &game, seat };
    let mut lines = Vec::new();
    form.persons(&Person::BEFORE_BIDS, &mut lines);
    form.sale(&mut lines);
    let bids = form.bids();
    let (now, later) = bids.split_at(usize::from(form.is_to_bid()).min(bids.len()));
    lines.extend_from_slice(now);
    form.persons(&Person::AFTER_BIDS, &mut lines);
    form.cards(&mut lines);
    lines.extend_from_slice(later);
    Some(OrderForm { lines, stops: stops(), ranked: true })
}

fn stops() -> Vec<FormStop> {
    let stop = |(key, label, on): (&str, &'static str, bool)| FormStop {
        key: key.to_owned(),
        label: Phrase::new(label),
        on,
    };
    [
        ("outbid", "cards-ahead-if-outbid", false),
        ("gone", "cards-ahead-if-gone", false),
        ("new", "cards-ahead-if-new", true),
    ]
    .map(stop)
    .into()
}

struct Form<'a> {
    view: &'a View,
    game: &'a CarsonCards,
    seat: Seat,
}

impl Form<'_> {
    /// Whether the seat has yet to bid in this round.
    fn is_to_bid(&self) -> bool {
        match self.game.phase {
            Phase::Bids => !self.view.sealed.contains(self.seat),
            Phase::Take => false,
            phase => !phase.shows_bids(),
        }
    }

    /// Whether the seat has yet to take a card in this round.
    fn is_to_take(&self) -> bool {
        match self.game.phase {
            Phase::Take => self.game.to_take.contains(self.seat),
            Phase::TakeAtOnce(person) if self.game.owner(person) == Some(self.seat) => true,
            _ => !self.game.bid_is_void(self.seat),
        }
    }

    /// The seat's persons who can still be used in this round.
    fn persons(&self, among: &[Person], lines: &mut Vec<FormLine>) {
        let game = self.game;
        let is_his =
            |person: &&Person| game.persons(self.seat).contains(**person) && !game.turned.contains(**person);
        let raises_late = among == Person::AFTER_BIDS;
        if game.phase == Phase::Take {
            return;
        }
        for &person in among.iter().filter(is_his) {
            let mut choices = vec![
                FormChoice::new(keys::KEEP, "cards-ahead-keep"),
                FormChoice::new(keys::USE, "cards-ahead-use"),
            ];
            if raises_late {
                choices.insert(1, FormChoice::new(keys::IF_OUTBID, "cards-ahead-use-if-outbid"));
            }
            lines.push(FormLine::new(keys::person(person), person.phrase(), choices).choose(ASK_ME));
        }
    }

    fn sale(&self, lines: &mut Vec<FormLine>) {
        if self.game.persons(self.seat).contains(Person::Auctioneer) && self.is_to_bid() {
            let nothing = FormChoice::new(Action::Pass.to_string(), "cards-ahead-sell-nothing");
            let label = Person::Auctioneer.phrase();
            lines.push(FormLine::new(keys::SALE, label, vec![nothing]).choose(ASK_ME));
        }
    }

    /// The bid of this round, if it is still open, and those of the next rounds of the epoch.
    fn bids(&self) -> Vec<FormLine> {
        let (game, seat) = (self.game, self.seat);
        let own = self.view.own_bid;
        let left: Vec<_> = game.bids_left(seat).iter().filter(|&bid| Some(bid) != own).collect();
        let last = if game.round() > CarsonCards::ROUNDS { 2 } else { 1 } * CarsonCards::ROUNDS;
        let first = game.round() + u8::from(!self.is_to_bid());
        let line = |round: u8| {
            // What persons add is known for this round alone.
            let bonus = if round == game.round() { game.bonus(seat) } else { 0 };
            let choice = |&bid| {
                let label = Phrase::new("cards-choice-bid").with("bid", bid_phrase(bid, bonus));
                FormChoice::new(Action::Bid(bid).to_string(), label)
            };
            let label =
                Phrase::new("cards-ahead-bid").with("after", round - game.round()).with("round", round);
            FormLine::new(keys::bid(round), label, left.iter().map(choice).collect()).choose(ASK_ME)
        };
        (first..=last).take(keys::BIDS_AHEAD.into()).map(line).collect()
    }

    /// The cards of the row, those that immediately bring most first.
    fn cards(&self, lines: &mut Vec<FormLine>) {
        if !self.is_to_take() {
            return;
        }
        let (game, seat) = (self.game, self.seat);
        let mut cards: Vec<(Option<i32>, Card)> =
            game.row_cards().map(|card| (best_gain(game, seat, card), card)).collect();
        cards.sort_by_key(|(gain, _)| Reverse(*gain));
        for (gain, card) in cards {
            let mut choices = vec![FormChoice::new(keys::TAKE, "cards-ahead-take")];
            if let Card::Terrain(terrain) = card {
                choices = vec![
                    FormChoice::new(keys::TAKE, "cards-ahead-take-and-ask"),
                    FormChoice::new(keys::TAKE_BEST, "cards-ahead-take-best"),
                ];
                let mut places = gains(game, seat, terrain);
                places.sort_by_key(|(_, gain)| Reverse(*gain));
                choices.extend(places.into_iter().take(PLACES).map(|(at, gain)| {
                    let label = Phrase::new("cards-ahead-take-at").with("at", at.to_string());
                    FormChoice::new(keys::take_at(at), label.with("gain", gain))
                }));
            }
            choices.push(FormChoice::new(keys::LEAVE, "cards-ahead-leave"));
            let line = FormLine::new(keys::card(card), card_phrase(card), choices);
            lines.push(if gain.is_some() { line } else { line.choose(keys::LEAVE) });
        }
    }
}
