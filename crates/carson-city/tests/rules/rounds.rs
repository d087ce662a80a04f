//! Set-up, the end of a round, the City Hall's arrival, the final scoring: rulings 17, 25, 27 and 28.

use carson_city::{Building, CarsonCity, Edition, Options, Space};
use serde_json::{Value, json};
use table::dice::{FastDice, ScriptedDice};
use table::{Game, Seat, Silence};

use crate::scene::{Scene, scene, seat, showdown};

fn begun(options: &Options, seed: u64) -> CarsonCity {
    CarsonCity::begin(options, &mut FastDice::seeded(seed), &mut Silence).unwrap()
}

#[test]
fn everybody_begins_with_fifteen_dollars_three_cowboys_a_revolver_and_a_road() {
    for players in 2..=6 {
        let game = begun(&Options::for_players(players), 7);
        for seat in Seat::all(players as usize) {
            let player = game.player(seat);
            assert_eq!((player.money(), player.cowboys(), player.revolvers(), player.roads()), (15, 3, 1, 1));
        }
        assert_eq!(game.town().mountains().len(), 9);
        assert_eq!(game.town().houses().len(), 1);
        assert_eq!(game.town().connected().len(), 9);
    }
}

#[test]
fn the_row_begins_with_ranches_at_3_and_10_and_mines_at_4_and_12() {
    for seed in 0..50 {
        let game = begun(&Options::default(), seed);
        let at = |space: Space| game.row()[space.row_index().unwrap()];
        assert_eq!(
            (at(Space::Building3), at(Space::Building10)),
            (Some(Building::Ranch), Some(Building::Ranch))
        );
        assert_eq!(
            (at(Space::Building4), at(Space::Building12)),
            (Some(Building::Mine), Some(Building::Mine))
        );
        assert!(game.row().iter().all(Option::is_some));
        assert_eq!(game.bag().total(), 31);
        assert_eq!(game.bag().count(Building::CityHall), 1, "in 2023 it goes back into the bag");
    }
}

#[test]
fn in_2015_a_city_hall_drawn_at_set_up_is_placed_with_a_house() {
    let options = Options { edition: Edition::Y2015, ..Options::for_players(2) };
    let mut placed = 0;
    for seed in 0..80 {
        let mut game = begun(&options, seed);
        if !matches!(game.asked(), Some(carson_city::Ask::CityHall { .. })) {
            continue;
        }
        let first = game.pass_order().as_slice()[0];
        let mut dice = FastDice::seeded(seed);
        let mut list = Vec::new();
        game.actions(first, &mut list);
        game.play(first, list[0], &mut dice, &mut Silence).unwrap();
        list.clear();
        game.actions(first, &mut list);
        assert!(list.iter().all(|action| action.to_string() != "keep"), "the House must come");
        game.play(first, list[0], &mut dice, &mut Silence).unwrap();
        assert!(game.row().iter().all(Option::is_some), "then the row is filled");
        assert_eq!(game.town().houses().len(), 2);
        placed += 1;
    }
    assert!(placed > 2);
}

#[test]
fn the_first_parcels_are_chosen_in_reverse_order_and_then_in_order() {
    let mut game = begun(&Options::for_players(3), 3);
    let order = game.pass_order().as_slice().to_vec();
    let expected = [order[2], order[1], order[0], order[0], order[1], order[2]];
    for (seat, parcel) in expected.into_iter().zip(["a1", "b1", "c1", "d1", "e1", "f1"]) {
        let action = format!("parcel {parcel}").parse().unwrap();
        game.play(seat, action, &mut ScriptedDice::default(), &mut Silence).unwrap();
    }
    assert!(matches!(game.asked(), Some(carson_city::Ask::Character(asked)) if asked.seat == order[0]));
}

#[test]
fn any_unowned_parcel_can_be_first_mountains_and_the_centre_included() {
    let game = begun(&Options::for_players(2), 1);
    let mut list = Vec::new();
    game.actions(game.pass_order().as_slice()[1], &mut list);
    assert_eq!(list.len(), 64);
}

/// Everybody is about to reach the end of the round.
fn ending(players: &Value, more: Value) -> Scene {
    let mut players = players.clone();
    for player in players.as_array_mut().unwrap() {
        player["roads"] = json!(0);
    }
    let mut scene = showdown(&players, more);
    scene.pass(&[]);
    scene
}

#[test]
fn the_rulebooks_cash_limits_for_banker_sheriff_and_chinese_worker() {
    let players = json!([
        { "role": "2y", "money": 54 },
        { "role": "1y", "money": 28 },
        { "role": "4y", "money": 34 },
    ]);
    let mut scene = ending(&players, json!({}));
    scene.play(1, "spend 0");
    assert!(!scene.can(2, "spend 7"));
    scene.play(2, "spend 10").play(3, "spend 4");
    assert_eq!((scene.money(1), scene.money(2), scene.money(3)), (54, 18, 30));
    assert_eq!((scene.points(1), scene.points(2), scene.points(3)), (0, 1, 0));
}

#[test]
fn r27_each_full_ten_dollars_spent_is_a_point() {
    let mut scene = ending(&json!([{ "role": "1y", "money": 49 }, {}]), json!({}));
    scene.play(1, "spend 29");
    assert_eq!((scene.money(1), scene.points(1)), (20, 2));
}

#[test]
fn who_has_no_character_keeps_nothing() {
    let scene = ending(&json!([{ "paperboy": "yellow", "money": 12 }, {}]), json!({}));
    assert_eq!((scene.money(1), scene.points(1)), (0, 1));
}

#[test]
fn four_five_and_five_cowboys_come_up_to_ten() {
    for (round, new) in [(1, 4), (2, 5), (3, 5)] {
        let scene = ending(&json!([{ "cowboys": 2 }, { "cowboys": 8 }]), json!({ "round": round }));
        assert_eq!((scene.cowboys(1), scene.cowboys(2)), (2 + new, 10));
        assert_eq!(scene.game.round(), round + 1);
    }
}

#[test]
fn r25_the_holders_cowboy_counts_among_his_ten() {
    let players = json!([{ "cowboys": 8, "standing": ["h8"] }, {}]);
    let town = json!({ "buildings": { "city-hall": ["h8"] } });
    let scene = ending(&players, json!({ "town": town, "city_hall": 1 }));
    assert_eq!(scene.cowboys(1), 9);
    assert!(scene.game.holds_city_hall(seat(1)), "he stays");
}

#[test]
fn r17_the_red_banker_sells_points_once_before_the_limit() {
    let mut scene = ending(&json!([{ "role": "2r", "money": 24 }, {}]), json!({}));
    assert_eq!(scene.list(1), ["points 3", "points 5", "decline"]);
    scene.play(1, "points 5");
    assert_eq!((scene.money(1), scene.points(1)), (12, 5));
    assert!(scene.can(1, "spend 0"), "then comes the limit");
}

#[test]
fn the_red_grocer_scores_houses_and_the_red_settler_mountains() {
    let players = json!([
        { "role": "3r", "eight": "later", "parcels": ["a1", "b1", "c1"] },
        { "role": "5r", "eight": "later", "parcels": ["f1", "g1", "h1"] },
    ]);
    let town = json!({
        "houses": ["a1", "f1"], "townhouses": ["b1"], "mountains": ["g1", "h1"], "buildings": { "hotel": ["c1"] },
    });
    let scene = ending(&players, json!({ "town": town }));
    assert_eq!((scene.points(1), scene.points(2)), (2, 2));
}

#[test]
fn fewer_points_are_for_sale_each_round() {
    for (round, open) in [(1, 4), (2, 3), (3, 2), (4, 1)] {
        let scene = scene(
            &json!([{ "cowboys": 1 }, {}]),
            json!({ "round": round, "passed": [2], "asked": { "place": { "seat": 1 } } }),
        );
        let listed =
            scene.list(1).into_iter().filter(|action| action.starts_with("place vp-")).collect::<Vec<_>>();
        assert_eq!(listed.len(), open, "round {round}");
        assert_eq!(listed[0], "place vp-5");
    }
}

#[test]
fn points_are_bought_at_the_price_of_the_space() {
    let players = json!([{ "money": 13, "standing": ["vp-3"] }, {}]);
    let mut scene = showdown(&players, json!({}));
    scene.pass(&[]);
    assert_eq!(scene.list(1), ["points 0", "points 1", "points 2", "points 3", "points 4"]);
    scene.play(1, "points 4");
    assert_eq!((scene.money(1), scene.points(1)), (1, 4));
}

#[test]
fn unsold_buildings_move_to_the_lower_prices_and_new_ones_enter_at_the_top() {
    let players = json!([{ "roads": 0 }, { "roads": 0 }]);
    let row = json!([null, "bank", null, "hotel", null, null, "mine"]);
    let mut scene = showdown(&players, json!({ "row": row, "bag": { "church": 2 } }));
    scene.pass(&[1, 1]);
    let row: Vec<Option<&str>> = scene.game.row().iter().map(|tile| tile.map(Building::name)).collect();
    assert_eq!(row, [Some("bank"), Some("hotel"), Some("mine"), Some("church"), Some("church"), None, None]);
}

#[test]
fn r25_a_drawn_city_hall_is_placed_by_the_first_passer_before_the_next_tile() {
    let players = json!([{ "roads": 0 }, { "roads": 0, "parcels": ["d3"] }]);
    let bag = json!({ "bank": 1, "city-hall": 1 });
    let mut scene =
        showdown(&players, json!({ "row": [null, null, null, null, null, null, null], "bag": bag }));
    scene.pass(&[2]);
    assert_eq!(scene.asked(), 1);
    assert!(
        !scene.can(1, "build city-hall d3")
            && !scene.can(1, "build city-hall d4")
            && !scene.can(1, "build city-hall h8")
    );
    scene.roll(1, "build city-hall e5", &[1]);
    assert_eq!(scene.game.town().city_hall().map(|parcel| parcel.to_string()).as_deref(), Some("e5"));
    assert_eq!(scene.game.town().houses().len(), 1, "no House in 2023");
    assert_eq!(scene.game.row()[0], Some(Building::Bank));
}

#[test]
fn a_city_hall_without_connected_land_brings_as_few_roads_as_possible() {
    let players = json!([
        { "roads": 0, "parcels": ["c3", "d3", "e3", "c4"] },
        { "roads": 0, "parcels": ["e4", "c5", "d5", "e5"] },
    ]);
    let mut scene = showdown(&players, json!({ "bag": { "city-hall": 1 } }));
    scene.pass(&[1]);
    assert!(scene.list(1).iter().all(|action| action.starts_with("road ")), "{:?}", scene.list(1));
    assert!(scene.can(1, "road d3w") && scene.can(1, "road e4n"));
    scene.play(1, "road d3w");
    assert!(scene.can(1, "build city-hall d2"), "{:?}", scene.list(1));
    assert_eq!(scene.game.player(seat(1)).roads(), 0, "they come from the general supply");
}

#[test]
fn the_final_scoring_counts_money_possessions_teacher_and_station() {
    let players = json!([
        { "role": "17r", "points": 10, "money": 17, "parcels": ["a1", "b1", "c1", "d1", "e1", "f1"], "kept": { "saloon": 1 } },
        { "role": "2y", "points": 3, "money": 5, "parcels": ["h8"] },
    ]);
    let town = json!({
        "houses": ["a1", "d4"], "mountains": ["b1"],
        "buildings": { "school": ["c1"], "prison": ["d1"], "saloon": [], "train-station": ["h8"] },
    });
    let mut scene = ending(&players, json!({ "town": town, "round": 4 }));
    scene.play(1, "spend 0");
    let standings = scene.game.standings().expect("the game is over");
    // 10, $17 / 6, four things, School and Prison and no Saloon on the board.
    assert_eq!(standings.seats[0].points, 10 + 2 + 8 + 6);
    // 3, nothing for $5, the Station, and half of: two Houses, the School, the Station itself twice.
    assert_eq!(standings.seats[1].points, 3 + 2 + 2);
}

#[test]
fn the_rulebooks_station_scores_eleven_for_twenty_three_houses() {
    let players = json!([
        { "parcels": ["a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1"], "money": 0 },
        {},
    ]);
    let houses = ["a3", "b3", "c3", "d3", "e3", "f3", "g3", "h3", "a4", "b4", "c4", "d4"];
    let town = json!({
        "houses": houses,
        "buildings": {
            "hotel": ["a1", "b1"], "ranch": ["c1", "d1", "e1", "f1"], "church": ["g1"], "train-station": ["h1"],
        },
    });
    let scene = scene(&players, json!({ "town": town }));
    assert_eq!(scene.game.all_symbols(), 23);
    assert_eq!(scene.game.points()[0], 2 * 8 + 11);
}

#[test]
fn r28_a_tie_goes_to_the_earlier_passer_of_the_last_round() {
    let players = json!([{ "points": 9 }, { "points": 9 }]);
    let scene = ending(&players, json!({ "round": 4, "passed": [2] }));
    let standings = scene.game.standings().expect("the game is over");
    assert_eq!((standings.seats[0].place, standings.seats[1].place), (2, 1));
}

#[test]
fn r1_roads_can_be_laid_once_more_at_the_end_of_the_round() {
    let mut scene = showdown(&json!([{ "role": "13y", "roads": 2 }, { "roads": 0 }]), json!({}));
    scene.pass(&[]);
    assert!(scene.can(1, "done"));
    scene.play(1, "road d3w").play(1, "done");
    assert_eq!((scene.points(1), scene.game.round()), (1, 2));
}

#[test]
fn a_state_with_every_variant_in_it_is_at_most_a_kilobyte() {
    assert!(size_of::<CarsonCity>() <= 1024, "{}", size_of::<CarsonCity>());
}
