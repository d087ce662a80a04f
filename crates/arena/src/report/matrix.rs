//! Every bot against every other, as a table.

use super::svg::escape;
use super::symbols;
use crate::format::{percent, percent_range};
use crate::plan::Against;
use crate::summary::{Duel, Summary};

/// The section; empty if the other tables show everything already.
pub(super) fn section(summary: &Summary) -> String {
    if summary.bots.len() < 3 || summary.duels.is_empty() {
        return String::new();
    }
    let bots = 0..summary.bots.len();
    let heads: String = bots.clone().map(|bot| heading(summary, bot)).collect();
    let rows: String = bots.map(|bot| row(summary, bot)).collect();
    let what = match summary.against {
        Against::Bots => "How often the bot of the row came before the bot of the column.",
        Against::Script => {
            "How often the bot of the row did better against the script, on the same set-up, than the bot of the column."
        }
    };
    format!(
        "<section class=\"wide\">\n<h2>Head to head</h2>\n<p class=\"says\">{what} Level is half. Below it the 95% \
         interval.</p>\n<div class=\"scroll\" role=\"region\" aria-label=\"Head to head\" tabindex=\"0\">\
         <table class=\"matrix\">\n<thead><tr><td></td>{heads}</tr></thead>\n<tbody>\n{rows}</tbody>\n</table></div>\n\
         </section>\n"
    )
}

fn heading(summary: &Summary, bot: usize) -> String {
    format!("<th scope=\"col\">{}</th>", named(summary, bot))
}

fn row(summary: &Summary, bot: usize) -> String {
    let cells: String = (0..summary.bots.len()).map(|other| cell(summary, bot, other)).collect();
    format!("<tr><th scope=\"row\">{}</th>{cells}</tr>\n", named(summary, bot))
}

fn named(summary: &Summary, bot: usize) -> String {
    format!("{} {}", symbols::inline(bot), escape(&summary.bots[bot].name))
}

fn cell(summary: &Summary, bot: usize, other: usize) -> String {
    if bot == other {
        return "<td></td>".to_owned();
    }
    let Some(duel) = Duel::between(&summary.duels, bot, other) else { return "<td>–</td>".to_owned() };
    let tint = duel.score.value * 40.0;
    let (score, range) = (percent(duel.score.value), percent_range(duel.score));
    format!("<td style=\"--tint:{tint:.0}%\"><b>{score}</b><small>{range}</small></td>")
}
