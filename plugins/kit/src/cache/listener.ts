import pg from "pg";
import { shopDatabase } from "../database/pool";
import { CHANNEL, ensureTriggers } from "./change-trigger";

const RETRY_MS = 1000;

/** Timeout of a round trip in ms. A connection that does not answer within it is treated as lost. */
const ROUND_TRIP_TIMEOUT_MS = 3000;

/** Receives the events of a `ChangeListener`. */
export interface ChangeObserver {
  changed(table: string): void;
  /** Changes are heard from now on. Earlier ones may have been missed. */
  connected(): void;
  /** Changes are no longer heard, so nothing may be cached. */
  disconnected(): void;
}

/**
 * Listens for table changes, whatever process or tool made them: statement-level triggers on each watched table send
 * NOTIFY with the table's name. While the connection is down, `connected` is false and nothing may be cached.
 */
export class ChangeListener {
  connected = false;
  private client: pg.Client | undefined;
  private connecting: Promise<void> | undefined;
  private readonly wanted = new Set<string>();
  private readonly watched = new Set<string>();
  private readonly observers = new Set<ChangeObserver>();
  private watching: Promise<void> = Promise.resolve();
  private lastRoundTrip: Promise<void> = Promise.resolve();
  private nextRoundTrip: Promise<void> | undefined;
  private keepers = 0;
  private retryAt = 0;

  /** Subscribes an observer. Returns the function that unsubscribes it. */
  observe(observer: ChangeObserver): () => void {
    this.observers.add(observer);
    return () => this.observers.delete(observer);
  }

  /** Reconnects after a lost connection without waiting for a read. Returns the function that stops this. */
  keepConnected(): () => void {
    this.keepers += 1;
    void this.connect();
    return () => {
      this.keepers -= 1;
    };
  }

  /** Makes sure that changes of these tables are heard; cheap when they already are. Never throws: see `connected`. */
  async watch(tables: readonly string[]): Promise<void> {
    for (const table of tables) this.wanted.add(table);
    if (!this.connected) await this.connect();
    const client = this.client;
    if (!client || !this.connected || this.watches(tables)) return;
    try {
      await this.watchOn(client, tables);
    } catch {
      this.lost(client);
    }
  }

  watches(tables: readonly string[]): boolean {
    return this.connected && tables.every((table) => this.watched.has(table));
  }

  /**
   * Resolves when observers have received every change that was committed before this call, or at once while changes
   * are not heard. Never rejects: a connection that does not answer is closed, and observers are notified.
   *
   * PostgreSQL queues a commit's notifications before it answers the commit, and sends queued notifications before it
   * completes a later query.
   */
  caughtUp(): Promise<void> {
    if (!this.connected) return Promise.resolve();
    // The current round trip may have started before this call's commit. All callers of this moment share the next one.
    this.nextRoundTrip ??= this.lastRoundTrip.then(() => {
      this.nextRoundTrip = undefined;
      this.lastRoundTrip = this.roundTrip();
      return this.lastRoundTrip;
    });
    return this.nextRoundTrip;
  }

  private async roundTrip(): Promise<void> {
    const { client } = this;
    if (!client) return;
    const query = { text: "SELECT 1", query_timeout: ROUND_TRIP_TIMEOUT_MS };
    await client.query(query).catch(() => this.lost(client));
  }

  /** Runs one at a time: there is one connection, and each table's triggers are installed once. */
  private watchOn(client: pg.Client, tables: Iterable<string>): Promise<void> {
    const mine = this.watching.then(async () => {
      for (const table of tables) {
        if (this.watched.has(table)) continue;
        await ensureTriggers(client, table);
        this.watched.add(table);
      }
    });
    this.watching = mine.catch(() => undefined);
    return mine;
  }

  private connect(): Promise<void> {
    if (this.connected || Date.now() < this.retryAt) return Promise.resolve();
    this.connecting ??= this.open().finally(() => {
      this.connecting = undefined;
    });
    return this.connecting;
  }

  private async open(): Promise<void> {
    const client = new pg.Client({
      ...shopDatabase(),
      connectionTimeoutMillis: 3000,
      keepAlive: true,
      application_name: "zakh-changes",
    });
    client.on("notification", ({ payload = "" }) => this.notify((observer) => observer.changed(payload)));
    client.on("error", () => this.lost(client));
    client.on("end", () => this.lost(client));
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      this.watched.clear();
      await this.watchOn(client, this.wanted);
      this.client = client;
      this.connected = true;
      this.notify((observer) => observer.connected());
    } catch {
      this.lost(client);
    }
  }

  private lost(client: pg.Client): void {
    client.removeAllListeners();
    client.on("error", () => undefined);
    client.end().catch(() => undefined);
    this.retryAt = Date.now() + RETRY_MS;
    if (this.client === client) {
      this.client = undefined;
      this.connected = false;
      this.notify((observer) => observer.disconnected());
    }
    if (this.keepers > 0) setTimeout(() => this.keepers > 0 && void this.connect(), RETRY_MS + 1).unref();
  }

  private notify(about: (observer: ChangeObserver) => void): void {
    for (const observer of this.observers) about(observer);
  }
}
