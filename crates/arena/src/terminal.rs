//! The results as text for a terminal.

use std::fmt::Write as _;

use super::format::{
    counted, elo_range, elo_value, milliseconds, number_text, options_text, percent, percent_range,
    plain_range, signed, signed_range,
};
use super::grid::{Grid, Style, spark};
use super::plan::{Against, Pairing};
use super::summary::{Certainty, Duel, HeldBy, Summary};

/// The line width of sentences.
const WIDTH: usize = 96;

/// All results.
pub fn show(summary: &Summary, style: Style) -> String {
    let mut parts = vec![heading(summary, style), verdict(summary, style), results(summary).draw(style)];
    parts.push(points(summary).draw(style));
    if summary.bots.len() > 2 && !summary.duels.is_empty() {
        parts.push(matrix(summary).draw(style));
    }
    let advantage = summary.seat_verdict.as_ref().map(|sentence| format!("{sentence}\n")).unwrap_or_default();
    parts.push(seats(summary).draw(style) + &advantage);
    parts.push(thinking(summary).draw(style));
    parts.extend(forfeits(summary));
    parts.push(closing(summary, style));
    parts.join("\n")
}

/// What was played, in a line.
pub(crate) fn played(summary: &Summary) -> String {
    let count = &summary.count;
    let games = counted(count.games, "game");
    let how = match (summary.pairing, summary.against) {
        (Pairing::Independent, _) => "each on its own set-up".to_owned(),
        (Pairing::Paired, Against::Script) if count.seatings == 1 => "each on its own set-up".to_owned(),
        (Pairing::Paired, Against::Script) => format!("{} for every bot", counted(count.rounds, "set-up")),
        (Pairing::Paired, Against::Bots) => format!("{} from every seat", counted(count.rounds, "set-up")),
    };
    let cut = if count.games < count.planned {
        format!(" (stopped before {})", count.planned)
    } else {
        String::new()
    };
    format!("{games}{cut}, {how}, seed {}", summary.seed)
}

fn heading(summary: &Summary, style: Style) -> String {
    let options = options_text(&summary.options).map(|options| format!(" {options}")).unwrap_or_default();
    format!("{}{options}: {}\n", style.strong(summary.game), played(summary))
}

fn verdict(summary: &Summary, style: Style) -> String {
    let lines = wrapped(&summary.verdict.sentence, WIDTH);
    let style = |line: &str| match summary.verdict.certainty {
        Certainty::Sure | Certainty::Likely => style.strong(line),
        Certainty::Open => line.to_owned(),
    };
    lines.iter().fold(String::new(), |mut text, line| {
        let _ = writeln!(text, "{}", style(line));
        text
    })
}

fn results(summary: &Summary) -> Grid {
    let mut grid =
        Grid::new(["Bot", "Games", "Won", "Drawn", "Lost", "Score", "95% interval", "Elo", "95% interval"]);
    for bot in &summary.bots {
        grid.row([
            bot.name.clone(),
            bot.games.to_string(),
            bot.wins.to_string(),
            bot.draws.to_string(),
            bot.losses.to_string(),
            percent(bot.score.value),
            percent_range(bot.score),
            elo_value(bot.elo),
            elo_range(bot.elo),
        ]);
    }
    grid
}

fn points(summary: &Summary) -> Grid {
    let shared = &summary.bots[0].points.histogram;
    let range = format!("{} to {}", shared.from, shared.end() - 1);
    let mut grid = Grid::with_headings(
        ["Points", "Mean", "Median", "SD", "Min", "Max", "Margin", "95% interval", range.as_str()]
            .map(ToOwned::to_owned)
            .to_vec(),
    );
    let width = shared.counts.len().max(range.chars().count());
    for bot in &summary.bots {
        let spread = bot.points.spread;
        grid.row([
            bot.name.clone(),
            number_text(spread.mean, 1),
            number_text(spread.median, 1),
            spread.sd.map_or_else(|| "–".to_owned(), |sd| number_text(sd, 1)),
            number_text(spread.min, 0),
            number_text(spread.max, 0),
            signed(bot.margin.mean.value, 1),
            signed_range(bot.margin.mean),
            format!("{:width$}", spark(&bot.points.histogram.counts)),
        ]);
    }
    grid
}

fn matrix(summary: &Summary) -> Grid {
    let headings =
        std::iter::once("Ahead of".to_owned()).chain(summary.bots.iter().map(|bot| bot.name.clone()));
    let mut grid = Grid::with_headings(headings.collect());
    for (row, bot) in summary.bots.iter().enumerate() {
        let cell = |column: usize| {
            let duel = Duel::between(&summary.duels, row, column);
            duel.map_or_else(|| "–".to_owned(), |duel| percent(duel.score.value))
        };
        grid.row(std::iter::once(bot.name.clone()).chain((0..summary.bots.len()).map(cell)));
    }
    grid
}

fn seats(summary: &Summary) -> Grid {
    let mut grid = Grid::new(["Seat", "Score", "95% interval", "Points", "95% interval"]);
    for seat in &summary.seats {
        let scripted = if seat.held_by == HeldBy::Script { " (script)" } else { "" };
        grid.row([
            format!("{}{scripted}", seat.seat),
            percent(seat.score.value),
            percent_range(seat.score),
            number_text(seat.points.value, 1),
            plain_range(seat.points),
        ]);
    }
    grid
}

fn thinking(summary: &Summary) -> Grid {
    let mut grid =
        Grid::new(["Thinking", "Decisions a game", "Choices", "Budget", "Mean", "p99", "Max", "Over budget"]);
    for bot in &summary.bots {
        let over = match bot.time.over_budget {
            0 => "never".to_owned(),
            times => format!("{times} of {}", bot.time.decisions),
        };
        grid.row([
            bot.name.clone(),
            number_text(bot.decisions_per_game, 1),
            number_text(bot.actions_per_decision, 1),
            bot.budget(),
            milliseconds(bot.time.mean_ms),
            milliseconds(bot.time.p99_ms),
            milliseconds(bot.time.max_ms),
            over,
        ]);
    }
    grid
}

/// Which programs failed, each with its first failure.
fn forfeits(summary: &Summary) -> Option<String> {
    let mut lines = String::new();
    for (index, bot) in summary.bots.iter().enumerate().filter(|(_, bot)| bot.forfeits > 0) {
        let first = summary.games.iter().find_map(|game| {
            let forfeit = game.forfeit.as_ref()?;
            (game.seats[forfeit.seat.index()] == Some(index)).then_some((game.seed, forfeit))
        });
        let Some((seed, forfeit)) = first else { continue };
        let (games, why) = (counted(bot.forfeits, "game"), &forfeit.why);
        let at = format!("game seed {seed}, seat {}, decision {}", forfeit.seat, forfeit.decision);
        let _ = writeln!(
            lines,
            "{} broke down in {games}, which count as lost. First ({at}): it {why}.",
            bot.name
        );
    }
    (!lines.is_empty()).then_some(lines)
}

fn closing(summary: &Summary, style: Style) -> String {
    let length = summary.length.spread;
    let lasted = format!(
        "A game has {} decisions, from {} to {}.",
        number_text(length.mean, 1),
        number_text(length.min, 0),
        number_text(length.max, 0)
    );
    let took = format!("{:.1} s on {}.", summary.run.seconds, counted(summary.run.threads, "thread"));
    let rules = "A draw counts half, a first place shared by more in equal parts.";
    style.dim(&format!("{lasted} {took}\n{rules}")) + "\n"
}

fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + word.chars().count() < width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_break_between_words() {
        assert_eq!(wrapped("one two three", 8), ["one two", "three"]);
    }
}
