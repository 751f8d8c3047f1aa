import { Agent, request as send } from "node:http";
import { Agent as SecureAgent, request as sendSecurely } from "node:https";
import { urlToHttpOptions } from "node:url";
import { withoutHopByHop } from "./end-to-end-headers.mjs";
import { endAfterRequest, refuse } from "./refusal.mjs";

/**
 * Timeouts for commerce, in ms.
 *
 * @typedef {object} Limits
 * @property {number} connect to accept a connection
 * @property {number} answer to answer, and between two parts of an answer; restarted whenever a part of the body arrives
 * @property {number} files the same for requests with files, and for visitors who read slowly
 */

/** @type {Limits} */
const LIMITS_MS = { connect: 5000, answer: 14_000, files: 120_000 };

/**
 * How long an idle connection to commerce stays open, in ms. Node's servers close idle connections after 5 s. A request at that very
 * moment would fail, and an order would be answered 503, so the edge closes them earlier.
 */
const IDLE_MS = 3000;

const EXPORT = /^\/api\/[^?]*\/export(?:\?|$)/;

/** How a balancer between edge and commerce says that no commerce process answered. */
const BALANCER_FAILED = new Set([502, 504]);

const WITH_BODY = new Set(["POST", "PUT", "PATCH"]);

/**
 * @typedef {object} ForwardOptions
 * @property {Record<string, string | undefined>} headers replace the visitor's; undefined drops one
 * @property {number} [waitedMs] how long the visitor has waited already
 * @property {(answer: import("node:http").IncomingMessage) => void} onAnswer called before the answer is sent
 */

/**
 * A proxy to commerce. No bytes of a request are copied: Node writes a new head, and frames the body that its parser has read. Answers
 * 503 if commerce cannot be reached or does not answer in time. If an answer breaks off, the visitor's connection is closed.
 *
 * @param {string} commerceUrl
 * @param {Limits} [limits]
 * @returns {(request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse, options: ForwardOptions) => void}
 */
export function forwardTo(commerceUrl, limits = LIMITS_MS) {
  const target = targetOf(commerceUrl);

  return (request, response, { headers, waitedMs = 0, onAnswer }) => {
    const { method = "GET", url: path } = request;
    const framing = framingOf(request);
    const hasBody = framing["transfer-encoding"] !== undefined || Number(framing["content-length"]) > 0;
    const limit = (carriesFiles(request) ? limits.files : limits.answer) - waitedMs;
    let stalls = 0;
    let pending = true;
    let hasAnswer = false;
    const timer = setTimeout(onTimeout, limit);
    const onward = target.send({
      ...target.address,
      method,
      path,
      headers: replaceHeaders(request.headers, headers, framing),
    });
    // If the visitor leaves, the request is cancelled.
    response.on("close", fail);
    onward.on("socket", (socket) => {
      if (!socket.connecting) return;
      const connectTimer = setTimeout(fail, limits.connect);
      socket.once(target.connected, () => clearTimeout(connectTimer));
      onward.once("close", () => clearTimeout(connectTimer));
    });
    onward.on("error", failUnanswered).on("close", failUnanswered);
    onward.on("response", (answer) => {
      if (!pending) return;
      if (BALANCER_FAILED.has(answer.statusCode ?? 0)) return fail();
      // From now on the answer reports errors of the connection; a part of it may have been sent.
      hasAnswer = true;
      onAnswer(answer);
      for (const [name, value] of Object.entries(withoutHopByHop(answer.headers))) response.setHeader(name, value);
      response.writeHead(answer.statusCode ?? 502);
      answer
        .on("data", onProgress)
        .on("end", finish)
        .on("error", fail)
        .on("close", fail)
        .pipe(response, { end: false });
    });
    if (hasBody) request.on("data", onProgress).pipe(onward);
    else onward.end();

    function onProgress() {
      stalls = 0;
      timer.refresh();
    }

    function onTimeout() {
      stalls += 1;
      // The answer has arrived, and the visitor reads it slowly.
      if (response.writableNeedDrain && stalls * limit < limits.files) timer.refresh();
      else fail();
    }

    /** The answer is complete; the rest of the request, if it is still arriving, is not needed. */
    function finish() {
      if (!pending) return;
      if (request.complete) settle();
      else abort();
      endAfterRequest(request, response);
    }

    function failUnanswered() {
      if (!hasAnswer) fail();
    }

    /** There is no whole answer, and there will be none. */
    function fail() {
      if (!pending) return;
      abort();
      if (response.headersSent) response.destroy();
      else if (!response.destroyed)
        refuse(request, response, { status: 503, code: "unavailable", headers: [["Retry-After", "5"]] });
    }

    function abort() {
      settle();
      request.unpipe(onward);
      onward.destroy();
    }

    function settle() {
      pending = false;
      clearTimeout(timer);
    }
  };
}

/**
 * How requests are sent to one server.
 * @param {string} url of the server, without a path
 */
function targetOf(url) {
  const secure = url.startsWith("https:");
  const agent = new (secure ? SecureAgent : Agent)({ keepAlive: true, timeout: IDLE_MS });
  const { protocol, hostname, port } = urlToHttpOptions(new URL(url));
  return {
    address: { protocol, hostname, port, agent },
    send: secure ? sendSecurely : send,
    connected: secure ? "secureConnect" : "connect",
  };
}

/**
 * The headers that say where the body ends, for methods that have one; other methods are always sent without a body.
 * @param {import("node:http").IncomingMessage} request
 * @returns {{ "content-length"?: string, "transfer-encoding"?: string }}
 */
function framingOf({ method = "", headers }) {
  if (!WITH_BODY.has(method)) return { "content-length": undefined };
  if (headers["transfer-encoding"] !== undefined)
    return { "content-length": undefined, "transfer-encoding": "chunked" };
  return { "content-length": headers["content-length"] ?? "0" };
}

/**
 * Whether files are uploaded or exported: a workbook of ten thousand orders takes long.
 * @param {import("node:http").IncomingMessage} request
 */
function carriesFiles({ url = "", headers }) {
  return /^multipart\//i.test(headers["content-type"] ?? "") || EXPORT.test(url);
}

/**
 * @param {import("node:http").IncomingHttpHeaders} headers of the visitor
 * @param {Record<string, string | undefined>[]} others replace them; undefined drops one
 * @returns {import("node:http").OutgoingHttpHeaders}
 */
function replaceHeaders(headers, ...others) {
  const all = withoutHopByHop(headers);
  for (const each of others) {
    for (const name in each) {
      if (each[name] !== undefined) all[name] = each[name];
      else if (name in all) delete all[name];
    }
  }
  return all;
}
