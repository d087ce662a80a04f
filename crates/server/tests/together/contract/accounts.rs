//! How people come in.

use server::storage::{DeviceRow, IdentityRow, Named, PasskeyRow, RecoveryRow, Storage};
use sha2::{Digest as _, Sha256};

use super::{Diary, NOW, note, note_of};
use crate::hex::hex;

fn device(id: &str, seen: u64) -> DeviceRow {
    DeviceRow {
        id: id.to_owned(),
        person: "ann".to_owned(),
        name: String::new(),
        browser: "Firefox".to_owned(),
        system: "Linux".to_owned(),
        made: NOW,
        seen,
    }
}

pub(super) async fn ask(diary: &mut Diary, storage: &dyn Storage) {
    // Which keys they are is known to nobody.
    let keys = |keys: &Vec<[u8; 32]>| keys.len();
    note_of!(diary, storage.signing_keys(1), keys);
    note_of!(diary, storage.signing_keys(1), keys);
    for number in 1..=4 {
        note!(diary, storage.save_device(&device(&format!("device-{number}"), NOW + number), 3)).unwrap();
    }
    let strangers = DeviceRow { person: "nobody".to_owned(), ..device("strangers", 1) };
    note!(diary, storage.save_device(&strangers, 3)).unwrap();
    note!(diary, storage.device("device-1")).unwrap();
    note!(diary, storage.device("device-2")).unwrap();
    note!(diary, storage.device("strangers")).unwrap();
    note!(diary, storage.device_seen("device-2", NOW + 9)).unwrap();
    note!(diary, storage.devices("ann")).unwrap();
    note!(diary, storage.rename(Named::Device, "ann", "device-2", "Phone")).unwrap();
    note!(diary, storage.rename(Named::Device, "bob", "device-2", "His")).unwrap();
    note!(diary, storage.take_away(Named::Device, "ann", "device-3")).unwrap();
    note!(diary, storage.take_away(Named::Device, "ann", "device-3")).unwrap();
    note!(diary, storage.devices("ann")).unwrap();
    note!(diary, storage.end_sessions(&device("only", NOW))).unwrap();
    note!(diary, storage.devices("ann")).unwrap();
    note!(diary, storage.session("ann")).unwrap();
    for hash in ["first", "second"] {
        note!(diary, storage.save_link(hash, "ann", NOW)).unwrap();
    }
    note!(diary, storage.link("first", 1)).unwrap();
    note!(diary, storage.link("second", 1)).unwrap();
    note!(diary, storage.link("second", NOW + 1)).unwrap();
    note!(diary, storage.use_link("second", NOW + 1)).unwrap();
    note!(diary, storage.use_link("second", 1)).unwrap();
    note!(diary, storage.use_link("second", 1)).unwrap();
    let code = RecoveryRow {
        person: "ann".to_owned(),
        finder: "find".to_owned(),
        hash: "hash".to_owned(),
        made: NOW,
        used: None,
    };
    note!(diary, storage.save_recovery(&code)).unwrap();
    let newer = RecoveryRow { finder: "other".to_owned(), used: Some(NOW), ..code };
    note!(diary, storage.save_recovery(&newer)).unwrap();
    note!(diary, storage.recovery("find")).unwrap();
    note!(diary, storage.recovery("other")).unwrap();
    note!(diary, storage.recovery_of("ann")).unwrap();
    note!(diary, storage.remove_recovery("ann")).unwrap();
    note!(diary, storage.recovery_of("ann")).unwrap();
    let passkey = PasskeyRow {
        id: "00ff".to_owned(),
        person: "ann".to_owned(),
        name: "Key".to_owned(),
        credential: "{}".to_owned(),
        made: NOW,
        used: None,
    };
    note!(diary, storage.save_passkey(&passkey)).unwrap();
    note!(diary, storage.save_passkey(&PasskeyRow { used: Some(NOW), ..passkey })).unwrap();
    note!(diary, storage.passkey("00ff")).unwrap();
    note!(diary, storage.rename(Named::Passkey, "ann", "00ff", "Keyring")).unwrap();
    note!(diary, storage.passkeys("ann")).unwrap();
    note!(diary, storage.take_away(Named::Passkey, "ann", "00ff")).unwrap();
    note!(diary, storage.passkey("00ff")).unwrap();
    // It lets one person in.
    let identity = IdentityRow {
        issuer: "https://login.example".to_owned(),
        subject: "42".to_owned(),
        person: "ann".to_owned(),
        made: NOW,
    };
    note!(diary, storage.save_identity(&identity)).unwrap();
    note!(diary, storage.save_identity(&IdentityRow { person: "bob".to_owned(), ..identity.clone() }))
        .unwrap();
    note!(diary, storage.identity(&identity.issuer, "42")).unwrap();
    note!(diary, storage.identity(&identity.issuer, "43")).unwrap();
    note!(diary, storage.identities("ann")).unwrap();
    for _ in 0..2 {
        note!(diary, storage.remove_identity("ann", &identity.issuer)).unwrap();
    }
    let admin = storage.admin();
    // Which code it is differs every time.
    let invitation = note_of!(diary, admin.add_invitation(1, 1), |_: &String| "a code");
    let hash = hex(&Sha256::digest(invitation.as_bytes()));
    for now in [NOW, 1, 1] {
        note!(diary, storage.use_invitation(&hash, now)).unwrap();
    }
}
