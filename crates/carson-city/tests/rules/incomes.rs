//! What buildings earn: the rulebook's examples, caps, the City Hall, attacks (rulings 6, 7, 18, 25, 38), dynamite, the Editor.

use crate::scene::{Scene, scene, seat, showdown};
use carson_city::{Event, Reason};
use serde_json::{Value, json};
use table::{Arg, Event as _, Phrase, Seat};

fn town(players: &Value, town: &Value) -> Scene {
    scene(players, json!({ "town": town }))
}

#[test]
fn a_house_serves_everybody_until_somebody_owns_its_parcel() {
    // Randy's Saloon has three Houses, one of them his own; Sarah's the same three, but only two serve her.
    let players = json!([{ "parcels": ["c4", "d3"] }, { "parcels": ["e4"] }]);
    let map = json!({ "houses": ["d3", "d4", "d5"], "buildings": { "saloon": ["c4", "e4"] } });
    let scene = town(&players, &map);
    assert_eq!((scene.income("c4"), scene.income("e4")), (15, 10));
}

#[test]
fn the_drugstore_counts_a_neighbouring_ranch_twice() {
    let players = json!([{ "parcels": ["d4", "d3"] }, {}]);
    let map = json!({ "houses": ["c3", "c4", "c5"], "buildings": { "drugstore": ["d4"], "ranch": ["d3"] } });
    assert_eq!(town(&players, &map).income("d4"), 15);
}

#[test]
fn the_bank_counts_a_mine_anywhere_and_a_hotel_as_two_houses() {
    let players = json!([{ "parcels": ["d4", "h8", "d3"] }, {}]);
    let map = json!({ "houses": ["c3"], "buildings": { "bank": ["d4"], "mine": ["h8"], "hotel": ["d3"] } });
    let scene = town(&players, &map);
    assert_eq!((scene.income("d4"), scene.income("d3")), (12, 6));
}

#[test]
fn the_general_store_earns_by_everybodys_houses_and_double_by_its_owners() {
    let players = json!([{ "parcels": ["d4", "c3"] }, { "parcels": ["e5"] }]);
    let map = json!({ "houses": ["c3", "d3"], "buildings": { "general-store": ["d4"], "church": ["e5"] } });
    assert_eq!(town(&players, &map).income("d4"), 12);
}

#[test]
fn the_blacksmith_earns_by_the_round_and_by_ranches_up_to_forty() {
    let players = json!([{ "parcels": ["d4", "h8", "a1", "h1", "a8", "h4"] }, {}]);
    let ranches = ["h8", "a1", "h1", "a8", "h4"];
    for (round, count, income) in [(1, 1, 10), (2, 0, 10), (3, 2, 25), (4, 0, 20), (4, 5, 40)] {
        let map = json!({ "buildings": { "blacksmith": ["d4"], "ranch": ranches[..count] } });
        let scene = scene(&players, json!({ "town": map, "round": round }));
        assert_eq!(scene.income("d4"), income, "round {round} with {count} Ranches");
    }
}

#[test]
fn a_mine_earns_by_mountains_that_are_nobodys_or_its_owners() {
    let players = json!([{ "parcels": ["d4", "c3"] }, { "parcels": ["e5"] }]);
    let map = json!({ "mountains": ["c3", "d3", "e5"], "buildings": { "mine": ["d4"] } });
    assert_eq!(town(&players, &map).income("d4"), 6);
}

#[test]
fn a_ranch_earns_by_free_land_owned_or_not() {
    let players = json!([{ "parcels": ["d4", "c3"] }, { "parcels": ["e5"] }]);
    let map = json!({ "houses": ["d5"], "mountains": ["d3"], "buildings": { "ranch": ["d4"] } });
    assert_eq!(town(&players, &map).income("d4"), 6);
}

#[test]
fn in_2015_a_ranch_earns_at_least_a_dollar() {
    let players = json!([{ "parcels": ["a1"] }, {}]);
    let map = json!({ "mountains": ["a2", "b1", "b2"], "buildings": { "ranch": ["a1"] } });
    let new = scene(&players, json!({ "town": map }));
    let old = scene(&players, json!({ "town": map, "edition": 2015 }));
    assert_eq!((new.income("a1"), old.income("a1")), (0, 1));
}

#[test]
fn townhouses_hotels_and_the_station_count_as_two_houses() {
    let players = json!([{ "parcels": ["d4", "c3", "d3", "e3", "c4", "e4"] }, {}]);
    let map = json!({
        "townhouses": ["c5"],
        "buildings": {
            "saloon": ["d4"], "hotel": ["c3"], "train-station": ["d3"], "church": ["e3"], "school": ["c4"], "prison": ["e4"],
        },
    });
    assert_eq!(town(&players, &map).income("d4"), 5 * (2 + 2 + 2 + 1 + 1));
}

#[test]
fn no_building_earns_more_than_its_cap_with_the_city_hall_or_without() {
    let around = ["c3", "d3", "e3", "c4", "e4", "c5", "d5", "e5"];
    for (kind, cap) in [("drugstore", 33), ("general-store", 33), ("bank", 45), ("saloon", 55)] {
        let players = json!([{ "parcels": ["d4"], "standing": ["a8"] }, {}]);
        let map = json!({ "townhouses": around, "buildings": { kind: ["d4"], "city-hall": ["a8"] } });
        let scene = scene(&players, json!({ "town": map, "city_hall": 1 }));
        assert_eq!(scene.income("d4"), cap, "{kind}");
    }
}

#[test]
fn holding_the_city_hall_raises_shops_by_a_level_and_neither_ranch_mine_nor_hotel() {
    // The rulebook: in round 3 Saloon, Blacksmith and Bank rise, the Ranch does not.
    let players = json!([
        { "parcels": ["d4", "f4", "d6", "h8", "h1", "a1"], "standing": ["a8"] },
        { "parcels": ["b6"] },
    ]);
    let map = json!({
        "houses": ["e5", "c6"], "mountains": ["g2"],
        "buildings": {
            "saloon": ["d4"], "blacksmith": ["f4"], "bank": ["d6"], "ranch": ["h8"], "mine": ["h1"], "hotel": ["a1"],
            "drugstore": ["b6"], "city-hall": ["a8"],
        },
    });
    let incomes = |holder: Value| {
        let scene = scene(&players, json!({ "town": map, "round": 3, "city_hall": holder }));
        ["d4", "f4", "d6", "h8", "h1", "a1", "b6"].map(|parcel| scene.income(parcel))
    };
    assert_eq!(incomes(Value::Null), [5, 20, 9, 3, 3, 6, 3]);
    assert_eq!(incomes(json!(1)), [10, 25, 12, 3, 3, 6, 3]);
}

#[test]
fn the_city_hall_counts_as_one_house_for_everybody() {
    let players = json!([{ "parcels": ["d3"] }, { "parcels": ["d5"] }]);
    let map = json!({ "buildings": { "city-hall": ["d4"], "saloon": ["d3"], "general-store": ["d5"] } });
    let scene = town(&players, &map);
    assert_eq!((scene.income("d3"), scene.income("d5")), (5, 3));
}

#[test]
fn the_rulebooks_grocer_doubles_banks_and_shares_the_attacked_one() {
    let players = json!([
        { "role": "3y", "eight": "later", "parcels": ["d4", "h8", "h7", "g7"], "kept": {} },
        { "standing": ["d4"], "roads": 1 },
    ]);
    let map = json!({
        "houses": ["c3", "c4", "c5", "d3"], "townhouses": ["e4", "h7", "g7"], "buildings": { "bank": ["d4", "h8"] },
    });
    let mut scene = showdown(&players, json!({ "town": map }));
    assert_eq!((scene.income("d4"), scene.income("h8")), (18, 12));
    scene.pass(&[]);
    assert_eq!(scene.list(1), ["double bank", "eight"]);
    let mut plain = Scene { game: scene.game, events: Vec::new() };
    scene.play(1, "double bank");
    assert_eq!((scene.money(1), scene.money(2)), (18 + 24, 18));
    plain.play(1, "eight");
    assert_eq!((plain.money(1), plain.money(2)), (8 + 9 + 12, 9));
}

#[test]
fn an_attacker_takes_half_rounded_down_unless_the_owner_defends() {
    let players = |guard: &[&str]| json!([{ "parcels": ["d3"], "standing": guard, "revolvers": 5 }, { "standing": ["d3"] }]);
    let map = json!({ "houses": ["d4"], "buildings": { "saloon": ["d3"] } });
    let mut open = showdown(&players(&[]), json!({ "town": map }));
    open.pass(&[]);
    assert_eq!((open.money(1), open.money(2)), (3, 2));
    let mut guarded = showdown(&players(&["d3"]), json!({ "town": map }));
    guarded.pass(&[1, 1]);
    assert_eq!((guarded.money(1), guarded.money(2)), (5, 0));
    assert_eq!(guarded.cowboys(2), 1, "the beaten attacker goes home");
}

#[test]
fn of_several_attackers_one_robs() {
    let players =
        json!([{ "parcels": ["d3"] }, { "standing": ["d3"] }, { "revolvers": 6, "standing": ["d3"] }]);
    let map = json!({ "houses": ["d4"], "buildings": { "saloon": ["d3"] } });
    let mut scene = showdown(&players, json!({ "town": map }));
    scene.pass(&[6, 1]);
    assert_eq!((scene.money(1), scene.money(2), scene.money(3)), (3, 0, 2));
}

#[test]
fn r7_churches_prisons_stations_sanctuaries_and_heroes_are_safe() {
    let players = json!([
        { "parcels": ["c3", "c4", "h8", "a8", "h1"] },
        { "cowboys": 3 },
        { "role": "16y", "parcels": ["f6"], "cowboys": 3 },
    ]);
    let map = json!({
        "buildings": {
            "church": ["c3"], "bank": ["c4"], "prison": ["h8"], "train-station": ["a8"], "school": ["h1"], "saloon": ["f6"],
        },
    });
    let placing =
        |number: usize| json!({ "town": map, "passed": [], "asked": { "place": { "seat": number } } });
    let rival = scene(&players, placing(2));
    for safe in ["c3", "c4", "h8", "a8", "f6"] {
        assert!(!rival.can(2, &format!("place {safe}")), "{safe}");
    }
    assert!(rival.can(2, "place h1"), "a School can be attacked");
    let heroes = scene(&players, placing(3));
    assert!(!heroes.can(3, "place h1") && heroes.can(3, "place f6"), "the Heroes attack nobody");
}

#[test]
fn r25_the_city_hall_is_held_from_round_to_round_and_fought_for() {
    let players = json!([
        { "parcels": ["d3"], "standing": ["d5"] },
        { "parcels": ["c5"], "revolvers": 6, "standing": ["d5"] },
    ]);
    let map = json!({ "houses": ["d4"], "buildings": { "city-hall": ["d5"], "saloon": ["d3", "c5"] } });
    let mut scene = showdown(&players, json!({ "town": map, "city_hall": 1 }));
    assert_eq!((scene.income("d3"), scene.income("c5")), (10, 10), "held by seat 1; d5 serves c5");
    scene.pass(&[6, 2]);
    assert_eq!((scene.money(1), scene.money(2)), (5, 15));
    assert_eq!(scene.cowboys(1), 1);
    assert!(scene.game.player(seat(2)).on_parcels().contains("d5".parse().unwrap()), "the winner stays");
    assert_eq!(scene.game.player(seat(2)).in_general_supply(), 9);
}

#[test]
fn r14_the_sheriff_holds_the_city_hall_for_one_round_only() {
    let players = json!([{ "role": "1y", "parcels": ["d3"] }, { "roads": 0 }]);
    let map = json!({ "houses": ["d4"], "buildings": { "city-hall": ["h8"], "saloon": ["d3"] } });
    let mut scene = showdown(&players, json!({ "town": map, "sheriff": { "at": "h8" } }));
    scene.pass(&[]);
    assert!(scene.game.holds_city_hall(seat(1)));
    scene.play(1, "spend 0");
    assert!(!scene.game.holds_city_hall(seat(1)), "the next round has begun");
    assert_eq!(scene.money(1), 10);
}

#[test]
fn dynamite_triples_a_mine_and_a_robber_takes_half_of_that() {
    let players = json!([
        { "dynamite": 1, "parcels": ["d3", "h8"] },
        { "standing": ["d3"] },
    ]);
    let map = json!({ "mountains": ["c3", "h7"], "buildings": { "mine": ["d3", "h8"] } });
    let mut scene = showdown(&players, json!({ "town": map }));
    scene.pass(&[]);
    assert_eq!(scene.list(1), ["blast d3", "blast h8", "done"]);
    scene.play(1, "blast d3");
    assert_eq!((scene.money(1), scene.money(2)), (5 + 3, 4));
}

#[test]
fn dynamite_placed_with_a_cowboy_on_an_own_mine_works_twice() {
    let players = json!([
        { "parcels": ["d3"], "standing": ["d3"], "blasting": ["d3"] },
        { "revolvers": 6, "standing": ["d3"] },
    ]);
    let map = json!({ "mountains": ["c3"], "buildings": { "mine": ["d3"] } });
    let mut scene = showdown(&players, json!({ "town": map }));
    scene.pass(&[6, 6, 1]);
    assert_eq!((scene.money(1), scene.money(2)), (9, 0));
    assert_eq!(scene.game.player(seat(1)).all_dynamite(), 0);
}

#[test]
fn r38_grocer_and_dynamite_do_not_meet_on_one_mine() {
    let players = json!([{ "role": "3y", "eight": "later", "dynamite": 2, "parcels": ["d3", "h8"] }, {}]);
    let map = json!({ "mountains": ["c3", "h7"], "buildings": { "mine": ["d3", "h8"] } });
    let mut scene = showdown(&players, json!({ "town": map }));
    scene.pass(&[]).play(1, "blast d3").play(1, "double mine");
    assert_eq!(scene.money(1), 9 + 6, "one is tripled, the other doubled");
    assert_eq!(scene.game.player(seat(1)).dynamite(), 1);
}

#[test]
fn the_editor_scores_his_own_buildings_income() {
    // $33 in round 2 are 4 points.
    let players = json!([
        { "role": "18r", "parcels": ["d3", "h8", "h1", "a1", "a8"], "standing": ["f6"] },
        { "parcels": ["f6"] },
    ]);
    let map = json!({
        "houses": ["d4"], "townhouses": ["c3", "e3"],
        "buildings": { "saloon": ["d3"], "hotel": ["h8", "f6"], "ranch": ["a1"] },
    });
    let mut scene = showdown(&players, json!({ "town": map, "round": 2 }));
    assert_eq!(scene.income("d3") + scene.income("h8") + scene.income("a1"), 25 + 6 + 3);
    scene.pass(&[]);
    assert_eq!(scene.points(1), 4, "34 / 10 rounded up; the robbery does not count");
    assert_eq!(scene.money(1), 34 + 3);
}

#[test]
fn whoever_is_raided_is_named_when_the_cowboy_comes_and_when_he_takes_his_share() {
    let players = json!([{ "cowboys": 3 }, { "parcels": ["f6"] }, {}]);
    let map = json!({ "houses": ["f5"], "buildings": { "hotel": ["f6"] } });
    let more = json!({ "town": map, "passed": [2, 3], "asked": { "place": { "seat": 1 } } });
    let mut scene = scene(&players, more);
    scene.play(1, "place f6").play(1, "pass");
    let names_the_owner = |event: &Event| speaks_of(&event.phrase(), seat(2));
    let placed = scene.events.iter().find(|event| matches!(event, Event::Placed { .. }));
    assert!(placed.is_some_and(names_the_owner), "{placed:?}");
    let raid = |event: &&Event| matches!(event, Event::Money { reason: Reason::Robbery(..), .. });
    let raided = scene.events.iter().find(raid);
    assert!(raided.is_some_and(names_the_owner), "{raided:?}");
}

/// Whether a phrase speaks of a seat, as a client finds out what concerns its player.
fn speaks_of(phrase: &Phrase, seat: Seat) -> bool {
    phrase.args.iter().any(|(_, arg)| match arg {
        Arg::Seat(one) => *one == seat,
        Arg::Phrase(inner) => speaks_of(inner, seat),
        _ => false,
    })
}

#[test]
fn the_bank_and_council_spaces_pay_by_parcels_firepower_and_buildings() {
    let players = json!([
        {
            "revolvers": 3, "cowboys": 2, "parcels": ["a1", "b1", "c1", "d1", "e1"],
            "standing": ["parcels-income", "cowboy-income", "gambling", "parcels-vp", "cowboy-vp", "building-vp"],
        },
        {},
    ]);
    let map =
        json!({ "houses": ["a1"], "mountains": ["b1"], "buildings": { "church": ["c1"], "prison": ["d1"] } });
    let mut scene = showdown(&players, json!({ "town": map }));
    scene.pass(&[3, 5]);
    assert_eq!(scene.money(1), 10 + 10 + 8);
    assert_eq!(scene.points(1), 2 + 2 + 2);
}
