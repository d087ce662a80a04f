//! The links in mails, which confirm an address or unsubscribe. Opening a link changes nothing, because mail scanners open links too; a
//! button on the page, or the one in the mail program, does.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse as _, Response};
use words::{Language, Words};

use super::extract::PathParams;
use crate::app_state::AppState;
use crate::error::ApiError;
use crate::notices::{ChannelSecret, escaped};
use crate::protocol::{ErrorBody, NoticeSettings, PersonEvent};
use crate::storage::ChannelRow;

/// The purpose of a link.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Purpose {
    Confirm,
    Leave,
}

/// A valid link.
struct Link {
    purpose: Purpose,
    /// `None` if the channel was removed before.
    channel: Option<ChannelRow>,
    language: Language,
}

async fn read(app: &AppState, (id, purpose, shown): (String, String, String)) -> Result<Link, ApiError> {
    let sealer = app.notices.sealer.as_ref().ok_or_else(ApiError::nothing_there)?;
    let known = match purpose.as_str() {
        "confirm" => Purpose::Confirm,
        "leave" => Purpose::Leave,
        _ => return Err(ApiError::nothing_there()),
    };
    if !sealer.is_link(&id, &purpose, &shown) {
        return Err(ApiError::nothing_there());
    }
    let channel = app.storage.channel(&id).await?;
    let settings = match &channel {
        Some(channel) => app.storage.notice_settings(&channel.person).await?,
        None => None,
    };
    let settings: NoticeSettings =
        settings.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default();
    Ok(Link { purpose: known, channel, language: settings.language.parse().unwrap_or_default() })
}

/// Shows the page of a link in a mail, with a button.
#[utoipa::path(get, path = "/mail/{channel}/{purpose}/{link}", tag = "Mail", params(("channel" = String, Path, description = "The channel"), ("purpose" = String, Path, description = "`confirm` or `leave`"), ("link" = String, Path, description = "The signature of the link")), responses((status = 200, description = "A page with a button that sends a POST to the same address", content_type = "text/html", body = String), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn page(
    State(app): State<Arc<AppState>>,
    PathParams(link): PathParams<(String, String, String)>,
) -> Result<Response, ApiError> {
    let link = read(&app, link).await?;
    let Some(channel) = &link.channel else { return Ok(done(&app, link.language, "notice-page-left")) };
    let sealer = app.notices.sealer.as_ref().ok_or_else(ApiError::nothing_there)?;
    let address = ChannelSecret::shown(ChannelSecret::open(sealer, channel), channel).address;
    let (question, button) = match link.purpose {
        Purpose::Confirm => ("notice-page-confirm", "notice-page-confirm-button"),
        Purpose::Leave => ("notice-page-leave", "notice-page-leave-button"),
    };
    let body = app.notices.speakers.speak(link.language, Vec::new(), |words| {
        let question = words.say(&table::Phrase::new(question).with("address", address));
        let button = words.get(button);
        format!(
            "<p>{}</p><form method=\"post\"><button>{}</button></form>",
            escaped(&question),
            escaped(&button)
        )
    });
    Ok(Html(whole(link.language, &body)).into_response())
}

/// Executes a link in a mail; mail programs may call it themselves (RFC 8058).
#[utoipa::path(post, path = "/mail/{channel}/{purpose}/{link}", tag = "Mail", params(("channel" = String, Path, description = "The channel"), ("purpose" = String, Path, description = "`confirm` or `leave`"), ("link" = String, Path, description = "The signature of the link")), responses((status = 200, description = "Done; also if it was already", content_type = "text/html", body = String), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn act(
    State(app): State<Arc<AppState>>,
    PathParams(link): PathParams<(String, String, String)>,
) -> Result<Response, ApiError> {
    let link = read(&app, link).await?;
    let said = match (link.purpose, &link.channel) {
        (Purpose::Confirm, None) => return Err(ApiError::nothing_there()),
        (Purpose::Confirm, Some(channel)) => {
            app.storage.confirm_channel(&channel.id).await?;
            "notice-page-confirmed"
        }
        (Purpose::Leave, Some(channel)) => {
            app.storage.remove_channel(&channel.id).await?;
            "notice-page-left"
        }
        (Purpose::Leave, None) => "notice-page-left",
    };
    if let Some(channel) = &link.channel {
        app.notices.streams.tell(&channel.person, None, &PersonEvent::Channels);
    }
    Ok(done(&app, link.language, said))
}

fn done(app: &AppState, language: Language, said: &'static str) -> Response {
    let said = app.notices.speakers.speak(language, Vec::new(), |words: &Words| words.get(said));
    (StatusCode::OK, Html(whole(language, &format!("<p>{}</p>", escaped(&said))))).into_response()
}

/// A page with one question, at the depth of a mail link below the API.
fn whole(language: Language, body: &str) -> String {
    plain_page(language, "../../../docs.css", body)
}

/// A page without scripts; `style` is the URL of its stylesheet.
pub(super) fn plain_page(language: Language, style: &str, body: &str) -> String {
    format!(
        "<!doctype html><html lang=\"{language}\"><head><meta charset=\"utf-8\"><title>Boomtown</title>\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"><meta name=\"robots\" content=\"noindex\">\
         <link rel=\"stylesheet\" href=\"{style}\"></head><body><main><h1>Boomtown</h1>{body}</main></body></html>"
    )
}
