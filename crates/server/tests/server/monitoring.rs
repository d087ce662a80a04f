//! The board and the alert rules for those who run a server name only figures that there are.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crate::place::Place;

/// Everything in a file that looks like the name of a figure.
fn named(file: &str) -> BTreeSet<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packaging/monitoring").join(file);
    let text = fs::read_to_string(path).unwrap();
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_');
    words.filter(|word| word.starts_with("boomtown_")).map(str::to_owned).collect()
}

#[tokio::test]
async fn board_and_alerts_name_figures_that_there_are_and_the_board_shows_all_of_them() {
    let place = Place::open().await;
    // Refusals are counted by reason, so the first of them makes that figure.
    assert_eq!(place.nobody().get("/api/me").await.status, 401);
    let figures = place.nobody().get("/metrics").await.body;
    let kinds: Vec<(&str, &str)> =
        figures.lines().filter_map(|line| line.strip_prefix("# TYPE ")?.split_once(' ')).collect();
    let written: BTreeSet<String> = kinds
        .iter()
        .map(|(name, kind)| match *kind {
            "counter" => format!("{name}_total"),
            "histogram" => format!("{name}_bucket"),
            "info" => format!("{name}_info"),
            _ => (*name).to_owned(),
        })
        .collect();
    assert!(written.len() > 10, "{figures}");
    let unknown: Vec<String> = named("alerts.yml").difference(&written).cloned().collect();
    assert!(unknown.is_empty(), "the alerts name {unknown:?}");
    assert_eq!(named("grafana.json"), written);
    place.close().await;
}
