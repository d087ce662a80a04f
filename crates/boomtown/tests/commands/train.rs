//! `boomtown train`: the same command gives the same weights, and says what it learnt.

use std::process::{Command, Output};

fn train(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_boomtown"));
    command.arg("train").args(arguments).output().expect("the command can be run")
}

#[test]
fn the_same_weights_come_of_it_on_any_number_of_threads() {
    let folder = tempfile::tempdir().expect("there is room for files");
    let weights = |threads: &str| {
        let path = folder.path().join(format!("{threads}.txt"));
        let name = path.to_str().expect("the path is plain");
        let course = ["carson-city", "--games", "40", "--generations", "2", "--positions", "2"];
        let output = train(&[&course[..], &["--threads", threads, "--out", name]].concat());
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let told = String::from_utf8(output.stdout).expect("the report is text");
        assert!(told.contains("Generation 2") && told.contains("trained now"), "{told}");
        std::fs::read_to_string(path).expect("the weights were written")
    };
    let alone = weights("1");
    assert_eq!(alone, weights("3"));
    assert!(
        alone.contains("\n# boomtown train carson-city --games 40 --generations 2 --positions 2 --seed 1\n")
    );
    assert!(alone.lines().any(|line| line.starts_with("saloons ")), "{alone}");
}

#[test]
fn a_game_whose_bots_learn_nothing_is_refused() {
    let output = train(&["circle-wagons"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("use carson-city"));
}
