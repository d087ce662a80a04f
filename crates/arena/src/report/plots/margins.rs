//! By how much each bot was ahead.

use super::super::figure::{Figure, Table};
use super::super::svg::{Canvas, hue};
use super::panel;
use crate::format::{signed, signed_range};
use crate::plan::Against;
use crate::summary::{BotSummary, Summary};

const PANEL: f64 = panel::BARS + 62.0;

pub(super) fn figure(summary: &Summary) -> Figure {
    let shown = shown(summary);
    let peak = shown.iter().map(|(_, bot)| bot.margin.histogram.peak()).max().unwrap_or_default();
    let mut canvas = Canvas::new(PANEL * shown.len() as f64 + 24.0);
    for (row, (index, bot)) in shown.iter().enumerate() {
        let base = PANEL * (row + 1) as f64 - 8.0;
        let aside = format!("mean {}", signed(bot.margin.mean.value, 1));
        canvas.name(*index, &bot.name, base - panel::BARS - 36.0, &aside);
        let class = |from: i64| {
            if from < 0 { format!("bar hollow {}", hue(*index)) } else { format!("bar {}", hue(*index)) }
        };
        let histogram = &bot.margin.histogram;
        let scale = panel::scale(histogram, intervals(&shown));
        panel::draw(&mut canvas, histogram, &scale, base, peak, class, "games");
        let zero = scale.at(0.0);
        if histogram.from <= 0 && histogram.end() > 0 {
            canvas.line("even", (zero, base - panel::BARS - 6.0), (zero, base));
        }
        let mean = bot.margin.mean;
        let interval = mean.low.zip(mean.high).map(|(low, high)| (scale.at(low), scale.at(high)));
        canvas.whisker("ink", base - panel::BARS - 16.0, scale.at(mean.value), interval);
        if row + 1 == shown.len() {
            panel::axis(&mut canvas, &scale, base, |margin| signed(margin, 0));
        }
    }
    let description = shown
        .iter()
        .map(|(_, bot)| {
            let mean = bot.margin.mean;
            format!("{}: mean {}, 95% interval {}.", bot.name, signed(mean.value, 1), signed_range(mean))
        })
        .collect::<Vec<_>>()
        .join(" ");
    Figure {
        title: "Margin",
        says: format!(
            "Points ahead of {}. Filled bars are games won or level, hollow ones lost on points. The dot is the mean with its \
             95% interval.",
            rival(summary)
        ),
        picture: canvas.finish("margins", "Histogram of the margins in points", &description),
        table: table(summary),
    }
}

/// The ends of all intervals, because the bots share one axis.
fn intervals(shown: &[(usize, &BotSummary)]) -> Vec<f64> {
    shown.iter().flat_map(|(_, bot)| [bot.margin.mean.low, bot.margin.mean.high]).flatten().collect()
}

/// With two bots at a table, the margin of one is the negative of the other's.
pub(super) fn shown(summary: &Summary) -> Vec<(usize, &BotSummary)> {
    let mirrored = summary.against == Against::Bots && summary.seats.len() == 2 && summary.bots.len() == 2;
    let all = summary.bots.iter().enumerate();
    if mirrored { all.filter(|(index, _)| *index == summary.verdict.leader).collect() } else { all.collect() }
}

fn rival(summary: &Summary) -> &'static str {
    match (summary.against, summary.seats.len()) {
        (Against::Script, _) => "the script",
        (Against::Bots, 2) => "the other bot",
        (Against::Bots, _) => "the best of the others",
    }
}

fn table(summary: &Summary) -> Table {
    let shown = shown(summary);
    let headings = std::iter::once("Margin".to_owned()).chain(shown.iter().map(|(_, bot)| bot.name.clone()));
    let mut table = Table::new("Games of each bot by margin", headings);
    for (index, (from, to, _)) in shown[0].1.margin.histogram.bins().enumerate() {
        let counts = shown.iter().map(|(_, bot)| bot.margin.histogram.counts[index].to_string());
        table.row(std::iter::once(panel::bin_name(from, to)).chain(counts));
    }
    let means = shown.iter().map(|(_, bot)| signed(bot.margin.mean.value, 1));
    table.row(std::iter::once("Mean".to_owned()).chain(means));
    let ranges = shown.iter().map(|(_, bot)| signed_range(bot.margin.mean));
    table.row(std::iter::once("95% interval".to_owned()).chain(ranges));
    table
}
