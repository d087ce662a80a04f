//! Decisions: playing them, looking at what they would bring, asking a bot for one.

use bots::{Budget, Level};
use table::dice::SealedDice;
use table::{AnySession, Phrase, Seat, Viewer};

use super::commit::{DocChange, RequestId};
use super::guard::TableGuard;
use super::live_table::LiveGame;
use crate::bot_pool::BotRequest;
use crate::error::ApiError;
use crate::protocol::{Ending, ErrorCode, ServerMessage};

impl TableGuard {
    /// Carries out a decision of a seat.
    pub(crate) async fn play(
        &mut self,
        request: &RequestId,
        seat: Seat,
        action: &str,
        at: usize,
    ) -> Result<(), ApiError> {
        let table = self.table_mut();
        let game = table.playing()?;
        if is_stale(game.session.as_ref(), seat, at) {
            return Err(ApiError::stale());
        }
        let keep = game.session.decisions() as u32 + 1;
        game.decide(seat, action)?;
        let standings = game.session.standings();
        let mut doc = DocChange::Same;
        // Whatever was asked for was asked about another position.
        if table.doc.undo_asked.take().is_some() {
            doc = DocChange::Changed;
        }
        // Whoever plays on needs no bot.
        if table.doc.takeover.take_if(|asked| asked.seat == seat).is_some() {
            doc = DocChange::Changed;
        }
        if let Some(standings) = standings {
            table.doc.points = Some(standings.points());
            table.end(Ending::Played);
            doc = DocChange::Changed;
        }
        self.commit_entry(request, doc, keep).await
    }

    /// What a decision would bring, or why it is not legal.
    pub(super) fn preview(
        &mut self,
        id: String,
        seat: Seat,
        action: &str,
        pictures: bool,
    ) -> Result<ServerMessage, ApiError> {
        let game = self.table_mut().playing()?;
        let mut account = game.session.preview(seat, action)?;
        if !pictures {
            account.pictures.clear();
        }
        let scores = game.session.preview_scores(seat, action);
        Ok(ServerMessage::Previewed { id, account, scores })
    }

    /// The game as it stands in characters and words.
    pub(super) fn account(&self, id: String, viewer: Viewer) -> Result<ServerMessage, ApiError> {
        let table = self.table();
        let session = table.session().ok_or_else(|| ApiError::not_now("server-not-begun"))?;
        Ok(ServerMessage::Accounted { id, version: table.progress.version, account: session.account(viewer) })
    }

    /// What a bot is to be asked for a hint.
    pub(super) fn hint_request(&mut self, seat: Seat) -> Result<BotRequest, ApiError> {
        if !self.table().doc.hints {
            return Err(ApiError::not_now("server-no-hints"));
        }
        let game = self.table_mut().playing()?;
        if !game.session.deciders().contains(seat) {
            return Err(ApiError::new(ErrorCode::NotNow, "illegal-not-asked"));
        }
        Ok(self.bot_request(seat, Level::Marshal.name().to_owned()))
    }

    /// What an action of a seat is called.
    pub(super) fn name_of(&self, seat: Seat, action: &str) -> Option<Phrase> {
        let offers = self.table().session()?.offers(seat);
        offers.into_iter().find(|offer| offer.action == action).map(|offer| offer.phrase)
    }

    /// What a bot is to be asked so that it decides for a seat.
    pub(super) fn bot_request(&self, seat: Seat, bot: String) -> BotRequest {
        let table = self.table();
        let session = table.session().expect("only a game that has begun asks");
        BotRequest {
            game: session.game().name(),
            bot,
            seed: table.number as u64 ^ (table.progress.version << 32),
            view: session.bot_view(Viewer::Seat(seat)),
            seat,
            budget: Budget::Time(self.app.config.think),
        }
    }
}

impl LiveGame {
    fn decide(&mut self, seat: Seat, action: &str) -> Result<(), ApiError> {
        let mut dice: Option<SealedDice> = self.dice.clone();
        let rolled = dice.as_mut().ok_or_else(|| ApiError::not_now("illegal-over"))?;
        self.session.play(seat, action, rolled)?;
        self.dice = dice;
        Ok(())
    }
}

/// Whether the game went on since the decision was made. What others chose at the same time does not make it stale.
fn is_stale(session: &dyn AnySession, seat: Seat, at: usize) -> bool {
    let now = session.decisions();
    at > now
        || (at..now).any(|index| session.decision(index).0 == seat || !session.asked(index).contains(seat))
}
