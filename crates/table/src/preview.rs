//! Previews: the name of a legal action, and what it would change.

use serde::{Deserialize, Serialize};

use crate::{Account, Game, Phrase, ScoreLine, Seat, Standings};

/// What a client shows of a legal action before somebody decides on it.
pub trait Preview: Game {
    /// The label of an action in the list of choices, and by how much it changes the seat's points at once, if it does.
    fn choice(view: &Self::View, seat: Seat, action: Self::Action) -> (Phrase, Option<i32>);

    /// The board and the points as they would be after an action.
    fn preview(view: &Self::View, seat: Seat, action: Self::Action) -> Account;

    /// The points of each seat after an action, where they can be known before it is played.
    fn preview_scores(_view: &Self::View, _seat: Seat, _action: Self::Action) -> Option<Standings> {
        None
    }

    /// What is within reach of a seat later on, with what it would bring: asked for beside the legal actions, which know their own
    /// gains.
    fn forecast(_view: &Self::View, _seat: Seat) -> Vec<Forecast> {
        Vec::new()
    }

    /// What speaks for an action, from what the game itself counts: what it costs and what it brings at once, each round, at the end,
    /// and the odds. Each phrase is a sentence; nothing in it is known to `seat` alone by chance.
    fn reasons(view: &Self::View, seat: Seat, action: Self::Action) -> Vec<Phrase> {
        Self::choice(view, seat, action).1.map(gain_reason).into_iter().collect()
    }

    /// What to look at for somebody who would find the action by himself: a sentence that does not name it.
    fn nudge(_view: &Self::View, _seat: Seat, _action: Self::Action) -> Phrase {
        Phrase::new("hint-nudge")
    }
}

/// That an action changes the points at once.
pub fn gain_reason(gain: i32) -> Phrase {
    Phrase::new("hint-gain").with("gain", gain)
}

/// The lines of a seat's points that an action changes, what it changes most first: each as a reason.
///
/// ```
/// use table::{ScoreLine, Seat, Standings, line_reasons};
///
/// let before = Standings::by_points(vec![vec![ScoreLine::new("mines", 3), ScoreLine::new("cows", 5)]]);
/// let after = Standings::by_points(vec![vec![ScoreLine::new("mines", 7), ScoreLine::new("cows", 5)]]);
/// let reasons = line_reasons(&before, &after, Seat::FIRST);
/// assert_eq!(reasons.len(), 1);
/// assert_eq!(reasons[0].to_string(), "hint-line label=(mines) points=4");
/// ```
pub fn line_reasons(before: &Standings, after: &Standings, seat: Seat) -> Vec<Phrase> {
    changed_lines(before, after, seat)
        .into_iter()
        .map(|(label, points)| Phrase::new("hint-line").with("label", label).with("points", points))
        .collect()
}

/// The line of a seat's points that an action raises most, as a nudge; none if it raises nothing.
pub fn line_nudge(before: &Standings, after: &Standings, seat: Seat) -> Option<Phrase> {
    let (label, _) = changed_lines(before, after, seat).into_iter().find(|(_, points)| *points > 0)?;
    Some(Phrase::new("hint-nudge-line").with("label", label))
}

fn changed_lines(before: &Standings, after: &Standings, seat: Seat) -> Vec<(Phrase, i32)> {
    let lines = |standings: &Standings| standings.seats[seat.index()].lines.clone();
    let (before, after) = (lines(before), lines(after));
    let points_of = |lines: &[ScoreLine], label: &Phrase| {
        lines.iter().find(|line| line.label == *label).map_or(0, |line| line.points)
    };
    let gone = before.iter().filter(|old| !after.iter().any(|new| new.label == old.label));
    let labels = after.iter().chain(gone).map(|line| line.label.clone());
    let mut changed: Vec<(Phrase, i32)> = labels
        .map(|label| {
            let change = points_of(&after, &label) - points_of(&before, &label);
            (label, change)
        })
        .filter(|(_, change)| *change != 0)
        .collect();
    changed.sort_by_key(|(_, change)| std::cmp::Reverse(change.abs()));
    changed
}

/// Something within reach, and what it would bring.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Forecast {
    /// Its text form: a card of the row, a legal action, a kind of building.
    pub what: String,
    /// By how much it would raise the points at best; nothing if it could not be used, or the game tells something else of it.
    pub gain: Option<i32>,
    /// Where, if it is about a place.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub at: Option<String>,
    /// What it costs whoever asks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub price: Option<i32>,
    /// What it would earn each round as things stand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub income: Option<i32>,
    /// The chance to get it in percent, where others want it too.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub percent: Option<u8>,
}
