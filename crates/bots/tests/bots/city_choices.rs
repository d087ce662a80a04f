//! Choices of Carson City that were once made wrongly: a position, and what a bot must or must not do there.

use bots::{Budget, HasBots, Level};
use carson_city::CarsonCity;
use serde_json::{Value, json};
use table::{Seat, Viewer};

fn choice(position: &Value, level: Level) -> String {
    let entry = games::built_in().find("carson-city").expect("the game is registered");
    let session = entry.game().load(position).expect("the position can be played");
    let view = session.bot_view(Viewer::Seat(Seat::FIRST));
    entry.bot(level, 1).choose(&view, Seat::FIRST, Budget::Positions(2_000))
}

const THINKERS: [Level; 4] = [Level::Cowhand, Level::Deputy, Level::Marshal, Level::Legend];

#[test]
fn money_for_land_is_not_promised_to_a_building_too() {
    // The parcel where a cowboy stands costs $6 of $8, and land is paid first: the Mine at $3 is beyond reach.
    let position = json!({
        "round": 2, "order": [1, 2], "asked": { "place": { "seat": 1 } }, "passed": [2],
        "row": { "3": "mine", "12": "bank" },
        "town": { "houses": ["d4"], "mountains": ["c5", "c6", "e5", "e6"], "roads": ["d4n", "d4e", "d4s", "d4w"] },
        "players": [
            { "money": 8, "cowboys": 1, "standing": ["d5"], "parcels": ["e4"] },
            { "money": 10, "parcels": ["h8"] },
        ],
    });
    for level in THINKERS {
        assert_ne!(choice(&position, level), "place building-3", "{level}");
    }
}

#[test]
fn a_train_station_that_no_lot_can_take_is_not_bought_in_the_last_round() {
    // No road crosses the map, and none will.
    let position = json!({
        "round": 4, "order": [1, 2], "asked": { "place": { "seat": 1 } }, "passed": [2],
        "row": { "3": "train-station" },
        "town": { "houses": ["d4", "a1", "a2"], "roads": ["d4n", "d4e", "d4s", "d4w"] },
        "players": [
            { "money": 12, "cowboys": 1, "parcels": ["d5", "e4"] },
            { "money": 10, "parcels": ["h8", "d4", "a1", "a2"] },
        ],
    });
    for level in THINKERS {
        assert_ne!(choice(&position, level), "place building-3", "{level}");
    }
}

#[test]
fn the_leader_is_robbed_and_not_the_last() {
    // Both Saloons earn the same; the second player is in front, the third is far behind.
    let position = json!({
        "round": 4, "order": [1, 2, 3], "asked": { "place": { "seat": 1 } }, "passed": [2, 3], "row": {},
        "town": {
            "buildings": { "saloon": ["c3", "f3"] }, "houses": ["c2", "b3", "f2", "g3"],
            "roads": ["c3s", "d3s", "e3s", "f3s"],
        },
        "players": [
            { "money": 2, "points": 30, "cowboys": 1 },
            { "money": 2, "points": 30, "parcels": ["c3"] },
            { "money": 2, "points": 2, "parcels": ["f3"] },
        ],
    });
    for level in [Level::Deputy, Level::Marshal, Level::Legend] {
        assert_eq!(choice(&position, level), "place c3", "{level}");
    }
}

#[test]
fn after_the_last_incomes_only_what_scores_is_worth_anything() {
    // Two players alike, but for dynamite, roads, revolvers, a cowboy and a Bank that was never built: nobody can use them any more.
    let position = json!({
        "round": 4, "order": [1, 2], "asked": { "spend": { "seat": 1 } }, "passed": [1, 2], "row": {},
        "town": { "buildings": { "saloon": ["c3", "f3"] }, "roads": ["c3s", "d3s", "e3s", "f3s"] },
        "players": [
            {
                "money": 12, "points": 20, "parcels": ["c3"], "role": "2y",
                "roads": 5, "dynamite": 2, "revolvers": 3, "cowboys": 2, "kept": { "bank": 1 },
            },
            { "money": 12, "points": 20, "parcels": ["f3"], "role": "3y" },
        ],
    });
    let game: CarsonCity = serde_json::from_value(position).expect("the position can be played");
    let points = game.outlook().points;
    assert!((points[0] - points[1]).abs() < 1e-9, "{points:?}");
}
