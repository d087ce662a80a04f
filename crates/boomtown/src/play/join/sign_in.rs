//! Signs in at a server: with a stored cookie, a one-time link, a recovery code, or as a guest.

use std::io::{Write as _, stdin, stdout};

use hyper::Method;
use protocol::Me;
use serde_json::json;
use table::Phrase;
use words::Words;

use super::Joining;
use super::client::{Client, Failure};
use super::kept::KeptCookies;
use crate::common::CommandError;

/// Makes sure that the server knows the player, and stores the credentials for the next time.
pub(super) async fn sign_in(
    client: &mut Client,
    joining: &Joining,
    kept: &KeptCookies,
    words: &Words,
) -> Result<(), CommandError> {
    let me = match (&joining.link, joining.recovery) {
        (Some(link), _) => {
            let code = link.rsplit('#').next().unwrap_or(link).trim();
            use_code(client, "link", code).await
        }
        (None, true) => use_code(client, "recovery", &typed_code(words)?).await,
        (None, false) => known_or_guest(client, joining).await,
    };
    let me = me.map_err(|failure| told(&failure, words))?;
    println!("{}", words.say(&Phrase::new("terminal-join-as").with("name", me.name)));
    if let Some(cookie) = &client.cookie {
        kept.keep(&client.place, cookie).map_err(CommandError::new)?;
    }
    Ok(())
}

/// A failure, for a person.
pub(super) fn told(failure: &Failure, words: &Words) -> CommandError {
    match failure {
        Failure::Refused { why, .. } => CommandError::new(words.say(why)),
        Failure::Unreachable(error) => {
            let phrase = Phrase::new("terminal-join-unreachable").with("why", error.to_string());
            CommandError::new(words.say(&phrase))
        }
    }
}

async fn known_or_guest(client: &mut Client, joining: &Joining) -> Result<Me, Failure> {
    if client.cookie.is_some() {
        match client.ask::<Me>(Method::GET, "me", None).await {
            Err(Failure::Refused { status: 401, .. }) => client.cookie = None,
            known => return known,
        }
    }
    let name = if joining.name.is_empty() { "Terminal" } else { &joining.name };
    let mut naming = json!({"name": name});
    if let Some(invitation) = &joining.invitation {
        naming["invitation"] = invitation.as_str().into();
    }
    client.ask(Method::POST, "me", Some(&naming)).await
}

async fn use_code(client: &mut Client, way: &str, code: &str) -> Result<Me, Failure> {
    // Whoever was known here before stays who he was elsewhere.
    client.cookie = None;
    client.ask(Method::POST, way, Some(&json!({"code": code}))).await
}

/// Prompts for a code, so that it does not appear in the shell history.
fn typed_code(words: &Words) -> Result<String, CommandError> {
    print!("{} ", words.get("terminal-join-recovery"));
    stdout().flush().map_err(CommandError::new)?;
    let mut line = String::new();
    stdin().read_line(&mut line).map_err(CommandError::new)?;
    Ok(line.trim().to_owned())
}
