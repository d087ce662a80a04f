//! What happened, in sentences.

use table::{AnySitting, Arg, Phrase, Seat, Viewer};

/// One sentence of the log.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Line {
    /// At which decision it happened; none for the set-up.
    pub(crate) decision: Option<usize>,
    /// Who made that decision.
    pub(crate) by: Option<Seat>,
    /// The sentence.
    pub(crate) phrase: Phrase,
    /// Whether somebody else did something that concerns the viewer.
    pub(crate) concerns_viewer: bool,
}

/// All that happened, as far as `viewer` may know.
pub(crate) fn all(sitting: &dyn AnySitting, viewer: Viewer) -> Vec<Line> {
    let opening = at(sitting, None, viewer);
    let decisions = (0..sitting.decisions()).flat_map(|index| at(sitting, Some(index), viewer));
    opening.into_iter().chain(decisions).collect()
}

/// What happened at one decision, or at the set-up.
pub(crate) fn at(sitting: &dyn AnySitting, decision: Option<usize>, viewer: Viewer) -> Vec<Line> {
    let by = decision.map(|index| sitting.decision(index).0);
    let line = |phrase: Phrase| {
        let concerns = |me| by != Some(me) && names(&phrase, me);
        Line { decision, by, concerns_viewer: viewer.seat().is_some_and(concerns), phrase }
    };
    sitting.told(decision, viewer).into_iter().map(|told| line(told.phrase)).collect()
}

/// What to tell the viewer when he comes back: what others did since his last decision, his own concerns first.
pub(crate) fn news(lines: &[Line], viewer: Viewer) -> Vec<&Line> {
    let mine = |line: &Line| line.by.is_some() && line.by == viewer.seat();
    let since = lines.iter().rposition(mine).map_or(0, |last| last + 1);
    let (concerning, rest): (Vec<&Line>, Vec<&Line>) =
        lines[since..].iter().partition(|line| line.concerns_viewer);
    concerning.into_iter().chain(rest).collect()
}

fn names(phrase: &Phrase, seat: Seat) -> bool {
    phrase.args.iter().any(|(_, arg)| match arg {
        Arg::Seat(named) => *named == seat,
        Arg::Phrase(inner) => names(inner, seat),
        Arg::List(inner) => inner.iter().any(|phrase| names(phrase, seat)),
        Arg::Number(_) | Arg::Text(_) => false,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(by: Seat, phrase: Phrase, concerns_viewer: bool) -> Line {
        Line { decision: Some(0), by: Some(by), phrase, concerns_viewer }
    }

    #[test]
    fn the_news_are_what_came_after_my_last_decision_with_my_own_concerns_first() {
        let old = line(Seat::SECOND, Phrase::new("old"), true);
        let mine = line(Seat::FIRST, Phrase::new("mine"), false);
        let theirs = line(Seat::SECOND, Phrase::new("theirs"), false);
        let about_me = line(Seat::SECOND, Phrase::new("about-me"), true);
        let lines = [old, mine, theirs, about_me];
        let news: Vec<&str> =
            news(&lines, Viewer::Seat(Seat::FIRST)).iter().map(|line| line.phrase.id.as_ref()).collect();
        assert_eq!(news, ["about-me", "theirs"]);
    }

    #[test]
    fn a_seat_deep_inside_a_sentence_is_found() {
        let inner = Phrase::new("inner").with("seat", Seat::SECOND);
        let phrase = Phrase::new("outer").with("list", vec![Phrase::new("x"), inner]);
        assert!(names(&phrase, Seat::SECOND));
        assert!(!names(&phrase, Seat::FIRST));
    }
}
