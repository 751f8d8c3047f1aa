import { Strategy, type StrategyHandler } from "workbox-strategies";

/** How long a file waits for its copy, in ms, before the network is asked as well. */
export const CACHE_TIMEOUT_MS = 1000;

/**
 * For files that never change: the copy, or the network when there is none, it cannot be read or the disk is slow. Workbox's own
 * `CacheFirst` waits for the disk, however long it takes, and fails with it.
 */
export class CacheFirst extends Strategy {
  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    // A page that cannot run asks so for its scripts, developer tools without a cache for everything.
    const anew =
      request.cache === "reload" ? await handler.fetchAndCachePut(request).catch(() => undefined) : undefined;
    if (anew?.ok) return anew;
    const copy = handler.cacheMatch(request).catch(() => undefined);
    const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, CACHE_TIMEOUT_MS));
    const inTime = await Promise.race([copy, timeout]);
    if (inTime) return inTime;
    try {
      // Workbox answers with it before it is cached.
      return await handler.fetchAndCachePut(request);
    } catch (error) {
      const late = await copy;
      if (late) return late;
      throw error;
    }
  }
}

/** An answer to one person, such as a hidden product for an admin: the next person at this device must not get it. */
const PERSONAL = /\b(?:no-store|private)\b/i;

/** Caches no part of a file, no refusal, nothing that comes from elsewhere and nothing that is for one person. */
export const whole = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.status === 200 && !response.redirected && !PERSONAL.test(response.headers.get("Cache-Control") ?? "")
      ? response
      : null,
};

/** The type of what runs or styles a page, by the end of the file's name; any other file or reading is no page. */
const TYPES: Record<string, RegExp> = { js: /javascript/, css: /css/ };
const NO_PAGE = /^(?!text\/html)/;

/**
 * Neither caches nor uses another thing under the name of a file, a page or a reading: the network of a café answers everything with its
 * login page, and a kept one would stand for the script until the next build, and for the picture for good.
 */
export const ofItsType = {
  cacheWillUpdate: async ({ request, response }: { request: Request; response: Response }) =>
    hasItsType(request, response) ? response : null,
  cachedResponseWillBeUsed: async ({ request, cachedResponse }: { request: Request; cachedResponse?: Response }) =>
    cachedResponse && hasItsType(request, cachedResponse) ? cachedResponse : undefined,
};

function hasItsType(request: Request, { headers }: Response): boolean {
  const { pathname } = new URL(request.url);
  const [, extension] = /\.(\w+)$/.exec(pathname) ?? [];
  // A page has no extension, and every page of the shop names its language.
  if (extension === undefined && !pathname.startsWith("/api/")) return headers.has("Content-Language");
  return (TYPES[extension ?? ""] ?? NO_PAGE).test(headers.get("Content-Type") ?? "");
}

/** Reads a copy before it is used, because a browser finds a damaged one only when half of it is in the page. An empty one is none. */
export const undamaged = {
  cachedResponseWillBeUsed: async ({ cachedResponse }: { cachedResponse?: Response }) => {
    const bytes = await cachedResponse?.clone().arrayBuffer();
    return bytes?.byteLength ? cachedResponse : undefined;
  },
};
