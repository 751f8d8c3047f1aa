import { subscribe } from "node:diagnostics_channel";
import type { Server, ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { shopLog } from "../log/shop-log";
import { isDraining, startDraining } from "./readiness";

/** How long new requests are still accepted after SIGTERM, in ms, so that load balancers and edges notice first. */
const NOTICE = 1000;
/** How long running requests may take after that, in ms. With the notice and the rest it stays below ten seconds. */
const TIMEOUT_MS = 6500;

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
export function stopInOrder({ server, end }: StoppableServer): void {
  let underWay = 0;
  let idle: (() => void) | undefined;
  server.on("request", (_request, response: ServerResponse) => {
    underWay += 1;
    response.once("close", () => {
      underWay -= 1;
      if (underWay === 0) idle?.();
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
    shopLog.write("info", "Stopping: no new visitors", { requests_under_way: underWay });
    await pause(NOTICE);
    server.close();
    const finished = new Promise<void>((resolve) => {
      idle = resolve;
    });
    if (underWay > 0) await Promise.race([finished, pause(TIMEOUT_MS)]);
    if (underWay > 0) {
      shopLog.write("warn", "Stopping with requests under way", { requests_under_way: underWay });
      server.closeAllConnections();
    }
    end();
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}
