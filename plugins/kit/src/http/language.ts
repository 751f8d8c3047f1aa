import type { IncomingMessage } from "node:http";
import type { MedusaRequest } from "@medusajs/framework/http";
import Negotiator from "negotiator";
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_COOKIE, LANGUAGES, type Language } from "../contract/languages";

/** The language of a request: its cookie, then `Accept-Language`, otherwise Mongolian (ruling 30). */
export function requestLanguage(request: MedusaRequest): Language {
  return chooseLanguage(request.cookies?.[LANGUAGE_COOKIE], request);
}

/** The same where nobody has read the cookies. */
export function chooseLanguage(cookie: string | undefined, request: Pick<IncomingMessage, "headers">): Language {
  if (isLanguage(cookie)) return cookie;
  return (new Negotiator(request).language([...LANGUAGES]) as Language | undefined) ?? DEFAULT_LANGUAGE;
}
