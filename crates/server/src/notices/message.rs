//! Writes a message in the recipient's language: which game and table, what happened, what must be decided, and the link.

use std::sync::Arc;

use table::{Phrase, Seat, Seats, Viewer};
use words::{Language, Words};

use super::told::is_asked;
use super::{settings, told};
use crate::app_state::AppState;
use crate::error::ApiError;
use crate::protocol::{ErrorCode, Holder, Me, NoticeKind, NoticeSettings, Said, Stage};
use crate::storage::{ChannelRow, DeliveryRow};
use crate::tables::{LiveTable, ServerTime, TableGuard};

/// How many tables a digest lists.
const MOST_NAMED: u32 = 50;
/// The time between two digests, in milliseconds.
const DAY: u64 = 24 * 60 * 60 * 1000;

/// A message, ready to be sent on any channel.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Message {
    /// The same for every attempt.
    pub(super) id: String,
    pub(super) kind: NoticeKind,
    pub(super) language: Language,
    pub(super) title: String,
    /// Paragraphs.
    pub(super) body: Vec<String>,
    /// The label of the link.
    pub(super) open: String,
    /// The link's path, below the base path.
    pub(super) path: String,
    /// A message replaces earlier ones with the same tag.
    pub(super) tag: String,
    pub(super) game: Option<String>,
    pub(super) table: Option<String>,
    /// How it can be answered without the board, if its question is small.
    pub(super) answer: Option<AnswerLink>,
}

/// How a small question can be answered without the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct AnswerLink {
    /// The path, below the base path.
    pub(super) path: String,
    /// The label of the link.
    pub(super) open: String,
    /// The answers, with their labels.
    pub(super) choices: Vec<(String, String)>,
}

/// The current message of a delivery; `None` if it is no longer needed.
pub(super) async fn compose(
    app: &Arc<AppState>,
    row: &DeliveryRow,
    channel: &ChannelRow,
    wishes: &NoticeSettings,
) -> Result<Option<Message>, ApiError> {
    let speech = Speech { app, row, language: settings::language(wishes) };
    match row.kind {
        NoticeKind::Turn
        | NoticeKind::Invited
        | NoticeKind::Reminder
        | NoticeKind::Remark
        | NoticeKind::Over => {
            let Some(summary) = app.storage.summary(row.number).await? else { return Ok(None) };
            speech.about_table(&summary.id).await
        }
        NoticeKind::Digest => speech.digest(wishes).await,
        NoticeKind::ChannelOff => Ok(Some(speech.plain(
            "settings",
            "notice-channel-off",
            "notice-channel-off-body",
            "notice-open-settings",
        ))),
        NoticeKind::BotPaused => Ok(Some(speech.plain(
            "settings",
            "notice-bot-paused",
            "notice-bot-paused-body",
            "notice-open-settings",
        ))),
        NoticeKind::Test => {
            Ok(Some(speech.plain("settings", "notice-test", "notice-test-body", "notice-open-settings")))
        }
        NoticeKind::Confirm => Ok(speech.confirm(channel)),
    }
}

struct Speech<'a> {
    app: &'a Arc<AppState>,
    row: &'a DeliveryRow,
    language: Language,
}

impl Speech<'_> {
    fn message(&self, path: String, title: String, body: Vec<String>, open: String) -> Message {
        Message {
            id: self.row.id.clone(),
            kind: self.row.kind,
            language: self.language,
            title,
            body,
            open,
            path,
            tag: self.row.kind.name().to_owned(),
            game: None,
            table: None,
            answer: None,
        }
    }

    fn plain(&self, path: &str, title: &'static str, body: &'static str, open: &'static str) -> Message {
        let said = |words: &Words| [title, body, open].map(|id| words.get(id));
        let [title, body, open] = self.app.notices.speakers.speak(self.language, Vec::new(), said);
        self.message(path.to_owned(), title, vec![body], open)
    }

    fn confirm(&self, channel: &ChannelRow) -> Option<Message> {
        let sealer = self.app.notices.sealer.as_ref()?;
        let path = format!("api/mail/{}/confirm/{}", channel.id, sealer.link(&channel.id, "confirm"));
        Some(self.plain(&path, "notice-confirm", "notice-confirm-body", "notice-confirm-open"))
    }

    /// The tables that wait for the person, and where somebody has said something.
    async fn digest(&self, wishes: &NoticeSettings) -> Result<Option<Message>, ApiError> {
        let person = self.row.person.as_str();
        let tables = self.app.storage.unfinished(person, MOST_NAMED).await?;
        let less = self.app.storage.hearing(person).await?;
        let presence = &self.app.tables.presence;
        let known = presence.seen.knows(person).then(|| presence.seen.of(person));
        let last_here = known.map_or(0, |uptime| presence.server_time().wall(uptime));
        let unheard_since = self.row.made.saturating_sub(DAY).max(last_here);
        let (mut waiting, mut said) = (Vec::new(), Vec::new());
        for table in &tables {
            let hears = |kind| {
                let less = less.iter().find(|(number, ..)| *number == table.number);
                settings::wants(wishes, kind) && less.is_none_or(|(.., hearing)| hearing.hears(kind))
            };
            let asked = hears(NoticeKind::Turn) && is_asked(&table.doc, &table.progress, person);
            let talks = hears(NoticeKind::Remark) && table.said > 0;
            if !asked && !talks {
                continue;
            }
            let guard = match TableGuard::open(self.app, &table.id).await {
                // The others are told all the same.
                Err(error) if error.code == ErrorCode::NotFound || error.is_unreadable() => continue,
                open => open?,
            };
            let (place, names) = (place(guard.table(), person), guard.table().names());
            let last = guard.table().last_remark_for(person).filter(|last| talks && last.at > unheard_since);
            let remark = last.map(|last| remark_at(last, place.clone()));
            drop(guard);
            let say = |phrase: Phrase| {
                self.app.notices.speakers.speak(self.language, names.clone(), |words| words.say(&phrase))
            };
            said.extend(remark.map(say));
            waiting.extend(asked.then(|| say(place)));
        }
        let title = match waiting.len() {
            0 if said.is_empty() => return Ok(None),
            0 => Phrase::new("notice-digest-said"),
            count => Phrase::new("notice-digest").with("count", count),
        };
        waiting.append(&mut said);
        let said = |words: &Words| (words.say(&title), words.get("notice-open-tables"));
        let (title, open) = self.app.notices.speakers.speak(self.language, Vec::new(), said);
        Ok(Some(self.message("tables".to_owned(), title, waiting, open)))
    }

    async fn about_table(&self, id: &str) -> Result<Option<Message>, ApiError> {
        let guard = match TableGuard::open(self.app, id).await {
            // Tried again and again, it would keep all that comes after it from its channel.
            Err(error) if error.is_unreadable() || error.code == ErrorCode::NotFound => return Ok(None),
            open => open?,
        };
        let table = guard.table();
        let (kind, person) = (self.row.kind, self.row.person.as_str());
        let server_time = self.app.tables.presence.server_time();
        let Some((title, body)) = said_of(table, kind, person, server_time) else { return Ok(None) };
        let asks = matches!(kind, NoticeKind::Turn | NoticeKind::Reminder);
        let small = if asks { table.small_question(person) } else { None };
        let small = small.and_then(|question| {
            let ticket = question.ticket(self.app.notices.sealer.as_ref()?, id, person);
            Some((format!("api/answer/{id}/{ticket}"), question.choices))
        });
        let names = table.names();
        let game = table.doc().game.clone();
        drop(guard);
        let said = |words: &Words| {
            let body = body.iter().map(|part| part.said(words)).collect();
            let answer = small.map(|(path, choices)| {
                let choices =
                    choices.into_iter().map(|(answer, label)| (answer, words.say(&label))).collect();
                AnswerLink { path, open: words.get("notice-answer"), choices }
            });
            (words.say(&title), body, words.get("notice-open-table"), answer)
        };
        let (title, body, open, answer) = self.app.notices.speakers.speak(self.language, names, said);
        Ok(Some(Message {
            tag: format!("table-{id}"),
            game: Some(game),
            table: Some(id.to_owned()),
            answer,
            ..self.message(format!("t/{id}"), title, body, open)
        }))
    }
}

/// A paragraph: a phrase, or text written by a person.
enum Part {
    Phrase(Phrase),
    Quote(String),
}

impl Part {
    fn said(&self, words: &Words) -> String {
        match self {
            Part::Phrase(phrase) => words.say(phrase),
            Part::Quote(text) => text.clone(),
        }
    }
}

/// A table for a person: which game, with whom.
fn place(table: &LiveTable, person: &str) -> Phrase {
    let doc = table.doc();
    let game = Phrase { id: format!("game-{}", doc.game).into(), args: Vec::new() };
    let mine =
        table.seats_of(&crate::people::Identity::Person(Me { id: person.to_owned(), name: String::new() }));
    let others: Vec<Seat> = Seat::all(doc.seats.len()).filter(|seat| !mine.contains(*seat)).collect();
    if others.is_empty() {
        return game;
    }
    Phrase::new("notice-place").with("game", game).with("others", others)
}

/// Who said something, and at which table.
fn remark_at(said: &Said, place: Phrase) -> Phrase {
    Phrase::new("notice-remark").with("name", said.name.clone()).with("place", place)
}

/// The title and the paragraphs of a message about a table; `None` if it is no longer true.
fn said_of(
    table: &LiveTable,
    kind: NoticeKind,
    person: &str,
    server_time: &ServerTime,
) -> Option<(Phrase, Vec<Part>)> {
    let doc = table.doc();
    let place = place(table, person);
    let me = crate::people::Identity::Person(Me { id: person.to_owned(), name: String::new() });
    let mine = table.seats_of(&me);
    match kind {
        NoticeKind::Turn => {
            if table.asked_of(mine).is_empty() {
                return None;
            }
            let body = table.asked_in_words(person).into_iter().map(Part::Phrase).collect();
            Some((Phrase::new("notice-turn").with("place", place), body))
        }
        NoticeKind::Reminder => {
            let (asked, time) = (table.asked_of(mine), table.time_left(mine, server_time)?);
            let left = Phrase::new("notice-reminder-left").with("time", time);
            let is_asked = !asked.is_empty();
            let body = [left].into_iter().chain(asked).map(Part::Phrase).collect();
            is_asked.then(|| (Phrase::new("notice-reminder").with("place", place), body))
        }
        NoticeKind::Invited => {
            let kept = doc.seats.iter().any(|row| row.kept_for.as_deref() == Some(person));
            let stands = doc.stage == Stage::Gathering && kept;
            let body = vec![Part::Phrase(Phrase::new("notice-invited-body"))];
            let again = if doc.rematch_of.is_some() { "notice-invited" } else { "notice-asked-to-play" };
            stands.then(|| (Phrase::new(again).with("place", place), body))
        }
        NoticeKind::Remark => {
            let said = table.last_remark_for(person)?;
            let belongs = told::people(doc).contains(person);
            belongs.then(|| (remark_at(said, place), vec![Part::Quote(said.text.clone())]))
        }
        NoticeKind::Over => {
            let winners: Vec<Seat> = doc.winners.clone();
            let mut body = Vec::new();
            if !winners.is_empty() {
                let count = winners.len();
                let won = Phrase::new("notice-winners").with("seats", winners).with("count", count);
                body.push(Part::Phrase(won));
            }
            (doc.stage == Stage::Over).then(|| (Phrase::new("notice-over").with("place", place), body))
        }
        NoticeKind::Digest
        | NoticeKind::ChannelOff
        | NoticeKind::Test
        | NoticeKind::Confirm
        | NoticeKind::BotPaused => None,
    }
}

impl LiveTable {
    /// Why a person's orders ended, what happened last, and what they must decide.
    pub(crate) fn asked_in_words(&self, person: &str) -> Vec<Phrase> {
        let me = crate::people::Identity::Person(Me { id: person.to_owned(), name: String::new() });
        let mine = self.seats_of(&me);
        let ended = mine.iter().filter_map(|seat| self.doc().seats[seat.index()].ahead.ended.clone());
        ended.chain(self.last_told(mine)).chain(self.asked_of(mine)).collect()
    }

    /// The question for these seats, and what it is about; empty if they do not have to decide.
    fn asked_of(&self, mine: Seats) -> Vec<Phrase> {
        let doc = self.doc();
        let Some(session) = self.session().filter(|_| doc.stage == Stage::Playing) else { return Vec::new() };
        if let Some(seat) = self.asked().iter().find(|seat| mine.contains(*seat)) {
            let asked = session.prompt(Viewer::Seat(seat));
            return vec![asked.unwrap_or_else(|| Phrase::new("notice-asked"))];
        }
        let undo =
            doc.undo_asked.as_ref().filter(|asked| asked.waiting.iter().any(|seat| mine.contains(*seat)));
        undo.map_or_else(Vec::new, |asked| {
            let mut question = hosting::undo_question(&self.log_from(mine, asked.keep + 1), asked, mine);
            if doc
                .seats
                .iter()
                .any(|row| matches!(row.holder, Holder::Bot { .. } | Holder::BotAccount { .. }))
            {
                question.push(Phrase::new("web-undo-ask-bots"));
            }
            question
        })
    }
}
