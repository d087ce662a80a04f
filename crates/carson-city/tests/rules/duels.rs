//! Duels: rulings 2, 3, 4 and 29, and the characters that change them.

use crate::scene::{scene, seat, showdown};
use carson_city::{Event, Place};
use serde_json::json;
use table::Game;

#[test]
fn the_rulebooks_duel_for_land_goes_to_the_earlier_passer() {
    // 5 + 1 against 3 + 2 + 1 against 2 + 1: Randy has passed before John.
    let players = json!([
        { "money": 20, "revolvers": 1, "standing": ["e5"] },
        { "money": 20, "revolvers": 2, "cowboys": 1, "standing": ["e5"] },
        { "money": 20, "revolvers": 1, "standing": ["e5"] },
    ]);
    let mut scene = showdown(&players, json!({}));
    scene.pass(&[5, 3, 2]);
    let Some(Event::Duel { place, fighters, by_pass, .. }) =
        scene.events.iter().find(|event| matches!(event, Event::Duel { .. }))
    else {
        panic!("there is a duel")
    };
    assert_eq!(*place, Place::Parcel("e5".parse().unwrap()));
    assert_eq!(fighters.iter().map(|fighter| fighter.strength).collect::<Vec<_>>(), [6, 6, 3]);
    assert!(by_pass);
    assert_eq!(scene.asked(), 1);
    assert_eq!((scene.cowboys(1), scene.cowboys(2), scene.cowboys(3)), (0, 2, 1));
    scene.play(1, "buy e5");
    assert!(scene.owns(1, "e5"));
    assert_eq!(scene.money(1), 18);
}

#[test]
fn r4_the_winner_may_decline_and_his_cowboy_is_spent_all_the_same() {
    let players = json!([
        { "money": 20, "cowboys": 2, "standing": ["e5"] },
        { "money": 20, "standing": ["e5"] },
    ]);
    let mut scene = showdown(&players, json!({}));
    scene.pass(&[3, 4]).play(1, "decline");
    assert!(!scene.owns(1, "e5") && !scene.owns(2, "e5"));
    assert_eq!((scene.cowboys(1), scene.cowboys(2)), (2, 1), "the winner's is spent");
}

#[test]
fn r3_a_losers_cowboy_counts_from_the_next_duel_on() {
    let players = json!([
        { "revolvers": 1, "standing": ["ammunition", "3-roads"] },
        { "revolvers": 1, "standing": ["ammunition", "3-roads"] },
    ]);
    let mut scene = showdown(&players, json!({}));
    // 6 + 1 beats 1 + 1; then 1 + 1 + 3 for the ammunition against 3 + 1 + 1: a tie, and seat 1 passed first.
    scene.pass(&[6, 1, 1, 3]);
    let strengths: Vec<Vec<u8>> = scene
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Duel { fighters, .. } => Some(fighters.iter().map(|fighter| fighter.strength).collect()),
            _ => None,
        })
        .collect();
    assert_eq!(strengths, [[7, 2], [5, 5]]);
    assert_eq!(scene.game.player(seat(1)).roads(), 3);
}

#[test]
fn r2_one_own_cowboy_stands_on_a_space_but_any_number_on_wages_and_1_road() {
    let players = json!([
        { "cowboys": 3, "standing": ["wages", "wages", "1-road", "gambling", "e5"] },
        { "cowboys": 3 },
    ]);
    let mut scene = scene(&players, json!({ "passed": [], "asked": { "place": { "seat": 1 } } }));
    assert!(!scene.can(1, "place gambling") && !scene.can(1, "place e5"));
    assert!(scene.can(1, "place wages") && scene.can(1, "place 1-road"));
    scene.play(1, "pass").play(2, "place gambling").play(2, "pass");
}

#[test]
fn wages_pay_four_dollars_and_1_road_gives_a_road_for_each_cowboy_without_a_duel() {
    let players = json!([
        { "standing": ["wages", "wages", "1-road"] },
        { "standing": ["wages", "1-road", "1-road"] },
    ]);
    let mut scene = showdown(&players, json!({}));
    scene.pass(&[]);
    assert_eq!((scene.money(1), scene.money(2)), (8, 4));
    assert_eq!((scene.game.player(seat(1)).roads(), scene.game.player(seat(2)).roads()), (1, 3));
}

#[test]
fn the_ammunition_adds_three_for_the_rest_of_the_round() {
    let players = json!([{ "revolvers": 1, "standing": ["ammunition", "cowboy-income"] }, {}]);
    let mut scene = showdown(&players, json!({}));
    scene.pass(&[]);
    assert_eq!(scene.money(1), 8, "one revolver and three: four points at $2");
}

#[test]
fn r29_dynamite_adds_a_second_die_and_is_used_up_whether_or_not_there_is_a_duel() {
    let players = json!([
        { "revolvers": 0, "standing": ["gambling", "3-roads"], "blasting": ["gambling", "3-roads"] },
        { "revolvers": 4, "standing": ["3-roads"] },
    ]);
    let mut scene = showdown(&players, json!({}));
    // Roads: 2 + 5 against 4 + 3. A tie for seat 1. Gambling: nobody else is there, 6 and 1.
    scene.pass(&[2, 5, 3, 6, 1]);
    assert_eq!(scene.game.player(seat(1)).roads(), 3);
    assert_eq!(scene.money(1), 7);
    assert_eq!(scene.game.player(seat(1)).all_dynamite(), 0);
}

#[test]
fn the_yellow_gunsmith_scores_two_for_each_duel_he_wins() {
    let players = json!([
        { "role": "10y", "standing": ["ammunition", "3-roads"] },
        { "standing": ["ammunition", "3-roads"] },
    ]);
    let mut scene = showdown(&players, json!({}));
    scene.pass(&[3, 3, 1, 6]);
    assert_eq!(scene.points(1), 2);
}

#[test]
fn r39_the_red_gunsmith_rolls_again_after_all_have_rolled() {
    let players = json!([
        { "role": "10r", "standing": ["3-roads"], "blasting": ["3-roads"] },
        { "revolvers": 5, "standing": ["3-roads"] },
    ]);
    let mut scene = showdown(&players, json!({}));
    scene.pass(&[1, 4, 6]);
    assert_eq!(scene.list(1), ["reroll", "reroll 2", "done"]);
    scene.roll(1, "reroll", &[6]);
    assert_eq!(scene.game.player(seat(1)).roads(), 0, "6 + 4 against 6 + 5");
    assert_eq!(scene.game.player(seat(2)).roads(), 4);
}

#[test]
fn the_red_sheriff_scores_three_for_a_lost_duel() {
    let players =
        json!([{ "role": "1r", "standing": ["3-roads"] }, { "revolvers": 6, "standing": ["3-roads"] }]);
    let mut scene = showdown(&players, json!({}));
    scene.pass(&[6, 1]);
    assert_eq!(scene.points(1), 3);
}

#[test]
fn r15_the_red_sheriff_joins_no_rival_and_attacks_nothing_but_may_defend() {
    let players = json!([
        { "role": "1r", "cowboys": 3, "parcels": ["a1"] },
        { "standing": ["gambling", "wages", "a1", "e5"], "parcels": ["c3"] },
    ]);
    let scene = scene(
        &players,
        json!({
            "passed": [2], "asked": { "place": { "seat": 1 } },
            "town": { "buildings": { "mine": ["a1"], "bank": ["c3"] } },
        }),
    );
    assert!(!scene.can(1, "place gambling") && !scene.can(1, "place e5") && !scene.can(1, "place c3"));
    assert!(scene.can(1, "place wages") && scene.can(1, "place a1"));
}

#[test]
fn r16_the_doctor_moves_a_beaten_cowboy_to_a_place_without_cowboys_that_is_still_to_come() {
    let players = json!([
        { "role": "14y", "revolvers": 1 },
        { "revolvers": 9, "standing": ["3-roads", "gambling"] },
        { "money": 5, "standing": ["3-roads"] },
    ]);
    let mut scene = showdown(&players, json!({ "row": ["bank", null, null, null, null, null, null] }));
    scene.pass(&[1, 1]);
    assert_eq!(scene.asked(), 3);
    assert!(scene.can(3, "move building-3") && scene.can(3, "move h8") && scene.can(3, "move 1-road"));
    for gone in ["move wages", "move ammunition", "move 3-roads", "move gambling", "move building-4"] {
        assert!(!scene.can(3, gone), "{gone}");
    }
    scene.roll(3, "move parcels-income", &[2, 2]);
    assert_eq!((scene.money(1), scene.money(3)), (3, 2));
}

#[test]
fn the_doctors_own_cowboy_is_healed_first_and_for_nothing() {
    let players = json!([
        { "money": 3, "standing": ["3-roads"] },
        { "revolvers": 9, "standing": ["3-roads"] },
        { "role": "14y", "standing": ["3-roads"] },
    ]);
    let mut scene = showdown(&players, json!({}));
    scene.pass(&[1, 1, 1]);
    assert_eq!(scene.asked(), 3);
    scene.play(3, "move cowboy-vp");
    assert_eq!(scene.asked(), 1);
    assert!(!scene.can(1, "move cowboy-vp"), "a cowboy stands there now");
    scene.play(1, "done");
    assert_eq!(scene.money(3), 0);
}

#[test]
fn r11_the_undertaker_takes_two_dollars_or_a_point_and_without_the_money_only_the_point() {
    let players = json!([
        { "role": "14r" },
        { "revolvers": 9, "standing": ["3-roads"] },
        { "money": 1, "standing": ["3-roads"] },
        { "points": 0, "money": 9, "standing": ["3-roads"] },
    ]);
    let mut scene = showdown(&players, json!({}));
    scene.pass(&[1, 1, 1]);
    assert!(!scene.can(3, "pay"), "$1 is not enough");
    scene.play(3, "lose").play(4, "pay");
    assert_eq!((scene.money(1), scene.money(3), scene.money(4)), (2, 1, 7));
    assert_eq!((scene.points(3), scene.points(4)), (-1, 0));
}

#[test]
fn the_yellow_singer_acts_beside_a_duel_and_before_the_others() {
    let players = json!([
        { "money": 8, "standing": ["vp-2"] },
        { "money": 8, "standing": ["vp-2"] },
        { "role": "11y", "money": 8, "standing": ["vp-2"] },
    ]);
    let mut scene = showdown(&players, json!({ "quiet": ["vp-2"] }));
    scene.pass(&[]);
    assert_eq!(scene.asked(), 3, "the Singer comes first");
    scene.roll(3, "points 4", &[2, 1]);
    assert_eq!(scene.asked(), 1, "then the winner of the duel between the others");
    scene.play(1, "points 1");
    assert_eq!((scene.points(1), scene.points(2), scene.points(3)), (1, 0, 4));
}

#[test]
fn in_2015_the_singer_has_no_precedence() {
    let players = json!([
        { "money": 8, "standing": ["vp-2"] },
        { "role": "11y", "money": 8, "standing": ["vp-2"] },
    ]);
    let mut scene = showdown(&players, json!({ "quiet": ["vp-2"], "edition": 2015 }));
    scene.pass(&[]);
    assert_eq!(scene.asked(), 1);
    scene.play(1, "points 0");
    assert_eq!(scene.asked(), 2);
}

#[test]
fn singers_tokens_go_with_roads_incomes_and_the_council_even_beside_the_sheriff() {
    let players = json!([
        { "role": "11y", "cowboys": 2 },
        { "role": "1y", "cowboys": 2 },
    ]);
    let scene = scene(
        &players,
        json!({ "passed": [2], "tokens": 2, "sheriff": { "at": "gambling" }, "asked": { "place": { "seat": 1 } } }),
    );
    assert!(scene.can(1, "place gambling token") && !scene.can(1, "place gambling"));
    assert!(scene.can(1, "place 3-roads token") && scene.can(1, "place vp-5 token"));
    assert!(!scene.can(1, "place wages token") && !scene.can(1, "place building-3 token"));
    assert!(!scene.can(1, "place ammunition token"));
}

#[test]
fn the_red_singers_cowboy_comes_from_the_general_supply_and_multiplies_the_dice() {
    let players = json!([{ "role": "11r", "cowboys": 0 }, { "roads": 1, "standing": ["gambling"] }]);
    let mut scene =
        scene(&players, json!({ "passed": [2], "tokens": 1, "asked": { "place": { "seat": 1 } } }));
    assert_eq!(scene.list(1), ["pass", "place gambling token"]);
    scene.play(1, "place gambling token").roll(1, "pass", &[5, 6, 1, 2]);
    assert_eq!((scene.money(1), scene.money(2)), (30, 3));
}

#[test]
fn r14_nobody_joins_the_yellow_sheriff_except_on_the_shared_spaces() {
    let players = json!([
        { "role": "1y", "cowboys": 1 },
        { "cowboys": 2, "standing": ["gambling", "e5"] },
    ]);
    let mut scene =
        scene(&players, json!({ "passed": [], "sheriff": "in_hand", "asked": { "place": { "seat": 1 } } }));
    assert!(!scene.can(1, "sheriff gambling") && !scene.can(1, "sheriff e5"));
    assert!(scene.can(1, "sheriff wages") && scene.can(1, "sheriff f6"));
    scene.play(1, "sheriff f6");
    assert!(!scene.can(2, "place f6"));
    assert_eq!(scene.game.firepower(seat(1)), 1, "the white cowboy never counts");
}

#[test]
fn r14_the_sheriff_on_wages_counts_as_one_cowboy() {
    let players = json!([{ "role": "1y", "standing": ["wages"] }, {}]);
    let mut scene = showdown(&players, json!({ "sheriff": { "at": "wages" } }));
    scene.pass(&[]);
    assert_eq!(scene.money(1), 8);
}

#[test]
fn the_mercenary_adds_three_or_two_to_firepower() {
    let players = json!([{ "role": "7y", "revolvers": 1 }, {}]);
    assert_eq!(scene(&players, json!({})).game.firepower(seat(1)), 4);
    let players = json!([{ "role": "7r", "revolvers": 1 }, {}]);
    assert_eq!(scene(&players, json!({})).game.firepower(seat(1)), 3);
}

#[test]
fn the_chances_of_a_duel_are_counted_over_every_roll() {
    let place: Place = "gambling".parse().unwrap();
    let even = json!([{ "standing": ["gambling"] }, { "standing": ["gambling"] }]);
    let odds = showdown(&even, json!({})).game.odds(place);
    assert_eq!(
        (odds.ways, odds.fighters[0].wins, odds.fighters[1].wins),
        (36, 21, 15),
        "ties go to the earlier passer"
    );
    let blast = json!([{ "standing": ["gambling"] }, { "standing": ["gambling"], "blasting": ["gambling"] }]);
    let odds = showdown(&blast, json!({})).game.odds(place);
    assert_eq!(odds.ways, 216);
    assert_eq!(odds.fighters[0].wins + odds.fighters[1].wins, 216);
    // A die of 2 equals or beats two dice in 1 way, of 3 in 3, of 4 in 6, of 5 in 10, of 6 in 15.
    assert_eq!(odds.fighters[0].wins, 1 + 3 + 6 + 10 + 15);
    let gunsmith = json!([{ "role": "10r", "standing": ["gambling"] }, { "standing": ["gambling"] }]);
    let odds = showdown(&gunsmith, json!({})).game.odds(place);
    // He needs at least d: (7 − d) / 6 at once, the same again if not: the sum over d of 36 − (d − 1)².
    assert_eq!((odds.ways, odds.fighters[0].wins), (216, 216 - 55));
}

#[test]
fn three_fighters_share_all_ways_between_them() {
    let players = json!([
        { "revolvers": 2, "standing": ["gambling"] },
        { "revolvers": 1, "standing": ["gambling"], "blasting": ["gambling"] },
        { "role": "10r", "standing": ["gambling"] },
    ]);
    let scene = showdown(&players, json!({}));
    let odds = scene.game.odds("gambling".parse().unwrap());
    assert_eq!(odds.ways, 6u64.pow(5));
    assert_eq!(odds.fighters.iter().map(|fighter| fighter.wins).sum::<u64>(), odds.ways);
    assert_eq!(scene.game.seats(), 3);
}
