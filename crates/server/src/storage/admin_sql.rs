//! The SQL of operators' commands that both databases share.

/// Implements `AdminStorage` for a type with a `pool` and the few things in which databases differ: `storage_error`, `SPACE` (a
/// query for the size and the free space, if known), `FREE_SPACE` and `TELL_TABLE` (notifies all servers that a table changed).
macro_rules! implement_admin_storage {
    ($admin:ty, $row:ty) => {
        impl $admin {
            async fn run(
                &self,
                sql: &'static str,
                texts: &[&str],
                numbers: &[Option<i64>],
            ) -> Result<u64, StorageError> {
                let mut query = sqlx::query(sql);
                for text in texts {
                    query = query.bind(text.to_string());
                }
                for number in numbers {
                    query = query.bind(*number);
                }
                Ok(query.execute(&self.pool).await.map_err(storage_error)?.rows_affected())
            }

            async fn count(&self, sql: &'static str, text: &str, number: i64) -> Result<u64, StorageError> {
                let query = sqlx::query_scalar::<_, i64>(sql).bind(text.to_owned()).bind(number);
                Ok(query.fetch_one(&self.pool).await.map_err(storage_error)?.cast_unsigned())
            }

            async fn actions(&self, sql: &'static str, a: i64, b: i64) -> Result<Vec<AdminActionRow>, StorageError> {
                let rows: Vec<(i64, i64, String, String, String)> =
                    sqlx::query_as(sql).bind(a).bind(b).fetch_all(&self.pool).await.map_err(storage_error)?;
                Ok(rows
                    .into_iter()
                    .map(|(number, at, who, command, outcome)| AdminActionRow {
                        number: short(number),
                        at: at.cast_unsigned(),
                        who,
                        command,
                        outcome,
                    })
                    .collect())
            }
        }

        #[async_trait]
        impl AdminStorage for $admin {
            async fn log_action(
                &self,
                who: &str,
                about: &str,
                command: &str,
                at: u64,
            ) -> Result<u32, StorageError> {
                let number: i64 = sqlx::query_scalar(
                    "INSERT INTO admin_log (at, who, about, command, outcome, taken) VALUES ($1, $2, $3, $4, '', 0) RETURNING number",
                )
                .bind(at.cast_signed())
                .bind(who.to_owned())
                .bind(about.to_owned())
                .bind(command.to_owned())
                .fetch_one(&self.pool)
                .await
                .map_err(storage_error)?;
                Ok(short(number))
            }

            async fn log_done(&self, who: &str, command: &str, at: u64) -> Result<u32, StorageError> {
                let sql = "INSERT INTO admin_log (at, who, about, command, outcome, taken) VALUES ($1, $2, '', $3, 'done', $1) RETURNING number";
                let query = sqlx::query_scalar(sql).bind(at.cast_signed()).bind(who.to_owned()).bind(command.to_owned());
                let number: i64 = query.fetch_one(&self.pool).await.map_err(storage_error)?;
                Ok(short(number))
            }

            async fn waiting_actions(&self, taken_before: u64) -> Result<Vec<AdminActionRow>, StorageError> {
                let sql = "SELECT number, at, who, command, outcome FROM admin_log \
                           WHERE outcome = '' AND taken < $1 ORDER BY number LIMIT $2";
                self.actions(sql, taken_before.cast_signed(), 100).await
            }

            async fn take_action(&self, number: u32, taken_before: u64, now: u64) -> Result<bool, StorageError> {
                let sql = "UPDATE admin_log SET taken = $3 WHERE number = $1 AND outcome = '' AND taken < $2";
                let numbers = [i64::from(number), taken_before.cast_signed(), now.cast_signed()];
                Ok(self.run(sql, &[], &numbers.map(Some)).await? > 0)
            }

            async fn finish_action(&self, number: u32, outcome: &str) -> Result<(), StorageError> {
                let sql = "UPDATE admin_log SET outcome = $1 WHERE number = $2";
                self.run(sql, &[outcome], &[Some(number.into())]).await.map(drop)
            }

            async fn action(&self, number: u32) -> Result<Option<AdminActionRow>, StorageError> {
                let sql = "SELECT number, at, who, command, outcome FROM admin_log WHERE number = $1 LIMIT $2";
                Ok(self.actions(sql, number.into(), 1).await?.pop())
            }

            async fn audit_log(&self, before: Option<u32>, limit: u32) -> Result<Vec<AdminActionRow>, StorageError> {
                let sql = "SELECT number, at, who, command, outcome FROM admin_log \
                           WHERE number < $1 ORDER BY number DESC LIMIT $2";
                self.actions(sql, before.map_or(i64::MAX, i64::from), limit.into()).await
            }

            async fn actions_finished(&self) -> Result<u64, StorageError> {
                self.count("SELECT count(*) FROM admin_log WHERE outcome <> $1 AND number > $2", "", 0).await
            }

            async fn site_settings(&self) -> Result<SiteSettingRows, StorageError> {
                let sanctions: Vec<(i64, String, String, i64, Option<i64>, String)> =
                    sqlx::query_as("SELECT number, kind, whom, since, until, note FROM sanctions ORDER BY number")
                        .fetch_all(&self.pool)
                        .await
                        .map_err(storage_error)?;
                let values: Vec<(String, String)> = sqlx::query_as("SELECT key, value FROM house")
                    .fetch_all(&self.pool)
                    .await
                    .map_err(storage_error)?;
                let operators: Vec<String> = sqlx::query_scalar("SELECT person FROM operators ORDER BY person")
                    .fetch_all(&self.pool)
                    .await
                    .map_err(storage_error)?;
                let sanctions = sanctions
                    .into_iter()
                    .map(|(number, kind, whom, since, until, note)| SanctionRow {
                        number: short(number),
                        kind,
                        whom,
                        since: since.cast_unsigned(),
                        until: until.map(i64::cast_unsigned),
                        note,
                    })
                    .collect();
                Ok(SiteSettingRows { sanctions, values, operators })
            }

            async fn add_sanction(&self, sanction: &SanctionRow) -> Result<(), StorageError> {
                let sql = "INSERT INTO sanctions (kind, whom, note, since, until) VALUES ($1, $2, $3, $4, $5) \
                           ON CONFLICT (kind, whom) DO UPDATE SET note = excluded.note, since = excluded.since, until = excluded.until";
                let SanctionRow { kind, whom, note, since, until, .. } = sanction;
                let numbers = [Some(since.cast_signed()), until.map(u64::cast_signed)];
                self.run(sql, &[kind, whom, note], &numbers).await.map(drop)
            }

            async fn lift_sanction(&self, number: u32) -> Result<bool, StorageError> {
                Ok(self.run("DELETE FROM sanctions WHERE number = $1", &[], &[Some(number.into())]).await? > 0)
            }

            async fn save_site_setting(&self, key: &str, value: Option<&str>) -> Result<(), StorageError> {
                let saved = match value {
                    Some(value) => {
                        let sql = "INSERT INTO house (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value";
                        self.run(sql, &[key, value], &[]).await
                    }
                    None => self.run("DELETE FROM house WHERE key = $1", &[key], &[]).await,
                };
                saved.map(drop)
            }

            async fn set_operator(&self, person: &str, operator: bool) -> Result<bool, StorageError> {
                let sql = if operator {
                    "INSERT INTO operators (person) SELECT id FROM people WHERE id = $1 ON CONFLICT DO NOTHING"
                } else {
                    "DELETE FROM operators WHERE person = $1"
                };
                Ok(self.run(sql, &[person], &[]).await? > 0)
            }

            async fn add_report(&self, report: &ReportRow) -> Result<(), StorageError> {
                let sql = "INSERT INTO reports (reporter, reporter_name, person, person_name, place, why, said, at, closed) \
                           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)";
                let ReportRow { reporter, reporter_name, person, person_name, table, why, said, .. } = report;
                let texts = [reporter, reporter_name, person, person_name, table, why, said].map(String::as_str);
                let numbers = [report.at.cast_signed(), i64::from(report.closed)].map(Some);
                self.run(sql, &texts, &numbers).await.map(drop)
            }

            async fn reports(&self, before: Option<u32>, limit: u32) -> Result<Vec<ReportRow>, StorageError> {
                let rows: Vec<$row> = sqlx::query("SELECT * FROM reports WHERE number < $1 ORDER BY number DESC LIMIT $2")
                    .bind(before.map_or(i64::MAX, i64::from))
                    .bind(i64::from(limit))
                    .fetch_all(&self.pool)
                    .await
                    .map_err(storage_error)?;
                let report = |row: &$row| -> sqlx::Result<ReportRow> {
                    Ok(ReportRow {
                        number: short(row.try_get("number")?),
                        at: row.try_get::<i64, _>("at")?.cast_unsigned(),
                        reporter: row.try_get("reporter")?,
                        reporter_name: row.try_get("reporter_name")?,
                        person: row.try_get("person")?,
                        person_name: row.try_get("person_name")?,
                        table: row.try_get("place")?,
                        why: row.try_get("why")?,
                        said: row.try_get("said")?,
                        closed: row.try_get::<i64, _>("closed")? != 0,
                    })
                };
                rows.iter().map(report).collect::<sqlx::Result<_>>().map_err(storage_error)
            }

            async fn reports_since(&self, reporter: &str, since: u64) -> Result<u64, StorageError> {
                let sql = "SELECT count(*) FROM reports WHERE reporter = $1 AND at >= $2";
                self.count(sql, reporter, since.cast_signed()).await
            }

            async fn close_report(&self, number: u32) -> Result<bool, StorageError> {
                let sql = "UPDATE reports SET closed = 1 WHERE number = $1";
                Ok(self.run(sql, &[], &[Some(number.into())]).await? > 0)
            }

            async fn block(&self, person: &str, other: &str, blocked: bool) -> Result<(), StorageError> {
                let sql = if blocked {
                    "INSERT INTO blocks (person, other) SELECT $1, id FROM people WHERE id = $2 ON CONFLICT DO NOTHING"
                } else {
                    "DELETE FROM blocks WHERE person = $1 AND other = $2"
                };
                self.run(sql, &[person, other], &[]).await.map(drop)
            }

            async fn blocked_by(&self, person: &str) -> Result<Vec<(String, String)>, StorageError> {
                let sql = "SELECT p.id, p.name FROM blocks b JOIN people p ON p.id = b.other WHERE b.person = $1 ORDER BY p.name, p.id";
                sqlx::query_as(sql).bind(person.to_owned()).fetch_all(&self.pool).await.map_err(storage_error)
            }

            async fn blockers_of(&self, person: &str) -> Result<Vec<String>, StorageError> {
                let sql = "SELECT person FROM blocks WHERE other = $1";
                sqlx::query_scalar(sql).bind(person.to_owned()).fetch_all(&self.pool).await.map_err(storage_error)
            }

            async fn came_from(&self, person: &str, address: &str, at: u64) -> Result<(), StorageError> {
                let sql = "INSERT INTO addresses (person, address, at) SELECT id, $2, $3 FROM people WHERE id = $1 \
                           ON CONFLICT (person, address) DO UPDATE SET at = excluded.at";
                self.run(sql, &[person, address], &[Some(at.cast_signed())]).await.map(drop)
            }

            async fn sizes(&self) -> Result<(u64, u64), StorageError> {
                let (bytes, _): (i64, Option<i64>) = sqlx::query_as(SPACE).fetch_one(&self.pool).await.map_err(storage_error)?;
                let waiting: i64 = sqlx::query_scalar("SELECT count(*) FROM outbox")
                    .fetch_one(&self.pool)
                    .await
                    .map_err(storage_error)?;
                Ok((bytes.cast_unsigned(), waiting.cast_unsigned()))
            }

            async fn knows(&self, person: &str) -> Result<bool, StorageError> {
                let sql = "SELECT count(*) FROM people WHERE id = $1 AND seen >= $2";
                Ok(self.count(sql, person, 0).await? > 0)
            }

            async fn rename(&self, person: &str, name: &str) -> Result<(), StorageError> {
                self.run("UPDATE people SET name = $2 WHERE id = $1", &[person, name], &[]).await.map(drop)
            }

            async fn look_at_table(&self, id: &str) -> Result<Option<LookedAtTable>, StorageError> {
                let sql = "SELECT t.number, t.doc, g.decisions, g.updated FROM tables t JOIN progress g ON g.number = t.number WHERE t.id = $1";
                let found: Option<(i64, String, i64, i64)> =
                    sqlx::query_as(sql).bind(id.to_owned()).fetch_optional(&self.pool).await.map_err(storage_error)?;
                let Some((number, doc, decisions, updated)) = found else { return Ok(None) };
                let sql = "SELECT p.id, p.name FROM holders h JOIN people p ON p.id = h.person WHERE h.number = $1 ORDER BY p.name, p.id";
                let people = sqlx::query_as(sql).bind(number).fetch_all(&self.pool).await.map_err(storage_error)?;
                let sql = "SELECT remark, person, name, text FROM remarks WHERE number = $1 ORDER BY remark DESC LIMIT $2";
                let remarks: Vec<(i64, String, String, String)> = sqlx::query_as(sql)
                    .bind(number)
                    .bind(REMARKS_SHOWN as i64)
                    .fetch_all(&self.pool)
                    .await
                    .map_err(storage_error)?;
                let remark = |(number, person, name, text)| (short(number), person, name, text);
                let remarks = remarks.into_iter().rev().map(remark).collect();
                let (decisions, updated) = (short(decisions), updated.cast_unsigned());
                Ok(Some(LookedAtTable { number, doc, decisions, updated, people, remarks }))
            }

            async fn add_invitation(&self, uses: u32, days: u32) -> Result<String, StorageError> {
                const DAY: u64 = 24 * 60 * 60 * 1000;
                let (code, now) = (crate::chance::id(), crate::app_state::now());
                let until = now.saturating_add(u64::from(days) * DAY);
                self.run("DELETE FROM invitations WHERE until <= $1 OR uses = 0", &[], &[Some(now.cast_signed())]).await?;
                let sql = "INSERT INTO invitations (hash, uses, until) VALUES ($1, $2, $3)";
                let hash = crate::people::token_hash(&code);
                self.run(sql, &[&hash], &[Some(uses.into()), Some(until.cast_signed())]).await?;
                Ok(code)
            }

            async fn forget_addresses(&self, before: u64) -> Result<(), StorageError> {
                self.run("DELETE FROM addresses WHERE at < $1", &[], &[Some(before.cast_signed())]).await.map(drop)
            }

            async fn add_address_counts(
                &self,
                counts: &[AddressCountRow],
                over: u64,
            ) -> Result<Vec<AddressCountRow>, StorageError> {
                let sql = "INSERT INTO address_counts AS kept (what, mark, since, amount) VALUES ($1, $2, $3, $4) \
                           ON CONFLICT (what, mark) DO UPDATE SET \
                           amount = CASE WHEN kept.since <= $5 THEN excluded.amount ELSE kept.amount + excluded.amount END, \
                           since = CASE WHEN kept.since <= $5 THEN excluded.since ELSE kept.since END \
                           RETURNING since, amount";
                let mut change = self.pool.begin().await.map_err(storage_error)?;
                let mut all = Vec::with_capacity(counts.len());
                for count in counts {
                    let (since, amount): (i64, i64) = sqlx::query_as(sql)
                        .bind(count.what.clone())
                        .bind(count.mark.clone())
                        .bind(count.since.cast_signed())
                        .bind(count.amount.cast_signed())
                        .bind(over.cast_signed())
                        .fetch_one(&mut *change)
                        .await
                        .map_err(storage_error)?;
                    let (since, amount) = (since.cast_unsigned(), amount.cast_unsigned());
                    all.push(AddressCountRow { since, amount, ..count.clone() });
                }
                change.commit().await.map_err(storage_error)?;
                Ok(all)
            }

            async fn address_counts(&self, over: u64, limit: u32) -> Result<Vec<AddressCountRow>, StorageError> {
                let sql = "SELECT what, mark, since, amount FROM address_counts WHERE since > $1 ORDER BY amount DESC, what, mark LIMIT $2";
                let rows: Vec<(String, String, i64, i64)> = sqlx::query_as(sql)
                    .bind(over.cast_signed())
                    .bind(i64::from(limit))
                    .fetch_all(&self.pool)
                    .await
                    .map_err(storage_error)?;
                let count = |(what, mark, since, amount): (String, String, i64, i64)| {
                    let (since, amount) = (since.cast_unsigned(), amount.cast_unsigned());
                    AddressCountRow { what, mark, since, amount }
                };
                Ok(rows.into_iter().map(count).collect())
            }

            async fn forget_address_counts(&self, over: u64) -> Result<(), StorageError> {
                self.run("DELETE FROM address_counts WHERE since <= $1", &[], &[Some(over.cast_signed())]).await.map(drop)
            }

            async fn find_people(&self, text: &str, limit: u32) -> Result<Vec<FoundPersonRow>, StorageError> {
                let sql = "SELECT p.id, p.name, p.seen, (SELECT count(*) FROM holders h WHERE h.person = p.id) \
                           FROM people p WHERE lower(p.name) LIKE $1 ESCAPE '!' OR p.id LIKE $2 ESCAPE '!' \
                           OR p.id IN (SELECT person FROM addresses WHERE address LIKE $2 ESCAPE '!') \
                           ORDER BY p.seen DESC, p.id LIMIT $3";
                let (anywhere, beginning) = patterns(text);
                let rows: Vec<(String, String, i64, i64)> = sqlx::query_as(sql)
                    .bind(anywhere)
                    .bind(beginning)
                    .bind(i64::from(limit))
                    .fetch_all(&self.pool)
                    .await
                    .map_err(storage_error)?;
                let mut found = Vec::with_capacity(rows.len());
                for (id, name, seen, tables) in rows {
                    let addresses: Vec<String> =
                        sqlx::query_scalar("SELECT address FROM addresses WHERE person = $1 ORDER BY at DESC LIMIT 5")
                            .bind(id.clone())
                            .fetch_all(&self.pool)
                            .await
                            .map_err(storage_error)?;
                    let (seen, tables) = (seen.cast_unsigned(), short(tables));
                    found.push(FoundPersonRow { id, name, seen, tables, addresses });
                }
                Ok(found)
            }

            async fn find_tables(&self, text: &str, limit: u32) -> Result<Vec<(String, String, u64)>, StorageError> {
                let sql = "SELECT t.id, t.doc, g.updated FROM tables t JOIN progress g ON g.number = t.number \
                           WHERE t.id LIKE $2 ESCAPE '!' OR t.number IN (SELECT h.number FROM holders h JOIN people p ON p.id = h.person \
                           WHERE lower(p.name) LIKE $1 ESCAPE '!' OR p.id LIKE $2 ESCAPE '!') ORDER BY t.number DESC LIMIT $3";
                let (anywhere, beginning) = patterns(text);
                let rows: Vec<(String, String, i64)> = sqlx::query_as(sql)
                    .bind(anywhere)
                    .bind(beginning)
                    .bind(i64::from(limit))
                    .fetch_all(&self.pool)
                    .await
                    .map_err(storage_error)?;
                Ok(rows.into_iter().map(|(id, doc, updated)| (id, doc, updated.cast_unsigned())).collect())
            }

            async fn delete_remark(&self, table: i64, remark: u32) -> Result<bool, StorageError> {
                let mut change = self.pool.begin().await.map_err(storage_error)?;
                // Whoever has the table in memory does not follow this version: it is read again.
                let raise = "UPDATE progress SET version = version + 1 WHERE number = $1 \
                             AND EXISTS (SELECT 1 FROM remarks WHERE number = $1 AND remark = $2 AND text <> '')";
                let clear = "UPDATE remarks SET text = '', version = (SELECT version FROM progress WHERE number = $1) \
                             WHERE number = $1 AND remark = $2 AND text <> ''";
                let mut cleared = 0;
                for sql in [raise, clear] {
                    let query = sqlx::query(sql).bind(table).bind(i64::from(remark));
                    cleared = query.execute(&mut *change).await.map_err(storage_error)?.rows_affected();
                }
                if let Some(tell) = TELL_TABLE {
                    sqlx::query(tell).bind(table).execute(&mut *change).await.map_err(storage_error)?;
                }
                change.commit().await.map_err(storage_error)?;
                Ok(cleared > 0)
            }

            async fn census(&self) -> Result<Census, StorageError> {
                let sql = "SELECT (SELECT count(*) FROM people), (SELECT count(*) FROM tables), \
                           (SELECT count(*) FROM tables WHERE stage = 'playing'), (SELECT count(*) FROM reports WHERE closed = 0)";
                let (people, tables, playing, open_reports): (i64, i64, i64, i64) =
                    sqlx::query_as(sql).fetch_one(&self.pool).await.map_err(storage_error)?;
                let (bytes, free_bytes): (i64, Option<i64>) =
                    sqlx::query_as(SPACE).fetch_one(&self.pool).await.map_err(storage_error)?;
                Ok(Census {
                    people: short(people),
                    tables: short(tables),
                    playing: short(playing),
                    open_reports: short(open_reports),
                    bytes: bytes.cast_unsigned(),
                    free_bytes: free_bytes.map(i64::cast_unsigned),
                })
            }

            async fn rotate_signing_key(&self, believed_days: u32) -> Result<(), StorageError> {
                const DAY: u64 = 24 * 60 * 60 * 1000;
                let now = crate::app_state::now();
                let until = now.saturating_add(u64::from(believed_days) * DAY);
                let mut change = self.pool.begin().await.map_err(storage_error)?;
                for (sql, time) in [
                    ("UPDATE signing_keys SET until = $1 WHERE until IS NULL OR until > $1", until),
                    ("DELETE FROM signing_keys WHERE until <= $1", now),
                ] {
                    sqlx::query(sql).bind(time.cast_signed()).execute(&mut *change).await.map_err(storage_error)?;
                }
                let key: [u8; 32] = crate::chance::bytes();
                sqlx::query("INSERT INTO signing_keys (key, until) VALUES ($1, NULL)")
                    .bind(key.to_vec())
                    .execute(&mut *change)
                    .await
                    .map_err(storage_error)?;
                change.commit().await.map_err(storage_error)
            }

            async fn free_space(&self) -> Result<(), StorageError> {
                self.run(FREE_SPACE, &[], &[]).await.map(drop)
            }

            async fn close(&self) {
                self.pool.close().await;
            }
        }
    };
}

pub(super) use implement_admin_storage;

/// The patterns that match a text anywhere, in lower case, and at the beginning.
pub(super) fn patterns(text: &str) -> (String, String) {
    let literal: String = text
        .chars()
        .flat_map(|letter| if "%_!".contains(letter) { vec!['!', letter] } else { vec![letter] })
        .collect();
    (format!("%{}%", literal.to_lowercase()), format!("{literal}%"))
}

/// A row number as 32 bits: none of these tables has more rows.
pub(super) fn short(number: i64) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}
