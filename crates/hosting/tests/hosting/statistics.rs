//! Laws of statistics, over whole games of every kind.

use hosting::statistics::{Digest, Finished, Opponent, of_all, of_person};
use protocol::{GameStatistics, ResultGroup};
use serde_json::{Value, json};
use table::dice::FastDice;
use table::{AnySession, Dice as _, Seat};

/// A whole game in which everybody decides by chance.
fn played(game: &str, options: &Value, seed: u64) -> (Box<dyn AnySession>, Value) {
    let entry = games::built_in().find(game).expect("a game of ours");
    let mut dice = FastDice::seeded(seed);
    let mut session = entry.game().begin(options, &mut dice).expect("options of this game");
    while let Some(seat) = session.turn().or_else(|| session.deciders().iter().next()) {
        let actions = session.actions(seat);
        let choice = dice.index(actions.len());
        session.play(seat, &actions[choice], &mut dice).expect("the list is the only gate");
    }
    (session, entry.game().check_options(options).expect("options of this game"))
}

fn finished(game: &str, options: &Value, seed: u64) -> Finished {
    let (session, options) = played(game, options, seed);
    let winners = session.standings().expect("it is over").winners().collect();
    let opponent =
        |seat: usize| if seat == 0 { Opponent::Person } else { Opponent::Bot("deputy".to_owned()) };
    Finished {
        table: format!("{game}-{seed}"),
        game: game.to_owned(),
        options,
        over: seed,
        seats: (0..session.seats()).map(opponent).collect(),
        winners,
        digest: Digest::of(session.as_ref()),
    }
}

fn group<'a>(of: &'a GameStatistics, title: &str) -> &'a ResultGroup {
    of.groups.iter().find(|group| group.title.id == title).unwrap_or_else(|| panic!("no {title} in {of:?}"))
}

fn about(one: f64, other: f64) -> bool {
    (one - other).abs() < 1e-9
}

#[test]
fn of_all_seats_together_exactly_the_games_are_won_and_points_are_the_sum_of_their_sources() {
    for (game, options) in [
        ("circle-wagons", json!({})),
        ("carson-cards", json!({"people": 4})),
        ("carson-city", json!({"players": 3})),
    ] {
        let games: Vec<Finished> = (1..=3).map(|seed| finished(game, &options, seed)).collect();
        let seats = games[0].seats.len();
        let told = of_all(&games);
        assert_eq!(told.len(), 1, "{game}: one number of players");
        let told = &told[0];
        assert_eq!(told.total.games as usize, 3 * seats);
        assert!(about(told.total.wins, 3.0), "{game}: {:?}", told.total);
        assert!(about(told.total.chance, 3.0), "{game}: {:?}", told.total);
        let points = told.total.points.expect("they were played to the end") * f64::from(told.total.games);
        let sources: f64 = told.sources.iter().map(|source| source.average * f64::from(source.games)).sum();
        assert!(about(points, sources), "{game}: {points} is not {sources}");
        let by_seat = group(told, "statistics-by-seat");
        assert!(about(by_seat.rows.iter().map(|row| row.results.wins).sum(), 3.0));
        assert!(told.line.is_empty(), "no table is named");
    }
}

#[test]
fn every_character_taken_and_every_building_built_in_carson_city_is_counted() {
    let game = finished("carson-city", &json!({"players": 3}), 7);
    let (session, _) = played("carson-city", &json!({"players": 3}), 7);
    let told_of = |kind: &str| {
        let told = (0..session.decisions())
            .flat_map(|decision| session.told(Some(decision), table::Viewer::Spectator));
        told.filter(|told| told.event.get(kind).is_some()).count()
    };
    let all = of_all(&[game]);
    for (title, event) in [("city-used-characters", "chose"), ("city-used-buildings", "built")] {
        let times: u32 = group(&all[0], title).rows.iter().filter_map(|row| row.times).sum();
        assert_eq!(times as usize, told_of(event), "{title}");
    }
}

#[test]
fn a_person_finds_his_games_by_size_option_and_opponent_and_the_latest_last() {
    let registry = games::built_in();
    let games: Vec<(Finished, Seat)> = [
        (json!({"players": 2}), 5),
        (json!({"players": 3, "horses": true}), 4),
        (json!({"players": 3, "river": "printed", "edition": 2015}), 6),
    ]
    .into_iter()
    .map(|(options, seed)| (finished("carson-city", &options, seed), Seat::FIRST))
    .collect();
    let told = of_person(registry, &games);
    assert_eq!(told.len(), 1);
    let rows = |title: &str| {
        let row = |row: &protocol::ResultRow| (row.label.to_string(), row.results.games);
        group(&told[0], title).rows.iter().map(row).collect::<Vec<_>>()
    };
    assert_eq!(
        rows("statistics-by-players"),
        [("statistics-players count=2".to_owned(), 1), ("statistics-players count=3".to_owned(), 2)]
    );
    let options = rows("statistics-by-option");
    assert_eq!(options[0], ("statistics-usual".to_owned(), 1));
    assert_eq!(options.len(), 4, "as usual, the river, the horses, the edition: {options:?}");
    assert_eq!(rows("statistics-by-opponent"), [("level-deputy".to_owned(), 3)]);
    let tables: Vec<&str> = told[0].line.iter().map(|result| result.table.as_str()).collect();
    assert_eq!(tables, ["carson-city-4", "carson-city-5", "carson-city-6"]);
    for source in &told[0].sources {
        assert_eq!(source.points.len(), 3, "a place for each game of the line");
    }
}
