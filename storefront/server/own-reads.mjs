import { Answer } from "./answer.mjs";
import { KeptAnswers } from "./kept-answers.mjs";

/** What a signed-in person's pages ask again and again: who am I, how many orders wait. */
const OWN = /^\/api\/(?:user|admin\/pending-orders-count)$/;

/**
 * Set by commerce: `keep` on what may be kept for the one who asked until it tells of a change in sessions, `changed` and the
 * tables on writes that such answers show.
 */
export const OWN_COPY = "x-own-copy";

/** How much is kept, in bytes: some hundred people at a time. */
const MOST = 2 * 1024 * 1024;

/** How long at most, in ms: a session that runs out is told of by nobody. */
const MAX_AGE_MS = 30_000;

/**
 * Personal answers, each kept for the cookies that it was given to, and for nobody else.
 *
 * They pass through as every call does and are kept on the way; a write of sessions, accounts or orders, and any change of them that
 * commerce tells of, drops them all. They are never answered while changes are not heard.
 */
export class OwnReads {
  kept = new KeptAnswers({ most: MOST, age: MAX_AGE_MS });
  /** @type {WeakMap<import("node:http").IncomingMessage, number | undefined>} */
  #began = new WeakMap();
  #headers;

  /** @param {import("./answer.mjs").Headers} headers of every answer of the edge */
  constructor(headers) {
    this.#headers = headers;
  }

  /** @param {import("node:http").IncomingMessage} request */
  inMemory(request) {
    const key = keyOf(request);
    return key === undefined ? undefined : this.kept.get(key);
  }

  /**
   * Called before a request is passed on: what changes from now on makes its answer old.
   * @param {import("node:http").IncomingMessage} request
   */
  passes(request) {
    if (keyOf(request) !== undefined) this.#began.set(request, this.kept.begin());
  }

  /**
   * Called with commerce's answer, which is read by somebody else too.
   * @param {import("node:http").IncomingMessage} request
   * @param {import("node:http").IncomingMessage} answer
   */
  passed(request, answer) {
    const key = keyOf(request);
    const began = this.#began.get(request);
    const mayKeep = answer.headers[OWN_COPY] === "keep" && !("set-cookie" in answer.headers);
    delete answer.headers[OWN_COPY];
    if (key === undefined || began === undefined || !mayKeep || answer.statusCode !== 200) return;
    /** @type {Buffer[]} */
    const parts = [];
    answer.on("data", (part) => parts.push(part));
    answer.on("end", () => {
      this.kept.put(key, began, new Answer({ headers: this.#headersOf(answer), body: Buffer.concat(parts) }));
    });
  }

  /**
   * @param {import("node:http").IncomingMessage} answer
   * @returns {import("./answer.mjs").Headers}
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
 * All of the cookies: whoever sends the same ones is the same browser. Of the sessions of Medusa's own dashboard, which browsers
 * send here too when both are on one host, no change is ever told.
 * @param {import("node:http").IncomingMessage} request
 */
function keyOf({ method, url = "", headers: { cookie } }) {
  if (method !== "GET" || !OWN.test(url) || !cookie || cookie.includes("connect.sid=")) return undefined;
  return `${url} ${cookie}`;
}
