//! Hints with reasons.

use bots::Advice;
use table::{AnySession, Offer, Phrase, Seat};

/// A hint in three steps: what to look at, what to do, and why. A bot finds the action; the reasons are the game's own figures.
///
/// ```
/// use bots::{Budget, Level};
/// use games::Hint;
/// use table::dice::FastDice;
/// use table::{Seat, Viewer};
///
/// let game = games::built_in().find("circle-wagons").unwrap();
/// let session = game.game().begin(&Default::default(), &mut FastDice::seeded(1)).unwrap();
/// let seat = session.deciders().lowest().unwrap();
/// let mut bot = game.bot(Level::Deputy, 1);
/// let advice = game.advise(&mut *bot, &session.bot_view(Viewer::Seat(seat)), seat, Budget::Positions(500));
/// let hint = Hint::of(&*session, seat, &advice).expect("the action is legal");
/// assert_eq!(hint.nudge.id, "wagons-nudge-start");
/// assert!(hint.reasons.iter().any(|reason| reason.id == "hint-chance"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hint {
    /// The text form of the action.
    pub action: String,
    /// The label of the action.
    pub phrase: Phrase,
    /// What to look at, without naming the action.
    pub nudge: Phrase,
    /// The reasons, as sentences: what the action brings, what the next best one is, and the state of the game.
    pub reasons: Vec<Phrase>,
}

/// The largest number of sentences about what the action brings.
const MOST_REASONS: usize = 4;
/// Choices that differ by less are worth about the same to a bot, in points.
const EQUAL: f64 = 0.25;
/// With a lead of this many points, no other choice is close.
const FAR: f64 = 10.0;

impl Hint {
    /// Turns a bot's advice into a hint for a seat; `None` if its best action is not legal here (any more).
    pub fn of(session: &dyn AnySession, seat: Seat, advice: &Advice<String>) -> Option<Hint> {
        let best = advice.best();
        let offers = session.offers(seat);
        let called = |action: &str| offers.iter().find(|offer: &&Offer| offer.action == action);
        let phrase = called(&best.action)?.phrase.clone();
        let nudge = session.nudge(seat, &best.action)?;
        let mut reasons = session.reasons(seat, &best.action);
        reasons.truncate(MOST_REASONS);
        if let Some(next) = advice.choices.get(1)
            && let Some(offer) = called(&next.action)
        {
            let less = best.lead - next.lead;
            reasons.push(beside(less, &offer.phrase));
            reasons.extend(brings(session, seat, &next.action).filter(|_| less < FAR));
        }
        let (percent, points) = (whole(100.0 * best.chance), whole(best.points[seat.index()]));
        reasons.push(Phrase::new("hint-chance").with("percent", percent).with("points", points));
        Some(Hint { action: best.action.clone(), phrase, nudge, reasons })
    }
}

/// How the next best choice compares with the best.
fn beside(less: f64, choice: &Phrase) -> Phrase {
    if less >= FAR {
        return Phrase::new("hint-sure");
    }
    if less < EQUAL {
        return Phrase::new("hint-equal").with("choice", choice.clone());
    }
    Phrase::new("hint-instead").with("choice", choice.clone()).with("less", whole(less).max(1))
}

/// What the next best choice would earn each round, if the game predicts it.
fn brings(session: &dyn AnySession, seat: Seat, action: &str) -> Option<Phrase> {
    let foretold = session.forecast(seat).into_iter().find(|one| one.what == action)?;
    Some(Phrase::new("hint-instead-income").with("income", i64::from(foretold.income?)))
}

/// The nearest whole number.
#[expect(clippy::cast_possible_truncation, reason = "points and percents are small")]
fn whole(value: f64) -> i64 {
    value.round() as i64
}
