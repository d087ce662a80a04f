//! At the end of the game the Marshal and the Legend play perfectly: no choice that trying everything finds is better than theirs.

use bots::{Budget, Level};
use circle_wagons::{Action, CircleWagons, Options, ScoringCard};
use table::dice::FastDice;
use table::erased::any_game;
use table::{Game, Scratch, Seat, Silence, Viewer};

/// By how much the first seat is ahead if both play as well as can be, by trying everything.
fn value(game: &CircleWagons) -> i32 {
    let Some(seat) = game.deciders().lowest() else {
        let points = game.points();
        return points[0] - points[1];
    };
    let after = legal(game, seat).into_iter().map(|action| value(&played(game, seat, action)));
    if seat == Seat::FIRST { after.max() } else { after.min() }.expect("whoever is asked has something to do")
}

fn legal(game: &CircleWagons, seat: Seat) -> Vec<Action> {
    let mut list = Vec::new();
    game.actions(seat, &mut list);
    list
}

fn played(game: &CircleWagons, seat: Seat, action: Action) -> CircleWagons {
    let mut after = game.clone();
    after.apply(seat, action, &mut FastDice::seeded(0), &mut Silence);
    after
}

/// A random game up to where so many cards are still to be laid.
fn late_position(options: &Options, seed: u64, cards: usize) -> CircleWagons {
    let mut dice = FastDice::seeded(seed);
    let mut scratch = Scratch::default();
    let mut game = CircleWagons::begin(options, &mut dice, &mut Silence).expect("the options can be played");
    while game.circle().len() + game.pending() > cards {
        let seat = game.deciders().lowest().expect("cards are left");
        let action = scratch.pick(&game, seat, &mut dice);
        game.apply(seat, action, &mut dice, &mut Silence);
    }
    game
}

fn check(options: &Options, seed: u64) {
    let game = late_position(options, seed, 2);
    let seat = game.deciders().lowest().expect("two cards are left");
    let position = serde_json::to_value(&game).expect("a position can be written");
    let session = any_game::<CircleWagons>().load(&position).expect("a position of a game can be loaded");
    let view = session.bot_view(Viewer::Seat(seat));
    let entry = games::built_in().find("circle-wagons").expect("the game is registered");
    let best = value(&game);
    for level in [Level::Marshal, Level::BEST] {
        let chosen = entry.bot(level, 0).choose(&view, seat, Budget::millis(60_000));
        let chosen: Action = chosen.parse().expect("a bot's action has a text form");
        let come = value(&played(&game, seat, chosen));
        assert_eq!(come, best, "seed {seed}: the {level}'s {chosen} is not the best");
    }
}

#[test]
fn the_last_two_cards_are_played_perfectly() {
    for seed in 0..12 {
        check(&Options::default(), seed);
    }
}

#[test]
fn the_last_two_cards_are_played_perfectly_where_towns_are_compared() {
    let scoring = [ScoringCard::SmalltownCharm, ScoringCard::ClaimJumpers, ScoringCard::OneTooMany];
    for seed in 0..8 {
        check(&Options { scoring: Some(scoring), ..Options::default() }, seed);
    }
}
