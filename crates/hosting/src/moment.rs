//! The state of a game as a viewer may see it.

use protocol::{Detail, Moment, SeatAhead, SeatMoment, Stage, Undo};
use table::{Account, AnySession, Phrase, SaturatingAs, Seat, Seats, Standings, Viewer};

use crate::undo::UndoPlan;
use crate::viewer_kind::{ViewerKind, shared, viewers};

/// The points as shown from these seats.
pub fn scores_shown(session: &dyn AnySession, viewpoint: Seats) -> Standings {
    session.scores(viewers(shared(viewpoint))[0])
}

/// Why a seat must wait although the rules allow it to act, at a table where simultaneous decisions are made in turns.
pub fn waits_for_turn(session: &dyn AnySession, seat: Seat, acting: Seats) -> Option<Phrase> {
    let turn = acting.lowest().filter(|_| !acting.contains(seat) && session.deciders().contains(seat))?;
    Some(Phrase::new("server-race-turns").with("seat", turn))
}

/// The question for a viewer.
pub(crate) fn prompt(session: &dyn AnySession, viewer: Viewer, acting: Seats) -> Option<Phrase> {
    let waits = viewer.seat().and_then(|seat| waits_for_turn(session, seat, acting));
    waits.or_else(|| session.prompt(viewer))
}

/// The current game for a kind of viewer. `acting` are the seats that must decide, `undo` says what undoing the last decision of a
/// seat needs, and `ahead` what its player has left to be answered automatically.
pub fn moment(
    session: &dyn AnySession,
    acting: Seats,
    stage: Stage,
    version: u64,
    kind: ViewerKind,
    undo: impl Fn(Seat) -> UndoPlan,
    ahead: impl Fn(Seat) -> Option<SeatAhead>,
) -> Moment {
    let undo = |seat: Seat| if stage == Stage::Playing { undo(seat) } else { UndoPlan::No };
    let seat_moment = |viewer: Viewer| SeatMoment {
        ahead: viewer.seat().filter(|_| kind.detail != Detail::Bare).and_then(&ahead),
        ..seat_moment(session, viewer, acting, kind.detail, undo)
    };
    let moment = moment_of(session, version, kind.viewpoint, kind.detail, acting, seat_moment);
    if kind.changes { moment.packed() } else { moment }
}

/// The game after this many decisions: to look at, not to act in. `None` if there were not so many.
pub fn at(session: &dyn AnySession, version: u64, viewpoint: Seats, decisions: usize) -> Option<Moment> {
    if decisions > session.decisions() {
        return None;
    }
    let then = session.look_back(decisions);
    let seat_moment = |viewer: Viewer| still(then.as_ref(), viewer, then.deciders(), Detail::Full);
    let mut moment = moment_of(then.as_ref(), version, viewpoint, Detail::Full, then.deciders(), seat_moment);
    // Whoever looks back cannot ask a moment what its points come from.
    moment.scores = Some(then.explain(viewers(shared(viewpoint))[0]));
    Some(moment)
}

fn moment_of(
    session: &dyn AnySession,
    version: u64,
    viewpoint: Seats,
    detail: Detail,
    deciders: Seats,
    seat_moment: impl Fn(Viewer) -> SeatMoment,
) -> Moment {
    Moment {
        version,
        decisions: session.decisions().saturating_as::<u32>(),
        deciders: deciders.iter().collect(),
        scores: matches!(detail, Detail::Full | Detail::Board).then(|| scores_shown(session, viewpoint)),
        seats: viewers(viewpoint).into_iter().map(seat_moment).collect(),
        others: Vec::new(),
        packed: Vec::new(),
        standings: session.standings(),
    }
}

fn seat_moment(
    session: &dyn AnySession,
    viewer: Viewer,
    acting: Seats,
    detail: Detail,
    undo: impl Fn(Seat) -> UndoPlan,
) -> SeatMoment {
    let mut shown = still(session, viewer, acting, detail);
    if let Some(seat) = viewer.seat() {
        match detail {
            Detail::Full | Detail::Board if acting.contains(seat) => shown.offers = session.offers(seat),
            Detail::Bare if acting.contains(seat) => shown.actions = session.actions(seat),
            _ => {}
        }
        (shown.undo, shown.undo_keep) = undo(seat).told();
    }
    shown
}

/// The game from one viewpoint, without anything to do.
fn still(session: &dyn AnySession, viewer: Viewer, acting: Seats, detail: Detail) -> SeatMoment {
    let waits = || viewer.seat().and_then(|seat| waits_for_turn(session, seat, acting));
    SeatMoment {
        viewer,
        view: session.view_json(viewer).into(),
        account: match detail {
            Detail::Full => {
                let account = session.account(viewer);
                Some(Account { asked: waits().or(account.asked), ..account })
            }
            Detail::Board => Some(Account { asked: prompt(session, viewer, acting), ..Account::default() }),
            Detail::View | Detail::Bare => None,
        },
        offers: Vec::new(),
        actions: Vec::new(),
        undo: Undo::No,
        undo_keep: None,
        ahead: None,
    }
}
