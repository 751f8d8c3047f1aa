import { parseArgs } from "node:util";
import { container } from "@medusajs/framework";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import start from "@medusajs/medusa/commands/start";
import { limitQueries } from "@zakh/kit/database/query-timeout";
import { writeConsoleAsJson } from "@zakh/kit/log/json-console";
import { shopLog } from "@zakh/kit/log/shop-log";
import { watchDiskSpace } from "@zakh/kit/observability/disk-space";
import { tagQueries } from "@zakh/kit/observability/tag-queries";
import { watchRequests } from "@zakh/kit/observability/watch-requests";
import { guardOutput } from "@zakh/kit/plain/standard-output";
import { boundBodies } from "@zakh/kit/serve/bounded-bodies";
import { boundQueries } from "@zakh/kit/serve/bounded-queries";
import { boundRoutesFinder } from "@zakh/kit/serve/bounded-routes-finder";
import { guardConnections } from "@zakh/kit/serve/edge-connections";
import { shutDownGracefully } from "@zakh/kit/serve/graceful-shutdown";
import { closePipelinedResponses } from "@zakh/kit/serve/pipelined-responses";
import { setPlainHeaders } from "@zakh/kit/serve/plain-headers";
import { shortenAcquireTimeout } from "@zakh/kit/serve/pool-acquire-timeout";
import { cleanUpPrivateFiles } from "@zakh/kit/uploads/clean-up-private-files";

/** Higher than the shop's own log limit, because some libraries write lines themselves. */
const LINES_PER_SECOND = 1000;

/**
 * Starts Medusa like `medusa start`, with features that command lacks: request tracking from the first byte, graceful
 * shutdown, and limits on its caches and timeouts.
 */
async function serve(): Promise<void> {
  // Files written by this process, including Medusa's and its libraries', are readable by the shop's own user only.
  process.umask(0o077);
  const { values } = parseArgs({
    options: {
      port: { type: "string", default: process.env.COMMERCE_PORT ?? "9000" },
      // Listens on this machine only, unless configured otherwise: Medusa's own calls are for staff.
      host: { type: "string", default: process.env.COMMERCE_HOST || "127.0.0.1" },
    },
  });
  guardOutput({
    perSecond: LINES_PER_SECOND,
    line: (count) => shopLog.line("warn", "Lines were left out: the output could not take them", { count }),
  });
  writeConsoleAsJson();
  boundRoutesFinder();
  boundQueries();
  setPlainHeaders();
  watchRequests();
  closePipelinedResponses();
  tagQueries();
  limitQueries();
  if (process.env.OTEL_EXPORTER_OTLP_ENDPOINT) (await import("./tracing.js")).startTracing();
  const started = await start({ directory: process.cwd(), port: Number(values.port), host: values.host, types: false });
  if (!started) return;
  boundBodies(started.server as never);
  guardConnections(started.server as never, process.env.CHANGES_SECRET);
  shortenAcquireTimeout(container.resolve(ContainerRegistrationKeys.PG_CONNECTION) as never);
  watchDiskSpace();
  cleanUpPrivateFiles();
  process.off("SIGTERM", started.gracefulShutDown);
  process.off("SIGINT", started.gracefulShutDown);
  shutDownGracefully({ server: started.server as never, end: started.gracefulShutDown });
}

void serve();
