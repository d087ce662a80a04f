//! The methods of `Storage` that both databases implement alike: reads go to functions in `shared/`, writes to the writer.

/// Implements `Storage` for a database with `readers` and a `writer`. The methods in which databases differ follow in braces.
macro_rules! implement_storage {
    ($database:ty { $($own:tt)* }) => {
        #[async_trait]
        impl Storage for $database {
            async fn save_person(&self, person: &Me) -> Result<(), StorageError> {
                self.writer.write(Write::Person(person.clone())).await.map(drop)
            }

            async fn rename_person(&self, person: &Me) -> Result<(), StorageError> {
                self.writer.write(Write::NewName(person.clone())).await.map(drop)
            }

            async fn person(&self, id: &str) -> Result<Option<Me>, StorageError> {
                people::person(&self.readers, id).await
            }

            async fn people(&self, ids: &[String]) -> Result<Vec<Me>, StorageError> {
                people::people(&self.readers, ids).await
            }

            async fn begin_forgetting(&self, id: &str) -> Result<(), StorageError> {
                self.writer.write(Write::BeginForgetting(id.to_owned())).await.map(drop)
            }

            async fn leaving(&self) -> Result<Vec<Me>, StorageError> {
                forgetting::leaving(&self.readers).await
            }

            async fn tables_naming(
                &self,
                person: &str,
                after: i64,
                limit: u32,
            ) -> Result<Vec<(i64, String)>, StorageError> {
                forgetting::tables_naming(&self.readers, person, after, limit).await
            }

            async fn is_unfinished(&self, number: i64) -> Result<bool, StorageError> {
                reads::is_unfinished(&self.readers, number).await
            }

            async fn document(
                &self,
                number: i64,
                person: &str,
            ) -> Result<Option<(String, Vec<usize>)>, StorageError> {
                forgetting::document(&self.readers, number, person).await
            }

            async fn save_document(&self, number: i64, doc: String) -> Result<(), StorageError> {
                self.writer.write(Write::Document(number, doc)).await.map(drop)
            }

            async fn forget_at(&self, number: i64, person: &str) -> Result<(), StorageError> {
                self.writer.write(Write::ForgetAt(number, person.to_owned())).await.map(drop)
            }

            async fn remove(&self, number: i64) -> Result<(), StorageError> {
                self.writer.write(Write::Remove(number)).await.map(drop)
            }

            async fn forget_person(&self, id: &str) -> Result<(), StorageError> {
                self.writer.write(Write::Forget(id.to_owned())).await.map(drop)
            }

            async fn session(&self, person: &str) -> Result<u64, StorageError> {
                people::session(&self.readers, person).await
            }

            async fn create(&self, table: NewTableRow) -> Result<i64, StorageError> {
                self.writer.write(Write::Table(Box::new(table))).await
            }

            async fn created(&self, person: &str, key: &str) -> Result<Option<CreatedTable>, StorageError> {
                reads::created(&self.readers, person, key).await
            }

            async fn brought(&self, person: &str, record_hash: &str) -> Result<Option<(i64, String)>, StorageError> {
                reads::brought(&self.readers, person, record_hash).await
            }

            async fn gathering(&self, after: i64, limit: u32) -> Result<Vec<TableSummary>, StorageError> {
                reads::gathering(&self.readers, after, limit).await
            }

            async fn load(&self, id: &str) -> Result<Option<StoredTable>, StorageError> {
                reads::load(&self.readers, id).await
            }

            async fn list(
                &self,
                list: &TableFilter,
                after: Option<i64>,
                limit: u32,
            ) -> Result<Vec<TableSummary>, StorageError> {
                reads::list(&self.readers, list, after, limit).await
            }

            async fn commit(&self, change: TableChange) -> Result<(), StorageError> {
                self.writer.write(Write::Change(Box::new(change))).await.map(drop)
            }

            async fn save_snapshot(&self, number: i64, kept: SnapshotRow) -> Result<(), StorageError> {
                self.writer.write(Write::SnapshotRow(number, kept)).await.map(drop)
            }

            async fn waiting_for_bots(&self) -> Result<Vec<String>, StorageError> {
                reads::waiting_for_bots(&self.readers).await
            }

            async fn note(&self, number: i64, seat: u8) -> Result<String, StorageError> {
                reads::note(&self.readers, number, seat).await
            }

            async fn save_note(&self, number: i64, seat: u8, text: &str) -> Result<(), StorageError> {
                self.writer.write(Write::Note(number, seat, text.to_owned())).await.map(drop)
            }

            async fn review(&self, number: i64) -> Result<Option<String>, StorageError> {
                reads::review(&self.readers, number).await
            }

            async fn save_review(&self, number: i64, review: String) -> Result<(), StorageError> {
                self.writer.write(Write::Review(number, review)).await.map(drop)
            }

            async fn finished(&self, person: Option<&str>, limit: u32) -> Result<Vec<FinishedRow>, StorageError> {
                reads::finished(&self.readers, person, limit).await
            }

            async fn save_digest(&self, number: i64, digest: String) -> Result<(), StorageError> {
                self.writer.write(Write::Digest(number, digest)).await.map(drop)
            }

            async fn token(&self, hash: &str) -> Result<Option<TokenRow>, StorageError> {
                reads::token(&self.readers, hash).await
            }

            async fn save_token(&self, hash: &str, token: &TokenRow) -> Result<(), StorageError> {
                self.writer.write(Write::Token(hash.to_owned(), token.clone())).await.map(drop)
            }

            async fn created_since(&self, person: &str, since: u64) -> Result<CreatedCounts, StorageError> {
                sweeping::made(&self.readers, person, since).await
            }

            async fn remarks_since(&self, person: &str, since: u64) -> Result<u64, StorageError> {
                sweeping::remarks(&self.readers, person, since).await
            }

            async fn expired_tables(
                &self,
                expired_tables: &ExpiryCutoffs,
                after: i64,
                limit: u32,
            ) -> Result<Vec<(i64, String)>, StorageError> {
                sweeping::expired_tables(&self.readers, expired_tables, after, limit).await
            }

            async fn idle_guests(&self, seen: u64, after: &str, limit: u32) -> Result<Vec<String>, StorageError> {
                sweeping::idle_guests(&self.readers, seen, after, limit).await
            }

            async fn forget_guest(&self, id: &str, seen: u64) -> Result<(), StorageError> {
                self.writer.write(Write::ForgetGuest(id.to_owned(), seen)).await.map(drop)
            }

            async fn note_seen(&self, id: &str, at: u64) -> Result<(), StorageError> {
                self.writer.write(Write::Seen(id.to_owned(), at)).await.map(drop)
            }

            async fn touch(&self, number: i64, at: u64) -> Result<(), StorageError> {
                self.writer.write(Write::Touch(number, at)).await.map(drop)
            }

            async fn save_last_seen(&self, people: Vec<(String, u64)>, uptime: u64) -> Result<(), StorageError> {
                self.writer.write(Write::LastSeen(people, uptime)).await.map(drop)
            }

            async fn holidays(&self) -> Result<Vec<HolidayRow>, StorageError> {
                people::holidays(&self.readers).await
            }

            async fn save_holidays(&self, person: &str, spans: Vec<(u64, u64)>) -> Result<(), StorageError> {
                self.writer.write(Write::Holidays(person.to_owned(), spans)).await.map(drop)
            }

            async fn check(&self) -> Result<(), StorageError> {
                reads::check(&self.readers).await?;
                self.writer.write(Write::Nothing).await.map(drop)
            }

            fn metrics(&self) -> StorageMetrics {
                self.writer.figures.clone()
            }

            $($own)*
        }
    };
}

pub(super) use implement_storage;
