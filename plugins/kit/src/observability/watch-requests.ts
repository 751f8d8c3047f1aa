import { randomUUID } from "node:crypto";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Request } from "express";
import { clientAddress, isOwnNetwork } from "../http/client-address";
import { enterRequest, type RequestContext } from "../log/request-context";
import { shopLog } from "../log/shop-log";
import { requestSeconds, requestsCounted, requestsUnderWay } from "./metrics";

const REQUEST_ID = /^[\w-]{8,64}$/;
/** How much of a path is kept, in characters. */
const PATH_KEPT = 300;
/** Asked every few seconds by machines; a line each would bury the others. */
const UNLOGGED = /^\/(?:health|metrics)(?:\/|$)/;

let watching = false;

/**
 * From now on every request of this process has an id, a line in the log and its place in the metrics. Node itself tells of
 * the requests, before any middleware: those that are refused while their body is read are seen too.
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
  const path = (request.url ?? "").split("?")[0]?.slice(0, PATH_KEPT) ?? "";
  // Medusa reads it there, and the edge tells its visitor.
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
  if (UNLOGGED.test(path)) return;
  shopLog.write("info", `${method} ${path}`, {
    request_id: context.id,
    method,
    path,
    route,
    status: response.statusCode,
    // Whoever asked went away before the answer had left.
    cut_off: response.writableFinished ? undefined : true,
    duration_ms: Math.round(seconds * 10_000) / 10,
    address: clientAddress(request),
    ...context.notes,
    // A refusal is not our fault: whoever provokes thousands of them would have us write a stack for each.
    stack: response.statusCode >= 500 && context.stacks.length > 0 ? context.stacks.join("\n\n") : undefined,
  });
}

/** The edge's name for the request, from the own network only: a stranger could write his lines into another's story. */
function idOf(request: IncomingMessage): string {
  const told = request.headers["x-request-id"];
  const peer = (request.socket.remoteAddress ?? "").replace(/^::ffff:/, "");
  return typeof told === "string" && REQUEST_ID.test(told) && peer !== "" && isOwnNetwork(peer) ? told : randomUUID();
}

/** The route's pattern, so that a thousand products are one line of the metrics; `none` for paths that nothing serves. */
function routeOf(request: IncomingMessage): string {
  const { route, baseUrl = "" } = request as Partial<Pick<Request, "route" | "baseUrl">>;
  return typeof route?.path === "string" ? `${baseUrl}${route.path}` : baseUrl === "/static" ? "/static" : "none";
}
