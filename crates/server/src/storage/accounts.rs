//! Stored data of sign-in: devices, one-time links, recovery codes, passkeys, identity providers, invitations, signing keys.

use async_trait::async_trait;

use super::StorageError;

/// A device on which somebody is signed in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeviceRow {
    /// Its id, which its cookie names.
    pub id: String,
    /// Whose it is.
    pub person: String,
    /// What the person calls it; empty where no name was given.
    pub name: String,
    /// The browser, as it called itself.
    pub browser: String,
    /// The system, as the browser called it.
    pub system: String,
    /// When it was signed in, in milliseconds since 1970.
    pub made: u64,
    /// When it was last here, to some minutes.
    pub seen: u64,
}

/// A recovery code.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecoveryRow {
    /// Whose it is.
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
    /// Whose it is.
    pub person: String,
    /// What the person calls it.
    pub name: String,
    /// What is needed to check it, as JSON.
    pub credential: String,
    /// When it was made, in milliseconds since 1970.
    pub made: u64,
    /// When it was last used.
    pub used: Option<u64>,
}

/// That an identity provider vouches for somebody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct IdentityRow {
    /// The provider.
    pub issuer: String,
    /// What it calls him: the same for ever.
    pub subject: String,
    /// Who it is here.
    pub person: String,
    /// Since when, in milliseconds since 1970.
    pub made: u64,
}

/// Something of somebody that has a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Named {
    /// A device.
    Device,
    /// A passkey.
    Passkey,
}

/// How people come in.
#[async_trait]
pub trait AccountStorage {
    /// The keys that sign cookies and are believed at this time, the one that signs first. One is made if there is none.
    async fn signing_keys(&self, now: u64) -> Result<Vec<[u8; 32]>, StorageError>;

    /// A device by its id.
    async fn device(&self, id: &str) -> Result<Option<DeviceRow>, StorageError>;

    /// The devices of a person, the one that was here last first.
    async fn devices(&self, person: &str) -> Result<Vec<DeviceRow>, StorageError>;

    /// Keeps a new device of somebody who is known. Where he has more than `most`, those that were away longest end.
    async fn save_device(&self, device: &DeviceRow, most: u32) -> Result<(), StorageError>;

    /// Notes when a device was here.
    async fn device_seen(&self, id: &str, at: u64) -> Result<(), StorageError>;

    /// Gives a device or a passkey of somebody a name; tells whether there is one.
    async fn rename(&self, what: Named, person: &str, id: &str, name: &str) -> Result<bool, StorageError>;

    /// Takes a device or a passkey away from somebody; tells whether there was one.
    async fn take_away(&self, what: Named, person: &str, id: &str) -> Result<bool, StorageError>;

    /// Ends all sessions of a person, with or without a device, and begins one on this device.
    async fn end_sessions(&self, device: &DeviceRow) -> Result<(), StorageError>;

    /// Keeps a one-time link, by the hash of its code; those that the person had before no longer work.
    async fn save_link(&self, hash: &str, person: &str, until: u64) -> Result<(), StorageError>;

    /// Whom a link signs in, and until when.
    async fn link(&self, hash: &str, now: u64) -> Result<Option<(String, u64)>, StorageError>;

    /// Uses a link up; tells whether it was there.
    async fn use_link(&self, hash: &str, now: u64) -> Result<bool, StorageError>;

    /// A recovery code by the part that finds it.
    async fn recovery(&self, finder: &str) -> Result<Option<RecoveryRow>, StorageError>;

    /// The recovery code of a person.
    async fn recovery_of(&self, person: &str) -> Result<Option<RecoveryRow>, StorageError>;

    /// Keeps a recovery code in the place of the one before.
    async fn save_recovery(&self, code: &RecoveryRow) -> Result<(), StorageError>;

    /// Takes a person's recovery code away.
    async fn remove_recovery(&self, person: &str) -> Result<(), StorageError>;

    /// A passkey by its id.
    async fn passkey(&self, id: &str) -> Result<Option<PasskeyRow>, StorageError>;

    /// The passkeys of a person, the oldest first.
    async fn passkeys(&self, person: &str) -> Result<Vec<PasskeyRow>, StorageError>;

    /// Keeps a passkey, new or changed by its use.
    async fn save_passkey(&self, passkey: &PasskeyRow) -> Result<(), StorageError>;

    /// The person whom a provider calls so.
    async fn identity(&self, issuer: &str, subject: &str) -> Result<Option<IdentityRow>, StorageError>;

    /// The providers that vouch for a person, the oldest first.
    async fn identities(&self, person: &str) -> Result<Vec<IdentityRow>, StorageError>;

    /// A provider vouches for a person from now on; tells whether it did not for another, and he is known.
    async fn save_identity(&self, identity: &IdentityRow) -> Result<bool, StorageError>;

    /// A provider no longer vouches for a person; tells whether it did.
    async fn remove_identity(&self, person: &str, issuer: &str) -> Result<bool, StorageError>;

    /// Uses an invitation once; tells whether it was good.
    async fn use_invitation(&self, hash: &str, now: u64) -> Result<bool, StorageError>;

    /// At how many tables somebody sits, or which he has set up.
    async fn table_count(&self, person: &str) -> Result<u64, StorageError>;

    /// A table whose game is not over and at which both of two people sit.
    async fn shared_table(&self, one: &str, other: &str) -> Result<Option<String>, StorageError>;

    /// Everything of the one becomes the other's, at once or not at all; the one is no longer known. A conflict if both sit at a table
    /// whose game is not over, or one of them is not known.
    async fn join_people(&self, from: &str, into: &str) -> Result<(), StorageError>;
}
