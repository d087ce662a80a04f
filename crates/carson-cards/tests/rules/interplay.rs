//! Persons and buildings that meet.

use crate::common::*;
use carson_cards::{Element, Event, Law, PadLine, Person, PersonSet, Phase, scoring};
use table::{Game, Seat};

#[test]
fn after_the_lawyer_nobody_is_asked_for_bonuses_that_can_only_be_wasted() {
    let bonuses = [Person::Heroes, Person::Gunsmith, Person::Gunslinger, Person::Doctor];
    let mut game = scene(4, |position| {
        position.table.players[0].persons = [&[Person::Lawyer], &bonuses[..]].concat();
        position.table.phase = Phase::Use(Person::Lawyer);
    });
    play(&mut game, &["1 use lawyer", "1 take cowboy"]);
    assert_eq!(game.phase(), Phase::Bids);
    play(&mut game, &["1 bid 9", "2 bid 1", "3 bid 2", "4 bid 3"]);
    assert_eq!(asked(&game), [4], "the highest bid does not take");
    assert!(bonuses.iter().all(|&person| !game.turned().contains(person)), "they serve another time");
}

#[test]
fn a_lawyer_does_not_silence_the_bonuses_of_others() {
    let mut game = scene(4, |position| {
        position.table.players[0].persons = vec![Person::Lawyer];
        position.table.players[1].persons = vec![Person::Heroes, Person::Doctor];
        position.table.phase = Phase::Use(Person::Lawyer);
    });
    play(&mut game, &["1 use lawyer", "1 take cowboy"]);
    assert_eq!(game.phase(), Phase::Use(Person::Heroes));
    let events =
        play(&mut game, &["2 use heroes", "1 bid 9", "2 bid 1", "3 bid 2", "4 bid 3", "2 use doctor"]);
    let shown = Event::BidsShown { bids: [9, 1, 2, 3].map(bid).to_vec(), bonuses: vec![0, 3, 0, 0] };
    assert!(events.contains(&shown), "what was announced is shown with the bids: {events:?}");
    assert!(events.contains(&Event::Raised { seat: seat(2), bid: bid(1), bonus: 5 }), "{events:?}");
    assert_eq!(asked(&game), [2]);
}

#[test]
fn lawyer_and_day_labourer_of_one_owner_leave_two_cards_over() {
    let mut game = scene(4, |position| {
        position.table.players[0].persons = vec![Person::Lawyer, Person::DayLabourer];
        position.table.phase = Phase::Use(Person::Lawyer);
    });
    play(&mut game, &["1 use lawyer", "1 take cowboy"]);
    play_rolling(&mut game, "1 use day-labourer", &[0]);
    play(
        &mut game,
        &["1 bid 9", "2 bid 3", "3 bid 2", "4 bid 1", "2 take I-09", "2 lay 0,0", "3 take I-10", "3 lay 0,0"],
    );
    let events = play(&mut game, &["4 take I-12", "4 lay 0,0"]);
    let left = events.iter().find_map(|event| match event {
        Event::LeftOver { cards } => Some(cards.len()),
        _ => None,
    });
    assert_eq!(left, Some(2));
}

#[test]
fn a_lawyer_and_somebody_elses_day_labourer_share_the_row() {
    let mut game = scene(4, |position| {
        position.table.players[0].persons = vec![Person::Lawyer];
        position.table.players[1].persons = vec![Person::DayLabourer];
        position.table.phase = Phase::Use(Person::Lawyer);
    });
    play(
        &mut game,
        &["1 use lawyer", "1 take cowboy", "2 use day-labourer", "1 bid 9", "2 bid 5", "3 bid 2", "4 bid 1"],
    );
    let mut order = Vec::new();
    while game.round() == 2 {
        let taker = asked(&game)[0];
        let first = offered(&game, taker).remove(0);
        if first.starts_with("take") {
            order.push(taker);
        }
        play(&mut game, &[&format!("{taker} {first}")]);
    }
    assert_eq!(order, [2, 2, 3, 4]);
}

#[test]
fn governor_and_day_labourer_make_the_longest_row() {
    let mut game = scene_of(6, 6, |position| {
        position.table.row.push(card("I-13"));
        position.table.players[0].persons = vec![Person::Governor, Person::DayLabourer];
        position.table.phase = Phase::Use(Person::Governor);
    });
    play(&mut game, &["1 use governor"]);
    assert_eq!(game.row_cards().count(), 7, "six players' row and one more");
    play(&mut game, &["1 take cowboy", "1 use day-labourer"]);
    assert_eq!(game.row().len(), 7);
    let bids: Vec<String> = (1..=6).map(|number| format!("{number} bid {number}")).collect();
    for bid in &bids {
        play(&mut game, &[bid]);
    }
    let mut order = Vec::new();
    while game.round() == 2 {
        let taker = asked(&game)[0];
        let first = offered(&game, taker).remove(0);
        if first.starts_with("take") {
            order.push(taker);
        }
        play(&mut game, &[&format!("{taker} {first}")]);
    }
    assert_eq!(order, [6, 5, 4, 3, 2, 1, 1], "everybody takes one, the Day labourer's owner two");
}

#[test]
fn a_person_gained_by_the_governor_can_be_used_at_a_later_step_of_the_round() {
    let mut game = scene(1, |position| {
        position.table.person = Some(Person::Lawyer);
        position.table.players[0].persons = vec![Person::Governor];
        position.table.phase = Phase::Use(Person::Governor);
    });
    play(&mut game, &["1 use governor", "1 take lawyer"]);
    assert_eq!(offered(&game, 1), ["use lawyer", "pass"]);
    play(&mut game, &["1 use lawyer", "1 take I-09", "1 lay 0,0"]);
    assert_eq!(game.phase(), Phase::Bids);
}

#[test]
fn a_governor_gained_by_the_lawyer_must_wait_for_the_next_round() {
    let mut game = scene(4, |position| {
        position.table.person = Some(Person::Governor);
        position.table.players[0].persons = vec![Person::Lawyer];
        position.table.phase = Phase::Use(Person::Lawyer);
    });
    play(&mut game, &["1 use lawyer", "1 take governor"]);
    assert_eq!(game.phase(), Phase::Bids, "his step is over");
    play(&mut game, &["1 bid 1", "2 bid 4", "3 bid 3", "4 bid 2"]);
    while game.round() == 2 {
        let taker = asked(&game)[0];
        let first = offered(&game, taker).remove(0);
        play(&mut game, &[&format!("{taker} {first}")]);
    }
    assert_eq!(game.phase(), Phase::Use(Person::Governor));
}

#[test]
fn a_doctor_taken_at_once_helps_in_the_same_round() {
    let mut game = scene(1, |position| {
        position.table.person = Some(Person::Doctor);
        position.table.players[0].persons = vec![Person::Governor];
        position.table.phase = Phase::Use(Person::Governor);
    });
    play(&mut game, &["1 use governor", "1 take doctor", "1 bid 5"]);
    assert_eq!(game.phase(), Phase::Use(Person::Doctor));
}

#[test]
fn the_indian_counts_the_captains_cells_even_if_the_city_stays_small() {
    let game = scene(1, |position| {
        position.table.players[0].persons = vec![Person::Indian, Person::Captain];
        position.table.players[0].city = city(&["I-13 0,0"]);
    });
    let persons = game.persons(Seat::FIRST);
    assert_eq!(scoring::person_points(game.city(Seat::FIRST), persons, 0, Person::Indian), (72 - 4) / 2);
}

#[test]
fn the_publisher_counts_the_doctor_as_dollar_and_arrow() {
    let game = scene(1, |position| {
        position.table.players[0].persons = vec![Person::Publisher, Person::Doctor, Person::Gunsmith];
    });
    // Publisher 1, Doctor 1 + 4, Gunsmith 4; and the Doctor's own 5.
    assert_eq!(game.points_of(Seat::FIRST), 1 + 5 + 4 + 5);
}

#[test]
fn publisher_and_undertaker_count_the_newspaper_boys_person() {
    let mut game = scene(1, |position| {
        position.table.round = 18;
        position.table.row.clear();
        position.table.person = None;
        position.table.phase = Phase::Choice;
        position.table.players[0].persons = vec![Person::NewspaperBoy, Person::Publisher, Person::Undertaker];
    });
    play(&mut game, &["1 choose heroes"]);
    // Boy 3, Publisher 3 dollars and the Heroes' 5, Undertaker 8, Heroes 6.
    assert_eq!(game.standings().unwrap().points()[0], 3 + 8 + 8 + 6);
}

#[test]
fn a_sheriff_brought_by_the_newspaper_boy_silences_the_outlaws() {
    let mut game = scene(1, |position| {
        position.table.round = 18;
        position.table.row.clear();
        position.table.person = None;
        position.table.phase = Phase::Choice;
        position.table.players[0].persons = vec![Person::NewspaperBoy];
        position.table.players[0].city = city(&["I-48 0,0"]);
    });
    // I-48: a Ranch, Outlaws, two mountains.
    assert_eq!(game.points_of(Seat::FIRST), 3 - 6);
    play(&mut game, &["1 choose sheriff"]);
    assert_eq!(game.standings().unwrap().points()[0], 3 + 1, "the Ranch has an empty neighbour now");
}

#[test]
fn outlaws_wake_up_when_the_card_with_the_prison_is_sold() {
    let mut game = scene(1, |position| {
        position.table.phase = Phase::Sale;
        position.table.players[0].persons = vec![Person::Auctioneer];
        // I-33 brings the Prison, I-48 the Outlaws.
        position.table.players[0].city = city(&["I-48 0,0", "I-33 2,0"]);
    });
    assert_eq!(game.law(Seat::FIRST), Law::Kept);
    play(&mut game, &["1 sell I-33"]);
    assert_eq!(game.law(Seat::FIRST), Law::None);
    let line = scoring::pad_line(game.city(Seat::FIRST), PersonSet::NONE, PadLine::Outlaws);
    assert_eq!(line, -6);
}

#[test]
fn outlaws_covered_while_they_were_quiet_stay_covered() {
    let mut game = scene(1, |position| {
        position.table.phase = Phase::Take;
        position.table.row.clear();
        position.table.person = None;
        position.table.hand = Some(card("I-09"));
        position.table.to_take = [Seat::FIRST].into_iter().collect();
        for player in &mut position.table.players {
            player.bid = Some(bid(3));
            player.spent = vec![bid(3)];
        }
        position.table.players[0].city = city(&["I-45 0,0", "I-33 2,0"]);
        position.table.players[0].persons = vec![Person::Auctioneer];
    });
    play(&mut game, &["1 lay -1,-1"]);
    assert_eq!(game.city(Seat::FIRST).top(spot("0,0")), Some(Element::House));
    play(&mut game, &["1 sell I-33"]);
    assert_eq!(scoring::pad_line(game.city(Seat::FIRST), PersonSet::NONE, PadLine::Outlaws), 0);
    let written = serde_json::to_string(&game).unwrap();
    assert_eq!(
        serde_json::from_str::<carson_cards::CarsonCards>(&written).unwrap(),
        game,
        "such a position can be set up"
    );
}
