import { randomBytes } from "node:crypto";
import { createRequestHandler, matchRoutes } from "react-router";
import { Answer } from "./answer.mjs";
import { firstPictureLink } from "./first-picture.mjs";
import { hashInlineScripts } from "./inline-scripts.mjs";
import { DEFAULT_LANGUAGE, rememberedLanguage } from "./languages.mjs";
import { pageAddress } from "./page-addresses.mjs";
import { paintFirst } from "./paint-first.mjs";
import { splitAddress } from "./public-addresses.mjs";
import { refusal } from "./refusal.mjs";
import { RenderQueue, TooBusy } from "./render-queue.mjs";
import { securityHeaderList } from "./security-headers.mjs";

/** When whoever found too many others may ask again, in seconds. */
const RETRY_AFTER_SECONDS = "5";

/**
 * @typedef {object} PagesOptions
 * @property {import("react-router").ServerBuild} build
 * @property {import("./kept-answers.mjs").KeptAnswers} kept
 * @property {import("./public-reads.mjs").PublicReads} reads
 * @property {{ production: boolean, https: boolean }} security
 * @property {Record<string, { everywhere: string; screens: string }>} catalogues
 * @property {string | undefined} publicUrl
 */

/**
 * The built pages. Rendering a page that may be kept sees the page's one address and the language of a request and nothing else of
 * it, so it cannot depend on who is signed in, and one copy serves everybody.
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
   * The page if it is in memory already.
   * @param {import("node:http").IncomingMessage} request
   */
  inMemory({ url = "", headers }) {
    // Without an address of its own the shop tells each visitor the one that he came by.
    if (this.#options.publicUrl === undefined) return undefined;
    const page = pageAddress(url, this.#routesOf);
    return page && !page.moved ? this.#options.kept.get(keyOf(page, headers, "")) : undefined;
  }

  /**
   * The page, rendered if need be; 503 when too many others are being rendered. Nothing for who has gone away meanwhile.
   * @param {import("express").Request} request
   * @param {import("express").Response} response
   * @returns {Promise<Answer | undefined>}
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
    const { kept, publicUrl } = this.#options;
    // Whoever asks for the head alone is told the length and the tag of the whole.
    const method = request.method === "HEAD" ? "GET" : request.method;
    const host = `${request.protocol}://${request.get("host") ?? "localhost"}`;
    const asked = URL.canParse(host) ? host : "http://localhost";
    const page = method === "GET" ? pageAddress(url, this.#routesOf) : undefined;
    if (page?.moved) return movedTo(page.moved, this.#options.security);
    if (!page) {
      const address = new URL(asked);
      // Not resolved: `//elsewhere.example/contact` is a path of this site, which it does not have.
      [address.pathname, address.search] = splitAddress(url);
      return this.#queue.run(async () => {
        if (response.destroyed) return undefined;
        return (await this.#make(address, method, headers.cookie ?? "")).answer;
      });
    }
    const key = keyOf(page, headers, publicUrl === undefined ? asked : "");
    const address = new URL(page.address, publicUrl && URL.canParse(publicUrl) ? publicUrl : asked);
    const cookie = `preferred-language=${page.language ?? languageOf(headers)}`;
    return kept.take(key, () => this.#queue.run(() => this.#make(address, method, cookie, page.language)));
  }

  /** @type {(path: string) => string[]} */
  #routesOf = (path) => (matchRoutes(this.#routes, path) ?? []).flatMap(({ route }) => route.id ?? []);

  /**
   * @param {URL} address
   * @param {string} method
   * @param {string} cookie
   * @param {string} [language] that the address names: remembering it is no secret of whoever asked first
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
      inTurn: this.#queue.inTurn,
    });
    const cookies = response.headers.getSetCookie();
    const sharable = cookies.every((set) => language && set.startsWith(`preferred-language=${language};`));
    const keep = response.status === 200 && page.lasting && sharable;
    const answer = await this.#finish(response, nonce, page.tables);
    return { answer, keep, failed: page.failed || response.status >= 500 };
  }

  /**
   * @param {Response} response
   * @param {string} nonce
   * @param {Iterable<string>} tables that it shows
   */
  async #finish(response, nonce, tables) {
    const rendered = Buffer.from(await response.arrayBuffer());
    const page = response.headers.get("content-type")?.startsWith("text/html") ? rendered.toString() : undefined;
    const { html, sources } =
      page === undefined ? { html: rendered, sources: [] } : hashInlineScripts(paintFirst(page, nonce), nonce);
    const picture = page && firstPictureLink(page);
    /** @type {[string, string][]} */
    const headers = [...securityHeaderList(this.#options.security, sources), ...response.headers];
    if (picture) headers.push(["Link", picture]);
    return new Answer({ status: response.status, headers, body: Buffer.from(html), tables });
  }
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
function movedTo(address, security) {
  const headers = [...securityHeaderList(security, []), ["Location", address], ["Cache-Control", "no-cache"]];
  return new Answer({ status: 301, headers: /** @type {[string, string][]} */ (headers), body: Buffer.alloc(0) });
}

/**
 * Says in one sentence that the page cannot be shown just now.
 * @param {import("node:http").IncomingHttpHeaders} asked
 * @param {Security} security
 */
function busy(asked, security) {
  const { message } = refusal("unavailable", asked);
  /** @type {[string, string][]} */
  const headers = [
    ...securityHeaderList(security, []),
    ["Content-Type", "text/html; charset=utf-8"],
    ["Cache-Control", "no-store"],
    ["Retry-After", RETRY_AFTER_SECONDS],
  ];
  const page = `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>503</title><p>${message}</p>`;
  return new Answer({ status: 503, headers, body: Buffer.from(page) });
}
