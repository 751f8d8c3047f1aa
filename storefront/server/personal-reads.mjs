import { CachedResponse } from "./cached-response.mjs";
import { ResponseCache } from "./response-cache.mjs";

/** What the pages of a signed-in person read again and again: the account, how many orders wait. */
const PERSONAL_PATHS = /^\/api\/(?:user|admin\/pending-orders-count)$/;

/**
 * Set by commerce: `keep` on an answer that may be cached for the person who asked until a session, account or order changes,
 * `changed` with the tables on a write that changed such answers.
 */
export const PERSONAL_CACHE_HEADER = "x-personal-cache";

/** Room for some hundred people at a time. */
const MAX_BYTES = 2 * 1024 * 1024;

/** Nobody reports a session that expires, so no answer is cached for longer. */
const MAX_AGE_MS = 30_000;

/**
 * Per-user cache: each answer is stored under the cookies that it was sent to, and is sent to nobody else.
 *
 * Requests go to commerce as always, and the answers are stored on their way back. A write of sessions, accounts or orders drops all of
 * them, and so does every such change that commerce reports. Nothing is sent from here while the stream of changes is lost.
 */
export class PersonalReads {
  /** @type {WeakMap<import("node:http").IncomingMessage, number | undefined>} */
  #startedAt = new WeakMap();
  #headers;

  /** @param {import("./cached-response.mjs").Headers} headers of every answer of the edge */
  constructor(headers) {
    this.#headers = headers;
    this.cache = new ResponseCache({ maxBytes: MAX_BYTES, maxAgeMs: MAX_AGE_MS });
  }

  /** @param {import("node:http").IncomingMessage} request */
  cached(request) {
    const key = keyOf(request);
    return key === undefined ? undefined : this.cache.get(key);
  }

  /**
   * Called before a request is forwarded: a change from now on makes its answer stale.
   * @param {import("node:http").IncomingMessage} request
   */
  onForward(request) {
    if (keyOf(request) !== undefined) this.#startedAt.set(request, this.cache.currentTime());
  }

  /**
   * Called with the answer of commerce, which the proxy reads as well.
   * @param {import("node:http").IncomingMessage} request
   * @param {import("node:http").IncomingMessage} answer
   */
  onAnswer(request, answer) {
    const key = keyOf(request);
    const startedAt = this.#startedAt.get(request);
    const cacheable = answer.headers[PERSONAL_CACHE_HEADER] === "keep" && !("set-cookie" in answer.headers);
    delete answer.headers[PERSONAL_CACHE_HEADER];
    if (key === undefined || startedAt === undefined || !cacheable || answer.statusCode !== 200) return;
    /** @type {Buffer[]} */
    const parts = [];
    answer.on("data", (part) => parts.push(part));
    answer.on("end", () => {
      this.cache.put(
        key,
        startedAt,
        new CachedResponse({ headers: this.#headersOf(answer), body: Buffer.concat(parts) }),
      );
    });
  }

  /**
   * @param {import("node:http").IncomingMessage} answer
   * @returns {import("./cached-response.mjs").Headers}
   */
  #headersOf({ headers }) {
    const named = ["Content-Type", "Cache-Control", "ETag", "Vary"].flatMap((name) => {
      const value = headers[name.toLowerCase()];
      return typeof value === "string" ? [/** @type {[string, string]} */ ([name, value])] : [];
    });
    return [...this.#headers, ...named];
  }
}

/**
 * All cookies: the same ones come from the same browser. What names the account of its page is judged by commerce. The sessions of Medusa's own dashboard, which browsers send here too if both
 * are on one host, end without a report, so requests with such a cookie are not cached.
 * @param {import("node:http").IncomingMessage} request
 */
function keyOf({ method, url = "", headers }) {
  const { cookie } = headers;
  if (method !== "GET" || !PERSONAL_PATHS.test(url) || "x-account" in headers) return undefined;
  if (!cookie || cookie.includes("connect.sid=")) return undefined;
  return `${url} ${cookie}`;
}
