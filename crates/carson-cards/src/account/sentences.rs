//! Everything in words.

use table::{Phrase, Seat, Viewer};

use crate::city::City;
use crate::event::{bid_phrase, card_phrase, terrain_phrase};
use crate::game::CarsonCards;
use crate::handicap;
use crate::house_figures;
use crate::person::Person;
use crate::phase::Phase;
use crate::spot::Spot;
use crate::suit::Suit;
use crate::view::View;

pub(super) fn all(game: &CarsonCards, view: &View) -> Vec<Phrase> {
    let mut words = vec![
        Phrase::new("cards-words-round").with("round", game.round()).with("epoch", game.epoch().to_string()),
    ];
    if game.row_cards().next().is_some() {
        let cards = game.row_cards().map(|card| {
            Phrase::new("cards-words-row-card").with("card", card_phrase(card)).with("pull", card.pull())
        });
        words.push(Phrase::new("cards-words-row").with("cards", cards.collect::<Vec<_>>()));
    }
    words.extend(game.person().map(person_rule));
    words.extend(ties(game));
    for standing in &view.scores.seats {
        words.extend(player(game, view, standing.seat, standing.points));
    }
    words.extend(
        house_figures::all().into_iter().map(|ours| Phrase::new("house-figure").with("about", ours.about)),
    );
    words
}

/// Who wins ties, by the suits at this table.
pub(super) fn ties(game: &CarsonCards) -> Option<Phrase> {
    let back = game.back()?;
    let plays = |suit: &&Suit| game.suits.contains(&Some(**suit));
    let suits = back.suits.iter().filter(plays).map(|suit| suit.phrase()).collect::<Vec<_>>();
    Some(Phrase::new("cards-words-back").with("suits", suits))
}

/// A person and what he does or brings.
pub(super) fn person_rule(person: Person) -> Phrase {
    Phrase::new("cards-words-person").with("person", person.phrase()).with("rule", person.rule())
}

fn player(game: &CarsonCards, view: &View, seat: Seat, points: i32) -> Vec<Phrase> {
    let id = if game.is_person(seat) { "cards-words-player" } else { "cards-words-virtual" };
    let mut words = vec![
        Phrase::new(id).with("seat", seat).with("suit", suit(game, seat)).with("points", points),
        bids(game, seat),
    ];
    words.extend(bonus(game, view, seat));
    words.extend(bid(game, view, seat));
    if !game.persons(seat).is_empty() {
        let persons = game.persons(seat).iter().map(|person| {
            let turned = game.turned().contains(person);
            let id = if turned { "cards-words-person-turned" } else { "cards-words-person-ready" };
            Phrase::new(id).with("person", person.phrase())
        });
        words.push(
            Phrase::new("cards-words-persons")
                .with("seat", seat)
                .with("persons", persons.collect::<Vec<_>>()),
        );
    }
    if game.is_person(seat) {
        words.extend(city(game.city(seat), seat));
    } else {
        words.extend(handicap(game, seat));
        let count = game.collected[seat.index()].len();
        words.push(Phrase::new("cards-words-collected").with("seat", seat).with("count", count));
    }
    if game.sales(seat) > 0 {
        let sold = game.sold.as_slice().iter().map(|&card| terrain_phrase(card)).collect::<Vec<_>>();
        words.push(Phrase::new("cards-words-sold").with("seat", seat).with("cards", sold));
    }
    words
}

/// The points with which a virtual player began, if any.
fn handicap(game: &CarsonCards, seat: Seat) -> Option<Phrase> {
    let points = game.options.handicap();
    let mark = handicap::POINTS.sign();
    (points != 0).then(|| {
        Phrase::new("cards-words-handicap").with("seat", seat).with("points", points).with("mark", mark)
    })
}

fn suit(game: &CarsonCards, seat: Seat) -> Phrase {
    game.suit(seat).map_or(Phrase::new("cards-suit-none"), Suit::phrase)
}

fn values(bids: crate::BidSet) -> String {
    bids.iter().map(|bid| bid.to_string()).collect::<Vec<_>>().join(" ")
}

/// The auction cards that a seat has spent and still has in this epoch.
fn bids(game: &CarsonCards, seat: Seat) -> Phrase {
    let spent = game.spent[seat.index()];
    let left = game.bids_left(seat);
    Phrase::new("cards-words-auction")
        .with("seat", seat)
        .with("left", left.len())
        .with("cards", values(left))
        .with("count", spent.len())
        .with("spent", values(spent))
}

/// What is added to a seat's next bid, once that is public.
fn bonus(game: &CarsonCards, view: &View, seat: Seat) -> Option<Phrase> {
    let bonus = game.bonus(seat);
    let announced = bonus > 0 && !game.phase.shows_bids() && !view.sealed.contains(seat);
    announced.then(|| Phrase::new("cards-words-bonus").with("seat", seat).with("bonus", bonus))
}

/// The bid of this round, as far as the viewer may know.
fn bid(game: &CarsonCards, view: &View, seat: Seat) -> Option<Phrase> {
    if game.phase.shows_bids() {
        let id = if game.bid_is_void(seat) { "cards-words-bid-void" } else { "cards-words-bid-shown" };
        let bid = bid_phrase(game.bids[seat.index()]?, game.bonus(seat));
        return Some(Phrase::new(id).with("seat", seat).with("bid", bid));
    }
    if !view.sealed.contains(seat) {
        return None;
    }
    Some(match view.own_bid {
        Some(own) if view.viewer == Viewer::Seat(seat) => {
            Phrase::new("cards-words-bid-own").with("bid", bid_phrase(own, game.bonus(seat)))
        }
        _ => Phrase::new("cards-words-bid-sealed").with("seat", seat),
    })
}

fn city(city: &City, seat: Seat) -> Vec<Phrase> {
    let Some((low, high)) = city.bounds() else {
        return vec![Phrase::new("cards-words-city-empty").with("seat", seat)];
    };
    let (columns, rows) = city.size();
    let head = Phrase::new("cards-words-city")
        .with("seat", seat)
        .with("count", city.laid().len())
        .with("columns", columns)
        .with("rows", rows)
        .with("first", low.column);
    let rows = (low.row..=high.row).map(|row| {
        let cells = (low.column..=high.column).map(|column| match city.top(Spot { column, row }) {
            Some(element) => element.phrase(),
            None => Phrase::new("cards-words-bare"),
        });
        Phrase::new("cards-words-city-row").with("row", row).with("cells", cells.collect::<Vec<_>>())
    });
    std::iter::once(head).chain(rows).collect()
}

/// The question that the viewer, or somebody else, must answer.
pub(super) fn asked(game: &CarsonCards, view: &View) -> Option<Phrase> {
    let first = view.asked.lowest()?;
    let own = view.viewer.seat().filter(|&seat| view.asked.contains(seat));
    if game.phase == Phase::Bids {
        if own.is_some() {
            return Some(Phrase::new("cards-asked-bid"));
        }
        return Some(Phrase::new("cards-waiting-bid").with("seats", view.asked.iter().collect::<Vec<_>>()));
    }
    let phrase = Phrase::new(question(game, own.is_some()));
    let phrase = if own.is_some() { phrase } else { phrase.with("seat", first) };
    Some(match (game.hand(), game.phase) {
        (Some(card), _) => phrase.with("card", terrain_phrase(card)),
        (None, Phase::Use(person) | Phase::TakeAtOnce(person)) => {
            phrase.with("person", person.phrase()).with("rule", person.rule())
        }
        _ => phrase,
    })
}

fn question(game: &CarsonCards, is_own: bool) -> &'static str {
    let (own, others) = match (game.hand(), game.phase) {
        (Some(card), _) if game.asked.lowest().is_some_and(|seat| !game.has_room(seat, card)) => {
            ("cards-asked-sell-for-room", "cards-waiting-sell-for-room")
        }
        (Some(_), _) => ("cards-asked-lay", "cards-waiting-lay"),
        (None, Phase::Suits) => ("cards-asked-suit", "cards-waiting-suit"),
        (None, Phase::Use(_)) => ("cards-asked-use", "cards-waiting-use"),
        (None, Phase::TakeAtOnce(_)) => ("cards-asked-take-at-once", "cards-waiting-take"),
        (None, Phase::Sale | Phase::LastSale) => ("cards-asked-sell", "cards-waiting-sell"),
        (None, Phase::Choice) => ("cards-asked-choose", "cards-waiting-choose"),
        (None, _) => ("cards-asked-take", "cards-waiting-take"),
    };
    if is_own { own } else { others }
}
