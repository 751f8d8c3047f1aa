import {
  Agent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
  request as send,
} from "node:http";
import { Agent as SecureAgent, request as sendSecurely } from "node:https";
import { urlToHttpOptions } from "node:url";
import { withoutHopByHop } from "./hop-by-hop-headers";
import { endAfterRequest, refuse } from "./refusal";

/** Timeouts for commerce, in ms. */
export interface Limits {
  /** to accept a connection */
  connect: number;
  /** to respond, and between two parts of a response; restarted whenever a part of the body arrives */
  response: number;
  /** the same for requests with files, and for visitors who read slowly */
  files: number;
}

const LIMITS_MS: Limits = { connect: 5000, response: 14_000, files: 120_000 };

/**
 * How long an idle connection to commerce stays open, in ms. Node's servers close idle connections after 5 s. A request at that very
 * moment would fail, and an order would be answered 503, so the edge closes them earlier.
 */
const IDLE_MS = 3000;

const EXPORT = /^\/api\/[^?]*\/export(?:\?|$)/;

/** How a balancer between edge and commerce says that no commerce process responded. */
const BALANCER_FAILED = new Set([502, 504]);

const WITH_BODY = new Set(["POST", "PUT", "PATCH"]);

interface ForwardOptions {
  /** replace the visitor's; undefined drops one */
  headers: Record<string, string | undefined>;
  /** how long the visitor has waited already */
  waitedMs?: number;
  /** called before the response is sent */
  onResponse: (received: IncomingMessage) => void;
}

type Forward = (request: IncomingMessage, response: ServerResponse, options: ForwardOptions) => void;

/**
 * A proxy to commerce. No bytes of a request are copied: Node writes a new head, and frames the body that its parser has read. Answers
 * 503 if commerce cannot be reached or does not respond in time. If a response breaks off, the visitor's connection is closed.
 */
export function forwardTo(commerceUrl: string, limits: Limits = LIMITS_MS): Forward {
  const target = targetOf(commerceUrl);

  return (request, response, { headers, waitedMs = 0, onResponse }) => {
    const { method = "GET", url: path } = request;
    const framing = framingOf(request);
    const hasBody = framing["transfer-encoding"] !== undefined || Number(framing["content-length"]) > 0;
    const limit = (carriesFiles(request) ? limits.files : limits.response) - waitedMs;
    let stalls = 0;
    let pending = true;
    let hasResponse = false;
    const timer = setTimeout(onTimeout, limit);
    const upstream = target.send({
      ...target.address,
      method,
      path,
      headers: replaceHeaders(request.headers, headers, framing),
    });
    // If the visitor leaves, the request is cancelled.
    response.on("close", fail);
    upstream.on("socket", (socket) => {
      if (!socket.connecting) return;
      const connectTimer = setTimeout(fail, limits.connect);
      socket.once(target.connected, () => clearTimeout(connectTimer));
      upstream.once("close", () => clearTimeout(connectTimer));
    });
    upstream.on("error", failWithoutResponse).on("close", failWithoutResponse);
    upstream.on("response", (received) => {
      if (!pending) return;
      if (BALANCER_FAILED.has(received.statusCode ?? 0)) return fail();
      // From now on the response reports errors of the connection; a part of it may have been sent.
      hasResponse = true;
      onResponse(received);
      for (const [name, value] of Object.entries(withoutHopByHop(received.headers))) response.setHeader(name, value);
      response.writeHead(received.statusCode ?? 502);
      received
        .on("data", onProgress)
        .on("end", finish)
        .on("error", fail)
        .on("close", fail)
        .pipe(response, { end: false });
    });
    if (hasBody) request.on("data", onProgress).pipe(upstream);
    else upstream.end();

    function onProgress() {
      stalls = 0;
      timer.refresh();
    }

    function onTimeout() {
      stalls += 1;
      // The response has arrived, and the visitor reads it slowly.
      if (response.writableNeedDrain && stalls * limit < limits.files) timer.refresh();
      else fail();
    }

    /** The response is complete; the rest of the request, if it is still arriving, is not needed. */
    function finish() {
      if (!pending) return;
      if (request.complete) settle();
      else abort();
      endAfterRequest(request, response);
    }

    function failWithoutResponse() {
      if (!hasResponse) fail();
    }

    /** There is no whole response, and there will be none. */
    function fail() {
      if (!pending) return;
      abort();
      if (response.headersSent) response.destroy();
      else if (!response.destroyed)
        refuse(request, response, { status: 503, code: "unavailable", headers: [["Retry-After", "5"]] });
    }

    function abort() {
      settle();
      request.unpipe(upstream);
      upstream.destroy();
    }

    function settle() {
      pending = false;
      clearTimeout(timer);
    }
  };
}

/**
 * How requests are sent to one server.
 * @param url of the server, without a path
 */
function targetOf(url: string) {
  const secure = url.startsWith("https:");
  const agent = new (secure ? SecureAgent : Agent)({ keepAlive: true, timeout: IDLE_MS });
  const { protocol, hostname, port } = urlToHttpOptions(new URL(url));
  return {
    address: { protocol, hostname, port, agent },
    send: secure ? sendSecurely : send,
    connected: secure ? "secureConnect" : "connect",
  };
}

/** The headers that say where the body ends, for methods that have one; other methods are always sent without a body. */
function framingOf({ method = "", headers }: IncomingMessage): {
  "content-length"?: string;
  "transfer-encoding"?: string;
} {
  if (!WITH_BODY.has(method)) return { "content-length": undefined };
  if (headers["transfer-encoding"] !== undefined)
    return { "content-length": undefined, "transfer-encoding": "chunked" };
  return { "content-length": headers["content-length"] ?? "0" };
}

/** Whether files are uploaded or exported: a workbook of ten thousand orders takes long. */
function carriesFiles({ url = "", headers }: IncomingMessage) {
  return /^multipart\//i.test(headers["content-type"] ?? "") || EXPORT.test(url);
}

/**
 * @param headers of the visitor
 * @param others replace them; undefined drops one
 */
function replaceHeaders(
  headers: IncomingHttpHeaders,
  ...others: Record<string, string | undefined>[]
): OutgoingHttpHeaders {
  const all = withoutHopByHop(headers);
  for (const each of others) {
    for (const name in each) {
      if (each[name] !== undefined) all[name] = each[name];
      else if (name in all) delete all[name];
    }
  }
  return all;
}
