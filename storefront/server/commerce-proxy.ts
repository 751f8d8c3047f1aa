import type { IncomingMessage } from "node:http";
import type { Request, RequestHandler } from "express";
import { tablesOf } from "./cache-header";
import { type Commerce, EDGE_SIGNATURE, edgeSignature } from "./edge-signature";
import { forwardTo, type Limits } from "./forward";
import { PERSONAL_CACHE_HEADER, type PersonalReads } from "./personal-reads";
import { PUBLIC_CACHE_HEADER } from "./public-reads";
import { refuse } from "./refusal";

const FORWARDED = /^\/(?:api|static)(?:\/|\?|$)/;

/** Path traversal: commerce's own dashboard and APIs must not be reachable through `/api/..`. */
const TRAVERSAL = /(?:^|[/\\])(?:\.|%2e){1,2}(?:[/\\?#]|%2f|%5c|$)/i;

export function isForwarded(url: string) {
  return FORWARDED.test(url);
}

export function hasTraversal(url: string) {
  return TRAVERSAL.test(url.split("?")[0] ?? "");
}

function isWrite({ method }: IncomingMessage) {
  return method !== "GET" && method !== "HEAD" && method !== "OPTIONS";
}

/** The changed tables that public and personal responses show. */
export interface ChangedTables {
  public: string[];
  personal: string[];
}

interface ProxyOptions extends Commerce {
  trustedProxies: number;
  onWrite?: (changed: ChangedTables) => void;
  personal?: PersonalReads;
  limits?: Limits;
}

/**
 * Forwards `/api/*` and `/static/*` to the commerce server and nothing else, streaming both ways, with cookies unchanged.
 *
 * `X-Forwarded-For`, `-Proto` and `-Host` name the visitor to commerce. Such headers from a visitor are dropped, unless a known
 * number of proxies stands before the edge. If commerce cannot be reached or does not respond in time, the response is 503 with
 * `{code, message}` (spec §8, ruling 30). `response.locals.waitedMs` is how long the visitor has waited already.
 *
 * `onWrite` is called before the response to a write is sent, with the changed tables that public and personal responses show. If commerce
 * does not respond, the stream of changes reports them. `personal` is given each request before it is forwarded, and its response.
 */
export function commerceProxy(options: ProxyOptions): RequestHandler {
  const { commerceUrl, trustedProxies, changesSecret, onWrite, personal, limits } = options;
  const signature = edgeSignature(changesSecret);
  const forward = forwardTo(commerceUrl, limits);

  return (request, response, next) => {
    if (!isForwarded(request.url)) return next();
    if (hasTraversal(request.url)) {
      refuse(request, response, { status: 404, code: "not_found" });
      return;
    }
    personal?.onForward(request);
    forward(request, response, {
      waitedMs: response.locals.waitedMs,
      headers: { ...forwardedHeaders(request, trustedProxies), ...signature },
      onResponse: (received) => {
        const publicTables = tablesOf("changed", received.headers[PUBLIC_CACHE_HEADER]);
        delete received.headers[PUBLIC_CACHE_HEADER];
        const personalTables = tablesOf("changed", received.headers[PERSONAL_CACHE_HEADER]);
        if (isWrite(request)) onWrite?.({ public: publicTables, personal: personalTables });
        personal?.onResponse(request, received);
      },
    });
  };
}

/** The headers that name the visitor to commerce, and the id that `requestId` has given the request. */
function forwardedHeaders(request: Request, trustedProxies: number) {
  const address = request.socket.remoteAddress ?? "";
  const chain = trustedProxies > 0 ? request.get("x-forwarded-for") : undefined;
  const host = request.get("host");
  return {
    host,
    "x-request-id": request.get("x-request-id"),
    "x-forwarded-for": chain ? `${chain}, ${address}` : address,
    // Express takes it from trusted proxies, otherwise from the connection.
    "x-forwarded-proto": request.protocol,
    "x-forwarded-host": trustedProxies > 0 ? (request.get("x-forwarded-host") ?? host) : host,
    forwarded: undefined,
    "x-forwarded-port": undefined,
    "x-real-ip": undefined,
    [EDGE_SIGNATURE]: undefined,
  };
}
