//! How the points of each bot are spread.

use super::super::figure::{Figure, Table};
use super::super::svg::{Canvas, hue};
use super::panel;
use crate::format::number_text;
use crate::summary::Summary;

const PANEL: f64 = panel::BARS + 44.0;

pub(super) fn figure(summary: &Summary) -> Figure {
    let peak = summary.bots.iter().map(|bot| bot.points.histogram.peak()).max().unwrap_or_default();
    let mut canvas = Canvas::new(PANEL * summary.bots.len() as f64 + 24.0);
    for (index, bot) in summary.bots.iter().enumerate() {
        let base = PANEL * (index + 1) as f64 - 8.0;
        let median = bot.points.spread.median;
        canvas.name(
            index,
            &bot.name,
            base - panel::BARS - 18.0,
            &format!("median {}", number_text(median, 1)),
        );
        let histogram = &bot.points.histogram;
        let across = panel::scale(histogram, []);
        panel::draw(&mut canvas, histogram, &across, base, peak, |_| format!("bar {}", hue(index)), "games");
        let x = across.at(median);
        canvas.line("median", (x, base - panel::BARS - 6.0), (x, base));
        if index + 1 == summary.bots.len() {
            panel::axis(&mut canvas, &across, base, |points| number_text(points, 0));
        }
    }
    let description = summary
        .bots
        .iter()
        .map(|bot| {
            let spread = bot.points.spread;
            let [median, min, max] =
                [spread.median, spread.min, spread.max].map(|number| number_text(number, 1));
            format!("{}: median {median}, from {min} to {max}.", bot.name)
        })
        .collect::<Vec<_>>()
        .join(" ");
    Figure {
        title: "Points",
        says: "In how many games each bot ended with so many points. The line marks the median.".to_owned(),
        picture: canvas.finish("points", "Histogram of the points of each bot", &description),
        table: table(summary),
    }
}

fn table(summary: &Summary) -> Table {
    let names = summary.bots.iter().map(|bot| bot.name.clone());
    let headings = std::iter::once("Points".to_owned()).chain(names);
    let mut table = Table::new("Games of each bot by points", headings);
    for (index, (from, to, _)) in summary.bots[0].points.histogram.bins().enumerate() {
        let counts = summary.bots.iter().map(|bot| bot.points.histogram.counts[index].to_string());
        table.row(std::iter::once(panel::bin_name(from, to)).chain(counts));
    }
    let spread = |name: &str, number: &dyn Fn(usize) -> Option<f64>| {
        let text = |bot| number(bot).map_or_else(|| "–".to_owned(), |number| number_text(number, 1));
        std::iter::once(name.to_owned()).chain((0..summary.bots.len()).map(text)).collect::<Vec<_>>()
    };
    let spreads: Vec<_> = summary.bots.iter().map(|bot| bot.points.spread).collect();
    table.row(spread("Mean", &|bot| Some(spreads[bot].mean)));
    table.row(spread("Median", &|bot| Some(spreads[bot].median)));
    table.row(spread("Standard deviation", &|bot| spreads[bot].sd));
    table
}
