import pg from "pg";
import { databaseUrl } from "../database/pool";

const CHANNEL = "zakh_changed";
const RETRY_MS = 1000;

type OnChange = (table: string) => void;

/**
 * Hears which tables have changed, from whatever process and by whatever hand: a statement-level trigger on each watched
 * table sends NOTIFY with the table's name. While the connection is down `connected` is false and nothing may be kept.
 */
export class ChangeListener {
  connected = false;
  private client: pg.Client | undefined;
  private connecting: Promise<void> | undefined;
  private readonly watched = new Set<string>();
  private retryAt = 0;

  constructor(private readonly onChange: OnChange) {}

  /** Makes sure that changes of these tables are heard; cheap once they are. Never throws: see `connected`. */
  async watch(tables: readonly string[]): Promise<void> {
    if (!this.connected) await this.connect();
    const client = this.client;
    if (!client || !this.connected) return;
    const missing = tables.filter((table) => !this.watched.has(table));
    if (missing.length === 0) return;
    try {
      for (const table of missing) await ensureTrigger(client, table);
      for (const table of missing) this.watched.add(table);
    } catch {
      this.lost(client);
    }
  }

  watches(tables: readonly string[]): boolean {
    return this.connected && tables.every((table) => this.watched.has(table));
  }

  private connect(): Promise<void> {
    if (Date.now() < this.retryAt) return Promise.resolve();
    this.connecting ??= this.open().finally(() => {
      this.connecting = undefined;
    });
    return this.connecting;
  }

  private async open(): Promise<void> {
    const client = new pg.Client({
      connectionString: databaseUrl(),
      connectionTimeoutMillis: 3000,
      keepAlive: true,
      application_name: "zakh-changes",
    });
    client.on("notification", (message) => this.onChange(message.payload ?? ""));
    client.on("error", () => this.lost(client));
    client.on("end", () => this.lost(client));
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      this.client = client;
      this.watched.clear();
      this.connected = true;
    } catch {
      this.lost(client);
    }
  }

  private lost(client: pg.Client): void {
    client.removeAllListeners();
    client.on("error", () => undefined);
    client.end().catch(() => undefined);
    this.retryAt = Date.now() + RETRY_MS;
    if (this.client === client || !this.connected) {
      this.client = undefined;
      this.connected = false;
    }
  }
}

async function ensureTrigger(client: pg.Client, table: string): Promise<void> {
  const trigger = "zakh_changed";
  const { rowCount } = await client.query(
    "SELECT 1 FROM pg_trigger WHERE tgname = $1 AND tgrelid = to_regclass($2) AND NOT tgisinternal",
    [trigger, table],
  );
  if (rowCount) return;
  await client.query("BEGIN");
  try {
    // Several processes may start at once; the lock lets one of them create and the others find.
    await client.query("SELECT pg_advisory_xact_lock(hashtext('zakh_changed'))");
    await client.query(`CREATE OR REPLACE FUNCTION zakh_notify_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN PERFORM pg_notify('${CHANNEL}', TG_TABLE_NAME); RETURN NULL; END $$`);
    await client.query(
      `CREATE OR REPLACE TRIGGER ${trigger} AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${pg.escapeIdentifier(table)}
       FOR EACH STATEMENT EXECUTE FUNCTION zakh_notify_change()`,
    );
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK");
    throw error;
  }
}
