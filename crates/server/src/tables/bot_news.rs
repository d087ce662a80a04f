//! Sends a table's events to the bot accounts that play there: a seat, the start of the game, decisions to make.

use std::sync::Arc;

use table::{AnySession, SaturatingAs, Seat, Viewer};

use super::LiveTable;
use super::guard::TableGuard;
use super::live_table::bot_of;
use super::server_time::ServerTime;
use crate::protocol::{BotEvent, Stage};

/// What the bots of a table were told, so that nothing is repeated while they are connected.
#[derive(Default)]
pub(super) struct BotsTold {
    stage: Option<Stage>,
    seated: Vec<(Seat, String)>,
    /// The open questions: the seat, and the number of decisions.
    asked: Vec<(Seat, usize)>,
}

impl LiveTable {
    /// The seats of bot accounts.
    fn bot_seats(&self) -> Vec<(Seat, String)> {
        let seats = Seat::all(self.doc.seats.len()).zip(&self.doc.seats);
        seats.filter_map(|(seat, row)| Some((seat, bot_of(&row.holder)?.to_owned()))).collect()
    }

    fn challenge(&self, seat: Seat) -> BotEvent {
        BotEvent::Challenge {
            table: self.id.clone(),
            seat,
            game: self.doc.game.clone(),
            options: self.doc.options.clone(),
            host: self.doc.host.clone(),
        }
    }

    fn start(&self, seat: Seat, session: &dyn AnySession) -> BotEvent {
        BotEvent::Start {
            table: self.id.clone(),
            seat,
            game: self.doc.game.clone(),
            rules: session.game().rules(),
            options: self.doc.options.clone(),
            names: self.names(),
        }
    }

    fn question(&self, seat: Seat, session: &dyn AnySession, server_time: &ServerTime) -> BotEvent {
        BotEvent::Decide {
            table: self.id.clone(),
            seat,
            game: self.doc.game.clone(),
            rules: session.game().rules(),
            at: session.decisions().saturating_as::<u32>(),
            view: session.view_json(Viewer::Seat(seat)).into(),
            actions: session.actions(seat),
            left: self.doc.clock.as_ref().map(|rules| self.zero_in(rules, seat, server_time)),
        }
    }

    fn end_of(&self, seat: Seat) -> BotEvent {
        BotEvent::End {
            table: self.id.clone(),
            seat,
            ending: self.doc.ending.clone(),
            points: self.doc.points.clone(),
            winners: self.doc.winners.clone(),
        }
    }
}

impl TableGuard {
    /// Sends bot accounts at the table what is new to them, after it was committed.
    pub(super) fn tell_bots(&mut self) {
        let app = Arc::clone(&self.app);
        let server_time = self.slot.audience.presence.server_time().clone();
        let slot = &mut *self.slot;
        let Some(table) = &slot.table else { return };
        let seated = table.bot_seats();
        let before = &mut slot.bots_told;
        if seated.is_empty() && before.seated.is_empty() {
            before.stage = Some(table.doc.stage);
            return;
        }
        let began = before.stage != Some(table.doc.stage);
        for (_, bot) in before.seated.iter().filter(|old| !seated.contains(old)) {
            app.bot_streams.tell(bot, &BotEvent::Gone { table: table.id.clone() });
        }
        let session = table.session();
        match (table.doc.stage, session) {
            (Stage::Gathering, _) => {
                for (seat, bot) in seated.iter().filter(|new| !before.seated.contains(new)) {
                    app.bot_streams.tell(bot, &table.challenge(*seat));
                }
                before.asked.clear();
            }
            (Stage::Playing, Some(session)) => {
                let deciders = table.doc.asked(session);
                before
                    .asked
                    .retain(|&(seat, at)| deciders.contains(seat) && !hosting::is_stale(session, seat, at));
                for (seat, bot) in &seated {
                    if began {
                        app.bot_streams.tell(bot, &table.start(*seat, session));
                    }
                    let known = before.asked.iter().any(|(asked, _)| asked == seat);
                    if deciders.contains(*seat) && !known && app.bot_streams.has(bot) {
                        app.bot_streams.tell(bot, &table.question(*seat, session, &server_time));
                        before.asked.push((*seat, session.decisions()));
                    }
                }
            }
            _ => {
                if began {
                    for (seat, bot) in &seated {
                        app.bot_streams.tell(bot, &table.end_of(*seat));
                    }
                }
                before.asked.clear();
            }
        }
        before.stage = Some(table.doc.stage);
        before.seated = seated;
    }

    /// Sends a bot that has just connected everything about this table.
    pub(crate) fn tell_bot_all(&mut self, bot: &str) {
        let app = Arc::clone(&self.app);
        let server_time = self.slot.audience.presence.server_time().clone();
        let slot = &mut *self.slot;
        let Some(table) = &slot.table else { return };
        for (seat, _) in table.bot_seats().into_iter().filter(|(_, id)| id == bot) {
            let Some(session) = table.session() else {
                app.bot_streams.tell(bot, &table.challenge(seat));
                continue;
            };
            app.bot_streams.tell(bot, &table.start(seat, session));
            if table.doc.asked(session).contains(seat) {
                app.bot_streams.tell(bot, &table.question(seat, session, &server_time));
                slot.bots_told.asked.retain(|(asked, _)| *asked != seat);
                slot.bots_told.asked.push((seat, session.decisions()));
            }
        }
        slot.bots_told.stage = Some(table.doc.stage);
        slot.bots_told.seated = table.bot_seats();
    }

    /// Tells bots that the table was deleted.
    pub(super) fn tell_bots_gone(&mut self) {
        for (_, bot) in std::mem::take(&mut self.slot.bots_told.seated) {
            self.app.bot_streams.tell(&bot, &BotEvent::Gone { table: self.slot.id.clone() });
        }
    }
}
