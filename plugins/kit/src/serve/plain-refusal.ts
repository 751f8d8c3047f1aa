import type { IncomingMessage, ServerResponse } from "node:http";
import { readTexts } from "../configuration/read-texts";
import type { CommonErrorCode } from "../contract/errors";
import { LANGUAGE_COOKIE } from "../contract/languages";
import { chooseLanguage } from "../http/language";
import { endUnfinished } from "../http/unfinished-request";

const TEXTS = readTexts<CommonErrorCode>(__dirname, "../contract/locales");
const REMEMBERED_LANGUAGE = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=(\\w+)`);

/**
 * Answers `{code, message}` in the language of the request, without Express. The connection is closed when the request
 * has not arrived completely 2 s later.
 */
export function refusePlainly(
  request: IncomingMessage,
  response: ServerResponse,
  { status, code }: { status: number; code: CommonErrorCode },
): void {
  const remembered = request.headers.cookie?.match(REMEMBERED_LANGUAGE)?.[1];
  const body = JSON.stringify({ code, message: TEXTS[chooseLanguage(remembered, request)][code] });
  endUnfinished(request, response);
  response.writeHead(status, {
    "Content-Type": "application/json; charset=utf-8",
    "Content-Length": Buffer.byteLength(body),
    "Cache-Control": "no-store",
  });
  response.end(body);
}
