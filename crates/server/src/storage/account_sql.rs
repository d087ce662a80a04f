//! The SQL of accounts that both databases share.

/// Implements `AccountStorage` and `BotStorage` for a database with `readers` and a `writer`.
macro_rules! implement_account_storage {
    ($database:ty, $row:ty) => {
        fn time(row: &$row, column: &str) -> sqlx::Result<u64> {
            row.try_get::<i64, _>(column).map(i64::cast_unsigned)
        }

        fn used(row: &$row) -> sqlx::Result<Option<u64>> {
            Ok(row.try_get::<Option<i64>, _>("used")?.map(i64::cast_unsigned))
        }

        impl sqlx::FromRow<'_, $row> for DeviceRow {
            fn from_row(row: &$row) -> sqlx::Result<DeviceRow> {
                Ok(DeviceRow {
                    id: row.try_get("id")?,
                    person: row.try_get("person")?,
                    name: row.try_get("name")?,
                    browser: row.try_get("browser")?,
                    system: row.try_get("system")?,
                    made: time(row, "made")?,
                    seen: time(row, "seen")?,
                })
            }
        }

        impl sqlx::FromRow<'_, $row> for RecoveryRow {
            fn from_row(row: &$row) -> sqlx::Result<RecoveryRow> {
                Ok(RecoveryRow {
                    person: row.try_get("person")?,
                    finder: row.try_get("finder")?,
                    hash: row.try_get("hash")?,
                    made: time(row, "made")?,
                    used: used(row)?,
                })
            }
        }

        impl sqlx::FromRow<'_, $row> for PasskeyRow {
            fn from_row(row: &$row) -> sqlx::Result<PasskeyRow> {
                Ok(PasskeyRow {
                    id: row.try_get("id")?,
                    person: row.try_get("person")?,
                    name: row.try_get("name")?,
                    credential: row.try_get("credential")?,
                    made: time(row, "made")?,
                    used: used(row)?,
                })
            }
        }

        impl sqlx::FromRow<'_, $row> for IdentityRow {
            fn from_row(row: &$row) -> sqlx::Result<IdentityRow> {
                Ok(IdentityRow {
                    issuer: row.try_get("issuer")?,
                    subject: row.try_get("subject")?,
                    person: row.try_get("person")?,
                    made: time(row, "made")?,
                })
            }
        }

        impl sqlx::FromRow<'_, $row> for OwnRemark {
            fn from_row(row: &$row) -> sqlx::Result<OwnRemark> {
                Ok(OwnRemark {
                    table: row.try_get("id")?,
                    at: time(row, "at")?,
                    text: row.try_get("text")?,
                })
            }
        }

        impl sqlx::FromRow<'_, $row> for OwnReport {
            fn from_row(row: &$row) -> sqlx::Result<OwnReport> {
                Ok(OwnReport {
                    at: time(row, "at")?,
                    about: row.try_get("person_name")?,
                    place: row.try_get("place")?,
                    why: row.try_get("why")?,
                    said: row.try_get("said")?,
                })
            }
        }

        impl sqlx::FromRow<'_, $row> for OwnAddress {
            fn from_row(row: &$row) -> sqlx::Result<OwnAddress> {
                Ok(OwnAddress { address: row.try_get("address")?, at: time(row, "at")? })
            }
        }

        impl $database {
            async fn account(&self, write: AccountWrite) -> Result<i64, StorageError> {
                self.writer.write(Write::Account(Box::new(write))).await
            }

            async fn rows<T>(&self, query: &'static str, of: &str) -> Result<Vec<T>, StorageError>
            where
                T: for<'r> sqlx::FromRow<'r, $row>,
            {
                let rows =
                    sqlx::query(query).bind(of).fetch_all(&self.readers).await.map_err(storage_error)?;
                rows.iter().map(T::from_row).collect::<sqlx::Result<_>>().map_err(storage_error)
            }

            async fn row<T>(&self, query: &'static str, of: &str) -> Result<Option<T>, StorageError>
            where
                T: for<'r> sqlx::FromRow<'r, $row>,
            {
                Ok(self.rows(query, of).await?.into_iter().next())
            }
        }

        #[async_trait]
        impl AccountStorage for $database {
            async fn signing_keys(&self, now: u64) -> Result<Vec<[u8; 32]>, StorageError> {
                let (keys, signs) = people::signing_keys(&self.readers, now).await?;
                if signs {
                    return Ok(keys);
                }
                self.account(AccountWrite::SigningKey(crate::chance::bytes())).await?;
                Ok(people::signing_keys(&self.readers, now).await?.0)
            }

            async fn device(&self, id: &str) -> Result<Option<DeviceRow>, StorageError> {
                self.row("SELECT * FROM devices WHERE id = $1", id).await
            }

            async fn devices(&self, person: &str) -> Result<Vec<DeviceRow>, StorageError> {
                self.rows("SELECT * FROM devices WHERE person = $1 ORDER BY seen DESC, id", person).await
            }

            async fn save_device(&self, device: &DeviceRow, most: u32) -> Result<(), StorageError> {
                self.account(AccountWrite::Device(device.clone(), most)).await.map(drop)
            }

            async fn device_seen(&self, id: &str, at: u64) -> Result<(), StorageError> {
                self.account(AccountWrite::DeviceSeen(id.to_owned(), at)).await.map(drop)
            }

            async fn rename(
                &self,
                what: Named,
                person: &str,
                id: &str,
                name: &str,
            ) -> Result<bool, StorageError> {
                let write = AccountWrite::Rename(what, person.to_owned(), id.to_owned(), name.to_owned());
                Ok(self.account(write).await? > 0)
            }

            async fn take_away(&self, what: Named, person: &str, id: &str) -> Result<bool, StorageError> {
                Ok(self.account(AccountWrite::TakeAway(what, person.to_owned(), id.to_owned())).await? > 0)
            }

            async fn end_sessions(&self, device: &DeviceRow) -> Result<(), StorageError> {
                self.account(AccountWrite::EndSessions(device.clone())).await.map(drop)
            }

            async fn save_link(&self, hash: &str, person: &str, until: u64) -> Result<(), StorageError> {
                self.account(AccountWrite::Link(hash.to_owned(), person.to_owned(), until)).await.map(drop)
            }

            async fn link(&self, hash: &str, now: u64) -> Result<Option<(String, u64)>, StorageError> {
                let found: Option<(String, i64)> =
                    sqlx::query_as("SELECT person, until FROM links WHERE hash = $1 AND until > $2")
                        .bind(hash)
                        .bind(now.cast_signed())
                        .fetch_optional(&self.readers)
                        .await
                        .map_err(storage_error)?;
                Ok(found.map(|(person, until)| (person, until.cast_unsigned())))
            }

            async fn use_link(&self, hash: &str, now: u64) -> Result<bool, StorageError> {
                Ok(self.account(AccountWrite::UseLink(hash.to_owned(), now)).await? > 0)
            }

            async fn recovery(&self, finder: &str) -> Result<Option<RecoveryRow>, StorageError> {
                self.row("SELECT * FROM recovery WHERE finder = $1", finder).await
            }

            async fn recovery_of(&self, person: &str) -> Result<Option<RecoveryRow>, StorageError> {
                self.row("SELECT * FROM recovery WHERE person = $1", person).await
            }

            async fn save_recovery(&self, code: &RecoveryRow) -> Result<(), StorageError> {
                self.account(AccountWrite::Recovery(code.clone())).await.map(drop)
            }

            async fn remove_recovery(&self, person: &str) -> Result<(), StorageError> {
                self.account(AccountWrite::RemoveRecovery(person.to_owned())).await.map(drop)
            }

            async fn passkey(&self, id: &str) -> Result<Option<PasskeyRow>, StorageError> {
                self.row("SELECT * FROM passkeys WHERE id = $1", id).await
            }

            async fn passkeys(&self, person: &str) -> Result<Vec<PasskeyRow>, StorageError> {
                self.rows("SELECT * FROM passkeys WHERE person = $1 ORDER BY made, id", person).await
            }

            async fn save_passkey(&self, passkey: &PasskeyRow) -> Result<(), StorageError> {
                self.account(AccountWrite::Passkey(passkey.clone())).await.map(drop)
            }

            async fn identity(
                &self,
                issuer: &str,
                subject: &str,
            ) -> Result<Option<IdentityRow>, StorageError> {
                sqlx::query_as("SELECT * FROM identities WHERE issuer = $1 AND subject = $2")
                    .bind(issuer)
                    .bind(subject)
                    .fetch_optional(&self.readers)
                    .await
                    .map_err(storage_error)
            }

            async fn identities(&self, person: &str) -> Result<Vec<IdentityRow>, StorageError> {
                self.rows("SELECT * FROM identities WHERE person = $1 ORDER BY made, issuer", person).await
            }

            async fn save_identity(&self, identity: &IdentityRow) -> Result<bool, StorageError> {
                Ok(self.account(AccountWrite::Identity(identity.clone())).await? > 0)
            }

            async fn remove_identity(&self, person: &str, issuer: &str) -> Result<bool, StorageError> {
                let write = AccountWrite::RemoveIdentity(person.to_owned(), issuer.to_owned());
                Ok(self.account(write).await? > 0)
            }

            async fn use_invitation(&self, hash: &str, now: u64) -> Result<bool, StorageError> {
                Ok(self.account(AccountWrite::UseInvitation(hash.to_owned(), now)).await? > 0)
            }

            async fn table_count(&self, person: &str) -> Result<u64, StorageError> {
                let count: i64 = sqlx::query_scalar("SELECT count(*) FROM holders WHERE person = $1")
                    .bind(person)
                    .fetch_one(&self.readers)
                    .await
                    .map_err(storage_error)?;
                Ok(count.cast_unsigned())
            }

            async fn shared_table(&self, one: &str, other: &str) -> Result<Option<String>, StorageError> {
                joining::shared_table(&self.readers, one, other).await
            }

            async fn join_people(&self, from: &str, into: &str) -> Result<(), StorageError> {
                self.account(AccountWrite::Join(from.to_owned(), into.to_owned())).await.map(drop)
            }
        }

        #[async_trait]
        impl PersonalStorage for $database {
            async fn remarks_of(&self, person: &str) -> Result<Vec<OwnRemark>, StorageError> {
                let query = "SELECT t.id, r.at, r.text FROM remarks r JOIN tables t ON t.number = r.number \
                     WHERE r.person = $1 ORDER BY r.number, r.remark";
                self.rows(query, person).await
            }

            async fn reports_by(&self, person: &str) -> Result<Vec<OwnReport>, StorageError> {
                let query = "SELECT at, person_name, place, why, said FROM reports WHERE reporter = $1 ORDER BY number";
                self.rows(query, person).await
            }

            async fn addresses_of(&self, person: &str) -> Result<Vec<OwnAddress>, StorageError> {
                self.rows("SELECT address, at FROM addresses WHERE person = $1 ORDER BY at, address", person)
                    .await
            }
        }

        impl sqlx::FromRow<'_, $row> for BotRow {
            fn from_row(row: &$row) -> sqlx::Result<BotRow> {
                Ok(BotRow {
                    id: row.try_get("id")?,
                    owner: row.try_get("owner")?,
                    token: row.try_get("token")?,
                    rules: row.try_get("rules")?,
                    made: time(row, "made")?,
                    ladder_paused: row.try_get::<Option<i64>, _>("ladder_paused")?.map(i64::cast_unsigned),
                })
            }
        }

        #[async_trait]
        impl BotStorage for $database {
            async fn save_bot(&self, bot: &BotRow) -> Result<(), StorageError> {
                self.account(AccountWrite::Bot(bot.clone())).await.map(drop)
            }

            async fn bot(&self, id: &str) -> Result<Option<BotRow>, StorageError> {
                self.row("SELECT * FROM bots WHERE id = $1", id).await
            }

            async fn bot_with_token(&self, hash: &str) -> Result<Option<BotRow>, StorageError> {
                self.row("SELECT * FROM bots WHERE token = $1", hash).await
            }

            async fn bots_of(&self, owner: &str) -> Result<Vec<BotRow>, StorageError> {
                self.rows("SELECT * FROM bots WHERE owner = $1 ORDER BY made, id", owner).await
            }
        }
    };
}

pub(super) use implement_account_storage;
