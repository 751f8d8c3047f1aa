import { randomBytes } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { DEFAULT_LANGUAGE, LANGUAGE_COOKIE } from "@zakh/kit/contract";
import type { Request as ExpressRequest } from "express";
import {
  createRequestHandler,
  matchRoutes,
  type RequestHandler,
  type RouteObject,
  type ServerBuild,
} from "react-router";
import { CachedResponse, type HeaderList } from "./cached-response";
import { hashInlineScripts } from "./inline-scripts";
import { rememberedLanguage } from "./languages";
import { type PageAddress, pageAddress } from "./page-addresses";
import { splitAddress } from "./public-addresses";
import type { PublicReads } from "./public-reads";
import { refusal } from "./refusal";
import { RenderQueue, TooBusy } from "./render-queue";
import type { Made, ResponseCache } from "./response-cache";
import { type Security, securityHeaderList } from "./security-headers";

/** When a visitor may try again after "too many requests", in seconds. */
const RETRY_AFTER_SECONDS = "5";

interface PagesOptions {
  build: ServerBuild;
  cache: ResponseCache;
  reads: PublicReads;
  security: Security;
  catalogues: Record<string, string>;
  publicUrl: string | undefined;
}

interface RenderedPage {
  nonce: string;
  /** Those that it shows. */
  tables: Iterable<string>;
  /** Whether its camera reads codes. */
  readsCodes: boolean;
}

/**
 * The built pages. A cacheable page is rendered from its canonical address and its language alone, so it cannot depend on who is
 * signed in, and one copy serves everybody.
 */
export class Pages {
  #options: PagesOptions;
  #render: RequestHandler;
  #queue = new RenderQueue();
  #routes: RouteObject[];

  constructor(options: PagesOptions) {
    this.#options = options;
    this.#render = createRequestHandler(options.build, "production");
    this.#routes = routesUnder(undefined, options.build.routes);
  }

  /** The page if it is in memory. */
  cached({ url = "", headers }: IncomingMessage) {
    // Without a public URL a page names the host of its request, which this key does not have.
    if (this.#options.publicUrl === undefined) return undefined;
    const page = pageAddress(url, this.#routesOf);
    return page && !page.redirectTo ? this.#options.cache.get(keyOf(page, headers, "")) : undefined;
  }

  /** The page, rendered unless it is cached; 503 if too many others are being rendered. `undefined` if the visitor has left meanwhile. */
  async getOrRender(request: ExpressRequest, response: ServerResponse): Promise<CachedResponse | undefined> {
    try {
      return await this.#getOrRender(request, response);
    } catch (error) {
      if (error instanceof TooBusy) return busy(request.headers, this.#options.security);
      throw error;
    }
  }

  async #getOrRender(request: ExpressRequest, response: ServerResponse): Promise<CachedResponse | undefined> {
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
        return (await this.#make(address, method, headers.cookie ?? "")).response;
      });
    }
    const key = keyOf(page, headers, publicUrl === undefined ? origin : "");
    const address = new URL(page.address, publicUrl && URL.canParse(publicUrl) ? publicUrl : origin);
    const cookie = `${LANGUAGE_COOKIE}=${page.language ?? cookieLanguage(headers)}`;
    return cache.getOrMake(key, () => this.#queue.run(() => this.#make(address, method, cookie, page.language)));
  }

  #routesOf = (path: string) => (matchRoutes(this.#routes, path) ?? []).flatMap(({ route }) => route.id ?? []);

  /** @param language named by the address: a cookie that stores it may be sent to everybody */
  async #make(address: URL, method: string, cookie: string, language?: string): Promise<Made> {
    const { reads, catalogues, publicUrl } = this.#options;
    const nonce = randomBytes(16).toString("base64");
    const page = reads.forPage();
    const rendered = await this.#render(new Request(address, { method, headers: { Cookie: cookie } }), {
      nonce,
      catalogues,
      publicUrl,
      readCommerce: page.read,
      runExclusive: this.#queue.runExclusive,
    });
    const cookies = rendered.headers.getSetCookie();
    const shareable = cookies.every((cookie) => language && cookie.startsWith(`${LANGUAGE_COOKIE}=${language};`));
    const cacheable = rendered.status === 200 && page.cacheable && shareable;
    const response = await this.#finish(rendered, { nonce, tables: page.tables, readsCodes: isBackOffice(address) });
    return { response, cacheable, failed: page.failed || rendered.status >= 500 };
  }

  async #finish(rendered: Response, { nonce, tables, readsCodes }: RenderedPage) {
    const body = Buffer.from(await rendered.arrayBuffer());
    const isPage = rendered.headers.get("content-type")?.startsWith("text/html");
    const { html, sources } = isPage ? hashInlineScripts(body.toString(), nonce) : { html: body, sources: [] };
    const headers = [...securityHeaderList({ ...this.#options.security, readsCodes }, sources), ...rendered.headers];
    return new CachedResponse({ status: rendered.status, headers, body: Buffer.from(html), tables });
  }
}

/** The back office reads the trace numbers of labels by camera. */
function isBackOffice({ pathname }: URL) {
  return /^\/admin(\/|$)/.test(pathname);
}

function cookieLanguage(headers: IncomingHttpHeaders) {
  return rememberedLanguage(headers) ?? DEFAULT_LANGUAGE;
}

function keyOf({ address, language }: PageAddress, headers: IncomingHttpHeaders, origin: string) {
  return `${language ?? cookieLanguage(headers)} ${origin}${address}`;
}

/** The routes as the router nests them, for matching paths. */
function routesUnder(parentId: string | undefined, routes: ServerBuild["routes"]): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index }) => (index ? { id, path, index } : { id, path, children: routesUnder(id, routes) }));
}

function redirect(address: string, security: Security) {
  const headers: HeaderList = [...securityHeaderList(security), ["Location", address], ["Cache-Control", "no-cache"]];
  return new CachedResponse({ status: 301, headers, body: Buffer.alloc(0) });
}

/** A page of one sentence: the page cannot be shown just now. */
function busy(requestHeaders: IncomingHttpHeaders, security: Security) {
  const { message } = refusal("unavailable", requestHeaders);
  const headers: HeaderList = [
    ...securityHeaderList(security),
    ["Content-Type", "text/html; charset=utf-8"],
    ["Cache-Control", "no-store"],
    ["Retry-After", RETRY_AFTER_SECONDS],
  ];
  const page = `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>503</title><p>${message}</p>`;
  return new CachedResponse({ status: 503, headers, body: Buffer.from(page) });
}
