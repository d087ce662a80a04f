//! What is foretold to whoever is asked comes true: chances, incomes and prices before the decision are those after it.

use carson_city::{CarsonCity, Options};
use serde_json::Value;
use table::dice::FastDice;
use table::erased::{AnySession, any_game};
use table::{Dice, Forecast, Seat, Viewer};

/// Every moment of so many games that are played at random, with whoever is asked.
fn moments(games: u64, each: &mut dyn FnMut(&dyn AnySession, Seat)) {
    for seed in 0..games {
        let mut dice = FastDice::seeded(seed);
        let options = serde_json::to_value(Options::default()).expect("options are data");
        let mut session =
            any_game::<CarsonCity>().begin(&options, &mut dice).expect("the usual options are legal");
        while let Some(seat) = session.turn().or_else(|| session.deciders().iter().next()) {
            each(session.as_ref(), seat);
            let actions = session.actions(seat);
            let action = &actions[dice.index(actions.len())];
            session.play(seat, action, &mut dice).expect("it is legal");
        }
    }
}

/// The view after a decision.
fn after(session: &dyn AnySession, seat: Seat, action: &str) -> Value {
    let mut tried = session.boxed_clone();
    tried.play(seat, action, &mut FastDice::seeded(1)).expect("it is foretold of a legal action");
    tried.view(Viewer::Seat(seat))
}

fn money(view: &Value, seat: Seat) -> i64 {
    view["position"]["players"][seat.index()]["money"].as_i64().unwrap_or(0)
}

/// What is foretold of legal actions.
fn foretold(session: &dyn AnySession, seat: Seat) -> Vec<Forecast> {
    let actions = session.actions(seat);
    session.forecast(seat).into_iter().filter(|one| actions.contains(&one.what)).collect()
}

#[test]
fn the_chance_of_a_duel_is_the_same_once_the_cowboy_stands_there() {
    let mut seen = 0;
    moments(6, &mut |session, seat| {
        for one in foretold(session, seat).iter().filter(|one| one.percent.is_some()).take(2) {
            let view = after(session, seat, &one.what);
            let duels = view["duels"].as_array().expect("they are a list");
            let duel = duels.iter().find(|duel| duel["place"].as_str() == one.at.as_deref());
            let fighters =
                duel.expect("there is a duel now")["fighters"].as_array().expect("it has fighters");
            let mine = fighters.iter().find(|fighter| fighter["seat"] == seat.number());
            assert_eq!(
                mine.map(|mine| mine["percent"].clone()),
                one.percent.map(Value::from),
                "{}",
                one.what
            );
            seen += 1;
        }
    });
    assert!(seen > 20, "{seen} duels were foretold");
}

#[test]
fn a_price_is_what_is_paid() {
    let mut seen = 0;
    moments(6, &mut |session, seat| {
        let before = money(&session.view(Viewer::Seat(seat)), seat);
        for one in foretold(session, seat) {
            let Some(price) = one.price else { continue };
            assert_eq!(
                before - money(&after(session, seat, &one.what), seat),
                i64::from(price),
                "{}",
                one.what
            );
            seen += 1;
        }
    });
    assert!(seen > 5, "{seen} prices were foretold");
}

#[test]
fn a_mine_earns_where_it_is_built_what_was_foretold_there() {
    let mut seen = 0;
    moments(40, &mut |session, seat| {
        for one in foretold(session, seat).iter().filter(|one| one.what.starts_with("build mine")) {
            let view = after(session, seat, &one.what);
            let incomes = view["incomes"].as_array().expect("they are a list");
            let earned = incomes.iter().find(|income| income["parcel"].as_str() == one.at.as_deref());
            assert_eq!(
                earned.map(|income| income["total"].clone()),
                one.income.map(Value::from),
                "{}",
                one.what
            );
            seen += 1;
        }
    });
    assert!(seen > 5, "{seen} Mines were foretold");
}

#[test]
fn money_that_is_spent_is_no_loss_of_points() {
    moments(6, &mut |session, seat| {
        for offer in session.offers(seat).iter().filter(|offer| offer.action == "buy") {
            assert!(offer.gain.unwrap_or(0) >= 0, "{offer:?}");
        }
    });
}
