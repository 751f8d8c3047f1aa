import { createServer, type Server } from "node:http";
import { guardOutput } from "@zakh/kit/plain/standard-output";
import type { Edge, EdgeOptions } from "./base-app";
import { serveMetrics } from "./metrics";
import { SERVER_OPTIONS, serveGuarded } from "./request-guard";

const port = Number(process.env.PORT ?? 3000);

/** How long running requests may take after SIGTERM, in ms. */
const DRAIN_TIMEOUT_MS = 10_000;

/** Limits the log, so that requests for failing pages cannot fill the disk. */
const LINES_PER_SECOND = 50;

/**
 * Serves an edge as the environment says, until SIGTERM.
 * @param createEdge for this server, over which Vite's hot updates travel in development
 */
export async function serve(createEdge: (options: EdgeOptions, server: Server) => Promise<Edge>) {
  guardOutput({ perSecond: LINES_PER_SECOND });
  const server = createServer(SERVER_OPTIONS);
  const edge = await createEdge(
    {
      commerceUrl: process.env.COMMERCE_URL ?? "http://127.0.0.1:9000",
      publicUrl: process.env.PUBLIC_URL,
      trustedProxies: Number(process.env.TRUSTED_PROXIES ?? 0),
      changesSecret: process.env.CHANGES_SECRET || undefined,
    },
    server,
  );
  serveGuarded(server, edge);

  server.on("error", cannotListen(port));
  const metricsPort = Number(process.env.METRICS_PORT || 0);
  if (metricsPort > 0) {
    const host = process.env.METRICS_HOST || "127.0.0.1";
    const metrics = serveMetrics({ edge: server, isCaching: edge.isCaching, port: metricsPort, host });
    metrics.on("error", cannotListen(metricsPort)).unref();
  }

  server.listen(port, () => {
    console.log(`Storefront on ${process.env.PUBLIC_URL ?? `http://localhost:${port}`}`);
  });

  let draining = false;

  async function drain() {
    if (draining) return;
    draining = true;
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    await edge.close();
    const forced = setTimeout(() => server.closeAllConnections(), DRAIN_TIMEOUT_MS);
    await closed;
    clearTimeout(forced);
    process.exit(0);
  }

  process.on("SIGTERM", drain);
  process.on("SIGINT", drain);
}

const cannotListen = (taken: number) => (error: Error) => {
  console.error(
    "code" in error && error.code === "EADDRINUSE"
      ? `Port ${taken} is taken.`
      : `The storefront cannot start: ${error.message}`,
  );
  process.exit(1);
};
