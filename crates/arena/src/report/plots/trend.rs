//! How the scores settled, game by game.

use super::super::figure::{Figure, Table};
use super::super::svg::{At, Canvas, Scale, WIDTH, hue};
use crate::format::{counted, percent};
use crate::stats::Rate;
use crate::summary::{GameLine, Summary};

const LEFT: f64 = 40.0;
const RIGHT: f64 = WIDTH - 26.0;
const TOP: f64 = 10.0;
const BOTTOM: f64 = 220.0;
/// The minimum distance between symbols.
const SYMBOL: f64 = 18.0;
/// The largest number of points of a line.
const POINTS: usize = 160;

/// A bot's score after some of its games.
struct Point {
    games: usize,
    score: Rate,
}

pub(super) fn figure(summary: &Summary) -> Figure {
    let lines: Vec<Vec<Point>> =
        (0..summary.bots.len()).map(|bot| thinned(trend(&summary.games, bot))).collect();
    let longest = summary.bots.iter().map(|bot| bot.games).max().unwrap_or(1);
    let across = Scale::new((1.0, longest as f64), (LEFT, RIGHT));
    let up = Scale::new((0.0, 1.0), (BOTTOM, TOP));
    let mut canvas = Canvas::new(BOTTOM + 40.0);
    draw_frame(&mut canvas, summary, &across, &up);
    // With more than two the bands would hide each other.
    if lines.len() <= 2 {
        for (bot, line) in lines.iter().enumerate() {
            let edge = |point: &Point, rate: f64| (across.at(point.games as f64), up.at(rate));
            let upper = line.iter().map(|point| edge(point, point.score.high));
            let lower = line.iter().rev().map(|point| edge(point, point.score.low));
            canvas.polygon(&format!("band {}", hue(bot)), &upper.chain(lower).collect::<Vec<_>>());
        }
    }
    for (bot, line) in lines.iter().enumerate() {
        let points: Vec<At> =
            line.iter().map(|point| (across.at(point.games as f64), up.at(point.score.value))).collect();
        canvas.polyline(&format!("trend {}", hue(bot)), &points);
    }
    for (bot, y) in apart(&lines.iter().map(|line| up.at(last(line))).collect::<Vec<_>>()) {
        canvas.symbol(bot, (RIGHT + 6.0, y - 8.0), 16.0);
    }
    let description = summary
        .bots
        .iter()
        .zip(&lines)
        .map(|(bot, line)| {
            format!("{} ends at {} after {}.", bot.name, percent(last(line)), counted(bot.games, "game"))
        })
        .collect::<Vec<_>>()
        .join(" ");
    let band = if lines.len() <= 2 { " The bands are the 95% intervals." } else { "" };
    Figure {
        title: "Game by game",
        says: format!("The score so far after each of a bot's games.{band}"),
        picture: canvas.finish("trend", "Score of each bot over its games", &description),
        table: table(summary),
    }
}

fn draw_frame(canvas: &mut Canvas, summary: &Summary, across: &Scale, up: &Scale) {
    for tick in up.ticks(6) {
        canvas.line("grid", (LEFT, up.at(tick)), (RIGHT, up.at(tick)));
        canvas.text("tick end", (LEFT - 6.0, up.at(tick) + 4.0), &format!("{:.0}%", tick * 100.0));
    }
    for tick in across.ticks(6).into_iter().filter(|tick| tick.fract() == 0.0) {
        canvas.text("tick middle", (across.at(tick), BOTTOM + 17.0), &format!("{tick:.0}"));
    }
    canvas.text("tick middle", (f64::midpoint(LEFT, RIGHT), BOTTOM + 34.0), "games of the bot");
    let even = up.at(1.0 / summary.seats.len() as f64);
    canvas.line("even", (LEFT, even), (RIGHT, even));
}

fn trend(games: &[GameLine], bot: usize) -> Vec<Point> {
    let mut won = 0.0;
    let shares = games.iter().filter_map(|game| share(game, bot));
    shares
        .enumerate()
        .map(|(index, share)| {
            won += share;
            Point { games: index + 1, score: Rate::of(won, index + 1) }
        })
        .collect()
}

/// A bot's share of a game, if it took part.
fn share(game: &GameLine, bot: usize) -> Option<f64> {
    let seat = game.seats.iter().position(|&holder| holder == Some(bot))?;
    let winners = game.places.iter().filter(|&&place| place == 1).count();
    Some(if game.places[seat] == 1 { 1.0 / winners as f64 } else { 0.0 })
}

/// Drops points that could not be told apart; the last one always stays.
fn thinned(line: Vec<Point>) -> Vec<Point> {
    let step = line.len().div_ceil(POINTS).max(1);
    let end = line.len();
    line.into_iter()
        .filter(|point| point.games % step == 0 || point.games == end || point.games == 1)
        .collect()
}

fn last(line: &[Point]) -> f64 {
    line.last().map_or(0.0, |point| point.score.value)
}

/// The bots with the heights of their symbols, moved apart where they would overlap or leave the picture.
fn apart(heights: &[f64]) -> Vec<(usize, f64)> {
    let mut order: Vec<(usize, f64)> = heights.iter().copied().enumerate().collect();
    order.sort_by(|one, other| one.1.total_cmp(&other.1));
    let mut free = TOP;
    for (_, y) in &mut order {
        *y = y.max(free);
        free = *y + SYMBOL;
    }
    let mut free = BOTTOM;
    for (_, y) in order.iter_mut().rev() {
        *y = y.min(free);
        free = *y - SYMBOL;
    }
    order
}

fn table(summary: &Summary) -> Table {
    let headings = std::iter::once("After".to_owned()).chain(summary.bots.iter().map(|bot| bot.name.clone()));
    let mut table = Table::new("Score of each bot after its first games", headings);
    let trends: Vec<Vec<Point>> = (0..summary.bots.len()).map(|bot| trend(&summary.games, bot)).collect();
    let longest = trends.iter().map(Vec::len).max().unwrap_or_default();
    let mut marks: Vec<usize> = (1..=10).map(|tenth| (longest * tenth).div_ceil(10)).collect();
    marks.dedup();
    for mark in marks {
        let score = |line: &Vec<Point>| {
            line.get(mark - 1).map_or_else(|| "–".to_owned(), |point| percent(point.score.value))
        };
        table.row(std::iter::once(counted(mark, "game")).chain(trends.iter().map(score)));
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn symbols_at_the_same_height_are_moved_apart() {
        assert_eq!(apart(&[100.0, 90.0, 95.0]), [(1, 90.0), (2, 108.0), (0, 126.0)]);
        assert_eq!(apart(&[BOTTOM, BOTTOM]), [(0, BOTTOM - SYMBOL), (1, BOTTOM)]);
    }

    #[test]
    fn a_long_line_is_thinned_but_keeps_its_ends() {
        let line = (1..=1001).map(|games| Point { games, score: Rate::of(0.0, games) }).collect();
        let thin = thinned(line);
        assert!(thin.len() <= POINTS + 2);
        assert_eq!((thin[0].games, thin[thin.len() - 1].games), (1, 1001));
    }
}
