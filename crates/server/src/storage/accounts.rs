//! Stored data of sign-in: devices, one-time links, recovery codes, passkeys, identity providers, invitations, signing keys.

use async_trait::async_trait;

use super::StorageError;

/// A device on which a person is signed in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeviceRow {
    /// Its id, which its cookie contains.
    pub id: String,
    /// The person.
    pub person: String,
    /// The person's name for it; empty if there is none.
    pub name: String,
    /// The browser, as it identified itself.
    pub browser: String,
    /// The system, as the browser reported it.
    pub system: String,
    /// When it was signed in, in milliseconds since 1970.
    pub made: u64,
    /// When it was last used, to some minutes.
    pub seen: u64,
}

/// A recovery code.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecoveryRow {
    /// The person.
    pub person: String,
    /// The part of the code by which it is found.
    pub finder: String,
    /// The hash of the rest.
    pub hash: String,
    /// When it was made, in milliseconds since 1970.
    pub made: u64,
    /// When it was last used.
    pub used: Option<u64>,
}

/// A passkey.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PasskeyRow {
    /// The id that the authenticator gave it, in hexadecimal digits.
    pub id: String,
    /// The person.
    pub person: String,
    /// The person's name for it.
    pub name: String,
    /// The data for verifying it, as JSON.
    pub credential: String,
    /// When it was made, in milliseconds since 1970.
    pub made: u64,
    /// When it was last used.
    pub used: Option<u64>,
}

/// A link between an identity provider and a person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct IdentityRow {
    /// The provider.
    pub issuer: String,
    /// The provider's permanent id of the person.
    pub subject: String,
    /// The person.
    pub person: String,
    /// Since when, in milliseconds since 1970.
    pub made: u64,
}

/// Something of a person that has a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Named {
    /// A device.
    Device,
    /// A passkey.
    Passkey,
}

/// Sign-in.
#[async_trait]
pub trait AccountStorage {
    /// The keys for verifying cookies at this time, the one for signing first. One is created if there is none.
    async fn signing_keys(&self, now: u64) -> Result<Vec<[u8; 32]>, StorageError>;

    /// A device by its id.
    async fn device(&self, id: &str) -> Result<Option<DeviceRow>, StorageError>;

    /// The devices of a person, the most recently used first.
    async fn devices(&self, person: &str) -> Result<Vec<DeviceRow>, StorageError>;

    /// Stores a new device of an existing person. If there are more than `most`, those unused for longest are deleted.
    async fn save_device(&self, device: &DeviceRow, most: u32) -> Result<(), StorageError>;

    /// Stores when a device was used.
    async fn device_seen(&self, id: &str, at: u64) -> Result<(), StorageError>;

    /// Renames a device or a passkey of a person; returns whether it exists.
    async fn rename(&self, what: Named, person: &str, id: &str, name: &str) -> Result<bool, StorageError>;

    /// Deletes a device or a passkey of a person; returns whether it existed.
    async fn take_away(&self, what: Named, person: &str, id: &str) -> Result<bool, StorageError>;

    /// Ends all sessions of a person, with or without a device, and begins one on this device.
    async fn end_sessions(&self, device: &DeviceRow) -> Result<(), StorageError>;

    /// Stores a one-time link, by the hash of its code, and deletes earlier ones of the person.
    async fn save_link(&self, hash: &str, person: &str, until: u64) -> Result<(), StorageError>;

    /// The person of a link, and when it expires.
    async fn link(&self, hash: &str, now: u64) -> Result<Option<(String, u64)>, StorageError>;

    /// Uses a link up; returns whether it existed.
    async fn use_link(&self, hash: &str, now: u64) -> Result<bool, StorageError>;

    /// A recovery code by its finder part.
    async fn recovery(&self, finder: &str) -> Result<Option<RecoveryRow>, StorageError>;

    /// The recovery code of a person.
    async fn recovery_of(&self, person: &str) -> Result<Option<RecoveryRow>, StorageError>;

    /// Stores a recovery code, replacing an earlier one.
    async fn save_recovery(&self, code: &RecoveryRow) -> Result<(), StorageError>;

    /// Deletes a person's recovery code.
    async fn remove_recovery(&self, person: &str) -> Result<(), StorageError>;

    /// A passkey by its id.
    async fn passkey(&self, id: &str) -> Result<Option<PasskeyRow>, StorageError>;

    /// The passkeys of a person, the oldest first.
    async fn passkeys(&self, person: &str) -> Result<Vec<PasskeyRow>, StorageError>;

    /// Stores a passkey, new or changed by its use.
    async fn save_passkey(&self, passkey: &PasskeyRow) -> Result<(), StorageError>;

    /// The person with this identity.
    async fn identity(&self, issuer: &str, subject: &str) -> Result<Option<IdentityRow>, StorageError>;

    /// The identities of a person, the oldest first.
    async fn identities(&self, person: &str) -> Result<Vec<IdentityRow>, StorageError>;

    /// Stores an identity; returns whether the person exists and the identity was not another person's.
    async fn save_identity(&self, identity: &IdentityRow) -> Result<bool, StorageError>;

    /// Deletes an identity of a person; returns whether it existed.
    async fn remove_identity(&self, person: &str, issuer: &str) -> Result<bool, StorageError>;

    /// Uses an invitation once; returns whether it was valid.
    async fn use_invitation(&self, hash: &str, now: u64) -> Result<bool, StorageError>;

    /// At how many tables a person sits or is the host.
    async fn table_count(&self, person: &str) -> Result<u64, StorageError>;

    /// An unfinished table at which both people sit.
    async fn shared_table(&self, one: &str, other: &str) -> Result<Option<String>, StorageError>;

    /// Merges one person into another, all or nothing; the first one is then unknown. A conflict if both sit at an unfinished
    /// table, or if one of them does not exist.
    async fn join_people(&self, from: &str, into: &str) -> Result<(), StorageError>;
}
