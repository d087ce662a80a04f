//! The route for a person's remaining quotas.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::State;
use table::SaturatingAs;

use crate::app_state::AppState;
use crate::error::ApiError;
use crate::people::Person;
use crate::protocol::{ErrorBody, KeptFor, MyQuotas};

const HOUR: u64 = 60 * 60;

/// Returns how much of your quotas is left, and how long data is kept.
#[utoipa::path(get, path = "/me/quotas", tag = "People", responses((status = 200, description = "How much of each quota is used; none if there are no limits", body = MyQuotas), (status = "default", description = "Refused", body = ErrorBody)))]
pub(super) async fn mine(
    State(app): State<Arc<AppState>>,
    Person(me): Person,
) -> Result<Json<MyQuotas>, ApiError> {
    let kept = &app.config.keeping;
    let hours = |long: Duration| (long.as_secs() / HOUR).saturating_as::<u32>();
    let kept = KeptFor {
        listed_hours: hours(kept.gathering),
        invitation_days: hours(kept.invitations) / 24,
        import_days: hours(kept.imports) / 24,
        bot_table_days: hours(kept.bot_tables) / 24,
        guest_days: hours(kept.guests) / 24,
    };
    Ok(Json(MyQuotas { limits: app.quotas_of(&me).await?, kept }))
}
