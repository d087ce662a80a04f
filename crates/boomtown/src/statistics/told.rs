//! Statistics as text, with a table for each grouping.

use protocol::{GameStatistics, PointSource, Results, Statistics};
use table::Phrase;
use words::Words;

use crate::common::registry;
use crate::play::wording::game_name;

/// Everything, game by game.
pub(super) fn lines(statistics: &Statistics, words: &Words) -> Vec<String> {
    if statistics.games.is_empty() {
        return vec![words.get("statistics-empty")];
    }
    statistics.games.iter().flat_map(|game| game_lines(game, words)).collect()
}

fn game_lines(game: &GameStatistics, words: &Words) -> Vec<String> {
    let known = registry().find(&game.game);
    let name = known.map_or_else(|| game.game.clone(), |entry| game_name(words, entry.game()));
    let title = match game.players {
        Some(count) => {
            words.say(&Phrase::new("statistics-game-of").with("game", name).with("count", i64::from(count)))
        }
        None => name,
    };
    let mut lines = vec![format!("── {title} ──")];
    let mut total = Table::new(words, String::new());
    total.push(words.get("statistics-games"), &game.total);
    lines.extend(total.lines());
    for group in &game.groups {
        let mut table = Table::new(words, words.say(&group.title));
        for row in &group.rows {
            table.push(words.say(&row.label), &row.results);
        }
        lines.push(String::new());
        lines.extend(table.lines());
    }
    if !game.sources.is_empty() {
        lines.extend([String::new(), words.get("statistics-source")]);
        lines.extend(sources(&game.sources, words));
    }
    lines.push(String::new());
    lines
}

fn sources(sources: &[PointSource], words: &Words) -> Vec<String> {
    let labels: Vec<String> = sources.iter().map(|source| words.say(&source.label)).collect();
    let wide = labels.iter().map(|label| label.chars().count()).max().unwrap_or_default();
    let line = |(source, label): (&PointSource, &String)| {
        format!("  {label:wide$}  {:>6}", words.tenths(source.average))
    };
    sources.iter().zip(&labels).map(line).collect()
}

/// Results below each other, with columns as wide as their content.
struct Table<'w> {
    words: &'w Words,
    rows: Vec<[String; 5]>,
}

impl Table<'_> {
    fn new(words: &Words, title: String) -> Table<'_> {
        let heads = ["statistics-games", "statistics-won", "statistics-points", "statistics-place"];
        let [games, won, points, place] = heads.map(|id| words.get(id));
        Table { words, rows: vec![[title, games, won, points, place]] }
    }

    fn push(&mut self, label: String, results: &Results) {
        let share = |wins: f64| self.words.percent(wins / f64::from(results.games.max(1)));
        let due = Phrase::new("statistics-due").with("chance", share(results.chance));
        let average = |value: Option<f64>| value.map_or_else(String::new, |value| self.words.tenths(value));
        let won = format!("{} ({})", share(results.wins), self.words.say(&due));
        let cells = [label, results.games.to_string(), won, average(results.points), average(results.place)];
        self.rows.push(cells);
    }

    fn lines(&self) -> Vec<String> {
        let wide = |column: usize| self.rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
        let [label, games, won, points, place] = [0, 1, 2, 3, 4].map(wide);
        let line = |row: &[String; 5]| {
            format!(
                "{:label$}  {:>games$}  {:>won$}  {:>points$}  {:>place$}",
                row[0], row[1], row[2], row[3], row[4]
            )
        };
        self.rows.iter().map(line).collect()
    }
}
