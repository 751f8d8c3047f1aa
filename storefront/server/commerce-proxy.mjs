import { tablesOf } from "./cache-header.mjs";
import { EDGE_SIGNATURE, edgeSignature } from "./edge-signature.mjs";
import { forwardTo } from "./forward.mjs";
import { PERSONAL_CACHE_HEADER } from "./personal-reads.mjs";
import { PUBLIC_CACHE_HEADER } from "./public-reads.mjs";
import { refuse } from "./refusal.mjs";

const FORWARDED = /^\/(?:api|static)(?:\/|\?|$)/;

/** Path traversal: commerce's own dashboard and APIs must not be reachable through `/api/..`. */
const TRAVERSAL = /(?:^|[/\\])(?:\.|%2e){1,2}(?:[/\\?#]|%2f|%5c|$)/i;

/** @param {string} url */
export function isForwarded(url) {
  return FORWARDED.test(url);
}

/** @param {string} url */
export function hasTraversal(url) {
  return TRAVERSAL.test(url.split("?")[0] ?? "");
}

/** @param {import("node:http").IncomingMessage} request */
function isWrite({ method }) {
  return method !== "GET" && method !== "HEAD" && method !== "OPTIONS";
}

/**
 * Forwards `/api/*` and `/static/*` to the commerce server and nothing else, streaming both ways, with cookies unchanged.
 *
 * `X-Forwarded-For`, `-Proto` and `-Host` name the visitor to commerce. Such headers from a visitor are dropped, unless a known
 * number of proxies stands before the edge. If commerce cannot be reached or does not answer in time, the answer is 503 with
 * `{code, message}` (spec §8, ruling 30). `response.locals.waitedMs` is how long the visitor has waited already.
 *
 * `onWrite` is called before the answer to a write is sent, with the changed tables that public and personal answers show. If commerce
 * does not answer, the stream of changes reports them. `personal` is given each request before it is forwarded, and its answer.
 *
 * @param {object} options
 * @param {string} options.commerceUrl
 * @param {number} options.trustedProxies
 * @param {string} [options.changesSecret] what the edge's signature is made of
 * @param {(changed: { public: string[], personal: string[] }) => void} [options.onWrite]
 * @param {import("./personal-reads.mjs").PersonalReads} [options.personal]
 * @param {import("./forward.mjs").Limits} [options.limits]
 * @returns {import("express").RequestHandler}
 */
export function commerceProxy({ commerceUrl, trustedProxies, changesSecret, onWrite = () => {}, personal, limits }) {
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
      onAnswer: (answer) => {
        const publicTables = tablesOf("changed", answer.headers[PUBLIC_CACHE_HEADER]);
        delete answer.headers[PUBLIC_CACHE_HEADER];
        const personalTables = tablesOf("changed", answer.headers[PERSONAL_CACHE_HEADER]);
        if (isWrite(request)) onWrite({ public: publicTables, personal: personalTables });
        personal?.onAnswer(request, answer);
      },
    });
  };
}

/**
 * The headers that name the visitor to commerce, and the id that `requestId` has given the request.
 * @param {import("express").Request} request
 * @param {number} trustedProxies
 */
function forwardedHeaders(request, trustedProxies) {
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
