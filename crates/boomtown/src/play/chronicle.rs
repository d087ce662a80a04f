//! The events of a game in sentences.

use table::{AnySession, Arg, Phrase, Seat, Viewer};

/// A sentence of the log.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Line {
    /// The index of its decision; `None` for the set-up.
    decision: Option<usize>,
    /// The seat that made the decision.
    by: Option<Seat>,
    /// The seat that it is about: the first one it names, if any.
    pub(crate) about: Option<Seat>,
    /// The sentence.
    pub(crate) phrase: Phrase,
    /// Whether somebody else did something that concerns the viewer.
    pub(crate) concerns_viewer: bool,
}

/// Everything that happened, as far as `viewer` may know.
pub(crate) fn all(session: &dyn AnySession, viewer: Viewer) -> Vec<Line> {
    let opening = at(session, None, viewer);
    let decisions = (0..session.decisions()).flat_map(|index| at(session, Some(index), viewer));
    opening.into_iter().chain(decisions).collect()
}

/// What happened at one decision, or during set-up.
pub(crate) fn at(session: &dyn AnySession, decision: Option<usize>, viewer: Viewer) -> Vec<Line> {
    let by = decision.map(|index| session.decision(index).0);
    let line = |phrase: Phrase| {
        let concerns = |me| by != Some(me) && names(&phrase, me);
        Line {
            decision,
            by,
            about: first_named(&phrase),
            concerns_viewer: viewer.seat().is_some_and(concerns),
            phrase,
        }
    };
    session.told(decision, viewer).into_iter().map(|told| line(told.phrase)).collect()
}

/// What to show the viewer on return: what happened since the viewer's last decision, and the effects of that decision on others.
/// What concerns the viewer comes first.
pub(crate) fn news(lines: &[Line], viewer: Viewer) -> Vec<&Line> {
    let mine = |line: &&Line| line.by.is_some() && line.by == viewer.seat();
    let last = lines.iter().rfind(mine).and_then(|line| line.decision);
    let is_news =
        |line: &&Line| line.decision > last || (line.decision == last && line.about != viewer.seat());
    let (concerning, rest): (Vec<&Line>, Vec<&Line>) =
        lines.iter().filter(is_news).partition(|line| line.concerns_viewer);
    concerning.into_iter().chain(rest).collect()
}

/// The lines that are not new, in order.
pub(crate) fn known<'a>(lines: &'a [Line], news: &[&Line]) -> Vec<&'a Line> {
    lines.iter().filter(|line| !news.iter().any(|new| std::ptr::eq(*new, *line))).collect()
}

fn names(phrase: &Phrase, seat: Seat) -> bool {
    seats_of(phrase).contains(&seat)
}

fn first_named(phrase: &Phrase) -> Option<Seat> {
    seats_of(phrase).first().copied()
}

/// All seats named in a sentence, in order.
fn seats_of(phrase: &Phrase) -> Vec<Seat> {
    let named = |arg: &Arg| match arg {
        Arg::Seat(seat) => vec![*seat],
        Arg::Seats(seats) => seats.clone(),
        Arg::Phrase(inner) => seats_of(inner),
        Arg::List(inner) => inner.iter().flat_map(seats_of).collect(),
        Arg::Number(_) | Arg::Text(_) => Vec::new(),
    };
    phrase.args.iter().flat_map(|(_, arg)| named(arg)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(decision: usize, by: Seat, id: &'static str, about: Option<Seat>) -> Line {
        let concerns_viewer = by != Seat::FIRST && about == Some(Seat::FIRST);
        Line { decision: Some(decision), by: Some(by), about, phrase: Phrase::new(id), concerns_viewer }
    }

    fn news_of(lines: &[Line]) -> Vec<&str> {
        news(lines, Viewer::Seat(Seat::FIRST)).iter().map(|line| line.phrase.id.as_ref()).collect()
    }

    #[test]
    fn the_news_are_what_came_after_my_last_decision_with_my_own_concerns_first() {
        let lines = [
            line(0, Seat::SECOND, "old", Some(Seat::FIRST)),
            line(1, Seat::FIRST, "mine", Some(Seat::FIRST)),
            line(2, Seat::SECOND, "theirs", Some(Seat::SECOND)),
            line(3, Seat::SECOND, "about-me", Some(Seat::FIRST)),
        ];
        assert_eq!(news_of(&lines), ["about-me", "theirs"]);
    }

    #[test]
    fn what_the_rules_did_after_my_own_decision_is_news_too() {
        let lines = [
            line(0, Seat::FIRST, "i-drew", Some(Seat::FIRST)),
            line(1, Seat::FIRST, "i-laid", Some(Seat::FIRST)),
            line(1, Seat::FIRST, "the-rival-took", None),
        ];
        assert_eq!(news_of(&lines), ["the-rival-took"]);
        let known: Vec<&str> = known(&lines, &news(&lines, Viewer::Seat(Seat::FIRST)))
            .iter()
            .map(|line| line.phrase.id.as_ref())
            .collect();
        assert_eq!(known, ["i-drew", "i-laid"]);
    }

    #[test]
    fn a_seat_deep_inside_a_sentence_is_found() {
        let inner = Phrase::new("inner").with("seat", Seat::SECOND);
        let phrase = Phrase::new("outer").with("list", vec![Phrase::new("x"), inner]);
        assert!(names(&phrase, Seat::SECOND));
        assert!(!names(&phrase, Seat::FIRST));
        assert_eq!(first_named(&phrase), Some(Seat::SECOND));
    }
}
