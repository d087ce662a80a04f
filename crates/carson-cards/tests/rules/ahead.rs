//! Deciding ahead: orders give legal answers, depend on nothing hidden, take cards in their order and end when something has changed.

use carson_cards::{Action, CarsonCards, Options, Person, Phase, Sealed, Spot};
use table::dice::FastDice;
use table::{
    Ahead, AnySession, Dice, Game, OrderAnswer, OrderForm, OrderLine, Orders, Seat, Session, Viewer,
};

use crate::common::*;

/// Some choice in every line, in some order, with some conditions.
fn random_orders(form: &OrderForm, dice: &mut FastDice) -> Orders {
    let mut pick = |count: usize| dice.below(u32::try_from(count).unwrap()) as usize;
    let mut lines: Vec<OrderLine> = Vec::new();
    for line in &form.lines {
        let choice = line.choices[pick(line.choices.len())].key.clone();
        let place = pick(lines.len() + 1);
        lines.insert(place, OrderLine { key: line.key.clone(), choice, most: None });
    }
    let stops = form.stops.iter().filter(|_| pick(3) == 0).map(|stop| stop.key.clone()).collect();
    Orders { lines, stops, basis: String::new() }
}

#[test]
fn whatever_is_ordered_the_answer_is_legal_and_the_same_whatever_is_hidden() {
    let mut answered = 0;
    for seed in 0..12 {
        let mut dice = FastDice::seeded(seed);
        let options = Options { people: 2 + u8::try_from(seed % 4).unwrap(), ..Options::default() };
        let mut session: Session<CarsonCards> = Session::begin(&options, &mut dice).unwrap();
        let mut orders: Vec<Option<Orders>> = vec![None; Seat::MOST];
        while let Some(seat) = session.deciders().lowest() {
            for owner in Seat::all(usize::from(options.people)) {
                if let Some(form) = session.order_form(owner)
                    && dice.below(8) == 0
                {
                    form.check(&form.suggested()).expect("what a form suggests fits it");
                    let wish = random_orders(&form, &mut dice);
                    orders[owner.index()] =
                        Some(session.accept_orders(owner, wish).expect("it fits the form"));
                }
            }
            let view = session.state().view(Viewer::Seat(seat));
            let mut legal = Vec::new();
            session.state().actions(seat, &mut legal);
            let mut action = legal[dice.below(u32::try_from(legal.len()).unwrap()) as usize];
            let obvious = session.obvious(seat);
            let answer = orders[seat.index()].as_ref().map(|left| session.follow_orders(seat, left));
            for world in 0..2 {
                let there = Session::from_position(CarsonCards::imagine(&view, &mut FastDice::seeded(world)));
                assert_eq!(there.obvious(seat), obvious, "seed {seed}");
                let said = orders[seat.index()].as_ref().map(|left| there.follow_orders(seat, left));
                assert_eq!(said, answer, "seed {seed}");
            }
            if let Some(obvious) = obvious {
                assert!(legal.contains(&obvious.parse().unwrap()), "seed {seed}: {obvious}");
            }
            match answer {
                Some(OrderAnswer::Play(text)) => {
                    action = text.parse().unwrap();
                    assert!(legal.contains(&action), "seed {seed}: {text}");
                    answered += 1;
                }
                Some(OrderAnswer::Stop(_) | OrderAnswer::Done) => orders[seat.index()] = None,
                Some(OrderAnswer::Ask) | None => {}
            }
            Session::play(&mut session, seat, action, &mut dice).unwrap();
        }
    }
    assert!(answered > 200, "orders answered {answered} questions");
}

/// A session of a scene.
fn session(game: CarsonCards) -> Session<CarsonCards> {
    Session::from_position(game)
}

/// Orders by a form, these lines first and everything else to be asked.
fn left(session: &Session<CarsonCards>, seat: Seat, lines: &[(&str, &str)], stops: &[&str]) -> Orders {
    let line =
        |key: &str, choice: &str| OrderLine { key: key.to_owned(), choice: choice.to_owned(), most: None };
    let form = session.order_form(seat).expect("the round is played");
    let rest = form.lines.iter().filter(|form| !lines.iter().any(|(key, _)| *key == form.key));
    let lines = lines.iter().map(|(key, choice)| line(key, choice));
    let lines = lines.chain(rest.map(|form| line(&form.key, "ask"))).collect();
    let stops = stops.iter().map(|&stop| stop.to_owned()).collect();
    session.accept_orders(seat, Orders { lines, stops, basis: String::new() }).expect("they fit the form")
}

fn go(session: &mut Session<CarsonCards>, actions: &[&str]) {
    for text in actions {
        let (number, action) = text.split_once(' ').unwrap();
        let seat = seat(number.parse().unwrap());
        Session::play(session, seat, action.parse().unwrap(), &mut FastDice::seeded(3)).unwrap();
    }
}

fn said(session: &Session<CarsonCards>, orders: &Orders) -> OrderAnswer<String> {
    session.follow_orders(seat(1), orders)
}

fn play_it(text: &str) -> OrderAnswer<String> {
    OrderAnswer::Play(text.to_owned())
}

/// Why orders ended.
fn reason(answer: OrderAnswer<String>) -> String {
    let OrderAnswer::Stop(why) = answer else { panic!("they end: {answer:?}") };
    why.id.into_owned()
}

/// Four people before the bids.
fn before_bids() -> Session<CarsonCards> {
    session(scene(4, |_| {}))
}

#[test]
fn bids_are_made_for_this_round_and_the_next_and_then_the_orders_are_over() {
    let mut game = before_bids();
    let orders = left(&game, seat(1), &[("bid 2", "bid 4"), ("bid 3", "bid 1")], &[]);
    assert_eq!(said(&game, &orders), play_it("bid 4"));
    let mut bids = Vec::new();
    while game.state().round() < 4 {
        let seats = game.deciders();
        let asked = seats.lowest().unwrap();
        let mut legal = Vec::new();
        game.state().actions(asked, &mut legal);
        let mut action = legal[0];
        if asked == seat(1)
            && let OrderAnswer::Play(text) = said(&game, &orders)
        {
            action = text.parse().unwrap();
            bids.push((game.state().round(), text));
        }
        Session::play(&mut game, asked, action, &mut FastDice::seeded(3)).unwrap();
    }
    assert_eq!(bids, [(2, "bid 4".to_owned()), (3, "bid 1".to_owned())]);
    assert_eq!(said(&game, &orders), OrderAnswer::Done);
}

#[test]
fn the_first_card_of_the_list_that_still_lies_there_is_taken() {
    let mut game = before_bids();
    let wishes = [("card I-12", "take"), ("card I-09", "take best"), ("card cowboy", "take")];
    let orders = left(&game, seat(1), &wishes, &[]);
    go(&mut game, &["1 bid 4", "2 bid 9", "3 bid 2", "4 bid 1"]);
    go(&mut game, &["2 take I-12", "2 lay 0,0"]);
    assert_eq!(said(&game, &orders), play_it("take I-09"));
    go(&mut game, &["1 take I-09"]);
    assert_eq!(said(&game, &orders), play_it("lay 0,0"));
}

#[test]
fn a_card_for_which_he_wants_to_be_asked_is_asked_before_what_stands_below() {
    let mut game = before_bids();
    let orders = left(&game, seat(1), &[("card I-12", "ask"), ("card I-09", "take")], &[]);
    go(&mut game, &["1 bid 9", "2 bid 4", "3 bid 2", "4 bid 1"]);
    assert_eq!(said(&game, &orders), OrderAnswer::Ask);
}

#[test]
fn orders_end_with_the_reason_when_somebody_outbid_him() {
    let mut game = before_bids();
    let wishes = [("card I-09", "take")];
    let [stops, goes_on] = [&["outbid"][..], &[]].map(|stops| left(&game, seat(1), &wishes, stops));
    go(&mut game, &["1 bid 4", "2 bid 9", "3 bid 2", "4 bid 1"]);
    go(&mut game, &["2 take I-12", "2 lay 0,0"]);
    assert_eq!(reason(said(&game, &stops)), "cards-ahead-outbid");
    assert_eq!(said(&game, &goes_on), play_it("take I-09"));
}

#[test]
fn orders_end_with_the_reason_when_what_he_wanted_most_is_gone() {
    let mut game = before_bids();
    let wishes = [("card I-12", "take"), ("card I-09", "take")];
    let [stops, goes_on] = [&["gone"][..], &[]].map(|stops| left(&game, seat(1), &wishes, stops));
    go(&mut game, &["1 bid 4", "2 bid 9", "3 bid 2", "4 bid 1"]);
    go(&mut game, &["2 take I-12", "2 lay 0,0"]);
    assert_eq!(reason(said(&game, &stops)), "cards-ahead-gone");
    assert_eq!(said(&game, &goes_on), play_it("take I-09"));
}

#[test]
fn orders_end_when_nothing_of_the_list_is_left() {
    let mut game = before_bids();
    let rest = ["I-09", "I-10", "I-14", "cowboy"].map(|card| format!("card {card}"));
    let mut wishes = vec![("card I-12", "take")];
    wishes.extend(rest.iter().map(|key| (key.as_str(), "leave")));
    let orders = left(&game, seat(1), &wishes, &[]);
    go(&mut game, &["1 bid 4", "2 bid 9", "3 bid 2", "4 bid 1"]);
    go(&mut game, &["2 take I-12", "2 lay 0,0"]);
    assert_eq!(reason(said(&game, &orders)), "cards-ahead-nothing-left");
}

#[test]
fn orders_end_with_the_reason_when_the_row_has_grown() {
    let scene = scene(4, |position| {
        position.table.phase = Phase::Use(Person::Governor);
        position.table.players[1].persons = vec![Person::Governor];
    });
    let mut game = session(scene);
    let wishes = [("bid 2", "bid 4")];
    let [stops, goes_on] = [&["new"][..], &[]].map(|stops| left(&game, seat(1), &wishes, stops));
    go(&mut game, &["2 use governor", "2 take cowboy"]);
    assert_eq!(reason(said(&game, &stops)), "cards-ahead-new");
    assert_eq!(said(&game, &goes_on), play_it("bid 4"));
}

/// The Gunslinger of the first seat, once the bids lie open.
fn gunslinger(own: u8, other: u8) -> (Session<CarsonCards>, Orders) {
    let scene = scene(4, |position| {
        position.table.players[0].persons = vec![Person::Gunslinger];
        position.sealed = vec![Sealed { seat: seat(3), bid: bid(2) }, Sealed { seat: seat(4), bid: bid(1) }];
    });
    let mut game = session(scene);
    let orders = left(&game, seat(1), &[("use gunslinger", "if-outbid")], &[]);
    go(&mut game, &[&format!("1 bid {own}"), &format!("2 bid {other}")]);
    (game, orders)
}

#[test]
fn the_gunslinger_is_used_only_against_a_higher_bid_if_that_is_ordered() {
    let (game, orders) = gunslinger(4, 7);
    assert_eq!(said(&game, &orders), play_it("use gunslinger"));
    let (game, orders) = gunslinger(7, 4);
    assert_eq!(said(&game, &orders), play_it("pass"));
}

#[test]
fn to_raise_a_bid_that_stays_where_it_is_is_nothing_to_decide() {
    let obvious = |own, other| gunslinger(own, other).0.obvious(seat(1));
    assert_eq!(obvious(7, 4), Some("pass".to_owned()), "nobody takes before him");
    assert_eq!(obvious(4, 7), None, "it would bring him to the front");
}

#[test]
fn a_raise_is_a_question_as_long_as_somebody_else_can_raise_after_it() {
    let scene = scene(4, |position| {
        position.table.players[0].persons = vec![Person::Gunslinger];
        position.table.players[1].persons = vec![Person::Doctor];
        position.sealed = vec![Sealed { seat: seat(3), bid: bid(2) }, Sealed { seat: seat(4), bid: bid(1) }];
    });
    let mut game = session(scene);
    go(&mut game, &["1 bid 7", "2 bid 6"]);
    assert_eq!(game.obvious(seat(1)), None);
}

#[test]
fn places_that_are_offered_can_be_laid_at() {
    let scene = scene(4, |position| position.table.players[0].city = city(&["I-01 0,0"]));
    let mut game = session(scene);
    let form = game.order_form(seat(1)).unwrap();
    let line = form.lines.iter().find(|line| line.key == "card I-09").unwrap();
    let spot_of = |key: &str| key.strip_prefix("take ").and_then(|at| at.parse::<Spot>().ok());
    let place = line.choices.iter().find(|choice| spot_of(&choice.key).is_some()).unwrap().key.clone();
    let orders = left(&game, seat(1), &[("card I-09", &place)], &[]);
    go(&mut game, &["1 bid 9", "2 bid 4", "3 bid 2", "4 bid 1"]);
    go(&mut game, &["1 take I-09"]);
    let wanted = Action::Lay(spot_of(&place).unwrap()).to_string();
    assert_eq!(said(&game, &orders), play_it(&wanted));
}

#[test]
fn nobody_is_waited_for_alone() {
    assert!(session(scene(1, |_| {})).order_form(seat(1)).is_none());
    let form = CarsonCards::order_form(&scene(2, |_| {}).view(Viewer::Seat(seat(1))), seat(4));
    assert!(form.is_none(), "a virtual player orders nothing");
}
