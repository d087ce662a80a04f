//! `boomtown play --join URL`: plays at a server's table, line by line, with the protocol of the browser (docs/api.md).

mod client;
mod clocks;
mod host;
mod joined_table;
mod kept;
mod keyboard;
mod orders;
mod place;
mod proof;
mod sending;
mod sign_in;
mod telling;
mod trial;
mod typed;
mod vocabulary;
mod wire;

use std::io::{BufRead as _, stdin, stdout};
use std::path::PathBuf;

use words::Words;

use self::client::Client;
use self::joined_table::JoinedTable;
use self::kept::KeptCookies;
use self::place::Place;
use super::plain::console::{Console, Over};
use crate::common::{self, CommandError, CommandResult, Outcome};

/// How to join a server's table.
pub(super) struct Joining {
    /// The URL of the table.
    pub(super) address: String,
    /// The name of a guest.
    pub(super) name: String,
    /// The invitation code for a server that is open to invited people only.
    pub(super) invitation: Option<String>,
    /// A one-time link that signs in, or its code.
    pub(super) link: Option<String>,
    /// Whether to prompt for a recovery code.
    pub(super) recovery: bool,
    /// The folder where cookies are stored.
    pub(super) data: Option<PathBuf>,
}

/// Plays at a server's table until the person leaves.
pub(super) fn run(joining: &Joining, words: Words) -> CommandResult {
    let place = Place::read(&joining.address)
        .ok_or_else(|| CommandError::new(words.get("terminal-join-bad-address")))?;
    let kept = KeptCookies::in_folder(&common::data_folder(joining.data.clone())?);
    let runtime =
        tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(CommandError::new)?;
    runtime.block_on(async {
        let mut client = Client::new(place, kept.cookie_of(&joining.address));
        sign_in::sign_in(&mut client, joining, &kept, &words).await?;
        let mut output = stdout();
        let mut nothing = std::io::empty();
        let mut console = Console::new(&mut nothing, &mut output);
        match JoinedTable::new(client, words).sit(&mut console, typed_lines()).await {
            Ok(()) | Err(Over::Gone) => Ok(Outcome::Good),
            Err(Over::Failed(error)) => Err(CommandError::new(error)),
        }
    })
}

/// The typed lines as they come; the channel is closed at the end of the input.
fn typed_lines() -> tokio::sync::mpsc::Receiver<String> {
    let (sender, lines) = tokio::sync::mpsc::channel(1);
    std::thread::spawn(move || {
        for line in stdin().lock().lines() {
            let Ok(line) = line else { return };
            if sender.blocking_send(line.trim().to_owned()).is_err() {
                return;
            }
        }
    });
    lines
}
