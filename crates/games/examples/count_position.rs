//! Counts a position line by line: `cargo run -p boomtown-games --example count_position`, or `-- GAME FILE.json` for one of your own.

use serde_json::{Value, json};
use table::Viewer;
use words::{Language, Words};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (game, position): (&str, Value) = match &arguments[..] {
        [game, file] => (game, serde_json::from_str(&std::fs::read_to_string(file)?)?),
        _ => (
            "circle-wagons",
            json!({
                "scoring": ["badlands", "cool-water", "the-herd"],
                "circle": [7, 8],
                "turn": 1,
                "towns": [[{"card": 5, "column": 0, "row": 0}], [{"card": 4, "column": 0, "row": 0}]],
            }),
        ),
    };
    let title = games::built_in().find(game).ok_or("there is no such game")?.game();
    let session = title.load(&position).map_err(|bad| format!("{bad:?}"))?;
    let words = Words::new(Language::English);
    for standing in session.scores(Viewer::Spectator).seats {
        println!("{}: {} points", words.name(standing.seat), standing.points);
        for line in standing.lines {
            println!("  {:>4}  {}", line.points, words.say(&line.label));
        }
    }
    Ok(())
}
