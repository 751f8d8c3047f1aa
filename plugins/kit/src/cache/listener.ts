import pg from "pg";
import { shopDatabase } from "../database/pool";
import { CHANNEL, ensureTriggers } from "./change-trigger";

const RETRY_MS = 1000;

/** A connection that answers nothing for so long tells of no changes either. */
const ROUND_TRIP_MS = 3000;

/** Somebody who is told of changes. */
export interface ChangeObserver {
  /** A table has changed. */
  changed(table: string): void;
  /** Changes are heard from now on; those before may have been missed. */
  heard(): void;
  /** Changes are no longer heard: nothing may be kept. */
  cut(): void;
}

/**
 * Hears which tables have changed, from whatever process and by whatever hand: statement-level triggers on each watched
 * table send NOTIFY with the table's name. While the connection is down `connected` is false and nothing may be kept.
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
  private steady = 0;
  private retryAt = 0;

  /** Tells somebody of changes from now on, until the returned function is called. */
  observe(observer: ChangeObserver): () => void {
    this.observers.add(observer);
    return () => this.observers.delete(observer);
  }

  /** Comes back by itself after a cut, without waiting for a read, until the returned function is called. */
  staySteady(): () => void {
    this.steady += 1;
    void this.connect();
    return () => {
      this.steady -= 1;
    };
  }

  /** Makes sure that changes of these tables are heard; cheap once they are. Never throws: see `connected`. */
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
   * Resolves when every change that was committed before this call has been told to the observers; at once while changes are
   * not heard. Never rejects: a connection that does not answer is given up, of which the observers are told.
   *
   * PostgreSQL has queued a commit's notifications before it answers the commit, and sends what is queued before it says that
   * a later query is done.
   */
  caughtUp(): Promise<void> {
    if (!this.connected) return Promise.resolve();
    // A round trip that is under way may have passed the queue before this call's commit: all who call now share the next.
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
    const query = { text: "SELECT 1", query_timeout: ROUND_TRIP_MS };
    await client.query(query).catch(() => this.lost(client));
  }

  /** One after the other: there is one connection, and each table's triggers are made once. */
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
    client.on("notification", ({ payload = "" }) => this.tell((observer) => observer.changed(payload)));
    client.on("error", () => this.lost(client));
    client.on("end", () => this.lost(client));
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      this.watched.clear();
      await this.watchOn(client, this.wanted);
      this.client = client;
      this.connected = true;
      this.tell((observer) => observer.heard());
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
      this.tell((observer) => observer.cut());
    }
    if (this.steady > 0) setTimeout(() => this.steady > 0 && void this.connect(), RETRY_MS + 1).unref();
  }

  private tell(about: (observer: ChangeObserver) => void): void {
    for (const observer of this.observers) about(observer);
  }
}
