import { setImmediate as turn } from "node:timers/promises";
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";

/**
 * Stands right before the handler of a write and skips it when the client has disconnected. The edge closes the
 * connection after 14 s. A process that was frozen meanwhile finds both in its socket when it continues: the request
 * and the end of the connection.
 *
 * It compares no clocks, so it also works between machines.
 */
export async function skipAbandoned(request: MedusaRequest, _response: MedusaResponse, next: MedusaNextFunction) {
  // Node reads a socket once per turn of the event loop: the request in one turn, the end of the connection in the
  // next.
  await turn();
  await turn();
  if (request.socket.readable) next();
  else request.socket.destroy();
}
