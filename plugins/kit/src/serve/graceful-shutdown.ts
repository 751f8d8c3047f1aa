import { subscribe } from "node:diagnostics_channel";
import type { Server, ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { shopLog } from "../log/shop-log";
import { isDraining, startDraining } from "./readiness";

/** How long new requests are still accepted after SIGTERM, in ms, so that load balancers and edges notice first. */
const DRAIN_NOTICE_MS = 1000;
/** How long running requests may take after that, in ms. With the notice and the rest it stays below ten seconds. */
const SHUTDOWN_TIMEOUT_MS = 6500;

export interface StoppableServer {
  server: Server;
  /** Closes everything and ends the process. */
  end: () => void;
}

/**
 * Shuts a serving process down without cutting off a request. After SIGTERM it reports not ready, serves for another
 * moment while each connection closes with its next answer, accepts no more connections, waits for running requests,
 * and ends. A second signal ends it at once.
 */
export function shutDownGracefully({ server, end }: StoppableServer): void {
  let activeRequests = 0;
  let idle: (() => void) | undefined;
  server.on("request", (_request, response: ServerResponse) => {
    activeRequests += 1;
    response.once("close", () => {
      activeRequests -= 1;
      if (activeRequests === 0) idle?.();
    });
  });
  // Fires before anything of the answer is written.
  subscribe("http.server.request.start", (message) => {
    if (isDraining()) (message as { response: ServerResponse }).response.setHeader("Connection", "close");
  });

  const stop = async () => {
    if (isDraining()) {
      end();
      return;
    }
    startDraining();
    shopLog.write("info", "Stopping: no new visitors", { requests_under_way: activeRequests });
    await pause(DRAIN_NOTICE_MS);
    server.close();
    const finished = new Promise<void>((resolve) => {
      idle = resolve;
    });
    if (activeRequests > 0) await Promise.race([finished, pause(SHUTDOWN_TIMEOUT_MS)]);
    if (activeRequests > 0) {
      shopLog.write("warn", "Stopping with requests under way", { requests_under_way: activeRequests });
      server.closeAllConnections();
    }
    end();
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}
