import pg from "pg";
import { shopDatabase } from "../database/pool";

/** The channel on which a trigger notifies of new jobs. */
const CHANNEL = "zakh_jobs";
const RECONNECT_MS = 2000;

/** Calls back at every commit that writes a job, and after every reconnect to the database. */
export class JobListener {
  private client: pg.Client | undefined;
  private retry: NodeJS.Timeout | undefined;
  private stopped = true;

  constructor(private readonly notify: () => void) {}

  start(): void {
    this.stopped = false;
    void this.connect();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.retry);
    const client = this.client;
    this.client = undefined;
    await client?.end().catch(() => undefined);
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({
      ...shopDatabase(),
      connectionTimeoutMillis: 3000,
      keepAlive: true,
      application_name: "zakh-jobs",
    });
    this.client = client;
    client.on("notification", () => this.notify());
    client.on("error", () => this.lost(client));
    client.on("end", () => this.lost(client));
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      // Jobs may have been written while the connection was down.
      this.notify();
    } catch {
      this.lost(client);
    }
  }

  private lost(client: pg.Client): void {
    if (this.client !== client) return;
    this.client = undefined;
    client.removeAllListeners();
    // Without a listener a connection error would end the process.
    client.on("error", () => undefined);
    client.end().catch(() => undefined);
    if (!this.stopped) this.retry = setTimeout(() => void this.connect(), RECONNECT_MS);
  }
}
