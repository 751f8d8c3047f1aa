import { STATUS_CODES } from "node:http";

/**
 * Answers a request that cannot be read, such as `/%ff`. Express would write a stack into the log for each, which anybody can
 * have it do for ever.
 *
 * @type {import("express").ErrorRequestHandler}
 */
export function badRequest(error, _request, response, next) {
  const status = error?.status;
  if (!(status >= 400 && status < 500) || response.headersSent) return next(error);
  response.status(status).set("Cache-Control", "no-store").type("text").send(STATUS_CODES[status]);
}
