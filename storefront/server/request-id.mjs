import { randomUUID } from "node:crypto";

const REQUEST_ID = /^[\w-]{8,64}$/;

/**
 * Gives every request an id, which goes on to commerce, into its log and before its statements in PostgreSQL, and back to
 * the visitor as `X-Request-Id`. One that a proxy of ours has given is kept; a stranger's is not.
 *
 * @param {{ trustedProxies: number }} options
 * @returns {import("express").RequestHandler}
 */
export function requestId({ trustedProxies }) {
  return (request, response, next) => {
    const told = request.get("x-request-id");
    const id = trustedProxies > 0 && told && REQUEST_ID.test(told) ? told : randomUUID();
    request.headers["x-request-id"] = id;
    response.setHeader("X-Request-Id", id);
    next();
  };
}
