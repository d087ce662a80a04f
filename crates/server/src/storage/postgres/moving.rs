//! A `PostgreSQL` database as the source or target of a move.

use std::time::Duration;

use async_trait::async_trait;
use futures_util::TryStreamExt as _;
use sqlx::postgres::{PgArguments, PgRow};
use sqlx::{ConnectOptions as _, Connection as _, Executor as _, PgConnection, Postgres, Row as _};
use tokio::sync::mpsc::Sender;
use tokio::time::timeout;

use super::errors::storage_error;
use super::{options, run, schema};
use crate::storage::StorageError;
use crate::storage::moving::{
    Batch, Column, End, Facts, Kind, Mark, MoveError, RELATIONS, Relation, Row, Trouble, Value,
};

/// The timeout of a database that does not respond.
const PATIENCE: Duration = Duration::from_secs(30);

/// Whether a live server uses the database.
const IN_USE: &str = "SELECT EXISTS (SELECT 1 FROM servers WHERE beat > now() - interval '5 seconds')";

/// A `PostgreSQL` database as one side of a move.
pub(in crate::storage) struct PostgresEnd {
    connection: PgConnection,
}

impl PostgresEnd {
    /// Opens the source.
    pub(in crate::storage) async fn source(address: &str) -> Result<PostgresEnd, MoveError> {
        let mut connection = connect(address).await.map_err(MoveError::Source)?;
        let opened = async {
            match schema::forms(&mut connection).await? {
                (0, _) => return Ok(None),
                _ => schema::check_form(&mut connection).await?,
            }
            schema::refuse_unfinished(&mut connection).await?;
            // One view of everything, and whoever writes waits until all is copied.
            let begin = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
            connection.execute(begin).await.map_err(storage_error)?;
            let alone: bool = sqlx::query_scalar("SELECT pg_try_advisory_xact_lock($1)")
                .bind(schema::LOCK)
                .fetch_one(&mut connection)
                .await
                .map_err(storage_error)?;
            Ok(Some(alone && !in_use(&mut connection).await?))
        };
        match opened.await.map_err(MoveError::Source)? {
            None => Err(MoveError::NoSource("this database is empty".to_owned())),
            Some(false) => Err(MoveError::SourceInUse),
            Some(true) => Ok(PostgresEnd { connection }),
        }
    }

    /// Opens the target.
    pub(in crate::storage) async fn target(address: &str) -> Result<PostgresEnd, MoveError> {
        let mut connection = connect(address).await.map_err(MoveError::Target)?;
        let opened = async {
            // What servers may still use in an older form is not brought to a newer one.
            if schema::forms(&mut connection).await?.0 == 0 {
                schema::migrate(&mut connection).await?;
            }
            schema::check_form(&mut connection).await?;
            in_use(&mut connection).await
        };
        if opened.await.map_err(MoveError::Target)? {
            return Err(MoveError::TargetInUse);
        }
        Ok(PostgresEnd { connection })
    }
}

async fn connect(address: &str) -> Result<PgConnection, StorageError> {
    let options = options(address)?;
    match timeout(PATIENCE, options.connect()).await {
        Ok(connected) => connected.map_err(storage_error),
        Err(_) => Err(StorageError::Unreachable(format!("no answer within {} seconds", PATIENCE.as_secs()))),
    }
}

async fn in_use(connection: &mut PgConnection) -> Result<bool, StorageError> {
    sqlx::query_scalar(IN_USE).fetch_one(connection).await.map_err(storage_error)
}

/// Stores the progress of the move, if the stored progress is the expected one.
async fn step(change: &mut PgConnection, was: &Mark, is: &Mark) -> Result<(), Trouble> {
    let steps = run!(change, "UPDATE moving SET mark = $1 WHERE mark = $2", is.text(), was.text())?;
    if steps == 1 { Ok(()) } else { Err(Trouble::ElsewhereAlready) }
}

fn names(columns: &[Column]) -> String {
    columns.iter().map(|column| column.name).collect::<Vec<_>>().join(", ")
}

/// The sort order of a table's rows, independent of the database's locale.
fn order(relation: &Relation) -> String {
    let by = |column: &Column| match column.kind {
        Kind::Text => format!("{} COLLATE \"C\"", column.name),
        _ => column.name.to_owned(),
    };
    relation.order().iter().map(by).collect::<Vec<_>>().join(", ")
}

type Query<'q> = sqlx::query::Query<'q, Postgres, PgArguments>;

fn bind<'q>(query: Query<'q>, value: &'q Value) -> Query<'q> {
    match value {
        Value::Nothing => query.bind(None::<i64>),
        Value::Integer(number) => query.bind(number),
        Value::Text(text) => query.bind(text),
        Value::Bytes(bytes) => query.bind(bytes),
    }
}

fn row(relation: &Relation, row: &PgRow) -> Result<Row, sqlx::Error> {
    let columns = relation.columns.iter().enumerate();
    columns
        .map(|(place, column)| {
            Ok(match column.kind {
                Kind::Integer => Value::integer(row.try_get(place)?),
                Kind::Flag => Value::integer(row.try_get::<Option<bool>, _>(place)?.map(i64::from)),
                Kind::Text => Value::text(row.try_get(place)?),
                Kind::Bytes => Value::bytes(row.try_get(place)?),
            })
        })
        .collect()
}

/// A column of many rows as one parameter.
fn bind_column<'q>(query: Query<'q>, kind: Kind, rows: &[Row], place: usize) -> Query<'q> {
    let values = rows.iter().map(|row| &row[place]);
    let number = |value: &Value| if let Value::Integer(number) = value { Some(*number) } else { None };
    match kind {
        Kind::Integer => query.bind(values.map(number).collect::<Vec<Option<i64>>>()),
        Kind::Flag => {
            query.bind(values.map(|value| number(value).map(|flag| flag != 0)).collect::<Vec<Option<bool>>>())
        }
        Kind::Text => {
            let text = |value: &Value| if let Value::Text(text) = value { Some(text.clone()) } else { None };
            query.bind(values.map(text).collect::<Vec<Option<String>>>())
        }
        Kind::Bytes => {
            let bytes =
                |value: &Value| if let Value::Bytes(bytes) = value { Some(bytes.clone()) } else { None };
            query.bind(values.map(bytes).collect::<Vec<Option<Vec<u8>>>>())
        }
    }
}

/// Inserts many rows into a table.
fn insert(relation: &Relation) -> String {
    let arrays = relation.columns.iter().zip(1..).map(|(column, number)| {
        let kind = match column.kind {
            Kind::Integer => "bigint",
            Kind::Flag => "boolean",
            Kind::Text => "text",
            Kind::Bytes => "bytea",
        };
        format!("${number}::{kind}[]")
    });
    let arrays = arrays.collect::<Vec<_>>().join(", ");
    let (name, names) = (relation.name, names(relation.columns));
    match name {
        // In which form a table is written is known here alone.
        "progress" => {
            format!(
                "INSERT INTO {name} ({names}, form) SELECT moved.*, {} FROM unnest({arrays}) AS moved",
                schema::FORM
            )
        }
        _ => format!("INSERT INTO {name} ({names}) SELECT * FROM unnest({arrays})"),
    }
}

#[async_trait]
impl End for PostgresEnd {
    async fn count(&mut self, relation: &'static Relation) -> Result<u64, StorageError> {
        let query = format!("SELECT count(*) FROM {}", relation.name);
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
        let order = order(relation);
        let later = if after.is_empty() {
            String::new()
        } else {
            let places = (1..=after.len()).map(|place| format!("${place}")).collect::<Vec<_>>().join(", ");
            format!(" WHERE ({order}) > ({places})")
        };
        let query =
            format!("SELECT {} FROM {}{later} ORDER BY {order}", names(relation.columns), relation.name);
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
            "SELECT uptime, greatest(coalesce(pg_sequence_last_value(pg_get_serial_sequence('tables', 'number')::regclass), 0), \
             coalesce((SELECT max(number) FROM tables), 0)) FROM cluster",
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
        run!(change, "SELECT pg_advisory_xact_lock($1)", schema::LOCK)?;
        let all = RELATIONS.iter().map(|relation| relation.name).collect::<Vec<_>>().join(", ");
        change.execute(format!("TRUNCATE {all}").as_str()).await.map_err(storage_error)?;
        let make = "DROP TABLE IF EXISTS moving; CREATE TABLE moving (mark TEXT NOT NULL)";
        change.execute(make).await.map_err(storage_error)?;
        run!(change, "INSERT INTO moving (mark) VALUES ($1)", mark.text())?;
        change.commit().await.map_err(storage_error)
    }

    /// Texts cannot contain zero bytes.
    fn keeps(&self, value: &Value) -> bool {
        !matches!(value, Value::Text(text) if text.contains('\0'))
    }

    async fn write(
        &mut self,
        relation: &'static Relation,
        rows: &[Row],
        was: &Mark,
        is: &Mark,
    ) -> Result<(), Trouble> {
        let mut change = self.connection.begin().await.map_err(storage_error)?;
        step(&mut change, was, is).await?;
        if !rows.is_empty() {
            let insert = insert(relation);
            let columns = relation.columns.iter().enumerate();
            let query = columns.fold(sqlx::query(&insert), |query, (place, column)| {
                bind_column(query, column.kind, rows, place)
            });
            query.execute(&mut *change).await.map_err(storage_error)?;
        }
        Ok(change.commit().await.map_err(storage_error)?)
    }

    async fn finish(&mut self, was: &Mark, facts: Facts) -> Result<(), Trouble> {
        let mut change = self.connection.begin().await.map_err(storage_error)?;
        step(&mut change, was, was).await?;
        // Numbers that are given from now on are none that were given before.
        for relation in RELATIONS.iter().filter(|relation| relation.key == 1) {
            let (name, key) = (relation.name, relation.columns[0].name);
            if relation.columns[0].kind == Kind::Integer {
                let next = format!(
                    "SELECT setval(pg_get_serial_sequence('{name}', '{key}')::regclass, \
                     greatest((SELECT coalesce(max({key}), 0) FROM {name}), $1) + 1, FALSE)"
                );
                run!(change, &next, if name == "tables" { facts.last_table } else { 0 })?;
            }
        }
        run!(change, "UPDATE cluster SET uptime = $1, counted = NULL", facts.uptime)?;
        change.execute("DROP TABLE moving").await.map_err(storage_error)?;
        change.commit().await.map_err(storage_error)?;
        // How much there is of what decides how it is looked for.
        self.connection.execute("ANALYZE").await.map_err(storage_error)?;
        Ok(())
    }

    async fn close(self: Box<Self>) -> Result<(), StorageError> {
        self.connection.close().await.map_err(storage_error)
    }
}
