import { STATUS_CODES } from "node:http";
import type { ErrorRequestHandler } from "express";

/**
 * Answers a request that cannot be decoded, such as `/%ff`. Express would log a stack trace for each, so anybody could fill the log.
 */
export const badRequest: ErrorRequestHandler = (error, _request, response, next) => {
  const status = error?.status;
  if (!(status >= 400 && status < 500) || response.headersSent) return next(error);
  response.status(status).set("Cache-Control", "no-store").type("text").send(STATUS_CODES[status]);
};
