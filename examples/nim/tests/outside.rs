//! A game and a bot from outside are played like the built-in ones: `CONTRIBUTING.md` names what they need.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::process::{Child, Command, Output, Stdio};

use games::RegistryError;
use nim::{Nim, Options, PerfectBot};
use serde_json::{Value, json};
use table::kit::Kit;

fn nim(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_nim"));
    command.args(arguments).env("LC_ALL", "C");
    command
}

fn done(arguments: &[&str]) -> Output {
    let output = nim(arguments).output().expect("the command starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    output
}

#[test]
fn the_rules_keep_the_laws_of_the_table() {
    Kit::<Nim>::new(Options::default()).games(30).longest(21).check(|nim| assert!(nim.heap() <= 21));
}

#[test]
fn the_form_the_account_and_the_previews_keep_the_laws() {
    Kit::<Nim>::new(Options::default()).games(10).longest(21).check_client();
}

#[test]
fn a_copy_of_the_folder_stands_anywhere_once_its_paths_are_changed() {
    let manifest = include_str!("../Cargo.toml");
    assert!(!manifest.contains("workspace = true"), "a copy has no workspace to take this from");
    let outside = manifest.lines().filter(|line| line.contains("../../crates/")).count();
    assert_eq!(outside, 4, "the README and CONTRIBUTING.md say how many paths there are");
}

#[test]
fn the_arena_knows_the_game_and_the_bot() {
    let output =
        done(&["arena", "nim", "--bot", "perfect", "--bot", "tenderfoot", "--games", "40", "--json"]);
    let results: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(results["bots"][0]["name"], "perfect");
    assert!(results["bots"][0]["score"]["value"].as_f64().unwrap() > 0.8, "{}", results["bots"][0]["score"]);
}

#[test]
fn the_engine_plays_it_with_its_own_texts() {
    let mut engine = nim(&["engine", "nim"]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let requests =
        "{\"do\":\"new\"}\n{\"do\":\"play\",\"seat\":1,\"action\":\"take 2\"}\n{\"do\":\"quit\"}\n";
    engine.stdin.take().unwrap().write_all(requests.as_bytes()).unwrap();
    let output = engine.wait_with_output().unwrap();
    let answers: Vec<Value> = output
        .stdout
        .split(|byte| *byte == b'\n')
        .filter_map(|line| serde_json::from_slice(line).ok())
        .collect();
    assert_eq!(answers[1]["ok"]["told"][0]["text"], "Player 1 takes 2 counters.");
}

#[test]
fn its_scenarios_hold() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/scenarios");
    let output = done(&["scenario", "check", folder]);
    assert!(String::from_utf8_lossy(&output.stdout).contains("2 passed, 0 failed"));
}

/// A server that goes down with the test.
struct Serving(Child);

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn the_server_offers_the_game_with_all_its_bots() {
    let data = tempfile::tempdir().unwrap();
    let at = ["serve", "--listen", "127.0.0.1:0", "--data", data.path().to_str().unwrap()];
    let mut serving = Serving(nim(&at).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap());
    let mut greeting = String::new();
    BufReader::new(serving.0.stdout.take().unwrap()).read_line(&mut greeting).unwrap();
    let address = greeting.split("http://").nth(1).and_then(|rest| rest.split('/').next()).unwrap();
    let mut socket = TcpStream::connect(address).unwrap();
    write!(socket, "GET /api/games HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    socket.read_to_string(&mut answer).unwrap();
    let body = answer.split("\r\n\r\n").nth(1).unwrap();
    let games: Vec<Value> =
        serde_json::from_str(&body[body.find('[').unwrap()..=body.rfind(']').unwrap()]).unwrap();
    let nim = games.iter().find(|game| game["name"] == "nim").expect("the server offers it");
    assert_eq!(nim["levels"], json!(["tenderfoot", "cowhand", "deputy", "marshal", "legend", "perfect"]));
}

#[test]
fn no_name_is_given_twice_and_every_bot_has_its_game() {
    let again = nim::registry().unwrap().with_game::<Nim>();
    assert_eq!(again.unwrap_err(), RegistryError::GameExists("nim"));
    let taken = nim::registry().unwrap().with_bot::<Nim>("perfect", |_| Box::new(PerfectBot));
    assert_eq!(taken.unwrap_err(), RegistryError::BotExists { game: "nim", bot: "perfect".to_owned() });
    let homeless = games::Registry::built_in().with_bot::<Nim>("perfect", |_| Box::new(PerfectBot));
    assert_eq!(homeless.unwrap_err(), RegistryError::NoSuchGame("nim"));
    let bad = nim::registry().unwrap().with_bot::<Nim>("Best Of All", |_| Box::new(PerfectBot));
    assert_eq!(bad.unwrap_err(), RegistryError::BadName("Best Of All".to_owned()));
}
