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
  most?: number;
}

export interface Snapshot<T> {
  tables: readonly string[];
  /** The current value. */
  value(): Promise<T>;
  /**
   * Answers the value as JSON: `no-cache` with an ETag, 304 when the client has it, compressed once (ruling 44). For a
   * list it answers the requested page, and never more than the maximum.
   */
  handler(request: MedusaRequest, response: MedusaResponse): Promise<void>;
}

interface Held<T> {
  value: T;
  body: Promise<JsonBytes>;
}

interface Droppable {
  tables: readonly string[];
  drop: () => void;
  /** Loads the value if somebody has requested it since the last load. */
  prepare: () => Promise<unknown>;
}

/** Delay in ms without further changes before dropped values are reloaded. */
const SETTLE_MS = 200;

const snapshots = new Set<Droppable>();
let followers = 0;
let preparing: NodeJS.Timeout | undefined;

changes.observe({ changed: dropSnapshotsOf, heard: dropSnapshots, cut: dropSnapshots });

/** Drops every snapshot of this process, when it is unknown what has changed. */
function dropSnapshots(): void {
  dropSnapshotsOf(undefined);
}

/** Drops the snapshots that read this table. */
function dropSnapshotsOf(table: string | undefined): void {
  const readers = table === undefined ? [...snapshots] : readersOf(table);
  for (const { drop } of readers) drop();
  if (readers.length > 0 && followers > 0) prepareWhenQuiet();
}

/**
 * While the process follows changes, values in use are reloaded as soon as changes have stopped, so that the next
 * request need not wait. Returns the function that stops this.
 */
export function stayPrepared(): () => void {
  followers += 1;
  return () => {
    followers -= 1;
  };
}

function prepareWhenQuiet(): void {
  clearTimeout(preparing);
  preparing = setTimeout(async () => {
    for (const { prepare } of snapshots) await prepare().catch(() => undefined);
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
export function defineSnapshot<T>({ tables, load, most = LIST_MAX }: SnapshotDefinition<T>): Snapshot<T> {
  let held: Held<T> | undefined;
  let loading: Promise<Held<T>> | undefined;
  let version = 0;
  let wanted = false;
  snapshots.add({
    tables,
    drop: () => {
      version += 1;
      held = undefined;
      loading = undefined;
    },
    prepare: async () => {
      if (!wanted || held || !changes.connected) return;
      await current();
      wanted = false;
    },
  });

  async function read(): Promise<Held<T>> {
    await changes.watch(tables);
    const startedAt = version;
    const value = await load(shopPool());
    let body: Promise<JsonBytes> | undefined;
    const fresh: Held<T> = {
      value,
      get body() {
        body ??= encodeJson(value);
        return body;
      },
    };
    if (startedAt === version && changes.watches(tables)) held = fresh;
    return fresh;
  }

  function current(): Promise<Held<T>> {
    if (held && changes.connected) return Promise.resolve(held);
    if (!loading) {
      const mine = read().finally(() => {
        if (loading === mine) loading = undefined;
      });
      loading = mine;
    }
    return loading;
  }

  function ask(): Promise<Held<T>> {
    wanted = true;
    return current();
  }

  return {
    tables,
    value: async () => (await ask()).value,
    async handler(request, response) {
      const held = await ask();
      if (Array.isArray(held.value) && (asksForPage(request) || held.value.length > most)) {
        return sendList(request, publicRead(response, [{ tables }]), held.value, most);
      }
      const body = await held.body;
      sendJson(request, publicRead(response, [{ tables }]), body);
    },
  };
}
