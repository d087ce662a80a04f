//! Whole games are told in all languages, with nothing but words in what is said.

use std::collections::{BTreeSet, HashSet};

use games::{GameEntry, built_in};
use serde_json::{Value, json};
use table::account::Ink;
use table::dice::FastDice;
use table::{
    Account, AnyGame, AnySession, Arg, Choice, Consent, Dice, GameError, OrderAnswer, OrderForm, OrderLine,
    Orders, OutOf, Phrase, Seat, Seats, Standings, Viewer,
};
use words::{Language, Words};

use crate::message::messages;

/// How many earlier actions are tried once more at every decision.
const RETRIED: usize = 40;

/// Says every phrase it hears in all languages, and remembers which messages it heard.
struct Listener {
    languages: [Words; 4],
    messages: BTreeSet<String>,
    heard: HashSet<Phrase>,
    ids: BTreeSet<String>,
    /// What was played, in this game and in those before it.
    played: Vec<String>,
}

impl Listener {
    fn new() -> Listener {
        Listener {
            languages: Language::ALL.map(Words::new),
            messages: messages(Language::English).into_keys().collect(),
            heard: HashSet::new(),
            ids: BTreeSet::new(),
            played: Vec::new(),
        }
    }

    fn hear(&mut self, phrase: &Phrase) {
        if !self.heard.insert(phrase.clone()) {
            return;
        }
        self.note_ids(phrase);
        for words in &self.languages {
            let said = words.try_say(phrase).unwrap_or_else(|faults| panic!("{}: {phrase}", faults[0]));
            assert!(!said.contains('{'), "{}: {phrase} shows its inside: {said}", words.language());
            let bare = said.split([' ', ',', '.', ':', '(', ')']).find(|word| self.messages.contains(*word));
            assert_eq!(bare, None, "{}: {phrase} shows the bare name of a message: {said}", words.language());
        }
    }

    fn note_ids(&mut self, phrase: &Phrase) {
        self.ids.insert(phrase.id.to_string());
        for (_, arg) in &phrase.args {
            match arg {
                Arg::Phrase(inner) => self.note_ids(inner),
                Arg::List(inner) => inner.iter().for_each(|inner| self.note_ids(inner)),
                Arg::Number(_) | Arg::Text(_) | Arg::Seat(_) | Arg::Seats(_) => {}
            }
        }
    }

    fn hear_account(&mut self, account: &Account) {
        for picture in &account.pictures {
            self.hear(&picture.title);
            for span in picture.lines.iter().flatten() {
                if let Ink::Words(phrase) = &span.text {
                    self.hear(phrase);
                }
            }
        }
        account.words.iter().chain(&account.asked).for_each(|phrase| self.hear(phrase));
    }

    fn hear_standings(&mut self, standings: &Standings) {
        for line in standings.seats.iter().flat_map(|standing| &standing.lines) {
            self.hear(&line.label);
        }
    }

    /// What is said before a game: its options, and which of its figures are the house's own.
    fn hear_options(&mut self, game: &dyn AnyGame) {
        for field in game.fields() {
            self.hear(&field.label);
            self.hear(&field.help);
            field.house.iter().for_each(|said| self.hear(said));
            field.choices.iter().for_each(|choice| self.hear_choice(choice));
            if let Some(own) = &field.own {
                self.hear(&own.label);
                self.hear(&own.help);
                if let OutOf::Members(members) = &own.out_of {
                    for member in members {
                        self.hear(&member.label);
                        member.sides.iter().for_each(|side| self.hear_choice(side));
                    }
                }
            }
        }
        game.house_figures().iter().for_each(|house| self.hear(&house.about));
    }

    fn hear_choice(&mut self, choice: &Choice) {
        self.hear(&choice.label);
        choice.help.iter().chain(&choice.house).for_each(|said| self.hear(said));
    }

    fn hear_bad_start<T>(&mut self, start: Result<T, GameError>) {
        match start {
            Err(GameError::Illegal(why)) => self.hear(&why),
            Err(GameError::Malformed(why)) => panic!("the options have the right form: {why}"),
            Ok(_) => panic!("the options are refused"),
        }
    }

    /// Listens to a random game from the set-up to the end.
    fn hear_game(&mut self, entry: &GameEntry, options: &Value, seed: u64) {
        let mut dice = FastDice::seeded(seed);
        let mut session = entry.game().begin(options, &mut dice).expect("the game offers these options");
        self.hear_told(&*session, None);
        let mut left = vec![None; session.seats()];
        // Orders have dice of their own, so that what they are changes nothing in the game.
        let mut wishes = FastDice::seeded(seed);
        while let Some(seat) = pick(session.deciders(), &mut dice) {
            self.hear_table(&*session);
            self.hear_orders(&*session, seat, &mut left, &mut wishes);
            let action = self.hear_offers(&*session, seat, &mut dice);
            self.hear_refusals(&*session, &mut dice);
            session.play(seat, &action, &mut dice).expect("the action is offered");
            self.hear_told(&*session, Some(session.decisions() - 1));
            self.played.push(action);
        }
        self.hear_table(&*session);
        self.hear_refusals(&*session, &mut dice);
        self.hear_standings(&session.standings().expect("the game is over"));
        for used in session.used() {
            self.hear(&used.kind);
            self.hear(&used.what);
        }
    }

    fn hear_table(&mut self, session: &dyn AnySession) {
        for viewer in Viewer::all(session.seats()) {
            self.hear_account(&session.account(viewer));
            self.hear_standings(&session.scores(viewer));
        }
        for seat in Seat::all(session.seats()) {
            if let Err(refused) = session.undo_target(seat, Consent::NotAsked) {
                self.hear(&refused.phrase());
            }
        }
    }

    /// Listens to what everybody can order who has left no orders, leaves some, and listens to why those end of the seat that is asked.
    fn hear_orders(
        &mut self,
        session: &dyn AnySession,
        asked: Seat,
        left: &mut [Option<Orders>],
        dice: &mut FastDice,
    ) {
        if let Some(orders) = &left[asked.index()] {
            let answer = session.follow_orders(asked, orders);
            if let OrderAnswer::Stop(why) = &answer {
                self.hear(why);
            }
            if matches!(answer, OrderAnswer::Stop(_) | OrderAnswer::Done) {
                left[asked.index()] = None;
            }
        }
        for seat in Seat::all(session.seats()) {
            let form = if left[seat.index()].is_none() { session.order_form(seat) } else { None };
            let Some(form) = form else { continue };
            form.lines.iter().for_each(|line| self.hear(&line.label));
            for choice in form.lines.iter().flat_map(|line| &line.choices) {
                self.hear(&choice.label);
                choice.limit.iter().for_each(|limit| self.hear(limit));
            }
            form.stops.iter().for_each(|stop| self.hear(&stop.label));
            let orders = some_orders(&form, dice);
            left[seat.index()] = session.accept_orders(seat, orders).ok();
        }
    }

    /// Listens to all offers and looks at some; gives back one of them.
    fn hear_offers(&mut self, session: &dyn AnySession, seat: Seat, dice: &mut FastDice) -> String {
        let mut offers = session.offers(seat);
        for offer in &offers {
            self.hear(&offer.phrase);
        }
        for _ in 0..4 {
            let offer = &offers[dice.index(offers.len())];
            self.hear_account(&session.preview(seat, &offer.action).expect("the action is offered"));
            session.reasons(seat, &offer.action).iter().for_each(|reason| self.hear(reason));
            self.hear(&session.nudge(seat, &offer.action).expect("the action is offered"));
        }
        offers.swap_remove(dice.index(offers.len())).action
    }

    /// Tries once more what was played lately.
    fn hear_refusals(&mut self, session: &dyn AnySession, dice: &mut FastDice) {
        let lately = self.played.len().saturating_sub(RETRIED);
        for why in refusals(session, &self.played[lately..], dice) {
            self.hear(&why);
        }
    }

    fn hear_told(&mut self, session: &dyn AnySession, decision: Option<usize>) {
        for viewer in Viewer::all(session.seats()) {
            session.told(decision, viewer).iter().for_each(|told| self.hear(&told.phrase));
        }
    }
}

/// One of the first or the last choices of every line, and one condition.
fn some_orders(form: &OrderForm, dice: &mut FastDice) -> Orders {
    let lines = form.lines.iter().map(|line| {
        let index = dice.index(4);
        let index = if index < 2 { index } else { line.choices.len().saturating_sub(index) };
        let choice = &line.choices[index.min(line.choices.len() - 1)];
        OrderLine { key: line.key.clone(), choice: choice.key.clone(), most: None }
    });
    let lines = lines.collect();
    let stops = form.stops.get(dice.index(form.stops.len() + 1)).map(|stop| stop.key.clone());
    Orders { lines, stops: stops.into_iter().collect(), basis: String::new() }
}

/// Why the seats cannot do these things now.
fn refusals(session: &dyn AnySession, actions: &[String], dice: &mut FastDice) -> Vec<Phrase> {
    let mut reasons = Vec::new();
    for action in actions {
        for seat in Seat::all(session.seats()) {
            match session.boxed_clone().play(seat, action, dice) {
                Ok(()) => {}
                Err(GameError::Illegal(why)) => reasons.push(why),
                Err(GameError::Malformed(why)) => panic!("it was an action before: {why}"),
            }
        }
    }
    reasons
}

fn pick(seats: Seats, dice: &mut FastDice) -> Option<Seat> {
    let seats: Vec<Seat> = seats.iter().collect();
    (!seats.is_empty()).then(|| seats[dice.index(seats.len())])
}

/// No options, and each choice of each option by itself.
fn all_options(entry: &GameEntry) -> Vec<Value> {
    let mut all = vec![json!({})];
    for field in entry.game().fields() {
        let chosen = field.choices.iter().filter(|choice| !choice.value.is_null());
        all.extend(chosen.map(|choice| json!({ &*field.key: choice.value })));
    }
    all
}

#[test]
fn random_games_of_all_kinds_can_be_told_in_all_languages() {
    for entry in built_in().games() {
        let mut listener = Listener::new();
        listener.hear_options(entry.game());
        for options in all_options(entry) {
            listener.hear_game(entry, &options, 1);
        }
    }
}

#[test]
fn all_that_circle_the_wagons_can_say_is_heard_in_some_game() {
    let entry = built_in().find("circle-wagons").expect("it is registered");
    let mut listener = Listener::new();
    listener.hear_options(entry.game());
    let all = messages(Language::English);
    let scoring: Vec<&str> = all.keys().filter_map(|id| id.strip_prefix("wagons-card-")).collect();
    for three in scoring.chunks(3) {
        listener.hear_game(entry, &json!({ "scoring": three }), 1);
    }
    for options in all_options(entry) {
        (0..4).for_each(|seed| listener.hear_game(entry, &options, seed));
    }
    listener.hear_bad_start(entry.game().with_players(&json!({}), 5));
    let twice = json!(["badlands", "the-herd", "badlands"]);
    listener.hear_bad_start(entry.game().check_options(&json!({ "scoring": twice })));
    let three = json!(["badlands", "the-herd", "fortified"]);
    listener.hear_bad_start(entry.game().check_options(&json!({ "solo": "high-noon", "scoring": three })));

    let quoted: BTreeSet<&String> = all.values().flat_map(|message| &message.quotes).collect();
    let unheard: Vec<&String> = all
        .keys()
        .filter(|id| id.starts_with("wagons-") && !listener.ids.contains(*id) && !quoted.contains(id))
        .collect();
    assert!(unheard.is_empty(), "never heard: {unheard:?}");
}

#[test]
fn all_that_the_card_game_can_say_is_heard_in_some_game_but_for_what_is_rare() {
    // A card that fits nowhere needs a full city, two refusals need a sale or a choice like one made before, and suits went by the
    // seats, and virtual players began with other points, in records of old only.
    const RARE: [&str; 11] = [
        "cards-asked-sell-for-room",
        "cards-choice-lose",
        "cards-event-fits-nowhere",
        "cards-handicap-house",
        "cards-illegal-makes-no-room",
        "cards-illegal-sell-or-lose",
        "cards-suits-by-seat",
        "cards-waiting-sell-for-room",
        "cards-illegal-not-sellable",
        "cards-illegal-person-owned",
        "cards-preview-no-place",
    ];
    let entry = built_in().find("carson-cards").expect("it is registered");
    let mut listener = Listener::new();
    listener.hear_options(entry.game());
    for field in entry.game().fields() {
        entry.game().note(&json!({ "people": 2 }), &field.key).iter().for_each(|note| listener.hear(note));
    }
    listener.hear_game(entry, &json!({ "people": 4, "suits": "chosen" }), 0);
    for people in 1..=4 {
        (0..2).for_each(|seed| listener.hear_game(entry, &json!({ "people": people }), seed));
    }
    listener.hear_game(entry, &json!({ "people": 4, "suits": "chosen" }), 1);
    listener.hear_bad_start(entry.game().with_players(&json!({}), 7));
    listener.hear_bad_start(entry.game().check_options(&json!({ "fill": 3 })));

    let all = messages(Language::English);
    let unheard: Vec<&String> = all
        .keys()
        .filter(|id| id.starts_with("cards-") && !listener.ids.contains(*id) && !RARE.contains(&id.as_str()))
        .collect();
    assert!(unheard.is_empty(), "never heard: {unheard:?}");
}
