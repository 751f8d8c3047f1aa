import { createStore, del, entries, set } from "idb-keyval";
import { z } from "zod";
import {
  type Change,
  isRepeatable,
  type QueuedChange,
  replaces,
  storedBody,
  type Target,
  versionOf,
  waitingChange,
  withVersion,
} from "./queued-change";

/** More than a person makes without a network; the limit keeps a fault from filling the phone. */
const MAX_CHANGES = 200;

/** How long a page may need for sending a change, in ms; another page takes it over afterwards. */
const LEASE_MS = 70_000;

/** Where the id of the signed-in admin is stored. */
export const OWNER_KEY = "admin-of-this-device";
const CHANNEL = "waiting-changes";

type Listener = () => void;

/**
 * The changes of this device that the server has not answered, in the order in which they were made. They are in IndexedDB, which
 * holds pictures as well, so they outlive the page; all pages of the device see the same ones.
 */
class Outbox {
  readonly #store = createStore("back-office", "waiting-changes");
  readonly #listeners = new Set<Listener>();
  #channel: BroadcastChannel | undefined;
  #changes: readonly QueuedChange[] = [];

  /** For `useSyncExternalStore`. */
  readonly subscribe = (listener: Listener) => {
    if (this.#listeners.size === 0) {
      this.#channel = "BroadcastChannel" in globalThis ? new BroadcastChannel(CHANNEL) : undefined;
      if (this.#channel) this.#channel.onmessage = () => void this.load();
      void this.load();
    }
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      this.#channel?.close();
      this.#channel = undefined;
    };
  };

  /** The signed-in admin's changes, oldest first. */
  readonly snapshot = () => this.#changes;

  /** Reads what other pages have kept. */
  async load(): Promise<readonly QueuedChange[]> {
    const owner = readOwner();
    const stored = owner === undefined ? [] : await entries(this.#store).catch(() => []);
    this.#changes = stored
      .flatMap(([, value]) => waitingChange.safeParse(value).data ?? [])
      .filter((change) => change.owner === owner)
      .sort((a, b) => a.madeAt - b.madeAt || a.id.localeCompare(b.id));
    for (const listener of this.#listeners) listener();
    return this.#changes;
  }

  /**
   * Adds a change that is being sent, in place of an earlier one of the same thing.
   * @returns its id; undefined when nobody has signed in on this device, or the device stores nothing
   */
  async add(change: Change, screen: string): Promise<string | undefined> {
    const owner = readOwner();
    if (owner === undefined || this.#changes.length >= MAX_CHANGES) return undefined;
    const now = Date.now();
    const waiting: QueuedChange = {
      id: `${now}-${Math.random().toString(36).slice(2)}`,
      owner,
      madeAt: now,
      screen,
      method: change.method,
      path: change.path,
      ...storedBody(change),
      idempotencyKey: change.idempotencyKey,
      state: isRepeatable(change) ? "waiting" : "unsure",
      sendingUntil: now + LEASE_MS,
      message: "",
      refusedOrders: 0,
    };
    try {
      await set(waiting.id, waiting, this.#store);
    } catch {
      return undefined;
    }
    await this.#forget(waiting);
    await this.#changed();
    return waiting.id;
  }

  /**
   * A change was made: earlier ones that it replaces would undo it, and others of the same thing go on from the version that it
   * has now.
   */
  async made(change: Target & { id?: string }, version: unknown): Promise<void> {
    await this.#forget(change);
    const before = versionOf(change);
    if (before === undefined || typeof version !== "string") return;
    for (const other of this.#changes) {
      if (other.id !== change.id && other.path === change.path && versionOf(other) === before)
        await this.update(other.id, withVersion(other, version));
    }
  }

  async #forget(later: Target & { id?: string }): Promise<void> {
    for (const one of this.#changes) if (one.id !== later.id && replaces(later, one)) await this.remove(one.id);
  }

  async update(id: string, values: Partial<QueuedChange>): Promise<void> {
    const change = this.#changes.find((one) => one.id === id);
    if (change) await set(id, { ...change, ...values }, this.#store).catch(() => {});
    await this.#changed();
  }

  /**
   * Claims a change for being sent by this page.
   * @returns the change as it is now; undefined when it is gone, or another page sends it
   */
  async claim(id: string): Promise<QueuedChange | undefined> {
    const now = Date.now();
    const change = (await this.load()).find((one) => one.id === id);
    if (!change || change.sendingUntil > now) return undefined;
    await this.update(id, { sendingUntil: now + LEASE_MS });
    return change;
  }

  async remove(id: string): Promise<void> {
    await del(id, this.#store).catch(() => {});
    await this.#changed();
  }

  async #changed(): Promise<void> {
    await this.load();
    this.#channel?.postMessage(null);
  }
}

/** One for the page: the client that keeps a change is no component. */
export const outbox = new Outbox();

/** Throws away what waits of the admin who signs out. */
export async function throwAwayWaiting(): Promise<void> {
  for (const { id } of await outbox.load()) await outbox.remove(id);
}

/** Remembers who is signed in on this device, or that nobody is: changes are kept for each admin apart. */
export function rememberOwner(id: number | undefined): void {
  try {
    if (id !== undefined && readOwner() === id) return;
    if (id === undefined) window.localStorage.removeItem(OWNER_KEY);
    else window.localStorage.setItem(OWNER_KEY, String(id));
  } catch {
    // Without storage nothing is kept.
  }
  void outbox.load();
}

/** Whether somebody was signed in when this device last asked. */
export function hasOwner(): boolean {
  return readOwner() !== undefined;
}

function readOwner(): number | undefined {
  try {
    return z.coerce.number().int().positive().parse(window.localStorage.getItem(OWNER_KEY));
  } catch {
    return undefined;
  }
}
