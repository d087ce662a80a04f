//! How long each bot thought about a decision.

use super::super::figure::{Figure, Table};
use super::super::svg::{Canvas, Scale, WIDTH, hue};
use crate::format::{milliseconds, number_text};
use crate::summary::{BotSummary, Summary};

const ROW: f64 = 62.0;

pub(super) fn figure(summary: &Summary) -> Figure {
    let bottom = ROW * summary.bots.len() as f64;
    let scale = scale(&summary.bots);
    let mut canvas = Canvas::new(bottom + 24.0);
    canvas.ticks(&scale, 20.0, bottom, |power| round_time(10f64.powf(power)));
    for (index, bot) in summary.bots.iter().enumerate() {
        let y = ROW * index as f64 + 38.0;
        canvas.name(index, &bot.name, y - 24.0, &over(bot));
        let at = |time: f64| scale.at(power(time));
        let (mean, p99, max) = (at(bot.time.mean_ms), at(bot.time.p99_ms), at(bot.time.max_ms));
        let hue = hue(index);
        canvas.line(&format!("whisker {hue}"), (mean.min(p99), y), (max, y));
        canvas.dot(&format!("mark {hue}"), (mean, y), 5.0);
        canvas.line(&format!("whisker thick {hue}"), (p99, y - 7.0), (p99, y + 7.0));
        canvas.dot(&format!("mark open {hue}"), (max, y), 4.0);
        if let Some(budget) = bot.budget_ms.map(|budget| at(budget as f64)) {
            canvas.line("even", (budget, y - 14.0), (budget, y + 14.0));
        }
    }
    let description = summary
        .bots
        .iter()
        .map(|bot| {
            let [mean, p99, max] = [bot.time.mean_ms, bot.time.p99_ms, bot.time.max_ms].map(milliseconds);
            format!("{}: mean {mean}, 99th percentile {p99}, longest {max}; {}.", bot.name, over(bot))
        })
        .collect::<Vec<_>>()
        .join(" ");
    Figure {
        title: "Thinking time",
        says: "For a decision, on a scale of powers of ten: the dot is the mean, the bar the 99th percentile, the ring the longest, \
               the broken line the budget."
            .to_owned(),
        picture: canvas.finish("thinking", "Thinking time of each bot", &description),
        table: table(summary),
    }
}

/// The power of ten of a time. No clock measures less than a nanosecond.
fn power(milliseconds: f64) -> f64 {
    milliseconds.max(1e-6).log10()
}

fn scale(bots: &[BotSummary]) -> Scale {
    let powers = bots
        .iter()
        .flat_map(|bot| {
            let times = [bot.time.mean_ms, bot.time.p99_ms, bot.time.max_ms];
            times.into_iter().chain(bot.budget_ms.map(|budget| budget as f64))
        })
        .map(power);
    let (least, most) =
        powers.fold((f64::MAX, f64::MIN), |(least, most), power| (least.min(power), most.max(power)));
    Scale::new((least.floor(), most.ceil()), (16.0, WIDTH - 20.0))
}

/// A power of ten of milliseconds in a suitable unit.
fn round_time(milliseconds: f64) -> String {
    match milliseconds {
        n if n > 999.0 => format!("{:.0} s", n / 1000.0),
        n if n > 0.999 => format!("{n:.0} ms"),
        n if n > 0.000_999 => format!("{:.0} µs", n * 1000.0),
        n => format!("{:.0} ns", n * 1_000_000.0),
    }
}

fn over(bot: &BotSummary) -> String {
    match bot.time.over_budget {
        0 => "never over budget".to_owned(),
        times => format!("over budget {times} of {} times", bot.time.decisions),
    }
}

fn table(summary: &Summary) -> Table {
    let headings =
        ["Bot", "Budget", "Mean", "p99", "Longest", "Over budget", "Decisions a game", "Choices a decision"];
    let mut table = Table::new("Thinking of each bot", headings);
    for bot in &summary.bots {
        table.row([
            bot.name.clone(),
            bot.budget(),
            milliseconds(bot.time.mean_ms),
            milliseconds(bot.time.p99_ms),
            milliseconds(bot.time.max_ms),
            format!("{} of {}", bot.time.over_budget, bot.time.decisions),
            number_text(bot.decisions_per_game, 1),
            number_text(bot.actions_per_decision, 1),
        ]);
    }
    table
}
