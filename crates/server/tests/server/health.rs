//! `/health` is well only while a move can be kept.

use std::fs;
use std::path::Path;

use serde_json::{Value, json};
use server::storage::StorageError;
use server::storage::sqlite::{FILE, Sqlite, backup};
use sqlx::{Connection as _, Executor as _};

use crate::guest::Line;
use crate::place::{Place, brisk, hotseat};
use crate::playing::some_play;
use crate::storage::database;

/// Asks until the answer has this status: an answer stands for a second.
async fn health(place: &Place, status: u16) -> String {
    loop {
        let answer = place.nobody().get("/health").await;
        if answer.status == status {
            return answer.body;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
}

/// A move at a table of one's own.
async fn some_table(place: &Place) -> (Line, Value) {
    let ann = place.guest("Ann").await;
    let table = ann.new_table(&hotseat()).await;
    let line = ann.sit(&table).await;
    let play = some_play(&line.welcome["moment"]).unwrap();
    (line, play)
}

/// While this is so, no move is acknowledged and the server says that it is not well; afterwards it goes on.
async fn nothing_is_kept_while(spoil: impl Fn(&Path), mend: impl Fn(&Path)) {
    let place = Place::open().await;
    let (mut line, play) = some_table(&place).await;
    health(&place, 200).await;
    spoil(place.folder.path());
    let refused = line.ask_as("mine", play.clone()).await;
    assert_eq!(refused["reason"], "storage", "{refused}");
    // At once: what was said a moment ago is in doubt since something could not be kept.
    let answer = place.nobody().get("/health").await;
    assert_eq!(answer.status, 503, "{answer:?}");
    assert!(answer.body.contains("deleted, moved or replaced"), "{answer:?}");
    assert_eq!(place.nobody().post("/api/me", &json!({"name": "Bob"})).await.status, 503);
    let figures = place.nobody().get("/metrics").await.body;
    assert!(figures.contains("boomtown_not_kept_total 1\n"), "{figures}");
    mend(place.folder.path());
    assert_eq!(line.ask_as("mine", play).await["type"], "done");
    health(&place, 200).await;
    place.close().await;
}

#[tokio::test]
async fn nothing_is_acknowledged_after_the_database_or_its_log_was_deleted() {
    for name in [FILE.to_owned(), format!("{FILE}-wal")] {
        let (file, aside) = (name.clone(), format!("{name}.aside"));
        nothing_is_kept_while(
            |folder| {
                fs::hard_link(folder.join(&file), folder.join(&aside)).unwrap();
                fs::remove_file(folder.join(&file)).unwrap();
            },
            |folder| fs::rename(folder.join(&aside), folder.join(&file)).unwrap(),
        )
        .await;
    }
}

#[tokio::test]
async fn nothing_is_acknowledged_after_another_file_took_the_databases_place() {
    nothing_is_kept_while(
        |folder| {
            fs::rename(folder.join(FILE), folder.join("aside")).unwrap();
            fs::copy(folder.join("aside"), folder.join(FILE)).unwrap();
        },
        |folder| fs::rename(folder.join("aside"), folder.join(FILE)).unwrap(),
    )
    .await;
}

#[tokio::test]
async fn nothing_is_acknowledged_after_something_else_was_written_over_the_database() {
    let other = Place::open().await.close().await;
    for written in [fs::read(other.path().join(FILE)).unwrap(), vec![b'x'; 100_000], Vec::new()] {
        nothing_is_kept_while(
            |folder| {
                fs::copy(folder.join(FILE), folder.join("aside")).unwrap();
                fs::write(folder.join(FILE), &written).unwrap();
            },
            |folder| fs::write(folder.join(FILE), fs::read(folder.join("aside")).unwrap()).unwrap(),
        )
        .await;
    }
}

#[tokio::test]
async fn nothing_is_acknowledged_after_the_log_was_emptied() {
    let place = Place::open().await;
    let (mut line, play) = some_table(&place).await;
    fs::write(place.folder.path().join(format!("{FILE}-wal")), "").unwrap();
    assert_eq!(line.ask(play).await["reason"], "storage");
    assert!(health(&place, 503).await.contains("deleted, moved or replaced"));
    place.close().await;
}

#[tokio::test]
async fn nothing_is_acknowledged_after_a_backup_was_copied_over_the_database_it_was_made_of() {
    let place = Place::open().await;
    let (mut line, play) = some_table(&place).await;
    let copy = place.folder.path().join("copy");
    backup(place.folder.path(), &copy).await.unwrap();
    fs::copy(&copy, place.folder.path().join(FILE)).unwrap();
    assert_eq!(line.ask(play).await["reason"], "storage");
    assert!(health(&place, 503).await.contains("deleted, moved or replaced"));
    place.close().await;
}

#[tokio::test]
async fn nothing_is_acknowledged_after_the_whole_folder_went_away() {
    let elsewhere = |folder: &Path| folder.with_extension("elsewhere");
    nothing_is_kept_while(
        |folder| fs::rename(folder, elsewhere(folder)).unwrap(),
        |folder| fs::rename(elsewhere(folder), folder).unwrap(),
    )
    .await;
}

#[tokio::test]
async fn a_server_whose_database_another_program_writes_to_is_not_well() {
    let place = Place::open().await;
    let mut other = database(place.folder.path()).await;
    other.execute("BEGIN IMMEDIATE").await.unwrap();
    assert!(health(&place, 503).await.contains("another process"));
    other.execute("ROLLBACK").await.unwrap();
    health(&place, 200).await;
    place.close().await;
}

/// Of many who ask in the same moment, one tries the database.
#[tokio::test]
async fn however_often_it_is_asked_the_database_is_tried_once_in_a_second() {
    let place = Place::open().await;
    let commits = || async {
        let figures = place.nobody().get("/metrics").await.body;
        let line = figures.lines().find_map(|line| line.strip_prefix("boomtown_commit_seconds_count "));
        line.unwrap().parse::<u64>().unwrap()
    };
    let before = commits().await;
    let begun = std::time::Instant::now();
    for _ in 0..100 {
        assert_eq!(place.nobody().get("/health").await.status, 200);
    }
    // The server keeps something of its own now and then.
    let most = 2 * begun.elapsed().as_secs() + 5;
    let tried = commits().await - before;
    assert!((1..=most).contains(&tried), "{tried} tries, where {most} are enough");
    place.close().await;
}

/// The folder as it lies there when a server is killed.
async fn killed() -> tempfile::TempDir {
    let place = Place::open().await;
    for _ in 0..8 {
        some_table(&place).await;
    }
    let folder = tempfile::tempdir().unwrap();
    for ending in ["", "-wal"] {
        let name = format!("{FILE}{ending}");
        fs::copy(place.folder.path().join(&name), folder.path().join(&name)).unwrap();
    }
    place.close().await;
    // The log is written back, and nobody closes the database.
    let mut file = database(folder.path()).await;
    file.execute("PRAGMA wal_checkpoint(TRUNCATE)").await.unwrap();
    file.close().await.unwrap();
    folder
}

/// Makes a page in the middle of the file nonsense, as a broken disk does.
fn damage(file: &Path) {
    let mut bytes = fs::read(file).unwrap();
    let page = 4096;
    let pages = bytes.len() / page;
    for number in pages / 3..pages {
        bytes[number * page..number * page + 64].fill(0xa5);
    }
    fs::write(file, bytes).unwrap();
}

#[tokio::test]
async fn after_an_unclean_end_a_damaged_database_is_refused_with_what_to_do() {
    let folder = killed().await;
    let sound = tempfile::tempdir().unwrap();
    fs::copy(folder.path().join(FILE), sound.path().join(FILE)).unwrap();
    damage(&folder.path().join(FILE));
    let refused = Sqlite::open(folder.path()).await.err();
    assert_eq!(refused, Some(StorageError::Damaged));
    assert!(refused.unwrap().to_string().contains("boomtown restore"), "it says what to do");
    // One that was not damaged is taken up.
    Place::open_in(sound, brisk()).await.close().await;
}

#[tokio::test]
async fn a_mark_stands_in_the_database_while_it_is_open() {
    let place = Place::open().await;
    let marks = |folder: std::path::PathBuf| async move {
        let mut file = database(&folder).await;
        let marks: i64 = sqlx::query_scalar("SELECT count(*) FROM meta WHERE key = 'open'")
            .fetch_one(&mut file)
            .await
            .unwrap();
        file.close().await.unwrap();
        marks
    };
    let path = place.folder.path().to_owned();
    assert_eq!(marks(path.clone()).await, 1);
    let folder = place.close().await;
    assert_eq!(marks(path).await, 0);
    drop(folder);
}

#[cfg(unix)]
#[tokio::test]
async fn the_database_and_what_lies_beside_it_are_for_their_owner_alone() {
    use std::os::unix::fs::PermissionsExt as _;
    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    let folder = tempfile::tempdir().unwrap();
    // Made long ago, when everybody could read it.
    fs::write(folder.path().join(FILE), "").unwrap();
    fs::set_permissions(folder.path().join(FILE), fs::Permissions::from_mode(0o644)).unwrap();
    let place = Place::open_in(folder, brisk()).await;
    some_table(&place).await;
    let copy = place.folder.path().join("copy");
    backup(place.folder.path(), &copy).await.unwrap();
    for name in [FILE, "boomtown.db-wal", "boomtown.db-shm", "copy"] {
        assert_eq!(mode(&place.folder.path().join(name)), 0o600, "{name}");
    }
    let folder = place.close().await;
    // A backup that somebody made readable becomes a database that is not.
    fs::set_permissions(&copy, fs::Permissions::from_mode(0o644)).unwrap();
    server::storage::sqlite::restore(folder.path(), &copy).await.unwrap();
    assert_eq!(mode(&folder.path().join(FILE)), 0o600);
}
