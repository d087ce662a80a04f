//! The body of a request. Its connection counts as busy once the body is complete, so that clients that never finish one take no room.

use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use hyper::body::{Body, Bytes, Frame, Incoming, SizeHint};

use super::admission::Busy;

/// The body of a request. Its connection counts as busy once it has arrived completely.
pub(super) struct RequestBody {
    body: Incoming,
    busy: Arc<Busy>,
}

impl RequestBody {
    pub(super) fn new(body: Incoming, busy: Arc<Busy>) -> RequestBody {
        let arriving = RequestBody { body, busy };
        arriving.begin_at_the_end();
        arriving
    }

    fn begin_at_the_end(&self) {
        if self.body.is_end_stream() {
            self.busy.begin();
        }
    }
}

impl Body for RequestBody {
    type Data = Bytes;
    type Error = hyper::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, hyper::Error>>> {
        let polled = Pin::new(&mut self.body).poll_frame(context);
        if matches!(polled, Poll::Ready(None)) {
            self.busy.begin();
        }
        self.begin_at_the_end();
        polled
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}
