//! The laws of the table over random games: every number of players, both editions, the named and random sets of characters.

use carson_city::options::{BuildingSet, Characters, Preset, Strategy};
use carson_city::{Building, CarsonCity, Cast, DuelTiles, Edition, Event, Options, Position, River, Switch};
use table::dice::FastDice;
use table::kit::Kit;
use table::{Game, SaturatingAs, Scratch, Seat, Silence};

/// What players hold and have laid, and what lies open on the discards, comes out of the tiles of the game.
fn duel_tiles_are_conserved(game: &CarsonCity, position: &Position) {
    let sets = if game.standish().is_some() { 1 } else { game.seats().saturating_as::<u8>() };
    let all = DuelTiles::of_game(sets);
    for number in 0..=DuelTiles::HIGHEST {
        let held: u8 = Seat::all(game.seats())
            .map(|seat| game.player(seat).tiles().count(number) + game.player(seat).laid().count(number))
            .sum();
        let seen = position.seen_tiles.count(number);
        assert!(held + seen <= all.count(number), "duel tiles with a {number}");
    }
}

/// Cowboys, property tiles, building tiles, dynamite, Outlaws, horses and duel tiles: none is lost and none is made.
fn pieces_are_conserved(game: &CarsonCity) {
    let position = Position::from(*game);
    let mut dynamite = 0;
    for seat in Seat::all(game.seats()) {
        let player = game.player(seat);
        assert!(player.cowboys() + player.on_board() <= 10, "seat {seat} has more than ten cowboys");
        assert!(game.town().owned(seat).len() <= 12, "seat {seat} has more than twelve parcels");
        dynamite += player.all_dynamite();
    }
    assert!(dynamite <= 7, "there are seven sticks of dynamite");
    assert!(game.town().outlaws().len() <= 9, "there are nine Outlaws");
    let all = |count: fn(&carson_city::player::Player) -> u8| -> u8 {
        Seat::all(game.seats()).map(|seat| count(game.player(seat))).sum()
    };
    assert!(all(carson_city::player::Player::horses) <= 25, "there are 25 horses");
    assert!(all(carson_city::player::Player::rodeos) < game.round() + 1, "there is one rodeo a round");
    let all = position.buildings.tiles();
    let unused = [Building::Church, Building::School, Building::CityHall, Building::TrainStation];
    let is_solo = game.standish().is_some();
    if position.might_is_right == Switch::On {
        duel_tiles_are_conserved(game, &position);
    }
    for kind in Building::ALL.into_iter().filter(|kind| !(is_solo && unused.contains(kind))) {
        let row = game.row().iter().filter(|&&tile| tile == Some(kind)).count();
        let kept: u8 = Seat::all(game.seats()).map(|seat| game.player(seat).kept().count(kind)).sum();
        let somewhere =
            game.bag().count(kind) + kept + (row + game.town().buildings(kind).len()).saturating_as::<u8>();
        let in_hand = u8::from(
            kind == Building::CityHall && matches!(game.asked(), Some(carson_city::Ask::CityHall { .. })),
        );
        assert_eq!(somewhere + in_hand, all.count(kind), "tiles of {kind}");
    }
}

fn check(options: Options, games: u64) {
    Kit::<CarsonCity>::new(options).games(games).longest(2500).check(pieces_are_conserved);
}

#[test]
fn every_number_of_players_keeps_the_laws() {
    for players in 2..=6 {
        check(Options::for_players(players), 6);
    }
}

#[test]
fn the_edition_of_2015_keeps_the_laws() {
    for players in 2..=6 {
        check(Options { edition: Edition::Y2015, ..Options::for_players(players) }, 5);
    }
}

#[test]
fn every_named_set_of_characters_keeps_the_laws() {
    for preset in Preset::ALL {
        check(Options { characters: Characters::Preset(preset), ..Options::for_players(4) }, 3);
    }
}

#[test]
fn the_first_game_keeps_the_laws() {
    let options = Options {
        buildings: BuildingSet::FirstGame,
        characters: Characters::Preset(Preset::FirstGame),
        ..Options::for_players(3)
    };
    check(options, 5);
}

#[test]
fn rivers_keep_the_laws() {
    let own = |names: &str| River::Tiles(names.split(' ').map(|name| name.parse().unwrap()).collect());
    let rivers = [River::PRINTED, own("a5 b5 b4 c4 d4 e4 f4 g4 h4"), own("d1 d2 d3 d4 c4 c5 c6 c7 c8")];
    for (players, river) in (2..=6).zip(rivers.into_iter().cycle()) {
        let edition = if players % 2 == 0 { Edition::Y2023 } else { Edition::Y2015 };
        check(Options { river: Some(river), edition, ..Options::for_players(players) }, 4);
    }
}

#[test]
fn might_is_right_keeps_the_laws_and_no_tile_is_seen_that_is_held() {
    for players in 2..=6 {
        check(Options { might_is_right: Switch::On, ..Options::for_players(players) }, 5);
    }
    // With dynamite and with the Gunsmith who chooses last.
    let cast: Cast =
        serde_json::from_value(serde_json::json!(["0r", "9r", "10r", "7y", "6y", "14", "16y", "1y"]))
            .unwrap();
    let characters = Characters::from(cast);
    check(Options { might_is_right: Switch::On, characters, ..Options::for_players(4) }, 8);
}

#[test]
fn a_new_beginning_keeps_the_laws_and_no_sheet_is_seen_before_its_time() {
    for players in 2..=6 {
        check(Options { new_beginning: Switch::On, ..Options::for_players(players) }, 4);
        let might_is_right = Switch::On;
        check(Options { new_beginning: Switch::On, might_is_right, ..Options::for_players(players) }, 4);
    }
}

#[test]
fn outlaws_keep_the_laws() {
    for players in 2..=6 {
        let edition = if players % 2 == 0 { Edition::Y2023 } else { Edition::Y2015 };
        check(Options { outlaws: Switch::On, edition, ..Options::for_players(players) }, 5);
    }
    let casts = [
        ["0y", "1r", "7y", "10r", "9r", "14", "16y", "3y"],
        ["0r", "1y", "7y", "10y", "6y", "14", "16y", "18r"],
    ];
    for cast in casts {
        let cast: Cast = serde_json::from_value(serde_json::json!(cast)).unwrap();
        let characters = Characters::from(cast);
        check(Options { outlaws: Switch::On, characters, ..Options::for_players(4) }, 6);
        let might_is_right = Switch::On;
        check(Options { outlaws: Switch::On, might_is_right, characters, ..Options::for_players(3) }, 4);
    }
}

#[test]
fn horses_keep_the_laws() {
    for players in 2..=6 {
        check(Options { horses: Switch::On, ..Options::for_players(players) }, 5);
    }
    let cast: Cast =
        serde_json::from_value(serde_json::json!(["0y", "1y", "3y", "9r", "11r", "15y", "16y", "4r"]))
            .unwrap();
    let characters = Characters::from(cast);
    check(Options { horses: Switch::On, outlaws: Switch::On, characters, ..Options::for_players(4) }, 6);
}

#[test]
fn kit_carson_keeps_the_laws() {
    for players in [2, 5] {
        check(Options { kit_carson: Switch::On, ..Options::for_players(players) }, 1);
    }
    let (kit_carson, horses) = (Switch::On, Switch::On);
    check(Options { kit_carson, horses, ..Options::for_players(3) }, 1);
}

#[test]
fn random_combinations_of_variants_keep_the_laws() {
    let mut dice = FastDice::seeded(1858);
    let mut flip = || Switch::from(table::Dice::below(&mut dice, 2) == 1);
    let own = ["a3", "b3", "b2", "b1"].map(|name| name.parse().unwrap()).into_iter().collect();
    for players in (2..=6).chain(2..=6) {
        let rivers = [None, Some(River::Tiles(own)), Some(River::PRINTED)];
        let river = rivers[usize::from(flip() == Switch::On) + usize::from(flip() == Switch::On)];
        let edition = if flip() == Switch::On { Edition::Y2023 } else { Edition::Y2015 };
        let [new_beginning, might_is_right, kit_carson, outlaws, horses] = [(); 5].map(|()| flip());
        let options = Options {
            river,
            edition,
            new_beginning,
            might_is_right,
            kit_carson,
            outlaws,
            horses,
            ..Options::for_players(players)
        };
        check(options, 1);
    }
}

#[test]
fn everything_at_once_keeps_the_laws() {
    let on = Switch::On;
    let options = Options {
        river: Some(River::PRINTED),
        new_beginning: on,
        might_is_right: on,
        outlaws: on,
        horses: on,
        ..Options::for_players(4)
    };
    check(options.clone(), 2);
    check(Options { kit_carson: on, ..Options { players: 2, ..options } }, 1);
}

#[test]
fn the_game_for_one_keeps_the_laws() {
    for strategy in Strategy::ALL {
        let solo = Options { solo: Some(strategy), ..Options::for_players(1) };
        check(solo.clone(), 3);
        let (river, might_is_right) = (Some(River::PRINTED), Switch::On);
        check(Options { river, might_is_right, new_beginning: Switch::On, ..solo }, 2);
    }
}

#[test]
fn money_and_points_change_only_as_the_log_says() {
    for seed in 0..40 {
        let mut dice = FastDice::seeded(seed);
        let mut scratch = Scratch::<CarsonCity>::default();
        let mut events: Vec<Event> = Vec::new();
        let players = 2 + (seed % 5) as u8;
        let edition = if seed % 2 == 0 { Edition::Y2023 } else { Edition::Y2015 };
        let options = Options { edition, ..Options::for_players(players) };
        let mut game = CarsonCity::begin(&options, &mut dice, &mut events).unwrap();
        while let Some(seat) = game.deciders().lowest() {
            let action = scratch.pick(&game, seat, &mut dice);
            game.play(seat, action, &mut dice, &mut events).unwrap();
        }
        for seat in Seat::all(game.seats()) {
            let (mut money, mut points) = (15, 0);
            for event in &events {
                match event {
                    Event::Money { seat: whose, change, .. } if *whose == seat => money += change,
                    Event::Points { seat: whose, change, .. } if *whose == seat => points += change,
                    _ => {}
                }
            }
            let player = game.player(seat);
            assert_eq!(
                (i32::from(player.money()), i32::from(player.points())),
                (money, points),
                "seed {seed} seat {seat}"
            );
        }
    }
}

#[test]
fn chosen_characters_on_every_side_keep_the_laws() {
    let yellow = ["0y", "1y", "3y", "9y", "10y", "11y", "14", "18y"];
    let red = ["0r", "1r", "4r", "9r", "10r", "12r", "14", "18r"];
    let rest = ["6r", "8y", "11r", "12y", "13y", "17", "19r"];
    for cast in [&yellow[..], &red[..], &rest[..]] {
        let cast: Cast = serde_json::from_value(serde_json::json!(cast)).unwrap();
        check(Options { characters: Characters::from(cast), ..Options::for_players(5) }, 4);
    }
}

#[test]
fn an_action_that_answers_something_else_changes_nothing() {
    let mut dice = FastDice::seeded(1);
    let game = CarsonCity::begin(&Options::for_players(3), &mut dice, &mut Silence).unwrap();
    let seat = game.deciders().lowest().unwrap();
    for text in ["pass", "yes", "choose 1y", "road d4n", "spend 3", "done"] {
        let mut after = game;
        after.apply(seat, text.parse().unwrap(), &mut dice, &mut Silence);
        assert_eq!(after, game, "'{text}' is no answer to which parcel comes first");
    }
}

#[test]
fn impossible_positions_are_refused_with_a_reason() {
    let base = || {
        serde_json::json!({
            "cast": ["1y", "2y"], "round": 1, "order": [1, 2], "passed": [],
            "town": { "houses": ["d4"], "roads": ["d4n", "d4e", "d4s", "d4w"] },
            "players": [{ "cowboys": 3 }, { "cowboys": 3 }], "asked": { "place": { "seat": 1 } },
        })
    };
    assert!(serde_json::from_value::<CarsonCity>(base()).is_ok());
    let refused = |change: &dyn Fn(&mut serde_json::Value), why: &str| {
        let mut position = base();
        change(&mut position);
        let error = serde_json::from_value::<CarsonCity>(position).expect_err(why).to_string();
        assert!(error.contains(why), "'{error}' does not speak of '{why}'");
    };
    refused(&|position| position["round"] = 5.into(), "round");
    refused(&|position| position["players"][0]["cowboys"] = 11.into(), "more than 10 cowboys");
    refused(&|position| position["town"]["mountains"] = serde_json::json!(["d4"]), "two things stand on d4");
    refused(&|position| position["town"]["roads"] = serde_json::json!(["a1n", "h8e"]), "hang together");
    refused(
        &|position| position["town"]["buildings"] = serde_json::json!({ "bank": ["a1"] }),
        "needs an owner",
    );
    refused(&|position| position["asked"] = serde_json::json!({ "place": { "seat": 3 } }), "not taken");
    refused(
        &|position| position["asked"] = serde_json::json!({ "tax": { "seat": 1 } }),
        "'passed' names everybody",
    );
    refused(
        &|position| {
            position["cast"] = serde_json::json!(["1y", "2y", "3y", "4y", "5y", "6y", "8y"]);
            position["players"][0]["role"] = "7y".into();
        },
        "not in play",
    );
    refused(&|position| position["bag"] = serde_json::json!({ "school": 3 }), "only 2 tiles of school");
    refused(
        &|position| position["players"][0]["standing"] = serde_json::json!(["gambling", "gambling"]),
        "two cowboys",
    );
    refused(&|position| position["players"] = serde_json::json!([{}]), "2 to 6");
    refused(&|position| position["row"] = serde_json::json!({ "7": "mine" }), "costs $7");
    let duel_of = |fighters: &'static [u8], tiles: &'static [u8]| {
        move |position: &mut serde_json::Value| {
            position["might_is_right"] = true.into();
            position["passed"] = serde_json::json!([1, 2]);
            for &seat in fighters {
                position["players"][usize::from(seat) - 1] =
                    serde_json::json!({ "standing": ["gambling"], "tiles": tiles });
            }
            position["asked"] = serde_json::json!({ "tiles": { "place": "gambling", "fighters": fighters, "waiting": fighters } });
        }
    };
    refused(&duel_of(&[1], &[3]), "nobody alone");
    refused(&duel_of(&[1, 2], &[]), "hold one");
    refused(
        &|position| {
            position["standish"] = serde_json::json!({ "strategy": "urban", "deck": [] });
            position["players"] = serde_json::json!([{}, {}]);
        },
        "nobody meets against Standish",
    );
}

#[test]
fn an_agenda_that_contradicts_the_board_is_refused() {
    let base = |asked: serde_json::Value, agenda: serde_json::Value| {
        serde_json::json!({
            "cast": ["1y", "10r", "14"], "round": 1, "order": [1, 2, 3], "passed": [1, 2, 3],
            "town": { "houses": ["d4"], "roads": ["d4n", "d4e", "d4s", "d4w"] },
            "players": [
                { "money": 20, "cowboys": 1, "standing": ["e5"] },
                { "money": 20, "cowboys": 1, "role": "10r", "standing": ["e5"] },
                { "money": 20, "cowboys": 1 },
            ],
            "asked": asked, "agenda": agenda,
        })
    };
    let refused = |position: serde_json::Value, why: &str| {
        let error = serde_json::from_value::<CarsonCity>(position).expect_err(why).to_string();
        assert!(error.contains(why), "'{error}' does not speak of '{why}'");
    };
    let buys = serde_json::json!({ "buy_parcel": { "seat": 1, "among": ["e5"] } });
    let uncontested = serde_json::json!([{ "track": "building-12" }, { "uncontested": { "done": 1 } }]);
    refused(base(buys, uncontested), "alone stands");
    let one_fighter = serde_json::json!({ "reroll": { "seat": 2, "duel": {
        "place": "e5", "fighters": [2], "dice": [[0, 0], [3, 0], [0, 0], [0, 0], [0, 0], [0, 0]],
    } } });
    refused(base(one_fighter, serde_json::Value::Null), "all who stand on a place fight");
    let spends = serde_json::json!({ "spend": { "seat": 1 } });
    refused(base(spends.clone(), serde_json::json!([{ "track": "wages" }])), "not what follows");
    refused(base(spends, serde_json::Value::Null), "nothing to buy, rob, guard or hold");
    let healed = serde_json::json!({ "heal": { "seat": 1, "beaten_on": "e5" } });
    refused(base(healed, serde_json::Value::Null), "lacks");
}

#[test]
fn the_form_the_account_and_the_previews_keep_the_laws() {
    Kit::<CarsonCity>::new(Options::default()).games(1).longest(2500).check_client();
    let solo = Options { players: 1, solo: Some(Strategy::Rancher), ..Options::default() };
    Kit::<CarsonCity>::new(solo).games(1).longest(2500).check_client();
}
