import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import en from "@zakh/kit/locales/en.json";
import ko from "@zakh/kit/locales/ko.json";
import mn from "@zakh/kit/locales/mn.json";
import ru from "@zakh/kit/locales/ru.json";
import type { HeaderList } from "./cached-response";
import { languageOf } from "./languages";

/** How long the rest of a refused request is read and discarded, in ms: senders would miss the response if it closed at once. */
const LINGER_MS = 2000;

/** The texts of the catalogues, by language and code. */
const TEXTS = { mn, ru, en, ko };

export type Code =
  | "unavailable"
  | "not_found"
  | "method_not_allowed"
  | "request_malformed"
  | "length_required"
  | "body_invalid";

interface RefusalOptions {
  status: number;
  code: Code;
  headers?: HeaderList;
  /** closes the connection after the response; an incomplete request always does */
  close?: boolean;
}

/** The body of a refusal by the edge itself, in the language of the request. */
export function refusal(code: Code, headers: IncomingHttpHeaders): { code: Code; message: string } {
  return { code, message: TEXTS[languageOf(headers)][code] };
}

/** Refuses a request with `{code, message}`. */
export function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  { status, code, headers = [], close = false }: RefusalOptions,
) {
  const body = JSON.stringify(refusal(code, request.headers));
  for (const [name, value] of headers) response.setHeader(name, value);
  response.writeHead(status, {
    "Content-Type": "application/json; charset=utf-8",
    "Content-Length": Buffer.byteLength(body),
    "Cache-Control": "no-store",
    ...(close || !request.complete ? { Connection: "close" } : {}),
  });
  // A response to HEAD has no body, so its head would be sent only at the end.
  response.flushHeaders();
  response.write(body);
  endAfterRequest(request, response);
}

/**
 * Ends a response that is written completely. If the request is incomplete, the rest of it is read and discarded first, for at most
 * two seconds, and then the connection is closed.
 */
export function endAfterRequest(request: IncomingMessage, response: ServerResponse) {
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
