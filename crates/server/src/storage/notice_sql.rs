//! The SQL of messages to people that both databases share.

/// Implements `NoticeStorage` for a database with `readers` and `write_notice`. The methods in which databases differ follow in braces.
macro_rules! implement_notice_storage {
    ($database:ty { $($own:tt)* }) => {
        #[async_trait]
        impl NoticeStorage for $database {
            async fn sealed(&self, name: &str) -> Result<Option<Vec<u8>>, StorageError> {
                let query = sqlx::query_scalar("SELECT value FROM meta WHERE key = $1");
                query.bind(name).fetch_optional(&self.readers).await.map_err(storage_error)
            }

            async fn save_sealed(&self, name: &str, value: Vec<u8>) -> Result<(), StorageError> {
                self.write_notice(NoticeWrite::Sealed(name.to_owned(), value)).await.map(drop)
            }

            async fn channels(&self, person: &str) -> Result<Vec<ChannelRow>, StorageError> {
                let query = sqlx::query("SELECT * FROM channels WHERE person = $1 ORDER BY made, id");
                all(query.bind(person).fetch_all(&self.readers).await, channel)
            }

            async fn channel(&self, id: &str) -> Result<Option<ChannelRow>, StorageError> {
                let query = sqlx::query("SELECT * FROM channels WHERE id = $1");
                Ok(all(query.bind(id).fetch_all(&self.readers).await, channel)?.pop())
            }

            async fn unconfirmed_since(&self, mark: &str) -> Result<Option<u64>, StorageError> {
                let query = sqlx::query_scalar("SELECT max(made) FROM channels WHERE mark = $1 AND NOT confirmed");
                let made: Option<i64> = query.bind(mark).fetch_one(&self.readers).await.map_err(storage_error)?;
                Ok(made.map(|made| made as u64))
            }

            async fn save_channel(&self, row: ChannelRow, first: Option<DeliveryRow>) -> Result<(), StorageError> {
                self.write_notice(NoticeWrite::Channel(row, first)).await.map(drop)
            }

            async fn confirm_channel(&self, id: &str) -> Result<(), StorageError> {
                self.write_notice(NoticeWrite::Confirm(id.to_owned())).await.map(drop)
            }

            async fn remove_channel(&self, id: &str) -> Result<(), StorageError> {
                self.write_notice(NoticeWrite::Remove(id.to_owned())).await.map(drop)
            }

            async fn try_channel(&self, id: &str, message: DeliveryRow) -> Result<(), StorageError> {
                self.write_notice(NoticeWrite::Try(id.to_owned(), message)).await.map(drop)
            }

            async fn notice_settings(&self, person: &str) -> Result<Option<String>, StorageError> {
                let query = sqlx::query_scalar("SELECT settings FROM notice_settings WHERE person = $1");
                query.bind(person).fetch_optional(&self.readers).await.map_err(storage_error)
            }

            async fn save_notice_settings(&self, person: &str, settings: String) -> Result<(), StorageError> {
                self.write_notice(NoticeWrite::Settings(person.to_owned(), settings)).await.map(drop)
            }

            async fn hearing(&self, person: &str) -> Result<Vec<(i64, String, Hearing)>, StorageError> {
                let query =
                    "SELECT m.number, t.id, m.level FROM muted m JOIN tables t USING (number) WHERE m.person = $1";
                let rows: Vec<(i64, String, String)> =
                    sqlx::query_as(query).bind(person).fetch_all(&self.readers).await.map_err(storage_error)?;
                Ok(rows.into_iter().map(|(number, id, level)| (number, id, Hearing::named(&level))).collect())
            }

            async fn save_hearing(&self, person: &str, number: i64, hearing: Hearing) -> Result<(), StorageError> {
                self.write_notice(NoticeWrite::Hearing(person.to_owned(), number, hearing)).await.map(drop)
            }

            async fn settle_notice(&self, notice: DueNotice, outcome: NoticeOutcome) -> Result<(), StorageError> {
                self.write_notice(NoticeWrite::Settle(notice, outcome)).await.map(drop)
            }

            async fn save_delivery(&self, row: DeliveryRow, channel: ChannelOutcome) -> Result<bool, StorageError> {
                Ok(self.write_notice(NoticeWrite::Delivery(row, channel)).await? == 1)
            }

            async fn deliveries(
                &self,
                person: &str,
                limit: u32,
            ) -> Result<Vec<(DeliveryRow, Option<String>)>, StorageError> {
                let query = sqlx::query(
                    "SELECT d.*, t.id AS table_id FROM deliveries d LEFT JOIN tables t USING (number) \
                     WHERE d.person = $1 ORDER BY d.made DESC, d.id LIMIT $2",
                );
                let rows = query.bind(person).bind(i64::from(limit)).fetch_all(&self.readers).await;
                all(rows, |row| Ok((delivery(row)?, row.text_if_any("table_id")?)))
            }

            async fn forget_deliveries(&self, before: u64) -> Result<(), StorageError> {
                self.write_notice(NoticeWrite::ForgetBefore(before)).await.map(drop)
            }

            async fn summary(&self, number: i64) -> Result<Option<TableSummary>, StorageError> {
                reads::summary(&self.readers, number).await
            }

            async fn unfinished(&self, person: &str, limit: u32) -> Result<Vec<TableSummary>, StorageError> {
                reads::unfinished(&self.readers, person, limit).await
            }

            $($own)*
        }
    };
}

pub(super) use implement_notice_storage;
