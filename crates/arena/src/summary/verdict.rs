//! Which bot is stronger, and how certain that is, in a sentence.

use serde::Serialize;

use super::{BotSummary, Duel};
use crate::format::counted;
use crate::plan::{Against, Pairing, Plan};
use crate::stats::{Rate, sign_test};

/// Which bot is stronger, and how certain that is.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Conclusion {
    /// The same in words.
    pub sentence: String,
    /// How certain it is.
    pub certainty: Certainty,
    /// The index of the best bot.
    pub leader: usize,
    /// The index of the next one, if another bot can be compared with the best.
    pub runner_up: Option<usize>,
    /// The p-value, adjusted for all comparisons that could have been the closest.
    pub p_value: Option<f64>,
    /// The number of these comparisons.
    pub comparisons: usize,
}

/// How certain a conclusion is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Certainty {
    /// By luck alone this happens in less than one of 100 runs.
    Sure,
    /// By luck alone this happens in less than one of 20 runs.
    Likely,
    /// It may well be luck.
    Open,
}

impl Certainty {
    fn of(p_value: f64) -> Certainty {
        match p_value {
            p if p < 0.01 => Certainty::Sure,
            p if p < 0.05 => Certainty::Likely,
            _ => Certainty::Open,
        }
    }
}

pub(super) fn of(plan: &Plan, bots: &[BotSummary], duels: &[Duel]) -> Conclusion {
    let mut order: Vec<usize> = (0..bots.len()).collect();
    let strength = |bot: usize| match plan.against {
        Against::Bots => bots[bot].score.value,
        Against::Script => bots[bot].margin.mean.value,
    };
    order.sort_by(|&one, &other| strength(other).total_cmp(&strength(one)));
    let leader = order[0];
    match order.get(1).and_then(|&second| Duel::between(duels, leader, second)) {
        Some(duel) => compared(plan, bots, &duel, duels.len()),
        None => alone(plan, bots, leader),
    }
}

/// Compares the leader with the runner-up.
fn compared(plan: &Plan, bots: &[BotSummary], duel: &Duel, comparisons: usize) -> Conclusion {
    let p_value = (duel.p_value * comparisons as f64).min(1.0);
    // A test that points the other way is no evidence for the leader.
    let certainty =
        if duel.rounds_ahead > duel.rounds_behind { Certainty::of(p_value) } else { Certainty::Open };
    let (leader, second) = (&bots[duel.bot], &bots[duel.other]);
    let next = if bots.len() > 2 { ", who came next" } else { "" };
    let (one, other) = (&leader.name, &second.name);
    let claim = match (plan.against, certainty) {
        (Against::Bots, Certainty::Sure) => format!("{one} is stronger than {other}{next}."),
        (Against::Bots, Certainty::Likely) => format!("{one} is probably stronger than {other}{next}."),
        (Against::Script, Certainty::Sure) => {
            format!("{one} plays better against the script than {other}{next}.")
        }
        (Against::Script, Certainty::Likely) => {
            format!("{one} probably plays better against the script than {other}{next}.")
        }
        (_, Certainty::Open) => format!("These games do not show who is stronger, {one} or {other}."),
    };
    let scores = match plan.against {
        Against::Bots if bots.len() == 2 => format!("{one} scored {}.", scored(leader)),
        Against::Bots => format!("{one} scored {}; {other} {}.", scored(leader), scored(second)),
        Against::Script => {
            format!("{one} scored {} against the script; {other} {}.", scored(leader), scored(second))
        }
    };
    let rounds = rounds(plan, duel, if bots.len() > 2 { Some(other) } else { None });
    let sentence = sentences(&[claim, scores, rounds, rarity(p_value, comparisons)]);
    let (leader, runner_up) = (duel.bot, Some(duel.other));
    Conclusion { sentence, certainty, leader, runner_up, p_value: Some(p_value), comparisons }
}

/// A bot that can only be compared with the script.
fn alone(plan: &Plan, bots: &[BotSummary], leader: usize) -> Conclusion {
    let bot = &bots[leader];
    let name = &bot.name;
    if plan.against == Against::Bots || bots.len() > 1 {
        let sentence = format!(
            "{name} did best and scored {}, but shares no set-up with the next best that would compare them: \
             play on, and leave --no-pairs out.",
            scored(bot)
        );
        return Conclusion {
            sentence,
            certainty: Certainty::Open,
            leader,
            runner_up: None,
            p_value: None,
            comparisons: 0,
        };
    }
    let p_value = sign_test(bot.wins, bot.losses);
    let certainty = Certainty::of(p_value);
    let claim = if certainty == Certainty::Open {
        format!("These games do not show who is stronger, {name} or the script.")
    } else {
        let surely = if certainty == Certainty::Sure { "" } else { "probably " };
        let (does, than) = if bot.wins > bot.losses { ("wins", "loses") } else { ("loses", "wins") };
        format!("Against the script {name} {surely}{does} more often than it {than}.")
    };
    let sentence = sentences(&[claim, format!("It scored {}.", scored(bot)), rarity(p_value, 1)]);
    Conclusion { sentence, certainty, leader, runner_up: None, p_value: Some(p_value), comparisons: 1 }
}

fn scored(bot: &BotSummary) -> String {
    let Rate { value, low, high } = bot.score;
    let [value, low, high] = [value, low, high].map(|rate| format!("{:.1}", rate * 100.0));
    format!("{value}% in {} (95% interval {low} to {high}%)", counted(bot.games, "game"))
}

fn rounds(plan: &Plan, duel: &Duel, against: Option<&str>) -> String {
    let Duel { rounds_ahead: ahead, rounds_level: level, rounds_behind: behind, .. } = duel;
    let total = counted(ahead + level + behind, "set-up");
    let of = against.map(|name| format!(" of {name}")).unwrap_or_default();
    match (plan.against, plan.pairing) {
        (Against::Bots, Pairing::Paired) => format!(
            "On {total}, each played from every seat, it came out ahead{of} on {ahead}, level on {level} and behind on {behind}."
        ),
        (Against::Bots, Pairing::Independent) => {
            format!("Of the games it came out ahead{of} in {ahead}, level in {level} and behind in {behind}.")
        }
        (Against::Script, _) => {
            format!("On the same {total} it did better in {ahead}, as well in {level} and worse in {behind}.")
        }
    }
}

/// Joins sentences, each with a capital letter.
fn sentences(parts: &[String]) -> String {
    let capital = |part: &String| part[..1].to_uppercase() + &part[1..];
    parts.iter().map(capital).collect::<Vec<_>>().join(" ")
}

/// What a probability means, in runs.
fn rarity(p_value: f64, comparisons: usize) -> String {
    let often = match p_value {
        p if p >= 0.5 => "more often than not".to_owned(),
        p if p >= 0.1 => format!("in {:.0} of 100 runs", p * 100.0),
        p if p >= 1e-9 => format!("in one of {} runs", grouped(two_digits(1.0 / p))),
        _ => "in less than one of a thousand million runs".to_owned(),
    };
    let allowing = match comparisons {
        0 | 1 => String::new(),
        _ => format!(", {comparisons} comparisons allowed for"),
    };
    format!("Equals come out at least this far apart {often} (sign test{allowing}).")
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a number of games is whole and not negative"
)]
fn two_digits(number: f64) -> u64 {
    let unit = 10f64.powf((number.log10().floor() - 1.0).max(0.0));
    ((number / unit).round() * unit) as u64
}

fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut grouped = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_probability_is_told_in_whole_runs() {
        assert!(rarity(0.34, 1).contains("in 34 of 100 runs (sign test)"));
        assert!(rarity(0.0123, 1).contains("in one of 81 runs"));
        assert!(
            rarity(0.000_081_3, 6).contains("in one of 12,000 runs (sign test, 6 comparisons allowed for)")
        );
        assert!(rarity(1e-30, 1).contains("less than one of a thousand million"));
        assert!(rarity(1.0, 1).contains("more often than not"));
    }

    #[test]
    fn what_one_run_in_twenty_does_by_luck_stays_open() {
        assert_eq!(Certainty::of(0.05), Certainty::Open);
        assert_eq!(Certainty::of(0.049), Certainty::Likely);
        assert_eq!(Certainty::of(0.009), Certainty::Sure);
    }
}
