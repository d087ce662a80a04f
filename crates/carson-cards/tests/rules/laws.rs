//! The laws of the table, for every number of people and virtual players and every strength.

use carson_cards::{CarsonCards, Epoch, Handicap, Options, PadLine, Person, Position, Strength, Terrain};
use table::kit::Kit;
use table::{Game, Viewer};

/// Every card lies in just one place; in the second epoch the rest of the first one's is gone.
fn cards_are_conserved(game: &CarsonCards) {
    let Position { table, next, .. } = Position::from(game.clone());
    let players = || table.players.iter();
    let mut terrain: Vec<Terrain> =
        players().flat_map(|player| player.city.iter().map(|laid| laid.card)).collect();
    terrain.extend(players().flat_map(|player| &player.collected));
    terrain.extend(table.row.iter().chain(&table.hand).chain(&table.sold).chain(&table.gone));
    let on_the_table = terrain.len();
    terrain.sort_unstable();
    terrain.dedup();
    assert_eq!(terrain.len(), on_the_table, "a terrain card lies in two places");

    let mut persons: Vec<Person> = players().flat_map(|player| &player.persons).copied().collect();
    persons.extend(table.person.iter().chain(&table.under).chain(&table.gone_persons).chain(&next));
    let known = persons.len();
    persons.sort_unstable();
    persons.dedup();
    assert_eq!(persons.len(), known, "a person is in two places");

    // What was dealt is what rounds so far took from the pile.
    let rounds = usize::from(game.round());
    let this_epoch = (rounds - 1) % usize::from(CarsonCards::ROUNDS) + 1;
    let dealt = terrain.iter().filter(|card| card.epoch() == game.epoch()).count();
    let each = game.options().row();
    assert!(
        (this_epoch * each..=this_epoch * each + 2).contains(&dealt),
        "{dealt} cards dealt in {this_epoch} rounds"
    );
    if game.epoch() == Epoch::I {
        assert!(terrain.iter().all(|card| card.epoch() == Epoch::I));
    }
}

/// The figures on the map make the lines of the pad for buildings.
fn what_buildings_bring_is_what_the_pad_counts(game: &CarsonCards) {
    let view = game.view(Viewer::Spectator);
    for (worths, standing) in view.worths.iter().zip(&view.scores.seats) {
        let lines =
            standing.lines.iter().filter(|line| PadLine::ALL.map(PadLine::phrase).contains(&line.label));
        let counted: i32 = lines.map(|line| line.points).sum();
        assert_eq!(worths.values().sum::<i32>(), counted, "{worths:?} of {standing:?}");
    }
}

fn check(options: Options, games: u64) {
    Kit::<CarsonCards>::new(options).games(games).longest(1000).check(|game| {
        cards_are_conserved(game);
        what_buildings_bring_is_what_the_pad_counts(game);
        assert!(
            game.deciders().iter().all(|seat| game.is_person(seat)),
            "virtual players play by the rules alone"
        );
    });
}

#[test]
fn every_number_of_people_and_virtual_players_keeps_the_laws() {
    for people in 1..=6 {
        for fill in 4..=6 {
            check(Options { people, fill, handicap: Some(Handicap::ByTable), ..Options::default() }, 2);
        }
    }
}

#[test]
fn every_strength_keeps_the_laws() {
    for strength in Strength::ALL {
        check(
            Options { people: 1, fill: 4, strength, handicap: Some(Handicap::ByTable), ..Options::default() },
            4,
        );
        check(
            Options { people: 2, fill: 6, strength, handicap: Some(Handicap::ByTable), ..Options::default() },
            2,
        );
    }
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<CarsonCards>() < 1024, "{} bytes", size_of::<CarsonCards>());
}

#[test]
fn the_form_the_account_and_the_previews_keep_the_laws() {
    for people in [2, 4] {
        Kit::<CarsonCards>::new(Options { people, ..Options::default() })
            .games(2)
            .longest(1000)
            .check_client();
    }
}
