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
import { makeImpatient } from "@zakh/kit/serve/impatient-pool";
import { setPlainHeaders } from "@zakh/kit/serve/plain-headers";
import { stopInOrder } from "@zakh/kit/serve/stop-in-order";
import { tidyPrivateFiles } from "@zakh/kit/uploads/tidy-private-files";

/** More than the shop's log writes; some libraries write lines of their own. */
const LINES_PER_SECOND = 1000;

/**
 * Starts Medusa as `medusa start` does, with what that command has no setting for: requests that are seen from their first
 * byte, an end that cuts none of them off, and limits to what it remembers and waits for.
 */
async function serve(): Promise<void> {
  // Whatever anybody writes here, Medusa and its libraries too, is for the shop's own user to read.
  process.umask(0o077);
  const { values } = parseArgs({
    options: {
      port: { type: "string", default: process.env.COMMERCE_PORT ?? "9000" },
      // Nobody but this machine, unless told otherwise: Medusa's own calls are for the shop's people.
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
  tagQueries();
  limitQueries();
  const started = await start({ directory: process.cwd(), port: Number(values.port), host: values.host, types: false });
  if (!started) return;
  boundBodies(started.server as never);
  guardConnections(started.server as never, process.env.CHANGES_SECRET);
  makeImpatient(container.resolve(ContainerRegistrationKeys.PG_CONNECTION) as never);
  watchDiskSpace();
  tidyPrivateFiles();
  process.off("SIGTERM", started.gracefulShutDown);
  process.off("SIGINT", started.gracefulShutDown);
  stopInOrder({ server: started.server as never, end: started.gracefulShutDown });
}

void serve();
