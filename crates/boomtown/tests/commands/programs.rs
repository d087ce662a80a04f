//! Programs in the arena: any program plays, and whatever it does the run goes on.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::{Value, json};

const BOOMTOWN: &str = env!("CARGO_BIN_EXE_boomtown");

fn arena(game: &str, bots: &[&str], more: &[&str]) -> Output {
    let mut command = Command::new(BOOMTOWN);
    command.args(["arena", game, "--games", "2", "--ms", "5"]).args(more);
    for bot in bots {
        command.args(["--bot", bot]);
    }
    command.output().expect("the command starts")
}

fn results(game: &str, bots: &[&str], more: &[&str]) -> Value {
    let output = arena(game, bots, &[more, &["--json"]].concat());
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("one JSON object")
}

/// A program in Python, as `--bot` takes it.
fn program(name: &str, source: &str) -> String {
    let path: PathBuf = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, source).unwrap();
    format!("cmd:python3 '{}'", path.display())
}

fn engine(game: &str) -> String {
    format!("cmd:'{BOOMTOWN}' engine {game}")
}

#[test]
fn the_bot_of_the_manual_plays_its_games_to_the_end() {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/engine.md");
    let docs = std::fs::read_to_string(docs).unwrap();
    let source = docs.split("```python\n").nth(1).and_then(|rest| rest.split("```").next());
    let bot = program("manual.py", source.expect("the manual shows a bot"));
    let results = results("circle-wagons", &[&bot, "tenderfoot"], &[]);
    assert_eq!(results["bots"][0]["level"], "program");
    assert_eq!(results["bots"][0]["games"], 2);
    assert_eq!(results["bots"][0]["forfeits"], 0, "{}", results["games"]);
}

#[test]
fn an_engine_of_ours_plays_every_game_as_a_program() {
    for game in games::built_in().games() {
        let game = game.game().name();
        let results = results(game, &[&engine(game), "cowhand"], &[]);
        assert_eq!(results["bots"][0]["forfeits"], 0, "{game}: {}", results["games"]);
    }
}

#[test]
fn a_program_is_told_its_view_its_actions_and_its_time_and_nothing_else() {
    let note = Path::new(env!("CARGO_TARGET_TMPDIR")).join("heard.json");
    let source = format!(
        "import json, sys\n\
         for line in sys.stdin:\n    \
             request = json.loads(line)\n    \
             open({:?}, 'w').write(line)\n    \
             print(json.dumps({{'action': request['actions'][0]}}), flush=True)\n",
        note.display().to_string()
    );
    let bot = program("listener.py", &source);
    results("carson-cards", &[&bot, "tenderfoot"], &["--threads", "1"]);
    let heard: Value = serde_json::from_str(&std::fs::read_to_string(&note).unwrap()).unwrap();
    let keys: Vec<&String> = heard.as_object().unwrap().keys().collect();
    assert_eq!(keys, ["id", "do", "game", "rules", "seat", "view", "actions", "ms", "seed"]);
    assert_eq!(
        (&heard["do"], &heard["game"], &heard["ms"]),
        (&json!("choose"), &json!("carson-cards"), &json!(5))
    );
    let title = games::built_in().find("carson-cards").unwrap().game();
    assert!(
        title.read_view(&heard["view"], serde_json::from_value(heard["seat"].clone()).unwrap()).is_ok(),
        "it is a view"
    );
    assert!(title.load(&heard["view"]).is_err(), "it is not a position");
}

#[test]
fn a_program_that_breaks_has_lost_and_the_results_say_how() {
    let cases = [
        ("crash.py", "raise SystemError('out of ideas')", "out of ideas"),
        ("quits.py", "import sys; sys.stdin.readline()", "ended without an answer"),
        ("chatty.py", "print('good morning', flush=True)", "not JSON"),
        (
            "cheat.py",
            "print('{\"action\": \"take 19\"}', flush=True)\nimport sys; sys.stdin.read()",
            "take 19",
        ),
        ("slow.py", "import time; time.sleep(1000)", "did not answer within"),
    ];
    for (name, source, why) in cases {
        let bot = program(name, source);
        let patience = if name == "slow.py" { "50" } else { "60000" };
        let results = results("circle-wagons", &[&bot, "tenderfoot"], &["--patience", patience]);
        let own = &results["bots"][0];
        assert_eq!((&own["losses"], &own["forfeits"]), (&json!(2), &json!(2)), "{name}");
        assert_eq!(results["bots"][1]["wins"], 2, "{name}");
        let told = results["games"][0]["forfeit"]["why"].as_str().unwrap();
        assert!(told.contains(why), "{name}: {told}");
        let shown = String::from_utf8(
            arena("circle-wagons", &[&bot, "tenderfoot"], &["--patience", patience]).stdout,
        )
        .unwrap();
        assert!(
            shown.contains("broke down in 2 games, which count as lost") && shown.contains(why),
            "{name}: {shown}"
        );
    }
}

#[test]
fn a_program_that_is_not_there_is_refused_before_the_first_game() {
    let output = arena("circle-wagons", &["cmd:no-such-program", "tenderfoot"], &[]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("'no-such-program' cannot be started"));
}
