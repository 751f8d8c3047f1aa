import type { Server } from "node:http";
import { fileURLToPath } from "node:url";
import { createRequestHandler, type RequestHandler } from "@react-router/express";
import type { ServerBuild } from "react-router";
import { createServer } from "vite";
import { baseApp, type Edge, type EdgeOptions } from "./base-app";
import { commerceProxy, isForwarded } from "./commerce-proxy";
import { PublicReads } from "./public-reads";
import { ResponseCache } from "./response-cache";
import { securityHeaderList } from "./security-headers";
import { untilListening } from "./until-listening";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** The edge in development: Vite compiles the pages at each request, and nothing is cached. */
export async function createDevEdge(options: EdgeOptions, server: Server): Promise<Edge> {
  const { commerceUrl, publicUrl, trustedProxies, changesSecret } = options;
  const security = { production: false, https: false };
  const app = baseApp(options, security);
  const waits = untilListening(commerceUrl);
  app.use((request, response, next) => (isForwarded(request.url) ? waits(request, response, next) : next()));
  app.use(commerceProxy({ commerceUrl, trustedProxies, changesSecret }));
  const reads = new PublicReads({ commerceUrl, changesSecret, cache: new ResponseCache(), headers: [] });
  const vite = await createServer({ root: ROOT, server: { middlewareMode: true, hmr: { server } }, appType: "custom" });
  const load = () => vite.ssrLoadModule("virtual:react-router/server-build");
  // At once: the first page would wait for some hundred modules. What fails here fails again, and is told, at a request.
  load().catch(() => undefined);
  const renderPage: RequestHandler = async (request, response, next) => {
    try {
      const render = createRequestHandler({
        build: (await load()) as ServerBuild,
        mode: "development",
        // There is no Content-Security-Policy in development.
        getLoadContext: () => ({
          nonce: undefined,
          catalogues: {},
          publicUrl,
          readCommerce: reads.forPage().read,
          runExclusive: (work) => work(),
        }),
      });
      await render(request, response, next);
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      next(error);
    }
  };
  app.use(vite.middlewares);
  app.all("*", waits, renderPage);
  return {
    listener: app,
    headers: securityHeaderList(security),
    isCaching: () => false,
    close: () => vite.close(),
  };
}
