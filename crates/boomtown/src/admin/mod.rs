//! `boomtown admin`: what an operator does to a server by its database, whether or not the server runs.

mod showing;

use std::path::PathBuf;
use std::thread::sleep;
use std::time::{Duration, Instant};

use clap::{Subcommand, value_parser};
use server::protocol::{AdminAction, AdminCommand, AdminOutcome};
use server::storage::postgres::PostgresAdmin;
use server::storage::sqlite::SqliteAdmin;
use server::storage::{AdminStorage, StorageError};
use table::Phrase;
use words::{Language, Words};

pub(crate) use self::showing::now;
use crate::common::{CommandError, CommandResult, Outcome, data_folder, print};
use crate::serve::blocking;
use crate::serve::settings::database_address;

/// How long the command waits for a server to take up what is asked for: each looks every second.
const PATIENCE: Duration = Duration::from_secs(4);

/// Look after a server: people, tables, reports. A server that runs takes up what is asked for within a second. Where none runs it is done
/// in the database, but for what concerns a game: that is done when one is started. Everything is written into the audit log.
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
    /// A table with its players and what was said there, with the numbers by which it is deleted.
    Table { id: String },
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
    /// Make a new key that signs cookies, as 'boomtown rotate-keys' does.
    RotateKeys {
        /// For how many days cookies of the old key are believed. With 0 everybody must sign in again.
        #[arg(long, default_value_t = 30, value_parser = value_parser!(u32).range(0..=400))]
        days: u32,
    },
    /// Give back to the disk what was deleted. With a large database moves wait for it: do it when few play. In `PostgreSQL` what was
    /// deleted can then be used again, and the files keep their size.
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
    beside_servers(args.data, args.database, async move |admin| carry_out(admin, what).await)
}

/// Does something with the database of servers, which may be running.
pub(crate) fn beside_servers<T>(
    data: Option<PathBuf>,
    database: Option<String>,
    work: impl AsyncFnOnce(&dyn AdminStorage) -> Result<T, CommandError>,
) -> Result<T, CommandError> {
    let folder = if database.is_none() { Some(data_folder(data)?) } else { None };
    blocking(async move {
        let admin: Box<dyn AdminStorage> = match (database, folder) {
            (Some(address), _) => Box::new(PostgresAdmin::open(&address).await?),
            (None, folder) => Box::new(SqliteAdmin::open(&folder.unwrap_or_default()).await?),
        };
        let done = work(admin.as_ref()).await;
        admin.close().await;
        Ok(done)
    })?
}

async fn carry_out(admin: &dyn AdminStorage, what: What) -> CommandResult {
    let command = match what {
        What::People { text } => {
            return showing::people(admin, &text.unwrap_or_default()).await.map_err(failed);
        }
        What::Tables { text } => {
            return showing::tables(admin, &text.unwrap_or_default()).await.map_err(failed);
        }
        What::Table { id } => return showing::table(admin, &id).await.map_err(failed),
        What::Reports => return showing::reports(admin).await.map_err(failed),
        What::Log => return showing::log(admin).await.map_err(failed),
        What::Show => return showing::show(admin).await.map_err(failed),
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
        What::RotateKeys { days } => AdminCommand::RotateKeys { days },
        What::FreeSpace => AdminCommand::FreeSpace,
    };
    ask(admin, &command).await
}

fn failed(error: StorageError) -> CommandError {
    CommandError::new(error)
}

/// Writes a command into the audit log and waits for a server to carry it out; where none does, the database alone is often enough.
async fn ask(admin: &dyn AdminStorage, command: &AdminCommand) -> CommandResult {
    let json = serde_json::to_string(command).map_err(CommandError::new)?;
    let about = command.person().unwrap_or_default();
    let number = admin.log_action("", about, &json, now()).await.map_err(failed)?;
    let asked = Instant::now();
    loop {
        let action = admin.action(number).await.map_err(failed)?.map(server::admin_action);
        if let Some(done) = told(action, "Done.") {
            return Ok(done);
        }
        if asked.elapsed() >= PATIENCE {
            break;
        }
        sleep(Duration::from_millis(100));
    }
    let here = server::carry_out_by_database(admin, number).await.map_err(failed)?;
    if let Some(done) = told(here, "Done in the database: no server runs that would have taken it up.") {
        return Ok(done);
    }
    let why = if server::needs_a_server(command) { "only a server can do it" } else { "a server is at it" };
    print(format_args!(
        "Not done yet, as {why}: it is number {number} of the log, and takes effect when a server runs (it is looked for at every start).\n"
    ));
    Ok(Outcome::Good)
}

/// Says what came of something, if anything did.
fn told(action: Option<AdminAction>, done: &str) -> Option<Outcome> {
    match action?.outcome {
        AdminOutcome::Done => {
            print(format_args!("{done}\n"));
            Some(Outcome::Good)
        }
        AdminOutcome::Refused { why } => {
            let phrase = Phrase { id: why.into(), args: Vec::new() };
            let sentence = Words::new(Language::English).say(&phrase);
            print(format_args!("Not done: {sentence}\n"));
            Some(Outcome::CheckFailed)
        }
        AdminOutcome::Waiting => None,
    }
}
