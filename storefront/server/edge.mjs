import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import express from "express";
import { commerceAvailability } from "./availability.mjs";
import { badRequest } from "./bad-request.mjs";
import { followChanges } from "./change-stream.mjs";
import { commerceProxy, isForwarded } from "./commerce-proxy.mjs";
import { devPages } from "./dev-pages.mjs";
import { eachHour } from "./each-hour.mjs";
import { health } from "./health.mjs";
import { Pages } from "./pages.mjs";
import { PersonalReads } from "./personal-reads.mjs";
import { POSTCODE_PAGE, postcodePage } from "./postcode-page.mjs";
import { hasSession, publicAddress } from "./public-addresses.mjs";
import { PublicReads } from "./public-reads.mjs";
import { refusalLanguage, refuse } from "./refusal.mjs";
import { requestId } from "./request-id.mjs";
import { ResponseCache } from "./response-cache.mjs";
import { securityHeaderList, securityHeaders } from "./security-headers.mjs";
import { readStaticFiles } from "./static-files.mjs";
import { untilListening } from "./until-listening.mjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
/** The methods of a page; a form that is sent before scripts run is a POST. */
const PAGE_METHODS = ["GET", "HEAD", "POST"];
const CLIENT = `${ROOT}build/client`;

/**
 * @typedef {object} EdgeOptions
 * @property {boolean} production Serves `build/`; otherwise Vite compiles on the fly.
 * @property {import("node:http").Server} server Vite's hot updates travel over it.
 * @property {string} commerceUrl
 * @property {string | undefined} publicUrl The address that visitors use, when it is not this server's own.
 * @property {number} trustedProxies How many proxies stand before the edge; their `X-Forwarded-*` headers are trusted.
 * @property {string | undefined} changesSecret Opens the stream of changes of commerce; without it nothing is cached.
 */

/**
 * @typedef {object} Edge
 * @property {import("node:http").RequestListener} listener
 * @property {import("./cached-response.mjs").Headers} headers of every answer
 * @property {() => boolean} isCaching whether it hears of changes, and so answers from memory
 * @property {() => Promise<void>} close
 */

/**
 * The one address that browsers talk to: assets, pages, and `/api` and `/static` of the commerce server.
 *
 * @param {EdgeOptions} options
 * @returns {Promise<Edge>}
 */
export function createEdge(options) {
  return options.production ? productionEdge(options) : devEdge(options);
}

/**
 * @param {EdgeOptions} options
 * @returns {Promise<Edge>}
 */
async function productionEdge({ commerceUrl, publicUrl, trustedProxies, changesSecret }) {
  const security = { production: true, https: publicUrl?.startsWith("https:") ?? false };
  const headers = securityHeaderList(security);
  const cache = new ResponseCache({ isCommerceUp: commerceAvailability({ commerceUrl, changesSecret }) });
  const personal = new PersonalReads(headers);
  const changes = changesSecret
    ? followChanges({ commerceUrl, secret: changesSecret, publicCache: cache, personalCache: personal.cache })
    : undefined;
  // What pages say of closed days and of the day on which an order leaves changes on the hour.
  const clock = eachHour(() => cache.invalidate(["site_setting"]));
  const reads = new PublicReads({ commerceUrl, changesSecret, cache, headers });
  const files = readStaticFiles(CLIENT, headers);
  const build = await import(`${ROOT}build/server/index.js`);
  const pages = new Pages({ build, cache, reads, security, catalogues: await catalogueFiles(), publicUrl });

  const app = firstRoutes({ trustedProxies, commerceUrl, changesSecret }, security);
  app.use((request, response, next) => {
    const address = isReading(request) ? publicAddress(request) : undefined;
    if (address === undefined) return next();
    const startedAt = performance.now();
    const forward = () => {
      response.locals.waitedMs = performance.now() - startedAt;
      next();
    };
    reads.answerFor(address, refusalLanguage(request.headers)).then((answer) => {
      // A product that is hidden from visitors is there for its owner and for admins.
      if (answer && !(answer.status === 404 && hasSession(request))) answer.send(request, response);
      else forward();
    }, forward);
  });
  app.use(commerceProxy({ commerceUrl, trustedProxies, changesSecret, onWrite, personal }));
  app.use("/assets", (_request, response) => void response.status(404).type("text").send("Not found"));
  app.all("*", (request, response, next) => {
    if (!PAGE_METHODS.includes(request.method)) {
      response.set("Allow", PAGE_METHODS.join(", "));
      refuse(request, response, { status: 405, code: "method_not_allowed" });
      return;
    }
    pages.answer(request, response).then((answer) => answer?.send(request, response), next);
  });
  app.use(badRequest);

  return {
    listener: (request, response) => {
      const answer = isReading(request) ? cached(request) : undefined;
      if (answer) answer.send(request, response);
      else app(request, response);
    },
    headers,
    isCaching: () => cache.connected,
    close: async () => {
      clock.stop();
      changes?.close();
    },
  };

  /** @param {{ public: string[], personal: string[] }} changed */
  function onWrite(changed) {
    if (changed.personal.length > 0) personal.cache.invalidateAll();
    if (changed.public.length > 0) cache.invalidate(changed.public);
  }

  /** @param {import("node:http").IncomingMessage} request */
  function cached(request) {
    const { url = "" } = request;
    if (url.startsWith("/api/")) {
      const address = publicAddress(request);
      return address === undefined ? personal.cached(request) : cache.get(address);
    }
    return pages.cached(request) ?? files.get(url) ?? files.get(url.split("?")[0] ?? "");
  }
}

/**
 * @param {EdgeOptions} options
 * @returns {Promise<Edge>}
 */
async function devEdge({ server, commerceUrl, publicUrl, trustedProxies, changesSecret }) {
  const security = { production: false, https: false };
  const app = firstRoutes({ trustedProxies, commerceUrl, changesSecret }, security);
  const waits = untilListening(commerceUrl);
  app.use((request, response, next) => (isForwarded(request.url) ? waits(request, response, next) : next()));
  app.use(commerceProxy({ commerceUrl, trustedProxies, changesSecret }));
  const reads = new PublicReads({ commerceUrl, changesSecret, cache: new ResponseCache(), headers: [] });
  const { middlewares, handler, close } = await devPages({ root: ROOT, server, publicUrl, reads });
  app.use(middlewares);
  app.all("*", waits, handler);
  return { listener: app, headers: securityHeaderList(security), isCaching: () => false, close };
}

/**
 * @param {{ trustedProxies: number, commerceUrl: string, changesSecret: string | undefined }} options
 * @param {{ production: boolean, https: boolean }} security
 */
function firstRoutes({ trustedProxies, commerceUrl, changesSecret }, security) {
  const app = express();
  app.disable("x-powered-by");
  app.set("trust proxy", trustedProxies);
  app.use(securityHeaders(security));
  app.use(health({ commerceUrl, changesSecret }));
  app.use(requestId({ trustedProxies }));
  app.get(POSTCODE_PAGE, ...postcodePage(security));
  return app;
}

/** @param {import("node:http").IncomingMessage} request */
function isReading({ method }) {
  return method === "GET" || method === "HEAD";
}

/**
 * The built file of each language's texts, so that the page can ask for it before any script runs.
 *
 * @returns {Promise<Record<string, string>>}
 */
async function catalogueFiles() {
  /** @type {Record<string, { file: string }>} */
  const manifest = JSON.parse(await readFile(`${CLIENT}/.vite/manifest.json`, "utf8"));
  /** @type {Record<string, string>} */
  const files = {};
  for (const [source, { file }] of Object.entries(manifest)) {
    const language = /^app\/i18n\/locales\/(\w+)\.json$/.exec(source)?.[1];
    if (language) files[language] = `/${file}`;
  }
  return files;
}
