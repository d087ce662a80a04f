//! When orders end, and what comes first when not everything is possible.

use serde_json::{Value, json};
use table::{AnySession, OrderAnswer, OrderLine, Orders, Session};

use crate::scene::{Scene, scene, seat, showdown};

/// Orders that a seat leaves in a scene: these lines in this order, and to be asked for everything else.
fn leave(scene: &Scene, number: usize, lines: &[(&str, &str)], stops: &[&str]) -> Orders {
    let session = Session::from_position(scene.game);
    let form = session.order_form(seat(number)).expect("orders can be left");
    let line =
        |key: &str, choice: &str| OrderLine { key: key.to_owned(), choice: choice.to_owned(), most: None };
    let rest = form.lines.iter().filter(|form| !lines.iter().any(|(key, _)| *key == form.key));
    let lines = lines.iter().map(|(key, choice)| line(key, choice));
    let lines = lines.chain(rest.map(|form| line(&form.key, "ask"))).collect();
    let stops = stops.iter().map(|&stop| stop.to_owned()).collect();
    let orders = Orders { lines, stops, basis: String::new() };
    session.accept_orders(seat(number), orders).expect("they fit the form")
}

fn said(scene: &Scene, number: usize, orders: &Orders) -> OrderAnswer<String> {
    Session::from_position(scene.game).follow_orders(seat(number), orders)
}

fn play_it(text: &str) -> OrderAnswer<String> {
    OrderAnswer::Play(text.to_owned())
}

/// Why orders ended.
fn reason(answer: OrderAnswer<String>) -> String {
    let OrderAnswer::Stop(why) = answer else { panic!("they end: {answer:?}") };
    why.id.into_owned()
}

/// Two players place cowboys; the second one is asked.
fn placing(first: &Value, town: &Value) -> Scene {
    let players = json!([first, { "cowboys": 3, "money": 20 }]);
    scene(&players, json!({ "passed": [], "asked": { "place": { "seat": 2 } }, "town": town }))
}

#[test]
fn orders_end_when_somebody_comes_to_one_of_his_places() {
    let first = json!({ "cowboys": 2, "money": 20, "standing": ["e5", "gambling"] });
    for (place, is_attack) in [("e5", true), ("gambling", true), ("wages", false)] {
        let mut scene = placing(&first, &json!({ "houses": ["d4"] }));
        let stops = leave(&scene, 1, &[("place 3", "pass")], &["attacked"]);
        let goes_on = leave(&scene, 1, &[("place 3", "pass")], &[]);
        scene.play(2, &format!("place {place}"));
        assert_eq!(said(&scene, 1, &goes_on), play_it("pass"), "{place}");
        if is_attack {
            assert_eq!(reason(said(&scene, 1, &stops)), "city-ahead-attacked", "{place}");
        } else {
            assert_eq!(said(&scene, 1, &stops), play_it("pass"), "{place}");
        }
    }
}

#[test]
fn orders_end_when_somebody_attacks_a_building_of_his() {
    let first = json!({ "cowboys": 2, "money": 20, "parcels": ["d3"] });
    let mut scene = placing(&first, &json!({ "houses": ["d4"], "buildings": { "bank": ["d3"] } }));
    let orders = leave(&scene, 1, &[("place 1", "pass")], &["attacked"]);
    scene.play(2, "place d3");
    let OrderAnswer::Stop(why) = said(&scene, 1, &orders) else { panic!("the bank is attacked") };
    assert_eq!(why.id, "city-ahead-attacked");
    assert!(why.args.iter().any(|(name, _)| name == "seats"), "{why:?}");
}

#[test]
fn who_stood_there_when_orders_were_left_does_not_end_them() {
    let players = json!([
        { "cowboys": 2, "money": 20, "standing": ["e5"] },
        { "cowboys": 3, "money": 20, "standing": ["e5"] },
    ]);
    let mut scene = scene(&players, json!({ "passed": [], "asked": { "place": { "seat": 2 } } }));
    let orders = leave(&scene, 1, &[("place 2", "pass")], &["attacked"]);
    scene.play(2, "place wages");
    assert_eq!(said(&scene, 1, &orders), play_it("pass"));
}

#[test]
fn orders_end_when_somebody_stands_where_his_next_cowboy_should_go() {
    let first = json!({ "cowboys": 2, "money": 20 });
    for (wanted, taken, ends) in [("e5", "e5", true), ("e5", "a1", false), ("wages", "wages", false)] {
        let mut scene = placing(&first, &json!({ "houses": ["d4"] }));
        let choice = format!("place {wanted}");
        let stops = leave(&scene, 1, &[("place 1", &choice)], &["taken"]);
        let goes_on = leave(&scene, 1, &[("place 1", &choice)], &[]);
        scene.play(2, &format!("place {taken}"));
        assert_eq!(said(&scene, 1, &goes_on), play_it(&choice));
        if ends {
            assert_eq!(reason(said(&scene, 1, &stops)), "city-ahead-taken");
        } else {
            assert_eq!(said(&scene, 1, &stops), play_it(&choice), "{wanted} when {taken} is taken");
        }
    }
}

#[test]
fn orders_end_when_a_duel_is_lost() {
    let players = json!([
        { "money": 20, "standing": ["3-roads", "e5"] },
        { "money": 20, "standing": ["3-roads"] },
    ]);
    for (dice, ends) in [([1, 6], true), ([6, 1], false)] {
        let mut scene = showdown(&players, json!({}));
        let stops = leave(&scene, 1, &[("parcel e5", "buy")], &["lost"]);
        let goes_on = leave(&scene, 1, &[("parcel e5", "buy")], &[]);
        scene.pass(&dice);
        assert_eq!(said(&scene, 1, &goes_on), play_it("buy e5"));
        if ends {
            assert_eq!(reason(said(&scene, 1, &stops)), "city-ahead-lost");
        } else {
            assert_eq!(said(&scene, 1, &stops), play_it("buy e5"));
        }
    }
}

#[test]
fn money_is_kept_for_what_is_more_important_and_still_to_come() {
    let players = json!([{ "money": 3, "standing": ["a1", "building-3"] }, {}]);
    let row = json!(["bank", null, null, null, null, null, null]);
    let (land, bank) = (("parcel a1", "buy"), ("building-3", "buy"));
    for (lines, wanted) in [
        ([land, bank], "buy a1"),
        ([bank, land], "decline"),
        // Nothing is kept for what he leaves, or wants to be asked about.
        ([("building-3", "leave"), land], "buy a1"),
        ([("building-3", "ask"), land], "buy a1"),
    ] {
        let mut scene = showdown(&players, json!({ "row": row }));
        let orders = leave(&scene, 1, &lines, &[]);
        scene.pass(&[]);
        assert_eq!(scene.list(1), ["buy a1", "decline"]);
        assert_eq!(said(&scene, 1, &orders), play_it(wanted), "{lines:?}");
    }
    // With enough for both, both are bought.
    let rich = json!([{ "money": 4, "standing": ["a1", "building-3"] }, {}]);
    let mut scene = showdown(&rich, json!({ "row": row }));
    let orders = leave(&scene, 1, &[bank, land], &[]);
    scene.pass(&[]);
    assert_eq!(said(&scene, 1, &orders), play_it("buy a1"));
    scene.play(1, "buy a1");
    assert_eq!(said(&scene, 1, &orders), play_it("buy"));
}

#[test]
fn the_duel_for_what_is_more_important_comes_first() {
    let players = json!([
        { "money": 9, "revolvers": 3, "standing": ["a1", "b8"] },
        { "money": 9, "standing": ["a1", "b8"] },
    ]);
    let ranked = ("duels", "ranked");
    for (first, second) in [("a1", "b8"), ("b8", "a1")] {
        let mut scene = showdown(&players, json!({}));
        let [first, second] = [first, second].map(|parcel| format!("parcel {parcel}"));
        let orders = leave(&scene, 1, &[(&first, "buy"), (&second, "buy"), ranked], &[]);
        scene.pass(&[]);
        assert_eq!(scene.list(1), ["duel a1", "duel b8"]);
        let wanted = first.replace("parcel", "duel");
        assert_eq!(said(&scene, 1, &orders), play_it(&wanted));
        let asked = leave(&scene, 1, &[(&first, "buy"), (&second, "buy"), ("duels", "ask")], &[]);
        assert_eq!(said(&scene, 1, &asked), OrderAnswer::Ask);
    }
}
