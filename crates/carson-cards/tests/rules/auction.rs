//! The row, the bids, ties, virtual players, what is left over, and the change of epochs.

use crate::common::*;
use carson_cards::{Bid, CarsonCards, Epoch, Event, Mark, Options, Person, Phase, Position, Strength, Suit};
use proptest::prelude::*;
use table::dice::{FastDice, ScriptedDice};
use table::{Game, SaturatingAs, Scratch, Seat, Silence};

#[test]
fn the_row_is_one_person_and_four_terrain_cards_or_five_with_five_or_six_players() {
    for (people, fill, row) in [(1, 4, 4), (4, 4, 4), (5, 4, 5), (6, 4, 5), (2, 5, 5), (1, 6, 5)] {
        let options = Options { people, fill, ..Options::default() };
        let game = CarsonCards::begin(&options, &mut FastDice::seeded(1), &mut Silence).unwrap();
        assert_eq!(game.row().len(), row, "{people} people, filled up to {fill}");
        assert!(game.person().is_some());
        assert!(game.row().iter().all(|card| card.epoch() == Epoch::I));
    }
}

#[test]
fn virtual_players_fill_the_table_up_to_four_or_as_many_as_wished() {
    let virtual_players = |people, fill| Options { people, fill, ..Options::default() }.virtual_players();
    assert_eq!([1, 2, 3, 4, 5, 6].map(|people| virtual_players(people, 4)), [3, 2, 1, 0, 0, 0]);
    assert_eq!([1, 2, 3, 4, 5, 6].map(|people| virtual_players(people, 6)), [5, 4, 3, 2, 1, 0]);
}

#[test]
fn nobody_plays_with_seven_people_or_at_a_table_of_three() {
    let begin = |options| CarsonCards::begin(&options, &mut FastDice::seeded(1), &mut Silence);
    assert!(begin(Options { people: 7, ..Options::default() }).is_err());
    assert!(begin(Options { people: 0, ..Options::default() }).is_err());
    assert!(begin(Options { people: 2, fill: 3, ..Options::default() }).is_err());
    assert!(begin(Options { people: 2, fill: 7, ..Options::default() }).is_err());
}

#[test]
fn all_people_are_asked_for_their_bids_at_once() {
    let mut game = scene(3, |_| {});
    assert_eq!(asked(&game), [1, 2, 3]);
    assert_eq!(offered(&game, 2).len(), 9);
    play(&mut game, &["2 bid 5"]);
    assert_eq!(asked(&game), [1, 3]);
    assert_eq!(refused(&game, "2 bid 6"), "illegal-not-asked");
}

#[test]
fn a_spent_auction_card_cannot_be_bid_again_in_the_epoch() {
    let game = scene(1, |position| {
        position.table.round = 3;
        position.table.players[0].spent = vec![bid(9), bid(4)];
    });
    assert_eq!(refused(&game, "1 bid 9"), "cards-illegal-bid-spent");
    assert_eq!(refused(&game, "1 bid 10"), "cards-illegal-bid-spent");
    assert_eq!(offered(&game, 1).len(), 7);
}

#[test]
fn the_higher_bid_takes_first() {
    let mut game = scene(4, |_| {});
    let events = play(&mut game, &["1 bid 2", "2 bid 9", "3 bid 4", "4 bid 7"]);
    assert!(events.contains(&Event::BidsShown { bids: [2, 9, 4, 7].map(bid).to_vec(), bonuses: vec![0; 4] }));
    let mut order = Vec::new();
    for card in ["take I-09", "take I-10", "take I-12", "take I-14"] {
        let taker = asked(&game)[0];
        order.push(taker);
        play(&mut game, &[&format!("{taker} {card}"), &format!("{taker} lay 0,0")]);
    }
    assert_eq!(order, [2, 4, 3, 1]);
}

#[test]
fn among_equal_bids_the_suit_higher_on_the_open_back_takes_first() {
    // The Singer's back: cactus, star, hat, boot, horseshoe, cow. Seats 1 to 4 are hat, star, cactus, boot.
    let mut game = scene(4, |_| {});
    assert_eq!(game.back().unwrap().suits[..4], [Suit::Cactus, Suit::Star, Suit::Hat, Suit::Boot]);
    play(&mut game, &["1 bid 5", "2 bid 5", "3 bid 5", "4 bid 5"]);
    let mut order = Vec::new();
    for card in ["take I-09", "take I-10", "take I-12", "take I-14"] {
        let taker = asked(&game)[0];
        order.push(taker);
        play(&mut game, &[&format!("{taker} {card}"), &format!("{taker} lay 0,0")]);
    }
    assert_eq!(order, [3, 2, 1, 4]);
}

#[test]
fn the_bottom_suit_loses_every_tie() {
    // The Teacher's back: cow, horseshoe, boot, hat, star, cactus.
    let mut game = scene_of(6, 6, |position| {
        position.next = Some(Person::Teacher);
        position.table.row.push(card("I-13"));
    });
    let bids: Vec<String> = (1..=6).map(|number| format!("{number} bid 3")).collect();
    for bid in &bids {
        play(&mut game, &[bid]);
    }
    let mut order = Vec::new();
    for card in ["take I-09", "take I-10", "take I-12", "take I-14", "take I-13"] {
        let taker = asked(&game)[0];
        order.push(taker);
        play(&mut game, &[&format!("{taker} {card}"), &format!("{taker} lay 0,0")]);
    }
    order.push(asked(&game)[0]);
    assert_eq!(order, [6, 5, 4, 1, 2, 3]);
}

#[test]
fn virtual_players_turn_up_one_of_their_cards_when_the_last_person_has_bid() {
    let mut game = scene(2, |_| {});
    play_rolling(&mut game, "1 bid 9", &[]);
    // The third player's fourth card, the fourth player's first.
    let events = play_rolling(&mut game, "2 bid 8", &[3, 0]);
    assert!(events.contains(&Event::BidsShown { bids: [9, 8, 4, 1].map(bid).to_vec(), bonuses: vec![0; 4] }));
}

#[test]
fn stronger_virtual_players_have_the_ten_and_the_eleven() {
    let bids = |strength: Strength| strength.bids().iter().map(Bid::value).collect::<Vec<_>>();
    assert_eq!(bids(Strength::Beginner), [1, 2, 3, 4, 5, 6, 7, 8, 9]);
    assert_eq!(bids(Strength::Advanced), [2, 3, 4, 5, 6, 7, 8, 9, 10]);
    assert_eq!(bids(Strength::Professional), [3, 4, 5, 6, 7, 8, 9, 10, 11]);
}

#[test]
fn a_virtual_player_spends_each_card_once_an_epoch() {
    let options = Options { people: 1, strength: Strength::Professional, ..Options::default() };
    let mut dice = FastDice::seeded(5);
    let mut scratch = Scratch::<CarsonCards>::default();
    let mut game = CarsonCards::begin(&options, &mut dice, &mut Silence).unwrap();
    let mut bids = vec![Vec::new(); 2];
    while !game.is_over() {
        let action = scratch.pick(&game, Seat::FIRST, &mut dice);
        let epoch = game.epoch();
        let mut events = Vec::new();
        game.play(Seat::FIRST, action, &mut dice, &mut events).unwrap();
        bids[epoch as usize].extend(events.iter().filter_map(|event| match event {
            Event::BidsShown { bids, .. } => Some(bids[2].value()),
            _ => None,
        }));
    }
    for mut epoch in bids {
        epoch.sort_unstable();
        assert_eq!(epoch, [3, 4, 5, 6, 7, 8, 9, 10, 11]);
    }
}

/// One person bids 1 and three virtual players take before him.
fn virtual_choice(row: &[&str], person: Person) -> Vec<(u8, String)> {
    let mut game = scene(1, |position| {
        position.table.row = cards(row);
        position.table.person = Some(person);
    });
    // The virtual players show their highest cards: 9, 9 and 9.
    let events = play_rolling(&mut game, "1 bid 1", &[8, 8, 8]);
    taken(&events)
}

#[test]
fn a_virtual_player_takes_the_highest_pull() {
    // Pulls 9, 8, 7 and 2; the Cowboy 3.
    let taken = virtual_choice(&["I-09", "I-23", "I-27", "I-35"], Person::Cowboy);
    let cards: Vec<&str> = taken.iter().map(|(_, card)| card.as_str()).collect();
    assert_eq!(cards, ["I-35", "I-27", "I-23"]);
    // The Singer's back ranks cactus before boot before horseshoe; the virtual players are star, cactus and boot.
    assert_eq!(taken.iter().map(|(seat, _)| *seat).collect::<Vec<_>>(), [3, 2, 4]);
}

#[test]
fn among_equal_pulls_a_virtual_player_takes_the_card_drawn_first() {
    let taken = virtual_choice(&["I-10", "I-36", "I-35", "I-37"], Person::Cowboy);
    assert_eq!(taken.iter().map(|(_, card)| card.as_str()).collect::<Vec<_>>(), ["I-36", "I-35", "I-37"]);
}

#[test]
fn a_virtual_player_prefers_terrain_to_a_person_of_the_same_pull() {
    // I-23 and the Banker pull 7.
    let taken = virtual_choice(&["I-09", "I-10", "I-12", "I-23"], Person::Banker);
    assert_eq!(taken.iter().map(|(_, card)| card.as_str()).collect::<Vec<_>>(), ["I-23", "banker", "I-09"]);
}

#[test]
fn a_virtual_player_takes_a_person_who_pulls_most_and_never_uses_him() {
    let mut game = scene(1, |position| {
        position.table.person = Some(Person::Lawyer);
        position.table.row = cards(&["I-01", "I-02", "I-03", "I-04"]);
    });
    let events = play_rolling(&mut game, "1 bid 1", &[8, 8, 8]);
    assert_eq!(taken(&events)[0], (3, "lawyer".to_owned()));
    play(&mut game, &["1 take I-03", "1 lay 0,0"]);
    assert_eq!(game.phase(), Phase::Bids, "nobody is asked about the Lawyer");
    assert_eq!(game.points_of(seat(3)), 4);
}

#[test]
fn the_card_that_nobody_takes_leaves_the_game() {
    let mut game = scene(1, |_| {});
    play_rolling(&mut game, "1 bid 1", &[8, 8, 8]);
    // Cowboy (3), I-09 and I-10 (2, in their order) are taken.
    let events = play(&mut game, &["1 take I-12", "1 lay 0,0"]);
    let left_over: Vec<String> = events
        .iter()
        .filter_map(|event| match event {
            Event::LeftOver { cards } => Some(cards.iter().map(ToString::to_string)),
            _ => None,
        })
        .flatten()
        .collect();
    assert_eq!(left_over, ["I-14"]);
    assert_eq!(Position::from(game).table.gone, cards(&["I-14"]));
}

#[test]
fn with_six_players_no_card_is_left_over() {
    let mut game = scene_of(1, 6, |position| position.table.row.push(card("I-13")));
    play_rolling(&mut game, "1 bid 1", &[8, 8, 8, 8, 8]);
    let last = offered(&game, 1);
    assert_eq!(last.len(), 1);
    let events = play(&mut game, &[&format!("1 {}", last[0]), "1 lay 0,0"]);
    assert!(!events.iter().any(|event| matches!(event, Event::LeftOver { .. })), "{events:?}");
}

#[test]
fn the_second_epoch_brings_its_own_cards_and_all_auction_cards_back() {
    let mut game = scene(1, |position| {
        position.table.round = 9;
        for player in &mut position.table.players {
            player.spent = (2..=9).map(bid).collect();
        }
        position.table.players[0].persons = vec![Person::Governor, Person::Heroes];
        position.table.turned = vec![Person::Governor, Person::Heroes];
    });
    play(&mut game, &["1 bid 1"]);
    let last = offered(&game, 1).remove(0);
    let mut events = play(&mut game, &[&format!("1 {last}")]);
    if game.hand().is_some() {
        events.extend(play(&mut game, &["1 lay 0,0"]));
    }
    assert!(events.contains(&Event::EpochBegan { epoch: Epoch::II }));
    assert_eq!(game.round(), 10);
    assert!(game.row().iter().all(|card| card.epoch() == Epoch::II));
    assert_eq!(game.bids_left(seat(1)).len(), 9);
    assert_eq!(game.bids_left(seat(3)).len(), 9);
    assert!(game.turned().contains(Person::Governor), "the Governor serves once a game");
    assert!(!game.turned().contains(Person::Heroes));
    assert_eq!(offered(&game, 1), ["use heroes", "pass"], "the Heroes can be used again");
}

#[test]
fn a_skull_on_the_pile_sends_the_drawn_person_under_it() {
    // A one-person game ends its round; then the next person is the Singer. The rolls after the terrain of the virtual bids:
    // the person on top of the pile, more of them while skulls show, four terrain cards.
    let mut game = scene(1, |_| {});
    play_rolling(&mut game, "1 bid 1", &[8, 8, 8]);
    play(&mut game, &["1 take I-12"]);
    let unseen: Vec<Person> =
        Person::ALL.into_iter().filter(|person| ![Person::Cowboy, Person::Singer].contains(person)).collect();
    let index = |unseen: &[Person], person| {
        unseen.iter().position(|&other| other == person).unwrap().saturating_as::<u32>()
    };
    assert_eq!(Person::Doctor.back().mark, Mark::Skull);
    assert_eq!(Person::Settler.back().mark, Mark::Skull);
    let doctor = index(&unseen, Person::Doctor);
    let without: Vec<Person> = unseen.iter().copied().filter(|&person| person != Person::Doctor).collect();
    let settler = index(&without, Person::Settler);
    let rest: Vec<Person> = without.iter().copied().filter(|&person| person != Person::Settler).collect();
    let banker = index(&rest, Person::Banker);
    let events = play_rolling(&mut game, "1 lay 0,0", &[doctor, settler, banker, 0, 0, 0, 0]);
    let under: Vec<Person> = events
        .iter()
        .filter_map(|event| match event {
            Event::SentUnder { person } => Some(*person),
            _ => None,
        })
        .collect();
    assert_eq!(under, [Person::Singer, Person::Doctor]);
    assert_eq!(game.person(), Some(Person::Settler));
    assert_eq!(game.back(), Some(Person::Banker.back()));
    assert_eq!(Position::from(game).table.under, [Person::Singer, Person::Doctor]);
}

#[test]
fn persons_sent_under_the_pile_come_back_last_and_in_their_order() {
    let everybody_else = |kept: &[Person]| -> Vec<Person> {
        Person::ALL.into_iter().filter(|person| !kept.contains(person)).collect()
    };
    let kept = [Person::Cowboy, Person::Singer, Person::Teacher, Person::Grocer];
    let mut game = scene(1, |position| {
        position.table.under = vec![Person::Teacher, Person::Grocer];
        position.table.gone_persons = everybody_else(&kept);
    });
    play_rolling(&mut game, "1 bid 1", &[8, 8, 8]);
    play(&mut game, &["1 take I-12"]);
    // No roll is needed for the person: the pile has only what lies under it.
    play_rolling(&mut game, "1 lay 0,0", &[0, 0, 0, 0]);
    assert_eq!(game.person(), Some(Person::Singer));
    assert_eq!(game.back(), Some(Person::Teacher.back()));
}

#[test]
fn when_nothing_but_skulls_is_left_everybody_goes_under_once_and_it_ends() {
    let skulls = [Person::Doctor, Person::Settler, Person::Gunslinger];
    let mut game = scene(1, |position| {
        position.next = Some(Person::Doctor);
        position.table.under = vec![Person::Settler, Person::Gunslinger];
        let kept = [Person::Cowboy, Person::Doctor, Person::Settler, Person::Gunslinger];
        position.table.gone_persons =
            Person::ALL.into_iter().filter(|person| !kept.contains(person)).collect();
    });
    play_rolling(&mut game, "1 bid 1", &[8, 8, 8]);
    play(&mut game, &["1 take I-12"]);
    play_rolling(&mut game, "1 lay 0,0", &[0, 0, 0, 0]);
    assert!(skulls.contains(&game.person().unwrap()));
}

#[test]
fn equal_points_share_the_victory() {
    let mut game = scene(2, |position| {
        position.table.round = 18;
        position.table.row = cards(&["II-07", "II-08"]);
        position.table.person = None;
        position.table.phase = Phase::Take;
        position.table.to_take = [seat(1), seat(2)].into_iter().collect();
        for player in &mut position.table.players {
            player.bid = Some(bid(3));
            player.spent = vec![bid(3)];
        }
    });
    // The Singer's back ranks star before hat.
    play(&mut game, &["2 take II-07", "2 lay 0,0", "1 take II-08", "1 lay 0,0"]);
    let standings = game.standings().expect("the game is over");
    assert_eq!(standings.points(), [0, 0, 0, 0]);
    assert_eq!(standings.winners().count(), 4);
}

#[test]
fn showing_the_bids_ends_free_undo() {
    let mut game = scene(4, |_| {});
    let sealed = play(&mut game, &["1 bid 1", "2 bid 2", "3 bid 3"]);
    assert!(!sealed.iter().any(table::Event::reveals));
    let shown = play(&mut game, &["4 bid 4"]);
    assert!(shown.iter().any(table::Event::reveals));
}

proptest! {
    #[test]
    fn bids_in_any_order_of_arrival_give_the_same_game(
        order in Just([1u8, 2, 3]).prop_shuffle(),
        bids in proptest::array::uniform3(1u8..=9),
        seed: u64,
    ) {
        let start = scene(3, |_| {});
        let end = |order: [u8; 3]| {
            let mut game = start.clone();
            let mut dice = ScriptedDice::new([seed.saturating_as::<u32>() % 9]);
            for number in order {
                let action = format!("bid {}", bids[usize::from(number) - 1]).parse().unwrap();
                game.play(seat(number), action, &mut dice, &mut Silence).unwrap();
            }
            game
        };
        prop_assert_eq!(end(order), end([1, 2, 3]));
    }
}
