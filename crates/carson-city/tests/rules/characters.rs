//! Phase 1: choosing, and what each character does at once: rulings 11, 12, 19, 20, 21, 22, 30, 35 and 42.

use carson_city::{Building, CarsonCity, Options};
use serde_json::{Value, json};
use table::dice::FastDice;
use table::{Game, Silence};

use crate::scene::{Scene, scene, seat};

/// Seat 1 is about to choose among these characters; then come the others in order.
fn choosing(cast: &[&str], players: &Value, mut more: Value) -> Scene {
    more["cast"] = json!(cast);
    more["asked"] = json!({ "character": { "seat": 1 } });
    scene(players, more)
}

fn two(money: u16) -> Value {
    json!([{ "money": money, "cowboys": 3, "revolvers": 1 }, { "money": 15, "cowboys": 3, "revolvers": 2 }])
}

const ROW: [&str; 7] = ["ranch", "mine", "bank", "hotel", "church", "ranch", "mine"];

#[test]
fn characters_are_chosen_in_pass_order_and_their_numbers_set_the_turn_order() {
    let players = json!([{}, {}, {}]);
    let mut scene = choosing(&["1y", "2y", "7y"], &players, json!({}));
    scene.play(1, "choose 7y");
    assert!(!scene.can(2, "choose 7y"));
    scene.play(2, "choose 2y").play(3, "choose 1y");
    assert_eq!(scene.asked(), 3, "the Sheriff places first");
    scene.play(3, "pass").play(2, "pass").play(1, "pass");
    let order: Vec<u8> = scene.game.pass_order().as_slice().iter().map(|seat| seat.number()).collect();
    assert_eq!(order, [3, 2, 1]);
}

#[test]
fn r20_the_teachers_player_chooses_first_in_the_next_round_only() {
    let players = json!([{ "role": "2y" }, { "role": "17y" }]);
    let mut scene = scene(&players, json!({ "passed": [1], "asked": { "place": { "seat": 2 } } }));
    scene.play(2, "pass");
    assert_eq!((scene.game.round(), scene.asked()), (2, 2));
    scene.play(2, "choose 2y").play(1, "choose 17y").play(2, "pass").play(1, "pass");
    assert_eq!((scene.game.round(), scene.asked()), (3, 1));
}

#[test]
fn the_teacher_shows_her_red_side_in_the_last_round() {
    assert!(choosing(&["17"], &two(0), json!({ "round": 3 })).can(1, "choose 17y"));
    let last = choosing(&["17"], &two(0), json!({ "round": 4 }));
    assert!(last.can(1, "choose 17r") && !last.can(1, "choose 17y"));
}

#[test]
fn the_doctor_comes_on_either_side() {
    let scene = choosing(&["2y", "14"], &two(0), json!({}));
    assert_eq!(scene.list(1), ["choose 2y", "choose 14y", "choose 14r"]);
}

#[test]
fn r21_the_paperboy_fetches_another_character_and_plays_as_number_0() {
    let mut scene = choosing(&["0y", "1y", "2y", "16y"], &two(5), json!({}));
    scene.play(1, "choose 0y");
    assert_eq!(scene.list(1), ["choose 2y", "choose 16y", "decline"], "not the Sheriff");
    scene.play(1, "choose 16y").play(2, "choose 1y");
    assert_eq!(scene.money(1), 2);
    assert_eq!(scene.asked(), 1, "0 comes before 1");
    assert_eq!(scene.game.player(seat(1)).cash_limit(), 240);
}

#[test]
fn r21_the_red_paperboy_costs_nothing_but_five_dollars_of_the_limit() {
    let mut scene = choosing(&["0r", "7y", "19y"], &two(0), json!({}));
    scene.play(1, "choose 0r").play(1, "choose 19y");
    assert_eq!(scene.game.player(seat(1)).cash_limit(), 5);
    assert_eq!(scene.points(1), 5);
}

#[test]
fn r12_a_paperboy_without_money_brings_nobody() {
    let mut scene = choosing(&["0y", "7y"], &two(2), json!({}));
    scene.play(1, "choose 0y");
    assert_eq!(scene.asked(), 2);
    assert_eq!(scene.game.player(seat(1)).cash_limit(), 0);
}

#[test]
fn the_yellow_banker_brings_nine_dollars() {
    let mut scene = choosing(&["2y", "7y"], &two(1), json!({}));
    scene.play(1, "choose 2y");
    assert_eq!(scene.money(1), 10);
}

#[test]
fn the_grocer_and_the_red_settler_give_eight_dollars_now_or_something_later() {
    for role in ["3y", "3r", "5r"] {
        let mut now = choosing(&[role, "7y"], &two(0), json!({}));
        now.play(1, &format!("choose {role}")).play(1, "now");
        assert_eq!(now.money(1), 8, "{role}");
        let mut later = choosing(&[role, "7y"], &two(0), json!({}));
        later.play(1, &format!("choose {role}")).play(1, "later");
        assert_eq!(later.money(1), 0, "{role}");
    }
}

#[test]
fn the_yellow_chinese_worker_brings_two_roads_and_the_governor_one() {
    for (role, roads) in [("4y", 2), ("13y", 1)] {
        let mut scene = choosing(&[role, "7y"], &two(0), json!({}));
        scene.play(1, &format!("choose {role}"));
        assert_eq!(scene.game.player(seat(1)).roads(), roads);
    }
}

#[test]
fn the_red_chinese_worker_takes_a_building_for_five_dollars_and_the_row_moves_up() {
    let players = json!([{ "money": 6, "parcels": ["d3"] }, {}]);
    let mut scene = choosing(&["4r", "7y"], &players, json!({ "row": ROW, "bag": { "school": 1 } }));
    scene.play(1, "choose 4r").play(1, "take building-5");
    assert_eq!(scene.money(1), 1);
    scene.play(1, "build bank d3").roll(1, "house e5", &[1]);
    let row: Vec<&str> = scene.game.row().iter().flatten().map(|tile| tile.name()).collect();
    assert_eq!(row, ["ranch", "mine", "hotel", "church", "ranch", "mine", "school"]);
}

#[test]
fn the_settler_takes_any_unowned_parcel_but_the_city_halls() {
    let players = json!([{}, { "parcels": ["a1"] }]);
    let town = json!({ "houses": ["d4"], "mountains": ["b2"], "buildings": { "city-hall": ["e5"] } });
    let mut scene = choosing(&["5y", "7y"], &players, json!({ "town": town }));
    scene.play(1, "choose 5y");
    assert!(scene.can(1, "parcel d4") && scene.can(1, "parcel b2"));
    assert!(!scene.can(1, "parcel a1") && !scene.can(1, "parcel e5"));
    scene.play(1, "parcel b2");
    assert!(scene.owns(1, "b2"));
}

#[test]
fn the_captain_sells_cowboys_and_on_his_red_side_revolvers() {
    let mut scene = choosing(&["6y", "7y"], &two(8), json!({}));
    scene.play(1, "choose 6y");
    assert_eq!(scene.list(1), ["recruit 1", "recruit 2", "decline"], "three cost $9");
    scene.play(1, "recruit 2");
    assert_eq!((scene.cowboys(1), scene.money(1)), (5, 4));
    let mut scene = choosing(&["6r", "7y"], &two(9), json!({}));
    scene.play(1, "choose 6r").play(1, "recruit 2");
    assert_eq!((scene.game.player(seat(1)).revolvers(), scene.money(1)), (3, 0));
    let many = json!([{ "money": 9, "cowboys": 9 }, {}]);
    let mut scene = choosing(&["6y", "7y"], &many, json!({}));
    scene.play(1, "choose 6y");
    assert_eq!(scene.list(1), ["recruit 1", "decline"], "ten cowboys are all there are");
}

#[test]
fn the_yellow_indian_rolls_for_two_unowned_parcels() {
    let players = json!([{}, { "parcels": ["b2"] }]);
    let mut scene = choosing(&["8y", "7y"], &players, json!({}));
    // b2 is owned: rolled again. d4 has a House and will do in 2023.
    scene.roll(1, "choose 8y", &[1, 1, 3, 3, 6, 1]);
    assert!(scene.owns(1, "d4") && scene.owns(1, "g2"));
    let mut old = choosing(&["8y", "7y"], &players, json!({ "edition": 2015 }));
    old.roll(1, "choose 8y", &[3, 3, 1, 2, 6, 1]);
    assert!(!old.owns(1, "d4") && old.owns(1, "b3"), "in 2015 nothing may stand there");
}

#[test]
fn r19_the_prospector_builds_a_mine_on_new_land_and_the_row_is_filled_at_once() {
    let mut scene = choosing(&["9y", "7y"], &two(10), json!({ "row": ROW, "bag": { "bank": 1 } }));
    scene.play(1, "choose 9y");
    assert!(!scene.can(1, "parcel d4"), "a House stands there");
    scene.play(1, "parcel h8");
    assert_eq!(scene.list(1), ["take building-4", "take building-12"]);
    scene.roll(1, "take building-4", &[1]);
    assert_eq!((scene.money(1), scene.game.player(seat(1)).revolvers()), (0, 2));
    assert_eq!(scene.game.town().building_at("h8".parse().unwrap()), Some(Building::Mine));
    let row: Vec<&str> = scene.game.row().iter().flatten().map(|tile| tile.name()).collect();
    assert_eq!(row, ["ranch", "bank", "hotel", "church", "ranch", "mine", "bank"]);
}

#[test]
fn r19_without_a_mine_in_the_row_one_comes_from_the_bag_and_without_any_the_prospector_flips() {
    let row = json!(["ranch", null, null, null, null, null, null]);
    let mut scene = choosing(&["9y", "7y"], &two(10), json!({ "row": row, "bag": { "mine": 1 } }));
    scene.play(1, "choose 9y").play(1, "parcel h8");
    assert_eq!(scene.game.bag().count(Building::Mine), 0);
    assert!(scene.game.row()[1].is_none());
    let mut none = choosing(&["9y", "7y", "2y"], &two(10), json!({ "row": row }));
    none.play(1, "choose 2y");
    assert!(none.can(2, "choose 9r") && !none.can(2, "choose 9y"));
}

#[test]
fn r12_the_prospector_without_ten_dollars_builds_nothing() {
    let mut scene = choosing(&["9y", "7y"], &two(9), json!({ "row": ROW }));
    scene.play(1, "choose 9y");
    assert_eq!(scene.asked(), 2);
}

#[test]
fn the_red_cowboy_builds_a_ranch_on_new_land_for_eight_dollars() {
    let row = json!([null, "ranch", null, null, null, null, null]);
    let mut scene = choosing(&["15r", "7y"], &two(8), json!({ "row": row }));
    scene.play(1, "choose 15r").play(1, "parcel h8");
    assert_eq!((scene.money(1), scene.game.player(seat(1)).revolvers()), (0, 2));
}

#[test]
fn r29_dynamite_is_given_as_long_as_there_is_some() {
    let players = json!([{}, { "dynamite": 6 }]);
    let mut scene = choosing(&["9r", "10r"], &players, json!({}));
    scene.play(1, "choose 9r");
    assert_eq!(scene.game.player(seat(1)).dynamite(), 1);
    let mut scene = choosing(&["9r", "10r"], &two(0), json!({}));
    scene.play(1, "choose 10r").play(2, "choose 9r");
    assert_eq!((scene.game.player(seat(1)).dynamite(), scene.game.player(seat(2)).dynamite()), (1, 2));
}

#[test]
fn r30_the_auctioneer_sells_two_parcels_clockwise_and_the_bank_gets_half() {
    let players = json!([{ "money": 5 }, { "money": 9 }, { "money": 20 }]);
    let mut scene = choosing(&["12y", "7y", "2y"], &players, json!({}));
    scene.play(1, "choose 12y").play(1, "parcel a1").play(1, "parcel h8");
    scene.play(1, "bid 5").play(2, "pass");
    assert!(!scene.can(3, "bid 5") && scene.can(3, "bid 20"));
    scene.play(3, "bid 7");
    // Seat 1 has $5 and cannot go higher: the hammer falls.
    assert!(scene.owns(3, "a1") && scene.owns(3, "h8"));
    assert_eq!((scene.money(1), scene.money(2), scene.money(3)), (5 + 4, 9, 13));
}

#[test]
fn an_auction_without_a_bid_leaves_the_land_unowned() {
    let mut scene = choosing(&["12y", "7y"], &two(5), json!({}));
    scene.play(1, "choose 12y").play(1, "parcel a1").play(1, "parcel h8").play(1, "pass").play(2, "pass");
    assert!(scene.game.town().sold().is_empty());
}

#[test]
fn the_auctioneer_pays_only_the_banks_half_himself() {
    let mut scene = choosing(&["12y", "7y"], &two(9), json!({}));
    scene.play(1, "choose 12y").play(1, "parcel a1").play(1, "parcel h8").play(1, "bid 9").play(2, "pass");
    assert!(scene.owns(1, "a1"));
    assert_eq!(scene.money(1), 5);
}

#[test]
fn the_red_auctioneer_sells_the_ammunition_and_its_space_is_closed() {
    let mut scene = choosing(&["12r", "7y"], &two(9), json!({}));
    scene.play(1, "choose 12r").play(1, "pass").play(2, "bid 4").play(2, "choose 7y");
    assert_eq!((scene.money(1), scene.money(2)), (13, 11));
    assert_eq!(scene.game.firepower(seat(2)), 2 + 3 + 3 + 3, "with the Mercenary");
    assert!(!scene.can(scene.asked(), "place ammunition"));
}

#[test]
fn r42_the_red_governor_taxes_tokens_or_money_and_takes_what_there_is() {
    let players = json!([{}, { "money": 1, "revolvers": 3 }, { "money": 21, "revolvers": 2 }]);
    let taxed = |action: &str| {
        let mut scene = choosing(&["13r", "7y", "2y"], &players, json!({}));
        scene.play(1, "choose 13r").play(1, action);
        [scene.money(1), scene.money(2), scene.money(3)]
    };
    assert_eq!(taxed("tax weapons"), [3, 0, 19]);
    assert_eq!(taxed("tax money"), [4, 0, 18], "each $10 or part of it");
}

#[test]
fn the_red_heroes_score_three_and_three_more_for_each_cowboy_sent_home() {
    for (action, points, cowboys) in [("send 0", 3, 3), ("send 1", 6, 2), ("send 2", 9, 1)] {
        let mut scene = choosing(&["16r", "7y"], &two(0), json!({}));
        scene.play(1, "choose 16r").play(1, action);
        assert_eq!((scene.points(1), scene.cowboys(1)), (points, cowboys));
    }
}

#[test]
fn the_lawyer_may_buy_a_parcel_at_once_at_its_price() {
    let mut scene = choosing(&["18y", "7y"], &two(2), json!({}));
    scene.play(1, "choose 18y");
    assert!(scene.can(1, "decline"));
    scene.play(1, "buy d5");
    assert!(scene.owns(1, "d5"));
    assert_eq!(scene.money(1), 0);
}

#[test]
fn father_christmas_brings_five_points_or_two_and_a_letter() {
    let mut scene = choosing(&["19y", "7y"], &two(0), json!({}));
    scene.play(1, "choose 19y");
    assert_eq!(scene.points(1), 5);
    for (die, money, cowboys) in [(1, 0, 3), (2, 0, 3), (3, 5, 3), (4, 5, 3), (5, 5, 4), (6, 5, 4)] {
        let mut scene = choosing(&["19r", "7y"], &two(0), json!({}));
        scene.roll(1, "choose 19r", &[die]);
        assert_eq!((scene.points(1), scene.money(1), scene.cowboys(1)), (2, money, cowboys), "{die}");
    }
}

#[test]
fn r35_seven_characters_are_in_play_or_eight_with_the_paperboy_and_r22_the_cowboy_is_red() {
    for seed in 0..60 {
        let mut dice = FastDice::seeded(seed);
        let game = CarsonCity::begin(&Options::for_players(2), &mut dice, &mut Silence).unwrap();
        let position = serde_json::to_value(game).unwrap();
        let cast: Vec<&str> = position["cast"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
        assert_eq!(cast.len(), if cast[0].starts_with('0') { 8 } else { 7 });
        assert!(!cast.contains(&"15y"));
    }
}
