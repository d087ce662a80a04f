//! Decisions that a player tries out: on a sampled game that fits their view, played on by the player for every seat.
//!
//! Nothing is stored between two requests: each contains the view and everything tried since, so going back means sending less.

use hosting::RequestError;
use protocol::Stage;
use protocol::device::{Tried, TriedDecision};
use serde_json::Value;
use table::dice::FastDice;
use table::{AnyGame, Seat, Viewer};

/// The result of trying out decisions from a seat's view. What is hidden, rolled and drawn is made up.
pub(crate) fn try_out(
    game: &dyn AnyGame,
    view: &Value,
    seat: Seat,
    guess: u32,
    decisions: &[TriedDecision],
) -> Result<Tried, RequestError> {
    let mut session = game.imagine_by(view, guess.into())?;
    let mut stands = 0;
    for TriedDecision { seat, action, chance } in decisions {
        if session.play(*seat, action, &mut FastDice::seeded((*chance).into())).is_err() {
            break;
        }
        stands += 1;
    }
    let session = session.as_ref();
    let seats = Seat::all(session.seats()).collect();
    let moment = hosting::at(session, 0, seats, session.decisions());
    let mut moment = moment.ok_or_else(RequestError::nothing_there)?;
    moment.scores = Some(session.explain(Viewer::Seat(seat)));
    for seen in &mut moment.seats {
        let asked = seen.viewer.seat().filter(|asked| moment.deciders.contains(asked));
        seen.offers = asked.map_or_else(Vec::new, |asked| session.offers(asked));
    }
    let stage = if moment.standings.is_some() { Stage::Over } else { Stage::Playing };
    let log = hosting::lines_from(session, stage, [seat].into_iter().collect(), 0);
    Ok(Tried { stands, moment, log })
}
