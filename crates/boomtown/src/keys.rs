//! `boomtown invite` and `boomtown rotate-keys`: create invitations and replace the cookie-signing key of a server.

use std::path::PathBuf;

use clap::value_parser;
use server::protocol::AdminCommand;

use crate::admin::{beside_servers, now};
use crate::common::{CommandError, CommandResult, Outcome, print};
use crate::serve::settings::database_address;

/// Create an invitation code for a server with --access invitation; the server may be running.
#[derive(clap::Args)]
pub(crate) struct InviteArgs {
    /// Number of people who can use the code.
    #[arg(long, default_value_t = 1, value_parser = value_parser!(u32).range(1..=100_000))]
    uses: u32,

    /// Days until the code expires.
    #[arg(long, default_value_t = 14, value_parser = value_parser!(u32).range(1..=3650))]
    days: u32,

    /// Data folder of the server [default: the user's data folder].
    #[arg(long, env = "BOOMTOWN_DATA")]
    data: Option<PathBuf>,

    /// `PostgreSQL` database of the servers, as `postgres://USER:PASSWORD@HOST/NAME`.
    #[arg(long, env = "DATABASE_URL", value_name = "ADDRESS", hide_env_values = true, value_parser = database_address)]
    database: Option<String>,
}

/// Replace the cookie-signing key of a server, which may be running.
///
/// A running server uses the new key within a minute. Cookies of the old key stay valid for --days, and are replaced at the next visit.
#[derive(clap::Args)]
pub(crate) struct RotateArgs {
    /// Days for which cookies of the old key stay valid; with 0 everybody has to sign in again, by passkey or recovery code.
    #[arg(long, default_value_t = 30, value_parser = value_parser!(u32).range(0..=400))]
    days: u32,

    /// Data folder of the server [default: the user's data folder].
    #[arg(long, env = "BOOMTOWN_DATA")]
    data: Option<PathBuf>,

    /// `PostgreSQL` database of the servers, as `postgres://USER:PASSWORD@HOST/NAME`.
    #[arg(long, env = "DATABASE_URL", value_name = "ADDRESS", hide_env_values = true, value_parser = database_address)]
    database: Option<String>,
}

pub(crate) fn invite(args: InviteArgs) -> CommandResult {
    let InviteArgs { uses, days, data, database } = args;
    let code = beside_servers(data, database, async move |admin| {
        let command =
            serde_json::to_string(&AdminCommand::Invite { uses, days }).map_err(CommandError::new)?;
        // The audit log comes first, so that it misses nothing.
        admin.log_done("", &command, now()).await.map_err(CommandError::new)?;
        admin.add_invitation(uses, days).await.map_err(CommandError::new)
    })?;
    print(format_args!(
        "{code}\nValid for {} within {}. Share the code, or the link ADDRESS/?invitation={code}\n",
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
        0 => print(format_args!("Cookies are signed with a new key, and old cookies are no longer valid.\n")),
        days => print(format_args!(
            "Cookies are signed with a new key. Old cookies stay valid for {}.\n",
            counted(days, "day", "days")
        )),
    }
    Ok(Outcome::Good)
}

fn counted(number: u32, one: &str, several: &str) -> String {
    if number == 1 { format!("one {one}") } else { format!("{number} {several}") }
}
