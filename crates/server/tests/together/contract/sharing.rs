//! What servers tell each other: where there is only one, nothing of it is in anybody's way.

use std::time::Duration;

use server::storage::{ClusterState, Storage, TableOf};

use super::{Diary, note, note_of};

pub(super) async fn ask(diary: &mut Diary, storage: &dyn Storage) {
    let told = storage.load("told").await.unwrap().unwrap();
    note!(diary, storage.outdated(&[(told.number, told.progress.version)])).unwrap();
    note!(diary, storage.outdated(&[])).unwrap();
    // One server alone knows of everything that happens.
    note_of!(diary, storage.tables_of(&["eve".to_owned()]), |tables: &Vec<TableOf>| {
        tables.iter().all(|table| table.person == "eve")
    });
    // One server alone has no house to hear of; several have none beside this one.
    note_of!(diary, storage.beat(Some("{}".to_owned())), |house: &Option<ClusterState>| {
        house.as_ref().map_or(0, |house| house.others)
    });
    for _ in 0..2 {
        note!(diary, storage.claim("bot", "told", Duration::from_secs(60))).unwrap();
    }
    note!(diary, storage.abandoned("bot", 10)).unwrap();
    assert!(storage.remarks().is_empty());
}
