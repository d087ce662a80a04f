//! A database that is full, locked, newer or gone: clear words, and nothing lost.

use std::path::Path;

use serde_json::json;
use server::storage::StorageError;
use server::storage::sqlite::{FILE, Sqlite, backup, restore};
use sqlx::{ConnectOptions as _, Connection as _, Executor as _, SqliteConnection};

use crate::place::{Place, hotseat};
use crate::playing::{play_on, play_one, some_play};

/// The file itself, written as the server writes it: what is deleted is overwritten.
pub(crate) async fn database(folder: &Path) -> SqliteConnection {
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(folder.join(FILE));
    options.pragma("secure_delete", "ON").connect().await.unwrap()
}

#[tokio::test]
async fn a_move_that_cannot_be_kept_is_refused_and_nobody_sees_it() {
    a_move_is_refused_and_kept_later("ABORT").await;
}

/// As a full disk does it: the transaction is gone before anybody rolls it back.
#[tokio::test]
async fn moves_are_kept_again_after_the_database_itself_gave_up_a_transaction() {
    a_move_is_refused_and_kept_later("ROLLBACK").await;
}

async fn a_move_is_refused_and_kept_later(how: &str) {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    let table = ann.new_table(&hotseat()).await;
    let (mut line, mut other) = (ann.sit(&table).await, place.nobody().sit(&table).await);
    let moment = line.welcome["moment"].clone();
    let moment = play_on(&mut line, moment, 2).await;
    for _ in 0..2 {
        other.next_of("moved").await;
    }
    // From here on the database takes no entry.
    let mut database = database(place.folder.path()).await;
    let full = format!("CREATE TRIGGER full BEFORE INSERT ON entries BEGIN SELECT RAISE({how}, 'full'); END");
    database.execute(full.as_str()).await.unwrap();
    let play = some_play(&moment).unwrap();
    let refused = line.ask_as("again", play.clone()).await;
    assert_eq!((&refused["type"], &refused["reason"]), (&json!("refused"), &json!("storage")));
    let seen = ann.sit(&table).await.welcome["moment"].clone();
    assert_eq!(seen["seats"], moment["seats"]);
    // The others hear nothing of it: the next thing they hear is the move that was kept, in its place.
    database.execute("DROP TRIGGER full").await.unwrap();
    assert_eq!(line.ask_as("again", play).await["type"], "done");
    let moved = other.next_of("moved").await;
    assert_eq!((&moved["keep"], &moved["moment"]["decisions"]), (&json!(3), &json!(3)));
    place.close().await;
}

#[tokio::test]
async fn one_table_that_cannot_be_kept_spoils_nothing_for_the_others() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    let (bad, good) = (ann.new_table(&hotseat()).await, ann.new_table(&hotseat()).await);
    let mut database = database(place.folder.path()).await;
    let spoil = format!(
        "CREATE TRIGGER spoil BEFORE INSERT ON entries WHEN NEW.number = (SELECT number FROM tables WHERE id = '{bad}') \
         BEGIN SELECT RAISE(ABORT, 'spoiled'); END"
    );
    database.execute(spoil.as_str()).await.unwrap();
    let (mut bads, mut goods) = (ann.sit(&bad).await, ann.sit(&good).await);
    let plays = [&bads, &goods].map(|line| some_play(&line.welcome["moment"]).unwrap());
    let (refused, done) = tokio::join!(bads.ask(plays[0].clone()), goods.ask(plays[1].clone()));
    assert_eq!((&refused["reason"], &done["type"]), (&json!("storage"), &json!("done")));
    place.close().await;
}

#[tokio::test]
async fn a_state_that_could_not_be_stored_is_stored_with_a_later_decision() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    // Long enough, however it is dealt.
    let seats = json!([{"kind": "me"}, {"kind": "here", "name": "Bob"}]);
    let table = ann.new_table(&json!({"game": "carson-city", "seats": seats})).await;
    let mut line = ann.sit(&table).await;
    let mut database = database(place.folder.path()).await;
    database
        .execute("CREATE TRIGGER full BEFORE INSERT ON kept BEGIN SELECT RAISE(ABORT, 'full'); END")
        .await
        .unwrap();
    let moment = line.welcome["moment"].clone();
    let moment = play_on(&mut line, moment, 16).await;
    database.execute("DROP TRIGGER full").await.unwrap();
    // What is stored beside the decisions is in the queue of the same writer.
    play_on(&mut line, moment, 8).await;
    let stored: i64 = sqlx::query_scalar("SELECT count(*) FROM kept").fetch_one(&mut database).await.unwrap();
    assert_eq!(stored, 1);
    place.close().await;
}

#[tokio::test]
async fn after_closing_everything_is_in_one_file() {
    let place = Place::open().await;
    place.guest("Ann").await.new_table(&hotseat()).await;
    let folder = place.close().await;
    let mut files: Vec<_> =
        std::fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().file_name()).collect();
    files.sort();
    assert_eq!(files, [FILE, "boomtown.lock"]);
}

#[tokio::test]
async fn a_second_server_on_the_same_folder_is_refused() {
    let place = Place::open().await;
    let second = Sqlite::open(place.folder.path()).await.err();
    assert_eq!(second, Some(StorageError::Locked));
    let folder = place.close().await;
    assert!(Sqlite::open(folder.path()).await.is_ok());
}

#[tokio::test]
async fn a_database_of_a_newer_program_is_left_alone() {
    let folder = Place::open().await.close().await;
    let mut newer = database(folder.path()).await;
    newer.execute("PRAGMA user_version = 99").await.unwrap();
    newer.close().await.unwrap();
    let refused = Sqlite::open(folder.path()).await.err();
    assert!(matches!(refused, Some(StorageError::Newer { found: 99, .. })), "{refused:?}");
}

#[tokio::test]
async fn what_is_no_database_is_refused_with_a_reason() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join(FILE), "this is a diary, and a long one at that").unwrap();
    let refused = Sqlite::open(folder.path()).await.err();
    assert_eq!(refused, Some(StorageError::Damaged));
    assert!(refused.unwrap().to_string().contains("boomtown restore"), "it says what to do");
}

#[tokio::test]
async fn a_database_of_another_program_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(FILE);
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(&path).create_if_missing(true);
    let mut diary = options.connect().await.unwrap();
    diary.execute("CREATE TABLE diary (day TEXT)").await.unwrap();
    diary.close().await.unwrap();
    assert_eq!(Sqlite::open(folder.path()).await.err(), Some(StorageError::Foreign));
    let good = Place::open().await.close().await;
    assert!(restore(good.path(), &path).await.unwrap_err().to_string().contains("not a Boomtown database"));
    let empty = good.path().join("empty");
    std::fs::write(&empty, "").unwrap();
    assert!(restore(good.path(), &empty).await.is_err(), "an empty file is no backup");
    assert_eq!(names(good.path()), [FILE, "boomtown.lock", "empty"], "nothing was put aside or left behind");
    assert!(Sqlite::open(good.path()).await.is_ok());
}

#[tokio::test]
async fn a_data_folder_that_is_a_file_is_refused_with_a_reason() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    std::fs::write(&file, "").unwrap();
    for path in [file.clone(), file.join("below")] {
        let why = Sqlite::open(&path).await.err().unwrap().to_string();
        assert!(why.contains("is not a folder"), "{why}");
    }
}

#[cfg(unix)]
#[tokio::test]
async fn a_new_data_folder_and_a_backup_are_for_their_owner_alone() {
    use std::os::unix::fs::PermissionsExt as _;
    let around = tempfile::tempdir().unwrap();
    let (data, copy) = (around.path().join("data"), around.path().join("copy"));
    drop(Sqlite::open(&data).await.unwrap());
    backup(&data, &copy).await.unwrap();
    let mode = |path: &Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!((mode(&data), mode(&copy)), (0o700, 0o600));
}

/// The names of the files in a folder, in order.
fn names(folder: &Path) -> Vec<String> {
    let name = |file: std::io::Result<std::fs::DirEntry>| file.unwrap().file_name().into_string().unwrap();
    let mut names: Vec<String> = std::fs::read_dir(folder).unwrap().map(name).collect();
    names.sort();
    names
}

#[tokio::test]
async fn a_backup_that_was_broken_off_is_not_taken_for_one() {
    let folder = Place::open().await.close().await;
    let copy = folder.path().join("copy");
    std::fs::write(folder.path().join("copy.partial"), "half of it").unwrap();
    backup(folder.path(), &copy).await.unwrap();
    assert_eq!(names(folder.path()), [FILE, "boomtown.lock", "copy"]);
    let nowhere = folder.path().join("nowhere/copy");
    assert!(backup(folder.path(), &nowhere).await.is_err());
    assert_eq!(names(folder.path()), [FILE, "boomtown.lock", "copy"]);
}

/// What a server that was killed had acknowledged may stand in the log beside the database.
#[tokio::test]
async fn what_a_restore_puts_aside_is_whole_and_can_be_brought_back() {
    let place = Place::open().await;
    let ann = place.guest("Ann").await;
    let first = tempfile::tempdir().unwrap();
    let copy = first.path().join("copy");
    backup(place.folder.path(), &copy).await.unwrap();
    let table = ann.new_table(&hotseat()).await;
    // The files as they lie there when the server is killed.
    let killed = tempfile::tempdir().unwrap();
    for name in names(place.folder.path()) {
        std::fs::copy(place.folder.path().join(&name), killed.path().join(&name)).unwrap();
    }
    place.close().await;
    // Left by a restore that was broken off: the log of some other database.
    std::fs::copy(killed.path().join("boomtown.db-wal"), killed.path().join("boomtown.db.restored-wal"))
        .unwrap();
    restore(killed.path(), &copy).await.unwrap();
    restore(killed.path(), &copy).await.unwrap();
    let aside = ["boomtown.db.before-restore", "boomtown.db.before-restore-2"];
    assert_eq!(names(killed.path()), [FILE, aside[0], aside[1], "boomtown.lock"]);
    restore(killed.path(), &killed.path().join(aside[0])).await.unwrap();
    let place = Place::open_in(killed, crate::place::brisk()).await;
    assert_eq!(place.nobody().get(&format!("/api/tables/{table}")).await.status, 200);
    place.close().await;
}

#[tokio::test]
async fn a_copy_with_its_log_beside_it_is_restored_with_what_stands_in_the_log() {
    let place = Place::open().await;
    let table = place.guest("Ann").await.new_table(&hotseat()).await;
    let killed = tempfile::tempdir().unwrap();
    for ending in ["", "-wal"] {
        let name = format!("{FILE}{ending}");
        std::fs::copy(place.folder.path().join(&name), killed.path().join(&name)).unwrap();
    }
    place.close().await;
    let fresh = tempfile::tempdir().unwrap();
    restore(fresh.path(), &killed.path().join(FILE)).await.unwrap();
    let place = Place::open_in(fresh, crate::place::brisk()).await;
    assert_eq!(place.nobody().get(&format!("/api/tables/{table}")).await.status, 200);
    place.close().await;
}

/// Another program writes for longer than the server waits.
#[tokio::test]
async fn a_database_that_another_program_writes_to_is_not_opened() {
    let folder = Place::open().await.close().await;
    let mut other = database(folder.path()).await;
    other.execute("BEGIN IMMEDIATE").await.unwrap();
    assert_eq!(Sqlite::open(folder.path()).await.err(), Some(StorageError::Locked));
    other.execute("ROLLBACK").await.unwrap();
    assert!(Sqlite::open(folder.path()).await.is_ok());
}

#[tokio::test]
async fn a_backup_taken_while_games_run_is_a_whole_server() {
    let place = Place::open().await;
    let mut ann = place.guest("Ann").await;
    let table = ann.new_table(&hotseat()).await;
    let mut line = ann.sit(&table).await;
    let moment = line.welcome["moment"].clone();
    let then = play_on(&mut line, moment, 3).await;
    let copy = place.folder.path().join("copy.db");
    backup(place.folder.path(), &copy).await.unwrap();
    let later = play_one(&mut line, &then, "later").await;
    assert!(restore(place.folder.path(), &copy).await.is_err(), "a server is running");
    assert!(backup(place.folder.path(), &copy).await.is_err(), "the file is there already");
    let folder = place.close().await;
    restore(folder.path(), &copy).await.unwrap();
    let place = Place::open_in(folder, crate::place::brisk()).await;
    ann.address = place.address;
    let line = ann.sit(&table).await;
    assert_eq!(line.welcome["moment"]["seats"], then["seats"]);
    assert_ne!(line.welcome["moment"]["decisions"], later["decisions"]);
    place.close().await;
}

#[tokio::test]
async fn a_record_that_newer_rules_replay_differently_goes_on_from_the_kept_state() {
    let place = Place::open().await;
    let mut ann = place.guest("Ann").await;
    let table = ann.new_table(&hotseat()).await;
    let mut line = ann.sit(&table).await;
    let moment = line.welcome["moment"].clone();
    let before = play_on(&mut line, moment, 5).await;
    let folder = place.close().await;
    // As if older rules had written it, under which the first decision was another one.
    let mut database = database(folder.path()).await;
    database.execute("UPDATE tables SET doc = json_set(doc, '$.header.rules', 0)").await.unwrap();
    database
        .execute("UPDATE entries SET entry = json_set(entry, '$.play.action', 'wander off') WHERE place = 0")
        .await
        .unwrap();
    database.close().await.unwrap();
    let place = Place::open_in(folder, crate::place::brisk()).await;
    ann.address = place.address;
    let mut line = ann.sit(&table).await;
    let after = line.welcome["moment"].clone();
    assert_eq!(
        (&after["seats"][0]["view"], &after["deciders"]),
        (&before["seats"][0]["view"], &before["deciders"])
    );
    let on = play_one(&mut line, &after, "on").await;
    // And so it is after another restart.
    let place = place.again().await;
    ann.address = place.address;
    assert_eq!(ann.sit(&table).await.welcome["moment"]["seats"][0]["view"], on["seats"][0]["view"]);
    place.close().await;
}
