//! Positions for use without a server: lessons and puzzles, with everything that a board needs computed in advance.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::Value;
use table::{Account, AnySession, Forecast, SaturatingAs, Seat, SeatKind, Standings, Viewer};

use super::{LogLine, Moment, Raw, SeatMoment, Undo, delta};

/// A position in which a seat must decide.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Exercise {
    /// The number of seats.
    pub seats: u8,
    /// The seat that decides.
    pub seat: Seat,
    /// The seats that are played by the rules.
    pub scripted: Vec<Seat>,
    /// The options, with all defaults filled in.
    #[cfg_attr(feature = "typescript", ts(type = "Record<string, unknown>"))]
    pub options: Value,
    /// The game as the seat sees it, with its offers packed.
    pub moment: Moment,
    /// The decisions before it.
    pub log: Vec<LogLine>,
    /// The points with the parts of every line.
    pub explained: Standings,
    /// What the seat could reach later on.
    pub forecast: Vec<Forecast>,
    /// The preview of each decision: the change from the account and the points of the moment.
    #[cfg_attr(feature = "typescript", ts(type = "Record<string, unknown>"))]
    pub previews: BTreeMap<String, Raw>,
}

/// A decision and the game after it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Frame {
    /// The decision and its effects.
    pub line: LogLine,
    /// The change from the moment before.
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    pub change: Raw,
}

/// The content of a preview.
#[derive(Serialize)]
struct Preview {
    account: Account,
    scores: Option<Standings>,
}

impl Exercise {
    /// The position of a session for a deciding seat, with a preview of each decision.
    pub fn new(session: &dyn AnySession, seat: Seat) -> Exercise {
        let bare = Exercise::bare(session, seat);
        let viewer = Viewer::Seat(seat);
        let now = written(&Preview { account: session.account(viewer), scores: bare.moment.scores.clone() });
        let preview = |action: String| {
            let account = session.preview(seat, &action).ok()?;
            let then = Preview { account, scores: session.preview_scores(seat, &action) };
            let change = delta::between(&now, &written(&then)).unwrap_or_else(|| "{}".to_owned());
            Some((action, Raw::written(change)))
        };
        Exercise { previews: session.actions(seat).into_iter().filter_map(preview).collect(), ..bare }
    }

    /// Like `new`, without previews.
    pub fn bare(session: &dyn AnySession, seat: Seat) -> Exercise {
        let options = session.record().options().clone();
        let viewer = Viewer::Seat(seat);
        Exercise {
            seats: session.seats().saturating_as::<u8>(),
            seat,
            scripted: scripted(session, &options),
            options,
            log: (0..=session.decisions()).map(|index| line(session, seat, index)).collect(),
            explained: session.explain(viewer),
            forecast: session.forecast(seat),
            previews: BTreeMap::new(),
            moment: moment(session, seat),
        }
    }

    /// The decisions after this position, in order.
    pub fn frames(&self, session: &dyn AnySession) -> Vec<Frame> {
        let first = self.moment.decisions.saturating_as::<usize>();
        let mut before = written(&self.moment);
        let frame = |decisions: usize| {
            let now = written(&moment(session.look_back(decisions).as_ref(), self.seat));
            let change = delta::between(&before, &now).unwrap_or_else(|| "{}".to_owned());
            before = now;
            Frame { line: line(session, self.seat, decisions), change: Raw::written(change) }
        };
        (first + 1..=session.decisions()).map(frame).collect()
    }
}

fn scripted(session: &dyn AnySession, options: &Value) -> Vec<Seat> {
    let kinds = session.game().seat_kinds(options).unwrap_or_default();
    let held = Seat::all(session.seats()).zip(kinds).filter(|(_, kind)| *kind == SeatKind::Scripted);
    held.map(|(seat, _)| seat).collect()
}

/// The game as a seat sees it, with its offers if it must decide.
fn moment(session: &dyn AnySession, seat: Seat) -> Moment {
    let viewer = Viewer::Seat(seat);
    let asked = session.deciders().contains(seat);
    let seen = SeatMoment {
        viewer,
        view: session.view_json(viewer).into(),
        account: Some(session.account(viewer)),
        offers: if asked { session.offers(seat) } else { Vec::new() },
        actions: Vec::new(),
        undo: Undo::No,
        undo_keep: None,
        ahead: None,
    };
    let moment = Moment {
        version: session.decisions() as u64,
        decisions: session.decisions().saturating_as::<u32>(),
        deciders: session.deciders().iter().collect(),
        seats: vec![seen],
        others: Vec::new(),
        packed: Vec::new(),
        scores: Some(session.scores(viewer)),
        standings: session.standings(),
    };
    moment.packed()
}

/// A line of the log as a seat may know it; 0 is the set-up.
fn line(session: &dyn AnySession, seat: Seat, index: usize) -> LogLine {
    let decision = index.checked_sub(1);
    let told = session.told(decision, Viewer::Seat(seat));
    let by = decision.map(|decision| session.decision(decision));
    let is_secret = |by: Seat| {
        decision.is_some_and(|decision| session.asked(decision).len() > 1)
            && by != seat
            && !session.deciders().is_empty()
    };
    LogLine {
        index: index.saturating_as::<u32>(),
        seat: by.as_ref().map(|(by, _)| *by),
        action: by.filter(|(by, _)| !is_secret(*by)).map(|(_, action)| action),
        told,
        took: None,
        ahead: None,
    }
}

fn written(part: &impl Serialize) -> String {
    serde_json::to_string(part).expect("views and accounts have only keys that are text")
}
