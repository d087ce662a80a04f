//! A database file as the source or target of a move.

use std::fs::File;
use std::path::Path;
use std::time::Duration;

use async_trait::async_trait;
use futures_util::TryStreamExt as _;
use sqlx::sqlite::{SqliteArguments, SqliteConnectOptions, SqliteRow};
use sqlx::{ConnectOptions as _, Connection as _, Executor as _, Row as _, Sqlite, SqliteConnection};
use tokio::sync::mpsc::Sender;

use super::errors::storage_error;
use super::place::{make_folder, make_private, sync_folder};
use super::{FILE, lock, options, schema, unclean};
use crate::storage::StorageError;
use crate::storage::moving::{
    Batch, Column, End, Facts, Kind, Mark, MoveError, RELATIONS, Relation, Row, Trouble, Value,
};

/// The rows of `meta` that are not copied: test writes, the mark of a running server, and the values of [`Facts`].
const APART: &str = "('attempt', 'open', 'uptime', 'last_table')";

/// A file as one side of a move.
pub(in crate::storage) struct FileEnd {
    connection: SqliteConnection,
    file: std::path::PathBuf,
    /// No server may use the folder meanwhile.
    _lock: Option<File>,
}

impl FileEnd {
    /// Opens the source.
    pub(in crate::storage) async fn source(file: &Path) -> Result<FileEnd, MoveError> {
        let in_use = |error| match error {
            StorageError::Locked => MoveError::SourceInUse,
            other => MoveError::Source(other),
        };
        let lock = locked(file).map_err(in_use)?;
        // As it is: nothing of it is changed.
        let options = SqliteConnectOptions::new()
            .filename(file)
            .busy_timeout(Duration::from_secs(5))
            .disable_statement_logging();
        let opened = async {
            let mut connection = options.connect().await.map_err(storage_error)?;
            schema::check_current(&mut connection).await?;
            unclean::check(&mut connection).await?;
            // Nobody writes beside it until all is copied.
            connection.execute("BEGIN IMMEDIATE").await.map_err(storage_error)?;
            Ok(connection)
        };
        let connection = opened.await.map_err(in_use)?;
        Ok(FileEnd { connection, file: file.to_owned(), _lock: lock })
    }

    /// Opens the target.
    pub(in crate::storage) async fn target(file: &Path) -> Result<FileEnd, MoveError> {
        let opened = async {
            make_folder(
                file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new(".")),
            )?;
            let lock = locked(file)?;
            make_private(file)?;
            let mut connection = options(file).connect().await.map_err(storage_error)?;
            // What somebody else may still use in an older form is not brought to a newer one.
            if schema::form(&mut connection).await? == 0 {
                schema::migrate(&mut connection).await?;
            }
            schema::check_form(&mut connection).await?;
            Ok(FileEnd { connection, file: file.to_owned(), _lock: lock })
        };
        opened.await.map_err(|error| match error {
            StorageError::Locked => MoveError::TargetInUse,
            other => MoveError::Target(other),
        })
    }

    /// Stores the progress of the move, if the stored progress is the expected one.
    async fn step(change: &mut SqliteConnection, was: &Mark, is: &Mark) -> Result<(), Trouble> {
        let update =
            sqlx::query("UPDATE moving SET mark = ? WHERE mark = ?").bind(is.text()).bind(was.text());
        let done = update.execute(change).await.map_err(storage_error)?;
        if done.rows_affected() == 1 { Ok(()) } else { Err(Trouble::ElsewhereAlready) }
    }
}

/// The lock of the data folder, if the file is the database of one.
fn locked(file: &Path) -> Result<Option<File>, StorageError> {
    match (file.file_name(), file.parent()) {
        (Some(name), Some(folder)) if name == FILE => lock(folder).map(Some),
        _ => Ok(None),
    }
}

/// The name of a column: a table may use the row id where another database has a column.
fn named(relation: &Relation, column: Column) -> &'static str {
    if (relation.name, column.name) == ("starts", "place") { "rowid" } else { column.name }
}

fn names(relation: &Relation, columns: &[Column]) -> String {
    columns.iter().map(|column| named(relation, *column)).collect::<Vec<_>>().join(", ")
}

/// The condition for the rows of a table that are copied.
fn only(relation: &Relation) -> String {
    if relation.name == "meta" { format!("key NOT IN {APART}") } else { "TRUE".to_owned() }
}

type Query<'q> = sqlx::query::Query<'q, Sqlite, SqliteArguments<'q>>;

fn bind<'q>(query: Query<'q>, value: &'q Value) -> Query<'q> {
    match value {
        Value::Nothing => query.bind(None::<i64>),
        Value::Integer(number) => query.bind(number),
        Value::Text(text) => query.bind(text),
        Value::Bytes(bytes) => query.bind(bytes),
    }
}

fn row(relation: &Relation, row: &SqliteRow) -> Result<Row, sqlx::Error> {
    let columns = relation.columns.iter().enumerate();
    columns
        .map(|(place, column)| {
            Ok(match column.kind {
                Kind::Integer | Kind::Flag => Value::integer(row.try_get(place)?),
                Kind::Text => Value::text(row.try_get(place)?),
                Kind::Bytes => Value::bytes(row.try_get(place)?),
            })
        })
        .collect()
}

#[async_trait]
impl End for FileEnd {
    async fn count(&mut self, relation: &'static Relation) -> Result<u64, StorageError> {
        let query = format!("SELECT count(*) FROM {} WHERE {}", relation.name, only(relation));
        let rows: i64 =
            sqlx::query_scalar(&query).fetch_one(&mut self.connection).await.map_err(storage_error)?;
        Ok(rows as u64)
    }

    async fn read(
        &mut self,
        relation: &'static Relation,
        after: &[Value],
        batches: Sender<Batch>,
    ) -> Result<(), StorageError> {
        let order = names(relation, relation.order());
        let later = if after.is_empty() {
            String::new()
        } else {
            format!(" AND ({order}) > ({})", vec!["?"; after.len()].join(", "))
        };
        let query = format!(
            "SELECT {} FROM {} WHERE {}{later} ORDER BY {order}",
            names(relation, relation.columns),
            relation.name,
            only(relation)
        );
        let query = after.iter().fold(sqlx::query(&query), bind);
        let mut rows = query.fetch(&mut self.connection);
        let mut batch = Batch::default();
        while let Some(next) = rows.try_next().await.map_err(storage_error)? {
            batch.add(row(relation, &next).map_err(storage_error)?);
            if batch.is_full() && batches.send(std::mem::take(&mut batch)).await.is_err() {
                return Ok(());
            }
        }
        if !batch.rows.is_empty() {
            // Whoever has gone does not want it.
            let _ = batches.send(batch).await;
        }
        Ok(())
    }

    async fn facts(&mut self) -> Result<Facts, StorageError> {
        let (uptime, last_table) = sqlx::query_as(
            "SELECT coalesce((SELECT CAST(value AS INTEGER) FROM meta WHERE key = 'uptime'), 0), \
             max(coalesce((SELECT CAST(value AS INTEGER) FROM meta WHERE key = 'last_table'), 0), \
             coalesce((SELECT max(number) FROM tables), 0))",
        )
        .fetch_one(&mut self.connection)
        .await
        .map_err(storage_error)?;
        Ok(Facts { uptime, last_table })
    }

    async fn mark(&mut self) -> Result<Option<Mark>, StorageError> {
        if !schema::is_unfinished(&mut self.connection).await? {
            return Ok(None);
        }
        let mark: String = sqlx::query_scalar("SELECT mark FROM moving")
            .fetch_one(&mut self.connection)
            .await
            .map_err(storage_error)?;
        Mark::read(&mark).map(Some)
    }

    async fn begin(&mut self, mark: &Mark) -> Result<(), StorageError> {
        let mut change = self.connection.begin().await.map_err(storage_error)?;
        for relation in RELATIONS.iter().rev() {
            let delete = format!("DELETE FROM {}", relation.name);
            change.execute(delete.as_str()).await.map_err(storage_error)?;
        }
        let make = "DROP TABLE IF EXISTS moving; CREATE TABLE moving (mark TEXT NOT NULL)";
        change.execute(make).await.map_err(storage_error)?;
        let insert = sqlx::query("INSERT INTO moving (mark) VALUES (?)").bind(mark.text());
        insert.execute(&mut *change).await.map_err(storage_error)?;
        change.commit().await.map_err(storage_error)
    }

    async fn write(
        &mut self,
        relation: &'static Relation,
        rows: &[Row],
        was: &Mark,
        is: &Mark,
    ) -> Result<(), Trouble> {
        let mut change = self.connection.begin().await.map_err(storage_error)?;
        FileEnd::step(&mut change, was, is).await?;
        let insert = format!(
            "INSERT INTO {} ({}) VALUES ({})",
            relation.name,
            names(relation, relation.columns),
            vec!["?"; relation.columns.len()].join(", ")
        );
        for row in rows {
            let query = row.iter().fold(sqlx::query(&insert), bind);
            query.execute(&mut *change).await.map_err(storage_error)?;
        }
        Ok(change.commit().await.map_err(storage_error)?)
    }

    async fn finish(&mut self, was: &Mark, facts: Facts) -> Result<(), Trouble> {
        let mut change = self.connection.begin().await.map_err(storage_error)?;
        FileEnd::step(&mut change, was, was).await?;
        for (key, value) in [("uptime", facts.uptime), ("last_table", facts.last_table)] {
            let insert = sqlx::query("INSERT OR REPLACE INTO meta (key, value) VALUES (?, ?)");
            insert.bind(key).bind(value).execute(&mut *change).await.map_err(storage_error)?;
        }
        change.execute("DROP TABLE moving").await.map_err(storage_error)?;
        Ok(change.commit().await.map_err(storage_error)?)
    }

    async fn close(self: Box<Self>) -> Result<(), StorageError> {
        self.connection.close().await.map_err(storage_error)?;
        sync_folder(&self.file)
    }
}
