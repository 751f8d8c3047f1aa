import { LRUCache } from "lru-cache";

/** Room for some thousand pages; the edge should stay below 150 MB in all. */
const MAX_BYTES = 32 * 1024 * 1024;

/**
 * How long after a change nothing that shows it is cached, in ms. One commerce process reported the change; another may learn of it
 * a moment later, and what it answers until then must not be cached.
 */
const SETTLE_MS = 250;

/** How long a stale answer may be sent while commerce is down, in ms. */
const STALE_MAX_AGE_MS = 60 * 60 * 1000;

/** @typedef {import("./cached-response.mjs").CachedResponse} CachedResponse */

/**
 * The result of making an answer. `cacheable`: it may be sent to others. `failed`: something that it shows could not be read.
 * @typedef {{ answer: CachedResponse, cacheable: boolean, failed?: boolean }} Made
 */

/**
 * Answers in memory, each until a table that it shows changes (`answer.tables`).
 *
 * The tables are known only when an answer is made. So an answer that was started before a change of its tables is not cached, and
 * a request that comes after the change does not share it. While the stream of changes is not connected, nothing is cached and no
 * two requests share an answer.
 *
 * With `isCommerceUp`, an invalidated answer stays as a stale one, and so does everything in memory when the stream is lost. A stale
 * answer is sent only while commerce is down or fails.
 */
export class ResponseCache {
  /** @type {LRUCache<string, CachedResponse>} */
  #answers;
  /** When a table of the answer changed; only stale answers have an entry. @type {WeakMap<CachedResponse, number>} */
  #changedAt = new WeakMap();
  /** @type {Map<string, Promise<CachedResponse>>} */
  #pending = new Map();
  /** Whether the stream of changes is connected. */
  connected = false;
  /** From when on answers that show a table may be cached again, by table. @type {Map<string, number>} */
  #settledAt = new Map();
  #allSettledAt = 0;
  #now;
  #isCommerceUp;

  /**
   * @typedef {object} CacheOptions
   * @property {number} [maxBytes]
   * @property {number} [maxAgeMs] no limit unless given
   * @property {() => number} [now]
   * @property {() => Promise<boolean>} [isCommerceUp] without it no stale answer is ever sent
   *
   * @param {CacheOptions} [options]
   */
  constructor({ maxBytes = MAX_BYTES, maxAgeMs = 0, now = performance.now.bind(performance), isCommerceUp } = {}) {
    this.#answers = new LRUCache({
      ttl: maxAgeMs,
      maxSize: maxBytes,
      // A list of some thousand products fits too.
      maxEntrySize: Math.ceil(maxBytes / 2),
      sizeCalculation: (answer) => answer.cachedBytes,
    });
    this.#now = now;
    this.#isCommerceUp = isCommerceUp;
  }

  /** @param {string} key */
  get(key) {
    const answer = this.connected ? this.#answers.get(key) : undefined;
    return answer && !this.#changedAt.has(answer) ? answer : undefined;
  }

  /**
   * The cached answer, or a new one; requests that come at the same time share it.
   * @param {string} key
   * @param {() => Promise<Made>} make
   * @returns {Promise<CachedResponse>}
   */
  getOrMake(key, make) {
    if (!this.connected) return this.#makeDisconnected(key, make);
    const cached = this.get(key);
    if (cached) return Promise.resolve(cached);
    const pending = this.#pending.get(key);
    if (pending) return pending;
    const startedAt = this.currentTime();
    const making = this.#makeOrStale(make, this.#staleAnswer(key))
      .then((made) => this.#store(key, startedAt, made))
      .finally(() => {
        if (this.#pending.get(key) === making) this.#pending.delete(key);
      });
    this.#pending.set(key, making);
    return making;
  }

  /**
   * @param {string} key
   * @param {() => Promise<Made>} make
   * @returns {Promise<CachedResponse>}
   */
  async #makeDisconnected(key, make) {
    const startedAt = this.currentTime();
    const stale = this.#staleAnswer(key);
    const isDown = stale && !(await this.#isCommerceUp?.());
    const answer = isDown ? stale : this.#store(key, startedAt, await this.#makeOrStale(make, stale));
    // The stream may be connected again by now.
    return this.connected && answer === stale ? this.getOrMake(key, make) : answer;
  }

  /**
   * @param {string} key
   * @param {number} startedAt
   * @param {Made} made
   */
  #store(key, startedAt, { answer, cacheable, failed }) {
    if (cacheable) this.put(key, startedAt, answer);
    // What was deleted must not be sent as a stale answer either.
    else if (!failed && answer.status !== 200) this.#answers.delete(key);
    return answer;
  }

  /**
   * What may be sent while commerce is down.
   * @param {string} key
   */
  #staleAnswer(key) {
    const answer = this.#answers.get(key);
    const changedAt = answer && this.#changedAt.get(answer);
    return changedAt === undefined || this.#now() - changedAt < STALE_MAX_AGE_MS ? answer : undefined;
  }

  /**
   * The new answer, or the stale one if the new one fails.
   * @param {() => Promise<Made>} make
   * @param {CachedResponse | undefined} stale
   * @returns {Promise<Made>}
   */
  async #makeOrStale(make, stale) {
    if (!stale) return make();
    const made = await make().catch(() => undefined);
    return made && !made.failed ? made : { answer: stale, cacheable: false };
  }

  /** The `startedAt` of an answer whose making begins now. */
  currentTime() {
    return this.#now();
  }

  /**
   * Caches an answer. It is stored as stale if one of its tables changed after `startedAt`, or so shortly before that another commerce
   * process may not have known, or if the stream of changes is not connected.
   * @param {string} key
   * @param {number} startedAt
   * @param {CachedResponse} answer
   */
  put(key, startedAt, answer) {
    const isFresh =
      this.connected &&
      startedAt >= this.#allSettledAt &&
      answer.tables.every((table) => startedAt >= (this.#settledAt.get(table) ?? 0));
    if (!isFresh && (!this.#isCommerceUp || this.get(key))) return;
    if (isFresh) this.#changedAt.delete(answer);
    else this.#changedAt.set(answer, this.#now());
    this.#answers.set(key, answer);
  }

  /**
   * These tables have changed.
   * @param {readonly string[]} tables
   */
  invalidate(tables) {
    for (const table of tables) this.#settledAt.set(table, this.#now() + SETTLE_MS);
    this.#pending.clear();
    this.#markStale((answer) => answer.tables.some((table) => tables.includes(table)));
  }

  /** Any table may have changed. */
  invalidateAll() {
    this.#discardPending();
    this.#markStale(() => true);
  }

  /** The stream of changes is connected. What was answered before may be old. */
  connect() {
    this.invalidateAll();
    this.connected = true;
  }

  /** The stream of changes is lost. */
  disconnect() {
    this.connected = false;
    this.#discardPending();
    if (!this.#isCommerceUp) this.#answers.clear();
  }

  /** @param {(answer: CachedResponse) => boolean} hasChanged */
  #markStale(hasChanged) {
    for (const [key, answer] of this.#answers.entries()) {
      if (!hasChanged(answer)) continue;
      if (!this.#isCommerceUp) this.#answers.delete(key);
      else if (!this.#changedAt.has(answer)) this.#changedAt.set(answer, this.#now());
    }
  }

  /** Answers that are being made now show the state from before. */
  #discardPending() {
    this.#allSettledAt = this.#now() + SETTLE_MS;
    this.#pending.clear();
  }
}
