//! The head of the page with the verdict, the bots side by side, and how it was measured.

use super::svg::{escape, hue};
use super::symbols;
use crate::format::{
    elo_range, elo_value, milliseconds, number_text, options_text, percent, percent_range, signed,
    signed_range,
};
use crate::plan::{Against, Pairing};
use crate::summary::{BotSummary, Summary};
use crate::terminal;

/// The page's name.
pub(super) fn title(summary: &Summary) -> String {
    let names: Vec<&str> = summary.bots.iter().map(|bot| bot.name.as_str()).collect();
    let script = if summary.against == Against::Script { " against the script" } else { "" };
    format!("{}{script} · {} · Boomtown arena", names.join(" – "), summary.game)
}

/// The head of the page.
pub(super) fn bill(summary: &Summary) -> String {
    let (claim, evidence) =
        summary.verdict.sentence.split_once(". ").unwrap_or((&summary.verdict.sentence, ""));
    let claim = claim.trim_end_matches('.');
    let fighters = match (summary.against, summary.bots.as_slice()) {
        (Against::Bots, [left, right]) => {
            format!("{}<span class=\"versus\">against</span>{}", fighter(0, left), fighter(1, right))
        }
        (_, bots) => bots.iter().enumerate().map(|(index, bot)| fighter(index, bot)).collect(),
    };
    let many = if summary.bots.len() > 2 { " many" } else { "" };
    let script =
        if summary.against == Against::Script { "<p class=\"versus\">against the script</p>\n" } else { "" };
    let options =
        options_text(&summary.options).map(|options| format!(" · {}", escape(options))).unwrap_or_default();
    format!(
        "<header>\n<p class=\"house\">Boomtown Arena</p>\n<p class=\"game\">{}{options}</p>\n\
         <div class=\"fighters{many}\">{fighters}</div>\n{script}<h1>{}.</h1>\n<p class=\"evidence\">{}</p>\n\
         <p class=\"facts\">{}</p>\n</header>\n",
        escape(summary.game),
        escape(claim),
        escape(evidence),
        escape(terminal::played(summary)),
    )
}

fn fighter(index: usize, bot: &BotSummary) -> String {
    format!(
        "<div class=\"fighter {}\">{}<span class=\"who\">{}</span><span class=\"score\">{:.1}<small>%</small></span></div>",
        hue(index),
        symbols::inline(index),
        escape(&bot.name),
        bot.score.value * 100.0
    )
}

/// The bots side by side, number by number. For two bots, the names of the rows are between them.
pub(super) fn tape(summary: &Summary) -> String {
    let bots = &summary.bots;
    let split = usize::from(bots.len() == 2);
    let line = |name: String, cells: Vec<String>| {
        let (left, right) = cells.split_at(split);
        format!("<tr>{}{name}{}</tr>\n", left.concat(), right.concat())
    };
    let row = |name: &str, number: &dyn Fn(&BotSummary) -> (String, Option<String>)| {
        let cell = |bot: &BotSummary| match number(bot) {
            (value, Some(range)) => format!("<td>{} <small>{}</small></td>", escape(value), escape(range)),
            (value, None) => format!("<td>{}</td>", escape(value)),
        };
        line(format!("<th scope=\"row\">{name}</th>"), bots.iter().map(cell).collect())
    };
    let head = |(index, bot): (usize, &BotSummary)| {
        format!("<th scope=\"col\">{} {}</th>", symbols::inline(index), escape(&bot.name))
    };
    let head = line("<td></td>".to_owned(), bots.iter().enumerate().map(head).collect());
    let rows = [
        row("Games", &|bot| (bot.games.to_string(), None)),
        row("Won · drawn · lost", &|bot| (format!("{} · {} · {}", bot.wins, bot.draws, bot.losses), None)),
        row("Score", &|bot| (percent(bot.score.value), Some(percent_range(bot.score)))),
        row("Elo", &|bot| (elo_value(bot.elo), Some(elo_range(bot.elo)))),
        row("Points", &|bot| {
            (number_text(bot.points.spread.mean, 1), bot.points.spread.sd.map(|sd| format!("± {sd:.1}")))
        }),
        row("Margin", &|bot| (signed(bot.margin.mean.value, 1), Some(signed_range(bot.margin.mean)))),
        row("Decisions a game", &|bot| (number_text(bot.decisions_per_game, 1), None)),
        row("Thinking", &|bot| (milliseconds(bot.time.mean_ms), Some(format!("of {}", bot.budget())))),
    ];
    let kind = match bots.len() {
        2 => "tape two",
        5.. => "tape crowded",
        _ => "tape",
    };
    format!(
        "<section class=\"wide {kind}\">\n<h2>Side by side</h2>\n<p class=\"says\">Means; beside them the 95% interval, \
         for points the standard deviation, for thinking the budget.</p>\n<div class=\"scroll\" role=\"region\" \
         aria-label=\"The bots side by side\" tabindex=\"0\"><table>\n<thead>{head}</thead>\n<tbody>\n{}</tbody>\n\
         </table></div>\n</section>\n",
        rows.concat()
    )
}

/// How it was measured, and how to reproduce it.
pub(super) fn notes(summary: &Summary) -> String {
    let pairs = match summary.pairing {
        Pairing::Paired => {
            "Each set-up was played in every rotation of the seats, so that the luck of the draw cancels."
        }
        Pairing::Independent => "Each game had a set-up of its own.",
    };
    let notes = [
        format!("{pairs} The seed of the first set-up is {}, and each set-up takes the next.", summary.seed),
        "A win counts 1, a first place shared by two ½, by three ⅓. The interval of a score is Wilson’s; where draws are many or \
         set-ups shared, it is rather too wide than too narrow."
            .to_owned(),
        "Elo is the difference that makes the share of beaten opponents the expected one. ∞ stands where nothing was lost or \
         nothing won."
            .to_owned(),
        "Margins are averaged over set-ups, points over games; their intervals are Student’s. Who is stronger is judged by the \
         sign test over set-ups: a set-up goes to the bot that won more of its games, and if that is level to the one with more \
         points."
            .to_owned(),
        "A decision is over the budget when it took longer than the budget, a tenth of it and 5 ms.".to_owned(),
    ];
    let notes = notes.map(|note| format!("<li>{}</li>\n", escape(note))).concat();
    format!(
        "<section class=\"wide notes\">\n<h2>How it was measured</h2>\n<ul>\n{notes}</ul>\n<p>Play it again:</p>\n\
         <pre><code>{}</code></pre>\n</section>\n",
        command(summary)
            .iter()
            .map(|piece| format!("<span>{}</span>", escape(piece)))
            .collect::<Vec<_>>()
            .join(" ")
    )
}

/// The command, in pieces that should not be wrapped.
fn command(summary: &Summary) -> Vec<String> {
    let mut pieces = vec!["boomtown".to_owned(), "arena".to_owned(), summary.game.to_owned()];
    pieces.extend(summary.bots.iter().map(|bot| argument(&bot.bot)));
    pieces.push(format!("--games {}", summary.count.planned));
    pieces.push(format!("--seed {}", summary.seed));
    if let Some(options) = options_text(&summary.options) {
        pieces.push(format!("--options '{options}'"));
    }
    if summary.pairing == Pairing::Independent {
        pieces.push("--no-pairs".to_owned());
    }
    if summary.bots.len() > summary.seats.len() && summary.against == Against::Bots {
        pieces.push("--round-robin".to_owned());
    }
    pieces
}

/// A bot as an argument of the command, in quotes where a shell needs them.
fn argument(bot: &str) -> String {
    if bot.contains(|letter: char| letter.is_whitespace() || "\"'$\\".contains(letter)) {
        format!("--bot '{}'", bot.replace('\'', "'\\''"))
    } else {
        format!("--bot {bot}")
    }
}
