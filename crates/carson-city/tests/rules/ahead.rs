//! Deciding ahead: orders give legal answers, depend on nothing hidden, keep to their limits and end when something has changed.

use carson_city::{Action, Ask, CarsonCity, Options, Switch};
use table::dice::FastDice;
use table::{
    Ahead, AnySession, Dice, Game, OrderAnswer, OrderForm, OrderLine, Orders, Seat, Session, Viewer,
};

fn begin(players: u8, seed: u64) -> Session<CarsonCity> {
    let options = Options { players, might_is_right: Switch::On, ..Options::default() };
    Session::begin(&options, &mut FastDice::seeded(seed)).expect("these options go together")
}

/// Some choice in every line, in some order, with some conditions.
fn random_orders(form: &OrderForm, dice: &mut FastDice) -> Orders {
    let mut pick = |count: usize| dice.below(u32::try_from(count).unwrap()) as usize;
    let mut lines: Vec<OrderLine> = Vec::new();
    for line in &form.lines {
        let choice = &line.choices[pick(line.choices.len())];
        let most = choice.limit.as_ref().map(|_| i32::try_from(pick(20)).unwrap());
        let place = pick(lines.len() + 1);
        lines.insert(place, OrderLine { key: line.key.clone(), choice: choice.key.clone(), most });
    }
    let stops = form.stops.iter().filter(|_| pick(3) == 0).map(|stop| stop.key.clone()).collect();
    Orders { lines, stops, basis: String::new() }
}

#[test]
fn whatever_is_ordered_the_answer_is_legal_and_the_same_whatever_is_hidden() {
    let mut answered = 0;
    for seed in 0..12 {
        let mut dice = FastDice::seeded(seed);
        let mut session = begin(2 + u8::try_from(seed % 4).unwrap(), seed);
        let mut orders: Vec<Option<Orders>> = vec![None; Seat::MOST];
        while let Some(seat) = session.turn().or_else(|| session.deciders().lowest()) {
            let view = session.state().view(Viewer::Seat(seat));
            if let Some(form) = CarsonCity::order_form(&view, seat) {
                form.check(&form.suggested()).expect("what a form suggests fits it");
                if dice.below(3) == 0 {
                    let wish = random_orders(&form, &mut dice);
                    orders[seat.index()] = Some(session.accept_orders(seat, wish).expect("it fits the form"));
                }
            }
            let mut legal = Vec::new();
            session.state().actions(seat, &mut legal);
            let mut action = legal[dice.below(u32::try_from(legal.len()).unwrap()) as usize];
            if let Some(left) = &orders[seat.index()] {
                let answer = session.follow_orders(seat, left);
                for world in 0..2 {
                    let imagined = CarsonCity::imagine(&view, &mut FastDice::seeded(world));
                    let there = Session::from_position(imagined).follow_orders(seat, left);
                    assert_eq!(there, answer, "seed {seed}");
                }
                match answer {
                    OrderAnswer::Play(text) => {
                        action = text.parse().unwrap();
                        assert!(legal.contains(&action), "seed {seed}: {text}");
                        answered += 1;
                    }
                    OrderAnswer::Ask => {}
                    OrderAnswer::Stop(_) | OrderAnswer::Done => orders[seat.index()] = None,
                }
            }
            if let Some(obvious) = session.obvious(seat) {
                assert!(legal.contains(&obvious.parse().unwrap()));
            }
            Session::play(&mut session, seat, action, &mut dice).unwrap();
        }
    }
    assert!(answered > 200, "orders answered {answered} questions");
}

/// Plays on until a seat is asked to buy land, whatever it takes, and gives what the orders of before would have it do.
fn asked_to_buy(seed: u64) -> (Session<CarsonCity>, Seat) {
    let mut dice = FastDice::seeded(seed);
    let mut session = begin(3, seed);
    loop {
        let seat =
            session.turn().or_else(|| session.deciders().lowest()).expect("land is bought in every game");
        let view = session.state().view(Viewer::Seat(seat));
        let mut legal = Vec::new();
        session.state().actions(seat, &mut legal);
        if matches!(view.asked, Some(Ask::BuyParcel(_))) && legal.len() > 1 {
            return (session, seat);
        }
        let land = |action: &&Action| matches!(action, Action::Place(carson_city::Place::Parcel(_)));
        let action = legal
            .iter()
            .find(land)
            .copied()
            .unwrap_or(legal[dice.below(u32::try_from(legal.len()).unwrap()) as usize]);
        Session::play(&mut session, seat, action, &mut dice).unwrap();
    }
}

#[test]
fn land_is_bought_up_to_the_price_and_not_beyond() {
    let (session, seat) = asked_to_buy(3);
    let form = session.order_form(seat).expect("the track is being resolved");
    let mut orders = session.accept_orders(seat, form.suggested()).unwrap();
    let OrderAnswer::Play(text) = session.follow_orders(seat, &orders) else { panic!("it is ordered") };
    assert!(text.starts_with("buy "), "{text}");
    for line in &mut orders.lines {
        line.most = line.most.map(|_| 0);
    }
    assert_eq!(session.follow_orders(seat, &orders), OrderAnswer::Play("decline".to_owned()));
}

#[test]
fn orders_end_with_the_reason_when_land_became_dearer() {
    let (session, seat) = asked_to_buy(3);
    let form = session.order_form(seat).expect("the track is being resolved");
    let mut orders = session.accept_orders(seat, form.suggested()).unwrap();
    assert!(orders.stops_if("price") && orders.basis.contains(" price:"), "{}", orders.basis);
    let cheaper: Vec<String> = orders
        .basis
        .split(' ')
        .map(|word| match word.rsplit_once(':') {
            Some((place, _)) if place.starts_with("price:") => format!("{place}:0"),
            _ => word.to_owned(),
        })
        .collect();
    orders.basis = cheaper.join(" ");
    let OrderAnswer::Stop(why) = session.follow_orders(seat, &orders) else { panic!("it became dearer") };
    assert_eq!(why.id, "city-ahead-price");
    orders.stops.retain(|stop| stop != "price");
    assert!(matches!(session.follow_orders(seat, &orders), OrderAnswer::Play(_)));
}

#[test]
fn orders_of_another_round_have_done_their_work() {
    let (session, seat) = asked_to_buy(3);
    let form = session.order_form(seat).expect("the track is being resolved");
    let mut orders = session.accept_orders(seat, form.suggested()).unwrap();
    orders.basis = orders.basis.replace("round:1", "round:4");
    assert_eq!(session.follow_orders(seat, &orders), OrderAnswer::Done);
}
