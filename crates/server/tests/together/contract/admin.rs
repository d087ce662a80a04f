//! What operators do.

use server::storage::{
    AddressCountRow, Census, LookedAtTable, ReportRow, SanctionRow, SiteSettingRows, Storage,
};

use super::{Diary, NOW, note, note_of};

pub(super) async fn ask(diary: &mut Diary, storage: &dyn Storage) {
    let admin = storage.admin();
    let number = note!(diary, admin.log_action("ann", "eve", "{}", NOW)).unwrap();
    note!(diary, admin.log_action("", "", "[]", NOW + 1)).unwrap();
    note!(diary, admin.waiting_actions(NOW)).unwrap();
    note!(diary, admin.take_action(number, NOW, NOW + 5)).unwrap();
    note!(diary, admin.take_action(number, NOW, NOW + 6)).unwrap();
    note!(diary, admin.waiting_actions(NOW)).unwrap();
    note_of!(diary, admin.actions_finished(), |_: &u64| "some number");
    note!(diary, admin.finish_action(number, "done")).unwrap();
    note!(diary, admin.action(number)).unwrap();
    note!(diary, admin.action(99)).unwrap();
    note!(diary, admin.audit_log(None, 10)).unwrap();
    note!(diary, admin.audit_log(Some(number + 1), 10)).unwrap();
    let sanction = SanctionRow {
        number: 0,
        kind: "mute".to_owned(),
        whom: "eve".to_owned(),
        since: NOW,
        until: None,
        note: "Quiet, please".to_owned(),
    };
    note!(diary, admin.add_sanction(&sanction)).unwrap();
    note!(diary, admin.add_sanction(&SanctionRow { until: Some(NOW), ..sanction })).unwrap();
    note!(diary, admin.save_site_setting("announcement", Some("Howdy"))).unwrap();
    note!(diary, admin.save_site_setting("announcement", Some("Howdy, all"))).unwrap();
    note!(diary, admin.save_site_setting("closed", Some("yes"))).unwrap();
    note!(diary, admin.save_site_setting("closed", None)).unwrap();
    note!(diary, admin.set_operator("ann", true)).unwrap();
    note!(diary, admin.set_operator("ann", true)).unwrap();
    note!(diary, admin.set_operator("eve", false)).unwrap();
    // Numbers are given in another way by each storage.
    let unnumbered = |house: &SiteSettingRows| {
        let mut house = house.clone();
        house.sanctions.iter_mut().for_each(|sanction| sanction.number = 0);
        house
    };
    let house = note_of!(diary, admin.site_settings(), unnumbered);
    note!(diary, admin.lift_sanction(house.sanctions[0].number)).unwrap();
    note!(diary, admin.lift_sanction(house.sanctions[0].number)).unwrap();
    note_of!(diary, admin.site_settings(), unnumbered);
    let report = ReportRow {
        number: 0,
        at: NOW,
        reporter: "ann".to_owned(),
        reporter_name: "Ann".to_owned(),
        person: "eve".to_owned(),
        person_name: "Eve".to_owned(),
        table: "told".to_owned(),
        why: "Rude".to_owned(),
        said: "[]".to_owned(),
        closed: false,
    };
    note!(diary, admin.add_report(&report)).unwrap();
    let reports = note!(diary, admin.reports(None, 10)).unwrap();
    note!(diary, admin.reports(Some(reports[0].number), 10)).unwrap();
    note!(diary, admin.reports_since("ann", 1)).unwrap();
    note!(diary, admin.close_report(reports[0].number)).unwrap();
    note!(diary, admin.close_report(99)).unwrap();
    note!(diary, admin.reports(None, 10)).unwrap();
    note!(diary, admin.block("ann", "eve", true)).unwrap();
    note!(diary, admin.block("ann", "eve", true)).unwrap();
    note!(diary, admin.blocked_by("ann")).unwrap();
    note!(diary, admin.blockers_of("eve")).unwrap();
    note!(diary, admin.block("ann", "eve", false)).unwrap();
    note!(diary, admin.blocked_by("ann")).unwrap();
    note!(diary, admin.came_from("ann", "192.0.2.7", NOW)).unwrap();
    note!(diary, admin.came_from("ann", "192.0.2.8", NOW + 2)).unwrap();
    // One by the name, by the beginning of the id, by the beginning of the address.
    for text in ["nnie", "ev", "192.0.2", "100%"] {
        note_of!(diary, admin.find_people(text, 10), |found: &Vec<server::storage::FoundPersonRow>| {
            // When somebody came who was never noted to be here depends on the wall clock.
            found.iter().map(|row| (row.name.clone(), row.tables, row.addresses.clone())).collect::<Vec<_>>()
        });
    }
    for person in ["ann", "eve"] {
        note!(diary, storage.remarks_of(person)).unwrap();
        note!(diary, storage.reports_by(person)).unwrap();
        note!(diary, storage.addresses_of(person)).unwrap();
    }
    note!(diary, admin.forget_addresses(NOW + 1)).unwrap();
    count_addresses(diary, storage).await;
    note_of!(diary, admin.find_people("192.0.2", 10), |found: &Vec<server::storage::FoundPersonRow>| {
        found.iter().map(|row| row.addresses.clone()).collect::<Vec<_>>()
    });
    for text in ["tol", "Eve"] {
        note_of!(diary, admin.find_tables(text, 10), |found: &Vec<(String, String, u64)>| {
            found.iter().map(|(id, _, at)| (id.clone(), *at)).collect::<Vec<_>>()
        });
    }
    by_the_database(diary, storage).await;
    note!(diary, admin.delete_remark(1, 99)).unwrap();
    note!(diary, admin.delete_remark(1, 1)).unwrap();
    note!(diary, storage.load("first")).unwrap();
    // How much room it takes is another matter.
    note_of!(diary, admin.census(), |census: &Census| Census { bytes: 0, free_bytes: None, ..*census });
    note!(diary, admin.rotate_signing_key(3)).unwrap();
    note_of!(diary, storage.signing_keys(1), |keys: &Vec<[u8; 32]>| keys.len());
    note!(diary, admin.free_space()).unwrap();
}

/// What the command line does where no server runs.
async fn by_the_database(diary: &mut Diary, storage: &dyn Storage) {
    let admin = storage.admin();
    // How many bytes it takes is another matter.
    note_of!(diary, admin.sizes(), |(_, waiting): &(u64, u64)| *waiting);
    note!(diary, admin.log_done("", "{}", NOW + 2)).unwrap();
    for person in ["eve", "nobody"] {
        note!(diary, admin.knows(person)).unwrap();
    }
    note!(diary, admin.rename("eve", "Evelyn")).unwrap();
    note!(diary, storage.person("eve")).unwrap();
    note!(diary, admin.rename("eve", "Eve")).unwrap();
    note_of!(diary, admin.look_at_table("first"), |table: &Option<LookedAtTable>| {
        table
            .as_ref()
            .map(|table| (table.decisions, table.updated, table.people.clone(), table.remarks.clone()))
    });
    note!(diary, admin.look_at_table("nowhere")).unwrap();
}

/// What came from addresses is added up, for a day from its first.
async fn count_addresses(diary: &mut Diary, storage: &dyn Storage) {
    let admin = storage.admin();
    let count = |what: &str, mark: &str, since: u64, amount: u64| AddressCountRow {
        what: what.to_owned(),
        mark: mark.to_owned(),
        since,
        amount,
    };
    let morning =
        [count("tables", "one", NOW, 2), count("tables", "two", NOW, 5), count("remarks", "one", NOW, 1)];
    note!(diary, admin.add_address_counts(&morning, NOW - 100)).unwrap();
    // Another server has counted since later: the earlier time stays.
    let all =
        note!(diary, admin.add_address_counts(&[count("tables", "one", NOW + 9, 3)], NOW - 90)).unwrap();
    assert_eq!(all, [count("tables", "one", NOW, 5)]);
    let all =
        note!(diary, admin.add_address_counts(&[count("tables", "two", NOW + 101, 1)], NOW + 1)).unwrap();
    assert_eq!(all, [count("tables", "two", NOW + 101, 1)], "another day");
    note!(diary, admin.address_counts(NOW - 1, 2)).unwrap();
    note!(diary, admin.forget_address_counts(NOW)).unwrap();
    note!(diary, admin.address_counts(0, 10)).unwrap();
}
