//! Derives from a view what follows from it alone, so that a client with the same engine as its server can compute it itself.

use protocol::device::{CompletedSeat, CompletedViews, SeatView};
use protocol::{ServerMessage, TableRequest};
use serde_json::Value;
use table::{Account, AnyGame, Seats, Viewer};

use crate::asked::{PreviewWanted, account, explain, forecast, order_form, preview};
use crate::moment::{prompt, scores_shown};
use crate::request_error::RequestError;

/// The name of this engine. Two engines with the same name were built from the same rules, data and code, on whatever machine they
/// run.
pub const ENGINE: &str = env!("BOOMTOWN_ENGINE");

/// What follows from the views of a moment: offers for the deciding seats, prompts, points.
///
/// # Errors
/// If there is no view, or if one is not of this game.
pub fn complete_views(
    game: &dyn AnyGame,
    views: &[SeatView],
    acting: Seats,
) -> Result<CompletedViews, RequestError> {
    let mut seats = Vec::new();
    let mut scores = None;
    let viewpoint: Seats = views.iter().filter_map(|seen| seen.viewer.seat()).collect();
    for SeatView { viewer, view } in views {
        let session = game.imagine(view)?;
        let seat = viewer.seat().filter(|&seat| acting.contains(seat));
        seats.push(CompletedSeat {
            account: Account { asked: prompt(session.as_ref(), *viewer, acting), ..Account::default() },
            offers: seat.map_or_else(Vec::new, |seat| session.offers(seat)),
        });
        scores = scores.or_else(|| Some(scores_shown(session.as_ref(), viewpoint)));
    }
    let scores = scores.ok_or_else(|| RequestError::malformed("a moment has a view"))?;
    Ok(CompletedViews { seats, scores })
}

/// Answers a request about a game from the viewer's view.
///
/// # Errors
/// If it is not a view of the game, or if the answer does not follow from it.
pub fn look(
    game: &dyn AnyGame,
    view: &Value,
    version: u64,
    id: String,
    ask: TableRequest,
) -> Result<ServerMessage, RequestError> {
    let session = game.imagine(view)?;
    let session = session.as_ref();
    let viewer = |seat| Option::map_or(seat, Viewer::Spectator, Viewer::Seat);
    match ask {
        TableRequest::Preview { seat, action, pictures, binding, .. } => {
            preview(session, id, seat, action, PreviewWanted { pictures, shown_to: None, binding })
        }
        TableRequest::Account { seat } => Ok(account(session, id, version, viewer(seat))),
        TableRequest::Explain { seat } => Ok(explain(session, id, version, viewer(seat))),
        TableRequest::Forecast { seat } => Ok(forecast(session, id, version, seat)),
        TableRequest::OfferOrders { seat } => Ok(order_form(session, id, version, seat)),
        _ => Err(RequestError::malformed("this does not follow from a view")),
    }
}
