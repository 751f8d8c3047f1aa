import type { IncomingMessage, ServerResponse } from "node:http";

/** How long a refused client may continue to send, in ms: long enough for a browser to receive the answer. */
const LINGER_MS = 2000;

/**
 * Ends a request that was answered before its body was read: the rest is discarded for two seconds, then the connection
 * is closed. Closing at once would make many clients miss the answer; reading on would let them send for ever.
 */
export function endUnfinished(request: IncomingMessage, response: ServerResponse): void {
  if (request.complete) return;
  // Node would close a `Connection: close` request together with its answer, and the client would miss it.
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

/** Discards the rest of an answered request for two seconds; then closes the connection. */
export function discardRest(request: IncomingMessage): void {
  if (request.complete) return;
  const timer = setTimeout(() => request.socket.destroy(), LINGER_MS).unref();
  request.once("end", () => clearTimeout(timer)).once("close", () => clearTimeout(timer));
  request.resume();
}
