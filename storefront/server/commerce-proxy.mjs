import { Agent } from "node:http";
import { Agent as SecureAgent } from "node:https";
import { createProxyMiddleware } from "http-proxy-middleware";
import { PUBLIC_COPY } from "./public-reads.mjs";
import { refusal } from "./refusal.mjs";

/** Longest wait for the commerce server to answer, in ms; uploads of several pictures take their time. */
const TIMEOUT = 120_000;

/**
 * How long an idle connection to commerce is kept, in ms. Node's servers close theirs after 5 s: one that is used again in
 * that very moment breaks, and an order that goes over it is answered 503.
 */
const IDLE = 3000;

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
 * headers is dropped, unless a known number of proxies stands before the edge. When commerce cannot be reached the answer
 * is 503 with `{code, message}` (spec §8, ruling 30).
 *
 * `written` is called before the answer to a write leaves, with whether anything public may have changed; also when the answer
 * never comes, because the write may have been done. `own` sees each request before it is passed on, and its answer on the way.
 *
 * @param {object} options
 * @param {string} options.commerceUrl
 * @param {number} options.trustedProxies
 * @param {(change: { public: boolean }) => void} [options.written]
 * @param {import("./own-reads.mjs").OwnReads} [options.own]
 * @returns {import("express").RequestHandler}
 */
export function commerceProxy({ commerceUrl, trustedProxies, written = () => {}, own }) {
  const agent = commerceUrl.startsWith("https:")
    ? new SecureAgent({ keepAlive: true, timeout: IDLE })
    : new Agent({ keepAlive: true, timeout: IDLE });
  /** @type {ReturnType<typeof createProxyMiddleware<import("express").Request, import("express").Response>>} */
  const proxy = createProxyMiddleware({
    target: commerceUrl,
    agent,
    xfwd: false,
    proxyTimeout: TIMEOUT,
    on: {
      proxyRes: (answer, request) => {
        const copies = answer.headers[PUBLIC_COPY];
        delete answer.headers[PUBLIC_COPY];
        if (isWrite(request)) written({ public: copies !== "holds" });
        own?.passed(request, answer);
      },
      error: (error, request, response) => {
        if (isWrite(request)) written({ public: true });
        if (!("headersSent" in response)) return;
        if (response.headersSent) {
          response.destroy(error);
          return;
        }
        const body = JSON.stringify(refusal("unavailable", request.headers));
        response
          .writeHead(503, {
            "Content-Type": "application/json; charset=utf-8",
            "Cache-Control": "no-store",
            "Retry-After": "5",
          })
          .end(body);
      },
    },
  });
  return (request, response, next) => {
    if (!isForwarded(request.url)) return next();
    if (isClimbing(request.url)) {
      response.status(404).set("Cache-Control", "no-store").json(refusal("not_found", request.headers));
      return;
    }
    const address = request.socket.remoteAddress ?? "";
    const chain = trustedProxies > 0 ? request.get("x-forwarded-for") : undefined;
    request.headers["x-forwarded-for"] = chain ? `${chain}, ${address}` : address;
    // Express reads these from the proxies it trusts, from the connection otherwise.
    request.headers["x-forwarded-proto"] = request.protocol;
    request.headers["x-forwarded-host"] =
      trustedProxies > 0 ? (request.get("x-forwarded-host") ?? request.get("host")) : request.get("host");
    delete request.headers.forwarded;
    delete request.headers["x-forwarded-port"];
    delete request.headers["x-real-ip"];
    own?.passes(request);
    return proxy(request, response, next);
  };
}
