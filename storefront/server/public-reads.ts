import { DEFAULT_LANGUAGE } from "@zakh/kit/contract";
import { tablesOf } from "./cache-header";
import { CachedResponse, type HeaderList } from "./cached-response";
import { type Commerce, edgeSignature } from "./edge-signature";
import type { ResponseCache } from "./response-cache";

/** How long a page waits for a read, in ms; after that it shows the fallback. */
const TIMEOUT_MS = 4000;

/** Set by commerce: `keep` with the tables that a cacheable response shows, `changed` with the tables that a write changed. */
export const PUBLIC_CACHE_HEADER = "x-public-cache";

interface ReadsOptions extends Commerce {
  cache: ResponseCache;
  /** go out with every response */
  headers: HeaderList;
}

/** What one page reads. */
interface PageReads {
  /** A read with a cookie is personal and is not cached. */
  read: (path: string, cookie?: string) => Promise<{ status: number; body: unknown }>;
  /** Every read is in the cache, so nothing has changed meanwhile and none has failed. */
  cacheable: boolean;
  /** A read has failed. */
  failed: boolean;
  /** What all reads show. */
  tables: Set<string>;
}

/** The commerce server's public reads, sent without cookies and cached until their tables change. */
export class PublicReads {
  #commerceUrl: string;
  #cache: ResponseCache;
  #headers: HeaderList;
  #languages = new WeakMap<CachedResponse, string>();
  #signature: Record<string, string>;

  constructor({ commerceUrl, changesSecret, cache, headers }: ReadsOptions) {
    this.#signature = edgeSignature(changesSecret);
    this.#commerceUrl = commerceUrl;
    this.#cache = cache;
    this.#headers = headers;
  }

  /**
   * The response of a public read, as a visitor without cookies gets it. Only a response with 200 is the same in every language.
   * @param language of an error text
   */
  get(path: string, language: string = DEFAULT_LANGUAGE): Promise<CachedResponse> {
    return this.#cache.getOrMake(path, async () => {
      const { status, tables, headers, body } = await this.#fetch(path, { "Accept-Language": language });
      const response = new CachedResponse({ status, headers: [...this.#headers, ...headers], body, tables });
      if (status === 404) this.#languages.set(response, language);
      return { response, cacheable: tables.length > 0, failed: status >= 500 };
    });
  }

  /**
   * The response in this language; `undefined` for an error that the proxy must forward. A 404 is answered from here, so that made-up
   * addresses do not reach commerce twice.
   */
  async getIn(language: string, path: string) {
    const response = await this.get(path, language);
    return response.status === 200 || this.#languages.get(response) === language ? response : undefined;
  }

  /** A reader for one page. */
  forPage(): PageReads {
    const page: PageReads = {
      cacheable: true,
      failed: false,
      tables: new Set(),
      read: async (path, cookie) => {
        try {
          const response = cookie ? await this.#fetch(path, { Cookie: cookie }) : await this.get(path);
          page.cacheable &&= this.#cache.get(path) === response;
          const { status, body, tables } = response;
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

  /** @param more headers */
  async #fetch(path: string, more: Record<string, string>) {
    const response = await fetch(new URL(path, this.#commerceUrl), {
      headers: { Accept: "application/json", "Accept-Encoding": "identity", ...more, ...this.#signature },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { headers, status } = response;
    const named = ["Content-Type", "Cache-Control", "ETag", "Vary", "X-Total-Count"].flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value] satisfies HeaderList[number]];
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
