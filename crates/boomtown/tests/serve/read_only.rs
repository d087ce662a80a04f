//! The disk becomes read-only under a running server, as one does on which the system finds a fault: no move is acknowledged, the
//! server says why it is not well, and what was kept before is there when the disk can be written to again.

use std::fs::File;
use std::path::Path;
use std::process::Command;

use serde_json::json;

use crate::guest::Guest;
use crate::playing::some_play;
use crate::process::Process;

/// Puts a disk of its own under a folder, in a name space of the server's own.
fn mount(image: &Path, place: &Path) -> String {
    format!("mount -o loop '{}' '{}'", image.display(), place.display())
}

/// Makes a small disk, if this system lets us have one.
fn disk_can_be_had(image: &Path, place: &Path) -> bool {
    File::create(image).unwrap().set_len(16 << 20).unwrap();
    let done = |command: &mut Command| command.output().is_ok_and(|output| output.status.success());
    done(Command::new("mkfs.ext4").arg("-q").arg(image))
        && done(Command::new("unshare").args(["-m", "sh", "-c", &mount(image, place)]))
}

#[tokio::test]
async fn on_a_disk_that_becomes_read_only_the_server_is_not_well_and_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let (image, place) = (folder.path().join("image"), folder.path().join("place"));
    std::fs::create_dir(&place).unwrap();
    if !disk_can_be_had(&image, &place) {
        eprintln!("No disk can be had here, so this is not tried.");
        return;
    }
    let data = place.join("data");
    let start = || Process::start_with(&["unshare", "-m"], &data, &mount(&image, &place));
    let server = start();
    let mut ann = Guest::named(server.address, "Ann").await;
    let hotseat =
        json!({"game": "circle-wagons", "seats": [{"kind": "me"}, {"kind": "here", "name": "Bob"}]});
    let table = ann.new_table(&hotseat).await;
    let mut line = ann.sit(&table).await;
    let play = some_play(&line.welcome["moment"]).unwrap();
    assert_eq!(ann.get("/health").await.status, 200);
    let inside = ["-t", &server.id().to_string(), "-m", "mount", "-o", "remount,abort"];
    assert!(Command::new("nsenter").args(inside).arg(&place).status().unwrap().success());
    for number in 0..3 {
        let refused = line.ask_as(&format!("in-vain-{number}"), play.clone()).await;
        assert_eq!(refused["reason"], "storage", "{refused}");
        let health = ann.get("/health").await;
        assert_eq!(health.status, 503, "{health:?}");
        assert!(health.body.contains("read-only"), "{health:?}");
    }
    server.stop();
    let server = start();
    ann.address = server.address;
    assert_eq!(ann.sit(&table).await.welcome["moment"]["decisions"], 0);
    assert_eq!(ann.get("/health").await.status, 200);
    server.stop();
}
