import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import express from "express";
import { followChanges } from "./change-stream.mjs";
import { commerceProxy } from "./commerce-proxy.mjs";
import { health } from "./health.mjs";
import { KeptAnswers } from "./kept-answers.mjs";
import { livePages } from "./live-pages.mjs";
import { OwnReads } from "./own-reads.mjs";
import { Pages } from "./pages.mjs";
import { isPublicRead, PublicReads } from "./public-reads.mjs";
import { requestId } from "./request-id.mjs";
import { securityHeaderList, securityHeaders } from "./security-headers.mjs";
import { readStaticFiles } from "./static-files.mjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const CLIENT = `${ROOT}build/client`;

/**
 * @typedef {object} EdgeOptions
 * @property {boolean} production Serves `build/`; otherwise Vite compiles on the fly.
 * @property {import("node:http").Server} server Vite's hot updates travel over it.
 * @property {string} commerceUrl
 * @property {string | undefined} publicUrl The address that visitors use, when it is not this server's own.
 * @property {number} trustedProxies How many proxies stand before the edge; their `X-Forwarded-*` are believed.
 * @property {string | undefined} changesSecret What commerce wants to hear before it tells of changes; nothing is kept without.
 */

/** @typedef {{ listener: import("node:http").RequestListener, close: () => Promise<void> }} Edge */

/**
 * The one address that browsers talk to: assets, pages, and `/api` and `/static` of the commerce server.
 *
 * @param {EdgeOptions} options
 * @returns {Promise<Edge>}
 */
export function createEdge(options) {
  return options.production ? builtEdge(options) : liveEdge(options);
}

/**
 * @param {EdgeOptions} options
 * @returns {Promise<Edge>}
 */
async function builtEdge({ commerceUrl, publicUrl, trustedProxies, changesSecret }) {
  const security = { production: true, https: publicUrl?.startsWith("https:") ?? false };
  const headers = securityHeaderList(security);
  const kept = new KeptAnswers();
  const own = new OwnReads(headers);
  const stream = changesSecret ? followChanges({ commerceUrl, secret: changesSecret, kept, own: own.kept }) : undefined;
  const reads = new PublicReads({ commerceUrl, kept, headers });
  const files = readStaticFiles(CLIENT, headers);
  const build = await import(`${ROOT}build/server/index.js`);
  const pages = new Pages({ build, kept, reads, security, catalogues: await catalogueFiles(), publicUrl });

  const app = firstRoutes({ trustedProxies, commerceUrl }, security);
  app.use((request, response, next) => {
    // While nothing can be kept, asking for somebody else has no sense: the answer streams through.
    if (!isReading(request) || !kept.hearing || !isPublicRead(request)) return next();
    reads.answer(request.url).then(
      (answer) => (answer.status === 200 ? answer.send(request, response) : next()),
      () => next(),
    );
  });
  app.use(commerceProxy({ commerceUrl, trustedProxies, written, own }));
  app.use("/assets", (_request, response) => void response.status(404).type("text").send("Not found"));
  app.all("*", (request, response, next) => {
    pages.answer(request).then((answer) => answer.send(request, response), next);
  });

  return {
    listener: (request, response) => {
      const answer = isReading(request) ? inMemory(request) : undefined;
      if (answer) answer.send(request, response);
      else app(request, response);
    },
    close: async () => stream?.close(),
  };

  /** @param {{ public: boolean }} change */
  function written(change) {
    own.kept.drop();
    if (change.public) kept.drop();
  }

  /** @param {import("node:http").IncomingMessage} request */
  function inMemory(request) {
    const { url = "" } = request;
    if (url.startsWith("/api/")) return isPublicRead(request) ? kept.get(url) : own.inMemory(request);
    return pages.inMemory(request) ?? files.get(url) ?? files.get(url.split("?")[0] ?? "");
  }
}

/**
 * @param {EdgeOptions} options
 * @returns {Promise<Edge>}
 */
async function liveEdge({ server, commerceUrl, publicUrl, trustedProxies }) {
  const app = firstRoutes({ trustedProxies, commerceUrl }, { production: false, https: false });
  app.use(commerceProxy({ commerceUrl, trustedProxies }));
  const reads = new PublicReads({ commerceUrl, kept: new KeptAnswers(), headers: [] });
  const { middlewares, handler, close } = await livePages({ root: ROOT, server, publicUrl, reads });
  app.use(middlewares);
  app.all("*", handler);
  return { listener: app, close };
}

/**
 * @param {{ trustedProxies: number, commerceUrl: string }} options
 * @param {{ production: boolean, https: boolean }} security
 */
function firstRoutes({ trustedProxies, commerceUrl }, security) {
  const app = express();
  app.disable("x-powered-by");
  app.set("trust proxy", trustedProxies);
  app.use(securityHeaders(security));
  app.use(health({ commerceUrl }));
  app.use(requestId({ trustedProxies }));
  return app;
}

/** @param {import("node:http").IncomingMessage} request */
function isReading({ method }) {
  return method === "GET" || method === "HEAD";
}

/**
 * The built files of each language's texts, so that the page can ask for them before any script runs.
 *
 * @returns {Promise<Record<string, { everywhere: string; screens: string }>>}
 */
async function catalogueFiles() {
  /** @type {Record<string, { file: string }>} */
  const manifest = JSON.parse(await readFile(`${CLIENT}/.vite/manifest.json`, "utf8"));
  /** @type {Record<string, { everywhere: string; screens: string }>} */
  const files = {};
  for (const [source, { file }] of Object.entries(manifest)) {
    const language = /^app\/i18n\/locales\/(\w+)\.json$/.exec(source)?.[1];
    const screens = manifest[`app/i18n/locales/screens/${language}.json`];
    if (language && screens) files[language] = { everywhere: `/${file}`, screens: `/${screens.file}` };
  }
  return files;
}
