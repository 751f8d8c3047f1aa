import { randomBytes } from "node:crypto";
import { createRequestHandler } from "react-router";
import { Answer } from "./answer.mjs";
import { firstPictureLink } from "./first-picture.mjs";
import { hashInlineScripts } from "./inline-scripts.mjs";
import { paintFirst } from "./paint-first.mjs";
import { securityHeaderList } from "./security-headers.mjs";

/** Pages whose address names nobody: an order's page is found by a mail address, a password's by a token. */
const KEPT =
  /^\/(?:$|_root\.data$|products\/\d+(?:\.data)?$|service-category\/[^/?#]+$|contact(?:\.data)?$|(?:cart|checkout|my-page|auth)$|sitemap\.xml$|manifest\.webmanifest$)/;

/** What may be asked for in the address of a page that is kept; `_routes` is how the router asks for parts of one. */
const PARAMETERS = new Set(["category", "_routes"]);

/** The longest address that is kept. */
const LONGEST = 512;

const LANGUAGE = /(?:^|;\s*)preferred-language=(mn|ru|en|ko)(?:;|$)/;

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
 * The built pages. Rendering a page that may be kept sees the address and the language of a request and nothing else of it, so
 * it cannot depend on who is signed in, and one copy serves everybody.
 */
export class Pages {
  #options;
  #render;

  /** @param {PagesOptions} options */
  constructor(options) {
    this.#options = options;
    this.#render = createRequestHandler(options.build, "production");
  }

  /**
   * The page if it is in memory already.
   * @param {import("node:http").IncomingMessage} request
   */
  inMemory({ url = "", headers }) {
    // Without an address of its own the shop tells each visitor the one that he came by.
    if (this.#options.publicUrl === undefined) return undefined;
    return this.#options.kept.get(keyOf(url, languageOf(headers), ""));
  }

  /**
   * The page, rendered if need be.
   * @param {import("express").Request} request
   */
  answer(request) {
    const { originalUrl: url } = request;
    // Whoever asks for the head alone is told the length and the tag of the whole.
    const method = request.method === "HEAD" ? "GET" : request.method;
    const language = languageOf(request.headers);
    const origin = `${request.protocol}://${request.get("host") ?? "localhost"}`;
    const address = URL.canParse(url, origin) ? new URL(url, origin) : undefined;
    const make = (/** @type {string} */ cookie) => this.#make(address ?? new URL("/", origin), method, cookie);
    if (method !== "GET" || !address || !mayBeKept(address)) {
      return make(request.headers.cookie ?? "").then(({ answer }) => answer);
    }
    const key = keyOf(url, language, this.#options.publicUrl === undefined ? origin : "");
    return this.#options.kept.take(key, () => make(`preferred-language=${language}`));
  }

  /**
   * @param {URL} address
   * @param {string} method
   * @param {string} cookie
   */
  async #make(address, method, cookie) {
    const { reads, catalogues, publicUrl } = this.#options;
    const nonce = randomBytes(16).toString("base64");
    const page = reads.forPage();
    const response = await this.#render(new Request(address, { method, headers: { Cookie: cookie } }), {
      nonce,
      catalogues,
      publicUrl,
      readCommerce: page.read,
    });
    const keep = response.status === 200 && page.lasting && !response.headers.has("set-cookie");
    return { answer: await this.#finish(response, nonce), keep };
  }

  /**
   * @param {Response} response
   * @param {string} nonce
   */
  async #finish(response, nonce) {
    const rendered = Buffer.from(await response.arrayBuffer());
    const page = response.headers.get("content-type")?.startsWith("text/html") ? rendered.toString() : undefined;
    const { html, sources } =
      page === undefined ? { html: rendered, sources: [] } : hashInlineScripts(paintFirst(page, nonce), nonce);
    const picture = page && firstPictureLink(page);
    /** @type {[string, string][]} */
    const headers = [...securityHeaderList(this.#options.security, sources), ...response.headers];
    if (picture) headers.push(["Link", picture]);
    return new Answer({ status: response.status, headers, body: Buffer.from(html) });
  }
}

/** @param {URL} address */
function mayBeKept({ pathname, search, searchParams }) {
  return (
    KEPT.test(pathname) &&
    pathname.length + search.length <= LONGEST &&
    [...searchParams.keys()].every((name) => PARAMETERS.has(name))
  );
}

/** @param {import("node:http").IncomingHttpHeaders} headers */
function languageOf({ cookie }) {
  return (cookie && LANGUAGE.exec(cookie)?.[1]) || "mn";
}

/**
 * @param {string} url
 * @param {string} language
 * @param {string} origin
 */
function keyOf(url, language, origin) {
  return `${language} ${origin}${url}`;
}
