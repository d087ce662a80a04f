//! Buying and placing buildings, Houses and Townhouses, roads: rulings 1, 8, 9, 10, 23, 24, 26 and 37.

use crate::scene::{Scene, scene, seat, showdown};
use carson_city::Building;
use serde_json::{Value, json};

fn parcel(name: &str) -> carson_city::Parcel {
    name.parse().unwrap()
}

/// A row with one building on the $3 space.
fn row(kind: &str) -> Value {
    json!([kind, null, null, null, null, null, null])
}

/// Seat 1 has bought the building on the $3 space and is about to place it.
fn bought(kind: &str, mut player: Value, rival: Value, mut more: Value) -> Scene {
    player["money"] = json!(3);
    player["standing"] = json!(["building-3"]);
    more["row"] = row(kind);
    let mut scene = showdown(&Value::Array(vec![player, rival]), more);
    scene.pass(&[]).play(1, "buy");
    assert_eq!(scene.money(1), 0);
    scene
}

#[test]
fn the_rulebooks_saloon_drugstore_and_bank() {
    // John builds a Saloon and adds a House on the last free parcel at the roads; Sarah a Drugstore and a Townhouse in the
    // centre; Randy finds no place for his Bank's House, both rivals refuse, and he keeps it.
    let players = json!([
        { "money": 10, "standing": ["building-10"], "parcels": ["c3", "d3", "e3"] },
        { "money": 8, "standing": ["building-8"], "parcels": ["c4", "e4", "c5"] },
        { "money": 5, "standing": ["building-5"], "parcels": ["d5"], "roads": 0 },
    ]);
    let row = json!([null, null, "bank", null, "drugstore", "saloon", null]);
    let mut scene = showdown(&players, json!({ "row": row }));
    scene.pass(&[]).play(1, "buy").play(1, "build saloon d3").play(1, "house e5");
    scene.play(2, "buy").play(2, "build drugstore c4");
    assert!(scene.can(2, "townhouse d4"), "everything around the centre is built on or sold");
    scene.play(2, "townhouse d4");
    scene.play(3, "buy").play(3, "build bank d5");
    assert!(!scene.can(3, "townhouse d4"), "a Townhouse grows no further");
    for (lot, owner) in [("c3", 1), ("e3", 1), ("e4", 2)] {
        scene.play(3, &format!("house {lot}")).play(owner, "no");
    }
    scene.play(3, "house c5").play(2, "no");
    let town = scene.game.town();
    assert_eq!(town.building_at(parcel("d3")), Some(Building::Saloon));
    assert!(town.houses().contains(parcel("e5")) && town.townhouses().contains(parcel("d4")));
    assert_eq!(town.building_at(parcel("d5")), None);
    assert_eq!(scene.game.player(seat(3)).kept().count(Building::Bank), 1);
}

#[test]
fn r8_a_rival_is_asked_once_for_each_parcel_and_his_yes_gives_him_the_house() {
    let rival = json!({ "parcels": ["e3", "e4"], "roads": 0 });
    let mut scene = bought("bank", json!({ "parcels": ["d3"], "roads": 1 }), rival, json!({}));
    scene.play(1, "build bank d3").play(1, "house e3").play(2, "no");
    assert!(!scene.can(1, "house e3") && scene.can(1, "house e4"));
    scene.play(1, "house e4").play(2, "yes");
    assert!(scene.game.town().houses().contains(parcel("e4")) && scene.owns(2, "e4"));
}

#[test]
fn r37_a_rivals_house_becomes_a_townhouse_only_with_his_consent() {
    let town = json!({
        "houses": ["d4", "e5"], "mountains": ["c3", "d3", "e3", "c4", "c5", "d5"], "roads": ["d4n", "d4e", "d4s", "d4w"],
    });
    let mut scene = bought(
        "bank",
        json!({ "parcels": ["e4"] }),
        json!({ "parcels": ["d4"], "roads": 0 }),
        json!({ "town": town }),
    );
    scene.play(1, "build bank e4");
    assert_eq!(scene.list(1), ["townhouse d4", "keep"]);
    scene.play(1, "townhouse d4").play(2, "yes");
    assert!(scene.game.town().townhouses().contains(parcel("d4")));
}

#[test]
fn a_building_needs_an_own_unoccupied_parcel_at_a_road() {
    let player = json!({ "parcels": ["d3", "d4", "h8"], "roads": 0 });
    let scene = bought("bank", player, json!({ "parcels": ["e3"] }), json!({}));
    assert_eq!(scene.list(1), ["build bank d3", "keep"], "not on the House, not at h8 without a road");
}

#[test]
fn ranches_and_mines_need_no_road_and_bring_no_house_but_a_revolver() {
    for kind in ["ranch", "mine"] {
        let mut scene = bought(kind, json!({ "parcels": ["h8"], "roads": 0 }), json!({}), json!({}));
        scene.play(1, &format!("build {kind} h8"));
        assert_eq!(scene.game.player(seat(1)).revolvers(), 1);
        assert_eq!(scene.game.town().houses().len(), 1, "only the centre");
    }
}

#[test]
fn a_prison_brings_two_revolvers() {
    let mut scene = bought("prison", json!({ "parcels": ["d3"] }), json!({}), json!({}));
    scene.play(1, "build prison d3");
    assert_eq!(scene.game.player(seat(1)).revolvers(), 0, "it is not finished without its House");
    scene.play(1, "house e5");
    assert_eq!(scene.game.player(seat(1)).revolvers(), 2);
}

#[test]
fn a_house_on_the_rim_or_beside_free_land_does_not_become_a_townhouse() {
    let rim = json!({ "houses": ["d1"], "mountains": ["c1", "e1", "c2", "d2", "e2"] });
    assert!(scene(&json!([{}, {}]), json!({ "town": rim })).game.town().crowded_houses().is_empty());
    let open = json!({ "houses": ["d2"], "mountains": ["c1", "d1", "e1", "c2", "e2", "c3", "d3"] });
    assert!(scene(&json!([{}, {}]), json!({ "town": open.clone() })).game.town().crowded_houses().is_empty());
    // A property tile is enough to fill a parcel.
    let owned = scene(&json!([{ "parcels": ["e3"] }, {}]), json!({ "town": open }));
    assert_eq!(owned.game.town().crowded_houses().len(), 1);
}

#[test]
fn r24_a_school_brings_three_houses_or_is_taken_back() {
    let mut full = bought("school", json!({ "parcels": ["d3"] }), json!({}), json!({}));
    full.play(1, "build school d3").play(1, "house c3").play(1, "house e3").play(1, "house e5");
    assert_eq!(full.game.town().houses().len(), 4);
    let town = json!({
        "houses": ["d4"], "mountains": ["c3", "e3", "c4", "e4", "c5"], "roads": ["d4n", "d4e", "d4s", "d4w"],
    });
    let mut scene =
        bought("school", json!({ "parcels": ["d3"], "roads": 0 }), json!({}), json!({ "town": town }));
    scene.play(1, "build school d3").play(1, "house d5").play(1, "house e5").play(1, "townhouse d4");
    assert_eq!(scene.game.town().buildings(Building::School).len(), 1, "new Houses crowd the old one");
    let town = json!({
        "houses": ["d4"], "mountains": ["c3", "e3", "c4", "e4", "c5", "d5"], "roads": ["d4n", "d4e", "d4s", "d4w"],
    });
    let scene = bought(
        "school",
        json!({ "parcels": ["d3"], "roads": 0 }),
        json!({}),
        json!({ "town": town.clone() }),
    );
    assert!(!scene.can(1, "build school d3"), "the third House would find no place");
    assert_eq!(scene.game.player(seat(1)).kept().count(Building::School), 1);
    // With a road there may be a way; without laying it there is none.
    let mut scene =
        bought("school", json!({ "parcels": ["d3"], "roads": 1 }), json!({}), json!({ "town": town }));
    scene.play(1, "build school d3").play(1, "house e5").play(1, "townhouse d4").play(1, "keep");
    let town = scene.game.town();
    assert!(town.buildings(Building::School).is_empty(), "the third House found no place");
    assert_eq!((town.houses().len(), town.townhouses().len()), (1, 0), "what came with it went with it");
    assert_eq!(scene.game.player(seat(1)).kept().count(Building::School), 1);
}

#[test]
fn r23_the_train_station_stands_along_a_road_across_the_whole_map() {
    let line: Vec<String> = ('a'..='h').map(|column| format!("{column}4n")).collect();
    let seven = &line[..7];
    let player = json!({ "parcels": ["a3", "h4", "h5"], "roads": 0 });
    let town = json!({ "houses": ["d4"], "roads": line });
    let mut scene = bought("train-station", player.clone(), json!({}), json!({ "town": town }));
    assert_eq!(scene.list(1), ["build train-station a3", "build train-station h4", "keep"]);
    scene.play(1, "build train-station h4");
    assert_eq!(scene.game.town().houses().len(), 1, "no House comes with it");
    let town = json!({ "houses": ["d4"], "roads": seven });
    let mut short = showdown(
        &json!([{ "money": 3, "standing": ["building-3"], "parcels": ["a3"] }, {}]),
        json!({ "town": town, "row": row("train-station") }),
    );
    short.pass(&[]).play(1, "buy");
    assert_eq!(
        short.game.player(seat(1)).kept().count(Building::TrainStation),
        1,
        "seven roads do not reach"
    );
}

#[test]
fn in_2015_the_train_station_brings_a_house() {
    let line: Vec<String> = ('a'..='h').map(|column| format!("{column}4n")).collect();
    let town = json!({ "houses": ["d4"], "roads": line });
    let mut scene = bought(
        "train-station",
        json!({ "parcels": ["h4"], "roads": 0 }),
        json!({}),
        json!({ "town": town, "edition": 2015 }),
    );
    scene.play(1, "build train-station h4");
    assert!(scene.can(1, "house a3"));
}

#[test]
fn r1_a_road_can_be_laid_while_deciding_about_a_building_or_a_house() {
    let mut scene = bought("bank", json!({ "parcels": ["d2"], "roads": 2 }), json!({}), json!({}));
    assert!(!scene.can(1, "build bank d2") && !scene.can(1, "road h8e"));
    scene.play(1, "road d3w").play(1, "build bank d2").play(1, "road d2w").play(1, "house c1");
    assert_eq!(scene.game.player(seat(1)).roads(), 0);
    assert_eq!(scene.game.town().building_at(parcel("d2")), Some(Building::Bank));
}

#[test]
fn r9_kept_buildings_are_offered_after_the_three_dollar_space_in_pass_order() {
    let players = json!([
        { "parcels": ["d3"], "kept": { "bank": 1, "mine": 1 }, "roads": 0 },
        { "parcels": ["d5"], "kept": { "hotel": 1 }, "money": 3, "standing": ["building-3"], "roads": 0 },
        {},
    ]);
    let mut scene = showdown(&players, json!({ "row": row("ranch") }));
    scene.pass(&[]);
    assert_eq!(scene.asked(), 2, "first the purchase");
    scene.play(2, "buy");
    assert_eq!(scene.list(2), ["build ranch d5", "keep"], "only what was bought is placed now");
    scene.play(2, "keep");
    assert_eq!(scene.asked(), 1);
    scene.play(1, "build mine d3");
    assert_eq!(scene.asked(), 2);
    scene.play(2, "build hotel d5").play(2, "house e5");
    assert_eq!(scene.game.player(seat(1)).kept().count(Building::Bank), 1);
    assert_eq!(scene.game.player(seat(2)).kept().count(Building::Ranch), 1);
}

#[test]
fn the_yellow_chinese_worker_pays_half_rounded_up() {
    let players = json!([{ "role": "4y", "money": 3, "standing": ["building-5"] }, {}]);
    let mut scene = showdown(&players, json!({ "row": [null, null, "mine", null, null, null, null] }));
    scene.pass(&[]).play(1, "buy");
    assert_eq!(scene.money(1), 0);
}

#[test]
fn a_building_that_is_too_dear_is_not_offered_and_stays_in_the_row() {
    let players = json!([{ "money": 2, "standing": ["building-3"] }, {}]);
    let mut scene = showdown(&players, json!({ "row": row("mine") }));
    scene.pass(&[]);
    assert_eq!(scene.game.row()[0], Some(Building::Mine));
}

#[test]
fn r10_nobody_can_stand_on_an_empty_space_of_the_row() {
    let players = json!([{ "cowboys": 1 }, {}]);
    let scene =
        scene(&players, json!({ "passed": [2], "row": row("mine"), "asked": { "place": { "seat": 1 } } }));
    assert!(scene.can(1, "place building-3") && !scene.can(1, "place building-4"));
}

#[test]
fn r26_a_church_built_during_the_round_sends_attackers_home() {
    let players = json!([
        { "money": 3, "parcels": ["d3", "e3"], "standing": ["building-3"] },
        { "standing": ["e3"], "blasting": ["e3"] },
        {},
    ]);
    let town =
        json!({ "houses": ["d4"], "buildings": { "mine": ["e3"] }, "roads": ["d4n", "d4e", "d4s", "d4w"] });
    let mut scene = showdown(&players, json!({ "row": row("church"), "town": town }));
    scene.pass(&[]).play(1, "buy").play(1, "build church d3").play(1, "house e5");
    assert_eq!(scene.cowboys(2), 1);
    assert_eq!(scene.game.player(seat(2)).all_dynamite(), 0);
}

#[test]
fn the_governor_scores_for_roads_that_reach_new_land() {
    let players = json!([{ "role": "13y", "roads": 3, "cowboys": 0 }, {}]);
    let mut scene = scene(&players, json!({ "passed": [2], "asked": { "place": { "seat": 1 } } }));
    scene.play(1, "road d3w").play(1, "road d3n");
    assert_eq!(scene.points(1), 2, "each of the two reached new parcels");
    scene.play(1, "road d3e");
    assert_eq!(scene.points(1), 2, "all parcels at its ends were connected");
}
