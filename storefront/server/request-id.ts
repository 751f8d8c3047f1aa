import { randomUUID } from "node:crypto";
import type { RequestHandler } from "express";

const REQUEST_ID = /^[\w-]{8,64}$/;

/**
 * Gives every request an id. Commerce has it in its log and in its statements to PostgreSQL, and the visitor gets it as
 * `X-Request-Id`. An id from a trusted proxy is used; a visitor's is replaced.
 */
export function requestId({ trustedProxies }: { trustedProxies: number }): RequestHandler {
  return (request, response, next) => {
    const sent = request.get("x-request-id");
    const id = trustedProxies > 0 && sent && REQUEST_ID.test(sent) ? sent : randomUUID();
    request.headers["x-request-id"] = id;
    response.setHeader("X-Request-Id", id);
    next();
  };
}
