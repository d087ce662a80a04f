//! Backups that the running server makes by itself: whole, so many and no more, and said when they fail.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::mpsc::channel;
use std::time::Duration;

use server::storage::sqlite::{FILE, Sqlite, backup_while, restore};
use server::{BackupPlan, Config, newest_backup};
use tempfile::TempDir;
use tokio::sync::mpsc::unbounded_channel;
use tokio::time::sleep;

use crate::place::{Place, brisk, hotseat};
use crate::playing::play_on;

const HOUR: Duration = Duration::from_secs(60 * 60);
const SECOND: Duration = Duration::from_secs(1);

/// A server on this data folder that makes backups.
async fn backed_up(data: TempDir, folder: &Path, every: Duration, keep: usize) -> Place {
    let plan = BackupPlan::new(data.path(), folder, every, keep, None).unwrap();
    Place::open_in(data, Config { backups: Some(plan), ..brisk() }).await
}

/// A figure of the server.
async fn figure(place: &Place, name: &str) -> u64 {
    let figures = place.nobody().get("/metrics").await.body;
    let value = figures.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    value.unwrap_or_else(|| panic!("{name} is missing in {figures}")).parse().unwrap()
}

/// Waits until a figure is so large.
async fn reaches(place: &Place, name: &str, least: u64) {
    while figure(place, name).await < least {
        sleep(Duration::from_millis(20)).await;
    }
}

/// The names in a folder, in their order.
fn names(folder: &Path) -> Vec<String> {
    let all = fs::read_dir(folder).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap());
    let mut all: Vec<String> = all.filter(|name| name != "backups.lock").collect();
    all.sort();
    all
}

#[tokio::test]
async fn a_backup_of_the_running_server_is_a_whole_one_and_the_oldest_beyond_so_many_go() {
    let (data, folder) = (TempDir::new().unwrap(), TempDir::new().unwrap());
    let old = ["2020-01-01", "2020-01-02", "2020-01-03"].map(|day| format!("boomtown-{day}T00-00-00Z.db"));
    for name in
        old.iter().map(String::as_str).chain(["diary.txt", "boomtown-2020-01-04T00-00-00Z.db.partial"])
    {
        fs::write(folder.path().join(name), "old").unwrap();
    }
    // Somebody has played before, so that there is something to copy.
    let place = Place::open_in(data, brisk()).await;
    let mut ann = place.guest("Ann").await;
    let table = ann.new_table(&hotseat()).await;
    let mut line = ann.sit(&table).await;
    let moment = line.welcome["moment"].clone();
    let then = play_on(&mut line, moment, 3).await;
    let place = backed_up(place.close().await, folder.path(), HOUR, 2).await;
    reaches(&place, "boomtown_backups_total", 1).await;
    assert_eq!(figure(&place, "boomtown_backup_overdue_seconds").await, 0);
    let newest = newest_backup(folder.path()).unwrap().unwrap();
    let name = newest.file_name().unwrap().to_str().unwrap().to_owned();
    // Removing the old ones comes after the new one is safe.
    while names(folder.path()).len() > 3 {
        sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(names(folder.path()), [old[2].clone(), name, "diary.txt".to_owned()]);
    place.close().await;
    let elsewhere = TempDir::new().unwrap();
    restore(elsewhere.path(), &newest).await.unwrap();
    let place = Place::open_in(elsewhere, brisk()).await;
    ann.address = place.address;
    assert_eq!(ann.sit(&table).await.welcome["moment"]["seats"], then["seats"]);
    place.close().await;
}

#[tokio::test]
async fn after_a_restart_the_next_backup_comes_when_it_is_due_and_not_before() {
    let folder = TempDir::new().unwrap();
    let place = backed_up(TempDir::new().unwrap(), folder.path(), HOUR, 9).await;
    reaches(&place, "boomtown_backups_total", 1).await;
    let made = names(folder.path());
    let place = place.again().await;
    reaches(&place, "boomtown_last_backup_timestamp_seconds", 1).await;
    assert_eq!(figure(&place, "boomtown_backups_total").await, 0);
    let data = place.close().await;
    assert_eq!(names(folder.path()), made);
    // Where the last one is older than that, it comes at once.
    fs::rename(folder.path().join(&made[0]), folder.path().join("boomtown-2020-01-01T00-00-00Z.db")).unwrap();
    let place = backed_up(data, folder.path(), HOUR, 9).await;
    reaches(&place, "boomtown_backups_total", 1).await;
    assert_eq!(names(folder.path()).len(), 2);
    place.close().await;
}

#[tokio::test]
async fn one_that_is_said_to_come_from_the_future_is_not_waited_for() {
    let folder = TempDir::new().unwrap();
    let place = backed_up(TempDir::new().unwrap(), folder.path(), HOUR, 9).await;
    reaches(&place, "boomtown_backups_total", 1).await;
    let data = place.close().await;
    let made = names(folder.path());
    fs::rename(folder.path().join(&made[0]), folder.path().join("boomtown-2099-01-01T00-00-00Z.db")).unwrap();
    let place = backed_up(data, folder.path(), SECOND, 9).await;
    reaches(&place, "boomtown_backups_total", 1).await;
    place.close().await;
}

#[tokio::test]
async fn a_backup_that_fails_is_said_and_tried_again_and_takes_nothing_away() {
    let (around, data) = (TempDir::new().unwrap(), TempDir::new().unwrap());
    let (folder, aside) = (around.path().join("backups"), around.path().join("aside"));
    fs::create_dir(&folder).unwrap();
    let old = folder.join("boomtown-2020-01-01T00-00-00Z.db");
    fs::write(&old, "old").unwrap();
    let place = backed_up(data, &folder, SECOND, 9).await;
    reaches(&place, "boomtown_backups_total", 1).await;
    fs::rename(&folder, &aside).unwrap();
    fs::write(&folder, "no folder any more").unwrap();
    reaches(&place, "boomtown_backups_failed_total", 1).await;
    let health = place.nobody().get("/health").await;
    assert_eq!(health.status, 200, "people can play: {health:?}");
    assert!(
        health.body.contains("backup") && !health.body.contains(around.path().to_str().unwrap()),
        "{health:?}"
    );
    let made = figure(&place, "boomtown_backups_total").await;
    fs::remove_file(&folder).unwrap();
    fs::rename(&aside, &folder).unwrap();
    reaches(&place, "boomtown_backups_total", made + 1).await;
    assert_eq!(place.nobody().get("/health").await.body, "well\n");
    assert!(old.exists());
    place.close().await;
}

#[tokio::test]
async fn two_servers_do_not_keep_their_backups_in_one_folder() {
    let folder = TempDir::new().unwrap();
    let plan = |data: &TempDir| BackupPlan::new(data.path(), folder.path(), HOUR, 3, None);
    let (one, other) = (TempDir::new().unwrap(), TempDir::new().unwrap());
    let first = plan(&one).unwrap();
    let refused = plan(&other).unwrap_err().to_string();
    assert!(refused.contains("backup-folder"), "{refused}");
    drop(first);
    assert!(plan(&other).is_ok());
}

#[tokio::test]
async fn a_backup_that_is_broken_off_leaves_nothing_behind() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    for _ in 0..20 {
        ann.new_table(&hotseat()).await;
    }
    let folder = TempDir::new().unwrap();
    let copy: PathBuf = folder.path().join("copy.db");
    assert!(backup_while(place.folder.path(), &copy, || false).await.is_err());
    assert_eq!(names(folder.path()), Vec::<String>::new());
    // The database itself takes no notice.
    ann.new_table(&hotseat()).await;
    let data = place.close().await;
    assert!(data.path().join(FILE).exists());
    assert!(Sqlite::open(data.path()).await.is_ok());
}

#[tokio::test]
async fn no_move_waits_for_a_backup_and_none_of_them_is_in_it() {
    let place = Place::open().await;
    let mut ann = place.guest("Ann").await;
    let table = ann.new_table(&hotseat()).await;
    let mut line = ann.sit(&table).await;
    let moment = line.welcome["moment"].clone();
    let before = play_on(&mut line, moment, 2).await;
    let folder = TempDir::new().unwrap();
    let (data, copy) = (place.folder.path().to_owned(), folder.path().join("copy.db"));
    // The backup stands still in its middle until it is let go.
    let (begun, mut has_begun) = unbounded_channel();
    let (let_go, held) = channel::<()>();
    let file = copy.clone();
    let copying = tokio::spawn(async move {
        let wait = move || {
            // Once it was let go, nobody listens any more.
            let _ = begun.send(());
            let _ = held.recv();
            true
        };
        backup_while(&data, &file, wait).await
    });
    has_begun.recv().await.unwrap();
    play_on(&mut line, before.clone(), 3).await;
    assert!(!copying.is_finished());
    drop(let_go);
    copying.await.unwrap().unwrap();
    place.close().await;
    let elsewhere = TempDir::new().unwrap();
    restore(elsewhere.path(), &copy).await.unwrap();
    let place = Place::open_in(elsewhere, brisk()).await;
    ann.address = place.address;
    assert_eq!(ann.sit(&table).await.welcome["moment"]["decisions"], before["decisions"]);
    place.close().await;
}
