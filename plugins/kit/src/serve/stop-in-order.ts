import { subscribe } from "node:diagnostics_channel";
import type { Server, ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { shopLog } from "../log/shop-log";
import { isDraining, startDraining } from "./readiness";

/** How long requests are still taken after SIGTERM, so that balancers and edges hear of it first, in ms. */
const NOTICE = 1000;
/** How long those under way may take after that, in ms; with the notice and the rest it stays below ten seconds. */
const PATIENCE = 6500;

export interface StoppableServer {
  server: Server;
  /** Lets go of everything and ends the process. */
  end: () => void;
}

/**
 * Stops a serving process without cutting a request off. After SIGTERM it says that it is not ready any more, goes on
 * serving for a moment while each connection is closed with its next answer, then takes no connection any more, waits for
 * the requests under way, and ends. A second signal ends it at once.
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
  // Before anything of the answer is written.
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
    if (underWay > 0) await Promise.race([finished, pause(PATIENCE)]);
    if (underWay > 0) {
      shopLog.write("warn", "Stopping with requests under way", { requests_under_way: underWay });
      server.closeAllConnections();
    }
    end();
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}
