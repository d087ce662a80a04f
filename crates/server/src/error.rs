//! The error type of every request: a code for programs and a phrase for people.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use hosting::RequestError;
use table::{GameError, Phrase};

use crate::protocol::{ErrorBody, ErrorCode};
use crate::storage::StorageError;

/// A request was rejected, and nothing changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ApiError {
    pub(crate) code: ErrorCode,
    pub(crate) why: Phrase,
}

impl ApiError {
    pub(crate) fn new(code: ErrorCode, why: impl Into<Phrase>) -> ApiError {
        ApiError { code, why: why.into() }
    }

    /// A program sent something malformed. `what` is a technical detail in English that goes with the phrase.
    pub(crate) fn malformed(what: impl Into<String>) -> ApiError {
        RequestError::malformed(what).into()
    }

    /// A person entered something invalid.
    pub(crate) fn invalid(why: &'static str) -> ApiError {
        ApiError::new(ErrorCode::Malformed, why)
    }

    pub(crate) fn nobody() -> ApiError {
        ApiError::new(ErrorCode::Nobody, "server-nobody")
    }

    pub(crate) fn no_table() -> ApiError {
        ApiError::new(ErrorCode::NotFound, "server-no-table")
    }

    pub(crate) fn nothing_there() -> ApiError {
        ApiError::new(ErrorCode::NotFound, "server-nothing-there")
    }

    pub(crate) fn not_yours() -> ApiError {
        ApiError::new(ErrorCode::NotYours, "server-not-yours")
    }

    /// A table that cannot be restored.
    pub(crate) fn unreadable() -> ApiError {
        ApiError::not_now("server-unreadable")
    }

    /// Whether it is about a table that cannot be restored.
    pub(crate) fn is_unreadable(&self) -> bool {
        *self == ApiError::unreadable()
    }

    pub(crate) fn stale() -> ApiError {
        ApiError::new(ErrorCode::Stale, "server-stale")
    }

    pub(crate) fn not_now(why: impl Into<Phrase>) -> ApiError {
        ApiError::new(ErrorCode::NotNow, why)
    }

    pub(crate) fn slow() -> ApiError {
        ApiError::new(ErrorCode::Slow, "server-slow")
    }

    pub(crate) fn storage() -> ApiError {
        ApiError::new(ErrorCode::Storage, "server-storage")
    }

    const fn status(&self) -> StatusCode {
        match self.code {
            ErrorCode::Malformed | ErrorCode::Protocol => StatusCode::BAD_REQUEST,
            ErrorCode::Nobody => StatusCode::UNAUTHORIZED,
            ErrorCode::NotFound => StatusCode::NOT_FOUND,
            ErrorCode::NotYours => StatusCode::FORBIDDEN,
            ErrorCode::Stale | ErrorCode::NotNow => StatusCode::CONFLICT,
            ErrorCode::Illegal => StatusCode::UNPROCESSABLE_ENTITY,
            ErrorCode::Slow => StatusCode::TOO_MANY_REQUESTS,
            ErrorCode::Storage => StatusCode::SERVICE_UNAVAILABLE,
        }
    }
}

impl From<StorageError> for ApiError {
    fn from(error: StorageError) -> ApiError {
        tracing::error!(%error, "the database failed");
        match error {
            StorageError::Unreadable(_) => ApiError::unreadable(),
            StorageError::Conflict => ApiError::stale(),
            _ => ApiError::storage(),
        }
    }
}

impl From<RequestError> for ApiError {
    fn from(RequestError { code, why }: RequestError) -> ApiError {
        ApiError { code, why }
    }
}

impl From<GameError> for ApiError {
    fn from(error: GameError) -> ApiError {
        RequestError::from(error).into()
    }
}

/// An error as an HTTP response. It contains its code, so that the metrics can count it.
pub(crate) fn error_response(status: StatusCode, error: ApiError) -> Response {
    let ApiError { code, why } = error;
    let mut response = (status, Json(ErrorBody { reason: code, why })).into_response();
    response.extensions_mut().insert(code);
    response
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        error_response(self.status(), self)
    }
}
