//! How much of its games each bot won, with the interval.

use super::super::figure::{Figure, Table};
use super::super::svg::{Canvas, Scale, WIDTH, hue};
use crate::format::{percent, percent_range};
use crate::summary::Summary;

const ROW: f64 = 54.0;

pub(super) fn figure(summary: &Summary) -> Figure {
    let bottom = ROW * summary.bots.len() as f64 + 4.0;
    let scale = Scale::new((0.0, 1.0), (8.0, WIDTH - 18.0));
    let mut canvas = Canvas::new(bottom + 40.0);
    canvas.ticks(&scale, 20.0, bottom, |rate| format!("{:.0}%", rate * 100.0));
    for (index, bot) in summary.bots.iter().enumerate() {
        let top = ROW * index as f64;
        canvas.name(index, &bot.name, top + 14.0, &percent(bot.score.value));
        let says = format!("{}: {} ({})", bot.name, percent(bot.score.value), percent_range(bot.score));
        let width = scale.at(bot.score.value) - scale.at(0.0);
        canvas.bar(&format!("bar {}", hue(index)), (scale.at(0.0), top + 22.0), (width, 20.0), &says);
        let (low, high) = (scale.at(bot.score.low), scale.at(bot.score.high));
        canvas.interval("ink", top + 32.0, (low, high));
    }
    let seats = summary.seats.len();
    let even = scale.at(1.0 / seats as f64);
    canvas.line("even", (even, 20.0), (even, bottom));
    canvas.text("tick middle", (even, bottom + 33.0), "equal share");
    let description = summary
        .bots
        .iter()
        .map(|bot| {
            format!("{} {}, between {}.", bot.name, percent(bot.score.value), percent_range(bot.score))
        })
        .collect::<Vec<_>>()
        .join(" ");
    Figure {
        title: "Who won",
        says: "What each bot won of its games. A draw counts half. The thin line spans the 95% interval."
            .to_owned(),
        picture: canvas.finish("scores", "Score of each bot with its 95% interval", &description),
        table: table(summary),
    }
}

fn table(summary: &Summary) -> Table {
    let mut table =
        Table::new("Results of each bot", ["Bot", "Games", "Won", "Drawn", "Lost", "Score", "95% interval"]);
    for bot in &summary.bots {
        let numbers = [bot.games, bot.wins, bot.draws, bot.losses].map(|number| number.to_string());
        let rates = [percent(bot.score.value), percent_range(bot.score)];
        table.row(std::iter::once(bot.name.clone()).chain(numbers).chain(rates));
    }
    table
}
