import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import { MULTIPART_MAX_BYTES } from "../http/bounded-medusa-uploads";
import { discardRest } from "../http/unfinished-request";
import { refusePlainly } from "./plain-refusal";

const KB = 1024;

/** Body limits of Express' parsers for JSON, text and fields, and the larger ones of Medusa's batch routes. */
const BODY_MAX_BYTES = 100 * KB;
const BATCH_MAX_BYTES = 2048 * KB;

/**
 * Refuses a body with 413 at the first byte too many, or at once by its Content-Length, and closes the connection of a
 * client that continues to send. Express' parsers have limits too, but they read the whole body before they answer, and
 * it may be endless. Forms have their own, lower limits. A body that is still arriving 2 s after the answer is cut off.
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
    // The connection is closed shortly after the answer anyway; closing it at once would make the client miss the
    // answer.
    if (response.writableEnded) return;
    if (response.headersSent) request.socket.destroy();
    else refusePlainly(request, response, { status: 413, code: "body_too_large" });
  };
  // Listening starts the flow: data before the parser listens would be lost.
  request.once("resume", () => request.on("data", count));
  response.once("finish", () => discardRest(request));
}
