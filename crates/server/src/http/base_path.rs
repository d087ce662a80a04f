//! Serves everything below a base path.

use axum::Router;
use axum::extract::Request;
use axum::http::header::LOCATION;
use axum::http::{StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use tower::ServiceExt as _;

/// Mounts the router below `base`. Requests for anything else are redirected there.
pub(super) fn under_base_path(base: &str, router: Router) -> Router {
    let base = base.to_owned();
    Router::new().fallback(async move |request: Request| match inside(&base, request.uri()) {
        Some(uri) => {
            let mut request = request;
            *request.uri_mut() = uri;
            router.clone().oneshot(request).await.into_response()
        }
        None => outside(&base),
    })
}

/// The URI without the base path, if it is below it.
fn inside(base: &str, uri: &Uri) -> Option<Uri> {
    let rest = uri.path_and_query()?.as_str().strip_prefix(base)?;
    rest.starts_with('/').then(|| rest.parse().ok())?
}

fn outside(base: &str) -> Response {
    (StatusCode::TEMPORARY_REDIRECT, [(LOCATION, format!("{base}/"))]).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_below_the_base_path_is_inside() {
        let stripped =
            |uri: &'static str| inside("/games", &Uri::from_static(uri)).map(|uri| uri.to_string());
        assert_eq!(stripped("/games/"), Some("/".to_owned()));
        assert_eq!(stripped("/games/api/me?x=/games"), Some("/api/me?x=/games".to_owned()));
        assert_eq!(stripped("/games"), None);
        assert_eq!(stripped("/gamesome"), None);
        assert_eq!(stripped("/"), None);
    }
}
