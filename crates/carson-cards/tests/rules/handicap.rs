//! The points with which virtual players begin, and how often they win with them.

use carson_cards::{CarsonCards, Handicap, Mixture, Options, Strength};
use serde_json::json;
use table::dice::FastDice;
use table::kit::playthrough;
use table::{Game, Record, Resumed, Session, Silence};

use crate::common::scene;

fn begin(options: Options) -> CarsonCards {
    CarsonCards::begin(&options, &mut FastDice::seeded(1), &mut Silence).unwrap()
}

fn points(game: &CarsonCards) -> Vec<i32> {
    game.standings_now().points()
}

#[test]
fn every_size_of_table_with_a_virtual_player_has_its_figures() {
    for people in 1..=6 {
        for fill in 4..=6 {
            let options = Options { people, fill, ..Options::default() };
            let mixture = Mixture::of(options);
            assert_eq!(mixture.is_some(), options.virtual_players() > 0, "{people} people up to {fill}");
        }
    }
}

#[test]
fn virtual_players_begin_with_the_points_of_their_table_and_people_with_none() {
    for mixture in Mixture::ALL {
        for strength in Strength::ALL {
            let Mixture { people, virtuals, .. } = mixture;
            let options = Options { people, fill: people + virtuals, strength, ..Options::default() };
            let people = vec![0; usize::from(people)];
            let with = vec![mixture.points(strength); usize::from(virtuals)];
            assert_eq!(points(&begin(options)), [people, with].concat(), "{options:?}");
            let off = Options { handicap: Some(Handicap::Off), ..options };
            assert_eq!(points(&begin(off)), vec![0; options.players()], "{options:?}");
        }
    }
}

#[test]
fn one_person_against_three_plays_by_the_printed_rules() {
    let alone = Mixture::of(Options { people: 1, ..Options::default() }).unwrap();
    assert_eq!(Strength::ALL.map(|strength| alone.points(strength)), [0; 3]);
}

#[test]
fn among_several_people_a_beginner_wins_an_even_share_an_advanced_player_more_a_professional_most() {
    for mixture in Mixture::ALL.into_iter().filter(|mixture| mixture.people > 1) {
        let [beginner, advanced, professional] =
            Strength::ALL.map(|strength| i32::from(mixture.share(strength, Handicap::ByTable)));
        assert!((beginner - i32::from(mixture.even_share())).abs() <= 1, "{mixture:?}");
        assert!(beginner < advanced && advanced < professional, "{mixture:?}");
    }
}

#[test]
fn a_position_says_whether_there_is_a_handicap_and_a_short_one_has_none() {
    let short = scene(3, |_| {});
    assert_eq!(short.options().handicap, Some(Handicap::Off));
    assert_eq!(points(&short), [0; 4]);
    let game = begin(Options { people: 3, ..Options::default() });
    let written = serde_json::to_value(&game).unwrap();
    assert_eq!(written["options"]["handicap"], json!("by-table"));
    assert_eq!(serde_json::from_value::<CarsonCards>(written).unwrap(), game);
}

#[test]
fn a_record_of_rules_without_handicaps_has_none() {
    let options = Options { people: 3, handicap: Some(Handicap::Off), ..Options::default() };
    let now = playthrough::<CarsonCards>(&options, 7);
    assert!(now.contains("rules 4\n") && now.contains(r#","handicap":"off""#), "{now}");
    let old = now.replace("rules 4\n", "rules 2\n").replace(r#","handicap":"off""#, "");
    let (session, resumed) = Session::<CarsonCards>::resume(&Record::read(&old).unwrap()).unwrap();
    assert_eq!(resumed, Resumed::Replayed);
    assert_eq!(session.state().options().handicap, Some(Handicap::Off));
}

/// A game of two people and two beginners, who began with 2 points each under these rules.
const RECORD_OF_RULES_3: &str = include_str!("rules-3.record");

#[test]
fn a_finished_record_of_rules_3_keeps_its_points() {
    let said = RECORD_OF_RULES_3.replace(r#""suits":"chance""#, r#""suits":"chance","handicap":"house""#);
    for record in [RECORD_OF_RULES_3, said.as_str()] {
        let (session, resumed) = Session::<CarsonCards>::resume(&Record::read(record).unwrap()).unwrap();
        assert_eq!(resumed, Resumed::Replayed);
        assert_eq!(points(session.state()), [54, 36, 145, 140]);
    }
}

#[test]
fn a_running_game_of_rules_3_keeps_its_points() {
    let mut position = serde_json::to_value(begin(Options { people: 3, ..Options::default() })).unwrap();
    position["options"]["handicap"] = json!("house");
    let game: CarsonCards = serde_json::from_value(position).unwrap();
    assert_eq!(points(&game), [0, 0, 0, -9]);
    assert_eq!(serde_json::to_value(&game).unwrap()["options"]["handicap"], json!("house"));
}
