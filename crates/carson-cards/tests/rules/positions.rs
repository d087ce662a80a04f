//! Positions that somebody writes down: what is refused, and why.

use crate::common::*;
use carson_cards::{CarsonCards, Person, Phase, Sealed, Suit};
use serde_json::json;

#[test]
fn a_short_position_is_enough() {
    let game: CarsonCards = serde_json::from_value(json!({
        "options": { "people": 2 },
        "round": 3,
        "phase": "bids",
        "row": ["I-01", "I-02", "I-03", "I-04"],
        "person": "sheriff",
        "players": [{ "city": [{ "card": "I-09", "at": "0,0" }] }, { "persons": ["lawyer"] }, {}, {}],
        "next": "cowboy",
    }))
    .unwrap();
    assert_eq!(asked(&game), [1, 2]);
}

#[test]
fn phases_are_written_as_in_the_rules() {
    for (phase, text) in [
        (Phase::Bids, json!("bids")),
        (Phase::Take, json!("take")),
        (Phase::LastSale, json!("last-sale")),
        (Phase::Use(Person::DayLabourer), json!({ "use": "day-labourer" })),
        (Phase::TakeAtOnce(Person::Governor), json!({ "take-at-once": "governor" })),
    ] {
        assert_eq!(serde_json::to_value(phase).unwrap(), text);
    }
}

#[test]
fn no_card_lies_in_two_places() {
    let why = refused_scene(2, |position| position.table.players[0].city = city(&["I-09 0,0"]));
    assert_eq!(why, "the card I-09 lies in two places");
    let why = refused_scene(2, |position| position.table.players[1].persons = vec![Person::Cowboy]);
    assert_eq!(why, "the cowboy is in two places");
    let why = refused_scene(2, |position| position.table.players[1].persons = vec![Person::Singer]);
    assert_eq!(why, "the singer is in two places", "the next one counts too");
}

#[test]
fn epochs_do_not_mix() {
    assert!(
        refused_scene(2, |position| position.table.players[0].city = city(&["II-01 0,0"]))
            .contains("second epoch")
    );
    assert!(refused_scene(2, |position| position.table.round = 10).contains("not of the epoch"));
    assert!(refused_scene(2, |position| position.table.round = 19).contains("from 1 to 18"));
}

#[test]
fn people_build_and_virtual_players_collect() {
    assert!(
        refused_scene(2, |position| position.table.players[2].city = city(&["I-01 0,0"])).contains("no city")
    );
    assert!(
        refused_scene(2, |position| position.table.players[0].collected = cards(&["I-01"]))
            .contains("collects none")
    );
    assert!(refused_scene(2, |position| position.table.players.truncate(3)).contains("must have 4"));
}

#[test]
fn cities_keep_to_their_size_and_hang_together() {
    let wide = ["I-13 0,0", "I-15 2,0", "I-16 4,0", "I-17 6,0", "I-18 7,2"];
    assert!(refused_scene(2, |position| position.table.players[0].city = city(&wide)).contains("9 columns"));
    let apart = ["I-13 0,0", "I-15 3,0"];
    assert!(refused_scene(2, |position| position.table.players[0].city = city(&apart)).contains("one piece"));
    let covering = ["I-13 0,0", "I-15 0,0"];
    assert!(
        refused_scene(2, |position| position.table.players[0].city = city(&covering))
            .contains("may not cover")
    );
    let far = ["I-13 0,0", "I-15 30,30"];
    assert!(refused_scene(2, |position| position.table.players[0].city = city(&far)).contains("columns"));
}

#[test]
fn bids_are_of_the_hand_and_lie_open_at_the_right_time() {
    assert!(
        refused_scene(2, |position| position.table.players[0].spent = vec![bid(10)])
            .contains("cannot be spent")
    );
    assert!(
        refused_scene(2, |position| position.table.players[0].spent = vec![bid(1), bid(1)])
            .contains("not twice")
    );
    assert!(refused_scene(2, |position| position.table.players[0].bid = Some(bid(1))).contains("lie open"));
    let sealed = |number, value| vec![Sealed { seat: seat(number), bid: bid(value) }];
    assert!(refused_scene(2, |position| position.sealed = sealed(3, 1)).contains("seat 3"));
    assert!(refused_scene(2, |position| position.sealed = sealed(1, 10)).contains("no 10"));
    assert!(
        refused_scene(1, |position| position.sealed = sealed(1, 1)).contains("nobody has anything to decide")
    );
}

#[test]
fn nobody_has_spent_more_auction_cards_than_rounds_were_played() {
    let spent = |round, count: u8| {
        refused_scene(2, |position| {
            position.table.round = round;
            position.table.players[0].spent = (1..=count).map(bid).collect();
        })
    };
    assert!(spent(2, 2).contains("2 auction cards are spent, and by now it can be 1 at most"));
    assert!(spent(9, 9).contains("8 at most"));
    let virtual_player = refused_scene(1, |position| {
        position.table.players[3].spent = vec![bid(1), bid(2)];
    });
    assert!(virtual_player.contains("player 4"), "{virtual_player}");
    let open = refused_scene(2, |position| {
        position.table.phase = Phase::Take;
        position.table.to_take = [seat(1)].into_iter().collect();
        for player in &mut position.table.players {
            player.bid = Some(bid(1));
            player.spent = (1..=3).map(bid).collect();
        }
    });
    assert!(open.contains("3 auction cards are spent, and by now it can be 2 at most"), "{open}");
}

#[test]
fn the_row_is_as_long_as_the_table_and_the_persons_used_make_it() {
    let long = |used: &[Person], row: &[&str]| {
        let mut position = position(2, 4);
        position.table.players[0].persons = vec![Person::Governor, Person::DayLabourer];
        position.table.used = used.to_vec();
        position.table.turned = used.to_vec();
        position.table.row = cards(row);
        CarsonCards::try_from(position).map(|_| ())
    };
    let row = ["I-01", "I-02", "I-03", "I-04", "I-05", "I-06"];
    assert!(long(&[], &row[..5]).unwrap_err().to_string().contains("4 terrain cards at most"));
    assert!(long(&[Person::Governor], &row[..5]).is_ok());
    assert!(long(&[Person::Governor], &row).unwrap_err().to_string().contains("5 terrain cards at most"));
    assert!(long(&[Person::DayLabourer, Person::Governor], &row).is_ok());
}

#[test]
fn suits_are_all_named_or_none_and_nobody_shares_one() {
    let wearing = |suits: [Option<Suit>; 4]| {
        let mut position = position(2, 4);
        for (player, suit) in position.table.players.iter_mut().zip(suits) {
            player.suit = suit;
        }
        CarsonCards::try_from(position)
    };
    let [cow, hat, star, boot] = [Suit::Cow, Suit::Hat, Suit::Star, Suit::Boot].map(Some);
    let game = wearing([cow, hat, star, boot]).unwrap();
    assert_eq!(game.suit(seat(1)), Some(Suit::Cow));
    let by_seat = wearing([None; 4]).unwrap();
    assert_eq!(by_seat.suit(seat(4)), Some(Suit::Boot), "positions of old have none: suits go by the seats");
    assert!(wearing([cow, hat, cow, boot]).unwrap_err().to_string().contains("two players have the cow"));
    assert!(wearing([cow, None, None, None]).unwrap_err().to_string().contains("none is named"));
    assert!(refused_scene(2, |position| position.table.phase = Phase::Suits).contains("'suits' is 'chosen'"));
}

#[test]
fn whoever_used_the_lawyer_takes_no_further_card() {
    let why = refused_scene(2, |position| {
        position.table.phase = Phase::Take;
        position.table.players[0].persons = vec![Person::Lawyer];
        position.table.used = vec![Person::Lawyer];
        position.table.turned = vec![Person::Lawyer];
        position.table.to_take = [seat(1), seat(2)].into_iter().collect();
        for player in &mut position.table.players {
            player.bid = Some(bid(3));
            player.spent = vec![bid(3)];
        }
    });
    assert!(why.contains("used the Lawyer"), "{why}");
}

#[test]
fn persons_are_used_by_people_who_have_them() {
    assert!(
        refused_scene(2, |position| position.table.turned = vec![Person::Lawyer])
            .contains("cannot be turned")
    );
    let why = refused_scene(2, |position| {
        position.table.players[0].persons = vec![Person::Lawyer];
        position.table.used = vec![Person::Lawyer];
    });
    assert!(why.contains("not among 'turned'"));
    let why = refused_scene(2, |position| position.table.phase = Phase::Use(Person::Governor));
    assert!(why.contains("nobody has anything to decide"));
    let why = refused_scene(2, |position| position.table.phase = Phase::Use(Person::Banker));
    assert!(why.contains("nobody to be used"));
    assert!(refused_scene(2, |position| position.table.sold = cards(&["I-01"])).contains("Auctioneer"));
}

#[test]
fn the_next_person_must_be_named() {
    assert!(refused_scene(2, |position| position.next = None).contains("'next'"));
}

#[test]
fn an_unknown_word_is_not_overlooked() {
    let written = |word: &str| json!({ "round": 1, "phase": "bids", "players": [{}, {}, {}, {}], word: [], "next": "cowboy" });
    assert!(serde_json::from_value::<CarsonCards>(written("row")).is_ok());
    let typo = written("rwo");
    assert!(serde_json::from_value::<CarsonCards>(typo).is_err());
}

#[test]
fn a_virtual_player_is_never_asked_to_lay() {
    let why = refused_scene(1, |position| {
        position.table.phase = Phase::Take;
        position.table.hand = Some(card("I-13"));
        position.table.to_take = [seat(2)].into_iter().collect();
        for player in &mut position.table.players {
            player.bid = Some(bid(3));
            player.spent = vec![bid(3)];
        }
    });
    assert!(why.contains("nobody has anything to decide"));
}

#[test]
fn a_city_far_out_stays_where_it_can_be_written_down() {
    let mut game = scene(1, |position| {
        position.table.phase = Phase::Take;
        position.table.row.clear();
        position.table.person = None;
        position.table.hand = Some(card("I-13"));
        position.table.to_take = [seat(1)].into_iter().collect();
        for player in &mut position.table.players {
            player.bid = Some(bid(3));
            player.spent = vec![bid(3)];
        }
        position.table.players[0].city = city(&["I-15 30,-30"]);
    });
    assert!(!offered(&game, 1).is_empty());
    for action in offered(&game, 1) {
        assert!(action.parse::<carson_cards::Action>().is_ok(), "{action}");
    }
    play(&mut game, &["1 lay 28,-30"]);
    let written = serde_json::to_string(&game).unwrap();
    assert_eq!(serde_json::from_str::<CarsonCards>(&written).unwrap(), game);
}

proptest::proptest! {
    #[test]
    fn a_city_written_at_random_is_refused_or_can_be_played_on(
        laid in proptest::collection::vec((0usize..48, -4i8..=4, -4i8..=4), 0..8),
        seed: u64,
    ) {
        let mut written = position(1, 4);
        written.table.row.clear();
        written.table.person = None;
        let all: Vec<carson_cards::Terrain> = carson_cards::Terrain::all().collect();
        written.table.players[0].city = laid
            .into_iter()
            .map(|(index, column, row)| carson_cards::Laid { card: all[index], at: carson_cards::Spot { column, row } })
            .collect();
        if let Ok(mut game) = CarsonCards::try_from(written) {
            let mut dice = table::dice::FastDice::seeded(seed);
            table::Scratch::<CarsonCards>::default().play_out(&mut game, &mut dice);
            let written = serde_json::to_string(&game).unwrap();
            proptest::prop_assert_eq!(serde_json::from_str::<CarsonCards>(&written).unwrap(), game);
        }
    }
}
