//! Answers questions about a game without changing it, such as previews of a decision.

use protocol::{ActionText, Raw, ServerMessage, delta};
use table::dice::FastDice;
use table::{AnySession, Seat, Seats, Standings, Viewer};

use crate::moment::scores_shown;
use crate::request_error::RequestError;

/// What is wanted of a preview.
#[derive(Clone, Copy, Debug, Default)]
pub struct PreviewWanted {
    /// The board in characters too.
    pub pictures: bool,
    /// From where whoever asks has been shown the points, if he wants just what changes of them.
    pub shown_to: Option<Seats>,
    /// Whether the decision could be taken back.
    pub binding: bool,
}

/// What a decision would bring, or why it is not legal. Whoever has been shown the points from a viewpoint is told just what changes of
/// them.
///
/// # Errors
/// If the action is not legal, or is none.
pub fn preview(
    session: &dyn AnySession,
    id: String,
    seat: Seat,
    action: ActionText,
    wanted: PreviewWanted,
) -> Result<ServerMessage, RequestError> {
    let action = match action {
        ActionText::Text(text) => text,
        ActionText::Data(data) => session.game().action_text(&data.into())?,
    };
    let mut account = session.preview(seat, &action)?;
    if !wanted.pictures {
        account.pictures.clear();
    }
    let scores = session.preview_scores(seat, &action);
    let (scores, change) = match wanted.shown_to {
        Some(viewpoint) => (None, scores.map(|then| change_of_scores(session, viewpoint, &then))),
        None => (scores, None),
    };
    let binding = wanted.binding.then(|| is_binding(session, seat, &action));
    Ok(ServerMessage::Previewed { id, account, scores, change, binding })
}

/// Whether a legal decision can only be taken back by asking: something is rolled or comes to light, or it is somebody else's turn then.
/// It is tried on a position that the seat can imagine, so that the answer tells nothing of what others hide.
fn is_binding(session: &dyn AnySession, seat: Seat, action: &str) -> bool {
    let Ok(mut then) = session.game().imagine(&session.view(Viewer::Seat(seat))) else { return true };
    let before = then.decisions();
    // What is rolled does not matter, only that it is.
    let played = then.play(seat, action, &mut FastDice::seeded(0));
    played.is_err() || !then.deciders().contains(seat) || then.is_barrier_since(before)
}

/// The game as it stands in characters and words.
pub fn account(session: &dyn AnySession, id: String, version: u64, viewer: Viewer) -> ServerMessage {
    ServerMessage::Accounted { id, version, account: session.account(viewer) }
}

/// The points as they stand, with what every line of them comes from.
pub fn explain(session: &dyn AnySession, id: String, version: u64, viewer: Viewer) -> ServerMessage {
    ServerMessage::Explained { id, version, scores: session.explain(viewer) }
}

/// What happened round by round.
pub fn chapters(session: &dyn AnySession, id: String, version: u64, viewer: Viewer) -> ServerMessage {
    ServerMessage::Recounted { id, version, chapters: session.chapters(viewer) }
}

/// What is within the reach of a seat later on, with what it would bring.
pub fn forecast(session: &dyn AnySession, id: String, version: u64, seat: Seat) -> ServerMessage {
    ServerMessage::Foretold { id, version, forecast: session.forecast(seat) }
}

/// What orders can be left for a seat now.
pub fn order_form(session: &dyn AnySession, id: String, version: u64, seat: Seat) -> ServerMessage {
    ServerMessage::OrdersOffered { id, version, form: session.order_form(seat) }
}

/// What changes of the points that are shown from a viewpoint until they are these.
fn change_of_scores(session: &dyn AnySession, viewpoint: Seats, then: &Standings) -> Raw {
    let json =
        |points: &Standings| serde_json::to_string(points).expect("points have only keys that are text");
    let change = delta::between(&json(&scores_shown(session, viewpoint)), &json(then));
    Raw::written(change.unwrap_or_else(|| "{}".to_owned()))
}

/// Whether the game went on since the decision was made. What others chose at the same time does not make it stale.
pub fn is_stale(session: &dyn AnySession, seat: Seat, at: usize) -> bool {
    let now = session.decisions();
    at > now
        || (at..now).any(|index| session.decision(index).0 == seat || !session.asked(index).contains(seat))
}
