//! `boomtown arena` from the outside, through the real command.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::{Value, json};
use table::Record;

fn arena(arguments: &[&str]) -> Output {
    command(arguments).output().expect("the command starts")
}

fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_boomtown"));
    command.args(["arena", "circle-wagons"]).args(arguments);
    command
}

fn json_of(arguments: &[&str]) -> Value {
    let output = arena(&[arguments, &["--json"]].concat());
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("one JSON object")
}

/// A new empty folder.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// The results without what the clock and the machine have to do with.
fn without_times(mut results: Value) -> Value {
    results["run"] = Value::Null;
    for bot in results["bots"].as_array_mut().unwrap() {
        bot["time"] = Value::Null;
    }
    results
}

fn list(value: &Value) -> &Vec<Value> {
    value.as_array().expect("a list")
}

const RANDOM: [&str; 6] = ["--bot", "tenderfoot", "--bot", "tenderfoot", "--ms", "1"];

#[test]
fn the_results_do_not_depend_on_the_number_of_threads() {
    let on =
        |threads| without_times(json_of(&[&RANDOM[..], &["--games", "40", "--threads", threads]].concat()));
    assert_eq!(on("1"), on("4"));
}

#[test]
fn another_seed_gives_other_games() {
    let games = |seed| json_of(&[&RANDOM[..], &["--games", "4", "--seed", seed]].concat())["games"].clone();
    assert_ne!(games("1"), games("1000"));
    assert_eq!(games("1"), games("1"));
}

#[test]
fn a_set_up_can_be_played_again_by_its_own_seed() {
    let many = json_of(&[&RANDOM[..], &["--games", "6", "--seed", "5"]].concat());
    let one = json_of(&[&RANDOM[..], &["--games", "1", "--seed", "7"]].concat());
    let points = |results: &Value, from: usize| {
        list(&results["games"])[from..].iter().map(|game| game["points"].clone()).collect::<Vec<_>>()
    };
    assert_eq!(points(&many, 4), points(&one, 0));
}

#[test]
fn a_pair_of_games_has_the_same_set_up_and_swapped_seats() {
    let records = folder("pairs");
    let results = json_of(&[&RANDOM[..], &["--games", "6", "--records", records.to_str().unwrap()]].concat());
    for pair in list(&results["games"]).chunks(2) {
        assert_eq!((&pair[0]["seats"], &pair[1]["seats"]), (&json!([0, 1]), &json!([1, 0])));
        assert_eq!(pair[0]["seed"], pair[1]["seed"]);
        let set_up = |game: &str| {
            let path = records.join(format!("circle-wagons-{}-{game}.txt", pair[0]["seed"]));
            let text = fs::read_to_string(path).unwrap();
            text.lines().find(|line| line.starts_with("setup")).unwrap().to_owned()
        };
        assert_eq!(set_up("1"), set_up("2"));
    }
}

#[test]
fn independent_games_share_no_set_up() {
    let results = json_of(&[&RANDOM[..], &["--games", "10", "--no-pairs"]].concat());
    let seeds: BTreeSet<u64> =
        list(&results["games"]).iter().map(|game| game["seed"].as_u64().unwrap()).collect();
    assert_eq!(seeds.len(), 10);
    assert_eq!(results["pairing"], "independent");
}

#[test]
fn games_are_rounded_up_to_whole_pairs() {
    let results = json_of(&[&RANDOM[..], &["--games", "3"]].concat());
    assert_eq!((&results["count"]["games"], &results["count"]["rounds"]), (&json!(4), &json!(2)));
}

#[test]
fn against_the_script_each_bot_plays_the_same_set_ups_alone() {
    let results = json_of(&[&RANDOM[..], &["--games", "8", "--options", "solo=gold-fever"]].concat());
    assert_eq!(results["against"], "script");
    for pair in list(&results["games"]).chunks(2) {
        assert_eq!((&pair[0]["seats"], &pair[1]["seats"]), (&json!([0, null]), &json!([1, null])));
        assert_eq!(pair[0]["seed"], pair[1]["seed"]);
    }
    assert_eq!(results["seats"][1]["held_by"], "script");
    assert!(list(&results["bots"]).iter().all(|bot| bot["games"] == 4));
}

#[test]
fn one_bot_alone_is_measured_against_the_script() {
    let arguments = ["--bot", "cowhand", "--games", "5", "--ms", "1", "--options", r#"{"solo":"dry-town"}"#];
    let results = json_of(&arguments);
    assert_eq!((&results["count"]["games"], &results["verdict"]["runner_up"]), (&json!(5), &Value::Null));
    assert!(results["verdict"]["sentence"].as_str().unwrap().contains("script"));
}

#[test]
fn in_a_round_robin_every_two_meet_equally_often() {
    let bots = ["--bot", "tenderfoot", "--bot", "cowhand", "--bot", "deputy", "--ms", "1"];
    let results = json_of(&[&bots[..], &["--round-robin", "--games", "12"]].concat());
    for duel in list(&results["duels"]) {
        let games = ["ahead", "level", "behind"].map(|key| duel[key].as_u64().unwrap());
        assert_eq!(games.iter().sum::<u64>(), 4);
    }
    assert_eq!(list(&results["duels"]).len(), 3);
}

#[test]
fn a_bot_can_have_a_budget_of_its_own() {
    let results = json_of(&["--bot", "deputy:7", "--bot", "deputy", "--ms", "3", "--games", "2"]);
    let budgets: Vec<&Value> = list(&results["bots"]).iter().map(|bot| &bot["budget_ms"]).collect();
    assert_eq!(budgets, [&json!(7), &json!(3)]);
    assert_eq!(results["bots"][0]["name"], "deputy:7");
}

#[test]
fn with_a_budget_in_positions_searching_bots_play_the_same_games_again() {
    let run = || json_of(&["--bot", "uct:20p", "--bot", "marshal:20p", "--games", "2"]);
    let results = run();
    let budget = |key: &str| list(&results["bots"]).iter().map(|bot| bot[key].clone()).collect::<Vec<_>>();
    assert_eq!(budget("budget_positions"), [json!(20), json!(20)]);
    assert_eq!(budget("budget_ms"), [Value::Null, Value::Null]);
    assert_eq!(without_times(results), without_times(run()));
}

#[test]
fn the_ladder_rates_every_bot_and_writes_a_page_with_its_command() {
    let page = folder("ladder").join("ladder.md");
    let mut command = Command::new(env!("CARGO_BIN_EXE_boomtown"));
    command.args(["arena", "ladder", "circle-wagons", "--set-ups", "4", "--ms", "1", "--seed", "5"]);
    command.args(["--bot", "tenderfoot", "--bot", "cowhand", "--bot", "greedy"]);
    let output = command.arg("--report").arg(&page).output().expect("the command starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let (told, page) = (String::from_utf8(output.stdout).unwrap(), fs::read_to_string(page).unwrap());
    for bot in ["tenderfoot", "cowhand", "greedy"] {
        assert!(
            told.contains(bot) && page.contains(&format!("\n| {bot} | ")),
            "{bot} is missing in:\n{page}"
        );
    }
    assert!(told.contains("24 games on 4 set-ups, each in 6 seatings, from seed 5."), "{told}");
    assert!(
        page.contains("`boomtown arena ladder circle-wagons --set-ups 4 --ms 1 --seed 5 --bot tenderfoot:1"),
        "{page}"
    );
}

#[test]
fn every_record_replays_to_the_reported_points() {
    for (name, options, kinds) in
        [("duel", "{}", ["tenderfoot", "tenderfoot"]), ("solo", "solo=high-noon", ["tenderfoot", "scripted"])]
    {
        let records = folder(&format!("records-{name}"));
        let at = ["--games", "4", "--options", options, "--records", records.to_str().unwrap()];
        let results = json_of(&[&RANDOM[..], &at].concat());
        let mut replayed: Vec<Vec<i64>> = Vec::new();
        for entry in fs::read_dir(&records).unwrap() {
            let record = Record::read(&fs::read_to_string(entry.unwrap().path()).unwrap()).unwrap();
            assert_eq!(record.players().iter().map(|player| player.kind.as_str()).collect::<Vec<_>>(), kinds);
            assert!(record.players().iter().all(|player| !player.name.is_empty()));
            let game = games::built_in().find(record.game()).unwrap().game();
            let (session, _) = game.resume(&record).expect("the record replays to the letter");
            replayed.push(session.standings().unwrap().points().into_iter().map(i64::from).collect());
        }
        let mut reported: Vec<Vec<i64>> = list(&results["games"])
            .iter()
            .map(|game| serde_json::from_value(game["points"].clone()).unwrap())
            .collect();
        replayed.sort();
        reported.sort();
        assert_eq!(replayed, reported);
    }
}

#[test]
fn a_pipe_gets_characters_only_and_all_tables() {
    let output = arena(&[&RANDOM[..], &["--games", "4"]].concat());
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(!text.contains('\u{1b}'), "no colours where nobody sees them");
    assert!(output.stderr.is_empty(), "no progress where nobody sees it");
    for part in ["tenderfoot #1", "tenderfoot #2", "Score", "Elo", "Median", "Seat", "Thinking", "p99"] {
        assert!(text.contains(part), "{part} is missing in:\n{text}");
    }
}

#[test]
fn what_cannot_be_played_is_refused_with_what_to_do() {
    let file = folder("refused").join("file");
    fs::write(&file, "in the way").unwrap();
    let below_file = file.join("deeper");
    let cases: [(&[&str], &str); 11] = [
        (&["--bot", "sheriff"], "tenderfoot, cowhand, deputy, marshal"),
        (&["--bot", "marshal:soon", "--bot", "cowhand"], "give whole milliseconds"),
        (&["--bot", "marshal"], "give --bot 2 times"),
        (&["--bot", "marshal", "--bot", "cowhand", "--bot", "deputy"], "add --round-robin"),
        (&["--games", "0"], "from 1 to 10,000,000"),
        (&["--ms", "0"], "at least 1"),
        (&["--threads", "0"], "from 1 to 1024"),
        (&["--options", "solo"], "key=value"),
        (&["--options", "luck=good"], "no game can start with these --options"),
        (&["--report", below_file.to_str().unwrap()], "choose another file with --report"),
        (&["--records", below_file.to_str().unwrap()], "choose another folder with --records"),
    ];
    for (arguments, way_out) in cases {
        let output = arena(arguments);
        let told = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(told.contains(way_out), "{arguments:?} says: {told}");
        assert!(output.stdout.is_empty(), "{arguments:?}");
    }
}

#[test]
fn no_game_is_played_for_a_report_that_cannot_be_written() {
    let records = folder("no-report");
    let report = records.join("nowhere").join("report.html");
    let at = ["--records", records.to_str().unwrap(), "--report", report.to_str().unwrap(), "--games", "2"];
    assert_eq!(arena(&[&RANDOM[..], &at].concat()).status.code(), Some(2));
    assert_eq!(fs::read_dir(&records).unwrap().count(), 0);
}

#[test]
fn the_report_is_a_well_formed_page_of_its_own() {
    let report = folder("report").join("report.html");
    let three = ["--bot", "tenderfoot", "--bot", "cowhand", "--bot", "deputy", "--round-robin", "--ms", "1"];
    let solo = ["--bot", "tenderfoot", "--options", "solo=gold-fever"];
    for arguments in [&RANDOM[..], &three, &solo] {
        let output = arena(&[arguments, &["--games", "12", "--report", report.to_str().unwrap()]].concat());
        assert!(output.status.success());
        let page = fs::read_to_string(&report).unwrap();
        check_tags(&page);
        let outside = page.replace("http://www.w3.org/2000/svg", "");
        for link in ["http:", "https:", "<script", "<link", "@import", "url(", "src="] {
            assert!(!outside.contains(link), "the page asks for {link}");
        }
        let pictures = page.matches("role=\"img\"").count();
        assert_eq!(pictures, 7);
        assert_eq!(page.matches("<desc ").count(), pictures);
        assert!(page.matches("<table>").count() >= pictures, "every picture has its numbers");
    }
}

/// Every tag that opens closes, in the right order; every reference within the page leads somewhere.
fn check_tags(page: &str) {
    let mut open: Vec<&str> = Vec::new();
    let body = page.strip_prefix("<!DOCTYPE html>").expect("a page says what it is");
    for part in body.split('<').skip(1) {
        let (tag, _) = part.split_once('>').expect("a tag ends");
        let name = tag.split([' ', '/', '\n']).find(|name| !name.is_empty()).expect("a tag has a name");
        if tag.starts_with('/') {
            assert_eq!(open.pop(), Some(name), "a tag closes that is not open");
        } else if !tag.ends_with('/') {
            open.push(name);
        }
        assert_eq!(tag.matches('"').count() % 2, 0, "quotes in <{tag}>");
    }
    assert!(open.is_empty(), "{open:?} stay open");
    for reference in page.split("href=\"#").skip(1) {
        let id = reference.split('"').next().unwrap();
        assert!(page.contains(&format!("id=\"{id}\"")), "{id} is nowhere");
    }
}

#[cfg(unix)]
#[test]
fn ctrl_c_reports_what_was_played() {
    let records = folder("ctrl-c");
    let at = ["--games", "5000000", "--threads", "1", "--json", "--records", records.to_str().unwrap()];
    let mut running = command(&[&RANDOM[..], &at].concat());
    running.stdout(std::process::Stdio::piped());
    let running = running.spawn().unwrap();
    // Two whole games, so that both bots have one.
    while fs::read_dir(&records).unwrap().count() < 4 {
        std::thread::yield_now();
    }
    let kill = Command::new("sh").args(["-c", &format!("kill -INT {}", running.id())]).status().unwrap();
    assert!(kill.success());
    let output = running.wait_with_output().unwrap();
    assert!(output.status.success());
    let results: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(results["run"]["interrupted"], true);
    let played = results["count"]["games"].as_u64().unwrap();
    assert!((3..5_000_000).contains(&played));
    assert_eq!(list(&results["games"]).len() as u64, played);
    fs::remove_dir_all(&records).unwrap();
}

#[test]
fn with_orders_a_game_of_four_calls_people_far_less_often() {
    let hand_overs = |more: &[&str]| {
        let mut arena = Command::new(env!("CARGO_BIN_EXE_boomtown"));
        arena.args(["arena", "carson-city", "--games", "4", "--json"]).args(["--bot", "cowhand"].repeat(4));
        let output = arena.args(more).output().expect("the command starts");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let results: Value = serde_json::from_slice(&output.stdout).expect("one JSON object");
        results["hand_overs_per_game"].as_f64().expect("it is counted")
    };
    let (without, with) = (hand_overs(&[]), hand_overs(&["--orders"]));
    assert!(with <= 110.0 && with < 0.7 * without, "{without} without orders, {with} with them");
}
