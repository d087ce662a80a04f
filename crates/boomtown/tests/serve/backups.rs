//! Backups of a real server: made by it and by the command, and the drill that restores one.

use std::fs;
use std::io::{Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::{Value, json};
use tempfile::TempDir;

use crate::guest::Guest;
use crate::playing::play_on;
use crate::process::Process;

/// What a command prints, and its exit code.
fn boomtown(arguments: &[&str]) -> (i32, String) {
    let done = Command::new(env!("CARGO_BIN_EXE_boomtown"))
        .args(arguments)
        .env("BOOMTOWN_LOG", "off")
        .output()
        .unwrap();
    let text = [&done.stdout[..], &done.stderr[..]].map(String::from_utf8_lossy).concat();
    (done.status.code().unwrap(), text)
}

fn check(file: &Path, more: &[&str]) -> (i32, String) {
    let arguments: Vec<&str> =
        ["backup", "check", file.to_str().unwrap()].into_iter().chain(more.iter().copied()).collect();
    boomtown(&arguments)
}

fn hotseat() -> Value {
    json!({"game": "circle-wagons", "seats": [{"kind": "me"}, {"kind": "here", "name": "Bob"}]})
}

/// A backup of a server at which three games were begun, with four decisions each.
async fn some_backup(folder: &TempDir) -> (PathBuf, Vec<String>) {
    let data = folder.path().join("data");
    let server = Process::start(&data);
    let ann = Guest::named(server.address, "Ann").await;
    let mut tables = Vec::new();
    for _ in 0..3 {
        let table = ann.new_table(&hotseat()).await;
        let mut line = ann.sit(&table).await;
        let moment = line.welcome["moment"].clone();
        play_on(&mut line, moment, 4).await;
        tables.push(table);
    }
    let file = folder.path().join("copy.db");
    let (code, said) = boomtown(&["backup", file.to_str().unwrap(), "--data", data.to_str().unwrap()]);
    assert_eq!(code, 0, "{said}");
    server.kill();
    (file, tables)
}

/// Changes a database with the commands of SQL.
async fn change(file: &Path, sql: &[&str]) {
    use sqlx::{ConnectOptions as _, Connection as _, Executor as _};
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(file);
    let mut database = options.connect().await.unwrap();
    for sql in sql {
        database.execute(*sql).await.unwrap();
    }
    database.close().await.unwrap();
}

#[tokio::test]
async fn a_drill_restores_a_backup_replays_every_table_and_leaves_it_as_it_is() {
    let folder = TempDir::new().unwrap();
    let (file, _) = some_backup(&folder).await;
    let before = fs::read(&file).unwrap();
    let scratch = folder.path().join("scratch");
    fs::create_dir(&scratch).unwrap();
    let (code, said) = check(&file, &["--scratch", scratch.to_str().unwrap()]);
    assert_eq!(code, 0, "{said}");
    assert!(said.contains("Tables: 3, people: 1."), "{said}");
    assert!(said.contains("Replayed 3 of 3 tables with 12 decisions"), "{said}");
    assert!(said.contains("This backup is good."), "{said}");
    assert_eq!(fs::read(&file).unwrap(), before);
    assert_eq!(fs::read_dir(&scratch).unwrap().count(), 0, "nothing of the drill is left");
    let (code, said) = check(&file, &["--sample", "1"]);
    assert_eq!((code, said.contains("Replayed 1 of 3 tables with 4 decisions")), (0, true), "{said}");
}

#[tokio::test]
async fn a_drill_names_the_table_that_cannot_be_replayed() {
    let folder = TempDir::new().unwrap();
    let (file, tables) = some_backup(&folder).await;
    let only = format!("number = (SELECT number FROM tables WHERE id = '{}')", tables[1]);
    let wander = format!(
        "UPDATE entries SET entry = json_set(entry, '$.play.action', 'wander off') WHERE place = 2 AND {only}"
    );
    change(&file, &[&format!("DELETE FROM kept WHERE {only}"), &wander]).await;
    let (code, said) = check(&file, &[]);
    assert_eq!(code, 1, "{said}");
    assert!(said.contains(&format!("Table {} cannot be replayed", tables[1])), "{said}");
    assert!(said.contains("1 of 3 tables cannot be replayed"), "{said}");
    assert!(!said.contains(&tables[0]) && !said.contains(&tables[2]), "{said}");
}

#[tokio::test]
async fn a_drill_refuses_what_is_damaged_cut_off_or_no_backup_at_all() {
    let folder = TempDir::new().unwrap();
    let (file, _) = some_backup(&folder).await;
    let whole = fs::read(&file).unwrap();
    let damaged = folder.path().join("damaged.db");
    fs::copy(&file, &damaged).unwrap();
    let mut open = fs::OpenOptions::new().read(true).write(true).open(&damaged).unwrap();
    let mut page = [0; 4096];
    open.seek(SeekFrom::Start(4 * 4096)).unwrap();
    open.read_exact(&mut page).unwrap();
    open.seek(SeekFrom::Start(4 * 4096)).unwrap();
    open.write_all(&page.map(|byte| byte ^ 0x55)).unwrap();
    drop(open);
    let cut = folder.path().join("cut.db");
    fs::write(&cut, &whole[..whole.len() / 2]).unwrap();
    let diary = folder.path().join("diary.db");
    fs::write(&diary, "a long day").unwrap();
    for (file, code) in [(&damaged, 1), (&cut, 1), (&diary, 1), (&folder.path().join("nowhere.db"), 2)] {
        let (found, said) = check(file, &[]);
        assert_eq!(found, code, "{}: {said}", file.display());
    }
    assert_eq!(check(&file, &[]).0, 0, "the good one still is");
}

#[tokio::test]
async fn a_server_with_a_folder_for_backups_fills_it_and_the_newest_is_tried() {
    let folder = TempDir::new().unwrap();
    let (data, backups) = (folder.path().join("data"), folder.path().join("backups"));
    let (code, said) = check(folder.path(), &[]);
    assert_eq!((code, said.contains("no backup")), (2, true), "{said}");
    let settings = format!("export BOOMTOWN_BACKUP_FOLDER='{}'", backups.display());
    let server = Process::start_in(&data, &settings);
    let ann = Guest::named(server.address, "Ann").await;
    while !ann.get("/metrics").await.body.contains("boomtown_backups_total 1") {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    let (code, said) = check(&backups, &[]);
    assert_eq!(code, 0, "{said}");
    assert!(said.contains("boomtown-20"), "{said}");
    // Another server would tidy up after this one.
    let (other, folder) = (folder.path().join("other"), backups.to_str().unwrap());
    let other =
        ["serve", "--data", other.to_str().unwrap(), "--listen", "127.0.0.1:0", "--backup-folder", folder];
    let (code, said) = boomtown(&other);
    assert_eq!((code, said.contains("another server")), (2, true), "{said}");
    server.stop();
}

#[test]
fn settings_of_backups_that_make_no_sense_are_refused() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("boomtown.toml");
    fs::write(&file, "backup-every = 0\n").unwrap();
    let (code, said) = boomtown(&["config", "check", file.to_str().unwrap()]);
    assert_eq!((code, said.contains("backup-every")), (2, true), "{said}");
    let place = folder.path().join("no folder");
    fs::write(&place, "").unwrap();
    let data = folder.path().join("data");
    let serve = ["serve", "--data", data.to_str().unwrap(), "--backup-folder", place.to_str().unwrap()];
    let (code, said) = boomtown(&serve);
    assert_eq!((code, said.contains("backup-folder")), (2, true), "{said}");
    assert!(!data.exists(), "nothing was begun");
}

#[tokio::test]
async fn on_a_disk_that_is_nearly_full_no_backup_is_begun_and_the_older_ones_stay() {
    let folder = TempDir::new().unwrap();
    let (data, backups) = (folder.path().join("data"), folder.path().join("backups"));
    fs::create_dir(&backups).unwrap();
    let mount = format!("mount -t tmpfs -o size=20m boomtown '{}'", backups.display());
    let tried = Command::new("unshare").args(["-rm", "sh", "-c", &mount]).status();
    if !tried.is_ok_and(|status| status.success()) {
        eprintln!("No small disk can be had here, so this is not tried.");
        return;
    }
    let old = "boomtown-2020-01-01T00-00-00Z.db";
    let before = format!(
        "{mount} && cd '{}' && echo old > {old} && head -c 8M /dev/zero > ballast && cd / && export BOOMTOWN_BACKUP_FOLDER='{}'",
        backups.display(),
        backups.display()
    );
    let server = Process::start_with(&["unshare", "-rm"], &data, &before);
    let ann = Guest::named(server.address, "Ann").await;
    while !ann.get("/metrics").await.body.contains("boomtown_backups_failed_total 1") {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    let health = ann.get("/health").await;
    assert_eq!((health.status, health.body.contains("backup")), (200, true), "{health:?}");
    let inside = Path::new("/proc").join(server.id().to_string()).join("root");
    let inside = inside.join(backups.strip_prefix("/").unwrap());
    let names = fs::read_dir(inside).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap());
    let mut names: Vec<String> = names.collect();
    names.sort();
    assert_eq!(names, ["backups.lock", "ballast", old]);
    server.stop();
}
