//! Refusals: which kind, and why in words.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use table::erased::BadStart;
use table::{Phrase, Refusal};

use crate::protocol::{Refused, Trouble};
use crate::storage::StorageError;

/// Something was refused, and nothing changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct No {
    pub(crate) reason: Refused,
    pub(crate) why: Phrase,
}

impl No {
    pub(crate) fn new(reason: Refused, why: impl Into<Phrase>) -> No {
        No { reason, why: why.into() }
    }

    pub(crate) fn malformed(what: impl Into<String>) -> No {
        No::new(Refused::Malformed, Phrase::new("server-malformed").with("what", what.into()))
    }

    pub(crate) fn nobody() -> No {
        No::new(Refused::Nobody, "server-nobody")
    }

    pub(crate) fn no_table() -> No {
        No::new(Refused::NotFound, "server-no-table")
    }

    pub(crate) fn nothing_there() -> No {
        No::new(Refused::NotFound, "server-nothing-there")
    }

    pub(crate) fn not_yours() -> No {
        No::new(Refused::NotYours, "server-not-yours")
    }

    /// A table that cannot be taken up again.
    pub(crate) fn unreadable() -> No {
        No::not_now("server-unreadable")
    }

    /// Whether this is about a table that cannot be taken up again.
    pub(crate) fn is_unreadable(&self) -> bool {
        *self == No::unreadable()
    }

    pub(crate) fn stale() -> No {
        No::new(Refused::Stale, "server-stale")
    }

    pub(crate) fn not_now(why: impl Into<Phrase>) -> No {
        No::new(Refused::NotNow, why)
    }

    pub(crate) fn slow() -> No {
        No::new(Refused::Slow, "server-slow")
    }

    pub(crate) fn storage() -> No {
        No::new(Refused::Storage, "server-storage")
    }

    const fn status(&self) -> StatusCode {
        match self.reason {
            Refused::Malformed | Refused::Protocol => StatusCode::BAD_REQUEST,
            Refused::Nobody => StatusCode::UNAUTHORIZED,
            Refused::NotFound => StatusCode::NOT_FOUND,
            Refused::NotYours => StatusCode::FORBIDDEN,
            Refused::Stale | Refused::NotNow => StatusCode::CONFLICT,
            Refused::Illegal => StatusCode::UNPROCESSABLE_ENTITY,
            Refused::Slow => StatusCode::TOO_MANY_REQUESTS,
            Refused::Storage => StatusCode::SERVICE_UNAVAILABLE,
        }
    }
}

impl From<StorageError> for No {
    fn from(error: StorageError) -> No {
        tracing::error!(%error, "the storage failed");
        match error {
            StorageError::Unreadable(_) => No::unreadable(),
            _ => No::storage(),
        }
    }
}

impl From<BadStart> for No {
    fn from(bad: BadStart) -> No {
        match bad {
            BadStart::Form(what) => No::malformed(what),
            BadStart::Options(bad) => No::new(Refused::Illegal, bad.why),
        }
    }
}

impl From<Refusal> for No {
    fn from(refusal: Refusal) -> No {
        match refusal {
            Refusal::NotAnAction(what) => No::malformed(what),
            Refusal::Illegal(why) => No::new(Refused::Illegal, why),
        }
    }
}

/// A refusal as an answer over HTTP. It carries its reason, to be counted.
pub(crate) fn refusal(status: StatusCode, no: No) -> Response {
    let No { reason, why } = no;
    let mut response = (status, Json(Trouble { reason, why })).into_response();
    response.extensions_mut().insert(reason);
    response
}

impl IntoResponse for No {
    fn into_response(self) -> Response {
        refusal(self.status(), self)
    }
}
