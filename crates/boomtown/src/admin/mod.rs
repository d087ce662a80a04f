//! `boomtown admin`: manages a server through its database, whether or not the server is running.

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

/// How long the command waits for a server to execute it: servers poll every second.
const PATIENCE: Duration = Duration::from_secs(4);

/// Manage people, tables and reports of a server.
///
/// A running server executes the command within a second. If none is running, the command changes the database directly; commands that
/// affect a game are executed at the next start. Every command is recorded in the audit log.
#[derive(clap::Args)]
pub(crate) struct AdminArgs {
    #[command(subcommand)]
    what: What,

    /// Data folder of the server [default: the user's data folder].
    #[arg(long, env = "BOOMTOWN_DATA", global = true)]
    data: Option<PathBuf>,

    /// `PostgreSQL` database of the servers, as `postgres://USER:PASSWORD@HOST/NAME`.
    #[arg(long, env = "DATABASE_URL", global = true, value_name = "ADDRESS", hide_env_values = true, value_parser = database_address)]
    database: Option<String>,
}

#[derive(Subcommand)]
enum What {
    /// List people, filtered by part of their name or the beginning of their ID or IP address.
    People { text: Option<String> },
    /// List tables, filtered by the beginning of their ID or part of a player's name.
    Tables { text: Option<String> },
    /// Show a table with its players and its numbered chat messages.
    Table { id: String },
    /// List reports by players, with the reported chat messages.
    Reports,
    /// Mark a report as resolved.
    CloseReport { number: u32 },
    /// Show the audit log.
    Log,
    /// Show totals, the database size, operators, active bans and mutes, and the announcement.
    Show,
    /// Ban a person. They see the note, and can still export their games and delete their account.
    Ban {
        person: String,
        #[command(flatten)]
        sanction: SanctionArgs,
    },
    /// Ban an IP address, or a range such as 192.0.2.0/24.
    BanAddresses {
        range: String,
        #[command(flatten)]
        sanction: SanctionArgs,
    },
    /// Forbid a person to write chat messages.
    Mute {
        person: String,
        #[command(flatten)]
        sanction: SanctionArgs,
    },
    /// Lift a ban or a mute by its number (see 'boomtown admin show').
    Lift { number: u32 },
    /// Change a person's name.
    Rename { person: String, name: String },
    /// Remove a table from the lists and close it to everybody except its players.
    HideTable { table: String },
    /// Open a hidden table again to everybody who has its link.
    ShowTable { table: String },
    /// End a game without a winner.
    EndTable { table: String },
    /// Delete a table with its game and its chat.
    DeleteTable { table: String },
    /// Delete a chat message by its number at the table.
    DeleteRemark { table: String, remark: u32 },
    /// Show an announcement at the top of every page; without a text, remove it.
    Announce {
        text: Option<String>,
        /// Number of hours to show it [default: until it is removed].
        #[arg(long, value_parser = value_parser!(u32).range(1..=24 * 3650))]
        hours: Option<u32>,
    },
    /// Stop accepting new people.
    Close,
    /// Accept new people again.
    Open,
    /// Make a person an operator, with a page for all of this in the browser.
    Grant { person: String },
    /// Remove a person's operator rights.
    Revoke { person: String },
    /// Replace the cookie-signing key, as 'boomtown rotate-keys' does.
    RotateKeys {
        /// Days for which cookies of the old key stay valid; with 0 everybody has to sign in again.
        #[arg(long, default_value_t = 30, value_parser = value_parser!(u32).range(0..=400))]
        days: u32,
    },
    /// Return the space of deleted data to the disk.
    ///
    /// Moves wait while it runs, which takes long with a large database: use it when few people play. On `PostgreSQL` it runs VACUUM: the
    /// space can be reused, but the files keep their size.
    FreeSpace,
}

#[derive(clap::Args)]
struct SanctionArgs {
    /// Duration in hours [default: until it is lifted].
    #[arg(long, value_parser = value_parser!(u32).range(1..=24 * 3650))]
    hours: Option<u32>,

    /// Text shown to the person.
    #[arg(long, default_value = "")]
    note: String,
}

pub(crate) fn run(args: AdminArgs) -> CommandResult {
    let what = args.what;
    beside_servers(args.data, args.database, async move |admin| execute(admin, what).await)
}

/// Runs `work` on the database of servers, which may be running.
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

async fn execute(admin: &dyn AdminStorage, what: What) -> CommandResult {
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

/// Writes a command to the audit log and waits for a server to execute it. If none does, executes it in the database where possible.
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
    let here = server::execute_by_database(admin, number).await.map_err(failed)?;
    if let Some(done) = told(here, "Done in the database: no server is running.") {
        return Ok(done);
    }
    let why = if server::needs_a_server(command) {
        "this needs a running server, and it is executed at the next start"
    } else {
        "a server is still working on it"
    };
    print(format_args!("Not done yet: {why}. It is number {number} in the audit log.\n"));
    Ok(Outcome::Good)
}

/// Prints the outcome of an action, if there is one.
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
