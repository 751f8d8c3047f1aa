import pg from "pg";

/** The channel that names of changed tables come over. */
export const CHANNEL = "zakh_changed";
const TRIGGER = "zakh_changed";

/** Has a table tell of every statement that changes it; done once for a database. */
export async function ensureTrigger(client: pg.Client, table: string): Promise<void> {
  const { rowCount } = await client.query(
    "SELECT 1 FROM pg_trigger WHERE tgname = $1 AND tgrelid = to_regclass($2) AND NOT tgisinternal",
    [TRIGGER, table],
  );
  if (rowCount) return;
  await client.query("BEGIN");
  try {
    // Several processes may start at once; the lock lets one of them create and the others find.
    await client.query("SELECT pg_advisory_xact_lock(hashtext('zakh_changed'))");
    await client.query(`CREATE OR REPLACE FUNCTION zakh_notify_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN PERFORM pg_notify('${CHANNEL}', TG_TABLE_NAME); RETURN NULL; END $$`);
    await client.query(
      `CREATE OR REPLACE TRIGGER ${TRIGGER} AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${pg.escapeIdentifier(table)}
       FOR EACH STATEMENT EXECUTE FUNCTION zakh_notify_change()`,
    );
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK");
    throw error;
  }
}
