import type { IncomingMessage, ServerResponse } from "node:http";

/** How long a sender who was refused may go on sending, in ms: long enough for a browser to hear the answer. */
const PATIENCE = 2000;

/**
 * Lets go of a request that was answered before it was read: what still comes is thrown away for two seconds, and then the
 * connection is closed. Closing at once would make many senders miss the answer; reading on would let them send for ever.
 */
export function endUnfinished(request: IncomingMessage, response: ServerResponse): void {
  if (request.complete) return;
  response.once("finish", () => {
    if (request.complete) return;
    request.resume();
    const timer = setTimeout(() => request.socket.destroy(), PATIENCE).unref();
    request.once("end", () => clearTimeout(timer));
    request.once("close", () => clearTimeout(timer));
  });
}
