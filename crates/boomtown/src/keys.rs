//! `boomtown invite` and `boomtown rotate-keys`: what a host does to the database of a server, which may be running.

use std::path::PathBuf;

use clap::value_parser;
use server::protocol::AdminCommand;

use crate::admin::{beside_servers, now};
use crate::common::{CommandError, CommandResult, Outcome, print};
use crate::serve::settings::database_address;

/// Make an invitation for a server with `access = "invitation"`. The server may be running.
#[derive(clap::Args)]
pub(crate) struct InviteArgs {
    /// How many people it lets in.
    #[arg(long, default_value_t = 1, value_parser = value_parser!(u32).range(1..=100_000))]
    uses: u32,

    /// For how many days.
    #[arg(long, default_value_t = 14, value_parser = value_parser!(u32).range(1..=3650))]
    days: u32,

    /// The server's data folder [default: that of the user].
    #[arg(long, env = "BOOMTOWN_DATA")]
    data: Option<PathBuf>,

    /// The `PostgreSQL` database of the servers, if they have one: `postgres://USER:PASSWORD@HOST/NAME`.
    #[arg(long, env = "DATABASE_URL", value_name = "ADDRESS", hide_env_values = true, value_parser = database_address)]
    database: Option<String>,
}

/// Make a new key that signs the cookies of a server, which may be running: it takes the key up within a minute.
///
/// Cookies of the old key are still believed for some days, and are renewed at the next visit.
#[derive(clap::Args)]
pub(crate) struct RotateArgs {
    /// For how many days cookies of the old key are believed. With 0 everybody must sign in again: by passkey or recovery code.
    #[arg(long, default_value_t = 30, value_parser = value_parser!(u32).range(0..=400))]
    days: u32,

    /// The server's data folder [default: that of the user].
    #[arg(long, env = "BOOMTOWN_DATA")]
    data: Option<PathBuf>,

    /// The `PostgreSQL` database of the servers, if they have one: `postgres://USER:PASSWORD@HOST/NAME`.
    #[arg(long, env = "DATABASE_URL", value_name = "ADDRESS", hide_env_values = true, value_parser = database_address)]
    database: Option<String>,
}

pub(crate) fn invite(args: InviteArgs) -> CommandResult {
    let InviteArgs { uses, days, data, database } = args;
    let code = beside_servers(data, database, async move |admin| {
        let command =
            serde_json::to_string(&AdminCommand::Invite { uses, days }).map_err(CommandError::new)?;
        // First the log: nothing is done that it does not tell.
        admin.log_done("", &command, now()).await.map_err(CommandError::new)?;
        admin.add_invitation(uses, days).await.map_err(CommandError::new)
    })?;
    print(format_args!(
        "{code}\nIt lets {} in within {}. Tell it, or send the link ADDRESS/?invitation={code}\n",
        counted(uses, "person", "people"),
        counted(days, "day", "days"),
    ));
    Ok(Outcome::Good)
}

pub(crate) fn rotate(args: RotateArgs) -> CommandResult {
    let RotateArgs { days, data, database } = args;
    beside_servers(data, database, async move |admin| {
        let command = serde_json::to_string(&AdminCommand::RotateKeys { days }).map_err(CommandError::new)?;
        admin.log_done("", &command, now()).await.map_err(CommandError::new)?;
        admin.rotate_signing_key(days).await.map_err(CommandError::new)
    })?;
    match days {
        0 => print(format_args!("A new key signs the cookies, and no old one is believed.\n")),
        days => print(format_args!(
            "A new key signs the cookies. Those of before are believed for {} more.\n",
            counted(days, "day", "days")
        )),
    }
    Ok(Outcome::Good)
}

fn counted(number: u32, one: &str, several: &str) -> String {
    if number == 1 { format!("one {one}") } else { format!("{number} {several}") }
}
