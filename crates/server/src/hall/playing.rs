//! Decisions: playing them, looking at what they would bring, asking a bot for one.

use bots::{Budget, Level};
use table::dice::SealedDice;
use table::{AnySitting, Phrase, Seat, Viewer};

use super::changes::{Doc, Request};
use super::live::Running;
use super::open::Open;
use crate::no::No;
use crate::protocol::{Ending, FromServer, Refused};
use crate::thinking::Question;

impl Open {
    /// Carries out a decision of a seat.
    pub(crate) async fn play(
        &mut self,
        request: &Request,
        seat: Seat,
        action: &str,
        at: usize,
    ) -> Result<(), No> {
        let live = self.live_mut();
        let game = live.playing()?;
        if is_stale(game.sitting.as_ref(), seat, at) {
            return Err(No::stale());
        }
        let keep = game.sitting.decisions() as u32 + 1;
        game.decide(seat, action)?;
        let standings = game.sitting.standings();
        let mut doc = Doc::Same;
        // Whatever was asked for was asked about another position.
        if live.doc.undo_asked.take().is_some() {
            doc = Doc::Changed;
        }
        // Whoever plays on needs no bot.
        if live.doc.takeover.take_if(|asked| asked.seat == seat).is_some() {
            doc = Doc::Changed;
        }
        if let Some(standings) = standings {
            live.doc.points = Some(standings.points());
            live.end(Ending::Played);
            doc = Doc::Changed;
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
    ) -> Result<FromServer, No> {
        let game = self.live_mut().playing()?;
        let mut account = game.sitting.preview(seat, action)?;
        if !pictures {
            account.pictures.clear();
        }
        let scores = game.sitting.foresee(seat, action);
        Ok(FromServer::Previewed { id, account, scores })
    }

    /// The game as it stands in characters and words.
    pub(super) fn account(&self, id: String, viewer: Viewer) -> Result<FromServer, No> {
        let live = self.live();
        let sitting = live.sitting().ok_or_else(|| No::not_now("server-not-begun"))?;
        Ok(FromServer::Accounted { id, version: live.progress.version, account: sitting.account(viewer) })
    }

    /// What a bot is to be asked for a hint.
    pub(super) fn hint_question(&mut self, seat: Seat) -> Result<Question, No> {
        if !self.live().doc.hints {
            return Err(No::not_now("server-no-hints"));
        }
        let game = self.live_mut().playing()?;
        if !game.sitting.deciders().contains(seat) {
            return Err(No::new(Refused::NotNow, "illegal-not-asked"));
        }
        Ok(self.question(seat, Level::Marshal.name().to_owned()))
    }

    /// What an action of a seat is called.
    pub(super) fn name_of(&self, seat: Seat, action: &str) -> Option<Phrase> {
        let offers = self.live().sitting()?.offers(seat);
        offers.into_iter().find(|offer| offer.action == action).map(|offer| offer.phrase)
    }

    /// What a bot is to be asked so that it decides for a seat.
    pub(super) fn question(&self, seat: Seat, bot: String) -> Question {
        let live = self.live();
        let sitting = live.sitting().expect("only a game that has begun asks");
        Question {
            game: sitting.title().name(),
            bot,
            seed: live.number as u64 ^ (live.progress.version << 32),
            view: sitting.bot_view(Viewer::Seat(seat)),
            seat,
            budget: Budget::Time(self.house.config.think),
        }
    }
}

impl Running {
    fn decide(&mut self, seat: Seat, action: &str) -> Result<(), No> {
        let mut dice: Option<SealedDice> = self.dice.clone();
        let rolled = dice.as_mut().ok_or_else(|| No::not_now("illegal-over"))?;
        self.sitting.play(seat, action, rolled)?;
        self.dice = dice;
        Ok(())
    }
}

/// Whether the game went on since the decision was made. What others chose at the same time does not make it stale.
fn is_stale(sitting: &dyn AnySitting, seat: Seat, at: usize) -> bool {
    let now = sitting.decisions();
    at > now
        || (at..now).any(|index| sitting.decision(index).0 == seat || !sitting.asked(index).contains(seat))
}
