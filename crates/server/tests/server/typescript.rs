//! The browser's types are those of the server.

use std::collections::BTreeMap;
use std::path::Path;

fn files(folder: &Path, below: &str, into: &mut BTreeMap<String, String>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let entry = entry.unwrap();
        let name = format!("{below}{}", entry.file_name().to_string_lossy());
        if entry.path().is_dir() {
            files(&entry.path(), &format!("{name}/"), into);
        } else {
            into.insert(name, std::fs::read_to_string(entry.path()).unwrap());
        }
    }
}

#[test]
fn the_browsers_types_are_current() {
    let fresh = tempfile::tempdir().unwrap();
    server::typescript::write(fresh.path()).unwrap();
    let (mut made, mut kept) = (BTreeMap::new(), BTreeMap::new());
    files(fresh.path(), "", &mut made);
    files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire"), "", &mut kept);
    let stale: Vec<&String> =
        made.keys().chain(kept.keys()).filter(|name| made.get(*name) != kept.get(*name)).collect();
    assert!(
        stale.is_empty(),
        "write them anew with `cargo run -p boomtown-server --example typescript`: {stale:?}"
    );
}
