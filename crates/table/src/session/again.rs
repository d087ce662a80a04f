//! Questions that are asked again because their answer was undone.

use super::{Session, Step};
use crate::dice::Roll;
use crate::record::Entry;
use crate::{Game, Seat};

impl<G: Game> Step<G> {
    fn is(&self, seat: Seat, action: &str, rolls: &[Roll]) -> bool {
        self.seat == seat && self.rolls == rolls && self.action.to_string() == action
    }
}

impl<G: Game> Session<G> {
    /// Whether several seats must decide at once, and an answer of `seat` to this same question was undone. Others may have seen it, so
    /// the new answer must not be predictable.
    pub fn is_asked_again(&self, seat: Seat) -> bool {
        let deciders = self.state.deciders();
        let beside = self.answers_beside(seat, self.line.len());
        let asked = beside + deciders.len();
        if !deciders.contains(seat) || asked < 2 {
            return false;
        }
        let first = self.line.len() - beside;
        let entries = self.record.entries();
        // Where the rules changed, decisions are counted from there.
        let rules = entries.iter().rposition(|entry| matches!(entry, Entry::Rules { .. }));
        let entries = &entries[rules.map_or(0, |index| index + 1)..];
        // The number of decisions, and how many of them led to this question.
        let (mut count, mut alike) = (0, 0);
        for entry in entries {
            match entry {
                Entry::Play { seat: whose, action, rolls, .. } => {
                    if alike == first && count < first + asked && *whose == seat {
                        return true;
                    }
                    let leads_here = alike == count && alike < first;
                    if leads_here && self.line[alike].is(*whose, action, rolls) {
                        alike += 1;
                    }
                    count += 1;
                }
                Entry::Undo { keep, .. } => {
                    count = *keep;
                    alike = alike.min(*keep);
                }
                Entry::Rules { .. } => {}
            }
        }
        false
    }
}
