import { parseArgs } from "node:util";
import { container } from "@medusajs/framework";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import start from "@medusajs/medusa/commands/start";
import { tagQueries } from "@zakh/kit/observe/tag-queries";
import { watchRequests } from "@zakh/kit/observe/watch-requests";
import { boundRoutesFinder } from "@zakh/kit/serve/bounded-routes-finder";
import { makeImpatient } from "@zakh/kit/serve/impatient-pool";
import { setPlainHeaders } from "@zakh/kit/serve/plain-headers";
import { stopInOrder } from "@zakh/kit/serve/stop-in-order";

/**
 * Starts Medusa as `medusa start` does, with what that command has no setting for: requests that are seen from their first
 * byte, an end that cuts none of them off, and limits to what it remembers and waits for.
 */
async function serve(): Promise<void> {
  const { values } = parseArgs({ options: { port: { type: "string", default: process.env.COMMERCE_PORT ?? "9000" } } });
  boundRoutesFinder();
  setPlainHeaders();
  watchRequests();
  tagQueries();
  const started = await start({ directory: process.cwd(), port: Number(values.port), types: false });
  if (!started) return;
  makeImpatient(container.resolve(ContainerRegistrationKeys.PG_CONNECTION) as never);
  process.off("SIGTERM", started.gracefulShutDown);
  process.off("SIGINT", started.gracefulShutDown);
  stopInOrder({ server: started.server as never, end: started.gracefulShutDown });
}

void serve();
