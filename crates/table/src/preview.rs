//! Previews: the label of a legal action, and what it would change.

use serde::{Deserialize, Serialize};

use crate::{Account, Game, Phrase, ScoreLine, Seat, Standings};

/// What a client shows of a legal action before the player decides.
pub trait Preview: Game {
    /// The label of an action, and by how much it changes the seat's points immediately, if it does.
    fn choice(view: &Self::View, seat: Seat, action: Self::Action) -> (Phrase, Option<i32>);

    /// The board and the points after an action.
    fn preview(view: &Self::View, seat: Seat, action: Self::Action) -> Account;

    /// The points of each seat after an action, if they can be known before it is played.
    fn preview_scores(_view: &Self::View, _seat: Seat, _action: Self::Action) -> Option<Standings> {
        None
    }

    /// What a seat could reach later on, and what it would bring. Legal actions are not included: their labels state their gain.
    fn forecast(_view: &Self::View, _seat: Seat) -> Vec<Forecast> {
        Vec::new()
    }

    /// The reasons for an action, from what the game counts: what it costs, what it brings immediately, each round and at the end,
    /// and the odds. Each phrase is a sentence and contains nothing that only `seat` knows.
    fn reasons(view: &Self::View, seat: Seat, action: Self::Action) -> Vec<Phrase> {
        Self::choice(view, seat, action).1.map(gain_reason).into_iter().collect()
    }

    /// What to look at, for a player who would like to find the action without being told: a sentence that does not name it.
    fn nudge(_view: &Self::View, _seat: Seat, _action: Self::Action) -> Phrase {
        Phrase::new("hint-nudge")
    }
}

/// The reason that an action changes the points immediately.
pub fn gain_reason(gain: i32) -> Phrase {
    Phrase::new("hint-gain").with("gain", gain)
}

/// The lines of a seat's points that an action changes, the largest change first, each as a reason.
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

/// The line of a seat's points that an action raises most, as a nudge; `None` if it raises none.
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
    /// The best possible gain in points; `None` if it could not be used, or if the game reports something else about it.
    pub gain: Option<i32>,
    /// The place, if it is about one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub at: Option<String>,
    /// What it costs the player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub price: Option<i32>,
    /// What it would earn each round in the current situation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub income: Option<i32>,
    /// The probability of getting it in percent, if others want it too.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub percent: Option<u8>,
}
