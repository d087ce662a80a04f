//! A review as lines of text, for the command and for the terminal.

use ::review::{Judged, Review, SeatSum};
use table::{AnySession, Phrase, Seat, Viewer};
use words::Words;

use super::plot;

/// The summary: what made the difference for `seat`, luck and skill separately, and what mattered most.
pub(crate) fn summary(
    review: &Review,
    session: &dyn AnySession,
    words: &Words,
    seat: Option<Seat>,
) -> Vec<String> {
    let level = review.settings.level.phrase();
    let made = Phrase::new("review-made")
        .with("level", level)
        .with("positions", i64::try_from(review.settings.positions).unwrap_or(i64::MAX));
    let mut lines = vec![words.say(&made), String::new()];
    if let Some(verdict) = seat.and_then(|seat| review.verdict(seat, has_won(session, seat, review))) {
        lines.extend([words.say(&verdict), String::new()]);
    }
    lines.extend(plot::chances(review, words));
    lines.extend([String::new(), words.get("review-sums")]);
    for sum in &review.seats {
        lines.push(words.say(&sum_phrase(sum)));
        lines.extend(sum.rounds.iter().filter(|_| sum.rounds.len() > 1).map(|round| {
            let phrase = Phrase::new("review-round-told")
                .with("round", i64::from(round.round))
                .with("luck", words.signed_tenths(round.luck))
                .with("decisions", words.signed_tenths(round.decisions));
            format!("  {}", words.say(&phrase))
        }));
    }
    lines.extend([String::new(), words.get("review-key-decisions")]);
    if review.key_decisions.is_empty() {
        lines.push(words.get("review-no-key-decisions"));
    }
    for &key in &review.key_decisions {
        let judged = &review.decisions[key];
        let phrase = Phrase::new("review-cost")
            .with("seat", judged.seat)
            .with("done", judged.phrase.clone())
            .with("best", judged.best_phrase.clone())
            .with("cost", whole(-judged.cost).max(1));
        lines.push(format!("{:>4}. {}", judged.decision + 1, words.say(&phrase)));
        lines.extend(judged.reasons.iter().map(|reason| format!("      {}", words.say(reason))));
    }
    if !review.key_fortunes.is_empty() {
        lines.extend([String::new(), words.get("review-key-fortunes")]);
    }
    for &key in &review.key_fortunes {
        let fortune = &review.fortunes[key];
        let told = session.told(Some(fortune.decision), Viewer::Spectator);
        let told: Vec<String> = told.iter().map(|told| words.say(&told.phrase)).collect();
        let leads = table::Seat::all(fortune.leads.len()).zip(&fortune.leads).map(|(seat, &lead)| {
            words.say(&Phrase::new("review-fortune").with("seat", seat).with("lead", whole(lead)))
        });
        let leads: Vec<String> = leads.collect();
        lines.push(format!("{:>4}. {} ({})", fortune.decision + 1, told.join(" "), leads.join(", ")));
    }
    lines
}

/// Whether a seat is among the winners; whoever gave up is not.
fn has_won(session: &dyn AnySession, seat: Seat, review: &Review) -> bool {
    match session.standings() {
        Some(end) => end.winners().any(|winner| winner == seat),
        None if session.record().gave_up() == Some(seat) => false,
        None => {
            let rivals = Seat::all(review.points.len()).zip(&review.points);
            let left = rivals.filter(|&(rival, _)| session.record().gave_up() != Some(rival));
            let most = left.map(|(_, points)| points).max();
            review.points.get(seat.index()) == most
        }
    }
}

/// Every decision with a choice, with its value and that of the best one.
pub(crate) fn decisions(review: &Review, words: &Words) -> Vec<String> {
    let line = |judged: &Judged| {
        let phrase = if judged.cost < 0.0 {
            Phrase::new("review-decision-worse")
                .with("best", judged.best_phrase.clone())
                .with("best-lead", words.signed_tenths(judged.best_lead))
        } else {
            Phrase::new("review-decision-best")
        };
        let phrase = phrase
            .with("seat", judged.seat)
            .with("done", judged.phrase.clone())
            .with("lead", words.signed_tenths(judged.lead));
        format!("{:>4}. {}", judged.decision + 1, words.say(&phrase))
    };
    std::iter::once(words.get("review-all-decisions"))
        .chain(std::iter::once(words.get("review-decisions-help")))
        .chain(review.decisions.iter().map(line))
        .collect()
}

/// The parts of a seat's result, in whole points that add up to it: the rounding error goes into the remainder.
fn sum_phrase(sum: &SeatSum) -> Phrase {
    let (lead, start, luck) = (whole(sum.lead), whole(sum.start), whole(sum.luck));
    let (decisions, others) = (whole(sum.decisions), whole(sum.others));
    Phrase::new("review-told")
        .with("seat", sum.seat)
        .with("lead", lead)
        .with("luck", luck)
        .with("decisions", decisions)
        .with("others", others)
        .with("start", start)
        .with("rest", lead - start - luck - decisions - others)
}

/// The nearest whole number.
#[expect(clippy::cast_possible_truncation, reason = "points are few")]
fn whole(value: f64) -> i64 {
    value.round() as i64
}
