import pg from "pg";

/** The channel that names of changed tables come over. */
export const CHANNEL = "zakh_changed";

/** One event each: PostgreSQL gives a trigger of several no table of the rows that a statement changed. */
const TRIGGERS = [
  { name: "zakh_inserted", event: "INSERT", rows: "REFERENCING NEW TABLE AS new_rows" },
  { name: "zakh_updated", event: "UPDATE", rows: "REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows" },
  { name: "zakh_deleted", event: "DELETE", rows: "REFERENCING OLD TABLE AS old_rows" },
  { name: "zakh_truncated", event: "TRUNCATE", rows: "" },
];

/** Told of statements that changed no row, too; databases of before have it. */
const FORMER_TRIGGER = "zakh_changed";

/** A row that is what it was, but for when it was last written, has not changed. */
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

/** Has a table tell of every statement that changes a row of it; done once for a database. */
export async function ensureTriggers(client: pg.Client, table: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    "SELECT tgname AS name FROM pg_trigger WHERE tgname = ANY($1) AND tgrelid = to_regclass($2) AND NOT tgisinternal",
    [[FORMER_TRIGGER, ...TRIGGERS.map(({ name }) => name)], table],
  );
  if (rows.length === TRIGGERS.length && rows.every(({ name }) => name !== FORMER_TRIGGER)) return;
  const on = pg.escapeIdentifier(table);
  // One query of several statements is one transaction, and nothing else on this connection comes between them.
  await client.query(
    [
      // Several processes may start at once; the lock lets one of them create and the others replace the same by the same.
      "SELECT pg_advisory_xact_lock(hashtext('zakh_changed'))",
      NOTIFY,
      `DROP TRIGGER IF EXISTS ${FORMER_TRIGGER} ON ${on}`,
      ...TRIGGERS.map(
        ({ name, event, rows }) =>
          `CREATE OR REPLACE TRIGGER ${name} AFTER ${event} ON ${on} ${rows}
           FOR EACH STATEMENT EXECUTE FUNCTION zakh_notify_changed_rows()`,
      ),
    ].join(";\n"),
  );
}
