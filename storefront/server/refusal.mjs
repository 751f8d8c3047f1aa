import { readFileSync } from "node:fs";
import { DEFAULT_LANGUAGE, LANGUAGES, rememberedLanguage } from "./languages.mjs";

/** How long the rest of a refused request is read and thrown away, in ms: closing at once would make senders miss the answer. */
const LINGER_MS = 2000;

/** The catalogues' own texts, by language and code. */
const TEXTS = Object.fromEntries(
  LANGUAGES.map((language) => {
    const file = new URL(import.meta.resolve(`@zakh/kit/locales/${language}.json`));
    return [language, JSON.parse(readFileSync(file, "utf8"))];
  }),
);

/** @typedef {"unavailable" | "not_found" | "method_not_allowed" | "request_malformed" | "length_required" | "body_invalid"} Code */

/**
 * What the edge itself refuses with, in the language that the request asks for.
 *
 * @param {Code} code
 * @param {import("node:http").IncomingHttpHeaders} headers
 * @returns {{ code: string, message: string }}
 */
export function refusal(code, headers) {
  return { code, message: TEXTS[refusalLanguage(headers)][code] };
}

/**
 * The language that somebody is refused in: the remembered language first, then `Accept-Language`, Mongolian otherwise (ruling 30).
 * @param {import("node:http").IncomingHttpHeaders} headers
 * @returns {string}
 */
export function refusalLanguage(headers) {
  const asked = (headers["accept-language"] ?? "").split(",").map((tag) => tag.trim().slice(0, 2).toLowerCase());
  return rememberedLanguage(headers) ?? asked.find((language) => LANGUAGES.includes(language)) ?? DEFAULT_LANGUAGE;
}

/**
 * Answers a request with `{code, message}` instead of what it asked for.
 *
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 * @param {{ status: number, code: Code, headers?: import("./answer.mjs").Headers, close?: boolean }} refused `close` ends the
 *   connection with the answer, as does a body that has not arrived whole
 */
export function refuse(request, response, { status, code, headers = [], close = false }) {
  const body = JSON.stringify(refusal(code, request.headers));
  for (const [name, value] of headers) response.setHeader(name, value);
  response.writeHead(status, {
    "Content-Type": "application/json; charset=utf-8",
    "Content-Length": Buffer.byteLength(body),
    "Cache-Control": "no-store",
    ...(close || !request.complete ? { Connection: "close" } : {}),
  });
  // An answer to HEAD has no body to write, and its head would wait for the end.
  response.flushHeaders();
  response.write(body);
  endAfterRequest(request, response);
}

/**
 * Ends an answer of which everything is written. When the request has not arrived whole, the rest of it is read and thrown away
 * first, for two seconds at most; then the connection is closed.
 *
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
export function endAfterRequest(request, response) {
  if (request.complete) {
    response.end();
    return;
  }
  const end = () => {
    clearTimeout(timer);
    request.off("end", end).off("close", end);
    response.end();
    if (!request.complete) request.socket.destroySoon();
  };
  const timer = setTimeout(end, LINGER_MS);
  request.on("end", end).on("close", end).resume();
}
