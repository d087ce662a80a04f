//! For those who run a server.

use futures_util::future::join_all;
use serde_json::json;
use server::Limits;

use crate::place::{Place, brisk, hotseat};

#[tokio::test]
async fn a_server_tells_how_it_is() {
    let place = Place::open().await;
    let nobody = place.nobody();
    assert_eq!(nobody.get("/health").await.status, 200);
    let figures = nobody.get("/metrics").await.body;
    for name in ["boomtown_entries_total", "boomtown_sockets", "boomtown_tables", "boomtown_requests_total"] {
        assert!(figures.contains(name), "{name} is missing in {figures}");
    }
    place.close().await;
}

#[tokio::test]
async fn every_answer_keeps_browsers_safe() {
    let place = Place::open().await;
    for path in ["/", "/t/some-table", "/api/games", "/api/nowhere", "/health"] {
        let answer = place.nobody().get(path).await;
        let policy = answer.header("content-security-policy");
        assert!(policy.contains("default-src 'self'") && !policy.contains("unsafe"), "{path}: {policy}");
        assert_eq!(answer.header("x-content-type-options"), "nosniff", "{path}");
    }
    assert_eq!(place.nobody().get("/api/nowhere").await.status, 404);
    assert_eq!(place.nobody().get("/assets/none.js").await.status, 404);
    place.close().await;
}

#[tokio::test]
async fn everything_is_found_below_a_base_path() {
    let mut config = brisk();
    config.base_path = "/games".to_owned();
    let place = Place::open_with(config).await;
    let nobody = place.nobody();
    assert_eq!(nobody.get("/games/api/games").await.status, 200);
    assert_eq!(nobody.get("/games/").await.status, 200);
    assert_eq!(nobody.get("/games/t/table").await.status, 200);
    let outside = nobody.get("/").await;
    assert_eq!((outside.status, outside.header("location")), (307, "/games/"));
    let named = nobody.post("/games/api/me", &json!({"name": "Ann"})).await;
    assert!(named.header("set-cookie").contains("Path=/games/;"));
    place.close().await;
}

#[tokio::test]
async fn a_client_that_asks_too_much_is_slowed_down() {
    let mut config = brisk();
    config.limits = Limits::Usual;
    let place = Place::open_with(config).await;
    let ann = place.guest("Ann").await;
    let table = ann.new_table(&hotseat()).await;
    let mut line = ann.sit(&table).await;
    let mut slowed = 0;
    for number in 0..400 {
        let ask = json!({"kind": "preview", "seat": 1, "action": "nonsense"});
        let answer = line.ask_as(&number.to_string(), ask).await;
        slowed += u32::from(answer["reason"] == "slow");
    }
    assert!(slowed > 0);
    // Some at the same time, so that they come fast enough on a busy machine too.
    let mut refused = 0;
    for _ in 0..20 {
        let answers = join_all((0..20).map(|_| ann.get("/api/games"))).await;
        refused += answers.iter().filter(|answer| answer.status == 429).count();
    }
    assert!(refused > 0);
    place.close().await;
}

#[tokio::test]
async fn the_api_is_described_for_programs_and_for_people() {
    let place = Place::open().await;
    let nobody = place.nobody();
    let described = nobody.get("/api/openapi.json").await.good();
    let paths = described["paths"].as_object().unwrap();
    for path in ["/me", "/tables", "/tables/{id}/live", "/tables/{id}/seats/{seat}/note", "/records"] {
        assert!(paths.contains_key(path), "{path} is not described");
    }
    for kind in ["TableInfo", "Moment", "ToServer", "FromServer", "Ask", "Trouble"] {
        assert!(described["components"]["schemas"][kind].is_object(), "{kind} is not described");
    }
    for path in ["/api", "/api/docs"] {
        let page = nobody.get(path).await;
        assert_eq!(page.status, 200, "{path}");
        assert!(page.body.contains("GET /api/tables/{id}/at/{decisions}"), "{path}");
        assert!(!page.body.contains("<script") && !page.body.contains("style="), "{path} obeys the policy");
    }
    assert_eq!(nobody.get("/api/docs.css").await.status, 200);
    place.close().await;
}
