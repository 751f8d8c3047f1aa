import { EDGE_SIGNATURE, edgeSignature } from "./edge-signature.mjs";
import { forwardTo } from "./forward.mjs";
import { OWN_COPY } from "./own-reads.mjs";
import { PUBLIC_COPY } from "./public-reads.mjs";
import { refuse } from "./refusal.mjs";
import { tablesOf } from "./told-tables.mjs";

const FORWARDED = /^\/(?:api|static)(?:\/|\?|$)/;

/** A path that climbs: commerce's own dashboard and APIs must not be reachable through `/api/..`. */
const CLIMBING = /(?:^|[/\\])(?:\.|%2e){1,2}(?:[/\\?#]|%2f|%5c|$)/i;

/** @param {string} url */
export function isForwarded(url) {
  return FORWARDED.test(url);
}

/** @param {string} url */
export function isClimbing(url) {
  return CLIMBING.test(url.split("?")[0] ?? "");
}

/** @param {import("node:http").IncomingMessage} request */
function isWrite({ method }) {
  return method !== "GET" && method !== "HEAD" && method !== "OPTIONS";
}

/**
 * Passes `/api/*` and `/static/*` to the commerce server and nothing else, streaming both ways, cookies untouched.
 *
 * The commerce server is told who asked through `X-Forwarded-For`, `-Proto` and `-Host`. What a visitor claims in those
 * headers is dropped, unless a known number of proxies stands before the edge. When commerce cannot be reached, or does not
 * answer in time, the answer is 503 with `{code, message}` (spec §8, ruling 30). Time that a visitor has waited already is
 * counted when it stands in `response.locals.waitedMs`.
 *
 * `written` is called before the answer to a write leaves, with the tables that public and personal answers show and that it changed. When
 * no answer comes, the stream of changes tells. `own` sees each request before it is passed on, and its answer on the way.
 *
 * @param {object} options
 * @param {string} options.commerceUrl
 * @param {number} options.trustedProxies
 * @param {string} [options.changesSecret] what the edge's signature is made of
 * @param {(changed: { public: string[], own: string[] }) => void} [options.written]
 * @param {import("./own-reads.mjs").OwnReads} [options.own]
 * @param {import("./forward.mjs").Limits} [options.limits]
 * @returns {import("express").RequestHandler}
 */
export function commerceProxy({ commerceUrl, trustedProxies, changesSecret, written = () => {}, own, limits }) {
  const signature = edgeSignature(changesSecret);
  const forward = forwardTo(commerceUrl, limits);

  return (request, response, next) => {
    if (!isForwarded(request.url)) return next();
    if (isClimbing(request.url)) {
      refuse(request, response, { status: 404, code: "not_found" });
      return;
    }
    own?.passes(request);
    forward(request, response, {
      waitedMs: response.locals.waitedMs,
      headers: { ...forwardedHeaders(request, trustedProxies), ...signature },
      answered: (answer) => {
        const copies = answer.headers[PUBLIC_COPY];
        delete answer.headers[PUBLIC_COPY];
        const ownCopies = answer.headers[OWN_COPY];
        if (isWrite(request)) {
          written({ public: tablesOf("changed", copies), own: tablesOf("changed", ownCopies) });
        }
        own?.passed(request, answer);
      },
    });
  };
}

/**
 * Who asked, and how; the name of the request, which `requestId` has given.
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
    // Express reads it from the proxies it trusts, from the connection otherwise.
    "x-forwarded-proto": request.protocol,
    "x-forwarded-host": trustedProxies > 0 ? (request.get("x-forwarded-host") ?? host) : host,
    forwarded: undefined,
    "x-forwarded-port": undefined,
    "x-real-ip": undefined,
    [EDGE_SIGNATURE]: undefined,
  };
}
