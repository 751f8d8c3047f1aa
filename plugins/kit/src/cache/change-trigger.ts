import pg from "pg";

/** The PostgreSQL channel that carries the names of changed tables. */
export const CHANNEL = "zakh_changed";

/** One event each: PostgreSQL does not allow transition tables for a trigger of several events. */
const TRIGGERS = [
  { name: "zakh_inserted", event: "INSERT", rows: "REFERENCING NEW TABLE AS new_rows" },
  { name: "zakh_updated", event: "UPDATE", rows: "REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows" },
  { name: "zakh_deleted", event: "DELETE", rows: "REFERENCING OLD TABLE AS old_rows" },
  { name: "zakh_truncated", event: "TRUNCATE", rows: "" },
];

/** The trigger of earlier versions. It also fired for statements that changed no row. */
const OLD_TRIGGER = "zakh_changed";

/** A row whose only difference is `updated_at` has not changed. */
const NOTIFY = `CREATE OR REPLACE FUNCTION zakh_notify_changed_rows() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE changed boolean := true;
  BEGIN
    IF TG_OP = 'INSERT' THEN
      changed := EXISTS (SELECT FROM new_rows);
    ELSIF TG_OP = 'DELETE' THEN
      changed := EXISTS (SELECT FROM old_rows);
    ELSIF TG_OP = 'UPDATE' THEN
      changed := EXISTS (
        SELECT to_jsonb(written) - 'updated_at' FROM new_rows written
        EXCEPT ALL
        SELECT to_jsonb(written) - 'updated_at' FROM old_rows written
      );
    END IF;
    IF changed THEN PERFORM pg_notify('${CHANNEL}', TG_TABLE_NAME); END IF;
    RETURN NULL;
  END $$`;

/** Installs triggers that notify of every statement which changes a row of the table. Needed once per database. */
export async function ensureTriggers(client: pg.Client, table: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    "SELECT tgname AS name FROM pg_trigger WHERE tgname = ANY($1) AND tgrelid = to_regclass($2) AND NOT tgisinternal",
    [[OLD_TRIGGER, ...TRIGGERS.map(({ name }) => name)], table],
  );
  if (rows.length === TRIGGERS.length && rows.every(({ name }) => name !== OLD_TRIGGER)) return;
  const on = pg.escapeIdentifier(table);
  // Several statements in one query are one transaction, and no other query on this connection can come between them.
  await client.query(
    [
      // Several processes may start at once. The lock lets one create the triggers; the others replace them by the
      // same.
      "SELECT pg_advisory_xact_lock(hashtext('zakh_changed'))",
      NOTIFY,
      `DROP TRIGGER IF EXISTS ${OLD_TRIGGER} ON ${on}`,
      ...TRIGGERS.map(
        ({ name, event, rows }) =>
          `CREATE OR REPLACE TRIGGER ${name} AFTER ${event} ON ${on} ${rows}
           FOR EACH STATEMENT EXECUTE FUNCTION zakh_notify_changed_rows()`,
      ),
    ].join(";\n"),
  );
}
