//! The persons that are used in the auction, the Auctioneer, and the Newspaper boy.

use crate::common::*;
use carson_cards::{CarsonCards, Event, Holding, Person, Phase, Position, Table};
use table::{Game, Seat};

/// The first of `people` has these persons; the round begins with the first question there is.
fn with_persons(people: u8, persons: &[Person]) -> CarsonCards {
    let first = Person::BEFORE_BIDS.into_iter().find(|person| persons.contains(person));
    scene(people, |position| {
        position.table.phase = first.map_or(Phase::Bids, Phase::Use);
        position.table.players[0].persons = persons.to_vec();
    })
}

#[test]
fn the_owners_are_asked_in_the_order_of_the_player_aid() {
    let mut game = scene(4, |position| {
        let own = [
            vec![Person::Gunsmith, Person::Lawyer],
            vec![Person::Governor, Person::Doctor],
            vec![Person::Heroes],
            vec![Person::DayLabourer, Person::Gunslinger],
        ];
        for (player, persons) in position.table.players.iter_mut().zip(own) {
            player.persons = persons;
        }
        position.table.phase = Phase::Use(Person::Governor);
    });
    let mut order = Vec::new();
    for _ in 0..5 {
        let Phase::Use(person) = game.phase() else { panic!("{:?}", game.phase()) };
        let owner = asked(&game)[0];
        order.push((owner, person));
        play(&mut game, &[&format!("{owner} pass")]);
    }
    let before = [
        (2, Person::Governor),
        (1, Person::Lawyer),
        (4, Person::DayLabourer),
        (3, Person::Heroes),
        (1, Person::Gunsmith),
    ];
    assert_eq!(order, before);
    assert_eq!(game.phase(), Phase::Bids);
    play(&mut game, &["1 bid 1", "2 bid 2", "3 bid 3", "4 bid 4"]);
    assert_eq!((asked(&game), game.phase()), (vec![4], Phase::Use(Person::Gunslinger)));
    play(&mut game, &["4 pass"]);
    assert_eq!((asked(&game), game.phase()), (vec![2], Phase::Use(Person::Doctor)));
}

#[test]
fn nobody_is_asked_about_a_turned_person() {
    let mut game = scene(1, |position| {
        position.table.players[0].persons = vec![Person::Governor, Person::Heroes, Person::Gunsmith];
        position.table.turned = vec![Person::Heroes];
        position.table.phase = Phase::Use(Person::Governor);
    });
    play(&mut game, &["1 pass"]);
    assert_eq!(game.phase(), Phase::Use(Person::Gunsmith));
}

#[test]
fn a_spared_person_stays_ready_and_a_used_one_is_turned() {
    let mut game = with_persons(1, &[Person::Heroes, Person::Gunsmith]);
    play(&mut game, &["1 pass", "1 use gunsmith"]);
    assert!(!game.turned().contains(Person::Heroes));
    assert!(game.turned().contains(Person::Gunsmith));
}

#[test]
fn the_governor_lays_out_a_card_and_takes_one_at_once_beside_the_regular_turn() {
    let mut game = with_persons(4, &[Person::Governor]);
    let events = play_rolling(&mut game, "1 use governor", &[0]);
    assert!(events.iter().any(|event| matches!(event, Event::RowGrew { .. })));
    assert_eq!(game.row().len(), 5);
    assert_eq!((asked(&game), game.phase()), (vec![1], Phase::TakeAtOnce(Person::Governor)));
    play(&mut game, &["1 take I-09", "1 lay 0,0"]);
    assert_eq!(game.phase(), Phase::Bids);
    assert_eq!(game.row_cards().count(), 5, "as many as before");
    play(&mut game, &["1 bid 9", "2 bid 3", "3 bid 2", "4 bid 1"]);
    assert_eq!(asked(&game), [1], "he takes a second card in his turn");
}

#[test]
fn the_governor_can_take_the_person() {
    let mut game = with_persons(1, &[Person::Governor]);
    play(&mut game, &["1 use governor", "1 take cowboy"]);
    assert!(game.persons(Seat::FIRST).contains(Person::Cowboy));
    assert_eq!(game.person(), None);
    assert_eq!(game.phase(), Phase::Bids);
}

#[test]
fn the_lawyer_takes_at_once_and_his_bid_is_spent_for_nothing() {
    let mut game = with_persons(4, &[Person::Lawyer]);
    play(&mut game, &["1 use lawyer"]);
    assert_eq!(game.row().len(), 4, "the Lawyer lays no card out");
    play(&mut game, &["1 take cowboy"]);
    assert_eq!(asked(&game), [1, 2, 3, 4], "he too must put a card down");
    play(&mut game, &["1 bid 9", "2 bid 3", "3 bid 2", "4 bid 1"]);
    assert!(!game.bids_left(Seat::FIRST).contains(bid(9)));
    let mut order = Vec::new();
    for card in ["take I-09", "take I-10", "take I-12"] {
        let taker = asked(&game)[0];
        order.push(taker);
        play(&mut game, &[&format!("{taker} {card}"), &format!("{taker} lay 0,0")]);
    }
    assert_eq!(order, [2, 3, 4]);
    assert_eq!(game.round(), 3);
    assert_eq!(game.city(Seat::FIRST).laid().len(), 0);
}

#[test]
fn the_day_labourer_adds_a_card_for_all_and_takes_two_in_his_turn() {
    let mut game = with_persons(4, &[Person::DayLabourer]);
    play_rolling(&mut game, "1 use day-labourer", &[0]);
    assert_eq!(game.row().len(), 5);
    assert_eq!(game.phase(), Phase::Bids);
    play(&mut game, &["1 bid 5", "2 bid 9", "3 bid 2", "4 bid 1"]);
    play(&mut game, &["2 take I-09", "2 lay 0,0"]);
    play(&mut game, &["1 take I-10", "1 lay 0,0"]);
    assert_eq!(asked(&game), [1]);
    assert_eq!(refused(&game, "1 pass"), "cards-illegal-take-first", "both cards must be taken");
    play(&mut game, &["1 take cowboy"]);
    assert_eq!(asked(&game), [3]);
}

#[test]
fn bonuses_raise_the_bid_and_add_up() {
    let mut game = with_persons(4, &[Person::Heroes, Person::Gunsmith, Person::Gunslinger, Person::Doctor]);
    play(&mut game, &["1 use heroes", "1 use gunsmith", "1 bid 1", "2 bid 9", "3 bid 8", "4 bid 7"]);
    assert_eq!(game.bid_with_bonuses(Seat::FIRST), 1 + 3 + 6);
    play(&mut game, &["1 use gunslinger"]);
    assert_eq!(game.bid_with_bonuses(Seat::FIRST), 1 + 3 + 6 + 5);
    play(&mut game, &["1 use doctor"]);
    assert_eq!(game.bid_with_bonuses(Seat::FIRST), 1 + 3 + 6 + 5 + 2);
    assert_eq!(asked(&game), [1]);
}

#[test]
fn each_bonus_has_its_printed_worth() {
    let bonuses = [(Person::Doctor, 2), (Person::Heroes, 3), (Person::Gunslinger, 5), (Person::Gunsmith, 6)];
    for (person, bonus) in bonuses {
        assert_eq!(person.bonus(), bonus, "{person}");
    }
    let others = Person::ALL.into_iter().filter(|person| !bonuses.iter().any(|(other, _)| other == person));
    assert!(others.map(Person::bonus).all(|bonus| bonus == 0));
}

#[test]
fn a_bonus_counts_in_its_round_only_and_once_an_epoch() {
    let mut game = with_persons(4, &[Person::Gunsmith]);
    play(&mut game, &["1 use gunsmith", "1 bid 1", "2 bid 4", "3 bid 3", "4 bid 2"]);
    for card in [
        "1 take I-09",
        "1 lay 0,0",
        "2 take I-10",
        "2 lay 0,0",
        "3 take I-12",
        "3 lay 0,0",
        "4 take I-14",
        "4 lay 0,0",
    ] {
        play(&mut game, &[card]);
    }
    assert_eq!((game.round(), game.phase()), (3, Phase::Bids), "he is not asked again in this epoch");
    play(&mut game, &["1 bid 2", "2 bid 5", "3 bid 6", "4 bid 7"]);
    assert_eq!(game.bid_with_bonuses(Seat::FIRST), 2);
}

#[test]
fn a_bonus_equal_to_another_bid_is_a_tie_like_any_other() {
    // The Singer's back ranks star (seat 2) before hat (seat 1).
    let mut game = with_persons(4, &[Person::Heroes]);
    play(&mut game, &["1 use heroes", "1 bid 1", "2 bid 4", "3 bid 3", "4 bid 2"]);
    assert_eq!(asked(&game), [2]);
}

/// The first person has the Auctioneer and this city; all that can be sold is offered.
fn selling(laid: &[&str], phase: Phase) -> CarsonCards {
    scene(1, |position| {
        if phase == Phase::LastSale {
            position.table.round = 18;
            position.table.row.clear();
            position.table.person = None;
        }
        position.table.phase = phase;
        position.table.players[0].persons = vec![Person::Auctioneer];
        position.table.players[0].city = city(laid);
    })
}

#[test]
fn the_auctioneer_sells_before_the_bids_and_each_card_brings_seven() {
    let mut game = selling(&["I-13 0,0", "I-15 2,0"], Phase::Sale);
    assert_eq!(offered(&game, 1), ["sell I-13", "sell I-15", "pass"]);
    play(&mut game, &["1 sell I-13"]);
    assert_eq!(game.city(Seat::FIRST).laid().collect::<Vec<_>>(), city(&["I-15 2,0"]));
    assert_eq!(game.points_of(Seat::FIRST), 7 + 2, "the Mine of I-15 stands beside its mountain");
    play(&mut game, &["1 pass"]);
    assert_eq!(game.phase(), Phase::Bids);
}

#[test]
fn a_city_grows_on_from_where_it_lies_when_its_first_card_is_sold() {
    let mut game = selling(&["I-13 0,0", "I-15 2,0", "I-16 4,0", "I-17 6,0"], Phase::Sale);
    play(&mut game, &["1 sell I-13", "1 pass", "1 bid 9"]);
    // The virtual players may take first; whatever is left can be laid at the right end.
    let card = offered(&game, 1).into_iter().find(|text| text.contains("I-")).unwrap();
    play(&mut game, &[&format!("1 {card}"), "1 lay 8,0"]);
    assert_eq!(game.city(Seat::FIRST).bounds(), Some((spot("2,0"), spot("9,1"))));
}

#[test]
fn cards_that_cover_or_are_covered_are_not_sold() {
    // I-42 lies with a corner over I-43; I-13 lies free.
    let game = selling(&["I-43 0,0", "I-42 1,1", "I-13 3,2"], Phase::Sale);
    assert_eq!(offered(&game, 1), ["sell I-13", "pass"]);
    assert_eq!(refused(&game, "1 sell I-43"), "cards-illegal-not-sellable");
    assert_eq!(refused(&game, "1 sell I-09"), "cards-illegal-not-in-city");
}

#[test]
fn a_sale_never_splits_the_city_even_if_corners_still_touch() {
    let game = selling(&["I-13 0,0", "I-15 2,0", "I-16 4,0"], Phase::Sale);
    assert_eq!(offered(&game, 1), ["sell I-13", "sell I-16", "pass"]);
    assert_eq!(refused(&game, "1 sell I-15"), "cards-illegal-not-sellable");
    let game = selling(&["I-13 0,0", "I-15 2,0", "I-16 2,2"], Phase::Sale);
    assert_eq!(offered(&game, 1), ["sell I-13", "sell I-16", "pass"]);
}

#[test]
fn three_cards_are_sold_in_the_whole_game_at_most() {
    let mut game = selling(&["I-13 0,0", "I-15 2,0", "I-16 4,0", "I-17 6,0"], Phase::Sale);
    play(&mut game, &["1 sell I-13", "1 sell I-15", "1 sell I-16"]);
    assert_eq!(game.phase(), Phase::Bids, "after the third nothing more is asked");
    let again = scene(1, |position| {
        position.table.round = 18;
        position.table.phase = Phase::Over;
        position.table.row.clear();
        position.table.person = None;
        position.table.players[0].persons = vec![Person::Auctioneer];
        position.table.sold = cards(&["I-13", "I-15", "I-16"]);
    });
    assert_eq!(again.points_of(Seat::FIRST), 21);
}

#[test]
fn the_only_card_of_a_city_may_be_sold() {
    let mut game = selling(&["I-13 0,0"], Phase::Sale);
    play(&mut game, &["1 sell I-13"]);
    assert!(game.city(Seat::FIRST).is_empty());
    assert_eq!(game.phase(), Phase::Bids, "there is nothing left to sell");
}

#[test]
fn the_auctioneer_sells_once_more_before_the_points_are_counted() {
    let mut game = selling(&["I-13 0,0"], Phase::LastSale);
    play(&mut game, &["1 sell I-13"]);
    assert!(game.is_over());
    assert_eq!(game.standings().unwrap().points()[0], 7);
}

/// Round 18 is played; the first person has the Newspaper boy and others.
fn at_the_end(change: impl FnOnce(&mut Table)) -> CarsonCards {
    scene(1, |position: &mut Position| {
        position.table.round = 18;
        position.table.row.clear();
        position.table.person = None;
        position.table.phase = Phase::Choice;
        position.table.players[0].persons = vec![Person::NewspaperBoy];
        change(&mut position.table);
    })
}

#[test]
fn the_newspaper_boy_brings_a_person_of_the_pile_or_one_that_left_the_game() {
    let mut game = at_the_end(|table| {
        table.gone_persons = vec![Person::Captain];
        table.players[1] = Holding { persons: vec![Person::Banker], ..Holding::default() };
    });
    let offered = offered(&game, 1);
    assert!(offered.contains(&"choose captain".to_owned()), "he left the game");
    assert!(offered.contains(&"choose heroes".to_owned()), "they are in the pile");
    assert!(offered.contains(&"choose singer".to_owned()), "she lies on top of it");
    assert!(offered.contains(&"pass".to_owned()));
    assert_eq!(offered.len(), 20, "all but the boy himself and the Banker, and to pass");
    assert_eq!(refused(&game, "1 choose banker"), "cards-illegal-person-owned");
    play(&mut game, &["1 choose captain"]);
    assert!(game.is_over());
    assert_eq!(game.standings().unwrap().points()[0], 3 + 6);
}

#[test]
fn the_newspaper_boy_may_bring_nobody() {
    let mut game = at_the_end(|_| {});
    play(&mut game, &["1 pass"]);
    assert_eq!(game.standings().unwrap().points()[0], 3);
}

#[test]
fn an_auctioneer_brought_by_the_newspaper_boy_can_still_sell() {
    let mut game = at_the_end(|table| table.players[0].city = city(&["I-13 0,0"]));
    play(&mut game, &["1 choose auctioneer"]);
    assert_eq!(game.phase(), Phase::LastSale);
    play(&mut game, &["1 sell I-13"]);
    assert_eq!(game.standings().unwrap().points()[0], 3 + 7);
}

#[test]
fn a_virtual_newspaper_boy_brings_nobody() {
    let mut game = scene(1, |position| {
        position.table.round = 18;
        position.table.row = cards(&["II-07"]);
        position.table.person = None;
        position.table.phase = Phase::Take;
        position.table.to_take = [Seat::FIRST].into_iter().collect();
        for player in &mut position.table.players {
            player.bid = Some(bid(3));
            player.spent = vec![bid(3)];
        }
        position.table.players[1].persons = vec![Person::NewspaperBoy];
    });
    play(&mut game, &["1 take II-07", "1 lay 0,0"]);
    assert!(game.is_over());
    assert_eq!(game.points_of(Seat::SECOND), 5);
}
