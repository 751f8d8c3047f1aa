import { setImmediate as turn } from "node:timers/promises";
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";

/**
 * Stands right before the handler of a write, and runs it only while its sender waits for the answer. The edge gives up after 14 s
 * and closes the connection; a process that was frozen meanwhile finds both in its socket when it goes on, the write and the end.
 *
 * No clocks are compared, so it holds between machines, too.
 */
export async function whileAwaited(request: MedusaRequest, _response: MedusaResponse, next: MedusaNextFunction) {
  // Node reads once per turn of its event loop: the write in one, the end of the connection in the next.
  await turn();
  await turn();
  if (request.socket.readable) next();
  else request.socket.destroy();
}
