//! `boomtown admin`: what an operator does to a server by its database, whether or not the server runs.

use std::path::PathBuf;
use std::thread::sleep;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use clap::{Subcommand, value_parser};
use server::protocol::{AdminCommand, AdminOutcome, SaidThere};
use server::storage::postgres::PostgresAdmin;
use server::storage::sqlite::SqliteAdmin;
use server::storage::{AdminActionRow, AdminStorage, StorageError};
use table::Phrase;
use words::{Language, Words};

use crate::common::{CommandError, CommandResult, Outcome, data_folder, print};
use crate::serve::blocking;
use crate::serve::settings::database_address;

/// How long the command waits for a server to take up what is asked for.
const PATIENCE: Duration = Duration::from_secs(5);
/// How many lines are shown.
const SHOWN: u32 = 50;

/// Look after a server: people, tables, reports. The server may be running; it takes up what is asked for within a second, or when it
/// is started next. Everything is written into the audit log.
#[derive(clap::Args)]
pub(crate) struct AdminArgs {
    #[command(subcommand)]
    what: What,

    /// The server's data folder [default: that of the user].
    #[arg(long, env = "BOOMTOWN_DATA", global = true)]
    data: Option<PathBuf>,

    /// The `PostgreSQL` database of the servers, if they have one: `postgres://USER:PASSWORD@HOST/NAME`.
    #[arg(long, env = "DATABASE_URL", global = true, value_name = "ADDRESS", hide_env_values = true, value_parser = database_address)]
    database: Option<String>,
}

#[derive(Subcommand)]
enum What {
    /// Find people by a part of their name, or by the beginning of their id or address.
    People { text: Option<String> },
    /// Find tables by the beginning of their id, or by a part of a player's name.
    Tables { text: Option<String> },
    /// What players reported, with what was said.
    Reports,
    /// A report was dealt with.
    CloseReport { number: u32 },
    /// What operators did.
    Log,
    /// How much there is, how much room it takes, and what holds now: bans, mutes, the announcement.
    Show,
    /// Keep somebody out. He reads the note, and can still take his games along and leave for good.
    Ban {
        person: String,
        #[command(flatten)]
        sanction: SanctionArgs,
    },
    /// Keep everybody out who comes from an address, or from a range such as 192.0.2.0/24.
    BanAddresses {
        range: String,
        #[command(flatten)]
        sanction: SanctionArgs,
    },
    /// Let somebody say nothing.
    Mute {
        person: String,
        #[command(flatten)]
        sanction: SanctionArgs,
    },
    /// Lift a ban or a mute, by its number ('boomtown admin show').
    Lift { number: u32 },
    /// Call somebody otherwise.
    Rename { person: String, name: String },
    /// Take a table off the lists and close it to all who do not play there.
    HideTable { table: String },
    /// Open a hidden table again to whoever has its link.
    ShowTable { table: String },
    /// Break a game off; nobody wins.
    EndTable { table: String },
    /// Take a table away, with everything that was done and said there.
    DeleteTable { table: String },
    /// Take away what was said, by its number at the table.
    DeleteRemark { table: String, remark: u32 },
    /// Let everybody read something on top of every page; without a text, take it away.
    Announce {
        text: Option<String>,
        /// For how many hours [default: until it is taken away].
        #[arg(long, value_parser = value_parser!(u32).range(1..=24 * 3650))]
        hours: Option<u32>,
    },
    /// Let no new people in.
    Close,
    /// Let new people in again.
    Open,
    /// Make somebody an operator, who has a page for all of this in the browser.
    Grant { person: String },
    /// Make somebody an operator no more.
    Revoke { person: String },
    /// Give back to the disk what was deleted. With a large database moves wait for it: do it when few play.
    FreeSpace,
}

#[derive(clap::Args)]
struct SanctionArgs {
    /// For how many hours [default: until it is lifted].
    #[arg(long, value_parser = value_parser!(u32).range(1..=24 * 3650))]
    hours: Option<u32>,

    /// What they read.
    #[arg(long, default_value = "")]
    note: String,
}

pub(crate) fn run(args: AdminArgs) -> CommandResult {
    let what = args.what;
    if let Some(address) = args.database {
        return blocking(async move {
            let admin = PostgresAdmin::open(&address).await?;
            Ok(carry_out_and_close(&admin, what).await)
        })?;
    }
    let data = data_folder(args.data)?;
    blocking(async move {
        let admin = SqliteAdmin::open(&data).await?;
        Ok(carry_out_and_close(&admin, what).await)
    })?
}

async fn carry_out_and_close(admin: &dyn AdminStorage, what: What) -> CommandResult {
    let done = carry_out(admin, what).await;
    admin.close().await;
    done
}

async fn carry_out(admin: &dyn AdminStorage, what: What) -> CommandResult {
    let command = match what {
        What::People { text } => return people(admin, &text.unwrap_or_default()).await.map_err(failed),
        What::Tables { text } => return tables(admin, &text.unwrap_or_default()).await.map_err(failed),
        What::Reports => return reports(admin).await.map_err(failed),
        What::Log => return log(admin).await.map_err(failed),
        What::Show => return show(admin).await.map_err(failed),
        What::CloseReport { number } => AdminCommand::CloseReport { report: number },
        What::Ban { person, sanction: SanctionArgs { hours, note } } => {
            AdminCommand::Ban { person, hours, note }
        }
        What::BanAddresses { range, sanction: SanctionArgs { hours, note } } => {
            AdminCommand::BanAddresses { range, hours, note }
        }
        What::Mute { person, sanction: SanctionArgs { hours, note } } => {
            AdminCommand::Mute { person, hours, note }
        }
        What::Lift { number } => AdminCommand::Lift { sanction: number },
        What::Rename { person, name } => AdminCommand::Rename { person, name },
        What::HideTable { table } => AdminCommand::HideTable { table, hidden: true },
        What::ShowTable { table } => AdminCommand::HideTable { table, hidden: false },
        What::EndTable { table } => AdminCommand::EndTable { table },
        What::DeleteTable { table } => AdminCommand::DeleteTable { table },
        What::DeleteRemark { table, remark } => AdminCommand::DeleteRemark { table, remark },
        What::Announce { text, hours } => AdminCommand::Announce { text: text.unwrap_or_default(), hours },
        What::Close => AdminCommand::CloseToNewcomers { closed: true },
        What::Open => AdminCommand::CloseToNewcomers { closed: false },
        What::Grant { person } => AdminCommand::Grant { person },
        What::Revoke { person } => AdminCommand::Revoke { person },
        What::FreeSpace => AdminCommand::FreeSpace,
    };
    ask(admin, &command).await
}

fn failed(error: StorageError) -> CommandError {
    CommandError::new(error)
}

/// Writes a command into the audit log and waits for a server to carry it out.
async fn ask(admin: &dyn AdminStorage, command: &AdminCommand) -> CommandResult {
    let json = serde_json::to_string(command).map_err(CommandError::new)?;
    let about = command.person().unwrap_or_default();
    let number = admin.log_action("", about, &json, now()).await.map_err(failed)?;
    let asked = Instant::now();
    loop {
        let row = admin.action(number).await.map_err(failed)?;
        match row.map(|row| server::admin_action(row).outcome) {
            Some(AdminOutcome::Done) => {
                print(format_args!("Done.\n"));
                return Ok(Outcome::Good);
            }
            Some(AdminOutcome::Refused { why }) => {
                let phrase = Phrase { id: why.into(), args: Vec::new() };
                let sentence = Words::new(Language::English).say(&phrase);
                print(format_args!("Not done: {sentence}\n"));
                return Ok(Outcome::CheckFailed);
            }
            Some(AdminOutcome::Waiting) if asked.elapsed() < PATIENCE => sleep(Duration::from_millis(100)),
            _ => {
                print(format_args!(
                    "No server has taken it up yet: it is carried out as number {number} of the log when one runs.\n"
                ));
                return Ok(Outcome::Good);
            }
        }
    }
}

async fn people(admin: &dyn AdminStorage, text: &str) -> Result<Outcome, StorageError> {
    for person in admin.find_people(text, SHOWN).await? {
        let (id, name, tables) = (&person.id, &person.name, person.tables);
        let addresses = person.addresses.join(" ");
        print(format_args!("{id}  {name}  tables: {tables}  last here: {}  {addresses}\n", ago(person.seen)));
    }
    Ok(Outcome::Good)
}

async fn tables(admin: &dyn AdminStorage, text: &str) -> Result<Outcome, StorageError> {
    for (id, doc, updated) in admin.find_tables(text, SHOWN).await? {
        let doc: serde_json::Value = serde_json::from_str(&doc).unwrap_or_default();
        let word = |key: &str| doc[key].as_str().unwrap_or("?").to_owned();
        let hidden = if doc["moderation"]["hidden_from_strangers"] == true { "  hidden" } else { "" };
        let (game, stage, host) = (word("game"), word("stage"), word("host"));
        print(format_args!("{id}  {game}  {stage}  host: {host}  last change: {}{hidden}\n", ago(updated)));
    }
    Ok(Outcome::Good)
}

async fn reports(admin: &dyn AdminStorage) -> Result<Outcome, StorageError> {
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

async fn log(admin: &dyn AdminStorage) -> Result<Outcome, StorageError> {
    for row in admin.audit_log(None, SHOWN).await? {
        let AdminActionRow { number, at, who, command, outcome } = row;
        let who = if who.is_empty() { "the command line" } else { who.as_str() };
        let outcome = if outcome.is_empty() { "waiting" } else { outcome.as_str() };
        print(format_args!("{number}  {}  {who}  {command}  {outcome}\n", ago(at)));
    }
    Ok(Outcome::Good)
}

async fn show(admin: &dyn AdminStorage) -> Result<Outcome, StorageError> {
    let (census, house) = (admin.census().await?, admin.house().await?);
    print(format_args!(
        "{} people, {} tables, {} of them being played, {} open reports\nThe database takes {:.1} MB; {:.1} MB of that could be given back.\n",
        census.people,
        census.tables,
        census.playing,
        census.open_reports,
        megabytes(census.bytes),
        megabytes(census.free_bytes),
    ));
    for operator in house.operators {
        print(format_args!("operator: {operator}\n"));
    }
    for (key, value) in house.values {
        print(format_args!("{key} {value}\n"));
    }
    for sanction in house.sanctions.iter().filter(|sanction| sanction.until.is_none_or(|until| until > now()))
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

fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or(Duration::ZERO);
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

/// How long ago something was, roughly.
fn ago(at: u64) -> String {
    let minutes = now().saturating_sub(at) / 60_000;
    match minutes {
        0 => "just now".to_owned(),
        1..=119 => format!("{minutes} min ago"),
        120..=2879 => format!("{} h ago", minutes / 60),
        _ => format!("{} days ago", minutes / (60 * 24)),
    }
}
