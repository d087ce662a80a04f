//! All open tables in the page, and dispatch of the page's requests.

use std::collections::HashMap;

use hosting::RequestError;
use protocol::device::{DeviceAnswer, DeviceRequest, RecordForm};
use protocol::{ErrorBody, ErrorCode, Raw};
use serde::Serialize;
use serde_json::value::to_raw_value;

use crate::requests::{refusal, told};
use crate::reviews::Reviews;
use crate::table::{DeviceTable, read_doc};
use crate::thinking::Chosen;
use crate::{measuring, reading, records, setup, statistics, thinking, trying};

/// All open tables in the page, and the current review.
#[derive(Default)]
pub struct Engine {
    tables: HashMap<String, DeviceTable>,
    reviews: Reviews,
}

impl Engine {
    /// Answers a request; both are JSON.
    ///
    /// # Panics
    /// Never: an answer can always be written.
    pub fn ask(&mut self, request: &str) -> String {
        let read = reading::request(request).map_err(|error| RequestError::malformed(error.to_string()));
        let answer = read.and_then(|request| self.answer(request)).unwrap_or_else(refused);
        serde_json::to_string(&answer).expect("answers have only keys that are text")
    }

    fn answer(&mut self, request: DeviceRequest) -> Result<DeviceAnswer, RequestError> {
        let games = games::built_in();
        Ok(match request {
            DeviceRequest::Engine => answer(&hosting::ENGINE),
            DeviceRequest::Games => answer(&games.games().iter().map(hosting::game_info).collect::<Vec<_>>()),
            DeviceRequest::CheckOptions { game, options } => {
                let entry = games.find(&game).ok_or_else(RequestError::nothing_there)?;
                answer(&hosting::check_options(entry.game(), &options)?)
            }
            DeviceRequest::List { docs } => {
                // One that cannot be read keeps nobody from the others.
                let infos = docs.iter().filter_map(|doc| read_doc(doc).ok()).map(|doc| doc.info());
                answer(&infos.collect::<Vec<_>>())
            }
            DeviceRequest::Statistics { name, kept, older } => answer(&statistics::of(&name, &kept, older)),
            DeviceRequest::Create { me, table, given } => {
                let start = match table.played_on.clone() {
                    Some(from) => Some(self.table(&from.table)?.start(from)?),
                    None => None,
                };
                let table = setup::new_table(&me, &table, start, &given)?;
                self.begin(table, given.now, 0)
            }
            DeviceRequest::Bring { me, record, given } => {
                let table = records::brought(&me, &record, &given)?;
                let entries = table.session.record().entries().len();
                self.begin(table, given.now, entries)
            }
            DeviceRequest::Open { kept, given } => {
                let (table, change) = DeviceTable::load(&kept, given.now)?;
                let bots = !table.bots_asked().is_empty();
                let info = answer(&table.doc.info());
                self.tables.insert(kept.id, table);
                DeviceAnswer { keep: change.into_iter().collect(), bots, ..info }
            }
            DeviceRequest::Forget { id } => {
                self.tables.remove(&id);
                DeviceAnswer::default()
            }
            DeviceRequest::Say { id, message, given } => {
                let table = self.table(&id)?;
                let heard = table.hear(message, &given);
                DeviceAnswer { bots: !table.bots_asked().is_empty(), ..heard }
            }
            DeviceRequest::Bots { id, think } => answer(&self.table(&id)?.thoughts(think)),
            DeviceRequest::Choose { thought } => answer(&thinking::choose(&thought)?),
            DeviceRequest::Decide { id, version, at, seat, action, given } => {
                self.table(&id)?.let_bot_decide(&Chosen { version, at, seat, action: &action }, &given)?
            }
            DeviceRequest::Advise { request, thought } => {
                let hint = thinking::advise(request.clone(), &thought);
                told(hint.unwrap_or_else(|why| refusal(Some(request), why)))
            }
            DeviceRequest::CompleteViews { game, views, acting } => {
                let entry = games.find(&game).ok_or_else(RequestError::nothing_there)?;
                answer(&hosting::complete_views(entry.game(), &views, acting.into_iter().collect())?)
            }
            DeviceRequest::Try { game, view, seat, guess, decisions } => {
                let entry = games.find(&game).ok_or_else(RequestError::nothing_there)?;
                answer(&trying::try_out(entry.game(), &view, seat, guess, &decisions)?)
            }
            DeviceRequest::Measure { game, work } => {
                let entry = games.find(&game).ok_or_else(RequestError::nothing_there)?;
                answer(&measuring::measure(entry, work)?)
            }
            DeviceRequest::Look { game, version, view, request, ask } => {
                let entry = games.find(&game).ok_or_else(RequestError::nothing_there)?;
                let seen = hosting::look(entry.game(), &view, version, request.clone(), ask);
                told(seen.unwrap_or_else(|why| refusal(Some(request), why)))
            }
            DeviceRequest::Again { id, salt, given } => {
                let old = self.table(&id)?;
                let next = setup::again(&old.doc, &salt, &given)?;
                old.doc.rematch = Some(next.doc.id.clone());
                let noted = old.next_version(given.now, 0);
                let mut begun = self.begin(next, given.now, 0);
                begun.keep.push(noted);
                begun
            }
            DeviceRequest::Review { record } => answer(&self.reviews.begin(&record)?),
            DeviceRequest::ReviewOn => answer(&self.reviews.go_on()),
            DeviceRequest::Leave { id } => answer(&self.table(&id)?.leave()?),
            DeviceRequest::Moved { id, to, given } => self.table(&id)?.goes_on_at(to, &given)?,
            DeviceRequest::Info { id } => answer(&self.table(&id)?.doc.info()),
            DeviceRequest::At { id, decisions, shared } => {
                let table = self.table(&id)?;
                let (session, doc) = (table.session.as_ref(), &table.doc);
                let viewpoint = if shared { hosting::shared(doc.viewpoint()) } else { doc.viewpoint() };
                let then = hosting::at(session, doc.version, viewpoint, decisions as usize);
                answer(&then.ok_or_else(RequestError::nothing_there)?)
            }
            DeviceRequest::Log { id } => answer(&self.table(&id)?.log_from(0)),
            DeviceRequest::Dice { id } => answer(&self.table(&id)?.dice_check()),
            DeviceRequest::Record { id, form } => {
                let record = self.table(&id)?.final_record()?;
                answer(&match form {
                    RecordForm::Json => record.to_json(),
                    RecordForm::Txt => record.to_text(),
                })
            }
        })
    }

    fn table(&mut self, id: &str) -> Result<&mut DeviceTable, RequestError> {
        let missing = || RequestError::new(ErrorCode::NotFound, "server-no-table");
        self.tables.get_mut(id).ok_or_else(missing)
    }

    /// Adds a new table, whose record already has this many entries.
    fn begin(&mut self, mut table: DeviceTable, now: u64, entries: usize) -> DeviceAnswer {
        let change = table.next_version(now, entries);
        let bots = !table.bots_asked().is_empty();
        let info = answer(&table.doc.info());
        self.tables.insert(table.doc.id.clone(), table);
        DeviceAnswer { keep: vec![change], bots, ..info }
    }
}

fn answer(value: &impl Serialize) -> DeviceAnswer {
    let raw = to_raw_value(value).expect("answers have only keys that are text");
    DeviceAnswer { answer: Some(Raw::from(raw)), ..DeviceAnswer::default() }
}

fn refused(RequestError { code, why }: RequestError) -> DeviceAnswer {
    DeviceAnswer { refused: Some(ErrorBody { reason: code, why }), ..DeviceAnswer::default() }
}
