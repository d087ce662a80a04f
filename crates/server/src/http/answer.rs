//! The page of a small question, which can be answered without the board through the link in a message. Opening the page changes nothing,
//! because mail scanners open links too.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header::ACCEPT;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{Html, IntoResponse as _, Response};
use serde_json::json;
use words::{Language, Words};

use super::detached::to_the_end;
use super::extract::PathParams;
use super::mail::plain_page;
use crate::app_state::AppState;
use crate::error::ApiError;
use crate::notices::{Answer, SmallQuestion, Ticket, escaped};
use crate::people::Identity;
use crate::protocol::{ErrorBody, ErrorCode, Me, NoticeSettings};
use crate::tables::{RequestId, TableGuard};

/// A question that was found by its link.
struct Asked {
    guard: TableGuard,
    ticket: Ticket,
    person: String,
    language: Language,
    /// `None` if it was answered or is outdated.
    question: Option<SmallQuestion>,
}

async fn read(app: &Arc<AppState>, (table, shown): (String, String)) -> Result<Asked, ApiError> {
    let sealer = app.notices.sealer.as_ref().ok_or_else(ApiError::nothing_there)?;
    let guard = TableGuard::open(app, &table).await?;
    let (ticket, person) = {
        let holder = |seat| guard.table().person_at(seat).map(str::to_owned);
        let ticket = Ticket::read(&shown, sealer, &table, holder).ok_or_else(ApiError::nothing_there)?;
        (ticket, holder(ticket.seat).ok_or_else(ApiError::nothing_there)?)
    };
    // Whoever is kept out decides nothing by his links either.
    app.site_settings.check_person(&person)?;
    let settings = app.storage.notice_settings(&person).await?;
    let settings: NoticeSettings =
        settings.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default();
    let question = guard.table().question_of(ticket, &person);
    Ok(Asked { guard, ticket, person, language: settings.language.parse().unwrap_or_default(), question })
}

/// Shows the page of a small question, with a button for each answer.
#[utoipa::path(get, path = "/answer/{table}/{ticket}", tag = "Mail", params(("table" = String, Path, description = "The table"), ("ticket" = String, Path, description = "The signature of the link, valid for one question")), responses((status = 200, description = "A page with a button for each answer, which sends a POST to the same address", content_type = "text/html", body = String), (status = 409, description = "A page that says that the question is no longer open", content_type = "text/html", body = String), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn page(
    State(app): State<Arc<AppState>>,
    PathParams(link): PathParams<(String, String)>,
) -> Result<Response, ApiError> {
    let id = link.0.clone();
    let Asked { guard, person, language, question, .. } = read(&app, link).await?;
    let Some(question) = question else { return Ok(said(&app, language, &id, Said::Stale, Form::Page)) };
    let (names, told) = (guard.table().names(), guard.table().asked_in_words(&person));
    drop(guard);
    let body = app.notices.speakers.speak(language, names, |words| {
        let paragraph = |part: &table::Phrase| format!("<p>{}</p>", escaped(&words.say(part)));
        let told: String = told.iter().map(paragraph).collect();
        let button = |(answer, label): &(String, table::Phrase)| {
            let (answer, label) = (escaped(answer), escaped(&words.say(label)));
            format!("<p><button name=\"answer\" value=\"{answer}\">{label}</button></p>")
        };
        let buttons: String = question.choices.iter().map(button).collect();
        format!("{told}<form method=\"post\">{buttons}</form>{}", to_table(words, &id))
    });
    Ok(Html(plain_page(language, "../../docs.css", &body)).into_response())
}

/// Answers a small question, once.
#[utoipa::path(post, path = "/answer/{table}/{ticket}", tag = "Mail", params(("table" = String, Path, description = "The table"), ("ticket" = String, Path, description = "The signature of the link, valid for one question")), request_body(content = String, content_type = "application/x-www-form-urlencoded", description = "`answer`, as the page or the message has it"), responses((status = 200, description = "Answered: a page, or `{\"said\": …}` for clients that accept JSON", content_type = "text/html", body = String), (status = 409, description = "The question is no longer open, in the same formats", content_type = "text/html", body = String), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn act(
    State(app): State<Arc<AppState>>,
    PathParams(link): PathParams<(String, String)>,
    headers: HeaderMap,
    form: String,
) -> Result<Response, ApiError> {
    let accepts = headers.get(ACCEPT).and_then(|accepts| accepts.to_str().ok());
    let form_of_reply =
        if accepts.is_some_and(|accepts| accepts.contains("json")) { Form::Json } else { Form::Page };
    let form = url::form_urlencoded::parse(form.as_bytes()).find(|(name, _)| name == "answer");
    let Some((_, answer)) = form else {
        return Err(ApiError::malformed("the answer must be sent as the form field 'answer'"));
    };
    let (id, answer) = (link.0.clone(), answer.into_owned());
    let person = read(&app, link.clone()).await?.person;
    to_the_end(app, Me { id: person, name: String::new() }, move |app, _| async move {
        let Asked { mut guard, ticket, person, language, question } = read(&app, link).await?;
        let Some(question) = question else {
            return Ok(said(&app, language, &id, Said::Stale, form_of_reply));
        };
        if !question.choices.iter().any(|(known, _)| *known == answer) {
            return Ok(said(&app, language, &id, Said::Stale, form_of_reply));
        }
        app.saw(&Identity::Person(Me { id: person.clone(), name: String::new() }));
        guard.decides_from_afar(&person);
        let request = RequestId { who: person, id: String::new() };
        let done = match ticket.answer(&answer) {
            Some(Answer::Play(action)) => guard.play(&request, ticket.seat, &action, ticket.at).await,
            Some(Answer::Undo(agree)) => guard.answer_undo(&request, ticket.seat, agree).await,
            None => Err(ApiError::stale()),
        };
        match done {
            Ok(()) => Ok(said(&app, language, &id, Said::Done, form_of_reply)),
            Err(error) if matches!(error.code, ErrorCode::Stale | ErrorCode::NotNow | ErrorCode::Illegal) => {
                Ok(said(&app, language, &id, Said::Stale, form_of_reply))
            }
            Err(error) => Err(error),
        }
    })
    .await
}

/// The format of the response: JSON for programs, a page for people.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    Json,
    Page,
}

/// The result.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Said {
    Done,
    Stale,
}

fn said(app: &AppState, language: Language, table: &str, said: Said, form: Form) -> Response {
    let (status, text) = match said {
        Said::Done => (StatusCode::OK, "notice-answered"),
        Said::Stale => (StatusCode::CONFLICT, "notice-answer-stale"),
    };
    app.notices.speakers.speak(language, Vec::new(), |words: &Words| {
        let text = words.get(text);
        match form {
            Form::Json => (status, Json(json!({"said": text}))).into_response(),
            Form::Page => {
                let body = format!("<p>{}</p>{}", escaped(&text), to_table(words, table));
                (status, Html(plain_page(language, "../../docs.css", &body))).into_response()
            }
        }
    })
}

fn to_table(words: &Words, table: &str) -> String {
    let label = escaped(&words.get("notice-open-table"));
    format!("<p><a href=\"../../../t/{}\">{label}</a></p>", escaped(table))
}
