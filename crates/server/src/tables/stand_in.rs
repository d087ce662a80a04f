//! Bots that take over for people: immediately for a player who leaves, after a long wait for one who is absent.

use std::sync::Arc;

use table::{Phrase, SaturatingAs, Seat, Seats};

use super::commit::{DocChange, RequestId};
use super::guard::TableGuard;
use super::happenings::time_in_words;
use super::live_table::{LiveTable, bot_of, person_of, player_of};
use super::presence::Presence;
use crate::app_state::AppState;
use crate::error::ApiError;
use crate::people::Identity;
use crate::protocol::{AtZero, Ending, Holder, Me, Pace, Stage, Takeover};
use crate::storage::StandIn;

/// The bot that takes over: the strongest one, so that nobody else benefits.
const SUBSTITUTE: bots::Level = bots::Level::BEST;

/// Whether players handed over their own seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum HandOver {
    /// They did.
    Himself,
    /// The others did, or the clock.
    ByOthers,
}

/// A person is back: votes about replacing them by a bot end at all their tables.
pub(crate) async fn end_takeovers(app: Arc<AppState>, person: String) {
    let Ok(Some(known)) = app.known(&person).await else { return };
    for table in known.tables() {
        if let Ok(mut guard) = TableGuard::open(&app, &table).await
            && let Err(error) = guard.end_takeover(&person).await
        {
            tracing::warn!(table, why = %error.why, "cannot withdraw the question whether a bot should play on for a player who is back");
        }
    }
}

impl TableGuard {
    async fn end_takeover(&mut self, person: &str) -> Result<(), ApiError> {
        let doc = &mut self.table_mut().doc;
        let is_his = |seat: Seat| person_of(&doc.seats[seat.index()].holder) == Some(person);
        if !doc.takeover.as_ref().is_some_and(|asked| is_his(asked.seat)) {
            return Ok(());
        }
        doc.takeover = None;
        self.commit_seats().await
    }

    /// Lets a bot take over a seat: immediately for one's own; for a player who has been away for long, if the others consent.
    pub(crate) async fn propose_bot(
        &mut self,
        request: &RequestId,
        who: &Identity,
        seat: Seat,
    ) -> Result<(), ApiError> {
        let mine = self.table().seats_of(who);
        let Some(me) = mine.lowest() else { return Err(ApiError::not_yours()) };
        let table = self.table_mut();
        table.playing()?;
        let row = table.doc.seats.get(seat.index());
        if row.is_none_or(|row| player_of(&row.holder).is_none()) {
            return Err(ApiError::not_now("server-no-person"));
        }
        if mine.contains(seat) {
            table.hand_over(seat, seat, "server-log-bot-own", HandOver::Himself);
            return self.settle(request).await;
        }
        self.check_away(seat)?;
        let mut waiting = self.who_must_agree(seat, mine);
        if let Some(asked) = &self.table().doc.takeover {
            if asked.seat != seat || waiting.len() == asked.waiting.len() {
                return Err(ApiError::not_now("server-bot-asked"));
            }
            // Some agreed before; of the others some have been away for too long since to be waited for.
            waiting.retain(|other| asked.waiting.contains(other));
        }
        let table = self.table_mut();
        if waiting.is_empty() {
            table.hand_over(seat, me, "server-log-bot-for", HandOver::ByOthers);
        } else {
            table.doc.takeover = Some(Takeover { seat, waiting });
        }
        self.settle(request).await
    }

    /// Consents to a bot, or refuses.
    pub(crate) async fn answer_bot(
        &mut self,
        request: &RequestId,
        seat: Seat,
        agree: bool,
    ) -> Result<(), ApiError> {
        let table = self.table_mut();
        table.playing()?;
        let asked = table.doc.takeover.as_mut().filter(|asked| asked.waiting.contains(&seat));
        let Some(asked) = asked else { return Err(ApiError::not_now("server-nothing-asked")) };
        let whose = asked.seat;
        asked.waiting.retain(|other| *other != seat);
        let settled = asked.waiting.is_empty();
        if !agree {
            table.doc.takeover = None;
            table.happened(
                seat,
                Phrase::new("server-log-bot-refused").with("seat", seat).with("whose", whose),
            );
        } else if settled {
            // Whoever came back meanwhile stays.
            if let Err(error) = self.check_away(whose) {
                self.table_mut().doc.takeover = None;
                self.commit_seats().await?;
                return Err(error);
            }
            self.table_mut().hand_over(whose, seat, "server-log-bot-for", HandOver::ByOthers);
        }
        self.settle(request).await
    }

    /// Checks that a player must decide and has been away from the whole site for long enough.
    fn check_away(&self, seat: Seat) -> Result<(), ApiError> {
        let table = self.table();
        if !table.progress.deciders.contains(&seat) {
            return Err(ApiError::not_now(Phrase::new("server-bot-not-asked").with("seat", seat)));
        }
        match table.replaceable_in(seat, &self.slot.audience.presence) {
            Some(0) => Ok(()),
            Some(millis) => Err(ApiError::not_now(
                Phrase::new("server-bot-wait").with("seat", seat).with("time", time_in_words(millis)),
            )),
            None if table.doc.clock.is_some() => Err(ApiError::not_now("server-clock-decides")),
            None => Err(ApiError::not_now("server-present")),
        }
    }

    /// The others at the table, except those who have been away for as long themselves.
    fn who_must_agree(&self, seat: Seat, mine: Seats) -> Vec<Seat> {
        let (table, presence) = (self.table(), &self.slot.audience.presence);
        let there = |other: &Seat| {
            let since = presence.away_since(&table.doc.seats[other.index()].holder, *other);
            since.is_none_or(|since| presence.seen.uptime() < since + presence.seen.patience(table.doc.pace))
        };
        table.others(seat).into_iter().filter(|other| !mine.contains(*other)).filter(there).collect()
    }

    /// A person whom a bot replaced is back and plays again.
    pub(super) async fn take_seat_back(&mut self, me: &Me, seat: Seat) -> Result<(), ApiError> {
        let table = self.table_mut();
        if table.doc.stage == Stage::Gathering {
            // The host sent somebody away before the first decision, so there is nothing that the bot could have decided.
            let row = &mut table.doc.seats[seat.index()];
            (row.stands_in_for, row.stand_in) = (None, None);
            row.holder = Holder::Person { id: me.id.clone() };
            return self.begin_if_full().await;
        }
        let until = table.playing()?.session.decisions().saturating_as::<u32>();
        table.drop_undo_question(seat);
        let row = &mut table.doc.seats[seat.index()];
        row.stands_in_for = None;
        row.stand_in = row.stand_in.map(|bot| StandIn { until: Some(until), ..bot });
        row.holder = Holder::Person { id: me.id.clone() };
        if let Some(rules) = &table.doc.clock {
            table.progress.clocks.welcome_back(rules, seat);
        }
        table.happened(seat, Phrase::new("server-log-back").with("seat", seat));
        self.commit_seats().await
    }

    /// Stores and shows what changed about the seats, and wakes the bots that must decide.
    pub(super) async fn settle(&mut self, request: &RequestId) -> Result<(), ApiError> {
        let table = self.table_mut();
        table.remember(request);
        self.commit_seats().await
    }

    async fn commit_seats(&mut self) -> Result<(), ApiError> {
        self.commit(DocChange::Changed, None, None).await?;
        // The offers and undos of those who look may have changed with the seats.
        let keep = self.table().progress.decisions + 1;
        self.broadcast_move(keep);
        self.go_on_ahead().await;
        Ok(())
    }
}

impl LiveTable {
    /// In how many milliseconds a bot may be proposed for a deciding seat: when its clock is at zero, if there are clocks with that
    /// setting; otherwise `None` while its player is connected.
    pub(super) fn replaceable_in(&self, seat: Seat, presence: &Presence) -> Option<u64> {
        if let Some(rules) = &self.doc.clock {
            player_of(&self.doc.seats.get(seat.index())?.holder)?;
            return (rules.at_zero == AtZero::Ask).then(|| self.zero_in(rules, seat, presence.server_time()));
        }
        let holder = &self.doc.seats.get(seat.index())?.holder;
        if bot_of(holder).is_some() {
            // Nobody waits for a program longer than for somebody who has gone for a minute, whether or not it is connected.
            let from = self.progress.asked + presence.seen.patience(Pace::Evening);
            return Some(from.saturating_sub(presence.seen.uptime()));
        }
        let since = presence.away_since(holder, seat)?;
        let from = since.max(self.progress.asked) + presence.seen.patience(self.doc.pace);
        Some(from.saturating_sub(presence.seen.uptime()))
    }

    /// Hands a seat over to a bot: by whom, why, and whether its player wanted it. If no person is left, not even one who could
    /// come back, the game ends.
    pub(super) fn hand_over(&mut self, seat: Seat, by: Seat, why: &'static str, how: HandOver) {
        self.doc.takeover = None;
        self.drop_undo_question(seat);
        let stand_in = self.next_stand_in(seat, how == HandOver::Himself);
        let row = &mut self.doc.seats[seat.index()];
        let player = player_of(&row.holder).map(str::to_owned);
        let whose = player.clone().unwrap_or_default();
        if row.resigned {
            row.ahead.over();
        }
        // A bot that was replaced does not come back.
        let for_good = row.resigned || bot_of(&row.holder).is_some();
        (row.stands_in_for, row.gave_up) = if for_good { (None, player) } else { (player, None) };
        row.stand_in = Some(stand_in);
        row.holder = Holder::Bot { level: SUBSTITUTE.name().to_owned() };
        self.happened(by, Phrase::new(why).with("seat", seat).with("by", by));
        if !self.doc.has_people() && !self.is_played_by_others(&whose) {
            self.end(Ending::Abandoned);
        }
    }

    /// A bot takes over. If the player had handed over the seat before, and nobody else has decided since they came back, it counts
    /// as the same absence: handing over again does not make its decisions theirs.
    fn next_stand_in(&self, seat: Seat, own: bool) -> StandIn {
        let session = self.game.as_ref().map(|game| game.session.as_ref());
        let now = session.map_or(0, |session| session.decisions().saturating_as::<u32>());
        let goes_on = |before: &StandIn| {
            let until = before.until.unwrap_or(now);
            let of_another = |index: u32| {
                let decider = session.map(|session| session.decision(index as usize).0);
                decider.is_some_and(|other| other != seat && !self.was_bot(other, index))
            };
            before.own && before.from < until && !(until..now).any(of_another)
        };
        match self.doc.seats[seat.index()].stand_in.filter(goes_on) {
            Some(before) => StandIn { until: None, ..before },
            None => StandIn { from: now, until: None, own },
        }
    }

    /// Whether a bot to which the player had handed over their own seat has decided there, after this many decisions.
    pub(super) fn handed_over_since(&self, seat: Seat, keep: usize) -> bool {
        let stand_in = self.doc.seats.get(seat.index()).and_then(|row| row.stand_in);
        stand_in.is_some_and(|bot| {
            let until = bot.until.unwrap_or(u32::MAX);
            bot.own && bot.from < until && keep.saturating_as::<u32>() < until
        })
    }

    /// Which of a bot's decisions the player of a seat, who is back, can undo: how many decisions would remain, and how many of the
    /// bot's would be undone. `None` once a person has decided since.
    pub(super) fn bot_decisions(&self, seat: Seat) -> Option<(usize, u32)> {
        self.doc.seats.get(seat.index())?.stand_in?.until?;
        let session = self.game.as_ref()?.session.as_ref();
        let bots = (0..session.decisions()).rev().map(|index| (index, session.decision(index).0));
        let bots = bots.take_while(|&(index, decider)| self.was_bot(decider, index.saturating_as::<u32>()));
        let his = bots.filter(|&(_, decider)| decider == seat);
        his.fold(None, |found, (index, _)| Some((index, found.map_or(1, |(_, count)| count + 1))))
    }

    /// Whether a bot or the rules decided there.
    fn was_bot(&self, seat: Seat, index: u32) -> bool {
        let row = &self.doc.seats[seat.index()];
        match row.stand_in {
            Some(StandIn { from, until, .. }) => index >= from && until.is_none_or(|until| index < until),
            None => person_of(&row.holder).is_none(),
        }
    }

    /// Forgets who made decisions that were undone.
    pub(super) fn forget_undone(&mut self, keep: u32) {
        for happening in &mut self.doc.happenings {
            happening.after = happening.after.min(keep);
        }
        for row in &mut self.doc.seats {
            row.ahead.undone(keep, false);
            let cut = |bot: StandIn| StandIn {
                from: bot.from.min(keep),
                until: bot.until.map(|until| until.min(keep)),
                ..bot
            };
            row.stand_in = row.stand_in.map(cut).filter(|bot| bot.until.is_none_or(|until| bot.from < until));
        }
    }
}
