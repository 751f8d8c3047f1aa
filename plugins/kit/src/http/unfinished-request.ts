import type { IncomingMessage, ServerResponse } from "node:http";

/** How long a sender who was refused may go on sending, in ms: long enough for a browser to hear the answer. */
const TIMEOUT_MS = 2000;

/**
 * Lets go of a request that was answered before it was read: what still comes is thrown away for two seconds, and then the
 * connection is closed. Closing at once would make many senders miss the answer; reading on would let them send for ever.
 */
export function endUnfinished(request: IncomingMessage, response: ServerResponse): void {
  if (request.complete) return;
  // Node would close the connection of a sender who wants one answer with that answer, and so make him miss it.
  const last = !response.shouldKeepAlive;
  response.shouldKeepAlive = true;
  response.once("finish", () => {
    const { socket } = request;
    const end = () => void (last && socket.end());
    if (request.complete) return end();
    request.once("end", end);
    discardRest(request);
  });
}

/** Throws away what still comes of a request that was answered, for two seconds; then the connection is closed. */
export function discardRest(request: IncomingMessage): void {
  if (request.complete) return;
  const timer = setTimeout(() => request.socket.destroy(), TIMEOUT_MS).unref();
  request.once("end", () => clearTimeout(timer)).once("close", () => clearTimeout(timer));
  request.resume();
}
