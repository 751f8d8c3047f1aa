import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { createRequestHandler } from "@react-router/express";
import compression from "compression";
import express from "express";
import { commerceProxy } from "./commerce-proxy.mjs";
import { securityHeaders } from "./security-headers.mjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const CLIENT = `${ROOT}build/client`;

/**
 * @typedef {object} EdgeOptions
 * @property {boolean} production Serves `build/`; otherwise Vite compiles on the fly.
 * @property {import("node:http").Server} server Vite's hot updates travel over it.
 * @property {string} commerceUrl
 * @property {string | undefined} publicUrl The address that visitors use, when it is not this server's own.
 * @property {number} trustedProxies How many proxies stand before the edge; their `X-Forwarded-*` are believed.
 */

/**
 * The one address that browsers talk to: assets, pages, and `/api` and `/static` of the commerce server.
 *
 * @param {EdgeOptions} options
 */
export async function createEdge({ production, server, commerceUrl, publicUrl, trustedProxies }) {
  const app = express();
  app.disable("x-powered-by");
  app.set("trust proxy", trustedProxies);

  app.get("/health", (_request, response) => {
    response.set("Cache-Control", "no-store").json({ status: "ok" });
  });

  app.use((_request, response, next) => {
    response.locals.nonce = randomBytes(16).toString("base64");
    next();
  });
  app.use(securityHeaders({ production, https: publicUrl?.startsWith("https:") ?? false }));
  // Before the compression: the commerce server compresses its own answers, and they must stream.
  app.use(commerceProxy({ commerceUrl, trustedProxies }));
  app.use(compression());

  const { handler, close } = production ? await builtPages(app, publicUrl) : await livePages(app, server, publicUrl);
  app.all("*", handler);
  return { app, close };
}

/**
 * @param {express.Express} app
 * @param {string | undefined} publicUrl
 */
async function builtPages(app, publicUrl) {
  app.use(
    "/assets",
    express.static(`${CLIENT}/assets`, {
      immutable: true,
      maxAge: "1y",
      index: false,
      fallthrough: false,
      redirect: false,
    }),
  );
  app.use(
    express.static(CLIENT, {
      maxAge: "1h",
      index: false,
      dotfiles: "ignore",
      redirect: false,
      setHeaders: (response, path) => {
        // A worker that is kept too long would go on showing an old shop.
        if (path.endsWith("service-worker.js")) response.setHeader("Cache-Control", "no-cache");
      },
    }),
  );
  const build = await import(`${ROOT}build/server/index.js`);
  const catalogues = await catalogueFiles();
  return {
    handler: createRequestHandler({
      build,
      mode: "production",
      getLoadContext: (_request, response) => ({ nonce: response.locals.nonce, catalogues, publicUrl }),
    }),
    close: async () => {},
  };
}

/**
 * @param {express.Express} app
 * @param {import("node:http").Server} server
 * @param {string | undefined} publicUrl
 */
async function livePages(app, server, publicUrl) {
  const { createServer } = await import("vite");
  const vite = await createServer({ root: ROOT, server: { middlewareMode: true, hmr: { server } }, appType: "custom" });
  app.use(vite.middlewares);
  /** @type {import("@react-router/express").RequestHandler} */
  const handler = async (request, response, next) => {
    try {
      const build = /** @type {import("react-router").ServerBuild} */ (
        await vite.ssrLoadModule("virtual:react-router/server-build")
      );
      const render = createRequestHandler({
        build,
        mode: "development",
        // Without a policy there is nothing to match a nonce against.
        getLoadContext: () => ({ nonce: undefined, catalogues: {}, publicUrl }),
      });
      await render(request, response, next);
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      next(error);
    }
  };
  return { handler, close: () => vite.close() };
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
