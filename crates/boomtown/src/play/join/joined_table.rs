//! A seat at a server's table: prints what the server sends, and sends what the player types.

use std::time::Duration;

use hyper::Method;
use protocol::{ClientMessage, Holder, LogLine, Moment, ServerMessage, TableInfo, TableRequest};
use serde_json::Value;
use table::{Phrase, Seat};
use tokio::sync::mpsc::Receiver;
use tokio::time::{MissedTickBehavior, interval, sleep};
use words::Words;

use super::client::{Client, Failure, TableSocket};
use super::clocks::ServerTime;
use super::keyboard::Keyboard;
use super::orders::Draft;
use super::sending::Sending;
use super::sign_in::told;
use super::trial::Trial;
use super::vocabulary::TableVocabulary;
use crate::common;
use crate::play::plain::command::Vocabulary;
use crate::play::plain::console::{Console, Over};
use crate::play::plain::list::ChoiceList;
use crate::play::tell;

/// The longest delay between two attempts to reconnect, in seconds.
const LONGEST_PAUSE: u64 = 30;

/// The table from the player's point of view.
pub(super) struct JoinedTable {
    pub(super) client: Client,
    pub(super) words: Words,
    pub(super) vocabulary: Vocabulary,
    pub(super) commands: TableVocabulary,
    pub(super) time: ServerTime,
    pub(super) table: Option<TableInfo>,
    pub(super) moment: Option<Moment>,
    pub(super) log: Vec<LogLine>,
    /// The number of the last chat message shown.
    pub(super) heard: u32,
    version: Option<u64>,
    pub(super) list: ChoiceList,
    /// The request that has not been answered yet; it is repeated on a new connection.
    pub(super) waiting: Option<(String, TableRequest)>,
    asked: u32,
    /// Makes the ids of this program's requests unique.
    mark: String,
    /// Whether the pending request still has to be sent.
    unsent: bool,
    /// The position last looked at, as a number of decisions, and whose hints can be asked for there.
    pub(super) looked_at: Option<(u32, Option<Seat>)>,
    pub(super) left_before: Option<u64>,
    /// Whether the effect of an undo was shown: the next `undo` does it.
    pub(super) undo_told: bool,
    /// Who of several people at this screen has the keyboard.
    pub(super) keyboard: Keyboard,
    /// Orders being written.
    pub(super) draft: Option<Draft>,
    /// The trial in progress.
    pub(super) trial: Option<Trial>,
    /// The decisions of a trial that are being sent.
    pub(super) sending: Option<Sending>,
    /// The ids and names of everybody who wrote in the chat, the latest last.
    pub(super) speakers: Vec<(String, String)>,
}

/// Whether to continue.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Next {
    On,
    Quit,
}

impl JoinedTable {
    pub(super) fn new(client: Client, words: Words) -> JoinedTable {
        JoinedTable {
            client,
            vocabulary: Vocabulary::of(&words),
            commands: TableVocabulary::of(&words),
            words,
            time: ServerTime::new(None),
            table: None,
            moment: None,
            log: Vec::new(),
            heard: 0,
            version: None,
            list: ChoiceList::default(),
            waiting: None,
            unsent: false,
            asked: 0,
            mark: random_mark(),
            looked_at: None,
            left_before: None,
            undo_told: false,
            keyboard: Keyboard::default(),
            draft: None,
            trial: None,
            sending: None,
            speakers: Vec::new(),
        }
    }

    /// Stays at the table until the person leaves or the table is deleted. Reconnects if the connection is lost.
    pub(super) async fn sit(
        mut self,
        console: &mut Console<'_>,
        mut lines: Receiver<String>,
    ) -> Result<(), Over> {
        let mut socket = match self.open(None).await {
            Ok(socket) => socket,
            Err(failure) => return Err(Over::Failed(std::io::Error::other(told(&failure, &self.words)))),
        };
        let mut seconds = interval(Duration::from_secs(1));
        seconds.set_missed_tick_behavior(MissedTickBehavior::Skip);
        loop {
            // One request at a time: the next line is read once the last one is answered.
            let reads = self.waiting.is_none() && self.table.is_some();
            tokio::select! {
                message = socket.next() => match message {
                    Some(ServerMessage::Removed) => return console.say(self.words.get("terminal-join-removed")),
                    Some(ServerMessage::Closing) | None => match self.come_back(console).await? {
                        Some(found) => socket = found,
                        None => return console.say(self.words.get("terminal-join-removed")),
                    },
                    Some(message) => {
                        self.hear(message, console)?;
                        self.send_anew(&mut socket).await;
                    }
                },
                typed = lines.recv(), if reads => match typed {
                    Some(typed) => {
                        if self.typed(&typed, console).await? == Next::Quit {
                            return Ok(());
                        }
                        self.send_anew(&mut socket).await;
                    }
                    None => return Ok(()),
                },
                _ = seconds.tick() => self.warn(console)?,
            }
        }
    }

    /// Opens a connection, if the table exists.
    async fn open(&mut self, since: Option<u64>) -> Result<TableSocket, Failure> {
        let path = format!("tables/{}", self.client.place.table);
        self.client.ask::<Value>(Method::GET, &path, None).await?;
        self.client.open(since).await
    }

    /// Reconnects; `None` if the table was deleted.
    async fn come_back(&mut self, console: &mut Console<'_>) -> Result<Option<TableSocket>, Over> {
        console.say(self.words.get("terminal-join-lost"))?;
        let mut pause = 1;
        loop {
            sleep(Duration::from_secs(pause)).await;
            match self.open(self.version).await {
                Ok(mut socket) => {
                    console.say(self.words.get("terminal-join-back"))?;
                    self.send(&mut socket).await;
                    return Ok(Some(socket));
                }
                Err(Failure::Refused { status: 404, .. }) => return Ok(None),
                Err(Failure::Refused { .. } | Failure::Unreachable(_)) => {
                    pause = (pause * 2).min(LONGEST_PAUSE);
                }
            }
        }
    }

    /// Sends the pending request. If the connection is lost, it is sent on the next one.
    async fn send(&self, socket: &mut TableSocket) {
        if let Some((id, ask)) = &self.waiting {
            let _ = socket.send(&ClientMessage::Ask { id: id.clone(), ask: ask.clone() }).await;
        }
    }

    /// Sends the pending request, unless it was sent already.
    async fn send_anew(&mut self, socket: &mut TableSocket) {
        if std::mem::take(&mut self.unsent) {
            self.send(socket).await;
        }
    }

    pub(super) fn ask(&mut self, ask: TableRequest) {
        self.asked += 1;
        self.unsent = true;
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
                self.tell_question(console)?;
                self.prompt(console)
            }
            ServerMessage::Moved { version, keep, log, moment, table } => {
                self.version = Some(version);
                self.keep_log(keep, log);
                let before = self.table.clone();
                self.be_told(table, Some(moment));
                self.looked_at = None;
                self.undo_told = false;
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
                Some(asked) => {
                    self.done(&asked, console)?;
                    self.go_on_sending(console)
                }
                None => Ok(()),
            },
            ServerMessage::OrdersOffered { id, form, .. } => {
                self.answered(Some(&id));
                self.offered(form, console)
            }
            ServerMessage::Refused { id, why, .. } => {
                self.answered(id.as_deref());
                self.stop_sending(console)?;
                console.say(self.words.say(&why))
            }
            ServerMessage::Explained { id, scores, .. } => {
                self.answered(Some(&id));
                console.say_all(tell::break_down(&scores, &self.words))
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
                let asked = self.answered(Some(&id));
                let hint = if let Some(TableRequest::Hint { seat, past: Some(_) }) = asked {
                    Phrase::new("terminal-past-hint").with("seat", seat)
                } else {
                    let number = self.list.select(&action).unwrap_or(0);
                    Phrase::new("terminal-plain-hint").with("number", number)
                };
                console.say(self.words.say(&hint.with("choice", phrase)))?;
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
        self.pass_keyboard();
    }

    pub(super) fn seat(&self) -> Option<Seat> {
        self.seen()?.viewer.seat()
    }

    pub(super) fn at(&self) -> u32 {
        self.moment.as_ref().map_or(0, |moment| moment.decisions)
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
