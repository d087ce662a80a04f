//! What is read from a request. Whatever cannot be read is refused in the same form as everything else.

use axum::Json;
use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection, StringRejection};
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use serde::de::DeserializeOwned;

use crate::no::{No, refusal};

/// JSON that was sent.
pub(super) struct Sent<T>(pub(super) T);

/// A text that was sent.
pub(super) struct SentText(pub(super) String);

/// The parts of the path.
pub(super) struct At<T>(pub(super) T);

/// What stands behind the question mark.
pub(super) struct Asked<T>(pub(super) T);

/// Something could not be read.
pub(super) struct Unreadable {
    status: StatusCode,
    what: String,
}

impl IntoResponse for Unreadable {
    fn into_response(self) -> Response {
        refusal(self.status, No::malformed(self.what))
    }
}

macro_rules! unreadable {
    ($($rejection:ty),*) => {$(
        impl From<$rejection> for Unreadable {
            fn from(rejection: $rejection) -> Unreadable {
                Unreadable { status: rejection.status(), what: rejection.body_text() }
            }
        }
    )*};
}

unreadable!(JsonRejection, PathRejection, QueryRejection, StringRejection);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Sent<T> {
    type Rejection = Unreadable;

    async fn from_request(request: Request, state: &S) -> Result<Sent<T>, Unreadable> {
        let Json(sent) = Json::from_request(request, state).await?;
        Ok(Sent(sent))
    }
}

impl<S: Send + Sync> FromRequest<S> for SentText {
    type Rejection = Unreadable;

    async fn from_request(request: Request, state: &S) -> Result<SentText, Unreadable> {
        Ok(SentText(String::from_request(request, state).await?))
    }
}

impl<S: Send + Sync, T: DeserializeOwned + Send> FromRequestParts<S> for At<T> {
    type Rejection = Unreadable;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<At<T>, Unreadable> {
        let Path(at) = Path::from_request_parts(parts, state).await?;
        Ok(At(at))
    }
}

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for Asked<T> {
    type Rejection = Unreadable;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Asked<T>, Unreadable> {
        let Query(asked) = Query::from_request_parts(parts, state).await?;
        Ok(Asked(asked))
    }
}

/// What is asked for cannot be done with this method.
pub(super) async fn wrong_method() -> Response {
    let what = "there is something here, but not for this method".to_owned();
    Unreadable { status: StatusCode::METHOD_NOT_ALLOWED, what }.into_response()
}
