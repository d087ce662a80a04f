//! Messages to people.

use server::protocol::{ChannelKind, DeliveryState, NoticeKind};
use server::storage::{
    ChannelOutcome, ChannelRow, DeliveryRow, DueDelivery, DueNotice, Hearing, NewTableRow, NoticeOutcome,
    NoticeRow, Storage, TableChange, Unanswered,
};

use super::{Diary, NOW, change, doc, new_table, note, note_of, person};

fn delivery(id: &str, number: i64) -> DeliveryRow {
    DeliveryRow {
        id: id.to_owned(),
        person: "ann".to_owned(),
        channel: "mail".to_owned(),
        number,
        kind: NoticeKind::Turn,
        made: NOW,
        due: NOW,
        tries: 0,
        state: DeliveryState::Waiting,
        trouble: String::new(),
    }
}

fn notice(person: &str, kind: NoticeKind) -> NoticeRow {
    NoticeRow { person: person.to_owned(), kind, made: NOW, due: NOW }
}

/// Numbers of notices are given in another way by each storage.
fn unnumbered(due: &[DueNotice]) -> Vec<DueNotice> {
    due.iter().map(|notice| DueNotice { id: 0, ..notice.clone() }).collect()
}

pub(super) async fn ask(diary: &mut Diary, storage: &dyn Storage) {
    note!(diary, storage.sealed("push")).unwrap();
    note!(diary, storage.save_sealed("push", vec![0, 255, 7])).unwrap();
    note!(diary, storage.sealed("push")).unwrap();
    let mail = ChannelRow {
        id: "mail".to_owned(),
        person: "ann".to_owned(),
        kind: ChannelKind::Mail,
        sealed: vec![0, 1, 255],
        mark: "mark".to_owned(),
        made: NOW,
        confirmed: false,
        failures: 0,
        unanswered: 0,
        off: None,
    };
    note!(diary, storage.save_channel(ChannelRow { id: "old".to_owned(), ..mail.clone() }, None)).unwrap();
    note!(diary, storage.save_channel(mail, Some(delivery("first", 0)))).unwrap();
    note!(diary, storage.channels("ann")).unwrap();
    note!(diary, storage.channel("old")).unwrap();
    note!(diary, storage.unconfirmed_since("mark")).unwrap();
    note!(diary, storage.confirm_channel("mail")).unwrap();
    note!(diary, storage.unconfirmed_since("mark")).unwrap();
    note!(diary, storage.channel("mail")).unwrap();
    note!(diary, storage.save_notice_settings("ann", "{}".to_owned())).unwrap();
    note!(diary, storage.save_notice_settings("ann", "[]".to_owned())).unwrap();
    note!(diary, storage.notice_settings("ann")).unwrap();
    note!(diary, storage.notice_settings("eve")).unwrap();
    let table = NewTableRow {
        notices: vec![notice("ann", NoticeKind::Turn), notice("eve", NoticeKind::Invited)],
        ..new_table("told", doc("ann", "playing", &[person("ann"), person("eve")]))
    };
    let number = note!(diary, storage.create(table)).unwrap();
    let again = TableChange { notices: vec![notice("ann", NoticeKind::Turn)], ..change(number, 2) };
    note!(diary, storage.commit(again)).unwrap();
    note!(diary, storage.save_hearing("eve", number, Hearing::Turn)).unwrap();
    note!(diary, storage.hearing("eve")).unwrap();
    note!(diary, storage.save_hearing("eve", number, Hearing::Everything)).unwrap();
    note!(diary, storage.hearing("eve")).unwrap();
    note_of!(diary, storage.due_notices(NOW - 1, 10), unnumbered);
    let due = note_of!(diary, storage.due_notices(NOW, 10), unnumbered);
    for notice in due {
        let outcome = match notice.kind {
            NoticeKind::Turn => NoticeOutcome::Told(vec![delivery("second", number)]),
            _ => NoticeOutcome::Settled,
        };
        note!(diary, storage.settle_notice(notice, outcome)).unwrap();
    }
    note_of!(diary, storage.due_notices(NOW * 2, 10), unnumbered);
    sent(diary, storage).await;
}

/// The one message that is due.
async fn due(diary: &mut Diary, storage: &dyn Storage) -> DueDelivery {
    let mut due = note!(diary, storage.due_deliveries(NOW, 10)).unwrap();
    assert_eq!(due.len(), 1, "one of each channel");
    due.remove(0)
}

/// What becomes of messages.
async fn sent(diary: &mut Diary, storage: &dyn Storage) {
    let first = due(diary, storage).await.row;
    let first = DeliveryRow { tries: 1, state: DeliveryState::Sent, ..first };
    note!(diary, storage.save_delivery(first, ChannelOutcome::Works(NOW))).unwrap();
    let DueDelivery { row: second, doubtful } = due(diary, storage).await;
    assert!(!doubtful);
    unanswered(diary, storage, &second).await;
    let failed = ChannelOutcome::Failed { most: 1, why: "notice-off" };
    let second = DeliveryRow { tries: 1, state: DeliveryState::Failed, trouble: "no".to_owned(), ..second };
    note!(diary, storage.save_delivery(second, failed)).unwrap();
    note!(diary, storage.channel("mail")).unwrap();
    note_of!(diary, storage.deliveries("ann", 10), |found: &Vec<(DeliveryRow, Option<String>)>| {
        let mut found = found.clone();
        found.sort_by(|one, other| one.0.id.cmp(&other.0.id));
        found
    });
    note!(diary, storage.try_channel("mail", delivery("third", 0))).unwrap();
    note!(diary, storage.channel("mail")).unwrap();
    note!(diary, storage.forget_deliveries(NOW + 1)).unwrap();
    note!(diary, storage.deliveries("ann", 10)).unwrap();
    note!(diary, storage.remove_channel("mail")).unwrap();
    note!(diary, storage.channels("ann")).unwrap();
    note!(diary, storage.deliveries("ann", 10)).unwrap();
}

/// How often there was no answer is counted once in a while, and after some of them the channel is off.
async fn unanswered(diary: &mut Diary, storage: &dyn Storage, row: &DeliveryRow) {
    let other = ChannelRow {
        id: "other".to_owned(),
        person: "eve".to_owned(),
        kind: ChannelKind::Mail,
        sealed: vec![1],
        mark: "elsewhere".to_owned(),
        made: NOW,
        confirmed: true,
        failures: 0,
        unanswered: 0,
        off: None,
    };
    note!(diary, storage.save_channel(other, None)).unwrap();
    let elsewhere = DeliveryRow { channel: "other".to_owned(), id: "elsewhere".to_owned(), ..row.clone() };
    let at = |after: u64| {
        let (at, apart, why) = (NOW + after, 10, "notice-off-silent");
        ChannelOutcome::Unanswered(Unanswered { at, apart, most: 2, most_alone: 4, why })
    };
    // Nothing arrives anywhere: that takes longer.
    note!(diary, storage.save_delivery(elsewhere.clone(), at(0))).unwrap();
    for after in [1, 5, 11, 12, 30] {
        let off = note!(diary, storage.save_delivery(row.clone(), at(after))).unwrap();
        assert!(!off, "after {after}");
    }
    assert!(due(diary, storage).await.doubtful);
    note!(diary, storage.channel("mail")).unwrap();
    assert!(note!(diary, storage.save_delivery(row.clone(), at(50))).unwrap());
    note!(diary, storage.try_channel("mail", delivery("again", 0))).unwrap();
    // Something arrives elsewhere.
    note!(diary, storage.save_delivery(elsewhere, ChannelOutcome::Works(NOW + 55))).unwrap();
    assert!(!note!(diary, storage.save_delivery(row.clone(), at(60))).unwrap());
    assert!(note!(diary, storage.save_delivery(row.clone(), at(70))).unwrap());
    note!(diary, storage.channel("mail")).unwrap();
    note!(diary, storage.try_channel("mail", row.clone())).unwrap();
    note!(diary, storage.remove_channel("other")).unwrap();
}
