//! The text account: the row and the cities as pictures in characters, and everything in sentences.

mod form;
mod pictures;
mod reasons;
mod sentences;

use serde::Serialize;
use table::{
    Account, Field, Figure, Forecast, HouseFigure, OptionsError, OptionsForm, Phrase, Preview, Seat,
    SeatKind, Standings, TextAccount, Used,
};

use crate::action::{Action, Card};
use crate::event::{Event, bid_phrase, card_phrase, terrain_phrase};
use crate::facts::Facts;
use crate::game::CarsonCards;
use crate::options::Options;
use crate::person::Person;
use crate::phase::Phase;
use crate::scoring;
use crate::spot::{Laid, Spot};
use crate::terrain::Terrain;
use crate::view::View;

impl TextAccount for CarsonCards {
    fn account(view: &View) -> Account {
        let game = view.shown();
        Account {
            pictures: pictures::all(&game, view.viewer),
            words: sentences::all(&game, view),
            asked: sentences::asked(&game, view),
        }
    }

    fn prompt(view: &View) -> Option<Phrase> {
        sentences::asked(&view.shown(), view)
    }

    fn scores(view: &View) -> Standings {
        view.scores.clone()
    }

    fn explain(view: &View) -> Standings {
        view.shown().explain_standings()
    }

    fn used(told: &[&Event]) -> Vec<Used> {
        Used::count(told.iter().filter_map(|event| match **event {
            Event::Taken { seat, card: Card::Person(person) } | Event::Chosen { seat, person } => {
                Some((seat, "cards-used-people".into(), person.phrase()))
            }
            _ => None,
        }))
    }

    fn facts(view: &View) -> impl Serialize {
        Facts::of(&view.shown())
    }
}

impl Preview for CarsonCards {
    fn choice(view: &View, seat: Seat, action: Action) -> (Phrase, Option<i32>) {
        let game = view.shown();
        let person = |id, person: Person| Phrase::new(id).with("person", person.phrase());
        match action {
            Action::Suit(suit) => (Phrase::new("cards-choice-suit").with("suit", suit.phrase()), None),
            Action::Use(used) => (person("cards-choice-use", used).with("rule", used.rule()), None),
            Action::Pass => (pass_phrase(&game), None),
            Action::Bid(bid) => {
                (Phrase::new("cards-choice-bid").with("bid", bid_phrase(bid, game.bonus(seat))), None)
            }
            Action::Take(card) => (take_phrase(card), best_gain(&game, seat, card)),
            Action::Lay(at) => {
                let gain = view.placements.iter().find(|place| place.at == at).map(|place| place.gain);
                (Phrase::new("cards-choice-lay").with("at", at.to_string()), gain)
            }
            Action::Sell(card) => {
                let phrase = Phrase::new("cards-choice-sell").with("card", terrain_phrase(card));
                (phrase, Some(gain_by_sale(&game, seat, card)))
            }
            Action::Choose(chosen) => {
                let phrase = person("cards-choice-choose", chosen).with("rule", chosen.rule());
                (phrase, Some(gain_by_person(&game, seat, chosen)))
            }
        }
    }

    fn preview(view: &View, seat: Seat, action: Action) -> Account {
        let game = view.shown();
        let mut account = match action {
            Action::Lay(at) => match game.hand() {
                Some(card) => preview_lay(&game, seat, Laid { card, at }),
                None => Account::default(),
            },
            Action::Take(card) => preview_take(&game, seat, card),
            Action::Use(person) | Action::Choose(person) => {
                Account { words: vec![sentences::person_rule(person)], ..Account::default() }
            }
            Action::Sell(card) => {
                let mut after = game;
                after.cities[seat.index()].remove(card);
                Account { pictures: vec![pictures::city(&after, seat, None)], ..Account::default() }
            }
            Action::Bid(_) => Account {
                words: game
                    .person()
                    .map(sentences::person_rule)
                    .into_iter()
                    .chain(sentences::ties(&game))
                    .collect(),
                ..Account::default()
            },
            Action::Pass | Action::Suit(_) => Account::default(),
        };
        if account.words.is_empty() {
            account.words.push(Self::choice(view, seat, action).0);
        }
        account
    }

    /// What each card of the row would bring at best.
    fn forecast(view: &View, seat: Seat) -> Vec<Forecast> {
        let game = view.shown();
        if !game.is_person(seat) {
            return Vec::new();
        }
        let forecast = |card: Card| Forecast {
            what: card.to_string(),
            gain: best_gain(&game, seat, card),
            ..Forecast::default()
        };
        game.row_cards().map(forecast).collect()
    }

    fn reasons(view: &View, seat: Seat, action: Action) -> Vec<Phrase> {
        reasons::reasons(view, seat, action)
    }

    fn nudge(view: &View, seat: Seat, action: Action) -> Phrase {
        reasons::nudge(view, seat, action)
    }
}

impl OptionsForm for CarsonCards {
    fn fields() -> Vec<Field> {
        form::fields()
    }

    fn note(options: &Options, key: &str) -> Option<Phrase> {
        form::note(*options, key)
    }

    fn house_figures() -> Vec<HouseFigure> {
        crate::house_figures::all()
    }

    fn figures() -> Vec<Figure> {
        crate::figures::all()
    }

    fn with_players(options: &Options, players: usize) -> Result<Options, OptionsError> {
        let people = u8::try_from(players).unwrap_or(u8::MAX);
        let options = Options { people, ..*options };
        options.check().map(|()| options)
    }

    fn seat_kinds(options: &Options) -> Vec<SeatKind> {
        let people = usize::from(options.people);
        let chair = |index| if index < people { SeatKind::Player } else { SeatKind::Scripted };
        (0..options.players()).map(chair).collect()
    }
}

fn pass_phrase(game: &CarsonCards) -> Phrase {
    if let Some(card) = game.hand() {
        return Phrase::new("cards-choice-lose").with("card", terrain_phrase(card));
    }
    match game.phase() {
        Phase::Use(person) => Phrase::new("cards-choice-spare").with("person", person.phrase()),
        Phase::Choice => Phrase::new("cards-choice-choose-nobody"),
        _ => Phrase::new("cards-choice-sell-no-more"),
    }
}

fn take_phrase(card: Card) -> Phrase {
    match card {
        Card::Terrain(_) => {
            Phrase::new("cards-choice-take").with("card", card_phrase(card)).with("pull", card.pull())
        }
        Card::Person(person) => Phrase::new("cards-choice-take-person")
            .with("person", person.phrase())
            .with("rule", person.rule())
            .with("pull", card.pull()),
    }
}

/// By how much a card of the row immediately raises a seat's points at its best place.
pub(crate) fn best_gain(game: &CarsonCards, seat: Seat, card: Card) -> Option<i32> {
    match card {
        Card::Person(person) => Some(gain_by_person(game, seat, person)),
        Card::Terrain(card) => best_place(game, seat, card).map(|laid| game.gain(seat, laid)),
    }
}

/// Where a card raises a seat's points most.
pub(crate) fn best_place(game: &CarsonCards, seat: Seat, card: Terrain) -> Option<Laid> {
    // The first among equals, so that the same view always tells the same.
    let best = gains(game, seat, card).into_iter().rev().max_by_key(|&(_, gain)| gain);
    best.map(|(at, _)| Laid { card, at })
}

/// Every place for a card, and by how much it raises a seat's points there.
pub(crate) fn gains(game: &CarsonCards, seat: Seat, card: Terrain) -> Vec<(Spot, i32)> {
    let mut gains = Vec::new();
    game.city(seat).each_spot(card, game.limit(seat), game.law(seat), |at| {
        gains.push((at, game.gain(seat, Laid { card, at })));
    });
    gains
}

fn gain_by_person(game: &CarsonCards, seat: Seat, person: Person) -> i32 {
    let mut persons = game.persons(seat);
    persons.insert(person);
    scoring::points(game.city(seat), persons, game.sales(seat)) - game.points_of(seat)
}

fn gain_by_sale(game: &CarsonCards, seat: Seat, card: Terrain) -> i32 {
    let mut city = *game.city(seat);
    city.remove(card);
    scoring::points(&city, game.persons(seat), game.sales(seat) + 1) - game.points_of(seat)
}

/// The city with the card, and which lines of the score pad it changes.
fn preview_lay(game: &CarsonCards, seat: Seat, laid: Laid) -> Account {
    let lines = |game: &CarsonCards| {
        scoring::break_down(game.city(seat), game.persons(seat), game.sales(seat)).into_iter()
    };
    let mut after = game.clone();
    after.cities[seat.index()].lay(laid);
    let changes = lines(&after).zip(lines(game)).filter_map(|(now, then)| {
        let change = now.points - then.points;
        (change != 0)
            .then(|| Phrase::new("cards-preview-line").with("label", now.label).with("change", change))
    });
    let gain = Phrase::new("cards-preview-gain").with("gain", game.gain(seat, laid));
    Account {
        pictures: vec![pictures::city(&after, seat, Some(laid))],
        words: std::iter::once(gain).chain(changes).collect(),
        asked: None,
    }
}

/// The row with the card marked, and what it would bring immediately.
fn preview_take(game: &CarsonCards, seat: Seat, card: Card) -> Account {
    let mut pictures = vec![pictures::row(game, Some(card))];
    let mut words = Vec::new();
    match card {
        Card::Person(person) => words.push(sentences::person_rule(person)),
        Card::Terrain(card) => match best_place(game, seat, card) {
            Some(laid) => {
                let mut after = game.clone();
                after.cities[seat.index()].lay(laid);
                pictures.push(pictures::city(&after, seat, Some(laid)));
            }
            None => words.push(Phrase::new("cards-preview-no-place")),
        },
    }
    if let Some(gain) = best_gain(game, seat, card) {
        words.push(Phrase::new("cards-preview-gain").with("gain", gain));
    }
    Account { pictures, words, asked: None }
}
