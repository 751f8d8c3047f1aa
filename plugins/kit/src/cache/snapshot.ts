import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { Pool } from "pg";
import { LIST_MAX } from "../contract";
import { shopPool } from "../database/pool";
import { changes } from "./changes";
import { encodeJson, type JsonBytes, sendJson } from "./json-bytes";
import { publicRead } from "./public-read";
import { asksForPage, sendList } from "./send-list";

export interface SnapshotDefinition<T> {
  /** Every table that `load` reads; a change to one of them drops the cached value. */
  tables: readonly string[];
  load: (pool: Pool) => Promise<T>;
  /** Most rows that a list answers without `limit`. */
  maxRows?: number;
}

export interface Snapshot<T> {
  tables: readonly string[];
  value(): Promise<T>;
  /**
   * Answers the value as JSON: `no-cache` with an ETag, 304 when the client has it, compressed once (ruling 44). For a
   * list it answers the requested page, and never more than the maximum.
   */
  handler(request: MedusaRequest, response: MedusaResponse): Promise<void>;
}

interface Cached<T> {
  value: T;
  body: Promise<JsonBytes>;
}

interface Droppable {
  tables: readonly string[];
  drop: () => void;
  /** Loads the value if somebody has requested it since the last load. */
  warm: () => Promise<unknown>;
}

/** Delay in ms without further changes before dropped values are reloaded. */
const SETTLE_MS = 200;

const snapshots = new Set<Droppable>();
let followers = 0;
let warming: NodeJS.Timeout | undefined;

changes.observe({ changed: dropSnapshotsOf, connected: dropSnapshots, disconnected: dropSnapshots });

/** Drops every snapshot of this process, when it is unknown what has changed. */
function dropSnapshots(): void {
  dropSnapshotsOf(undefined);
}

/** Drops the snapshots that read this table. */
function dropSnapshotsOf(table: string | undefined): void {
  const readers = table === undefined ? [...snapshots] : readersOf(table);
  for (const { drop } of readers) drop();
  if (readers.length > 0 && followers > 0) warmWhenQuiet();
}

/**
 * While the process follows changes, values in use are reloaded as soon as changes have stopped, so that the next
 * request need not wait. Returns the function that stops this.
 */
export function keepWarm(): () => void {
  followers += 1;
  return () => {
    followers -= 1;
  };
}

function warmWhenQuiet(): void {
  clearTimeout(warming);
  warming = setTimeout(async () => {
    for (const { warm } of snapshots) await warm().catch(() => undefined);
  }, SETTLE_MS).unref();
}

/** Whether a public read shows data of this table. */
export function isPublicTable(table: string): boolean {
  return readersOf(table).length > 0;
}

function readersOf(table: string): Droppable[] {
  return [...snapshots].filter(({ tables }) => tables.includes(table));
}

/**
 * A public read that is served from memory: loaded once, cached until one of its tables changes. While changes cannot
 * be heard nothing is cached and every read loads again: slower, but never stale.
 */
export function defineSnapshot<T>({ tables, load, maxRows = LIST_MAX }: SnapshotDefinition<T>): Snapshot<T> {
  let cached: Cached<T> | undefined;
  let loading: Promise<Cached<T>> | undefined;
  let version = 0;
  let used = false;
  snapshots.add({
    tables,
    drop: () => {
      version += 1;
      cached = undefined;
      loading = undefined;
    },
    warm: async () => {
      if (!used || cached || !changes.connected) return;
      await current();
      used = false;
    },
  });

  async function read(): Promise<Cached<T>> {
    await changes.watch(tables);
    const startedAt = version;
    const value = await load(shopPool());
    let body: Promise<JsonBytes> | undefined;
    const fresh: Cached<T> = {
      value,
      get body() {
        body ??= encodeJson(value);
        return body;
      },
    };
    if (startedAt === version && changes.watches(tables)) cached = fresh;
    return fresh;
  }

  function current(): Promise<Cached<T>> {
    if (cached && changes.connected) return Promise.resolve(cached);
    if (!loading) {
      const mine = read().finally(() => {
        if (loading === mine) loading = undefined;
      });
      loading = mine;
    }
    return loading;
  }

  function use(): Promise<Cached<T>> {
    used = true;
    return current();
  }

  return {
    tables,
    value: async () => (await use()).value,
    async handler(request, response) {
      const cached = await use();
      if (Array.isArray(cached.value) && (asksForPage(request) || cached.value.length > maxRows)) {
        return sendList(request, publicRead(response, [{ tables }]), cached.value, maxRows);
      }
      const body = await cached.body;
      sendJson(request, publicRead(response, [{ tables }]), body);
    },
  };
}
