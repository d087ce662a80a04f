//! `boomtown move`, killed in the middle and run again, and the servers before and after it.

use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use sqlx::{Executor as _, PgConnection};

use crate::cluster::{Cluster, cluster};
use crate::guest::Guest;
use crate::killed::hotseat;
use crate::playing::{play_on, play_one};
use crate::process::Process;

fn start_moving(from: &str, to: &str) -> Child {
    Command::new(env!("CARGO_BIN_EXE_boomtown"))
        .args(["move", "--from", from, "--to", to])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

/// Makes whoever writes decisions into a database wait for as long as this line holds a lock.
async fn hold_up(cluster: &Cluster, name: &str) -> PgConnection {
    let mut database = cluster.connect(name).await;
    for statement in [
        "CREATE FUNCTION wait() RETURNS TRIGGER LANGUAGE plpgsql AS \
         $$ BEGIN PERFORM pg_advisory_xact_lock_shared(1858); RETURN new; END $$",
        "CREATE TRIGGER wait BEFORE INSERT ON entries FOR EACH STATEMENT EXECUTE FUNCTION wait()",
        "SELECT pg_advisory_lock(1858)",
    ] {
        database.execute(statement).await.unwrap();
    }
    database
}

/// Waits until somebody waits for the lock.
async fn until_held_up(database: &mut PgConnection) {
    let waiting =
        "SELECT EXISTS (SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted AND objid = 1858)";
    while !sqlx::query_scalar::<_, bool>(waiting).fetch_one(&mut *database).await.unwrap() {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_that_is_killed_goes_on_when_it_is_run_again_and_the_game_goes_on_after_it() {
    let Some(cluster) = cluster() else { return };
    let data = tempfile::tempdir().unwrap();
    let server = Process::start(data.path());
    let ann = Guest::named(server.address, "Ann").await;
    let table = ann.new_table(&hotseat()).await;
    let mut line = ann.sit(&table).await;
    let moment = line.welcome["moment"].clone();
    play_on(&mut line, moment, 4).await;
    drop(line);
    server.stop();
    let name = data.path().file_name().unwrap().to_string_lossy().to_lowercase();
    let address = cluster.database(&name).await;
    // A server was started there once, and nobody came.
    let nobodys = Process::start_on(&address);
    assert_eq!(Guest::nobody(nobodys.address).get("/health").await.status, 200);
    nobodys.stop();
    let mut holding = hold_up(cluster, &name).await;
    let from = data.path().to_str().unwrap();
    let mut moving = start_moving(from, &address);
    until_held_up(&mut holding).await;
    moving.kill().unwrap();
    moving.wait().unwrap();
    let refused = serve_anyway(&address, data.path());
    assert!(refused.contains("run the same 'boomtown move' again"), "{refused}");
    holding.execute("SELECT pg_advisory_unlock(1858)").await.unwrap();
    let output = start_moving(from, &address).wait_with_output().unwrap();
    let (said, shown) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{said}{shown}");
    assert!(said.contains("had been copied by an earlier attempt"), "{said}");
    assert!(said.contains("notices.key"), "{said}");
    assert!(!shown.contains("copying people") && shown.contains("copying entries"), "{shown}");
    assert!(shown.contains("comparing people"), "{shown}");
    let server = Process::start_on(&address);
    let ann = Guest { address: server.address, ..ann };
    let mut line = ann.sit(&table).await;
    let moment = line.welcome["moment"].clone();
    assert_eq!(moment["decisions"], 4);
    assert_eq!(play_one(&mut line, &moment, "moved").await["decisions"], 5);
    drop(line);
    server.stop();
}

/// Starts a server that has to refuse, and gives what it says.
fn serve_anyway(database: &str, data: &Path) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_boomtown"))
        .args(["serve", "--listen", "127.0.0.1:0", "--data"])
        .arg(data)
        .env("DATABASE_URL", database)
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    String::from_utf8_lossy(&output.stderr).into_owned()
}
