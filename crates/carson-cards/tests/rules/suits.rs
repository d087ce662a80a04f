//! How players come by their suits.

use crate::common::*;
use carson_cards::{CarsonCards, Dealing, Event, Handicap, Options, Phase, Suit};
use table::dice::{FastDice, ScriptedDice};
use table::kit::Kit;
use table::{Game, Seat, Silence};

fn begin(people: u8, suits: Dealing, seed: u64) -> CarsonCards {
    let options = Options { people, suits, ..Options::default() };
    CarsonCards::begin(&options, &mut FastDice::seeded(seed), &mut Silence).unwrap()
}

fn suits(game: &CarsonCards) -> Vec<Option<Suit>> {
    Seat::all(game.seats()).map(|seat| game.suit(seat)).collect()
}

#[test]
fn by_default_suits_are_dealt_by_chance_and_never_bound_to_the_seat() {
    assert_eq!(Options::default().suits, Dealing::Chance);
    for seat in Seat::all(4) {
        let mut seen: Vec<Suit> =
            (0..200).filter_map(|seed| begin(2, Dealing::Chance, seed).suit(seat)).collect();
        seen.sort_unstable();
        seen.dedup();
        assert_eq!(seen, Suit::ALL, "seat {seat}");
    }
}

#[test]
fn everybody_has_a_suit_of_his_own() {
    for (people, seed) in (1..=6).zip(0..) {
        let mut dealt: Vec<_> = suits(&begin(people, Dealing::Chance, seed)).into_iter().flatten().collect();
        dealt.sort_unstable();
        dealt.dedup();
        assert_eq!(dealt.len(), usize::from(people).max(4));
    }
}

#[test]
fn who_wishes_chooses_a_free_suit_and_virtual_players_get_the_rest() {
    let mut game = begin(2, Dealing::Chosen, 1);
    assert_eq!((game.phase(), asked(&game)), (Phase::Suits, vec![1]));
    assert_eq!(offered(&game, 1).len(), 6);
    assert_eq!(refused(&game, "1 bid 3"), "cards-illegal-suit-first");
    play(&mut game, &["1 suit cow"]);
    assert_eq!(asked(&game), [2]);
    assert_eq!(refused(&game, "2 suit cow"), "cards-illegal-suit-taken");
    let events = play(&mut game, &["2 suit hat"]);
    assert_eq!(suits(&game)[..2], [Some(Suit::Cow), Some(Suit::Hat)]);
    assert!(suits(&game)[2..].iter().all(Option::is_some));
    assert!(events.iter().any(|event| matches!(event, Event::SuitsDealt { suits } if suits.len() == 4)));
    assert_eq!((game.round(), asked(&game)), (1, vec![1, 2]), "then the first round begins");
}

#[test]
fn the_last_of_six_is_not_asked_for_the_only_suit_left() {
    let mut game = begin(6, Dealing::Chosen, 1);
    play(&mut game, &["1 suit cow", "2 suit hat", "3 suit star", "4 suit boot", "5 suit cactus"]);
    assert_eq!(game.suit(seat(6)), Some(Suit::Horseshoe));
    assert_eq!(game.phase(), Phase::Bids);
}

#[test]
fn a_game_of_old_keeps_its_suits_by_seat_and_needs_no_roll_for_them() {
    let options = Options { suits: Dealing::BySeat, ..Options::default() };
    // The next person, another for the row, and four terrain cards.
    let mut dice = ScriptedDice::new(&[0, 0, 0, 0, 0, 0][..]);
    let game = CarsonCards::begin(&options, &mut dice, &mut Silence).unwrap();
    assert_eq!((dice.take_fault(), dice.left()), (None, 0));
    assert_eq!(suits(&game), [Suit::Hat, Suit::Star, Suit::Cactus, Suit::Boot].map(Some));
    assert_eq!(CarsonCards::options_of_rules(1, Options::default()).suits, Dealing::BySeat);
    assert_eq!(CarsonCards::options_of_rules(2, Options::default()).suits, Dealing::Chance);
}

#[test]
fn ties_go_by_the_suit_and_not_by_the_seat() {
    // The Singer's back: cactus, star, hat, boot, horseshoe, cow.
    let mut game = scene(4, |position| {
        let suits = [Suit::Cow, Suit::Boot, Suit::Hat, Suit::Cactus];
        for (player, suit) in position.table.players.iter_mut().zip(suits) {
            player.suit = Some(suit);
        }
    });
    play(&mut game, &["1 bid 5", "2 bid 5", "3 bid 5", "4 bid 5"]);
    let mut order = Vec::new();
    for card in ["take I-09", "take I-10", "take I-12", "take I-14"] {
        let taker = asked(&game)[0];
        order.push(taker);
        play(&mut game, &[&format!("{taker} {card}"), &format!("{taker} lay 0,0")]);
    }
    assert_eq!(order, [4, 3, 2, 1]);
}

#[test]
fn chosen_suits_keep_the_laws() {
    for people in [1, 3, 6] {
        let handicap = Some(Handicap::ByTable);
        let options = Options { people, suits: Dealing::Chosen, handicap, ..Options::default() };
        Kit::<CarsonCards>::new(options).games(1).longest(1000).check(|_| {});
    }
}
