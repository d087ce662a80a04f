//! Prints people, tables, reports and the audit log for operators.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use server::protocol::SaidThere;
use server::storage::{AdminActionRow, AdminStorage, StorageError};

use crate::common::{Outcome, print};

/// The largest number of lines shown.
const SHOWN: u32 = 50;

pub(super) async fn people(admin: &dyn AdminStorage, text: &str) -> Result<Outcome, StorageError> {
    for person in admin.find_people(text, SHOWN).await? {
        let (id, name, tables) = (&person.id, &person.name, person.tables);
        let addresses = person.addresses.join(" ");
        print(format_args!("{id}  {name}  tables: {tables}  last here: {}  {addresses}\n", ago(person.seen)));
    }
    Ok(Outcome::Good)
}

pub(super) async fn tables(admin: &dyn AdminStorage, text: &str) -> Result<Outcome, StorageError> {
    for (id, doc, updated) in admin.find_tables(text, SHOWN).await? {
        let doc: serde_json::Value = serde_json::from_str(&doc).unwrap_or_default();
        let word = |key: &str| doc[key].as_str().unwrap_or("?").to_owned();
        let hidden = if doc["moderation"]["hidden_from_strangers"] == true { "  hidden" } else { "" };
        let (game, stage, host) = (word("game"), word("stage"), word("host"));
        print(format_args!("{id}  {game}  {stage}  host: {host}  last change: {}{hidden}\n", ago(updated)));
    }
    Ok(Outcome::Good)
}

/// A table with its players and its latest chat messages.
pub(super) async fn table(admin: &dyn AdminStorage, id: &str) -> Result<Outcome, StorageError> {
    let Some(table) = admin.look_at_table(id).await? else {
        print(format_args!("There is no table {id}: 'boomtown admin tables' lists them.\n"));
        return Ok(Outcome::CheckFailed);
    };
    let doc: serde_json::Value = serde_json::from_str(&table.doc).unwrap_or_default();
    let word = |key: &str| doc[key].as_str().unwrap_or("?").to_owned();
    let hidden = if doc["moderation"]["hidden_from_strangers"] == true { "  hidden" } else { "" };
    let (game, stage, decisions) = (word("game"), word("stage"), table.decisions);
    let changed = ago(table.updated);
    print(format_args!("{id}  {game}  {stage}  decisions: {decisions}  last change: {changed}{hidden}\n"));
    let name = |id: &str| table.people.iter().find(|(person, _)| person == id).map_or("?", |(_, name)| name);
    let host = word("host");
    print(format_args!("host: {}  {host}\n", name(&host)));
    for (seat, row) in doc["seats"].as_array().into_iter().flatten().enumerate() {
        let holder = &row["holder"];
        let whose = holder["id"].as_str().or_else(|| holder["owner"].as_str());
        let who = match whose {
            Some(whose) => format!("{}  {whose}", name(whose)),
            None => row["name"].as_str().unwrap_or_default().to_owned(),
        };
        let kind = holder["kind"].as_str().unwrap_or("?");
        print(format_args!("seat {}: {kind}  {who}\n", seat + 1));
    }
    for (number, person, name, text) in &table.remarks {
        let text = if text.is_empty() { "(deleted)" } else { text.as_str() };
        print(format_args!("remark {number}  {name} ({person}): {text}\n"));
    }
    Ok(Outcome::Good)
}

pub(super) async fn reports(admin: &dyn AdminStorage) -> Result<Outcome, StorageError> {
    for report in admin.reports(None, SHOWN).await? {
        let state = if report.closed { "closed" } else { "open" };
        print(format_args!(
            "{}  {state}  {}  {} ({}) reports {} ({}) at table {}: {}\n",
            report.number,
            ago(report.at),
            report.reporter_name,
            report.reporter,
            report.person_name,
            report.person,
            report.table,
            report.why,
        ));
        let said: Vec<SaidThere> = serde_json::from_str(&report.said).unwrap_or_default();
        for remark in said {
            print(format_args!("    {}  {}: {}\n", remark.number, remark.name, remark.text));
        }
    }
    Ok(Outcome::Good)
}

pub(super) async fn log(admin: &dyn AdminStorage) -> Result<Outcome, StorageError> {
    for row in admin.audit_log(None, SHOWN).await? {
        let AdminActionRow { number, at, who, command, outcome } = row;
        let who = if who.is_empty() { "the command line" } else { who.as_str() };
        let outcome = if outcome.is_empty() { "waiting" } else { outcome.as_str() };
        print(format_args!("{number}  {}  {who}  {command}  {outcome}\n", ago(at)));
    }
    Ok(Outcome::Good)
}

pub(super) async fn show(admin: &dyn AdminStorage) -> Result<Outcome, StorageError> {
    let (census, settings) = (admin.census().await?, admin.site_settings().await?);
    print(format_args!(
        "{} people, {} tables, {} of them in play, {} open reports\nThe database takes {:.1} MB.\n",
        census.people,
        census.tables,
        census.playing,
        census.open_reports,
        megabytes(census.bytes),
    ));
    if let Some(free) = census.free_bytes {
        print(format_args!(
            "{:.1} MB of that is free space ('boomtown admin free-space').\n",
            megabytes(free)
        ));
    }
    for operator in settings.operators {
        print(format_args!("operator: {operator}\n"));
    }
    for (key, value) in settings.values {
        print(format_args!("{key} {value}\n"));
    }
    for sanction in
        settings.sanctions.iter().filter(|sanction| sanction.until.is_none_or(|until| until > now()))
    {
        let until = sanction.until.map_or("until it is lifted".to_owned(), |until| {
            format!("for {} more hours", until.saturating_sub(now()).div_ceil(60 * 60 * 1000))
        });
        let (number, kind, whom, note) = (sanction.number, &sanction.kind, &sanction.whom, &sanction.note);
        print(format_args!("{number}  {kind}  {whom}  {until}  {note}\n"));
    }
    Ok(Outcome::Good)
}

#[expect(clippy::cast_precision_loss, reason = "a size in megabytes is shown with one digit")]
fn megabytes(bytes: u64) -> f64 {
    bytes as f64 / 1_000_000.0
}

pub(crate) fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or(Duration::ZERO);
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

/// An approximate age.
fn ago(at: u64) -> String {
    let minutes = now().saturating_sub(at) / 60_000;
    match minutes {
        0 => "just now".to_owned(),
        1..=119 => format!("{minutes} min ago"),
        120..=2879 => format!("{} h ago", minutes / 60),
        _ => format!("{} days ago", minutes / (60 * 24)),
    }
}
