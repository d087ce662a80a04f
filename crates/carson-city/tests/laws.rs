//! The laws of the table over random games: every number of players, both editions, the named and random sets of characters.

use carson_city::options::{BuildingSet, Characters, Preset};
use carson_city::{Building, CarsonCity, Edition, Options, Position};
use table::kit::Kit;
use table::{Game, Seat};

/// Cowboys, property tiles, building tiles and dynamite: none is lost and none is made.
fn pieces_are_conserved(game: &CarsonCity) {
    let position = Position::from(*game);
    let mut dynamite = 0;
    for seat in Seat::all(game.seats()) {
        let player = game.player(seat);
        assert!(player.cowboys + player.on_board() <= 10, "seat {seat} has more than ten cowboys");
        assert!(game.town().owned(seat).len() <= 12, "seat {seat} has more than twelve parcels");
        dynamite += player.all_dynamite();
    }
    assert!(dynamite <= 7, "there are seven sticks of dynamite");
    let all = position.buildings.tiles();
    for kind in Building::ALL {
        let row = game.row().iter().filter(|&&tile| tile == Some(kind)).count();
        let kept: u8 = Seat::all(game.seats()).map(|seat| game.player(seat).kept.count(kind)).sum();
        let somewhere = game.bag().count(kind) + kept + (row + game.town().buildings(kind).len()) as u8;
        let in_hand = u8::from(
            kind == Building::CityHall && matches!(game.asked(), Some(carson_city::Ask::CityHall { .. })),
        );
        assert_eq!(somewhere + in_hand, all.count(kind), "tiles of {kind}");
    }
}

fn check(options: Options, games: u64) {
    Kit::<CarsonCity>::new(options).games(games).longest(900).check(pieces_are_conserved);
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
