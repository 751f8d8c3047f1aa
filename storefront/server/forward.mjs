import { Agent, request as send } from "node:http";
import { Agent as SecureAgent, request as sendSecurely } from "node:https";
import { urlToHttpOptions } from "node:url";
import { endToEnd } from "./end-to-end-headers.mjs";
import { endAfterRequest, refuse } from "./refusal.mjs";

/**
 * How long the next server may take, in ms.
 *
 * @typedef {object} Limits
 * @property {number} connect to accept a connection
 * @property {number} answer to answer, and between two parts of an answer; counted anew whenever a part of the body comes
 * @property {number} files the same for requests that carry files, which take their time; and for visitors who read slowly
 */

/** @type {Limits} */
const LIMITS_MS = { connect: 5000, answer: 14_000, files: 120_000 };

/**
 * How long an idle connection to commerce is kept, in ms. Node's servers close theirs after 5 s: one that is used again in
 * that very moment breaks, and an order that goes over it is answered 503.
 */
const IDLE_MS = 3000;

const EXPORT = /^\/api\/[^?]*\/export(?:\?|$)/;

const WITH_BODY = new Set(["POST", "PUT", "PATCH"]);

/**
 * @typedef {object} Passing
 * @property {Record<string, string | undefined>} headers that replace the visitor's; undefined drops one
 * @property {number} [waitedMs] how long the visitor has waited already
 * @property {(answer: import("node:http").IncomingMessage) => void} answered called before the answer leaves
 */

/**
 * A proxy to one server. Nothing of a request goes out as it came in: Node writes the head from its parts, and frames the body
 * anew as its parser has read it. Answers 503 when the server cannot be reached or does not answer in time; an answer that
 * breaks off is broken off for the visitor, too.
 *
 * @param {string} url of the server; its path is not used
 * @param {Limits} [limits]
 * @returns {(request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse, passing: Passing) => void}
 */
export function forwardTo(url, limits = LIMITS_MS) {
  const secure = url.startsWith("https:");
  const agent = new (secure ? SecureAgent : Agent)({ keepAlive: true, timeout: IDLE_MS });
  const { protocol, hostname, port } = urlToHttpOptions(new URL(url));
  const target = { protocol, hostname, port, agent };
  const ask = secure ? sendSecurely : send;
  const connected = secure ? "secureConnect" : "connect";

  return (request, response, { headers, waitedMs = 0, answered }) => {
    const { method = "GET", url: path } = request;
    const framing = framingOf(request);
    const onward = ask({
      ...target,
      method,
      path,
      headers: replaced(request.headers, headers, framing),
    });
    const limit = (carriesFiles(request) ? limits.files : limits.answer) - waitedMs;
    let stalls = 0;
    let underWay = true;
    let hasAnswer = false;
    const clock = setTimeout(late, limit);

    onward.on("socket", (socket) => {
      if (!socket.connecting) return;
      const timer = setTimeout(fail, limits.connect);
      socket.once(connected, () => clearTimeout(timer));
      onward.once("close", () => clearTimeout(timer));
    });
    onward.on("error", failUnanswered).on("close", failUnanswered);
    onward.on("response", (answer) => {
      if (!underWay) return;
      // What happens to the connection from now on is told by the answer, of which a part may be on its way.
      hasAnswer = true;
      answered(answer);
      for (const [name, value] of Object.entries(endToEnd(answer.headers))) response.setHeader(name, value);
      response.writeHead(answer.statusCode ?? 502);
      answer.on("data", moved).on("end", finish).on("error", fail).on("close", fail).pipe(response, { end: false });
    });
    // Whoever leaves takes his request with him.
    response.on("close", fail);
    if (framing["transfer-encoding"] || Number(framing["content-length"]) > 0) request.on("data", moved).pipe(onward);
    else onward.end();

    function moved() {
      stalls = 0;
      clock.refresh();
    }

    function late() {
      stalls += 1;
      // The answer is there, and the visitor takes it slowly.
      if (response.writableNeedDrain && stalls * limit < limits.files) clock.refresh();
      else fail();
    }

    function failUnanswered() {
      if (!hasAnswer) fail();
    }

    /** The answer has come whole; the request, which may still be coming, is of no use any more. */
    function finish() {
      underWay = false;
      clearTimeout(clock);
      if (!request.complete) {
        request.unpipe(onward);
        onward.destroy();
      }
      endAfterRequest(request, response);
    }

    function fail() {
      if (!underWay) return;
      underWay = false;
      clearTimeout(clock);
      request.unpipe(onward);
      onward.destroy();
      if (response.headersSent) response.destroy();
      else if (!response.destroyed) {
        refuse(request, response, { status: 503, code: "unavailable", headers: [["Retry-After", "5"]] });
      }
    }
  };
}

/**
 * Says where the body ends, for the methods that carry one; others are sent without a body, whatever came with them.
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
 * Whether files are sent, or made to be sent: a workbook of ten thousand orders takes its time.
 * @param {import("node:http").IncomingMessage} request
 */
function carriesFiles({ url = "", headers }) {
  return /^multipart\//i.test(headers["content-type"] ?? "") || EXPORT.test(url);
}

/**
 * @param {import("node:http").IncomingHttpHeaders} headers of the visitor
 * @param {Record<string, string | undefined>[]} others that replace them; undefined drops one
 * @returns {import("node:http").OutgoingHttpHeaders}
 */
function replaced(headers, ...others) {
  const all = endToEnd(headers);
  for (const each of others) {
    for (const name in each) {
      if (each[name] !== undefined) all[name] = each[name];
      else if (name in all) delete all[name];
    }
  }
  return all;
}
