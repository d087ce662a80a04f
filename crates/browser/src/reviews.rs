//! Reviews of finished games, one decision at a time, so that the caller can do something else in between or stop.

use hosting::{RequestError, broken, diverges, read_record};
use protocol::{Raw, ReviewState};
use review::{Progress, Reviewing, Settings};
use serde_json::value::to_raw_value;
use table::SaturatingAs as _;

/// The current review, if there is one. A new one replaces it.
#[derive(Default)]
pub(crate) struct Reviews(Option<Box<dyn Reviewing>>);

impl Reviews {
    /// Begins with a record.
    pub(crate) fn begin(&mut self, source: &str) -> Result<ReviewState, RequestError> {
        let record = read_record(source)?.record;
        let entry = games::built_in().find(record.game());
        let entry = entry.ok_or_else(|| broken("server-record-game", record.game().to_owned()))?;
        let reviewing = entry.review(&record, Settings::default()).map_err(|error| diverges(&error))?;
        let state = running(reviewing.progress());
        self.0 = Some(reviewing);
        Ok(state)
    }

    /// Reviews one more decision.
    ///
    /// # Panics
    /// Never: a review can always be serialised.
    pub(crate) fn go_on(&mut self) -> ReviewState {
        let Some(reviewing) = &mut self.0 else { return ReviewState::None };
        if let Some(progress) = reviewing.step() {
            return running(progress);
        }
        match self.0.take().map(review::Reviewing::finish) {
            Some(review) => {
                let review = to_raw_value(&review).expect("a review has only keys that are text");
                ReviewState::Done { review: Raw::from(review) }
            }
            None => ReviewState::None,
        }
    }
}

fn running(Progress { done, all }: Progress) -> ReviewState {
    ReviewState::Running { done: done.saturating_as(), all: all.saturating_as() }
}
