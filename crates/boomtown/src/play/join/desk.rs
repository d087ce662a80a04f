//! A seat at a server's table: prints what the server sends, and sends what the player types.

use std::time::Duration;

use hyper::Method;
use protocol::{
    ClientMessage, Ending, Holder, LogLine, Moment, Said, SeatMoment, ServerMessage, Stage, TableInfo,
    TableRequest,
};
use serde_json::Value;
use table::{Phrase, Seat, Standings};
use tokio::sync::mpsc::Receiver;
use tokio::time::{MissedTickBehavior, interval, sleep};
use words::Words;

use super::client::{Client, Failure, Line};
use super::clocks::{self, ServerTime};
use super::orders::Draft;
use super::sign_in::told;
use super::vocabulary::Wishes;
use crate::common;
use crate::play::choices::{Choice, Choices};
use crate::play::plain::command::Vocabulary;
use crate::play::plain::console::{Console, Over};
use crate::play::plain::list::ChoiceList;
use crate::play::tell;

/// The longest delay between two attempts to reconnect, in seconds.
const LONGEST_PAUSE: u64 = 30;
/// How many lines of the log are shown at first.
const RECENT: usize = 6;

/// The table from the player's point of view.
pub(super) struct Desk {
    pub(super) client: Client,
    pub(super) words: Words,
    pub(super) vocabulary: Vocabulary,
    pub(super) wishes: Wishes,
    pub(super) time: ServerTime,
    pub(super) table: Option<TableInfo>,
    pub(super) moment: Option<Moment>,
    log: Vec<LogLine>,
    /// The number of the last chat message shown.
    heard: u32,
    version: Option<u64>,
    pub(super) list: ChoiceList,
    /// The request that has not been answered yet; it is repeated on a new connection.
    pub(super) waiting: Option<(String, TableRequest)>,
    asked: u32,
    /// Makes the ids of this program's requests unique.
    mark: String,
    /// The position last looked at, as a number of decisions.
    pub(super) looked_at: Option<u32>,
    left_before: Option<u64>,
    /// Orders being written.
    pub(super) draft: Option<Draft>,
}

/// Whether to continue.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Next {
    On,
    Quit,
}

impl Desk {
    pub(super) fn new(client: Client, words: Words) -> Desk {
        Desk {
            client,
            vocabulary: Vocabulary::of(&words),
            wishes: Wishes::of(&words),
            words,
            time: ServerTime::new(None),
            table: None,
            moment: None,
            log: Vec::new(),
            heard: 0,
            version: None,
            list: ChoiceList::default(),
            waiting: None,
            asked: 0,
            mark: random_mark(),
            looked_at: None,
            left_before: None,
            draft: None,
        }
    }

    /// Stays at the table until the person leaves or the table is deleted. Reconnects if the connection is lost.
    pub(super) async fn sit(
        mut self,
        console: &mut Console<'_>,
        mut lines: Receiver<String>,
    ) -> Result<(), Over> {
        let mut line = match self.open(None).await {
            Ok(line) => line,
            Err(failure) => return Err(Over::Failed(std::io::Error::other(told(&failure, &self.words)))),
        };
        let mut seconds = interval(Duration::from_secs(1));
        seconds.set_missed_tick_behavior(MissedTickBehavior::Skip);
        loop {
            // One thing after the other: what was asked is answered before the next line is read.
            let reads = self.waiting.is_none() && self.table.is_some();
            tokio::select! {
                message = line.next() => match message {
                    Some(ServerMessage::Removed) => return console.say(self.words.get("terminal-join-removed")),
                    Some(ServerMessage::Closing) | None => match self.come_back(console).await? {
                        Some(found) => line = found,
                        None => return console.say(self.words.get("terminal-join-removed")),
                    },
                    Some(message) => self.hear(message, console)?,
                },
                typed = lines.recv(), if reads => match typed {
                    Some(typed) => {
                        if self.typed(&typed, console).await? == Next::Quit {
                            return Ok(());
                        }
                        self.send(&mut line).await;
                    }
                    None => return Ok(()),
                },
                _ = seconds.tick() => self.warn(console)?,
            }
        }
    }

    /// Opens a connection, if the table exists.
    async fn open(&mut self, since: Option<u64>) -> Result<Line, Failure> {
        let path = format!("tables/{}", self.client.place.table);
        self.client.ask::<Value>(Method::GET, &path, None).await?;
        self.client.open(since).await
    }

    /// Reconnects; `None` if the table was deleted.
    async fn come_back(&mut self, console: &mut Console<'_>) -> Result<Option<Line>, Over> {
        console.say(self.words.get("terminal-join-lost"))?;
        let mut pause = 1;
        loop {
            sleep(Duration::from_secs(pause)).await;
            match self.open(self.version).await {
                Ok(mut line) => {
                    console.say(self.words.get("terminal-join-back"))?;
                    self.send(&mut line).await;
                    return Ok(Some(line));
                }
                Err(Failure::Refused { status: 404, .. }) => return Ok(None),
                Err(Failure::Refused { .. } | Failure::Unreachable(_)) => {
                    pause = (pause * 2).min(LONGEST_PAUSE);
                }
            }
        }
    }

    /// Sends the pending request. If the connection is lost, it is sent on the next one.
    async fn send(&self, line: &mut Line) {
        if let Some((id, ask)) = &self.waiting {
            let _ = line.send(&ClientMessage::Ask { id: id.clone(), ask: ask.clone() }).await;
        }
    }

    pub(super) fn ask(&mut self, ask: TableRequest) {
        self.asked += 1;
        self.waiting = Some((format!("{}-{}", self.mark, self.asked), ask));
    }

    fn hear(&mut self, message: ServerMessage, console: &mut Console<'_>) -> Result<(), Over> {
        match message {
            ServerMessage::Welcome { table, moment, keep, log, chat, now, .. } => {
                self.time = ServerTime::new(now);
                let first = self.table.is_none();
                self.version = moment.as_ref().map(|moment| moment.version);
                self.keep_log(keep, log);
                self.be_told(table, moment);
                if first {
                    self.greet(console)?;
                } else {
                    self.tell_news(keep as usize, console)?;
                }
                for said in chat {
                    self.said(&said, console)?;
                }
                self.prompt(console)
            }
            ServerMessage::Moved { version, keep, log, moment, table } => {
                self.version = Some(version);
                self.keep_log(keep, log);
                let before = self.table.clone();
                self.be_told(table, Some(moment));
                self.looked_at = None;
                self.tell_news(keep as usize, console)?;
                self.tell_table(before.as_ref(), console)?;
                self.prompt(console)
            }
            ServerMessage::Table { version, table } => {
                self.version = Some(version);
                let before = self.table.clone();
                self.be_told(table, self.moment.clone());
                self.tell_table(before.as_ref(), console)
            }
            ServerMessage::Said { said } => self.said(&said, console),
            ServerMessage::Done { id } => match self.answered(Some(&id)) {
                Some(asked) => self.done(&asked, console),
                None => Ok(()),
            },
            ServerMessage::OrdersOffered { id, form, .. } => {
                self.answered(Some(&id));
                self.offered(form, console)
            }
            ServerMessage::Refused { id, why, .. } => {
                self.answered(id.as_deref());
                console.say(self.words.say(&why))
            }
            ServerMessage::Previewed { id, account, .. } => {
                self.answered(Some(&id));
                console.say_all(tell::account(&account, &self.words))
            }
            ServerMessage::Recounted { id, chapters, .. } => {
                self.answered(Some(&id));
                console.say_all(tell::chapters(&chapters, &self.words))
            }
            ServerMessage::Hinted { id, action, phrase, reasons, .. } => {
                self.answered(Some(&id));
                let number = self.list.select(&action).unwrap_or(0);
                let hint = Phrase::new("terminal-plain-hint").with("number", number).with("choice", phrase);
                console.say(self.words.say(&hint))?;
                console.say_all(reasons.iter().map(|reason| self.words.say(reason)))
            }
            _ => Ok(()),
        }
    }

    /// The request that this answers.
    fn answered(&mut self, id: Option<&str>) -> Option<TableRequest> {
        let waiting = self.waiting.take_if(|(waiting, _)| id.is_none_or(|id| id == waiting.as_str()));
        waiting.map(|(_, asked)| asked)
    }

    fn keep_log(&mut self, keep: u32, log: Vec<LogLine>) {
        self.log.truncate(keep as usize);
        self.log.extend(log);
    }

    /// Takes over the new state of the table and the game.
    fn be_told(&mut self, table: TableInfo, moment: Option<Moment>) {
        let called = |info: &protocol::SeatInfo| match &info.holder {
            Holder::Bot { .. } => self.words.say(&words::bot_name(info.seat.index())),
            Holder::Scripted => self.words.say(&words::scripted_name(&table.game)),
            _ if info.name.is_empty() => {
                self.words.say(&Phrase::new("seat-name").with("number", info.seat.index() + 1))
            }
            Holder::BotAccount { .. } => {
                self.words.say(&Phrase::new("bots-named").with("name", info.name.clone()))
            }
            _ => info.name.clone(),
        };
        let names = words::told_apart(table.seats.iter().map(called));
        self.words = common::words(self.words.language()).with_names(names);
        self.table = Some(table);
        self.moment = moment;
        self.left_before = None;
    }

    fn greet(&mut self, console: &mut Console<'_>) -> Result<(), Over> {
        let Some(table) = &self.table else { return Ok(()) };
        let names: Vec<String> = table.seats.iter().map(|info| self.words.name(info.seat)).collect();
        let game = Phrase { id: format!("game-{}", table.game).into(), args: Vec::new() };
        let head = Phrase::new("terminal-head").with("game", game).with("names", names.join(", "));
        console.say(self.words.say(&head))?;
        if table.stage == Stage::Gathering || table.yours.is_empty() {
            console.say(self.words.get("terminal-join-sit"))?;
        }
        console.say(self.words.get("terminal-join-welcome"))?;
        if let Some(seen) = self.seen() {
            let account = seen.account.clone().unwrap_or_default();
            console.say_all(tell::account(&account, &self.words))?;
        }
        self.tell_news(self.log.len().saturating_sub(RECENT), console)
    }

    /// Prints the log from this line on.
    pub(super) fn tell_news(&self, from: usize, console: &mut Console<'_>) -> Result<(), Over> {
        let lines = self.log.iter().skip(from).flat_map(|line| &line.told);
        console.say_all(lines.map(|event| self.words.say(&event.phrase)))
    }

    /// Prints what changed at the table outside the game.
    fn tell_table(&self, before: Option<&TableInfo>, console: &mut Console<'_>) -> Result<(), Over> {
        let Some(table) = &self.table else { return Ok(()) };
        let known = before.and_then(|table| table.happenings.last()).map_or(0, |last| last.number);
        let fresh = table.happenings.iter().filter(|one| one.number > known);
        console.say_all(fresh.map(|one| self.words.say(&one.phrase)))?;
        let asked_before = before.is_some_and(|table| table.undo_asked.is_some() || table.takeover.is_some());
        if let (Some(question), false) = (self.question(), asked_before) {
            console.say(self.words.say(&question))?;
            console.say(self.words.get("terminal-join-yes-no"))?;
        }
        Ok(())
    }

    /// The question that the others ask me.
    fn question(&self) -> Option<Phrase> {
        let table = self.table.as_ref()?;
        let mine = |waiting: &[Seat]| waiting.iter().any(|seat| table.yours.contains(seat));
        let undo = table.undo_asked.as_ref().filter(|asked| mine(&asked.waiting));
        let bot = table.takeover.as_ref().filter(|asked| mine(&asked.waiting));
        let undo = undo.map(|asked| Phrase::new("notice-undo").with("seat", asked.seat));
        undo.or_else(|| bot.map(|asked| Phrase::new("terminal-join-bot-asked").with("seat", asked.seat)))
    }

    fn said(&mut self, said: &Said, console: &mut Console<'_>) -> Result<(), Over> {
        if said.number <= self.heard {
            return Ok(());
        }
        self.heard = said.number;
        // What operators have taken away has no words.
        if said.text.is_empty() {
            return Ok(());
        }
        let line =
            Phrase::new("table-line").with("label", said.name.clone()).with("value", said.text.clone());
        console.say(self.words.say(&line))
    }

    /// The game from my seat; from the deciding one, if I hold several.
    pub(super) fn seen(&self) -> Option<&SeatMoment> {
        let seats = &self.moment.as_ref()?.seats;
        seats.iter().find(|seen| !seen.offers.is_empty()).or(seats.first())
    }

    pub(super) fn seat(&self) -> Option<Seat> {
        self.seen()?.viewer.seat()
    }

    pub(super) fn at(&self) -> u32 {
        self.moment.as_ref().map_or(0, |moment| moment.decisions)
    }

    /// Prints whose turn it is, and what can be done.
    fn prompt(&mut self, console: &mut Console<'_>) -> Result<(), Over> {
        let (Some(table), Some(moment)) = (self.table.clone(), self.moment.clone()) else { return Ok(()) };
        if let Some(standings) = &moment.standings {
            console.say(tell::winners(standings, &self.words))?;
            return console.say_all(tell::break_down(standings, &self.words));
        }
        if table.stage == Stage::Over {
            self.list = ChoiceList::default();
            console.say(self.words.say(&how_it_ended(&table)))?;
            return self.points(moment.scores.as_ref(), console);
        }
        let Some(seen) = self.seen().cloned() else { return Ok(()) };
        let (seat, offers) = (seen.viewer.seat(), &seen.offers);
        let choices: Vec<Choice> = offers.iter().map(|offer| Choice::of(offer, &self.words)).collect();
        let turn = seat.filter(|_| !choices.is_empty());
        let mut fresh = Choices::default();
        fresh.ask(turn, choices);
        self.list = ChoiceList::new(fresh);
        let ended = seen.ahead.and_then(|ahead| ahead.ended);
        let asked = seen.account.and_then(|account| account.asked).map(|asked| self.words.say(&asked));
        match turn {
            Some(seat) => {
                console.say("")?;
                console.say_all(ended.map(|why| self.words.say(&why)))?;
                self.points(moment.scores.as_ref(), console)?;
                let turn = self.words.say(&Phrase::new("terminal-your-turn").with("seat", seat));
                console.say(format!("{turn} {}", asked.unwrap_or_default()))?;
                if let Some(clock) = clocks::mine(&table) {
                    console.say(clocks::yours(clock, self.time.now(), &self.words))?;
                }
                self.list.say(&self.words, console)
            }
            None => asked.map_or(Ok(()), |asked| console.say(asked)),
        }
    }

    fn points(&self, scores: Option<&Standings>, console: &mut Console<'_>) -> Result<(), Over> {
        scores.map_or(Ok(()), |scores| console.say(tell::points(scores, &self.words)))
    }

    /// Warns the deciding player of the remaining time.
    fn warn(&mut self, console: &mut Console<'_>) -> Result<(), Over> {
        let Some(clock) = self.table.as_ref().and_then(clocks::mine) else { return Ok(()) };
        let left = clocks::left_on(clock, self.time.now());
        let due = self.left_before.is_some_and(|before| clocks::is_warning_between(before, left));
        let told = clocks::yours(clock, self.time.now(), &self.words);
        self.left_before = Some(left);
        if due { console.say(told) } else { Ok(()) }
    }
}

/// How a game ended that was not played to the end.
fn how_it_ended(table: &TableInfo) -> Phrase {
    match (&table.ending, table.winners.first()) {
        (Some(Ending::Resigned { seat }), Some(winner)) => {
            Phrase::new("terminal-gave-up").with("seat", *seat).with("winner", *winner)
        }
        _ => Phrase::new("terminal-join-broken-off"),
    }
}

/// Random digits: the mark of this program's requests, or a contribution to the dice.
pub(super) fn random_mark() -> String {
    let mut bytes = [0; 16];
    // Without random numbers requests of two programs might be taken for one; the time tells them apart.
    if getrandom::fill(&mut bytes).is_err() {
        bytes =
            std::time::SystemTime::UNIX_EPOCH.elapsed().map_or(bytes, |time| time.as_nanos().to_le_bytes());
    }
    format!("{:032x}", u128::from_be_bytes(bytes))
}
