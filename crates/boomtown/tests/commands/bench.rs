//! The figures of `boomtown bench`, not how good they are.

use std::process::{Command, Output};

use serde_json::Value;

fn bench(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_boomtown"));
    command.args(["bench", "circle-wagons", "--seconds", "0.05"]).args(arguments);
    command.output().expect("the command can be run")
}

#[test]
fn the_json_form_is_one_object_with_every_figure() {
    for (arguments, seats, threads) in [
        (["--seats", "1", "--threads", "2"], 1, 2),
        (["--options", "solo=dry-town", "--threads", "1"], 1, 1),
        (["--seats", "2", "--threads", "1"], 2, 1),
    ] {
        let output = bench(&[&arguments[..], &["--json"]].concat());
        let figures: Value = serde_json::from_slice(&output.stdout).expect("the output is one JSON value");
        assert_eq!(figures["game"], "circle-wagons");
        assert_eq!(figures["seats"], seats, "{arguments:?}");
        assert_eq!(figures["threads"], threads);
        assert!(figures["state_bytes"].as_u64().is_some_and(|bytes| bytes > 0));
        for key in ["games_per_second", "decisions_per_second", "ns_per_decision", "legal_per_decision"] {
            assert!(figures[key].as_f64().is_some_and(|figure| figure > 0.0), "{key} in {figures}");
        }
        for key in ["games_per_second", "decisions_per_second", "ns_per_decision"] {
            let without = &figures["without_lists"][key];
            assert!(without.as_f64().is_some_and(|figure| figure > 0.0), "{key} in {figures}");
        }
        assert_eq!(figures.as_object().map(serde_json::Map::len), Some(9));
    }
}

#[test]
fn games_are_measured_with_lists_or_without() {
    for (lists, written, spared) in [("written", true, false), ("spared", false, true)] {
        let output = bench(&["--json", "--lists", lists]);
        let figures: Value = serde_json::from_slice(&output.stdout).expect("the output is one JSON value");
        assert_eq!(figures["legal_per_decision"].is_number(), written, "{figures}");
        assert_eq!(figures["without_lists"].is_object(), spared, "{figures}");
    }
}

#[test]
fn the_figures_fit_each_other() {
    let output = bench(&["--json", "--threads", "2"]);
    let figures: Value = serde_json::from_slice(&output.stdout).expect("the output is one JSON value");
    let figure = |key: &str| figures[key].as_f64().expect("the figure is a number");
    // Fifteen cards are laid, and drafting them takes at most as many decisions and at least three.
    let decisions = figure("decisions_per_second") / figure("games_per_second");
    assert!((18.0..=31.0).contains(&decisions), "{figures}");
}

#[test]
fn a_number_of_games_is_the_same_games_every_time() {
    let bench = |arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_boomtown"));
        command
            .args(["bench", "circle-wagons", "--json"])
            .args(arguments)
            .output()
            .expect("the command can be run")
    };
    let listed = |games: &str| {
        let figures: Value =
            serde_json::from_slice(&bench(&["--games", games]).stdout).expect("one JSON value");
        figures["legal_per_decision"].as_f64().expect("the figure is a number").to_bits()
    };
    assert_eq!(listed("20"), listed("20"));
    assert_ne!(listed("20"), listed("21"), "one more game has other lists");
    assert_eq!(bench(&["--games", "0"]).status.code(), Some(2));
    assert_eq!(bench(&["--games", "20", "--seconds", "1"]).status.code(), Some(2));
}

#[test]
fn what_cannot_be_played_is_refused() {
    for arguments in [
        ["--seats", "5"],
        ["--options", "solo=nowhere"],
        ["--options", "seats"],
        ["--threads", "0"],
        ["--seconds", "-1"],
    ] {
        let output = bench(&arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(output.stdout.is_empty() && !output.stderr.is_empty(), "{arguments:?}");
    }
}
