//! Decisions: playing them, previewing them, and asking a bot for a hint.

use std::time::Duration;

use bots::{Budget, Level};
use hosting::PreviewWanted;
use protocol::AnsweredBy;
use table::dice::SealedDice;
use table::{AnySession, SaturatingAs, Seat, Viewer};

use super::commit::{DocChange, RequestId};
use super::guard::TableGuard;
use super::live_table::LiveGame;
use crate::bot_pool::BotRequest;
use crate::error::ApiError;
use crate::people::Identity;
use crate::protocol::{ActionText, Ending, ErrorCode, ServerMessage, Stage};

/// The thinking time of a built-in bot for a decision on the ladder.
const ON_THE_LADDER: Duration = Duration::from_millis(100);

impl TableGuard {
    /// Plays a decision of a seat, and then the automatic answers that are ready.
    pub(crate) async fn play(
        &mut self,
        request: &RequestId,
        seat: Seat,
        action: &str,
        at: usize,
    ) -> Result<(), ApiError> {
        self.decide(request, seat, action, at, None, DocChange::Same).await?;
        self.go_on_ahead().await;
        Ok(())
    }

    /// Plays a decision of a seat, or an automatic one, together with other changes.
    pub(super) async fn decide(
        &mut self,
        request: &RequestId,
        seat: Seat,
        action: &str,
        at: usize,
        by: Option<AnsweredBy>,
        mut doc: DocChange,
    ) -> Result<(), ApiError> {
        let server_time = self.slot.audience.presence.server_time().clone();
        let table = self.table_mut();
        let asked = table.asked();
        let game = table.playing()?;
        if hosting::is_stale(game.session.as_ref(), seat, at) {
            return Err(ApiError::stale());
        }
        if let Some(why) = hosting::waits_for_turn(game.session.as_ref(), seat, asked) {
            return Err(ApiError::new(ErrorCode::NotNow, why));
        }
        let before = game.session.decisions();
        let keep = before.saturating_as::<u32>() + 1;
        game.decide(seat, action)?;
        let standings = game.session.standings();
        table.time_decision(seat, &server_time);
        let ahead = &mut table.doc.seats[seat.index()].ahead;
        if !ahead.is_blank() {
            ahead.decided(before, by);
            doc = DocChange::Changed;
        }
        // Whatever was asked for was asked about another position.
        if table.drop_undo_question(seat) {
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

    /// What a decision would change, or why it is not legal. If the viewer has been shown the points from a viewpoint, only their
    /// changes are included.
    pub(super) fn preview(
        &mut self,
        id: String,
        seat: Seat,
        action: ActionText,
        wanted: PreviewWanted,
    ) -> Result<ServerMessage, ApiError> {
        let session = self.table_mut().playing()?.session.as_ref();
        Ok(hosting::preview(session, id, seat, action, wanted)?)
    }

    /// The game as text.
    pub(super) fn account(&self, id: String, viewer: Viewer) -> Result<ServerMessage, ApiError> {
        let (session, version) = self.begun()?;
        Ok(hosting::account(session, id, version, viewer))
    }

    /// The current points, with the parts of every line.
    pub(super) fn explain(&self, id: String, viewer: Viewer) -> Result<ServerMessage, ApiError> {
        let (session, version) = self.begun()?;
        Ok(hosting::explain(session, id, version, viewer))
    }

    /// What happened in each part of the game.
    pub(super) fn chapters(&self, id: String, viewer: Viewer) -> Result<ServerMessage, ApiError> {
        let (session, version) = self.begun()?;
        Ok(hosting::chapters(session, id, version, viewer))
    }

    /// What a seat could reach later on, and what it would bring.
    pub(super) fn forecast(&self, id: String, seat: Seat) -> Result<ServerMessage, ApiError> {
        let (session, version) = self.begun()?;
        Ok(hosting::forecast(session, id, version, seat))
    }

    /// The game, if it has begun, and the version of the table.
    fn begun(&self) -> Result<(&dyn AnySession, u64), ApiError> {
        let table = self.table();
        let session = table.session().ok_or_else(|| ApiError::not_now("server-not-begun"))?;
        Ok((session, table.progress.version))
    }

    /// The request to a bot for a hint.
    pub(super) fn hint_request(&mut self, seat: Seat) -> Result<BotRequest, ApiError> {
        if !self.table().doc.hints {
            return Err(ApiError::not_now("server-no-hints"));
        }
        self.table_mut().playing()?;
        if !self.table().asked().contains(seat) {
            return Err(ApiError::new(ErrorCode::NotNow, "illegal-not-asked"));
        }
        Ok(self.bot_request(seat, Level::BEST.name().to_owned()))
    }

    /// The request to a bot for a hint in an earlier position. During the game that is allowed for one's own seats only.
    pub(super) fn past_hint_request(
        &self,
        who: &Identity,
        seat: Seat,
        decisions: usize,
    ) -> Result<BotRequest, ApiError> {
        let table = self.table();
        if table.doc.stage != Stage::Over {
            table.check_seat(who, seat)?;
            if !table.doc.hints {
                return Err(ApiError::not_now("server-no-hints"));
            }
        }
        let session = table.session().filter(|session| decisions <= session.decisions());
        let then = session.ok_or_else(ApiError::nothing_there)?.look_back(decisions);
        if !then.deciders().contains(seat) {
            return Err(ApiError::new(ErrorCode::NotNow, "illegal-not-asked"));
        }
        Ok(self.request_in(then.as_ref(), seat, Level::BEST.name().to_owned()))
    }

    /// The request to a bot to decide for a seat.
    pub(super) fn bot_request(&self, seat: Seat, bot: String) -> BotRequest {
        let session = self.table().session().expect("only a game that has begun asks");
        self.request_in(session, seat, bot)
    }

    /// The request to a bot in a position of the table's game.
    fn request_in(&self, session: &dyn AnySession, seat: Seat, bot: String) -> BotRequest {
        let table = self.table();
        BotRequest {
            game: session.game().name(),
            bot,
            seed: table.number.saturating_as::<u64>() ^ (table.progress.version << 32),
            view: session.bot_view(Viewer::Seat(seat)),
            seat,
            budget: Budget::Time(if table.doc.ladder.is_some() {
                self.app.config.think.min(ON_THE_LADDER)
            } else {
                self.app.config.think
            }),
            again: session.is_asked_again(seat),
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
