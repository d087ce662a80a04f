//! The purchase of parcels: prices, rulings 5 and 13, and the characters that change it.

use crate::scene::{scene, seat, showdown};
use serde_json::json;

#[test]
fn a_parcel_costs_a_dollar_and_one_for_each_thing_on_and_around_it() {
    // The rulebook's six dollars: two Houses, two Saloons, a mountain.
    let players = json!([{ "parcels": ["c3", "e3"] }, {}]);
    let town =
        json!({ "houses": ["d3", "c5"], "mountains": ["e5"], "buildings": { "saloon": ["c3", "e3"] } });
    let scene = scene(&players, json!({ "town": town }));
    assert_eq!(scene.game.town().price("d4".parse().unwrap()), 6);
    assert_eq!(scene.game.town().price("h8".parse().unwrap()), 1);
}

#[test]
fn a_parcel_costs_ten_dollars_at_most_and_its_own_house_counts() {
    let around = ["c3", "d3", "e3", "c4", "d4", "e4", "c5", "d5", "e5"];
    let scene = scene(&json!([{}, {}]), json!({ "town": { "mountains": around } }));
    assert_eq!(scene.game.town().price("d4".parse().unwrap()), 10);
}

#[test]
fn r5_the_earliest_passer_in_a_duel_sets_the_order_and_uncontested_parcels_come_after() {
    let players = json!([
        { "money": 9, "standing": ["h8"] },
        { "money": 9, "revolvers": 3, "standing": ["a1", "b8", "g1"] },
        { "money": 9, "standing": ["a1", "b8"] },
    ]);
    let mut scene = showdown(&players, json!({ "passed": [1, 2] }));
    scene.pass(&[]);
    assert_eq!(scene.asked(), 2, "seat 1 passed before and is in no duel");
    assert_eq!(scene.list(2), ["duel a1", "duel b8"]);
    scene.roll(2, "duel b8", &[4, 4]).roll(2, "buy b8", &[1, 6]);
    assert_eq!(scene.asked(), 3, "the last duel is fought without being asked for: 1 + 3 against 6 + 1");
    scene.play(3, "buy a1");
    assert_eq!(scene.asked(), 1, "then everybody's own in pass order");
    scene.play(1, "buy h8").play(2, "buy g1");
    assert!(scene.owns(2, "b8") && scene.owns(3, "a1") && scene.owns(1, "h8") && scene.owns(2, "g1"));
}

#[test]
fn each_owner_chooses_the_order_of_his_own_and_can_stop() {
    let players = json!([{ "money": 3, "standing": ["a1", "h8", "d4"] }, {}]);
    let mut scene = showdown(&players, json!({}));
    scene.pass(&[]);
    assert_eq!(scene.list(1), ["buy a1", "buy d4", "buy h8", "decline"]);
    scene.play(1, "buy d4");
    assert_eq!(scene.money(1), 1);
    assert_eq!(scene.list(1), ["buy a1", "buy h8", "decline"]);
    scene.play(1, "decline");
    assert!(scene.owns(1, "d4") && !scene.owns(1, "a1"));
}

#[test]
fn a_parcel_that_nobody_can_pay_stays_unsold_and_the_cowboy_is_spent() {
    let players = json!([{ "money": 1, "standing": ["d4"] }, {}]);
    let mut scene = showdown(&players, json!({}));
    scene.pass(&[]);
    assert!(!scene.owns(1, "d4"));
    assert_eq!(scene.cowboys(1), 0);
}

#[test]
fn r13_without_a_property_tile_no_parcel_can_be_had() {
    let full = ["a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1", "a2", "b2", "c2", "d2"];
    let players = json!([{ "money": 50, "cowboys": 1, "parcels": full }, { "parcels": ["a8"] }]);
    let scene = scene(&players, json!({ "passed": [2], "asked": { "place": { "seat": 1 } } }));
    assert!(!scene.can(1, "place e5"));
    assert!(scene.can(1, "place wages"));
}

#[test]
fn a_rivals_empty_parcel_can_neither_be_bought_nor_attacked() {
    let players = json!([{ "cowboys": 1 }, { "parcels": ["a8", "b8"] }]);
    let town = json!({ "houses": ["b8"] });
    let scene = scene(&players, json!({ "passed": [2], "town": town, "asked": { "place": { "seat": 1 } } }));
    assert!(!scene.can(1, "place a8") && !scene.can(1, "place b8"));
}

#[test]
fn the_red_indian_pays_three_dollars_at_most() {
    let players = json!([{ "role": "8r", "money": 3, "standing": ["d4"] }, {}]);
    let town =
        json!({ "houses": ["d4", "d5"], "mountains": ["c3", "e5"], "roads": ["d4n", "d4e", "d4s", "d4w"] });
    let mut scene = showdown(&players, json!({ "town": town }));
    assert_eq!(scene.game.town().price("d4".parse().unwrap()), 5);
    scene.pass(&[]).play(1, "buy d4");
    assert_eq!(scene.money(1), 0);
}

#[test]
fn nobody_contests_the_lawyer_for_land() {
    let players = json!([
        { "revolvers": 9, "standing": ["a1", "3-roads"] },
        { "role": "18y", "money": 5, "standing": ["a1", "3-roads"] },
    ]);
    let mut scene = showdown(&players, json!({}));
    // On the track he fights like everybody else.
    scene.pass(&[1, 1]);
    assert_eq!(scene.game.player(seat(1)).roads(), 3);
    assert_eq!(scene.asked(), 2);
    assert_eq!(scene.cowboys(1), 1, "the challenger went home before any duel");
    scene.play(2, "buy a1");
    assert!(scene.owns(2, "a1"));
}

#[test]
fn r14_the_sheriff_buys_the_parcel_on_which_he_stands() {
    let players = json!([{ "role": "1y", "money": 5 }, {}]);
    let mut scene = showdown(&players, json!({ "sheriff": { "at": "h8" } }));
    scene.pass(&[]).play(1, "buy h8");
    assert!(scene.owns(1, "h8"));
}
