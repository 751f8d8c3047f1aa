import { LRUCache } from "lru-cache";
import type { CachedResponse } from "./cached-response";

/** Room for some thousand pages; the edge should stay below 150 MB in all. */
const MAX_BYTES = 32 * 1024 * 1024;

/**
 * How long after a change nothing that shows it is cached, in ms. One commerce process reported the change; another may learn of it
 * a moment later, and what it responds until then must not be cached.
 */
const SETTLE_MS = 250;

/** How long a stale response may be sent while commerce is down, in ms. */
const STALE_MAX_AGE_MS = 60 * 60 * 1000;

/** The result of making a response. */
export interface Made {
  response: CachedResponse;
  /** It may be sent to others. */
  cacheable: boolean;
  /** Something that it shows could not be read. */
  failed?: boolean;
}

type Make = () => Promise<Made>;

interface CacheOptions {
  maxBytes?: number;
  /** no limit unless given */
  maxAgeMs?: number;
  now?: () => number;
  /** without it no stale response is ever sent */
  isCommerceUp?: () => Promise<boolean>;
}

/**
 * Responses in memory, each until a table that it shows changes (`response.tables`).
 *
 * The tables are known only when a response is made. So a response that was started before a change of its tables is not cached, and
 * a request that comes after the change does not share it. While the stream of changes is not connected, nothing is cached and no
 * two requests share a response.
 *
 * With `isCommerceUp`, an invalidated response stays as a stale one, and so does everything in memory when the stream is lost. A stale
 * response is sent only while commerce is down or fails.
 */
export class ResponseCache {
  #responses: LRUCache<string, CachedResponse>;
  /** When a table of the response changed; only stale responses have an entry. */
  #changedAt = new WeakMap<CachedResponse, number>();
  #pending = new Map<string, Promise<CachedResponse>>();
  /** Whether the stream of changes is connected. */
  connected = false;
  /** From when on responses that show a table may be cached again, by table. */
  #settledAt = new Map<string, number>();
  #allSettledAt = 0;
  #now: () => number;
  #isCommerceUp: CacheOptions["isCommerceUp"];

  constructor({
    maxBytes = MAX_BYTES,
    maxAgeMs = 0,
    now = performance.now.bind(performance),
    isCommerceUp,
  }: CacheOptions = {}) {
    this.#responses = new LRUCache({
      ttl: maxAgeMs,
      maxSize: maxBytes,
      // A list of some thousand products fits too.
      maxEntrySize: Math.ceil(maxBytes / 2),
      sizeCalculation: (response) => response.cachedBytes,
    });
    this.#now = now;
    this.#isCommerceUp = isCommerceUp;
  }

  get(key: string) {
    const response = this.connected ? this.#responses.get(key) : undefined;
    return response && !this.#changedAt.has(response) ? response : undefined;
  }

  /** The cached response, or a new one; requests that come at the same time share it. */
  getOrMake(key: string, make: Make): Promise<CachedResponse> {
    if (!this.connected) return this.#makeDisconnected(key, make);
    const cached = this.get(key);
    if (cached) return Promise.resolve(cached);
    const pending = this.#pending.get(key);
    if (pending) return pending;
    const startedAt = this.currentTime();
    const making = this.#makeOrStale(make, this.#staleResponse(key))
      .then((made) => this.#store(key, startedAt, made))
      .finally(() => {
        if (this.#pending.get(key) === making) this.#pending.delete(key);
      });
    this.#pending.set(key, making);
    return making;
  }

  async #makeDisconnected(key: string, make: Make): Promise<CachedResponse> {
    const startedAt = this.currentTime();
    const stale = this.#staleResponse(key);
    const isDown = stale && !(await this.#isCommerceUp?.());
    const response = isDown ? stale : this.#store(key, startedAt, await this.#makeOrStale(make, stale));
    // The stream may be connected again by now.
    return this.connected && response === stale ? this.getOrMake(key, make) : response;
  }

  #store(key: string, startedAt: number, { response, cacheable, failed }: Made) {
    if (cacheable) this.put(key, startedAt, response);
    // What was deleted must not be sent as a stale response either.
    else if (!failed && response.status !== 200) this.#responses.delete(key);
    return response;
  }

  /** What may be sent while commerce is down. */
  #staleResponse(key: string) {
    const response = this.#responses.get(key);
    const changedAt = response && this.#changedAt.get(response);
    return changedAt === undefined || this.#now() - changedAt < STALE_MAX_AGE_MS ? response : undefined;
  }

  /** The new response, or the stale one if the new one fails. */
  async #makeOrStale(make: Make, stale: CachedResponse | undefined): Promise<Made> {
    if (!stale) return make();
    const made = await make().catch(() => undefined);
    return made && !made.failed ? made : { response: stale, cacheable: false };
  }

  /** The `startedAt` of a response whose making begins now. */
  currentTime() {
    return this.#now();
  }

  /**
   * Caches a response. It is stored as stale if one of its tables changed after `startedAt`, or so shortly before that another commerce
   * process may not have known, or if the stream of changes is not connected.
   */
  put(key: string, startedAt: number, response: CachedResponse) {
    const isFresh =
      this.connected &&
      startedAt >= this.#allSettledAt &&
      response.tables.every((table) => startedAt >= (this.#settledAt.get(table) ?? 0));
    if (!isFresh && (!this.#isCommerceUp || this.get(key))) return;
    if (isFresh) this.#changedAt.delete(response);
    else this.#changedAt.set(response, this.#now());
    this.#responses.set(key, response);
  }

  /** These tables have changed. */
  invalidate(tables: readonly string[]) {
    for (const table of tables) this.#settledAt.set(table, this.#now() + SETTLE_MS);
    this.#pending.clear();
    this.#markStale((response) => response.tables.some((table) => tables.includes(table)));
  }

  /** Any table may have changed. */
  invalidateAll() {
    this.#discardPending();
    this.#markStale(() => true);
  }

  /** The stream of changes is connected. What was read before may be old. */
  connect() {
    this.invalidateAll();
    this.connected = true;
  }

  /** The stream of changes is lost. */
  disconnect() {
    this.connected = false;
    this.#discardPending();
    if (!this.#isCommerceUp) this.#responses.clear();
  }

  #markStale(hasChanged: (response: CachedResponse) => boolean) {
    for (const [key, response] of this.#responses.entries()) {
      if (!hasChanged(response)) continue;
      if (!this.#isCommerceUp) this.#responses.delete(key);
      else if (!this.#changedAt.has(response)) this.#changedAt.set(response, this.#now());
    }
  }

  /** Responses that are being made now show the state from before. */
  #discardPending() {
    this.#allSettledAt = this.#now() + SETTLE_MS;
    this.#pending.clear();
  }
}
