import type { IncomingMessage } from "node:http";
import { CachedResponse, type HeaderList } from "./cached-response";
import { ResponseCache } from "./response-cache";

/** What the pages of a signed-in person read again and again: the account, how many orders wait. */
const PERSONAL_PATHS = /^\/api\/(?:user|admin\/pending-orders-count)$/;

/**
 * Set by commerce: `keep` on a response that may be cached for the person who asked until a session, account or order changes,
 * `changed` with the tables on a write that changed such responses.
 */
export const PERSONAL_CACHE_HEADER = "x-personal-cache";

/** Room for some hundred people at a time. */
const MAX_BYTES = 2 * 1024 * 1024;

/** Nobody reports a session that expires, so no response is cached for longer. */
const MAX_AGE_MS = 30_000;

/**
 * Per-user cache: each response is stored under the cookies that it was sent to, and is sent to nobody else.
 *
 * Requests go to commerce as always, and the responses are stored on their way back. A write of sessions, accounts or orders drops all of
 * them, and so does every such change that commerce reports. Nothing is sent from here while the stream of changes is lost.
 */
export class PersonalReads {
  #startedAt = new WeakMap<IncomingMessage, number>();
  readonly cache = new ResponseCache({ maxBytes: MAX_BYTES, maxAgeMs: MAX_AGE_MS });
  #headers: HeaderList;

  /** @param headers of every response of the edge */
  constructor(headers: HeaderList) {
    this.#headers = headers;
  }

  cached(request: IncomingMessage) {
    const key = keyOf(request);
    return key === undefined ? undefined : this.cache.get(key);
  }

  /** Called before a request is forwarded: a change from now on makes its response stale. */
  onForward(request: IncomingMessage) {
    if (keyOf(request) !== undefined) this.#startedAt.set(request, this.cache.currentTime());
  }

  /** Called with the response of commerce, which the proxy reads as well. */
  onResponse(request: IncomingMessage, received: IncomingMessage) {
    const key = keyOf(request);
    const startedAt = this.#startedAt.get(request);
    const cacheable = received.headers[PERSONAL_CACHE_HEADER] === "keep" && !("set-cookie" in received.headers);
    delete received.headers[PERSONAL_CACHE_HEADER];
    if (key === undefined || startedAt === undefined || !cacheable || received.statusCode !== 200) return;
    const parts: Buffer[] = [];
    received.on("data", (part) => parts.push(part));
    received.on("end", () => {
      this.cache.put(
        key,
        startedAt,
        new CachedResponse({ headers: this.#headersOf(received), body: Buffer.concat(parts) }),
      );
    });
  }

  #headersOf({ headers }: IncomingMessage): HeaderList {
    const named = ["Content-Type", "Cache-Control", "ETag", "Vary"].flatMap((name) => {
      const value = headers[name.toLowerCase()];
      return typeof value === "string" ? [[name, value] satisfies HeaderList[number]] : [];
    });
    return [...this.#headers, ...named];
  }
}

/**
 * All cookies: the same ones come from the same browser. What names the account of its page is judged by commerce. The sessions of Medusa's
 * own dashboard, which browsers send here too if both are on one host, end without a report, so requests with such a cookie are not cached.
 */
function keyOf({ method, url = "", headers }: IncomingMessage) {
  const { cookie } = headers;
  if (method !== "GET" || !PERSONAL_PATHS.test(url) || "x-account" in headers) return undefined;
  if (!cookie || cookie.includes("connect.sid=")) return undefined;
  return `${url} ${cookie}`;
}
