//! Telling everybody at a table what happened: a message is made once for each kind of viewer.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;

use super::audience::Audience;
use super::changes::write;
use super::live::Live;
use super::open::Open;
use super::shown::{Kind, Scene, Shown};
use crate::house::House;
use crate::protocol::{FromServer, LogChange, Raw, Said};

/// What is told.
enum News {
    /// Something was decided or taken back; so many lines of the log still stand.
    Moved { keep: u32 },
    /// Somebody came or went, sat down, asked for something.
    Table,
}

impl Open {
    /// Shows all others that somebody came.
    pub(super) fn tell_presence(&mut self, newcomer: u64) {
        self.tell(&News::Table, Some(newcomer));
    }

    /// Shows everybody what was decided or taken back.
    pub(super) fn tell_moved(&mut self, keep: u32) {
        self.tell(&News::Moved { keep }, None);
        self.wake_bots();
    }

    /// Shows everybody the table: somebody came or went, sat down, asked for something.
    pub(super) fn tell_table(&mut self) {
        self.tell(&News::Table, None);
    }

    /// Shows everybody at a table what its players are called now; nothing needs to be told at one that is not in memory.
    pub(crate) async fn tell_names(house: &Arc<House>, id: &str) {
        let cell = house.hall.cell(id);
        let room = Arc::clone(&cell).lock_owned().await;
        let mut open = Open { house: Arc::clone(house), cell, room };
        if open.room.live.is_some() {
            open.tell_table();
        }
    }

    /// Tells everybody what was said.
    pub(super) fn tell_said(&mut self, said: &Said) {
        self.tell_the_same(&FromServer::Said { said: said.clone() });
    }

    /// Tells everybody that the table is taken away.
    pub(super) fn tell_removed(&mut self) {
        self.tell_the_same(&FromServer::Removed);
    }

    fn tell_the_same(&mut self, message: &FromServer) {
        let text = write(message);
        self.room.audience.send_all(|_| Some(text.clone()));
    }

    /// Makes the message once for each kind of viewer and sends it to all but one.
    fn tell(&mut self, news: &News, but: Option<u64>) {
        let room = &mut *self.room;
        let live = room.live.as_ref().expect("whoever is in the room found it furnished");
        let mut letters: Vec<(Kind, Letter)> = Vec::new();
        for kind in room.audience.iter().map(|listener| Kind::of(live, listener)) {
            if !letters.iter().any(|(known, _)| *known == kind) {
                let Some(letter) = Letter::new(live, &room.audience, kind, news) else { return };
                letters.push((kind, letter));
            }
        }
        for (_, letter) in &mut letters {
            if let Letter::Change(change) = letter {
                change.step = change.step.or_else(|| Some(room.audience.next_step()));
            }
        }
        room.audience.send_all(|listener| {
            let kind = Kind::of(live, listener);
            let letter = letters.iter_mut().find(|(known, _)| *known == kind).map(|(_, letter)| letter)?;
            if Some(listener.number) == but {
                return None;
            }
            match letter {
                Letter::Same(text) => Some(text.clone()),
                Letter::Change(change) => change.to(&mut listener.step),
            }
        });
        room.audience.shown = letters.into_iter().filter_map(|(kind, letter)| letter.shown(kind)).collect();
    }
}

/// A message to one kind of viewer.
enum Letter {
    /// The same to all.
    Same(Utf8Bytes),
    /// What changed to those who have what was shown before, everything to the others.
    Change(Box<Change>),
}

struct Change {
    version: u64,
    log: Option<LogChange>,
    scene: Scene,
    /// The number of what was shown before.
    follows: Option<u64>,
    /// The number of what is shown now; none yet if it is new.
    step: Option<u64>,
    /// What those are told who have what was shown before; nothing if nothing changed.
    told: Option<String>,
    written: Option<Utf8Bytes>,
    written_whole: Option<Utf8Bytes>,
}

impl Letter {
    fn new(live: &Live, audience: &Audience, kind: Kind, news: &News) -> Option<Letter> {
        let version = live.progress.version;
        if kind.changes {
            return Some(Letter::Change(Box::new(Change::new(live, audience, kind, news))));
        }
        let table = live.info(kind.eyes, audience);
        Some(Letter::Same(write(&match *news {
            News::Table => FromServer::Table { version, table },
            News::Moved { keep } => {
                let (log, moment) = (live.log_from(kind.eyes, keep), live.moment(kind)?);
                FromServer::Moved { version, keep, log, moment, table }
            }
        })))
    }

    /// What its readers have been shown now.
    fn shown(self, kind: Kind) -> Option<Shown> {
        match self {
            Letter::Same(_) => None,
            Letter::Change(change) => Some(Shown { kind, step: change.step?, scene: change.scene }),
        }
    }
}

impl Change {
    fn new(live: &Live, audience: &Audience, kind: Kind, news: &News) -> Change {
        let before = audience.shown.iter().find(|shown| shown.kind == kind);
        let (scene, log) = match (news, before) {
            (News::Table, Some(before)) => (before.scene.clone().with_table_of(live, audience, kind), None),
            (News::Table, None) => (Scene::of(live, audience, kind), None),
            (News::Moved { keep }, _) => {
                let lines = live.log_from(kind.eyes, *keep);
                (Scene::of(live, audience, kind), Some(LogChange { keep: *keep, lines }))
            }
        };
        let follows = before.map(|before| before.step);
        let mut told = before.and_then(|before| scene.change_from(&before.scene));
        if log.is_some() {
            // What was decided is told even where nothing of it is seen.
            told = told.or_else(|| Some("{}".to_owned()));
        }
        let step = if told.is_none() { follows } else { None };
        let version = live.progress.version;
        Change { version, log, scene, follows, step, told, written: None, written_whole: None }
    }

    /// What somebody is told who has what was shown under the number `has`; nothing if nothing changed for him.
    fn to(&mut self, has: &mut Option<u64>) -> Option<Utf8Bytes> {
        let in_step = has.is_some() && *has == self.follows;
        *has = self.step;
        if in_step {
            let told = self.told.as_ref()?;
            if self.written.is_none() {
                self.written = Some(self.write(self.follows, told.clone()));
            }
            return self.written.clone();
        }
        if self.written_whole.is_none() {
            self.written_whole = Some(self.write(None, self.scene.whole()));
        }
        self.written_whole.clone()
    }

    fn write(&self, follows: Option<u64>, change: String) -> Utf8Bytes {
        write(&FromServer::Changed {
            version: self.version,
            step: self.step.unwrap_or_default(),
            follows,
            log: self.log.clone(),
            change: Raw::written(change),
        })
    }
}
