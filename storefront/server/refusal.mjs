import { readFileSync } from "node:fs";
import { DEFAULT_LANGUAGE, LANGUAGES, rememberedLanguage } from "./languages.mjs";

/** How long the rest of a refused request is read and discarded, in ms: senders would miss the answer if it closed at once. */
const LINGER_MS = 2000;

/** The texts of the catalogues, by language and code. */
const TEXTS = Object.fromEntries(
  LANGUAGES.map((language) => {
    const file = new URL(import.meta.resolve(`@zakh/kit/locales/${language}.json`));
    return [language, JSON.parse(readFileSync(file, "utf8"))];
  }),
);

/** @typedef {"unavailable" | "not_found" | "method_not_allowed" | "request_malformed" | "length_required" | "body_invalid"} Code */

/**
 * The body of a refusal by the edge itself, in the language of the request.
 *
 * @param {Code} code
 * @param {import("node:http").IncomingHttpHeaders} headers
 * @returns {{ code: string, message: string }}
 */
export function refusal(code, headers) {
  return { code, message: TEXTS[refusalLanguage(headers)][code] };
}

/**
 * The language of a refusal: the cookie first, then `Accept-Language`, otherwise Mongolian (ruling 30).
 * @param {import("node:http").IncomingHttpHeaders} headers
 * @returns {string}
 */
export function refusalLanguage(headers) {
  const asked = (headers["accept-language"] ?? "").split(",").map((tag) => tag.trim().slice(0, 2).toLowerCase());
  return rememberedLanguage(headers) ?? asked.find((language) => LANGUAGES.includes(language)) ?? DEFAULT_LANGUAGE;
}

/**
 * Refuses a request with `{code, message}`.
 *
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 * @param {{ status: number, code: Code, headers?: import("./cached-response.mjs").Headers, close?: boolean }} refused `close` closes the
 *   connection after the answer; an incomplete request always does
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
  // An answer to HEAD has no body, so its head would be sent only at the end.
  response.flushHeaders();
  response.write(body);
  endAfterRequest(request, response);
}

/**
 * Ends an answer that is written completely. If the request is incomplete, the rest of it is read and discarded first, for at most
 * two seconds, and then the connection is closed.
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
