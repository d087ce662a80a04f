//! What a viewer may know.

use crate::common::*;
use carson_cards::{CarsonCards, Person, Phase, Position, Sealed, View};
use table::dice::FastDice;
use table::{Game, Viewer};

fn sealed_game(second: u8, next: Person) -> CarsonCards {
    scene(3, |position| {
        position.next = Some(next);
        position.sealed =
            vec![Sealed { seat: seat(1), bid: bid(4) }, Sealed { seat: seat(2), bid: bid(second) }];
    })
}

#[test]
fn a_sealed_bid_is_known_to_its_owner_only() {
    let [game, other] = [7, 2].map(|second| sealed_game(second, Person::Singer));
    for viewer in [Viewer::Seat(seat(1)), Viewer::Seat(seat(3)), Viewer::Spectator] {
        assert_eq!(game.view(viewer), other.view(viewer), "{viewer:?}");
        assert!(game.view(viewer).sealed.contains(seat(2)), "that it lies there is known");
    }
    assert_eq!(game.view(Viewer::Seat(seat(2))).own_bid, Some(bid(7)));
    assert_eq!(game.view(Viewer::Seat(seat(1))).own_bid, Some(bid(4)));
}

#[test]
fn imagined_states_vary_the_bids_of_others_and_keep_the_own_one() {
    let game = sealed_game(7, Person::Singer);
    let view = game.view(Viewer::Seat(seat(1)));
    let mut bids = std::collections::BTreeSet::new();
    for seed in 0..50 {
        let imagined = CarsonCards::imagine(&view, &mut FastDice::seeded(seed));
        let bid_of = |number| imagined.view(Viewer::Seat(seat(number))).own_bid;
        assert_eq!(bid_of(1), Some(bid(4)));
        bids.insert(bid_of(2));
    }
    assert!(bids.len() > 5, "{bids:?}");
}

#[test]
fn an_imagined_bid_is_never_a_spent_card() {
    let game = scene(2, |position| {
        position.table.round = 8;
        position.table.players[1].spent = (1..=7).map(bid).collect();
        position.sealed = vec![Sealed { seat: seat(2), bid: bid(9) }];
    });
    let view = game.view(Viewer::Seat(seat(1)));
    for seed in 0..20 {
        let imagined = CarsonCards::imagine(&view, &mut FastDice::seeded(seed));
        let imagined = imagined.view(Viewer::Seat(seat(2))).own_bid.unwrap();
        assert!([8, 9].map(bid).contains(&imagined));
    }
}

#[test]
fn a_view_shows_the_back_of_the_next_person_and_does_not_name_him() {
    let game = sealed_game(7, Person::Prospector);
    let view = game.view(Viewer::Spectator);
    assert_eq!(view.back, Some(Person::Prospector.back()));
    let written = serde_json::to_string(&view).unwrap();
    assert!(!written.contains("prospector"), "{written}");
}

#[test]
fn spent_auction_cards_of_all_players_are_public() {
    let mut game = scene(1, |_| {});
    play(&mut game, &["1 bid 4"]);
    let View { table, .. } = game.view(Viewer::Spectator);
    assert_eq!(table.players[0].spent, [bid(4)]);
    assert!(table.players[1..].iter().all(|player| player.spent.len() == 1));
}

#[test]
fn a_view_lists_every_placement_with_its_points() {
    let game = scene(1, |position| {
        position.table.phase = Phase::Take;
        position.table.row.clear();
        position.table.person = None;
        position.table.hand = Some(card("I-13"));
        position.table.to_take = [seat(1)].into_iter().collect();
        for player in &mut position.table.players {
            player.bid = Some(bid(3));
            player.spent = vec![bid(3)];
        }
        position.table.players[0].city = city(&["I-24 0,0"]);
    });
    let view = game.view(Viewer::Seat(seat(1)));
    assert_eq!(view.placements.len(), offered(&game, 1).len());
    // I-13's Mine beside the two mountains below I-24.
    let beside = view.placements.iter().find(|place| place.at == spot("0,2")).unwrap();
    assert_eq!(beside.gain, 4);
    for place in view.placements {
        let mut after = game.clone();
        let before = after.points_of(seat(1));
        play(&mut after, &[&format!("1 lay {}", place.at)]);
        assert_eq!(after.points_of(seat(1)) - before, place.gain, "{}", place.at);
    }
}

#[test]
fn whoever_else_could_lie_under_the_open_back_looks_the_same_to_everybody() {
    let with = |next| sealed_game(7, next);
    for person in Person::ALL.into_iter().filter(|&person| person != Person::Cowboy) {
        let alike = Person::ALL
            .into_iter()
            .filter(|&other| other != person && other != Person::Cowboy && other.back() == person.back());
        for other in alike {
            for viewer in Viewer::all(4) {
                assert_eq!(with(person).view(viewer), with(other).view(viewer), "{person} or {other}");
            }
        }
    }
}

#[test]
fn imagined_states_put_everybody_who_fits_under_the_open_back_equally_often() {
    // Of the three with this back the Cowboy lies in the row: the Singer and the Banker are left.
    const WORLDS: u64 = 2000;
    let view = sealed_game(7, Person::Singer).view(Viewer::Seat(seat(1)));
    let mut found = std::collections::BTreeMap::new();
    for seed in 0..WORLDS {
        let imagined = CarsonCards::imagine(&view, &mut FastDice::seeded(seed));
        let Position { next, .. } = Position::from(imagined);
        *found.entry(next.unwrap()).or_insert(0) += 1;
    }
    assert_eq!(found.keys().copied().collect::<Vec<_>>(), [Person::Singer, Person::Banker]);
    assert!(found.values().all(|&times| (WORLDS * 2 / 5..WORLDS * 3 / 5).contains(&times)), "{found:?}");
}

#[test]
fn the_skull_and_the_suits_are_all_that_a_view_tells_of_the_next_person() {
    for person in Person::ALL.into_iter().filter(|&person| person != Person::Cowboy) {
        let view = sealed_game(7, person).view(Viewer::Spectator);
        assert_eq!(view.back, Some(person.back()));
        let mut written = serde_json::to_value(&view).unwrap();
        let fields = written.as_object_mut().unwrap();
        fields.remove("back");
        assert!(!written.to_string().contains(person.name()), "{person}");
    }
}
