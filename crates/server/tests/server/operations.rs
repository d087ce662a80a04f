//! For those who run a server.

use serde_json::json;
use server::{Config, Limits};

use crate::place::{Place, brisk, hotseat};
use crate::playing::some_play;

#[tokio::test]
async fn a_server_tells_how_it_is() {
    let place = Place::open().await;
    let nobody = place.nobody();
    assert_eq!(nobody.get("/health").await.status, 200);
    let figures = nobody.get("/metrics").await.body;
    for name in ["boomtown_entries_total", "boomtown_sockets", "boomtown_tables", "boomtown_requests_total"] {
        assert!(figures.contains(name), "{name} is missing in {figures}");
    }
    for name in [
        "boomtown_writes_waiting",
        "boomtown_log_bytes",
        "boomtown_connections",
        "boomtown_build_info{version=",
    ] {
        assert!(figures.contains(name), "{name} is missing in {figures}");
    }
    // What is done is counted and timed.
    let ann = place.guest("Ann").await;
    let table = ann.new_table(&hotseat()).await;
    let mut line = ann.sit(&table).await;
    let play = some_play(&line.welcome["moment"]).unwrap();
    line.do_it(play.clone()).await;
    assert_eq!(line.ask(play).await["reason"], "stale");
    assert_eq!(nobody.get("/api/me").await.status, 401);
    let figures = nobody.get("/metrics").await.body;
    let figure = |name: &str| {
        let line = figures.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        line.unwrap_or_else(|| panic!("{name} is missing in {figures}")).parse::<f64>().unwrap()
    };
    assert!(figure("boomtown_decision_seconds_count") >= 2.0);
    assert!(figure("boomtown_commit_seconds_count") >= 3.0);
    assert!(figure("boomtown_log_bytes") > 0.0);
    assert!(figure("boomtown_refusals_total{reason=\"stale\",over=\"socket\"}") >= 1.0);
    assert!(figure("boomtown_refusals_total{reason=\"nobody\",over=\"http\"}") >= 1.0);
    place.close().await;
}

#[tokio::test]
async fn every_answer_keeps_browsers_safe() {
    let place = Place::open().await;
    for path in ["/", "/t/some-table", "/api/games", "/api/nowhere", "/health"] {
        let answer = place.nobody().get(path).await;
        let policy = answer.header("content-security-policy");
        // The engine in the page is compiled code; text still never becomes a script.
        let scripts = policy.replace("script-src 'self' 'wasm-unsafe-eval';", "script-src 'self';");
        assert!(scripts.contains("default-src 'self'") && !scripts.contains("unsafe"), "{path}: {policy}");
        assert_eq!(answer.header("x-content-type-options"), "nosniff", "{path}");
    }
    assert_eq!(place.nobody().get("/api/nowhere").await.status, 404);
    assert_eq!(place.nobody().get("/assets/none.js").await.status, 404);
    place.close().await;
}

#[tokio::test]
async fn what_is_told_to_somebody_is_kept_by_nobody_on_the_way() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    let table = ann.new_table(&hotseat()).await;
    let at = |rest: &str| format!("/api/tables/{table}{rest}");
    let private = [
        "/api/me",
        "/api/tables?list=mine",
        &at(""),
        &at("/seats/1/note"),
        &at("/log"),
        &at("/at/0"),
        &at("/glance"),
        &at("/dice"),
        "/api/me/games",
    ];
    for path in private {
        let answer = ann.get(path).await;
        assert_eq!((answer.status, answer.header("cache-control")), (200, "no-store"), "{path}");
    }
    // What is refused is told to somebody too, whatever refuses it.
    assert_eq!(ann.get("/api/nowhere").await.header("cache-control"), "no-store");
    let elsewhere = ann.send("DELETE", "/api/me", "", &[("Origin", "https://elsewhere.example")]).await;
    assert_eq!((elsewhere.status, elsewhere.header("cache-control")), (403, "no-store"));
    let named = ann.post("/api/me", &json!({"name": "Annie"})).await;
    assert_eq!(named.header("cache-control"), "no-store");
    assert_eq!(ann.get("/health").await.header("cache-control"), "no-store");
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
async fn a_client_that_asks_too_much_over_its_socket_is_slowed_down() {
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
    assert_eq!(described["servers"][0]["url"], "/api");
    let schemas = &described["components"]["schemas"];
    assert_eq!(schemas["Naming"]["properties"]["name"]["maxLength"], 32);
    assert_eq!(schemas["NewTable"]["properties"]["seats"]["maxItems"], 8);
    for path in ["/api", "/api/docs"] {
        let page = nobody.get(path).await;
        assert_eq!(page.status, 200, "{path}");
        assert!(page.body.contains("GET /api/tables/{id}/at/{decisions}"), "{path}");
        assert!(!page.body.contains("<script") && !page.body.contains("style="), "{path} obeys the policy");
    }
    assert_eq!(nobody.get("/api/docs.css").await.status, 200);
    place.close().await;
}

#[tokio::test]
async fn the_description_says_where_it_is_found() {
    let place = Place::open_with(Config { base_path: "/games".to_owned(), proxies: 1, ..brisk() }).await;
    let server = |prefix: &'static str| {
        let nobody = place.nobody();
        async move {
            let headers = [("X-Forwarded-Prefix", prefix)];
            let described = nobody.send("GET", "/games/api/openapi.json", "", &headers).await.good();
            described["servers"][0]["url"].clone()
        }
    };
    assert_eq!(server("").await, "/games/api");
    assert_eq!(server("/west").await, "/west/games/api");
    place.close().await;
}

/// What is described as a person's own is refused to nobody in particular, and nothing else is.
#[tokio::test]
async fn the_description_says_who_may_ask_for_what() {
    let place = Place::open().await;
    let nobody = place.nobody();
    let described = nobody.get("/api/openapi.json").await.good();
    let schemes = &described["components"]["securitySchemes"];
    assert_eq!((&schemes["cookie"]["in"], &schemes["token"]["scheme"]), (&json!("cookie"), &json!("bearer")));
    for (path, operations) in described["paths"].as_object().unwrap() {
        let sample = [("{id}", "none"), ("{seat}", "1"), ("{decisions}", "0"), ("{game}", "carson-city")];
        let address = sample.iter().fold(path.clone(), |path, (name, value)| path.replace(name, value));
        for (method, operation) in operations.as_object().unwrap() {
            let personal = !operation["security"].as_array().unwrap().contains(&json!({}));
            let method = method.to_uppercase();
            let body = if method == "PUT" { "{\"text\": \"\"}" } else { "{}" };
            let answer = nobody.send(&method, &format!("/api{address}"), body, &[]).await;
            assert_eq!(answer.status == 401, personal, "{method} {path}: {answer:?}");
        }
    }
    place.close().await;
}
