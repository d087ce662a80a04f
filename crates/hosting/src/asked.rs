//! Answers questions about a game without changing it, such as previews of a decision.

use protocol::{ActionText, Raw, ServerMessage, delta};
use table::dice::FastDice;
use table::{AnySession, Seat, Seats, Standings, Viewer};

use crate::moment::scores_shown;
use crate::request_error::RequestError;

/// What to include in a preview.
#[derive(Clone, Copy, Debug, Default)]
pub struct PreviewWanted {
    /// The pictures of the account, besides the words.
    pub pictures: bool,
    /// The viewpoint from which the viewer has been shown the points, to get only their changes.
    pub shown_to: Option<Seats>,
    /// Whether the decision could be undone.
    pub binding: bool,
}

/// What a decision would change, or why it is not legal. If the viewer has been shown the points, only their changes are included.
///
/// # Errors
/// If the text is not an action, or if the action is not legal.
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

/// Whether a legal decision can only be undone with consent: because there is a roll or a reveal, or because it is another player's
/// turn then. It is tried on a sampled state that fits the seat's view, so that the answer reveals nothing hidden.
fn is_binding(session: &dyn AnySession, seat: Seat, action: &str) -> bool {
    let Ok(mut then) = session.game().imagine(&session.view(Viewer::Seat(seat))) else { return true };
    let before = then.decisions();
    // What is rolled does not matter, only that it is.
    let played = then.play(seat, action, &mut FastDice::seeded(0));
    played.is_err() || !then.deciders().contains(seat) || then.is_barrier_since(before)
}

/// The game as text.
pub fn account(session: &dyn AnySession, id: String, version: u64, viewer: Viewer) -> ServerMessage {
    ServerMessage::Accounted { id, version, account: session.account(viewer) }
}

/// The current points, with the parts of every line.
pub fn explain(session: &dyn AnySession, id: String, version: u64, viewer: Viewer) -> ServerMessage {
    ServerMessage::Explained { id, version, scores: session.explain(viewer) }
}

/// What happened in each round.
pub fn chapters(session: &dyn AnySession, id: String, version: u64, viewer: Viewer) -> ServerMessage {
    ServerMessage::Recounted { id, version, chapters: session.chapters(viewer) }
}

/// What a seat could reach later on, and what it would bring.
pub fn forecast(session: &dyn AnySession, id: String, version: u64, seat: Seat) -> ServerMessage {
    ServerMessage::Foretold { id, version, forecast: session.forecast(seat) }
}

/// The orders that a seat can leave now.
pub fn order_form(session: &dyn AnySession, id: String, version: u64, seat: Seat) -> ServerMessage {
    ServerMessage::OrdersOffered { id, version, form: session.order_form(seat) }
}

/// The change from the points shown from a viewpoint to these.
fn change_of_scores(session: &dyn AnySession, viewpoint: Seats, then: &Standings) -> Raw {
    let json =
        |points: &Standings| serde_json::to_string(points).expect("points have only keys that are text");
    let change = delta::between(&json(&scores_shown(session, viewpoint)), &json(then));
    Raw::written(change.unwrap_or_else(|| "{}".to_owned()))
}

/// Whether the game has moved on since the decision was made. Simultaneous decisions of others do not make it stale.
pub fn is_stale(session: &dyn AnySession, seat: Seat, at: usize) -> bool {
    let now = session.decisions();
    at > now
        || (at..now).any(|index| session.decision(index).0 == seat || !session.asked(index).contains(seat))
}
