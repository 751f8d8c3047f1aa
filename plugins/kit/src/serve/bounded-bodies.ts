import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import { MULTIPART_MAX_BYTES } from "../http/bounded-medusa-uploads";
import { discardRest } from "../http/unfinished-request";
import { refusePlainly } from "./plain-refusal";

const KB = 1024;

/** What Express's parsers take of JSON, text and fields, and what Medusa lets them take where its dashboard sends many things at once. */
const BODY_MAX_BYTES = 100 * KB;
const BATCH_MAX_BYTES = 2048 * KB;

/**
 * Refuses a body with 413 at the byte that is one too many, or by its Content-Length at once, and closes the connection of whoever goes on sending. The parsers
 * behind it know when it is too much as well, but read what is refused to its end before they say so, and there may be none.
 * Forms have their own limits below the one that holds here. A body that is still coming 2 s after the answer is cut off.
 */
export function boundBodies(server: Server): void {
  const listeners = server.listeners("request") as RequestListener[];
  server.removeAllListeners("request");

  server.on("request", (request, response) => {
    if (hasBody(request)) {
      const maxBytes = maxBytesOf(request);
      if (Number(request.headers["content-length"] ?? 0) > maxBytes) {
        refusePlainly(request, response, { status: 413, code: "body_too_large" });
        return;
      }
      bound(request, response, maxBytes);
    }
    for (const listener of listeners) listener.call(server, request, response);
  });
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

function maxBytesOf({ url = "", headers }: IncomingMessage): number {
  if (/^multipart\//i.test(headers["content-type"] ?? "")) return MULTIPART_MAX_BYTES;
  return /^\/admin\//i.test(url) ? BATCH_MAX_BYTES : BODY_MAX_BYTES;
}

function bound(request: IncomingMessage, response: ServerResponse, maxBytes: number): void {
  let received = 0;
  const count = (chunk: Buffer) => {
    received += chunk.length;
    if (received <= maxBytes) return;
    request.off("data", count);
    // What comes after the answer is cut off in a moment anyway; at once, and its sender would miss the answer.
    if (response.writableEnded) return;
    if (response.headersSent) request.socket.destroy();
    else refusePlainly(request, response, { status: 413, code: "body_too_large" });
  };
  // Not before somebody reads it: to listen is to read, and what comes before the parser listens would be lost.
  request.once("resume", () => request.on("data", count));
  response.once("finish", () => discardRest(request));
}
