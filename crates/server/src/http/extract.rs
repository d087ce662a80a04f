//! Extracts parameters and bodies from requests, with errors in the API's own format.

use std::error::Error;

use axum::Json;
use axum::extract::path::ErrorKind;
use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection, StringRejection};
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use serde::de::{DeserializeOwned, value};
use serde_path_to_error::Error as ErrorAt;
use table::{explain_json, explain_message};

use crate::error::{ApiError, error_response};

/// A JSON body.
pub(super) struct JsonBody<T>(pub(super) T);

/// A text body.
pub(super) struct TextBody(pub(super) String);

/// Path parameters.
pub(super) struct PathParams<T>(pub(super) T);

/// Query parameters.
pub(super) struct QueryParams<T>(pub(super) T);

/// Something could not be parsed.
pub(super) struct ExtractError {
    status: StatusCode,
    what: String,
}

impl IntoResponse for ExtractError {
    fn into_response(self) -> Response {
        error_response(self.status, ApiError::malformed(self.what))
    }
}

impl From<JsonRejection> for ExtractError {
    fn from(rejection: JsonRejection) -> ExtractError {
        let what = source_of::<ErrorAt<serde_json::Error>>(&rejection)
            .map(|error| located(error, explain_json(error.inner())))
            .or_else(|| source_of::<serde_json::Error>(&rejection).map(explain_json));
        let status = rejection.status();
        ExtractError { status, what: what.unwrap_or_else(|| of_body(status, rejection.body_text())) }
    }
}

impl From<QueryRejection> for ExtractError {
    fn from(rejection: QueryRejection) -> ExtractError {
        let what = source_of::<ErrorAt<value::Error>>(&rejection)
            .map(|error| located(error, explain_message(&error.inner().to_string())))
            .or_else(|| {
                source_of::<value::Error>(&rejection).map(|error| explain_message(&error.to_string()))
            });
        ExtractError { status: rejection.status(), what: what.unwrap_or_else(|| rejection.body_text()) }
    }
}

impl From<PathRejection> for ExtractError {
    fn from(rejection: PathRejection) -> ExtractError {
        let what = match &rejection {
            PathRejection::FailedToDeserializePathParams(error) => in_path(error.kind()),
            _ => None,
        };
        ExtractError { status: rejection.status(), what: what.unwrap_or_else(|| rejection.body_text()) }
    }
}

impl From<StringRejection> for ExtractError {
    fn from(rejection: StringRejection) -> ExtractError {
        let status = rejection.status();
        ExtractError { status, what: of_body(status, rejection.body_text()) }
    }
}

/// What is wrong with a body as such.
fn of_body(status: StatusCode, text: String) -> String {
    if status == StatusCode::PAYLOAD_TOO_LARGE {
        "this is longer than accepted here".to_owned()
    } else {
        text
    }
}

/// The error of a given type among the causes of another.
fn source_of<'a, E: Error + 'static>(error: &'a (dyn Error + 'static)) -> Option<&'a E> {
    std::iter::successors(Some(error), |&error| error.source()).find_map(|error| error.downcast_ref())
}

/// A sentence about a field, prefixed with its name.
fn located<E>(error: &ErrorAt<E>, why: String) -> String {
    match error.path().to_string().as_str() {
        "." => why,
        path => format!("{path}: {why}"),
    }
}

/// What is wrong with a part of the path that does not have the right type.
fn in_path(kind: &ErrorKind) -> Option<String> {
    match kind {
        ErrorKind::ParseErrorAtKey { value, expected_type, .. }
        | ErrorKind::ParseErrorAtIndex { value, expected_type, .. }
        | ErrorKind::ParseError { value, expected_type } => {
            let why = explain_message(&format!("invalid type: string {value:?}, expected {expected_type}"));
            Some(format!("a part of the path is wrong: {why}"))
        }
        ErrorKind::DeserializeError { message, .. } | ErrorKind::Message(message) => {
            Some(explain_message(message))
        }
        _ => None,
    }
}

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for JsonBody<T> {
    type Rejection = ExtractError;

    async fn from_request(request: Request, state: &S) -> Result<JsonBody<T>, ExtractError> {
        let Json(sent) = Json::from_request(request, state).await?;
        Ok(JsonBody(sent))
    }
}

impl<S: Send + Sync> FromRequest<S> for TextBody {
    type Rejection = ExtractError;

    async fn from_request(request: Request, state: &S) -> Result<TextBody, ExtractError> {
        Ok(TextBody(String::from_request(request, state).await?))
    }
}

impl<S: Send + Sync, T: DeserializeOwned + Send> FromRequestParts<S> for PathParams<T> {
    type Rejection = ExtractError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<PathParams<T>, ExtractError> {
        let Path(at) = Path::from_request_parts(parts, state).await?;
        Ok(PathParams(at))
    }
}

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for QueryParams<T> {
    type Rejection = ExtractError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<QueryParams<T>, ExtractError> {
        let Query(asked) = Query::from_request_parts(parts, state).await?;
        Ok(QueryParams(asked))
    }
}

/// The route does not support this method.
pub(super) async fn wrong_method() -> Response {
    let what = "there is something here, but not for this method".to_owned();
    ExtractError { status: StatusCode::METHOD_NOT_ALLOWED, what }.into_response()
}
