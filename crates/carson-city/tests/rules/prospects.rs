//! What is foretold to whoever is asked comes true: chances, incomes and prices before the decision are those after it.

use carson_city::{CarsonCity, Options};
use serde_json::Value;
use table::dice::FastDice;
use table::erased::{AnySession, any_game};
use table::{Arg, Dice, Forecast, Phrase, Seat, Viewer};

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

/// What the seat paid first of all at the last decision; what it earned after that does not count.
fn paid(session: &dyn AnySession, seat: Seat) -> i64 {
    let told = session.told(Some(session.decisions() - 1), Viewer::Spectator);
    let changes = told.iter().map(|one| &one.event["money"]).filter(|money| money["seat"] == seat.number());
    changes
        .filter_map(|money| money["change"].as_i64())
        .find(|&change| change < 0)
        .map_or(0, |change| -change)
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
        for one in foretold(session, seat).into_iter().filter(|one| !is_errand(&one.what)) {
            let Some(price) = one.price else { continue };
            let mut tried = session.boxed_clone();
            tried.play(seat, &one.what, &mut FastDice::seeded(1)).expect("it is foretold of a legal action");
            assert_eq!(paid(tried.as_ref(), seat), i64::from(price), "{}", one.what);
            seen += 1;
        }
    });
    assert!(seen > 5, "{seen} prices were foretold");
}

/// Whether somebody is sent somewhere: what is for sale there is paid later in the round.
fn is_errand(action: &str) -> bool {
    ["place ", "sheriff ", "move "].iter().any(|verb| action.starts_with(verb))
}

/// What the seat pays for what it is after, if it comes to that: everybody else gives up whatever he can.
fn paid_later(session: &dyn AnySession, seat: Seat, one: &Forecast) -> Option<i64> {
    let at = one.at.as_deref()?;
    let mut tried = session.boxed_clone();
    let mut dice = FastDice::seeded(1);
    tried.play(seat, &one.what, &mut dice).expect("it is foretold of a legal action");
    let round = session.view(Viewer::Spectator)["position"]["round"].clone();
    loop {
        let view = tried.view(Viewer::Seat(seat));
        let asked = tried.turn().or_else(|| tried.deciders().iter().next())?;
        if view["position"]["round"] != round {
            return None;
        }
        let actions = tried.actions(asked);
        let buys = if view["stop"] == at { "buy".to_owned() } else { format!("buy {at}") };
        if asked == seat && actions.contains(&buys) {
            tried.play(seat, &buys, &mut dice).expect("it is listed");
            return Some(paid(tried.as_ref(), seat));
        }
        let least =
            ["pass", "decline", "done"].into_iter().find(|&least| actions.iter().any(|one| one == least));
        tried.play(asked, least.unwrap_or(&actions[0]), &mut dice).expect("it is listed");
    }
}

#[test]
fn the_price_of_what_a_cowboy_is_placed_for_is_the_one_paid_in_the_end() {
    let (mut seen, mut cheaper) = (0, 0);
    moments(30, &mut |session, seat| {
        let view = session.view(Viewer::Seat(seat));
        let bargain = |at: &str| {
            let all = view["bargains"].as_array().into_iter().flatten();
            let mut mine = all.filter(|one| one["seat"] == seat.number() && one["place"] == at);
            mine.next().map(|one| one["price"].clone())
        };
        let errands = foretold(session, seat).into_iter().filter(|one| is_errand(&one.what));
        for one in errands.filter(|one| one.price.is_some()) {
            let at = one.at.as_deref().expect("an errand is somewhere");
            let bargain = bargain(at);
            let reduced = bargain.is_some();
            let shown = bargain.or_else(|| {
                let mut prices = view["prices"].as_array().into_iter().flatten();
                prices.find(|price| price["parcel"] == at).map(|price| price["price"].clone())
            });
            assert!(shown.is_none_or(|shown| Some(shown) == one.price.map(Value::from)), "{one:?}");
            // What is cheaper for this seat, until there is enough of it, and some of the others: each is a round to be played.
            if (!reduced || cheaper > 40) && seen % 97 != 0 {
                seen += 1;
                continue;
            }
            let Some(paid) = paid_later(session, seat, &one) else { continue };
            assert_eq!(Some(paid), one.price.map(i64::from), "{one:?}");
            seen += 1;
            cheaper += usize::from(reduced);
        }
    });
    assert!(seen > 100 && cheaper > 20, "{seen} prices, {cheaper} of them reduced");
}

#[test]
fn chances_with_dynamite_are_foretold_beside_those_without() {
    let (mut seen, mut better) = (0, 0);
    moments(12, &mut |session, seat| {
        let all = foretold(session, seat);
        for with in all.iter().filter(|one| one.what.ends_with(" dynamite") && one.percent.is_some()) {
            let plain = with.what.trim_end_matches(" dynamite");
            let without = all.iter().find(|one| one.what == plain).and_then(|one| one.percent);
            assert!(with.percent >= without, "{with:?}");
            seen += 1;
            better += usize::from(with.percent > without);
        }
    });
    assert!(seen > 20 && better > 10, "{seen} with dynamite, {better} of them better");
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

/// What a phrase says of something.
fn argument<'a>(phrase: &'a Phrase, name: &str) -> &'a Arg {
    let found = phrase.args.iter().find(|(argument, _)| argument == name);
    found.map_or_else(|| panic!("{phrase} has no {name}"), |(_, value)| value)
}

fn number(phrase: &Phrase, name: &str) -> i64 {
    match argument(phrase, name) {
        Arg::Number(number) => *number,
        other => panic!("{name} of {phrase} is {other:?}"),
    }
}

/// What the building on a parcel earns, as a view has it.
fn earned_on(view: &Value, parcel: &str) -> Option<i64> {
    let incomes = view["incomes"].as_array().expect("they are a list");
    incomes.iter().find(|income| income["parcel"] == parcel)?["total"].as_i64()
}

#[test]
fn the_reasons_to_buy_a_building_are_its_income_and_its_price() {
    let mut seen = 0;
    moments(12, &mut |session, seat| {
        let row = session.view(Viewer::Seat(seat))["asked"]["buy_building"].is_object();
        for action in session.actions(seat).iter().filter(|action| row && *action == "buy") {
            let reasons = session.reasons(seat, action);
            let told = |id: &str| reasons.iter().find(|reason| reason.id == id);
            assert!(told("city-why-income").or(told("city-why-no-lot")).is_some(), "{reasons:?}");
            let mut tried = session.boxed_clone();
            tried.play(seat, action, &mut FastDice::seeded(1)).expect("it is listed");
            let price = told("city-why-price").map_or(0, |price| number(price, "price"));
            assert_eq!(price, paid(tried.as_ref(), seat), "{reasons:?}");
            seen += usize::from(price > 0);
        }
    });
    assert!(seen > 10, "{seen} buildings were for sale");
}

#[test]
fn the_reasons_for_what_is_taken_and_recruited_tell_what_is_paid() {
    let mut seen = 0;
    moments(60, &mut |session, seat| {
        let verbs = ["take ", "recruit ", "points ", "spend "];
        for action in
            session.actions(seat).iter().filter(|one| verbs.iter().any(|verb| one.starts_with(verb)))
        {
            let reasons = session.reasons(seat, action);
            let price = reasons.iter().find(|reason| reason.id == "city-why-price");
            let mut tried = session.boxed_clone();
            tried.play(seat, action, &mut FastDice::seeded(1)).expect("it is listed");
            let price = price.map_or(0, |price| number(price, "price"));
            assert_eq!(price, paid(tried.as_ref(), seat), "{action}: {reasons:?}");
            seen += usize::from(action.starts_with("take "));
        }
    });
    assert!(seen > 10, "{seen} buildings could be taken");
}

#[test]
fn the_reasons_for_a_house_are_what_the_player_s_buildings_earn_then() {
    let mut seen = 0;
    moments(40, &mut |session, seat| {
        let before = session.view(Viewer::Seat(seat));
        for action in session.actions(seat).iter().filter(|action| action.starts_with("house ")) {
            let after = after(session, seat, action);
            if after["asked"]["consent"].is_object()
                || after["position"]["round"] != before["position"]["round"]
            {
                continue;
            }
            for reason in session.reasons(seat, action).iter().filter(|one| one.id == "city-why-instead") {
                let Arg::Text(parcel) = argument(reason, "parcel") else {
                    panic!("{reason} names no parcel")
                };
                assert_eq!(earned_on(&before, parcel), Some(number(reason, "before")), "{action}: {reason}");
                assert_eq!(earned_on(&after, parcel), Some(number(reason, "income")), "{action}: {reason}");
                seen += 1;
            }
        }
    });
    assert!(seen > 20, "{seen} buildings would have earned more or less");
}

#[test]
fn the_reasons_to_double_or_blast_are_what_the_buildings_pay_then() {
    let mut seen = 0;
    moments(150, &mut |session, seat| {
        let raises = |action: &str| ["double ", "blast "].iter().any(|verb| action.starts_with(verb));
        if !session.actions(seat).iter().any(|action| raises(action)) {
            return;
        }
        for offer in session.offers(seat).iter().filter(|offer| raises(&offer.action)) {
            let reasons = session.reasons(seat, &offer.action);
            let [reason] = &reasons[..] else { panic!("{}: {reasons:?}", offer.action) };
            assert_eq!(argument(reason, "raised"), argument(&offer.phrase, "raised"), "{}", offer.action);
            seen += 1;
        }
    });
    assert!(seen > 2, "{seen} incomes could be raised");
}

#[test]
fn a_reason_tells_the_points_of_the_offer_and_no_others() {
    let mut seen = 0;
    moments(12, &mut |session, seat| {
        for offer in session.offers(seat) {
            for reason in session.reasons(seat, &offer.action) {
                assert_ne!(reason.id, "hint-gain", "{offer:?}");
                if reason.id == "city-preview-gain" {
                    assert_eq!(Some(number(&reason, "gain")), offer.gain.map(i64::from), "{offer:?}");
                    seen += 1;
                }
            }
        }
    });
    assert!(seen > 50, "{seen} gains were told");
}

#[test]
fn dropping_out_of_an_auction_keeps_no_cowboys() {
    let mut seen = 0;
    moments(40, &mut |session, seat| {
        if session.view(Viewer::Seat(seat))["asked"]["bid"].is_object() {
            let reasons = session.reasons(seat, "pass");
            assert!(reasons.iter().all(|reason| reason.id != "city-why-kept"), "{reasons:?}");
            seen += 1;
        }
    });
    assert!(seen > 5, "{seen} bids were asked");
}

#[test]
fn the_cash_limit_told_with_a_character_is_that_of_whoever_has_it_also_with_the_red_paperboy() {
    let options = serde_json::json!({ "characters": "gold-rush" });
    let mut fetched = 0;
    for seed in 0..8 {
        let mut dice = FastDice::seeded(seed);
        let mut session = any_game::<CarsonCity>().begin(&options, &mut dice).expect("they are legal");
        for _ in 0..24 {
            let Some(seat) = session.deciders().lowest() else { break };
            let offers = session.offers(seat);
            for offer in offers.iter().filter(|offer| offer.action.starts_with("choose")) {
                let reasons = session.reasons(seat, &offer.action);
                let why = reasons.iter().find(|reason| reason.id == "city-why-limit");
                let mut tried = session.boxed_clone();
                tried.play(seat, &offer.action, &mut FastDice::seeded(1)).expect("it is offered");
                if offer.action == "choose 0r" {
                    assert_eq!((offer.phrase.id.as_ref(), why), ("city-choice-paperboy", None));
                    continue;
                }
                let facts = tried.facts(Viewer::Spectator);
                let limit = facts["players"][seat.index()]["cash_limit"].as_i64().expect("it is a number");
                assert_eq!(number(&offer.phrase, "limit"), limit, "{}", offer.phrase);
                assert_eq!(number(why.expect("it is a reason"), "limit"), limit, "{}", offer.phrase);
                fetched += u32::from(offers.iter().all(|other| other.action != "choose 1y") && limit < 20);
            }
            // Whoever can takes the Paperboy.
            let action = offers.iter().find(|offer| offer.action == "choose 0r").unwrap_or(&offers[0]);
            let action = action.action.clone();
            session.play(seat, &action, &mut dice).expect("it is offered");
        }
    }
    assert!(fetched > 0, "somebody has fetched a character with the Paperboy");
}
