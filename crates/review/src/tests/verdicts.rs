//! The sentence about what made the difference. The page says it too: `web/tests/verdict.test.ts` has the same cases.

use serde::Deserialize;
use table::{Arg, Phrase, Seat};

use crate::{Review, SeatSum, Settings};

#[derive(Deserialize)]
struct Case {
    points: Vec<i32>,
    seats: Vec<Sum>,
    seat: Seat,
    won: bool,
    verdict: Verdict,
}

#[derive(Deserialize)]
struct Sum {
    luck: f64,
    start: f64,
    decisions: f64,
}

#[derive(Deserialize, PartialEq, Debug)]
struct Verdict {
    id: String,
    points: i64,
    rival: Seat,
    parts: Vec<(String, i64)>,
}

fn cases() -> Vec<Case> {
    serde_json::from_str(include_str!("verdicts.json")).expect("the cases are JSON")
}

fn review(points: &[i32], seats: &[Sum]) -> Review {
    let sum = |(seat, sum): (Seat, &Sum)| SeatSum {
        seat,
        lead: 0.0,
        start: sum.start,
        luck: sum.luck,
        luck_doubt: 0.0,
        decisions: sum.decisions,
        others: 0.0,
        rest: 0.0,
        rounds: Vec::new(),
    };
    Review {
        game: "circle-wagons".to_owned(),
        settings: Settings::default(),
        points: points.to_vec(),
        moments: Vec::new(),
        decisions: Vec::new(),
        fortunes: Vec::new(),
        seats: Seat::all(seats.len()).zip(seats).map(sum).collect(),
        key_decisions: Vec::new(),
        key_fortunes: Vec::new(),
    }
}

fn argument<'a>(phrase: &'a Phrase, name: &str) -> &'a Arg {
    let found = phrase.args.iter().find(|(argument, _)| argument == name);
    &found.unwrap_or_else(|| panic!("{phrase} has no {name}")).1
}

fn number(phrase: &Phrase) -> i64 {
    match argument(phrase, "points") {
        Arg::Number(points) => *points,
        other => panic!("{other:?} is no number"),
    }
}

fn said(phrase: &Phrase) -> Verdict {
    let Arg::Seat(rival) = argument(phrase, "rival") else { panic!("{phrase} names nobody") };
    let Arg::List(parts) = argument(phrase, "parts") else { panic!("{phrase} has no parts") };
    let part = |part: &Phrase| (part.id.trim_start_matches("review-part-").to_owned(), number(part));
    Verdict {
        id: phrase.id.to_string(),
        points: number(phrase),
        rival: *rival,
        parts: parts.iter().map(part).collect(),
    }
}

#[test]
fn a_verdict_names_the_best_of_the_others_and_its_parts() {
    for case in cases() {
        let told = review(&case.points, &case.seats).verdict(case.seat, case.won).expect("the seat played");
        assert_eq!(said(&told), case.verdict);
    }
}

#[test]
fn the_parts_of_a_verdict_add_up_to_the_difference() {
    for case in cases() {
        let told = said(&review(&case.points, &case.seats).verdict(case.seat, case.won).expect("it played"));
        let ahead = case.points[case.seat.index()] - case.points[told.rival.index()];
        assert_eq!(told.parts.iter().map(|(_, points)| points).sum::<i64>(), i64::from(ahead));
    }
}

#[test]
fn there_is_no_verdict_on_a_game_for_one() {
    let alone = review(&[12], &[Sum { luck: 1.0, start: 2.0, decisions: 0.0 }]);
    assert_eq!(alone.verdict(Seat::FIRST, true), None);
}
