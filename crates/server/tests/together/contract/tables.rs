//! Tables, from the first seat to the last of their traces.

use serde_json::{Value, json};
use server::protocol::{Me, Said};
use server::storage::{
    CreationRequest, EntryRow, ExpiryCutoffs, FinishedRow, NewTableRow, Progress, RemarkRow, SnapshotRow,
    Storage, TableChange, TableFilter, TokenRow,
};
use table::Seat;

use super::{Diary, NOW, change, doc, me, new_table, note, note_of, person, seat};

fn entry(index: usize, version: u64, who: &str) -> EntryRow {
    EntryRow {
        index,
        version,
        entry: json!({"play": {"seat": 1, "action": format!("take {index}")}}).to_string(),
        who: who.to_owned(),
        request: format!("request-{index}"),
    }
}

fn remark(number: u32, version: u64) -> RemarkRow {
    let Me { id, name } = me("Ann");
    let said = Said { number, id, name, text: format!("Howdy {number} ß"), at: NOW };
    RemarkRow { said, version, request: format!("said-{number}") }
}

/// A request that makes a table, once.
fn request() -> CreationRequest {
    CreationRequest { person: "ann".to_owned(), key: "key".to_owned(), asked: "what".to_owned() }
}

/// What is not made twice. A storage may leave out a number for it, so this comes last.
pub(super) async fn conflicts(diary: &mut Diary, storage: &dyn Storage) {
    let mine = || doc("ann", "over", &[person("ann")]);
    let asked = |id: &str| NewTableRow {
        request: Some(CreationRequest { key: "other".to_owned(), ..request() }),
        ..new_table(id, mine())
    };
    storage.create(asked("asked")).await.unwrap();
    assert!(note!(diary, storage.create(asked("again"))).is_err());
    note!(diary, storage.load("again")).unwrap();
    let record = |id: &str| NewTableRow { record_hash: Some("twice".to_owned()), ..new_table(id, mine()) };
    storage.create(record("once")).await.unwrap();
    assert!(note!(diary, storage.create(record("twice"))).is_err());
    note!(diary, storage.load("twice")).unwrap();
}

pub(super) async fn ask(diary: &mut Diary, storage: &dyn Storage) {
    let open = seat(&json!({"kind": "open"}));
    let first = NewTableRow {
        request: Some(request()),
        ..new_table("first", doc("ann", "gathering", &[person("ann"), open.clone()]))
    };
    let number = note!(diary, storage.create(first)).unwrap();
    note!(diary, storage.created("ann", "key")).unwrap();
    note!(diary, storage.created("ann", "other")).unwrap();
    note!(diary, storage.gathering(0, 10)).unwrap();
    note!(diary, storage.list(&TableFilter::Open, None, 10)).unwrap();
    // It begins; something is decided and said.
    let playing = doc("ann", "playing", &[person("ann"), person("bob")]);
    let begun = TableChange { doc: Some(playing), ..change(number, 2) };
    note!(diary, storage.commit(begun.clone())).unwrap();
    assert!(note!(diary, storage.commit(begun)).is_err(), "the second of two comes too late");
    for (index, version) in [(0, 3), (1, 4)] {
        let mut next = change(number, version);
        next.progress = Progress {
            decisions: u32::try_from(index).unwrap() + 1,
            deciders: vec![Seat::SECOND],
            bots: index == 0,
            asked: 7,
            due: Some(9),
            ..next.progress
        };
        next.entry = Some(entry(index, version, "ann"));
        next.remark = Some(remark(u32::try_from(index).unwrap() + 1, version));
        note!(diary, storage.commit(next)).unwrap();
        note!(diary, storage.waiting_for_bots()).unwrap();
    }
    note!(diary, storage.due(8, 10)).unwrap();
    note!(diary, storage.due(9, 10)).unwrap();
    note!(diary, storage.save_snapshot(number, SnapshotRow { entries: 1, state: "{}".to_owned() })).unwrap();
    note!(diary, storage.save_snapshot(number, SnapshotRow { entries: 2, state: "[]".to_owned() })).unwrap();
    note!(diary, storage.load("first")).unwrap();
    note!(diary, storage.load("none")).unwrap();
    note!(diary, storage.is_unfinished(number)).unwrap();
    note!(diary, storage.remarks_since("ann", 1)).unwrap();
    note!(diary, storage.table_count("ann")).unwrap();
    note!(diary, storage.shared_table("ann", "bob")).unwrap();
    note!(diary, storage.shared_table("ann", "eve")).unwrap();
    note!(diary, storage.summary(number)).unwrap();
    note!(diary, storage.unfinished("ann", 10)).unwrap();
    note!(diary, storage.touch(number, NOW + 50)).unwrap();
    belongings(diary, storage, number).await;
    others(diary, storage, number, open).await;
}

/// What belongs to a table.
async fn belongings(diary: &mut Diary, storage: &dyn Storage, number: i64) {
    note!(diary, storage.note(number, 1)).unwrap();
    note!(diary, storage.save_note(number, 1, "Beware of Bob")).unwrap();
    note!(diary, storage.note(number, 1)).unwrap();
    note!(diary, storage.save_note(number, 1, "")).unwrap();
    note!(diary, storage.note(number, 1)).unwrap();
    note!(diary, storage.save_review(number, "{}".to_owned())).unwrap();
    note!(diary, storage.save_review(99, "{}".to_owned())).unwrap();
    note!(diary, storage.review(number)).unwrap();
    note!(diary, storage.review(99)).unwrap();
    let token = TokenRow { table: "first".to_owned(), seat: Seat::FIRST, owner: "ann".to_owned() };
    for hash in ["old", "new"] {
        note!(diary, storage.save_token(hash, &token)).unwrap();
    }
    note!(diary, storage.token("old")).unwrap();
    note!(diary, storage.token("new")).unwrap();
}

/// Tables that are over, records that were brought, tables of bots, and what nobody will miss.
async fn others(diary: &mut Diary, storage: &dyn Storage, number: i64, open: Value) {
    let over =
        TableChange { doc: Some(doc("ann", "over", &[person("ann"), person("bob")])), ..change(number, 5) };
    note!(diary, storage.commit(over)).unwrap();
    note!(diary, storage.save_digest(number, "{\"a\":1}".to_owned())).unwrap();
    note!(diary, storage.save_digest(99, "{}".to_owned())).unwrap();
    let shown = |found: &Vec<FinishedRow>| {
        found.iter().map(|row| (row.table.id.clone(), row.digest.clone())).collect::<Vec<_>>()
    };
    note_of!(diary, storage.finished(Some("bob"), 10), shown);
    note_of!(diary, storage.finished(None, 10), shown);
    let mut brought = doc("bob", "over", &[person("bob")]);
    brought.imported = true;
    let record = NewTableRow {
        record_hash: Some("record".to_owned()),
        entries: vec![entry(0, 1, ""), entry(1, 1, "")],
        ..new_table("brought", brought)
    };
    note!(diary, storage.create(record)).unwrap();
    note!(diary, storage.brought("bob", "record")).unwrap();
    note!(diary, storage.brought("ann", "record")).unwrap();
    let bots = [seat(&json!({"kind": "bot", "level": "tenderfoot"}))];
    note!(diary, storage.create(new_table("bots", doc("bob", "playing", &bots)))).unwrap();
    note!(diary, storage.create(new_table("waits", doc("bob", "gathering", &[person("bob"), open]))))
        .unwrap();
    for filter in [
        TableFilter::Open,
        TableFilter::Playing,
        TableFilter::Over,
        TableFilter::Of("bob".to_owned()),
        TableFilter::Played("bob".to_owned()),
        TableFilter::Imported("bob".to_owned()),
    ] {
        let found = note!(diary, storage.list(&filter, None, 10)).unwrap();
        if let Some(first) = found.first() {
            note!(diary, storage.list(&filter, Some(first.number), 10)).unwrap();
        }
    }
    note!(diary, storage.created_since("bob", 1)).unwrap();
    note!(diary, storage.created_since("bob", NOW + 1)).unwrap();
    let all = ExpiryCutoffs { listed: NOW * 2, invitations: NOW * 2, imports: NOW * 2, bots: NOW * 2 };
    let none = ExpiryCutoffs { listed: 1, invitations: 1, imports: 1, bots: 1 };
    let found = note!(diary, storage.expired_tables(&all, 0, 10)).unwrap();
    note!(diary, storage.expired_tables(&all, found[0].0, 10)).unwrap();
    note!(diary, storage.expired_tables(&none, 0, 10)).unwrap();
    note!(diary, storage.remove(found[0].0)).unwrap();
    note!(diary, storage.expired_tables(&all, 0, 10)).unwrap();
    let admin = storage.admin();
    note!(diary, admin.came_from("bob", "192.0.2.9", NOW)).unwrap();
    note!(diary, admin.log_action("bob", "bob", "{\"person\":\"bob\"}", NOW)).unwrap();
    // Two who are one: what the one had is the other's.
    note!(diary, storage.join_people("bob", "eve")).unwrap();
    assert!(note!(diary, storage.join_people("bob", "eve")).is_err());
    note!(diary, storage.list(&TableFilter::Played("eve".to_owned()), None, 10)).unwrap();
    note!(diary, storage.person("bob")).unwrap();
    let came_from = note!(diary, storage.addresses_of("eve")).unwrap();
    assert_eq!(came_from.len(), 1);
    let log = note!(diary, admin.audit_log(None, 10)).unwrap();
    assert!(!format!("{log:?}").contains("bob"), "{log:?}");
}
