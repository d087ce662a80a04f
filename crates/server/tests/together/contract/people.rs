//! People: who they are, when they were here, and how they are forgotten.

use server::storage::{BotRow, Storage};

use super::{Diary, NOW, doc, me, new_table, note, note_of, person};

pub(super) async fn ask(diary: &mut Diary, storage: &dyn Storage) {
    note!(diary, storage.check()).unwrap();
    for name in ["Ann", "Bob", "Cid", "Dan", "Eve", "Machine"] {
        note!(diary, storage.save_person(&me(name))).unwrap();
    }
    note!(diary, storage.person("ann")).unwrap();
    note!(diary, storage.person("nobody")).unwrap();
    let ids = ["bob", "nobody", "ann"].map(str::to_owned);
    note_of!(diary, storage.people(&ids), |people: &Vec<server::protocol::Me>| {
        let mut names: Vec<String> = people.iter().map(|person| person.name.clone()).collect();
        names.sort();
        names
    });
    let annie = server::protocol::Me { name: "Annie ß".to_owned(), ..me("Ann") };
    note!(diary, storage.rename_person(&annie)).unwrap();
    note!(diary, storage.rename_person(&me("Nobody"))).unwrap();
    note!(diary, storage.person("ann")).unwrap();
    note!(diary, storage.person("nobody")).unwrap();
    note!(diary, storage.session("ann")).unwrap();
    note!(diary, storage.note_seen("ann", NOW)).unwrap();
    note!(diary, storage.save_last_seen(vec![("ann".to_owned(), 5), ("nobody".to_owned(), 6)], 7)).unwrap();
    note!(diary, storage.last_seen("ann")).unwrap();
    note!(diary, storage.last_seen("nobody")).unwrap();
    // One lives by its own clock, the others by that of their database.
    note_of!(diary, storage.uptime(), |_: &u64| "some time");
    note_of!(diary, storage.begin_run(1, 2), |starts: &Vec<(u64, u64)>| !starts.is_empty());
    note!(diary, storage.save_holidays("ann", vec![(1, 2), (3, 4)])).unwrap();
    note!(diary, storage.save_holidays("ann", vec![(5, 6)])).unwrap();
    note!(diary, storage.save_holidays("nobody", vec![(5, 6)])).unwrap();
    note!(diary, storage.holidays()).unwrap();
    let bot = BotRow {
        id: "machine".to_owned(),
        owner: "ann".to_owned(),
        token: Some("hash".to_owned()),
        rules: "{}".to_owned(),
        made: NOW,
        ladder_paused: Some(NOW),
    };
    note!(diary, storage.save_bot(&bot)).unwrap();
    note!(diary, storage.save_bot(&BotRow { rules: "[]".to_owned(), ..bot.clone() })).unwrap();
    note!(diary, storage.save_bot(&BotRow { id: "nobody".to_owned(), token: None, ..bot })).unwrap();
    note!(diary, storage.bot("machine")).unwrap();
    note!(diary, storage.bot("nobody")).unwrap();
    note!(diary, storage.bot_with_token("hash")).unwrap();
    note!(diary, storage.bot_with_token("other")).unwrap();
    note!(diary, storage.bots_of("ann")).unwrap();
}

/// How people leave, at the end.
pub(super) async fn leave(diary: &mut Diary, storage: &dyn Storage) {
    let table = new_table("last", doc("dan", "playing", &[person("dan"), person("eve")]));
    let number = note!(diary, storage.create(table)).unwrap();
    note!(diary, storage.idle_guests(NOW, "", 10)).unwrap();
    note!(diary, storage.forget_guest("cid", 1)).unwrap();
    note!(diary, storage.person("cid")).unwrap();
    note!(diary, storage.forget_guest("cid", NOW)).unwrap();
    note!(diary, storage.forget_guest("dan", NOW)).unwrap();
    note!(diary, storage.person("cid")).unwrap();
    note!(diary, storage.person("dan")).unwrap();
    note!(diary, storage.begin_forgetting("dan")).unwrap();
    note!(diary, storage.person("dan")).unwrap();
    note!(diary, storage.leaving()).unwrap();
    note!(diary, storage.tables_naming("dan", 0, 10)).unwrap();
    note_of!(diary, storage.document(number, "dan"), |found: &Option<(String, Vec<usize>)>| {
        found
            .as_ref()
            .map(|(doc, seats)| (serde_json::from_str::<serde_json::Value>(doc).unwrap(), seats.clone()))
    });
    note!(diary, storage.save_document(number, "{}".to_owned())).unwrap();
    note!(diary, storage.document(number, "dan")).unwrap();
    note!(diary, storage.forget_at(number, "dan")).unwrap();
    note!(diary, storage.forget_person("dan")).unwrap();
    note!(diary, storage.leaving()).unwrap();
    note!(diary, storage.remove(number)).unwrap();
    note!(diary, storage.load("last")).unwrap();
}
