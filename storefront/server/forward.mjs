import { Agent, request as send } from "node:http";
import { Agent as SecureAgent, request as sendSecurely } from "node:https";
import { urlToHttpOptions } from "node:url";
import { endToEnd } from "./end-to-end-headers.mjs";
import { endAfterRequest, refuse } from "./refusal.mjs";
import { isRepeatable, KeptBody } from "./repeatable.mjs";

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

const WITH_BODY = new Set(["POST", "PUT", "PATCH"]);

/**
 * @typedef {object} ForwardOptions
 * @property {Record<string, string | undefined>} headers replace the visitor's; undefined drops one
 * @property {number} [waitedMs] how long the visitor has waited already
 * @property {(answer: import("node:http").IncomingMessage) => void} onAnswer called before the answer is sent
 */

/**
 * A proxy to commerce. No bytes of a request are copied: Node writes a new head, and frames the body that its parser has read. Answers
 * 503 if no process can be reached or answers in time. If an answer breaks off, the visitor's connection is closed.
 *
 * Where several processes are known, a request that none of them has got is sent to the next, and so is one that a process has lost
 * unanswered, if it may be repeated (`isRepeatable`).
 *
 * @param {import("./commerce-processes.mjs").CommerceProcesses} commerce
 * @param {Limits} [limits]
 * @returns {(request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse, options: ForwardOptions) => void}
 */
export function forwardTo(commerce, limits = LIMITS_MS) {
  const targets = new Map(commerce.all.map((process) => [process, targetOf(process.url)]));

  return (request, response, { headers, waitedMs = 0, onAnswer }) => {
    const { method = "GET", url: path } = request;
    const framing = framingOf(request);
    const hasBody = framing["transfer-encoding"] !== undefined || Number(framing["content-length"]) > 0;
    const processes = commerce.inOrder(visitorOf(request));
    const kept = new KeptBody();
    const limit = (carriesFiles(request) ? limits.files : limits.answer) - waitedMs;
    let stalls = 0;
    let pending = true;
    let hasAnswer = false;
    const timer = setTimeout(onTimeout, limit);
    if (hasBody) {
      request.on("data", (part) => {
        onProgress();
        if (processes.length > 0) kept.add(part);
      });
    }
    /** @type {() => void} */
    let leave = () => {};
    // If the visitor leaves, the request is cancelled.
    response.on("close", () => leave());
    ask();

    /** Sends the request to the next process. */
    function ask() {
      const process = processes.shift();
      const target = process && targets.get(process);
      if (!target) return refuseUnanswered();
      const onward = target.send({
        ...target.address,
        method,
        path,
        headers: replaceHeaders(request.headers, headers, framing),
      });
      let isSent = false;
      let isOver = false;
      const stay = process.whenSilent(() => {
        if (mayAskNext("silent") && processes.some(({ isAlive }) => isAlive)) fail("silent");
      });
      leave = () => {
        if (isOver || !pending) return;
        end();
        finishWithout();
      };

      onward.on("socket", (socket) => {
        if (!socket.connecting) {
          isSent = true;
          return;
        }
        const connectTimer = setTimeout(fail, limits.connect, "gone");
        socket.once(target.connected, () => {
          isSent = true;
          clearTimeout(connectTimer);
        });
        onward.once("close", () => clearTimeout(connectTimer));
      });
      onward.on("error", failUnanswered).on("close", failUnanswered);
      onward.on("response", (answer) => {
        if (isOver) return;
        // From now on the answer reports errors of the connection; a part of it may have been sent.
        hasAnswer = true;
        onAnswer(answer);
        for (const [name, value] of Object.entries(endToEnd(answer.headers))) response.setHeader(name, value);
        response.writeHead(answer.statusCode ?? 502);
        answer
          .on("data", onProgress)
          .on("end", finish)
          .on("error", () => leave())
          .on("close", () => leave())
          .pipe(response, { end: false });
      });
      if (hasBody) {
        kept.sendAgain(onward);
        request.pipe(onward);
      } else onward.end();

      /** Nothing of this attempt matters any more. */
      function end() {
        isOver = true;
        stay();
        request.unpipe(onward);
        onward.destroy();
      }

      function failUnanswered() {
        if (!hasAnswer) fail("gone");
      }

      /** @param {"gone" | "silent"} how */
      function fail(how) {
        if (isOver || !pending) return;
        const again = mayAskNext(how);
        end();
        if (again) ask();
        else finishWithout();
      }

      /** @param {"gone" | "silent"} how */
      function mayAskNext(how) {
        if (!pending || hasAnswer || response.destroyed || processes.length === 0 || !kept.isWhole) return false;
        return !isSent || isRepeatable(request, how);
      }

      /** The answer is complete; the rest of the request, if it is still arriving, is not needed. */
      function finish() {
        if (!pending) return;
        pending = false;
        isOver = true;
        clearTimeout(timer);
        stay();
        if (!request.complete) {
          request.unpipe(onward);
          onward.destroy();
        }
        endAfterRequest(request, response);
      }
    }

    function onProgress() {
      stalls = 0;
      timer.refresh();
    }

    function onTimeout() {
      stalls += 1;
      // The answer has arrived, and the visitor reads it slowly.
      if (response.writableNeedDrain && stalls * limit < limits.files) timer.refresh();
      else leave();
    }

    /** There is no whole answer, and there will be none. */
    function finishWithout() {
      if (!pending) return;
      if (response.headersSent) {
        pending = false;
        clearTimeout(timer);
        response.destroy();
      } else refuseUnanswered();
    }

    function refuseUnanswered() {
      pending = false;
      clearTimeout(timer);
      if (response.destroyed) return;
      refuse(request, response, { status: 503, code: "unavailable", headers: [["Retry-After", "5"]] });
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
 * What the requests of one visitor have in common: the session, or the address.
 * @param {import("node:http").IncomingMessage} request
 */
function visitorOf({ headers, socket }) {
  const [, session] = /(?:^|;\s*)zakh\.sid=([^;]+)/.exec(headers.cookie ?? "") ?? [];
  return session ?? `${headers["x-forwarded-for"] ?? ""} ${socket.remoteAddress}`;
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
  const all = endToEnd(headers);
  for (const each of others) {
    for (const name in each) {
      if (each[name] !== undefined) all[name] = each[name];
      else if (name in all) delete all[name];
    }
  }
  return all;
}
