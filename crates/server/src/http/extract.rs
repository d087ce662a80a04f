//! Extracts parameters and bodies from requests, with errors in the API's own format.

use axum::Json;
use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection, StringRejection};
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use serde::de::DeserializeOwned;

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

macro_rules! unreadable {
    ($($rejection:ty),*) => {$(
        impl From<$rejection> for ExtractError {
            fn from(rejection: $rejection) -> ExtractError {
                ExtractError { status: rejection.status(), what: rejection.body_text() }
            }
        }
    )*};
}

unreadable!(JsonRejection, PathRejection, QueryRejection, StringRejection);

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
