//! Whatever position is written down: it is refused with a reason, or it plays on to the end and loads again at each step.

use carson_city::options::Strategy as Standish;
use carson_city::{CarsonCity, Edition, Options, River, Switch};
use proptest::prelude::*;
use serde_json::{Value, json};
use table::dice::FastDice;
use table::{Game, Scratch, Silence};

/// A game after so many random decisions.
fn after(options: &Options, seed: u64, decisions: usize) -> Value {
    let mut dice = FastDice::seeded(seed);
    let mut scratch = Scratch::<CarsonCity>::default();
    let mut game = CarsonCity::begin(options, &mut dice, &mut Silence).unwrap();
    for _ in 0..decisions {
        let Some(seat) = game.deciders().lowest() else { break };
        let action = scratch.pick(&game, seat, &mut dice);
        game.play(seat, action, &mut dice, &mut Silence).unwrap();
    }
    serde_json::to_value(game).unwrap()
}

/// The pointers to every value within a value.
fn pointers(value: &Value, here: &str, into: &mut Vec<String>) {
    into.push(here.to_owned());
    match value {
        Value::Array(list) => {
            for (index, inner) in list.iter().enumerate() {
                pointers(inner, &format!("{here}/{index}"), into);
            }
        }
        Value::Object(object) => {
            for (key, inner) in object {
                pointers(inner, &format!("{here}/{key}"), into);
            }
        }
        _ => {}
    }
}

#[derive(Clone, Debug)]
enum Change {
    /// A value becomes that of another place.
    Copy(prop::sample::Index),
    /// A value becomes something that stands in positions.
    Replace(Value),
    /// A key or an element is gone.
    Remove,
    /// An element of the same list is added.
    Push(Value),
}

/// Words of positions.
fn word() -> impl Strategy<Value = Value> {
    let words = vec![
        json!(0),
        json!(1),
        json!(2),
        json!(3),
        json!(4),
        json!(7),
        json!(10),
        json!(12),
        json!(99),
        json!(255),
        json!(9999),
        json!(-9999),
        json!(true),
        Value::Null,
        json!([]),
        json!({}),
        json!("later"),
        json!("settled"),
        json!("a1"),
        json!("d4"),
        json!("h8"),
        json!("gambling"),
        json!("wages"),
        json!("1-road"),
        json!("vp-5"),
        json!("vp-2"),
        json!("building-8"),
        json!("in_hand"),
        json!("away"),
        json!({"at": "d4"}),
        json!({"at": "gambling"}),
        json!("yellow"),
        json!("red"),
        json!("0r"),
        json!("0y"),
        json!("1y"),
        json!("4r"),
        json!("10r"),
        json!("11y"),
        json!("11r"),
        json!("12y"),
        json!("12r"),
        json!("14y"),
        json!("14r"),
        json!("mine"),
        json!("city-hall"),
        json!("school"),
        json!({"mine": ["d4"]}),
        json!({"school": 1}),
        json!({"track": "parcels"}),
        json!({"choose": {"chosen": 1}}),
        json!("pay_incomes"),
        json!("clean_up"),
        json!({"place": {"seat": 1}}),
        json!({"spend": {"seat": 1}}),
        json!({"character": {"seat": 1}}),
        json!({"house": {"seat": 1}}),
        json!({"buy_points": {"seat": 1, "space": "vp-5"}}),
        json!({"buy_parcel": {"seat": 1, "among": ["a1"]}}),
        json!({"income": {"seat": 1}}),
        json!({"last_roads": {"seat": 2}}),
        json!({"city_hall": {"seat": 1}}),
        json!({"first_parcel": {"seat": 2}}),
        json!({"build": {"seat": 1, "kinds": ["mine", "bank", "school"], "scope": "all"}}),
        json!({"build": {"seat": 2, "kinds": ["mine", "bank", "school"], "scope": "one"}}),
        json!({"heal": {"seat": 2, "beaten_on": "gambling"}}),
        json!({"undertaker": {"seat": 1, "beaten_on": "e5"}}),
        json!({"duel_order": {"seat": 1, "among": ["a1", "d4"]}}),
        json!({"banker": {"seat": 1}}),
        json!({"take_building": {"seat": 1}}),
        json!({"buy_building": {"seat": 1, "space": "building-8"}}),
    ];
    prop_oneof![3 => prop::sample::select(words), 1 => variants_word()]
}

/// Words of positions with variants.
fn variants_word() -> impl Strategy<Value = Value> {
    let words = vec![
        json!("printed"),
        json!(["a4", "b4", "c4", "d4", "e4", "f4", "g4", "h4"]),
        json!([0, 1, 2, 3, 4, 5]),
        json!([5, 5]),
        json!([1, 6]),
        json!([1, 2, 3, 4, 5]),
        json!([2, 4]),
        json!({"strategy": "urban", "deck": [17], "left": 1}),
        json!({"strategy": "strength", "deck": [], "drawn": [6, 8], "helped": 3, "bridge": true}),
        json!("miner"),
        json!(["e5", "f5"]),
        json!("standish_draws"),
        json!({"race": {"racing": [1, 2]}}),
        json!({"sheets": {"waiting": [1, 2]}}),
        json!({"tiles": {"place": "d4", "fighters": [1, 2], "waiting": [1, 2]}}),
        json!({"outlaw_order": {"seat": 1, "left": ["e5", "f5"]}}),
        json!({"reward": {"seat": 1, "parcel": "e5"}}),
        json!({"horse": {"seat": 1}}),
        json!({"second_go": {"seat": 1}}),
        json!({"resettle": {"seat": 1}}),
        json!({"resettle": {"seat": 1, "mover": "sheriff", "from": "d4"}}),
        json!(["a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1", "a2"]),
        json!({"buy_horse": {"seat": 1}}),
        json!({"new_horse": {"seat": 1}}),
    ];
    prop::sample::select(words)
}

/// Any game that the rulebook allows, with whatever variants, the game for one included.
fn with_variants() -> impl Strategy<Value = Options> {
    let own = ["a2", "b2", "b3", "c3", "d3", "e3", "f3", "g3", "g4", "h4"].map(|name| name.parse().unwrap());
    let rivers = [None, Some(River::PRINTED), Some(River::Tiles(own.into_iter().collect()))];
    let switch = || any::<bool>().prop_map(Switch::from);
    let opponent = prop_oneof![3 => Just(None), 1 => prop::sample::select(&Standish::ALL[..]).prop_map(Some)];
    let map = (2u8..=6, any::<bool>(), prop::sample::select(rivers.to_vec()), opponent);
    (map, (switch(), switch(), switch(), switch(), switch())).prop_map(
        |((players, old, river, solo), (new_beginning, might_is_right, kit_carson, outlaws, horses))| {
            let several = solo.is_none();
            let only_several = |on| if several { on } else { Switch::Off };
            Options {
                edition: if old && several { Edition::Y2015 } else { Edition::Y2023 },
                river,
                solo,
                new_beginning,
                might_is_right,
                kit_carson: only_several(kit_carson),
                outlaws: only_several(outlaws),
                horses: only_several(horses),
                ..Options::for_players(if several { players } else { 1 })
            }
        },
    )
}

fn change() -> impl Strategy<Value = (prop::sample::Index, Change)> {
    let how = prop_oneof![
        4 => any::<prop::sample::Index>().prop_map(Change::Copy),
        4 => word().prop_map(Change::Replace),
        1 => Just(Change::Remove),
        2 => word().prop_map(Change::Push),
    ];
    (any::<prop::sample::Index>(), how)
}

fn make(position: &mut Value, place: prop::sample::Index, how: &Change) {
    let mut all = Vec::new();
    pointers(position, "", &mut all);
    let here = all[place.index(all.len())].clone();
    match how {
        Change::Copy(from) => {
            let from = position.pointer(&all[from.index(all.len())]).cloned().expect("a pointer of the list");
            *position.pointer_mut(&here).expect("a pointer of the list") = from;
        }
        Change::Replace(value) => {
            *position.pointer_mut(&here).expect("a pointer of the list") = value.clone();
        }
        Change::Push(value) => {
            if let Some(Value::Array(list)) = position.pointer_mut(&here) {
                list.push(value.clone());
            }
        }
        Change::Remove => {
            let Some((parent, key)) = here.rsplit_once('/') else { return };
            match position.pointer_mut(parent) {
                Some(Value::Object(object)) => drop(object.remove(key)),
                Some(Value::Array(list)) => drop(list.remove(key.parse().expect("an index"))),
                _ => {}
            }
        }
    }
}

/// Plays on at random to the end; every position on the way loads and is the same again.
fn plays_on(mut game: CarsonCity, seed: u64) -> Result<(), TestCaseError> {
    let mut dice = FastDice::seeded(seed);
    let mut scratch = Scratch::<CarsonCity>::default();
    for _ in 0..2000 {
        let position = serde_json::to_value(game).unwrap();
        match serde_json::from_value::<CarsonCity>(position.clone()) {
            Ok(again) => prop_assert_eq!(again, game),
            Err(why) => prop_assert!(false, "{position} does not load: {why}"),
        }
        let Some(seat) = game.deciders().lowest() else {
            prop_assert!(game.is_over());
            return Ok(());
        };
        let action = scratch.pick(&game, seat, &mut dice);
        prop_assert!(game.play(seat, action, &mut dice, &mut Silence).is_ok());
    }
    prop_assert!(false, "the game does not end");
    Ok(())
}

fn load(position: Value) -> Result<CarsonCity, String> {
    serde_json::from_value(position).map_err(|why| why.to_string())
}

#[test]
fn a_house_that_became_a_townhouse_with_the_same_school_is_no_contradiction() {
    let position = json!({
        "round": 1, "order": [1, 2], "passed": [1, 2], "row": {},
        "town": { "houses": ["c4"], "townhouses": ["d4"], "buildings": { "school": ["c3"] },
            "mountains": ["d3", "e3", "e4", "c5", "d5", "e5"], "roads": ["d4n", "d4e", "d4s", "d4w"] },
        "players": [{ "parcels": ["c3"] }, { "roads": 1 }],
        "site": { "seat": 1, "building": "school", "parcel": "c3", "left": 1,
            "houses": ["d4"], "townhouses": ["d4"], "refused": [] },
        "asked": { "house": { "seat": 1 } },
    });
    let game = load(position).unwrap();
    assert_eq!(load(serde_json::to_value(game).unwrap()), Ok(game));
}

#[test]
fn a_beaten_holder_of_the_city_hall_does_not_hold_it_while_other_duels_wait() {
    let position = json!({
        "round": 2, "order": [1, 2, 3], "passed": [1, 2], "city_hall": 1,
        "town": { "buildings": { "city-hall": ["h8"], "hotel": ["a1", "h1"] }, "roads": ["d4n"] },
        "players": [
            { "parcels": ["a1", "h1"], "standing": ["h8"] },
            { "standing": ["h8", "a1", "h1"], "revolvers": 9 },
            { "standing": ["a1", "h1"] },
        ],
        "asked": { "place": { "seat": 3 } },
    });
    let mut game = load(position).unwrap();
    let mut dice = FastDice::seeded(1);
    for action in ["pass", "duel h8"] {
        let seat = game.deciders().lowest().unwrap();
        game.play(seat, action.parse().unwrap(), &mut dice, &mut Silence).unwrap();
    }
    assert!(matches!(game.asked(), Some(carson_city::Ask::DuelOrder { .. })));
    assert!(!game.holds_city_hall(table::Seat::FIRST));
    assert_eq!(load(serde_json::to_value(game).unwrap()), Ok(game));
}

proptest! {
    #[test]
    fn a_position_that_loads_plays_on_to_the_end(
        players in 2u8..=6,
        old: bool,
        seed in 0u64..500,
        decisions in 0usize..420,
        changes in prop::collection::vec(change(), 1..5),
    ) {
        let edition = if old { Edition::Y2015 } else { Edition::Y2023 };
        let mut position = after(&Options { edition, ..Options::for_players(players) }, seed, decisions);
        for (place, how) in &changes {
            make(&mut position, *place, how);
        }
        if let Ok(game) = serde_json::from_value::<CarsonCity>(position) {
            plays_on(game, seed)?;
        }
    }

    #[test]
    fn a_position_with_variants_that_loads_plays_on_to_the_end(
        options in with_variants(),
        seed in 0u64..500,
        decisions in 0usize..420,
        changes in prop::collection::vec(change(), 0..5),
    ) {
        let mut position = after(&options, seed, decisions);
        for (place, how) in &changes {
            make(&mut position, *place, how);
        }
        match serde_json::from_value::<CarsonCity>(position) {
            Ok(game) => plays_on(game, seed)?,
            Err(why) => prop_assert!(!changes.is_empty(), "{why}"),
        }
    }

    #[test]
    fn without_an_agenda_a_position_with_variants_goes_on_as_usual(
        options in with_variants(),
        seed in 0u64..500,
        decisions in 0usize..420,
        changes in prop::collection::vec(change(), 0..4),
    ) {
        let mut position = after(&options, seed, decisions);
        for (place, how) in &changes {
            make(&mut position, *place, how);
        }
        if let Value::Object(object) = &mut position {
            object.remove("agenda");
        }
        match serde_json::from_value::<CarsonCity>(position) {
            Ok(game) => plays_on(game, seed)?,
            Err(why) => prop_assert!(!changes.is_empty(), "{why}"),
        }
    }

    #[test]
    fn without_an_agenda_a_position_goes_on_as_usual(
        players in 2u8..=6,
        old: bool,
        seed in 0u64..500,
        decisions in 0usize..420,
        changes in prop::collection::vec(change(), 0..4),
    ) {
        let edition = if old { Edition::Y2015 } else { Edition::Y2023 };
        let mut position = after(&Options { edition, ..Options::for_players(players) }, seed, decisions);
        for (place, how) in &changes {
            make(&mut position, *place, how);
        }
        if let Value::Object(object) = &mut position {
            object.remove("agenda");
        }
        match serde_json::from_value::<CarsonCity>(position) {
            Ok(game) => plays_on(game, seed)?,
            Err(why) => prop_assert!(!changes.is_empty(), "{why}"),
        }
    }
}
