import { randomUUID } from "node:crypto";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Request } from "express";
import { clientAddress, isOwnNetwork } from "../http/client-address";
import { enterRequest, type RequestContext } from "../log/request-context";
import { shopLog } from "../log/shop-log";
import { requestSeconds, requestsCounted, requestsUnderWay } from "./metrics";

const REQUEST_ID = /^[\w-]{8,64}$/;
/** Maximum length of a logged path, in characters. */
const PATH_MAX_LENGTH = 300;
/** Paths that machines request every few seconds; their lines would bury the others. */
const UNLOGGED_PATHS = /^\/(?:health|metrics)(?:\/|$)/;

let watching = false;

/**
 * Gives every request of this process an id, a line in the log and metrics. Uses Node's own request events, which fire
 * before any middleware, so that requests refused during their body are included.
 */
export function watchRequests(): void {
  if (watching) return;
  watching = true;
  subscribe("http.server.request.start", (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    begin(request, response);
  });
}

function begin(request: IncomingMessage, response: ServerResponse): void {
  const context: RequestContext = { id: idOf(request), notes: {}, stacks: [] };
  const began = performance.now();
  const path = (request.url ?? "").split("?")[0]?.slice(0, PATH_MAX_LENGTH) ?? "";
  // Medusa reads the id from this header, and the edge returns it to the client.
  request.headers["x-request-id"] = context.id;
  response.setHeader("X-Request-Id", context.id);
  requestsUnderWay.inc();
  response.once("close", () => {
    requestsUnderWay.dec();
    end(request, response, { context, path, seconds: (performance.now() - began) / 1000 });
  });
  enterRequest(context);
}

interface Ended {
  context: RequestContext;
  path: string;
  seconds: number;
}

function end(request: IncomingMessage, response: ServerResponse, { context, path, seconds }: Ended): void {
  const method = request.method ?? "";
  const route = routeOf(request);
  requestsCounted.inc({ method, route, status: response.statusCode });
  requestSeconds.observe({ method, route }, seconds);
  context.ended = true;
  if (UNLOGGED_PATHS.test(path)) return;
  shopLog.write("info", `${method} ${path}`, {
    request_id: context.id,
    method,
    path,
    route,
    status: response.statusCode,
    // The client disconnected before the whole answer was sent.
    cut_off: response.writableFinished ? undefined : true,
    duration_ms: Math.round(seconds * 10_000) / 10,
    address: clientAddress(request),
    ...context.notes,
    // Only for 5xx: otherwise a client could make us log a stack for each of thousands of bad requests.
    stack: response.statusCode >= 500 && context.stacks.length > 0 ? context.stacks.join("\n\n") : undefined,
  });
}

/**
 * The edge's request id, accepted from the private network only: a stranger could otherwise forge the id of another
 * request.
 */
function idOf(request: IncomingMessage): string {
  const told = request.headers["x-request-id"];
  const peer = (request.socket.remoteAddress ?? "").replace(/^::ffff:/, "");
  return typeof told === "string" && REQUEST_ID.test(told) && peer !== "" && isOwnNetwork(peer) ? told : randomUUID();
}

/** The route's pattern, so that a thousand products are one series of the metrics; `none` for unknown paths. */
function routeOf(request: IncomingMessage): string {
  const { route, baseUrl = "" } = request as Partial<Pick<Request, "route" | "baseUrl">>;
  return typeof route?.path === "string" ? `${baseUrl}${route.path}` : baseUrl === "/static" ? "/static" : "none";
}
