//! Draws the course of a game with characters: each player's chance of winning after each decision.

use ::review::{Review, ReviewedMoment};
use table::{Phrase, SaturatingAs as _, Seat};
use words::Words;

/// The maximum number of columns of the plot, without the labels.
const COLUMNS: usize = 60;
/// The number of rows; every second one has a label.
const ROWS: usize = 9;
/// The width of a label.
const LABEL: usize = 6;
/// Where several players are at the same place.
const TOGETHER: char = '*';

/// The plot, the rounds below it, and a legend with the sign of each player.
pub(super) fn chances(review: &Review, words: &Words) -> Vec<String> {
    let columns = review.moments.len().min(COLUMNS);
    let mut lines = vec![words.get("review-line")];
    let rows = grid(&review.moments, columns);
    for (row, cells) in rows.iter().enumerate() {
        let level = share(ROWS - 1 - row, ROWS - 1);
        let label = if row % 2 == 0 { words.percent(level) } else { String::new() };
        let line: String = cells.iter().collect();
        lines.push(format!("{label:>LABEL$} |{}", line.trim_end()));
    }
    let ruler = rounds(&review.moments, columns);
    if !ruler.trim().is_empty() {
        lines.push(format!("{:>LABEL$}  {}", "", ruler.trim_end()));
    }
    let (Some(first), Some(last)) = (review.moments.first(), review.moments.last()) else { return lines };
    for seat in Seat::all(last.chances.len()) {
        let told = Phrase::new("review-line-told")
            .with("name", seat)
            .with("first", words.percent(first.chances[seat.index()]))
            .with("last", words.percent(last.chances[seat.index()]));
        lines.push(format!("{:>LABEL$}  {}", sign(seat), words.say(&told)));
    }
    lines
}

/// The sign of a player: the seat number.
fn sign(seat: Seat) -> char {
    char::from_digit((seat.index() + 1).saturating_as::<u32>(), 10).unwrap_or(TOGETHER)
}

/// The moment that a column shows: the first and the last are always included.
fn moment(column: usize, columns: usize, moments: usize) -> usize {
    if columns < 2 { 0 } else { column * (moments - 1) / (columns - 1) }
}

fn grid(moments: &[ReviewedMoment], columns: usize) -> Vec<Vec<char>> {
    let mut grid = vec![vec![' '; columns]; ROWS];
    for column in 0..columns {
        let chances = &moments[moment(column, columns, moments.len())].chances;
        for (seat, &chance) in Seat::all(chances.len()).zip(chances) {
            let cell = &mut grid[row(chance)][column];
            *cell = if *cell == ' ' { sign(seat) } else { TOGETHER };
        }
    }
    grid
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a chance is from 0 to 1")]
fn row(chance: f64) -> usize {
    let height = (chance.clamp(0.0, 1.0) * share(ROWS - 1, 1)).round() as usize;
    ROWS - 1 - height
}

fn share(part: usize, whole: usize) -> f64 {
    f64::from(part.saturating_as::<u32>()) / f64::from(whole.saturating_as::<u32>())
}

/// The number of each round where it begins; empty if there is only one round.
fn rounds(moments: &[ReviewedMoment], columns: usize) -> String {
    let round = |column: usize| moments[moment(column, columns, moments.len())].round;
    let begins = |column: usize| column > 0 && round(column) != round(column - 1);
    let mut ruler = String::new();
    for column in (0..columns).filter(|&column| begins(column)) {
        // Rounds that are shorter than their number is wide are left out.
        if ruler.len() <= column {
            ruler.push_str(&" ".repeat(column - ruler.len()));
            ruler.push_str(&round(column).to_string());
            ruler.push(' ');
        }
    }
    ruler
}

#[cfg(test)]
mod tests {
    use ::review::Settings;
    use words::Language;

    use super::*;

    fn review(chances: &[(u32, f64)]) -> Review {
        let moment = |&(round, chance): &(u32, f64)| ReviewedMoment {
            round,
            points: vec![],
            chances: vec![chance, 1.0 - chance],
        };
        Review {
            game: "circle-wagons".to_owned(),
            settings: Settings::default(),
            points: vec![1, 2],
            moments: chances.iter().map(moment).collect(),
            decisions: vec![],
            fortunes: vec![],
            seats: vec![],
            key_decisions: vec![],
            key_fortunes: vec![],
        }
    }

    #[test]
    fn everybody_is_drawn_at_his_chance_after_each_decision() {
        let words = Words::new(Language::English).with_names(["Ann", "Bob"]);
        let lines = chances(&review(&[(1, 0.5), (1, 0.75), (2, 0.25), (2, 1.0)]), &words);
        assert_eq!(
            lines,
            [
                "Chance of winning",
                "  100% |   1",
                "       |",
                "   75% | 12",
                "       |",
                "   50% |*",
                "       |",
                "   25% | 21",
                "       |",
                "    0% |   2",
                "          2",
                "     1  Ann: from 50% to 100%.",
                "     2  Bob: from 50% to 0%.",
            ]
        );
    }

    #[test]
    fn a_long_game_fits_and_shows_its_beginning_and_its_end() {
        let words = Words::new(Language::German);
        let mut long = vec![(1, 0.5); 400];
        long.push((1, 0.0));
        let lines = chances(&review(&long), &words);
        assert!(lines.iter().all(|line| line.chars().count() <= LABEL + 2 + COLUMNS));
        assert!(lines[5].contains(&"*".repeat(COLUMNS - 1)), "{lines:#?}");
        assert!(lines[9].ends_with('1'), "the last moment is drawn: {lines:#?}");
    }
}
