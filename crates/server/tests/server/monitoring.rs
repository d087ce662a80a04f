//! The board and the alert rules for those who run a server name only figures that there are, and the alerts fire when they should.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;

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

#[test]
fn every_alert_fires_at_its_figures_and_at_no_others() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let rules = fs::read_to_string(here.join("../../packaging/monitoring/alerts.yml")).unwrap();
    let tests = here.join("tests/alerts.yml");
    let tried = fs::read_to_string(&tests).unwrap();
    let alerts: Vec<&str> =
        rules.lines().filter_map(|line| line.trim_start().strip_prefix("- alert: ")).collect();
    assert!(alerts.len() > 10);
    for alert in alerts {
        for case in [format!("- name: {alert}\n"), format!("- name: {alert} is quiet\n")] {
            assert!(tried.contains(&case), "tests/alerts.yml has no case '{}'", case.trim_end());
        }
    }
    // Prometheus' own tool plays the figures.
    let Ok(played) = Command::new("promtool").args(["test", "rules"]).arg(&tests).output() else {
        println!("promtool is not installed: the alert rules are not tried");
        return;
    };
    let said = [played.stdout, played.stderr].concat();
    assert!(played.status.success(), "{}", String::from_utf8_lossy(&said));
}
