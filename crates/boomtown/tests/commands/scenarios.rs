//! The rules as examples: every file under `scenarios/` must hold, and what does not hold must be told.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn check(paths: &[&Path], more: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_boomtown"));
    command.args(["scenario", "check"]).args(more).args(paths);
    command.output().expect("the command can be run")
}

fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("the report is text")
}

/// A file of its own for each test.
fn written(name: &str, source: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, source).expect("the folder for test files can be written to");
    path
}

const BEGIN: &str = "title = 'Test'\ngame = 'circle-wagons'\n";

#[test]
fn every_scenario_of_the_project_holds() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios");
    let output = check(&[&folder], &["--quiet"]);
    let report = stdout(&output);
    assert!(output.status.success(), "{report}");
    let closing = report.lines().last().unwrap_or_default();
    assert!(closing.ends_with(" passed, 0 failed") && !closing.starts_with("0 "), "{report}");
}

#[test]
fn the_lessons_of_the_browser_are_current() {
    are_current(boomtown::write_lessons, "learn/lessons", "lessons");
}

#[test]
fn the_puzzles_of_the_browser_are_current() {
    let puzzles = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../puzzles");
    are_current(|folder| boomtown::write_puzzles(&puzzles, folder), "puzzles/data", "puzzles");
}

fn are_current(write: impl Fn(&Path) -> std::io::Result<()>, kept: &str, example: &str) {
    let fresh = tempfile::tempdir().unwrap();
    write(fresh.path()).unwrap();
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src").join(kept);
    let names = |folder: &Path| {
        let entries = std::fs::read_dir(folder).unwrap();
        let mut names: Vec<_> = entries.map(|entry| entry.unwrap().file_name()).collect();
        names.sort();
        names
    };
    assert_eq!(names(fresh.path()), names(&kept));
    for name in names(&kept) {
        let read = |folder: &Path| std::fs::read_to_string(folder.join(&name)).unwrap();
        let same = read(fresh.path()) == read(&kept);
        assert!(same, "{}: write them anew with `cargo run -p boomtown --example {example}`", name.display());
    }
}

#[test]
fn a_lesson_that_contradicts_the_rules_or_itself_fails() {
    let head = "title = 'Lesson'\ngame = 'circle-wagons'\nlesson = 'test'\n[position]\nscoring = ['gold-country', 'the-herd', 'bootleggers']\ncircle = [2, 7]\nturn = 1\ntowns = [[], []]\n";
    for (step, code, piece) in [
        ("learn = 'a'\nplay = '1: take 2'\naccept = ['1: take 9']", 1, "accept 'take 9'"),
        ("learn = 'a'\nplay = '1: take 2'\ninstead = { 'take 2' = 'b' }", 1, "instead 'take 2'"),
        (
            "learn = 'a'\nplay = '1: take 2'\naccept = 'any'\nexpect.position.taken = 2",
            1,
            "if it is 'take 7'",
        ),
        ("learn = 'a'", 2, "belong to a 'play'"),
        ("play = '1: take 2'\naccept = 'any'", 2, "belong to a 'learn'"),
        ("play = '1: take 2'", 2, "a lesson needs a step with 'learn'"),
        ("learn = 'a'\nplay = '1: take 2'\naccept = 'all'", 2, "a list of actions"),
    ] {
        let path = written("bad-lesson.toml", &format!("{head}[[step]]\n{step}\n"));
        let output = check(&[&path], &[]);
        assert_eq!(output.status.code(), Some(code), "{step}\n{}", stdout(&output));
        assert!(stdout(&output).contains(piece), "{piece}\nis not in\n{}", stdout(&output));
    }
}

#[test]
fn every_example_of_the_docs_holds() {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/scenarios.md");
    let docs = std::fs::read_to_string(docs).unwrap();
    let examples: Vec<&str> =
        docs.split("```toml\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    assert!(!examples.is_empty());
    for (index, example) in examples.iter().enumerate() {
        let path = written(&format!("docs-{index}.toml"), example);
        let output = check(&[&path], &[]);
        assert!(output.status.success(), "{example}\n{}", stdout(&output));
    }
}

#[test]
fn a_failure_names_the_line_what_was_expected_and_what_was_found() {
    let path = written("wrong-points.toml", &format!("{BEGIN}[expect]\ndeciders = [1]\npoints = [0, 7]\n"));
    let output = check(&[&path], &[]);
    let report = stdout(&output);
    assert_eq!(output.status.code(), Some(1));
    for piece in [
        "wrong-points.toml:4: at the beginning\n        deciders\n          expected [1]\n          found    [2]\n",
        "wrong-points.toml:5: at the beginning\n        points of seat 2\n          expected 7\n          found    0\n",
        "\n0 passed, 1 failed\n",
    ] {
        assert!(report.contains(piece), "{piece}\nis not in\n{report}");
    }
}

#[test]
fn each_kind_of_expectation_can_fail() {
    let position = "position = { scoring = ['badlands', 'fortified', 'the-herd'], circle = [7, 8], turn = 1, \
                    towns = [[{ card = 5, column = 0, row = 0 }], []] }\n";
    for expectation in [
        "points = [0, 0]",
        "points = [4]",
        "points.2 = 1",
        "points.3 = 0",
        "lines.1.desert = 2",
        "lines.1.oil = 2",
        "places = [2, 1]",
        "winners = [1]",
        "deciders = [2]",
        "deciders = []",
        "over = true",
        "count = 3",
        "count.2 = 1",
        "legal = ['take 9']",
        "legal = ['2: take 7']",
        "only_legal = ['take 7']",
        "only_legal = ['take 7', 'take 8', 'take 9']",
        "illegal = ['take 7']",
        "illegal = ['jump']",
        "illegal = { 'take 9' = 'not-touching' }",
        "position.circle = [7]",
        "position.circle._length = 3",
        "position.circle.1 = 8",
        "position.towns.1.-1.card = 6",
        "position.taken = 7",
        "position.turn._absent = true",
        "view.over = true",
        "facts.towns.1.cells.'0,0' = 'desert cow'",
        "facts.towns.1.cells.'5,5' = 'desert cow'",
        "facts.towns.1.objects.gun = 2",
        "events = ['laid']",
        "undo = ['free', 'nothing']",
        "refused = 'anything'",
        "viewer = 3\nexpect.over = false",
    ] {
        let path = written("can-fail.toml", &format!("{BEGIN}{position}expect.{expectation}\n"));
        let output = check(&[&path], &[]);
        assert_eq!(output.status.code(), Some(1), "{expectation}\n{}", stdout(&output));
    }
}

#[test]
fn a_malformed_file_is_refused_with_the_line_the_key_and_the_keys_there_are() {
    for (name, source, complaint) in [
        (
            "unknown-key",
            "[expect]\nponts = [1, 2]\n",
            ":4: 'expect' has no key 'ponts'; the keys are viewer, points, lines,",
        ),
        ("wrong-type", "[[step]]\nplay = 7\n", ":4: 'play' must be a text, not a number"),
        (
            "wrong-step",
            "[[step]]\nplays = 'take 7'\n",
            ":4: a step has no key 'plays'; the keys are note, play, seat,",
        ),
        ("no-toml", "[expect\n", ":3: "),
        ("seat-nine", "[[step]]\nplay = '9: take 7'\n", ":4: '9' is not a seat from 1 to 8"),
        ("underscore", "expect.position._size = 7\n", ":3: '_size' is none of _absent, _length, _has"),
        (
            "two-beginnings",
            "options = {}\nposition = {}\n",
            ":4: a game begins with 'options' or with a 'position'",
        ),
        (
            "two-chances",
            "seed = 1\ndice = [1]\n",
            ":3: rolls come from 'dice' or from a 'seed', not from both",
        ),
        ("dice-alone", "[[step]]\ndice = [1]\n", ":4: 'seat', 'dice' and 'learn' belong to a 'play'"),
        (
            "outside",
            "play = 'take 7'\n[[scenario]]\n",
            ":3: 'play' is outside of a scenario: put it into a [[scenario]]",
        ),
    ] {
        let path = written(&format!("{name}.toml"), &format!("{BEGIN}{source}"));
        let output = check(&[&path], &[]);
        let report = stdout(&output);
        assert_eq!(output.status.code(), Some(2), "{name}: {report}");
        assert!(report.contains(&format!("{name}.toml{complaint}")), "{name}: {report}");
    }
}

#[test]
fn dice_that_do_not_fit_are_failures() {
    let fourteen = ["0"; 14].join(", ");
    let begin = |dice: &str| {
        format!("{BEGIN}options.scoring = ['badlands', 'fortified', 'the-herd']\ndice = [{dice}]\n")
    };
    for (name, dice, code) in [
        ("right", fourteen.clone(), 0),
        ("too-few", "0, 0".to_owned(), 1),
        ("too-many", format!("{fourteen}, 0"), 1),
        ("too-high", fourteen.replacen('0', "15", 1), 1),
    ] {
        let path = written(&format!("dice-{name}.toml"), &begin(&dice));
        let output = check(&[&path], &[]);
        assert_eq!(output.status.code(), Some(code), "{name}: {}", stdout(&output));
    }
}
