//! Checks whether each expectation holds.

use std::collections::BTreeSet;
use std::fmt::Debug;

use table::dice::FastDice;
use table::erased::LogEvent;
use table::{Consent, GameError, Seat, Standings, UndoError, Viewer};
use words::Words;

use super::check::Run;
use super::expectation::{BySeat, Count, Expectation, Expectations, Pattern, Refused, UndoIs, What, Whole};
use super::form::Play;
use super::subset;
use crate::naming;

pub(super) fn check(run: &mut Run<'_>, expect: &Expectations) {
    let viewer = Viewer::from(expect.viewer);
    if let Some(seat) = expect.viewer.filter(|seat| seat.index() >= run.session.seats()) {
        return run.fault(
            expect.line,
            "viewer",
            format!("one of {} seats", run.session.seats()),
            seat.to_string(),
        );
    }
    for expectation in &expect.list {
        let faults = Look { run, viewer }.faults(expectation);
        for (what, expected, found) in faults {
            run.fault(expectation.line, what, expected, found);
        }
    }
}

/// The words for an illegal action.
pub(super) fn said(refusal: &GameError, english: &Words) -> String {
    match refusal {
        GameError::Malformed(why) => why.clone(),
        GameError::Illegal(why) => format!("{} ({})", english.say(why), why.id),
    }
}

/// What was compared, what was expected, what was found.
type Faults = Vec<(String, String, String)>;

/// The game as one viewer sees it.
struct Look<'a> {
    run: &'a Run<'a>,
    viewer: Viewer,
}

impl Look<'_> {
    fn faults(&self, expectation: &Expectation) -> Faults {
        let session = &self.run.session;
        match &expectation.what {
            What::Points(points) => self.each_seat("points", points, |standings, seat, expected| {
                let found = standings.seats[seat.index()].points;
                differ(format!("points of seat {seat}"), expected, &found)
            }),
            What::Places(places) => self.each_seat("places", places, |standings, seat, expected| {
                differ(format!("place of seat {seat}"), expected, &standings.seats[seat.index()].place)
            }),
            What::Lines(lines) => self.each_seat("lines", lines, |standings, seat, expected| {
                expected.iter().flat_map(|(name, points)| self.line(standings, seat, name, *points)).collect()
            }),
            What::Winners(expected) => match session.standings() {
                Some(standings) => differ_as_sets("winners", expected, standings.winners()),
                None => vec![("winners".to_owned(), listed(expected), "the game is not over".to_owned())],
            },
            What::Deciders(expected) => differ_as_sets("deciders", expected, session.deciders().iter()),
            What::Over(expected) => differ("over".to_owned(), expected, &session.deciders().is_empty()),
            What::Count(count) => self.count(count),
            What::Legal(plays) => plays.iter().flat_map(|play| self.legal(play)).collect(),
            What::OnlyLegal(plays) => self.only_legal(plays),
            What::Illegal(list) => list.iter().flat_map(|refused| self.illegal(refused)).collect(),
            What::Part(whole, expected) => {
                let (name, found) = match whole {
                    Whole::Position => ("position", session.position()),
                    Whole::View => ("view", session.view(self.viewer)),
                    Whole::Facts => ("facts", session.facts(self.viewer)),
                };
                let list = subset::mismatches(name, expected, Some(&found));
                list.into_iter().map(|mismatch| (mismatch.path, mismatch.expected, mismatch.found)).collect()
            }
            What::Events(patterns) => self.events(patterns),
            What::NoEvents(patterns) => self.no_events(patterns),
            What::Undo(expected) => self.undo(expected),
            What::Refused(why) => {
                vec![("refused".to_owned(), why.clone(), "the game has begun".to_owned())]
            }
        }
    }

    /// The final points, or the current ones.
    fn standings(&self) -> Standings {
        self.run.session.standings().unwrap_or_else(|| self.run.session.scores(self.viewer))
    }

    fn each_seat<T: Debug>(
        &self,
        what: &str,
        expected: &BySeat<T>,
        compare: impl Fn(&Standings, Seat, &T) -> Faults,
    ) -> Faults {
        let standings = self.standings();
        match self.seats(what, expected) {
            Ok(seats) => {
                seats.into_iter().flat_map(|(seat, expected)| compare(&standings, seat, expected)).collect()
            }
            Err(faults) => faults,
        }
    }

    /// The values with their seats, if these seats exist.
    fn seats<'t, T: Debug>(&self, what: &str, expected: &'t BySeat<T>) -> Result<Vec<(Seat, &'t T)>, Faults> {
        let count = self.run.session.seats();
        let wrong = |given: String| Err(vec![(what.to_owned(), format!("{count} seats"), given)]);
        match expected {
            BySeat::All(list) if list.len() == count => Ok(Seat::all(count).zip(list).collect()),
            BySeat::All(list) => wrong(format!("a list for {}", list.len())),
            BySeat::Some(list) => match list.iter().find(|(seat, _)| seat.index() >= count) {
                Some((seat, _)) => wrong(format!("seat {seat}")),
                None => Ok(list.iter().map(|(seat, value)| (*seat, value)).collect()),
            },
        }
    }

    fn line(&self, standings: &Standings, seat: Seat, name: &str, expected: i32) -> Faults {
        let what = format!("line '{name}' of seat {seat}");
        match naming::line(name, &standings.seats[seat.index()].lines, self.run.english) {
            Ok(line) => differ(what, &expected, &line.points),
            Err(why) => vec![(what, expected.to_string(), why.to_string())],
        }
    }

    fn count(&self, count: &Count) -> Faults {
        let session = &self.run.session;
        let compare = |seat, expected| {
            differ(format!("count of legal actions of seat {seat}"), expected, &session.actions(seat).len())
        };
        match count {
            Count::Of(counts) => {
                counts.iter().flat_map(|(seat, expected)| compare(*seat, expected)).collect()
            }
            Count::OfTheOneAsked(expected) => {
                let asked: Vec<Seat> = session.deciders().iter().collect();
                match asked[..] {
                    [seat] => compare(seat, expected),
                    [] => differ("count of legal actions".to_owned(), expected, &0),
                    _ => {
                        let found = format!("{} seats are asked: give the count by seat", asked.len());
                        vec![("count".to_owned(), expected.to_string(), found)]
                    }
                }
            }
        }
    }

    /// Tries an action on a copy.
    fn attempt(&self, play: &Play) -> (String, Result<(), GameError>) {
        let attempt = |seat| {
            // What is rolled does not matter: whether an action is legal is settled before.
            self.run.session.boxed_clone().play(seat, &play.action, &mut FastDice::seeded(0))
        };
        match self.run.asked(play) {
            Ok(seat) => (format!("'{seat}: {}'", play.action), attempt(seat)),
            Err(error) => (format!("'{}'", play.action), Err(error)),
        }
    }

    fn legal(&self, play: &Play) -> Faults {
        match self.attempt(play) {
            (_, Ok(())) => Vec::new(),
            (name, Err(refusal)) => vec![(name, "to be legal".to_owned(), said(&refusal, self.run.english))],
        }
    }

    fn illegal(&self, refused: &Refused) -> Faults {
        let (name, done) = self.attempt(&refused.play);
        let expected = match &refused.why {
            Some(why) => format!("to be illegal: {why}"),
            None => "to be illegal".to_owned(),
        };
        match (done, &refused.why) {
            (Ok(()), _) => vec![(name, expected, "legal".to_owned())],
            (Err(GameError::Illegal(_)), None) => Vec::new(),
            (Err(GameError::Illegal(found)), Some(why)) if naming::means(why, &found, self.run.english) => {
                Vec::new()
            }
            (Err(GameError::Malformed(_)), Some(why)) if why == "not-an-action" => Vec::new(),
            (Err(refusal), _) => vec![(name, expected, said(&refusal, self.run.english))],
        }
    }

    fn only_legal(&self, plays: &[Play]) -> Faults {
        let mut faults = Vec::new();
        let mut expected = BTreeSet::new();
        for play in plays {
            match self.run.asked(play) {
                Ok(seat) => {
                    let words: Vec<&str> = play.action.split_whitespace().collect();
                    expected.insert(format!("{seat}: {}", words.join(" ")));
                }
                Err(why) => faults.push(("only_legal".to_owned(), play.action.clone(), why.to_string())),
            }
        }
        let session = &self.run.session;
        let found: BTreeSet<String> = (Seat::all(session.seats()))
            .flat_map(|seat| session.actions(seat).into_iter().map(move |action| format!("{seat}: {action}")))
            .collect();
        for missing in expected.difference(&found) {
            faults.push(("only_legal".to_owned(), format!("'{missing}'"), "it is not legal".to_owned()));
        }
        for more in found.difference(&expected) {
            faults.push(("only_legal".to_owned(), "nothing else".to_owned(), format!("'{more}'")));
        }
        faults
    }

    /// The events of the last step.
    fn told(&self) -> Vec<LogEvent> {
        match self.run.last.clone() {
            None => self.run.session.told(None, self.viewer),
            Some(decisions) => {
                decisions.flat_map(|index| self.run.session.told(Some(index), self.viewer)).collect()
            }
        }
    }

    fn is(&self, pattern: &Pattern, told: &LogEvent) -> bool {
        match pattern {
            Pattern::Named(name) => naming::means(name, &told.phrase, self.run.english),
            Pattern::Data(part) => subset::mismatches("", part, Some(&told.event)).is_empty(),
        }
    }

    /// The patterns must match in this order; other events may be in between.
    fn events(&self, patterns: &[Pattern]) -> Faults {
        let told = self.told();
        let mut rest = told.iter();
        for pattern in patterns {
            if !rest.any(|told| self.is(pattern, told)) {
                return vec![("events".to_owned(), shown(pattern), all(&told))];
            }
        }
        Vec::new()
    }

    fn no_events(&self, patterns: &[Pattern]) -> Faults {
        let told = self.told();
        let happened = patterns.iter().filter(|pattern| told.iter().any(|told| self.is(pattern, told)));
        happened
            .map(|pattern| ("no_events".to_owned(), format!("no {}", shown(pattern)), all(&told)))
            .collect()
    }

    fn undo(&self, expected: &BySeat<UndoIs>) -> Faults {
        let compare = |(seat, expected): (Seat, &UndoIs)| {
            let found = match self.run.session.undo_target(seat, Consent::NotAsked) {
                Ok(_) => UndoIs::Free,
                Err(UndoError::NeedsConsent) => UndoIs::NeedsConsent,
                Err(UndoError::Nothing) => UndoIs::Nothing,
            };
            let what = format!("undo by seat {seat}");
            (*expected != found).then(|| (what, expected.name().to_owned(), found.name().to_owned()))
        };
        match self.seats("undo", expected) {
            Ok(seats) => seats.into_iter().filter_map(compare).collect(),
            Err(faults) => faults,
        }
    }
}

fn differ<T: PartialEq + Debug>(what: String, expected: &T, found: &T) -> Faults {
    if expected == found { Vec::new() } else { vec![(what, format!("{expected:?}"), format!("{found:?}"))] }
}

fn differ_as_sets(what: &str, expected: &[Seat], found: impl Iterator<Item = Seat>) -> Faults {
    let mut expected = expected.to_vec();
    expected.sort();
    let found: Vec<Seat> = found.collect();
    if expected == found { Vec::new() } else { vec![(what.to_owned(), listed(&expected), listed(&found))] }
}

fn listed(seats: &[Seat]) -> String {
    format!("[{}]", seats.iter().map(Seat::to_string).collect::<Vec<_>>().join(", "))
}

fn shown(pattern: &Pattern) -> String {
    match pattern {
        Pattern::Named(name) => format!("'{name}'"),
        Pattern::Data(part) => part.to_string(),
    }
}

fn all(told: &[LogEvent]) -> String {
    let events: Vec<String> = told.iter().map(|told| format!("{} {}", told.phrase.id, told.event)).collect();
    if events.is_empty() { "no events".to_owned() } else { events.join("; ") }
}
