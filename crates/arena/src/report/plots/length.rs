//! How long games are.

use super::super::figure::{Figure, Table};
use super::super::svg::Canvas;
use super::panel;
use crate::format::number_text;
use crate::summary::Summary;

pub(super) fn figure(summary: &Summary) -> Figure {
    let histogram = &summary.length.histogram;
    let spread = summary.length.spread;
    let base = panel::BARS + 12.0;
    let mut canvas = Canvas::new(base + 24.0);
    let across = panel::scale(histogram, []);
    panel::draw(&mut canvas, histogram, &across, base, histogram.peak(), |_| "bar plain".to_owned(), "games");
    panel::axis(&mut canvas, &across, base, |decisions| number_text(decisions, 0));
    let [mean, min, max] =
        [(spread.mean, 1), (spread.min, 0), (spread.max, 0)].map(|(n, digits)| number_text(n, digits));
    let says = format!("A game has {mean} decisions in the mean, from {min} to {max}.");
    let mut table = Table::new("Games by the number of their decisions", ["Decisions", "Games"]);
    for (from, to, count) in histogram.bins() {
        table.row([panel::bin_name(from, to), count.to_string()]);
    }
    let picture = canvas.finish("length", "Histogram of the decisions of a game", &says);
    Figure { title: "Length of a game", says, picture, table }
}
