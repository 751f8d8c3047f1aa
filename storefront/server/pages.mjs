import { randomBytes } from "node:crypto";
import { createRequestHandler, matchRoutes } from "react-router";
import { CachedResponse } from "./cached-response.mjs";
import { hashInlineScripts } from "./inline-scripts.mjs";
import { DEFAULT_LANGUAGE, rememberedLanguage } from "./languages.mjs";
import { pageAddress } from "./page-addresses.mjs";
import { splitAddress } from "./public-addresses.mjs";
import { refusal } from "./refusal.mjs";
import { RenderQueue, TooBusy } from "./render-queue.mjs";
import { securityHeaderList } from "./security-headers.mjs";

/** When a visitor may try again after "too many requests", in seconds. */
const RETRY_AFTER_SECONDS = "5";

/**
 * @typedef {object} PagesOptions
 * @property {import("react-router").ServerBuild} build
 * @property {import("./response-cache.mjs").ResponseCache} cache
 * @property {import("./public-reads.mjs").PublicReads} reads
 * @property {{ production: boolean, https: boolean }} security
 * @property {Record<string, string>} catalogues
 * @property {string | undefined} publicUrl
 */

/**
 * The built pages. A cacheable page is rendered from its canonical address and its language alone, so it cannot depend on who is
 * signed in, and one copy serves everybody.
 */
export class Pages {
  #options;
  #render;
  #queue = new RenderQueue();
  #routes;

  /** @param {PagesOptions} options */
  constructor(options) {
    this.#options = options;
    this.#render = createRequestHandler(options.build, "production");
    this.#routes = routesUnder(undefined, options.build.routes);
  }

  /**
   * The page if it is in memory.
   * @param {import("node:http").IncomingMessage} request
   */
  cached({ url = "", headers }) {
    // Without a public URL a page names the host of its request, which this key does not have.
    if (this.#options.publicUrl === undefined) return undefined;
    const page = pageAddress(url, this.#routesOf);
    return page && !page.redirectTo ? this.#options.cache.get(keyOf(page, headers, "")) : undefined;
  }

  /**
   * The page, rendered unless it is cached; 503 if too many others are being rendered. `undefined` if the visitor has left meanwhile.
   * @param {import("express").Request} request
   * @param {import("express").Response} response
   * @returns {Promise<CachedResponse | undefined>}
   */
  async answer(request, response) {
    try {
      return await this.#answer(request, response);
    } catch (error) {
      if (error instanceof TooBusy) return busy(request.headers, this.#options.security);
      throw error;
    }
  }

  /**
   * @param {import("express").Request} request
   * @param {import("express").Response} response
   */
  async #answer(request, response) {
    const { originalUrl: url, headers } = request;
    const { cache, publicUrl } = this.#options;
    // HEAD has the length and the ETag of the whole page.
    const method = request.method === "HEAD" ? "GET" : request.method;
    const host = `${request.protocol}://${request.get("host") ?? "localhost"}`;
    const origin = URL.canParse(host) ? host : "http://localhost";
    const page = method === "GET" ? pageAddress(url, this.#routesOf) : undefined;
    if (page?.redirectTo) return redirect(page.redirectTo, this.#options.security);
    if (!page) {
      const address = new URL(origin);
      // Assigned, not resolved: `//elsewhere.example/contact` would resolve to another site.
      [address.pathname, address.search] = splitAddress(url);
      return this.#queue.run(async () => {
        if (response.destroyed) return undefined;
        return (await this.#make(address, method, headers.cookie ?? "")).answer;
      });
    }
    const key = keyOf(page, headers, publicUrl === undefined ? origin : "");
    const address = new URL(page.address, publicUrl && URL.canParse(publicUrl) ? publicUrl : origin);
    const cookie = `preferred-language=${page.language ?? languageOf(headers)}`;
    return cache.getOrMake(key, () => this.#queue.run(() => this.#make(address, method, cookie, page.language)));
  }

  /** @type {(path: string) => string[]} */
  #routesOf = (path) => (matchRoutes(this.#routes, path) ?? []).flatMap(({ route }) => route.id ?? []);

  /**
   * @param {URL} address
   * @param {string} method
   * @param {string} cookie
   * @param {string} [language] named by the address: a cookie that stores it may be sent to everybody
   */
  async #make(address, method, cookie, language) {
    const { reads, catalogues, publicUrl } = this.#options;
    const nonce = randomBytes(16).toString("base64");
    const page = reads.forPage();
    const response = await this.#render(new Request(address, { method, headers: { Cookie: cookie } }), {
      nonce,
      catalogues,
      publicUrl,
      readCommerce: page.read,
      runExclusive: this.#queue.runExclusive,
    });
    const cookies = response.headers.getSetCookie();
    const shareable = cookies.every((cookie) => language && cookie.startsWith(`preferred-language=${language};`));
    const cacheable = response.status === 200 && page.cacheable && shareable;
    const answer = await this.#finish(response, { nonce, tables: page.tables, readsCodes: isBackOffice(address) });
    return { answer, cacheable, failed: page.failed || response.status >= 500 };
  }

  /**
   * @param {Response} response
   * @param {{ nonce: string; tables: Iterable<string>; readsCodes: boolean }} page the tables that it shows, and whether its camera reads codes
   */
  async #finish(response, { nonce, tables, readsCodes }) {
    const rendered = Buffer.from(await response.arrayBuffer());
    const isPage = response.headers.get("content-type")?.startsWith("text/html");
    const { html, sources } = isPage ? hashInlineScripts(rendered.toString(), nonce) : { html: rendered, sources: [] };
    /** @type {[string, string][]} */
    const headers = [...securityHeaderList({ ...this.#options.security, readsCodes }, sources), ...response.headers];
    return new CachedResponse({ status: response.status, headers, body: Buffer.from(html), tables });
  }
}

/**
 * The back office reads the trace numbers of labels by camera.
 * @param {URL} address
 */
function isBackOffice({ pathname }) {
  return /^\/admin(\/|$)/.test(pathname);
}

/** @param {import("node:http").IncomingHttpHeaders} headers */
function languageOf(headers) {
  return rememberedLanguage(headers) ?? DEFAULT_LANGUAGE;
}

/**
 * @param {import("./page-addresses.mjs").PageAddress} page
 * @param {import("node:http").IncomingHttpHeaders} headers
 * @param {string} origin
 */
function keyOf({ address, language }, headers, origin) {
  return `${language ?? languageOf(headers)} ${origin}${address}`;
}

/**
 * The routes as the router nests them, for matching paths.
 * @param {string | undefined} parentId
 * @param {import("react-router").ServerBuild["routes"]} routes
 * @returns {import("react-router").RouteObject[]}
 */
function routesUnder(parentId, routes) {
  return Object.values(routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index }) => (index ? { id, path, index } : { id, path, children: routesUnder(id, routes) }));
}

/** @typedef {PagesOptions["security"]} Security */

/**
 * @param {string} address
 * @param {Security} security
 */
function redirect(address, security) {
  const headers = [...securityHeaderList(security, []), ["Location", address], ["Cache-Control", "no-cache"]];
  return new CachedResponse({
    status: 301,
    headers: /** @type {[string, string][]} */ (headers),
    body: Buffer.alloc(0),
  });
}

/**
 * A page of one sentence: the page cannot be shown just now.
 * @param {import("node:http").IncomingHttpHeaders} headersOfRequest
 * @param {Security} security
 */
function busy(headersOfRequest, security) {
  const { message } = refusal("unavailable", headersOfRequest);
  /** @type {[string, string][]} */
  const headers = [
    ...securityHeaderList(security, []),
    ["Content-Type", "text/html; charset=utf-8"],
    ["Cache-Control", "no-store"],
    ["Retry-After", RETRY_AFTER_SECONDS],
  ];
  const page = `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>503</title><p>${message}</p>`;
  return new CachedResponse({ status: 503, headers, body: Buffer.from(page) });
}
