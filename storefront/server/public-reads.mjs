import { tablesOf } from "./cache-header.mjs";
import { CachedResponse } from "./cached-response.mjs";
import { edgeSignature } from "./edge-signature.mjs";
import { DEFAULT_LANGUAGE } from "./languages.mjs";

/** How long a page waits for a read, in ms; after that it shows the fallback. */
const TIMEOUT_MS = 4000;

/** Set by commerce: `keep` with the tables that a cacheable answer shows, `changed` with the tables that a write changed. */
export const PUBLIC_CACHE_HEADER = "x-public-cache";

/** The commerce server's public reads, sent without cookies and cached until their tables change. */
export class PublicReads {
  #commerceUrl;
  #cache;
  #headers;
  /** @type {WeakMap<CachedResponse, string>} */
  #languages = new WeakMap();
  #signature;

  /**
   * @param {object} options
   * @param {string} options.commerceUrl
   * @param {string} [options.changesSecret]
   * @param {import("./response-cache.mjs").ResponseCache} options.cache
   * @param {import("./cached-response.mjs").Headers} options.headers go out with every answer
   */
  constructor({ commerceUrl, changesSecret, cache, headers }) {
    this.#signature = edgeSignature(changesSecret);
    this.#commerceUrl = commerceUrl;
    this.#cache = cache;
    this.#headers = headers;
  }

  /**
   * The answer of a public read, as a visitor without cookies gets it. Only an answer with 200 is the same in every language.
   * @param {string} path
   * @param {string} [language] of an error text
   * @returns {Promise<CachedResponse>}
   */
  answer(path, language = DEFAULT_LANGUAGE) {
    return this.#cache.getOrMake(path, async () => {
      const { status, tables, headers, body } = await this.#ask(path, { "Accept-Language": language });
      const answer = new CachedResponse({ status, headers: [...this.#headers, ...headers], body, tables });
      if (status === 404) this.#languages.set(answer, language);
      return { answer, cacheable: tables.length > 0, failed: status >= 500 };
    });
  }

  /**
   * The answer in this language; `undefined` for an error that the proxy must forward. A 404 is answered from here, so that made-up
   * addresses do not reach commerce twice.
   * @param {string} path
   * @param {string} language
   */
  async answerFor(path, language) {
    const answer = await this.answer(path, language);
    return answer.status === 200 || this.#languages.get(answer) === language ? answer : undefined;
  }

  /**
   * A reader for one page. `cacheable`: every read is in the cache, so nothing has changed meanwhile and none has failed. `failed`:
   * a read has failed. `tables`: what all reads show. A read with a cookie is personal and is not cached.
   * @returns {{ read: (path: string, cookie?: string) => Promise<{ status: number, body: unknown }>, cacheable: boolean, failed: boolean, tables: Set<string> }}
   */
  forPage() {
    const page = {
      cacheable: true,
      failed: false,
      tables: /** @type {Set<string>} */ (new Set()),
      read: async (/** @type {string} */ path, /** @type {string | undefined} */ cookie) => {
        try {
          const answer = cookie ? await this.#ask(path, { Cookie: cookie }) : await this.answer(path);
          page.cacheable &&= this.#cache.get(path) === answer;
          const { status, body, tables } = answer;
          for (const table of tables) page.tables.add(table);
          page.failed ||= status >= 500;
          return { status, body: status === 200 ? JSON.parse(body.toString()) : undefined };
        } catch (error) {
          page.cacheable = false;
          page.failed = true;
          throw error;
        }
      },
    };
    return page;
  }

  /**
   * @param {string} path
   * @param {Record<string, string>} more headers
   */
  async #ask(path, more) {
    const response = await fetch(new URL(path, this.#commerceUrl), {
      headers: { Accept: "application/json", "Accept-Encoding": "identity", ...more, ...this.#signature },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { headers, status } = response;
    const named = ["Content-Type", "Cache-Control", "ETag", "Vary", "X-Total-Count"].flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [/** @type {[string, string]} */ ([name, value])];
    });
    const cacheable = status === 200 && !headers.has("set-cookie");
    return {
      status,
      tables: cacheable ? tablesOf("keep", headers.get(PUBLIC_CACHE_HEADER)) : [],
      headers: named,
      body: Buffer.from(await response.arrayBuffer()),
    };
  }
}
